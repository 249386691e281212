"""What each viewer may see, built up field by field: what nobody wrote down stays hidden."""

from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from rules.game import SPECTATOR, Seat, Viewer, Wire
from rules.games.bagalut.content import CARD_IDS, GOOD_OF, GOODS, Card, CardId, Good, card_at
from rules.games.bagalut.events import (
    CardLaid,
    CardStolen,
    Event,
    GameOver,
    MarketCardLaid,
    MarketOpened,
    StepSkipped,
    SwapAnswered,
    SwapOffered,
    TurnStarted,
)
from rules.games.bagalut.legal import eligible
from rules.games.bagalut.score import points_of
from rules.games.bagalut.state import Options, Phase, Row, Side, State


@dataclass(frozen=True, slots=True, kw_only=True)
class Rows(Wire):
    """A seat's rows: the values from first (at the good card) to last (free, exposed)."""

    fish: Row
    coin: Row
    mead: Row
    sheep: Row
    grain: Row


@dataclass(frozen=True, slots=True, kw_only=True)
class Sums(Wire):
    """A seat's points at each good, an offered card counted with its owner (spec D9)."""

    fish: int
    coin: int
    mead: int
    sheep: int
    grain: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Wire):
    """The card beside the board while the other seat answers."""

    seat: Seat
    good: Good
    card: CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    """The table as one viewer sees it.

    options:     the variant that is played; also what a computer must know to look ahead.
    turn:        0 in the set-up, then 1..20.
    active_seat: whose turn it is, also while the other seat answers.
    offer:       None when nothing is offered.
    eligible:    the cards that may answer the offer.
    rows, sums:  by seat.
    hands:       how many cards each seat holds.
    hand:        the viewer's own cards; None for spectators.
    stack:       how many cards lie face down.
    market:      the open cards; None before the stack is opened.
    """

    options: Options
    phase: Phase
    turn: int
    active_seat: Seat
    swaps_done: int
    offer: Offer | None
    eligible: tuple[CardId, ...]
    rows: tuple[Rows, Rows]
    sums: tuple[Sums, Sums]
    hands: tuple[int, int]
    hand: tuple[CardId, ...] | None
    stack: int
    market: tuple[CardId, ...] | None


def view(state: State, viewer: Viewer) -> View:
    """What `viewer` may see: everything that lies open, and of the hands only the own one."""
    hands, market, offer = state.hands, state.market, state.offer
    own_0, own_1 = (offer, None) if state.active_seat == 0 else (None, offer)
    rows_0, sums_0 = _shown(state.rows[0], own_0)
    rows_1, sums_1 = _shown(state.rows[1], own_1)
    return View(
        options=state.options,
        phase=state.phase,
        turn=state.turn,
        active_seat=state.active_seat,
        swaps_done=state.swaps_done,
        offer=_offer(state),
        eligible=() if offer is None else _eligible(state),
        rows=(rows_0, rows_1),
        sums=(sums_0, sums_1),
        hands=(len(hands[0]), len(hands[1])),
        hand=None if viewer is SPECTATOR else tuple([CARD_IDS[card] for card in hands[viewer]]),
        stack=len(state.stack),
        market=None if market is None else tuple([CARD_IDS[card] for card in market]),
    )


def show(event: Event, _viewer: Viewer) -> Event:
    """Every event lies open; a new one does not pass the type check before someone decides."""
    match event:
        case CardLaid() | MarketCardLaid() | CardStolen() | SwapOffered() | SwapAnswered():
            return event
        case TurnStarted() | MarketOpened() | StepSkipped() | GameOver():
            return event
        case _:
            assert_never(event)


def _offer(state: State) -> Offer | None:
    if state.offer is None:
        return None
    card = state.offer
    return Offer(seat=state.active_seat, good=GOODS[GOOD_OF[card]], card=CARD_IDS[card])


def _eligible(state: State) -> tuple[CardId, ...]:
    theirs = state.rows[1 - state.active_seat]
    return tuple([CARD_IDS[card_at(good, theirs[good][-1])] for good in eligible(state)])


@lru_cache(maxsize=4096)
def _shown(side: Side, offered: Card | None) -> tuple[Rows, Sums]:
    """One seat's side as it travels: the same for all viewers, and mostly after the next action."""
    fish, coin, mead, sheep, grain = side
    rows = Rows(fish=fish, coin=coin, mead=mead, sheep=sheep, grain=grain)
    f, c, m, s, g = points_of(side, offered)
    return rows, Sums(fish=f, coin=c, mead=m, sheep=s, grain=g)
