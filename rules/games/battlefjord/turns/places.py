"""The places of the ring: uses, and what each of them does. Source: spec section 5."""

from typing import Final

from rules.errors import RuleError
from rules.game import Seat
from rules.games.battlefjord.actions import Jarl, Mist, Skald, Trade, Use, Via
from rules.games.battlefjord.board import NO_PENNANT, Board
from rules.games.battlefjord.content import (
    CARD_OF,
    GOOD_RATE,
    JARL,
    MERCHANT,
    NO_CARD,
    PLAIN_USES,
    REMOTE_FIELDS,
    SEA_MIST,
    SKALD,
    SKALD_OPTIONS,
    THING,
    TRADING_SHIP,
    YIELD_OF,
)
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.events import (
    PennantMoved,
    SkaldTraded,
    Traded,
    Used,
)
from rules.games.battlefjord.goods import (
    FAME,
    GOODS,
    NOTHING,
    RESOURCES,
    SILVER,
    Amounts,
    add,
    bundle,
    plus,
)
from rules.games.battlefjord.state import Ask, Pending, Remote
from rules.games.battlefjord.turns import centre, laying

RESOURCE_INDEX: Final = {name: index for index, name in enumerate(RESOURCES)}


def use(board: Board, seat: Seat, action: Use) -> None:
    """A place that needs no choice. Raises RuleError."""
    field = action.field
    if field not in PLAIN_USES:
        raise RuleError(Code.USE_OTHER_MESSAGE)
    _check_use(board, seat, field, None)
    gain = plus(YIELD_OF.get(field, NOTHING), _spend(board, seat, field, None))
    add(board.stocks[seat], gain)
    _used(board, seat, field, None, gain)
    if field == TRADING_SHIP:
        _unload(board, seat)
    elif field == THING:
        cards = laying.reveal(board, seat, 0, board.powers(seat).reveal[0])
        if cards:
            board.pending = (Pending(ask=Ask.THING, card=NO_CARD, n=0, cards=cards),)


def trade(board: Board, seat: Seat, action: Trade) -> None:
    """One exchange; the Merchant stays open until another action. Raises RuleError."""
    visiting = action.via is None and board.merchant_open
    if not visiting:
        _check_use(board, seat, MERCHANT, action.via)
    give, get = RESOURCE_INDEX[action.give], RESOURCE_INDEX[action.get]
    if give == get:
        raise RuleError(Code.TRADE_SAME)
    if give == SILVER:
        raise RuleError(Code.TRADE_KIND)
    stock = board.stocks[seat]
    price = trade_price(board, seat, get)
    if stock[give] < price:
        raise RuleError(Code.TRADE_SHORT, n=price, good=action.give)
    stock[give] -= price
    stock[get] += 1
    if not visiting:
        _take_bonus(board, seat, MERCHANT, action.via)
    board.merchant_open = action.via is None
    if board.told is not None:
        board.told.append(
            Traded(
                round=board.round,
                seat=seat,
                give=GOODS[give],
                give_n=price,
                get=action.get,
                via=action.via,
            )
        )


def trade_price(board: Board, seat: Seat, get: int) -> int:
    """How many equal goods one of `get` costs this seat at the Merchant."""
    return board.powers(seat).silver_rate if get == SILVER else GOOD_RATE


def skald(board: Board, seat: Seat, action: Skald) -> None:
    """Exactly one exchange for fame. Raises RuleError."""
    _check_use(board, seat, SKALD, None)
    stock = board.stocks[seat]
    goods, silver, fame = SKALD_OPTIONS[action.option]
    kind = SILVER if action.good is None else RESOURCE_INDEX[action.good]
    price = goods + silver
    if stock[kind] < price:
        lacks = {RESOURCES[kind]: price - stock[kind]}
        raise RuleError(Code.SKALD_SHORT, what=lacks)
    fame += board.powers(seat).skald
    stock[kind] -= price
    stock[FAME] += fame
    _take_bonus(board, seat, SKALD, None)
    if board.told is not None:
        board.told.append(
            SkaldTraded(
                round=board.round,
                seat=seat,
                option=action.option,
                good=action.good,
                fame=fame,
            )
        )


