"""Who may act, and what exactly they may do."""

from collections.abc import Iterator, Sequence
from typing import Final

from rules.game import Seat
from rules.games.bagalut.actions import Action, Lay, Steal, SwapGive, SwapOffer
from rules.games.bagalut.content import CARD_IDS, GOOD_OF, GOODS, VALUE_OF, Card
from rules.games.bagalut.state import SETUP_LAYS, Phase, Side, State, cards_on

# Actions are values, so one of each is enough.
LAYS: Final = tuple(Lay(card=card_id) for card_id in CARD_IDS)
STEALS: Final = tuple(Steal(good=good) for good in GOODS)
OFFERS: Final = tuple(SwapOffer(good=good) for good in GOODS)
ANSWERS: Final = tuple(SwapGive(good=good) for good in GOODS)

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = (frozenset({0}), frozenset({1}))


def actor(state: State) -> Seat | None:
    """The one seat whose decision the game waits for; None at the end."""
    if state.phase is Phase.OVER:
        return None
    if state.phase is Phase.SWAP_ANSWER:
        return 1 - state.active_seat
    return state.active_seat


def actors(state: State) -> frozenset[Seat]:
    """The same as a set, as the house asks for it."""
    seat = actor(state)
    return _NOBODY if seat is None else _ALONE[seat]


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Every legal action of `seat`, by good and value; nothing for a seat that may not act."""
    if seat != actor(state):
        return
    match state.phase:
        case Phase.STEAL:
            yield from (STEALS[good] for good in filled(state.rows[1 - seat]))
        case Phase.SWAP_OFFER:
            yield from (OFFERS[good] for good in filled(state.rows[seat]))
        case Phase.SWAP_ANSWER:
            yield from (ANSWERS[good] for good in eligible(state))
        case _:
            yield from (LAYS[card] for card in layable(state, seat))


def filled(side: Side) -> list[int]:
    """The goods at which a card lies, by index."""
    return [good for good, row in enumerate(side) if row]


def eligible(state: State) -> list[int]:
    """The goods whose last card may answer the present offer; none when there is no offer.

    Every last card of at least the offered value; when there is none, those of the highest
    value there is. Source: seed 000, Regeln ¶2.
    """
    if state.offer is None:
        return []
    return eligible_on(state.rows[1 - state.active_seat], VALUE_OF[state.offer])


def eligible_on(side: Sequence[Sequence[int]], offered: int) -> list[int]:
    """The same for an offer of the value `offered` to the owner of `side`."""
    enough = [good for good, row in enumerate(side) if row and row[-1] >= offered]
    if enough:
        return enough
    highest = max((row[-1] for row in side if row), default=0)
    return [good for good, row in enumerate(side) if row and row[-1] == highest]


def layable(state: State, seat: Seat) -> tuple[Card, ...]:
    """The cards that `seat` may lay when it is to lay."""
    if state.phase is Phase.SETUP_LAY:
        hand, uncovered = state.hands[seat], must_cover(state, seat)
        if uncovered and SETUP_LAYS - cards_on(state.rows[seat]) == len(uncovered):
            return tuple(card for card in hand if GOOD_OF[card] in uncovered)
        return hand
    return state.hands[seat] if state.market is None else state.market


def must_cover(state: State, seat: Seat) -> list[int]:
    """In the set-up: the goods that `seat` holds and has not laid yet.

    As many lays must be kept for them (spec D4). Source: seed 000, Vorbereitung.
    """
    rows = state.rows[seat]
    return sorted({GOOD_OF[card] for card in state.hands[seat] if not rows[GOOD_OF[card]]})
