"""What a card or the round's end would mean for a seat. Source: spec 13.2, 13.3.

Every part depends on few values, so that it is kept for the views that follow.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from rules.game import Seat, Wire
from rules.games.battlefjord.content import (
    FOLLOWER_IDS,
    HALL_SIZE,
    LAST_CARD,
    SIGN_OF,
    Card,
    FollowerId,
    is_follower,
)
from rules.games.battlefjord.goods import Bundle, bundle
from rules.games.battlefjord.income import preview
from rules.games.battlefjord.payments import missing, payments
from rules.games.battlefjord.powers import laid_in, powers
from rules.games.battlefjord.state import Ask, Hall, Halls, State, Stock

HallOutcome: TypeAlias = Literal[
    "complete_same",
    "complete_different",
    "same_possible",
    "different_possible",
    "same_or_different_possible",
    "no_bonus",
    "full",
]
"""What a new card makes of a hall."""


@dataclass(frozen=True, slots=True, kw_only=True)
class HallOutlook(Wire):
    """A hall (1..3) with the new card in it. cards: how many then lie there."""

    hall: int
    outcome: HallOutcome
    cards: int


@dataclass(frozen=True, slots=True, kw_only=True)
class CardOutlook(Wire):
    """A follower in reach of a seat.

    payments: how many ways it has to pay for it; 0: `missing` says what it lacks.
    discount: goods fewer than printed, by cards that lie already.
    """

    card: FollowerId
    payments: int
    missing: Bundle
    discount: int
    halls: tuple[HallOutlook, HallOutlook, HallOutlook]


@dataclass(frozen=True, slots=True, kw_only=True)
class CardIncome(Wire):
    """What a card pays at the round's end."""

    card: FollowerId
    gain: Bundle


@dataclass(frozen=True, slots=True, kw_only=True)
class StorePreview(Wire):
    """A seat's store if it ended its actions now: exact, nobody else touches it."""

    income: tuple[CardIncome, ...]
    goods_after: int
    goods_limit: int
    goods_over: int
    silver_after: int
    silver_limit: int
    silver_lost: int


@lru_cache(maxsize=4096)
def store_preview(halls: Halls, stock: Stock) -> StorePreview:
    """What would lapse at the round's end."""
    after = preview(halls, laid_in(halls), stock)
    return StorePreview(
        income=tuple(
            CardIncome(card=FOLLOWER_IDS[card], gain=bundle(gain)) for card, gain in after.income
        ),
        goods_after=after.goods,
        goods_limit=after.goods_limit,
        goods_over=after.goods_over,
        silver_after=after.silver,
        silver_limit=after.silver_limit,
        silver_lost=after.silver_lost,
    )


def outlooks(state: State, seat: Seat) -> tuple[CardOutlook, ...]:
    """The open followers of the centre, then the own hand, then what lies on the Thing."""
    halls, stock = state.halls[seat], state.stocks[seat]
    cards = (*open_followers(state.slots, state.face_down), *state.hands[seat])
    if state.pending and state.pending[0].ask is Ask.THING and state.turn == seat:
        cards += state.pending[0].cards
    return _outlooks(cards, halls, stock)


@lru_cache(maxsize=256)
def open_followers(slots: tuple[Card, ...], face_down: int) -> tuple[Card, ...]:
    """The followers that lie open in the centre, by slot."""
    return tuple(
        card
        for slot, card in enumerate(slots)
        if card >= 0 and not face_down >> slot & 1 and is_follower(card)
    )


@lru_cache(maxsize=1024)
def _outlooks(cards: tuple[Card, ...], halls: Halls, stock: Stock) -> tuple[CardOutlook, ...]:
    return tuple(_outlook(card, halls, stock) for card in cards)


@lru_cache(maxsize=1 << 14)
def hall_outcome(hall: Hall, card: Card) -> HallOutcome:
    """What `card` would make of a hall."""
    if len(hall) == HALL_SIZE:
        return "full"
    signs = [SIGN_OF[laid] for laid in (*hall, card)]
    same, different = len(set(signs)) == 1, len(set(signs)) == len(signs)
    if len(signs) == HALL_SIZE:
        if same:
            return "complete_same"
        return "complete_different" if different else "no_bonus"
    if same and different:
        return "same_or_different_possible"
    if same:
        return "same_possible"
    return "different_possible" if different else "no_bonus"


@lru_cache(maxsize=4096)
def _outlook(card: Card, halls: Halls, stock: Stock) -> CardOutlook:
    laid = laid_in(halls)
    allowed = powers(laid)
    ways = len(payments(card, allowed, stock))
    lacks = (0, 0, 0, 0) if ways else missing(card, allowed, stock)
    return CardOutlook(
        card=FOLLOWER_IDS[card],
        payments=ways if laid.bit_count() < LAST_CARD else 0,
        missing=bundle((*lacks, 0)),
        discount=allowed.discount[SIGN_OF[card]],
        halls=_halls(card, halls),
    )


@lru_cache(maxsize=4096)
def _halls(card: Card, halls: Halls) -> tuple[HallOutlook, HallOutlook, HallOutlook]:
    first, second, third = (
        HallOutlook(
            hall=number,
            outcome=hall_outcome(hall, card),
            cards=min(HALL_SIZE, len(hall) + 1),
        )
        for number, hall in enumerate(halls, 1)
    )
    return first, second, third
