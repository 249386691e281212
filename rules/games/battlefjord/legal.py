"""Who may act, and every message that would be accepted, in full. Source: spec 9.2, 9.3."""

from collections.abc import Iterator
from functools import lru_cache
from typing import Final, Literal

from rules.game import Seat
from rules.games.battlefjord.actions import (
    Action,
    CargoPick,
    ChooseEffect,
    ChooseGoods,
    EndActions,
    Jarl,
    Mist,
    Mode,
    Place,
    Skald,
    SkaldOption,
    StoreDiscard,
    TakeCargo,
    TakeFollower,
    Thing,
    Trade,
    Use,
    Via,
)
from rules.games.battlefjord.board import Board, thaw
from rules.games.battlefjord.content import (
    CARGO_IDS,
    FOLLOWER_IDS,
    FOLLOWERS,
    HALL_SIZE,
    JARL,
    LAST_CARD,
    MERCHANT,
    PLAIN_USES,
    SEA_MIST,
    SKALD,
    SKALD_OPTIONS,
    SLOTS,
    Card,
    is_follower,
)
from rules.games.battlefjord.goods import (
    GOODS,
    SILVER,
    Resource,
    choices,
    goods,
    payment,
)
from rules.games.battlefjord.income import preview
from rules.games.battlefjord.payments import Payment, payments
from rules.games.battlefjord.raid import answers, owed
from rules.games.battlefjord.state import Ask, Phase, State
from rules.games.battlefjord.turns import laying, places, placing, raiding, rounds
from rules.rng import Rng

# Actions are values, so one of each is enough.
_PLACES: Final = tuple(Place(field=field) for field in range(17))
_USES: Final = {field: Use(field=field) for field in PLAIN_USES}
_CARGO: Final = tuple(TakeCargo(slot=slot) for slot in range(SLOTS))
_ENDS: Final = (EndActions(), EndActions(confirm_loss=True))
_SKIP: Final = ChooseEffect(skip=True)

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = (frozenset({0}), frozenset({1}))
_NO_CHANCE: Final = Rng(b"nothing is drawn to list actions", 0)


def actors(state: State) -> frozenset[Seat]:
    """The seats that are asked now: both in a raid, else one, at last none."""
    if state.phase is Phase.RAID:
        return frozenset(raiding.debtors(thaw(state, _NO_CHANCE)))
    return _NOBODY if state.phase is Phase.OVER else _ALONE[state.turn]


