"""Counting: halls, end effects, totals, the result. Source: spec section 8."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from rules.game import Result, Seat, Wire
from rules.games.battlefjord.content import (
    DIFFERENT_FAME,
    EFFECT_OF,
    FAME_OF,
    FIELDS,
    FOLLOWER_IDS,
    HALL_SIZE,
    SAME_FAME,
    SIGN_OF,
    SIGNS,
    TIMING_OF,
    Card,
    Effect,
    FollowerId,
    Timing,
)
from rules.games.battlefjord.powers import Laid, cards_of, laid_in, sign_counts
from rules.games.battlefjord.state import Hall, Halls, Phase, State

HallKind: TypeAlias = Literal["same", "different"] | None
"""Four equal signs, four different ones, anything else."""

_SIGN_COUNTED: Final = {f"sign:{sign}": index for index, sign in enumerate(SIGNS)}


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectScore(Wire):
    """What the end effect of a card brings."""

    card: FollowerId
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HallScore(Wire):
    """What a hall (1..3) brings."""

    hall: int
    kind: HallKind
    fame: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatScore(Wire):
    """The count of a seat; silver and goods only break ties."""

    tokens: int
    cards: int
    effects: tuple[EffectScore, ...]
    halls: tuple[HallScore, HallScore, HallScore]
    total: int
    silver: int
    goods: int


@lru_cache(maxsize=1 << 14)
def hall_kind(hall: Hall) -> HallKind:
    """Only four cards can score, and only a row: never a column across halls."""
    if len(hall) < HALL_SIZE:
        return None
    signs = {SIGN_OF[card] for card in hall}
    if len(signs) == 1:
        return "same"
    return "different" if len(signs) == HALL_SIZE else None


def hall_fame(hall: Hall, laid: Laid) -> int:
    """What a hall brings to a seat with these cards."""
    kind = hall_kind(hall)
    if kind is None:
        return 0
    same, different = _hall_bonus(laid)
    return SAME_FAME + same if kind == "same" else DIFFERENT_FAME + different


def end_fame(card: Card, laid: Laid, stock: Sequence[int]) -> int:
    """What the end effect of one of the cards brings; what it adds to halls is booked there."""
    effect = EFFECT_OF[card]
    if effect.op == "fame_per":
        return min(effect.most, count(effect, laid, stock) // effect.per * effect.fame)
    if effect.op == "fame_if":
        return effect.fame if all(sign_counts(laid)) else 0
    return 0


def count(effect: Effect, laid: Laid, stock: Sequence[int]) -> int:
    """How many there are of what an effect counts, its own card included."""
    sign = _SIGN_COUNTED.get(effect.count)
    if sign is not None:
        return sign_counts(laid)[sign]
    if effect.count == "cards":
        return laid.bit_count()
    return stock[3] if effect.count == "stock:silver" else stock[0] + stock[1] + stock[2]


@lru_cache(maxsize=1 << 16)
def _hall_bonus(laid: Laid) -> tuple[int, int]:
    """What cards add to each hall of four equal, of four different signs."""
    effects = [EFFECT_OF[card] for card in cards_of(laid) if EFFECT_OF[card].op == "hall_bonus"]
    return sum(effect.same for effect in effects), sum(effect.different for effect in effects)


@lru_cache(maxsize=1 << 16)
def printed_fame(laid: Laid) -> int:
    """The fame printed on cards."""
    return sum(FAME_OF[card] for card in cards_of(laid))


@lru_cache(maxsize=1 << 16)
def end_cards(laid: Laid) -> tuple[Card, ...]:
    """The cards with an end effect of their own."""
    return tuple(
        card
        for card in cards_of(laid)
        if TIMING_OF[card] is Timing.END and EFFECT_OF[card].op != "hall_bonus"
    )


def total(halls: Halls, laid: Laid, stock: Sequence[int]) -> int:
    """All fame of a seat, as it would count now."""
    fame = stock[4] + printed_fame(laid)
    for card in end_cards(laid):
        fame += end_fame(card, laid, stock)
    for hall in halls:
        if len(hall) == HALL_SIZE:
            fame += hall_fame(hall, laid)
    return fame


def seat_score(halls: Halls, laid: Laid, stock: Sequence[int]) -> SeatScore:
    """The count of a seat in detail."""
    one, two, three = (
        HallScore(hall=number, kind=hall_kind(hall), fame=hall_fame(hall, laid))
        for number, hall in enumerate(halls, 1)
    )
    return SeatScore(
        tokens=stock[4],
        cards=printed_fame(laid),
        effects=tuple(
            EffectScore(card=FOLLOWER_IDS[card], fame=end_fame(card, laid, stock))
            for card in end_cards(laid)
        ),
        halls=(one, two, three),
        total=total(halls, laid, stock),
        silver=stock[3],
        goods=stock[0] + stock[1] + stock[2],
    )


def seat_scores(state: State) -> tuple[SeatScore, SeatScore]:
    """The count of both seats, as it would be now."""
    first, second = (
        seat_score(halls, laid_in(halls), stock)
        for halls, stock in zip(state.halls, state.stocks, strict=True)
    )
    return first, second


def winner(scores: Sequence[SeatScore]) -> Seat | None:
    """More fame, then more silver, then more goods; None: a draw."""
    first, second = ((score.total, score.silver, score.goods) for score in scores)
    if first == second:
        return None
    return 0 if first > second else 1


def result(state: State) -> Result | None:
    """None before the end."""
    if state.phase is not Phase.OVER:
        return None
    scores = seat_scores(state)
    best = winner(scores)
    ranking = ((0, 1),) if best is None else ((best,), (1 - best,))
    return Result(
        reason=end_reason(state.round),
        ranking=ranking,
        scores=tuple(score.total for score in scores),
    )


def end_reason(last_round: int) -> Literal["twelve", "raid4"]:
    """Why a game is over: the fourth raid alone ends one in the last round of all."""
    return "raid4" if last_round == FIELDS else "twelve"