def mist(board: Board, seat: Seat, action: Mist) -> None:
    """Move an unused pennant to another open card without one. Raises RuleError."""
    _check_use(board, seat, SEA_MIST, action.via)
    source, target = action.from_slot, action.to_slot
    if board.pennants[source] != seat:
        raise RuleError(Code.NOT_YOUR_PENNANT)
    if source == target:
        raise RuleError(Code.SAME_SLOT)
    if board.slots[target] == NO_CARD:
        raise RuleError(Code.SLOT_EMPTY)
    if not board.is_open(target):
        raise RuleError(Code.SLOT_FACE_DOWN)
    if board.pennants[target] != NO_PENNANT:
        raise RuleError(Code.SLOT_PENNANTED)
    board.pennants[source] = NO_PENNANT
    board.pennants[target] = seat
    _take_bonus(board, seat, SEA_MIST, action.via)
    if board.told is not None:
        board.told.append(
            PennantMoved(
                round=board.round,
                seat=seat,
                from_slot=source,
                to_slot=target,
                via=action.via,
            )
        )


def jarl(board: Board, seat: Seat, action: Jarl) -> None:
    """Lay a card of the hand, or discard it. Raises RuleError."""
    _check_use(board, seat, JARL, action.via)
    hand = board.hands[seat]
    if not hand:
        raise RuleError(Code.HAND_EMPTY)
    card = CARD_OF[action.card]
    if card not in hand:
        raise RuleError(Code.CARD_NOT_IN_HAND)
    bargain = None
    if action.mode == "lay":
        bargain = laying.bargain(board, seat, card, action.hall, action.pay)
    place = hand.index(card)
    board.hands[seat] = hand[:place] + hand[place + 1 :]
    _take_bonus(board, seat, JARL, action.via)
    if bargain is None:
        centre.discard(board, seat, card, "hand")
    else:
        laying.lay(board, seat, card, *bargain, "hand")


def can_use(board: Board, seat: Seat, field: int) -> bool:
    """Whether a figure of this seat may still use the place."""
    figure = board.figure_on(seat, field)
    return figure is not None and board.uses_left(seat, figure) > 0


def can_use_remote(board: Board, seat: Seat, field: int) -> bool:
    """Whether a card opens the place from afar, with uses left this round."""
    place = REMOTE_FIELDS.index(field)
    return board.powers(seat).remote[place] > board.remote[seat][place]


def _check_use(board: Board, seat: Seat, field: int, via: Via) -> None:
    if via is None:
        figure = board.figure_on(seat, field)
        if figure is None:
            raise RuleError(Code.NOT_YOUR_FIELD)
        if board.uses_left(seat, figure) <= 0:
            raise RuleError(Code.FIELD_USED)
        return
    if not board.powers(seat).remote[REMOTE_FIELDS.index(field)]:
        raise RuleError(Code.NOT_YOUR_FIELD)
    if not can_use_remote(board, seat, field):
        raise RuleError(Code.REMOTE_SPENT)


def _spend(board: Board, seat: Seat, field: int, via: Via) -> Amounts:
    """Count a use; the bonus that it brings. From afar there is none."""
    if via is None:
        board.figures[seat] = tuple(
            (at, used + 1, refreshed) if at == field else (at, used, refreshed)
            for at, used, refreshed in board.figures[seat]
        )
        return board.powers(seat).use_bonus[field]
    jarl, merchant, mist = board.remote[seat]
    place = REMOTE_FIELDS.index(field)
    spent: Remote = (jarl + (place == 0), merchant + (place == 1), mist + (place == 2))
    board.remote[seat] = spent
    return NOTHING


def _take_bonus(board: Board, seat: Seat, field: int, via: Via) -> None:
    """Count a use of a place whose own event says what it did; tell only a bonus."""
    gain = _spend(board, seat, field, via)
    if gain != NOTHING:
        add(board.stocks[seat], gain)
        _used(board, seat, field, via, gain)


def _used(board: Board, seat: Seat, field: int, via: Via, gain: Amounts) -> None:
    if board.told is not None:
        board.told.append(
            Used(round=board.round, seat=seat, field=field, via=via, gain=bundle(gain))
        )


def _unload(board: Board, seat: Seat) -> None:
    """Reveal cargo at the Trading Ship and take it; of several the seat chooses one."""
    cards = laying.reveal(board, seat, 1, board.powers(seat).reveal[1])
    if len(cards) > 1:
        board.pending = (Pending(ask=Ask.CARGO_PICK, card=NO_CARD, n=0, cards=cards),)
        return
    for card in cards:
        laying.receive(board, seat, card, "trading_ship")
