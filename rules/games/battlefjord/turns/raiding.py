"""The raid: both seats decide in secret, and pay together. Source: spec 4.1."""

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.actions import RaidOption, RaidPay
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.content import (
    EFFECT_OF,
    FIELDS,
    FOLLOWER_IDS,
    RAIDS,
)
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import (
    RaidChoice,
    RaidConfirmed,
    RaidFailed,
    RaidOwed,
    RaidPaid,
    RaidSpared,
)
from rules.games.battlefjord.goods import FAME, NOTHING, SILVER, Amounts, bundle, named
from rules.games.battlefjord.powers import cards_of
from rules.games.battlefjord.raid import Owed, owed, ways
from rules.games.battlefjord.state import SEATS, Phase
from rules.games.battlefjord.turns import ending, placing


def begin(board: Board) -> None:
    """The ship has reached a corner: say who owes what."""
    asked = [owed(board.round, board.powers(seat)) for seat in range(SEATS)]
    if board.told is not None:
        for seat, owes in enumerate(asked):
            board.told.append(_owes(board, seat, owes))
    if asked == [None, None]:
        _go_on(board)
    else:
        board.phase = Phase.RAID


def debtors(board: Board) -> list[Seat]:
    """The seats that owe and have not confirmed."""
    return [
        seat
        for seat in range(SEATS)
        if board.raid_paid[seat] is None and owed(board.round, board.powers(seat)) is not None
    ]


def confirm(board: Board, seat: Seat, action: RaidPay) -> None:
    """Store what a seat pays; when all have confirmed, pay. Raises RuleError."""
    asked = owed(board.round, board.powers(seat))
    assert asked is not None  # a spared seat is no actor
    paid = _checked(board, seat, action, asked)
    board.raid_paid[seat] = paid
    if board.told is not None:
        board.told.append(RaidConfirmed(round=board.round, seat=seat))
        board.told.append(
            RaidChoice(round=board.round, seat=seat, option=action.option, payment=bundle(paid))
        )
    if not debtors(board):
        _pay(board)
        _go_on(board)


def _checked(board: Board, seat: Seat, action: RaidPay, asked: Owed) -> Amounts:
    stock = board.stocks[seat]
    raid = RAIDS[board.round]
    match action.option:
        case RaidOption.CANNOT:
            if ways(asked, stock):
                raise RuleError(Code.RAID_MUST_PAY)
            return NOTHING
        case RaidOption.GOODS:
            if not raid.goods:
                raise RuleError(Code.RAID_OPTION)
            assert action.goods is not None  # its shape was checked
            fish, wool, iron = action.goods.fish, action.goods.wool, action.goods.iron
            if fish + wool + iron != asked.goods:
                raise RuleError(Code.RAID_AMOUNT, n=asked.goods)
            lacks = [max(0, n - have) for n, have in zip((fish, wool, iron), stock, strict=False)]
            if any(lacks):
                raise RuleError(Code.RAID_SHORT, what=named(lacks))
            return fish, wool, iron, 0, 0
        case RaidOption.SILVER:
            if not raid.silver:
                raise RuleError(Code.RAID_OPTION)
            if stock[SILVER] < asked.silver:
                raise RuleError(Code.RAID_SHORT, what={"silver": asked.silver - stock[SILVER]})
            return 0, 0, 0, asked.silver, 0
        case RaidOption.FAME:
            if stock[FAME] < asked.fame:
                raise RuleError(Code.RAID_SHORT, what={"fame": asked.fame - stock[FAME]})
            return 0, 0, 0, 0, asked.fame


def _pay(board: Board) -> None:
    """Carry out what was confirmed, all together: on the stocks from before the raid."""
    fame_before = [stock[FAME] for stock in board.stocks]
    for seat, paid in enumerate(board.raid_paid):
        if paid is None:
            continue
        stock, other = board.stocks[seat], 1 - seat
        if paid == NOTHING:
            lost = fame_before[seat]
            stock[FAME] -= lost
            board.stocks[other][FAME] += lost
            if board.told is not None:
                board.told.append(
                    RaidFailed(
                        round=board.round,
                        seat=seat,
                        fame_lost=lost,
                        other_seat=other,
                        fame_gained=lost,
                    )
                )
            continue
        for kind, n in enumerate(paid):
            stock[kind] -= n
        if board.told is not None:
            board.told.append(RaidPaid(round=board.round, seat=seat, payment=bundle(paid)))
    board.raid_paid = [None, None]


def _go_on(board: Board) -> None:
    """After the fourth raid the game is over; else figures are placed."""
    if board.round == FIELDS:
        ending.end(board)
    else:
        placing.begin(board)


def _owes(board: Board, seat: Seat, asked: Owed | None) -> RaidOwed | RaidSpared:
    if asked is None:
        shields = tuple(
            FOLLOWER_IDS[card]
            for card in cards_of(board.laid[seat])
            if EFFECT_OF[card].op == "raid_less"
        )
        return RaidSpared(round=board.round, seat=seat, cards=shields)
    return RaidOwed(
        round=board.round,
        seat=seat,
        goods=asked.goods,
        silver=asked.silver,
        fame=asked.fame,
        payments=len(ways(asked, board.stocks[seat])),
    )
