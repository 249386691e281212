"""From what a seat knows to a full state: the unseen cards, dealt at random where they may lie."""

from collections.abc import Sequence
from itertools import accumulate, combinations
from math import comb

from rules.game import Seat
from rules.games.bagalut.content import CARD_OF, CARDS, GOOD_OF, GOODS, Card, card_at
from rules.games.bagalut.events import CardLaid, Event
from rules.games.bagalut.state import SETUP_LAYS, Phase, Side, State
from rules.games.bagalut.view import Rows, View
from rules.rng import Rng


def sample(view: View, seat: Seat, rng: Rng, seen: tuple[Event, ...]) -> State:
    """A state that `seat` cannot tell from the real one.

    seen: the events shown to `seat` so far. From the set-up they tell which goods the other seat
          never held (spec D4: it had to cover what it could); without them nothing is excluded.
    """
    assert view.hand is not None, "a spectator holds no hand to sample from"
    other = 1 - seat
    rows = _side(view.rows[0]), _side(view.rows[1])
    own = tuple(CARD_OF[card] for card in view.hand)
    market = None if view.market is None else tuple(CARD_OF[card] for card in view.market)
    offer = None if view.offer is None else CARD_OF[view.offer.card]
    unseen = _unseen(rows, own, market, offer)
    theirs = _deal(unseen, view.hands[other], _missing_goods(view, other, seen), rng)
    return State(
        options=view.options,
        phase=view.phase,
        turn=view.turn,
        active_seat=view.active_seat,
        hands=(own, theirs) if seat == 0 else (theirs, own),
        stack=tuple(card for card in unseen if card not in theirs),
        market=market,
        rows=rows,
        swaps_done=view.swaps_done,
        offer=offer,
    )


def _side(rows: Rows) -> Side:
    return rows.fish, rows.coin, rows.mead, rows.sheep, rows.grain


def _unseen(
    rows: tuple[Side, Side],
    own: tuple[Card, ...],
    market: tuple[Card, ...] | None,
    offer: Card | None,
) -> tuple[Card, ...]:
    open_cards = {
        card_at(good, value) for side in rows for good, row in enumerate(side) for value in row
    }
    known = open_cards.union(own, market or (), () if offer is None else (offer,))
    return tuple(card for card in range(CARDS) if card not in known)


def _missing_goods(view: View, seat: Seat, seen: tuple[Event, ...]) -> list[tuple[int, ...]]:
    """Each set of goods of which `seat`'s hand may be free, so that its set-up was legal.

    It must keep as many lays as it holds goods that it has not laid: so among these goods, so
    many must be missing in its hand. Empty: nothing is known.
    """
    laid = [
        GOOD_OF[CARD_OF[event.card]]
        for event in seen
        if isinstance(event, CardLaid) and event.setup and event.seat == seat
    ]
    if view.phase is not Phase.SETUP_LAY and len(laid) < SETUP_LAYS:
        return []
    not_laid = [good for good in range(len(GOODS)) if good not in laid]
    missing = len(not_laid) - (SETUP_LAYS - len(laid))
    return list(combinations(not_laid, missing)) if missing > 0 else []


def _deal(
    unseen: Sequence[Card], size: int, missing: list[tuple[int, ...]], rng: Rng
) -> tuple[Card, ...]:
    """A hand of `size` of the unseen cards, free of one of the sets of goods in `missing`.

    A set is drawn with the weight of the hands that it allows. (A hand free of more than one
    set is counted for each, which favours it a little: no matter for a guess.)
    """
    hands = [[card for card in unseen if GOOD_OF[card] not in goods] for goods in missing or [()]]
    weights = [comb(len(cards), size) for cards in hands]
    if not sum(weights):
        raise ValueError("the other seat's hand cannot be dealt: view and events disagree")
    drawn = rng.below(sum(weights))
    chosen = next(i for i, end in enumerate(accumulate(weights)) if drawn < end)
    return tuple(sorted(rng.shuffled(hands[chosen])[:size]))