def actors_on(board: Board) -> frozenset[Seat]:
    """The same for a board."""
    if board.phase is Phase.RAID:
        return frozenset(raiding.debtors(board))
    return _NOBODY if board.phase is Phase.OVER else _ALONE[board.turn]


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Every legal action of `seat`, payments and halls spelled out; none if it may not act."""
    return legal_on(thaw(state, _NO_CHANCE), seat)


def legal_on(board: Board, seat: Seat) -> Iterator[Action]:
    """The same for a board."""
    if seat not in actors_on(board):
        return
    match board.phase:
        case Phase.RAID:
            asked = owed(board.round, board.powers(seat))
            assert asked is not None  # or the seat would be no actor
            yield from answers(asked, board.stocks[seat])
        case Phase.PLACING:
            yield from (_PLACES[field] for field in placing.open_fields(board, seat))
        case Phase.STORAGE:
            over = rounds.excess(board, seat)
            stock = board.stocks[seat]
            yield from (StoreDiscard(goods=goods(*given)) for given in choices(over, stock))
        case _:
            if board.pending:
                yield from _answers(board, seat)
            else:
                yield from _at_places(board, seat)
                yield from _in_centre(board, seat)
                yield _ENDS[would_lose(board, seat)]


def preselected(board: Board, seat: Seat) -> Action | None:
    """The only possible answer to a raid, a pending decision or a full store.

    It is not done by itself: the seat sends it (spec D4).
    """
    if board.phase is Phase.ACTIONS and not board.pending:
        return None
    if board.phase is Phase.PLACING:
        return None
    possible = legal_on(board, seat)
    first = next(possible, None)
    return first if next(possible, None) is None else None


def would_lose(board: Board, seat: Seat) -> bool:
    """Whether something of this seat would lapse if it ended its actions now."""
    after = preview(board.halls[seat], board.laid[seat], board.stocks[seat])
    return bool(after.goods_over or after.silver_lost)


def lays(board: Board, seat: Seat, card: Card) -> Iterator[tuple[int, Payment]]:
    """Every hall (1..3) and payment with which a seat could lay a card."""
    if board.cards_laid(seat) == LAST_CARD:
        return
    possible = payments(card, board.powers(seat), board.stocks[seat])
    if not possible:
        return
    for hall, laid in enumerate(board.halls[seat], 1):
        if len(laid) < HALL_SIZE:
            for paid in possible:
                yield hall, paid


def _at_places(board: Board, seat: Seat) -> Iterator[Action]:
    for figure in board.figures[seat]:
        field = figure[0]
        if field == MERCHANT and board.merchant_open:
            yield from _trades(board, seat, None)
        elif board.uses_left(seat, figure) > 0:
            yield from _uses(board, seat, field)
    allowed = board.powers(seat)
    if allowed.remote != (0, 0, 0):
        if places.can_use_remote(board, seat, JARL):
            yield from _jarls(board, seat, "remote")
        if places.can_use_remote(board, seat, MERCHANT):
            yield from _trades(board, seat, "remote")
        if places.can_use_remote(board, seat, SEA_MIST):
            yield from _mists(board, seat, "remote")


def _uses(board: Board, seat: Seat, field: int) -> Iterator[Action]:
    if field in _USES:
        yield _USES[field]
    elif field == JARL:
        yield from _jarls(board, seat, None)
    elif field == MERCHANT:
        yield from _trades(board, seat, None)
    elif field == SKALD:
        yield from _skalds(board, seat)
    else:
        yield from _mists(board, seat, None)


def _jarls(board: Board, seat: Seat, via: Via) -> Iterator[Action]:
    for card in board.hands[seat]:
        for hall, paid in lays(board, seat, card):
            yield _jarl(card, "lay", hall, paid, via)
        yield _jarl(card, "discard", None, None, via)


def _trades(board: Board, seat: Seat, via: Via) -> Iterator[Action]:
    stock = board.stocks[seat]
    for give in range(SILVER):
        for get in range(SILVER + 1):
            if give != get and stock[give] >= places.trade_price(board, seat, get):
                yield _trade(give, get, via)


def _skalds(board: Board, seat: Seat) -> Iterator[Action]:
    stock = board.stocks[seat]
    for option in SkaldOption:
        count, silver, _ = SKALD_OPTIONS[option]
        if silver:
            if stock[SILVER] >= silver:
                yield _skald(option, None)
        else:
            for kind in range(SILVER):
                if stock[kind] >= count:
                    yield _skald(option, kind)


def _mists(board: Board, seat: Seat, via: Via) -> Iterator[Action]:
    targets = laying.free_slots(board)
    for slot in range(SLOTS):
        if board.pennants[slot] == seat:
            for target in targets:
                yield _mist(slot, target, via)


def _in_centre(board: Board, seat: Seat) -> Iterator[Action]:
    for slot in range(SLOTS):
        if board.pennants[slot] != seat:
            continue
        card = board.slots[slot]
        if not is_follower(card):
            yield _CARGO[slot]
            continue
        for hall, paid in lays(board, seat, card):
            yield _take(slot, "lay", hall, paid)
        if len(board.hands[seat]) < board.powers(seat).hand:
            yield _take(slot, "hand", None, None)
        yield _take(slot, "discard", None, None)


def _answers(board: Board, seat: Seat) -> Iterator[Action]:
    pending = board.pending[0]
    match pending.ask:
        case Ask.THING:
            for card in pending.cards:
                for hall, paid in lays(board, seat, card):
                    yield _thing(card, "lay", hall, paid)
                if len(board.hands[seat]) < board.powers(seat).hand:
                    yield _thing(card, "hand", None, None)
                yield _thing(card, "discard", None, None)
        case Ask.CARGO_PICK:
            yield from (CargoPick(card=CARGO_IDS[card - FOLLOWERS]) for card in pending.cards)
        case Ask.CARGO_GOODS | Ask.GAIN_CHOICE:
            n = pending.n
            yield from (ChooseGoods(goods=goods(*chosen)) for chosen in choices(n, (n, n, n)))
        case Ask.REFRESH_PLACE:
            yield from (ChooseEffect(field=at) for at in laying.spent_fields(board, seat))
            yield _SKIP
        case Ask.EXTRA_PENNANT:
            yield from (ChooseEffect(slot=slot) for slot in laying.free_slots(board))
            yield _SKIP
        case Ask.SWAP_CARDS:
            yield from _swaps(board, seat)
            yield _SKIP


def _swaps(board: Board, seat: Seat) -> Iterator[Action]:
    """Each pair of cards once, the card of the lower hall first."""
    at = [
        (hall, position)
        for hall, row in enumerate(board.halls[seat], 1)
        for position in range(len(row))
    ]
    for index, a in enumerate(at):
        for b in at[index + 1 :]:
            if a[0] != b[0]:
                yield ChooseEffect(a=a, b=b)


@lru_cache(maxsize=1 << 14)
def _take(slot: int, mode: Mode, hall: int | None, paid: Payment | None) -> Action:
    pay = None if paid is None else payment(paid)
    return TakeFollower(slot=slot, mode=mode, hall=hall, pay=pay)


@lru_cache(maxsize=1 << 14)
def _thing(card: Card, mode: Mode, hall: int | None, paid: Payment | None) -> Action:
    pay = None if paid is None else payment(paid)
    return Thing(card=FOLLOWER_IDS[card], mode=mode, hall=hall, pay=pay)


@lru_cache(maxsize=1 << 14)
def _jarl(
    card: Card, mode: Literal["lay", "discard"], hall: int | None, paid: Payment | None, via: Via
) -> Action:
    pay = None if paid is None else payment(paid)
    return Jarl(card=FOLLOWER_IDS[card], mode=mode, hall=hall, pay=pay, via=via)


@lru_cache
def _trade(give: int, get: int, via: Via) -> Action:
    names: tuple[Resource, ...] = ("fish", "wool", "iron", "silver")
    return Trade(give=names[give], get=names[get], via=via)


@lru_cache
def _skald(option: SkaldOption, kind: int | None) -> Action:
    return Skald(option=option, good=None if kind is None else GOODS[kind])


@lru_cache(maxsize=256)
def _mist(slot: int, target: int, via: Via) -> Action:
    return Mist(from_slot=slot, to_slot=target, via=via)
