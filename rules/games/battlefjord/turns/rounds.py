"""What happens between rounds: the end of one, and the next. Source: spec 4.1, 4.5."""

from collections.abc import Iterable

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.actions import EndActions, StoreDiscard
from rules.games.battlefjord.board import NO_PENNANT, Board
from rules.games.battlefjord.content import (
    CARD_IDS,
    FOLLOWER_IDS,
    NO_CARD,
    RAIDS,
    SLOTS,
)
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import (
    ActionsBegun,
    ActionsEnded,
    CardsTurnedUp,
    HornPassed,
    Income,
    RoundStarted,
    ShipMoved,
    SilverLost,
    StorageDue,
    Stored,
)
from rules.games.battlefjord.goods import NOTHING, SILVER, add, bundle, plus
from rules.games.battlefjord.income import income, preview
from rules.games.battlefjord.state import Phase
from rules.games.battlefjord.turns import ending, placing, raiding


def end_actions(board: Board, seat: Seat, action: EndActions) -> None:
    """Finish the actions of a seat. Raises RuleError when something would lapse unasked."""
    if not action.confirm_loss:
        after = preview(board.halls[seat], board.laid[seat], board.stocks[seat])
        if after.goods_over or after.silver_lost:
            raise RuleError(
                Code.CONFIRM_LOSS, goods_over=after.goods_over, silver_lost=after.silver_lost
            )
    if board.told is not None:
        board.told.append(ActionsEnded(round=board.round, seat=seat))
    if seat == board.horn:
        board.turn = 1 - seat
        if board.told is not None:
            board.told.append(ActionsBegun(round=board.round, seat=1 - seat))
    else:
        _end_round(board)


def excess(board: Board, seat: Seat) -> int:
    """How many goods a seat holds above its limit."""
    return max(0, board.goods(seat) - board.powers(seat).goods)


def store_discard(board: Board, seat: Seat, action: StoreDiscard) -> None:
    """Give up exactly what is too much. Raises RuleError."""
    stock = board.stocks[seat]
    given = action.goods.fish, action.goods.wool, action.goods.iron
    over = excess(board, seat)
    if sum(given) != over:
        raise RuleError(Code.DISCARD_AMOUNT, n=over)
    if any(n > have for n, have in zip(given, stock, strict=False)):
        raise RuleError(Code.DISCARD_SHORT)
    for kind, n in enumerate(given):
        stock[kind] -= n
    if board.told is not None:
        board.told.append(Stored(round=board.round, seat=seat, goods=bundle((*given, 0, 0))))
    _clear_stores(board, (1 - seat,) if seat == board.horn else ())


def _end_round(board: Board) -> None:
    board.figures = [(), ()]
    board.pennants = [NO_PENNANT] * SLOTS
    board.remote = [(0, 0, 0), (0, 0, 0)]
    _turn_up(board)
    order = (board.horn, 1 - board.horn)
    for seat in order:
        _pay_income(board, seat)
    for seat in order:
        _lose_silver(board, seat)
    _clear_stores(board, order)


def _turn_up(board: Board) -> None:
    turned = [slot for slot in range(SLOTS) if board.face_down >> slot & 1]
    board.face_down = 0
    for slot in range(SLOTS):
        if board.slots[slot] == NO_CARD:  # no card was left when it was taken (spec D22)
            drawn = board.draw(0)
            board.slots[slot] = drawn if drawn != NO_CARD else board.draw(1)
            if board.slots[slot] != NO_CARD:
                turned.append(slot)
    if board.told is not None and turned:
        turned.sort()
        board.told.append(
            CardsTurnedUp(
                round=board.round,
                slots=tuple(turned),
                cards=tuple(CARD_IDS[board.slots[slot]] for slot in turned),
            )
        )


def _pay_income(board: Board, seat: Seat) -> None:
    paid = income(board.halls[seat], board.laid[seat], board.stocks[seat])
    if not paid:
        return
    total = NOTHING
    for _, gain in paid:
        total = plus(total, gain)
    add(board.stocks[seat], total)
    if board.told is not None:
        board.told.append(
            Income(
                round=board.round,
                seat=seat,
                gain=bundle(total),
                cards=tuple(FOLLOWER_IDS[card] for card, _ in paid),
                gains=tuple(bundle(gain) for _, gain in paid),
            )
        )


def _lose_silver(board: Board, seat: Seat) -> None:
    stock = board.stocks[seat]
    over = stock[SILVER] - board.powers(seat).silver
    if over > 0:
        stock[SILVER] -= over
        if board.told is not None:
            board.told.append(SilverLost(round=board.round, seat=seat, n=over))


def _clear_stores(board: Board, seats: Iterable[Seat]) -> None:
    """Ask the first of `seats` that holds too much; when none does, go on."""
    for seat in seats:
        over = excess(board, seat)
        if over:
            board.phase = Phase.STORAGE
            board.turn = seat
            if board.told is not None:
                board.told.append(StorageDue(round=board.round, seat=seat, n=over))
            return
    if board.is_final():
        ending.end(board)
    else:
        _next_round(board)


def _next_round(board: Board) -> None:
    board.horn = 1 - board.horn
    board.round += 1
    if board.told is not None:
        raid = RAIDS.get(board.round)
        board.told.append(HornPassed(round=board.round - 1, to_seat=board.horn))
        board.told.append(RoundStarted(round=board.round, horn_seat=board.horn))
        board.told.append(
            ShipMoved(
                round=board.round,
                from_field=board.round - 1,
                field=board.round,
                raid=raid.number if raid is not None else None,
            )
        )
    if board.round in RAIDS:
        raiding.begin(board)
    else:
        placing.begin(board)
