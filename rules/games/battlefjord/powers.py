"""What the laid cards of a seat allow: its permanent effects, added up. Source: spec section 7.

Only effects are known here, never cards by name. The sum is made once for each set of cards.
"""

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, TypeAlias

from rules.games.battlefjord.content import (
    EFFECT_OF,
    FIELDS,
    FOLLOWERS,
    GOODS_LIMIT,
    HAND_LIMIT,
    REMOTE_FIELDS,
    SIGN_OF,
    SIGNS,
    SILVER_LIMIT,
    SILVER_RATE,
    TIMING_OF,
    Card,
    Timing,
)
from rules.games.battlefjord.goods import NOTHING, Amounts, plus
from rules.games.battlefjord.state import Figure, Halls

Laid: TypeAlias = int
"""The laid cards of a seat as a set: one bit a card."""

Gains: TypeAlias = tuple[tuple[Card, Amounts], ...]
"""Which card brings what."""

CARGO_KINDS: Final = ("goods", "silver", "fame")


@dataclass(frozen=True, slots=True, kw_only=True)
class Powers:
    """Permanent effects of a seat.

    discount:    goods fewer, by sign of the card that is laid.
    substitute:  goods that replace one silver when laying; 0: none do.
    use_bonus:   by field, on each use; place_bonus: on putting a figure there.
    cargo_bonus: by kind of cargo; buy_bonus: by sign of the card laid.
    remote:      uses from afar a round, in the order of `REMOTE_FIELDS`.
    twice:       fields that may be used twice a round.
    reveal:      cards revealed at the Thing and at the Trading Ship.
    """

    discount: tuple[int, ...]
    substitute: int
    hand: int
    goods: int
    silver: int
    raid_goods: int
    raid_fame: int
    use_bonus: tuple[Amounts, ...]
    place_bonus: tuple[Amounts, ...]
    cargo_bonus: tuple[Amounts, Amounts, Amounts]
    buy_bonus: tuple[Gains, ...]
    silver_rate: int
    skald: int
    remote: tuple[int, int, int]
    on_ship: bool
    twice: frozenset[int]
    reveal: tuple[int, int]


def cards_of(laid: Laid) -> Iterable[Card]:
    """The cards of a set, in the order of the file."""
    return (card for card in range(FOLLOWERS) if laid >> card & 1)


@lru_cache(maxsize=1 << 12)
def laid_in(halls: Halls) -> Laid:
    """The cards of three halls as a set."""
    laid = 0
    for hall in halls:
        for card in hall:
            laid |= 1 << card
    return laid


@lru_cache(maxsize=1 << 16)
def powers(laid: Laid) -> Powers:
    """Add up the permanent effects of the cards in `laid`."""
    permanent = [
        (card, EFFECT_OF[card]) for card in cards_of(laid) if TIMING_OF[card] is Timing.PERMANENT
    ]
    effects = [effect for _, effect in permanent]

    def total(op: str, field: str) -> int:
        return sum(getattr(effect, field) for effect in effects if effect.op == op)

    substitutes = [effect.goods for effect in effects if effect.op == "silver_as_goods"]
    rates = [effect.silver for effect in effects if effect.op == "merchant_rate"]
    jarl, merchant, mist = (
        sum(e.n for e in effects if e.op == "remote_use" and field in e.places)
        for field in REMOTE_FIELDS
    )
    goods_bonus, silver_bonus, fame_bonus = (
        _sum(e.gain for e in effects if e.op == "cargo_bonus" and e.match in (kind, "any"))
        for kind in CARGO_KINDS
    )
    return Powers(
        discount=tuple(
            sum(e.goods for e in effects if e.op == "discount" and e.sign in (sign, None))
            for sign in range(len(SIGNS))
        ),
        substitute=min(substitutes, default=0),
        hand=HAND_LIMIT + total("hand_limit", "n"),
        goods=GOODS_LIMIT + total("storage", "goods"),
        silver=SILVER_LIMIT + total("storage", "silver"),
        raid_goods=total("raid_less", "goods"),
        raid_fame=total("raid_less", "fame"),
        use_bonus=tuple(
            _sum(e.gain for e in effects if _bonus_at(e.op, e.when, "use") and field in e.places)
            for field in range(FIELDS + 1)
        ),
        place_bonus=tuple(
            _sum(e.gain for e in effects if _bonus_at(e.op, e.when, "place") and field in e.places)
            for field in range(FIELDS + 1)
        ),
        cargo_bonus=(goods_bonus, silver_bonus, fame_bonus),
        buy_bonus=tuple(
            tuple(
                (card, e.gain)
                for card, e in permanent
                if e.op == "buy_bonus" and e.sign in (sign, None)
            )
            for sign in range(len(SIGNS))
        ),
        silver_rate=min(rates, default=SILVER_RATE),
        skald=total("skald_bonus", "fame"),
        remote=(jarl, merchant, mist),
        on_ship=any(effect.op == "place_on_ship" for effect in effects),
        twice=frozenset(f for e in effects if e.op == "use_twice" for f in e.places),
        reveal=(_reveal(laid, "follower"), _reveal(laid, "cargo")),
    )


@lru_cache(maxsize=1 << 16)
def sign_counts(laid: Laid) -> tuple[int, ...]:
    """How many cards of each sign are in `laid`."""
    counts = [0] * len(SIGNS)
    for card in cards_of(laid):
        counts[SIGN_OF[card]] += 1
    return tuple(counts)


def uses_left(figure: Figure, allowed: Powers) -> int:
    """How often a figure's place may still be used this round.

    Never stored: a card laid this round counts at once (spec D26).
    """
    field, used, refreshed = figure
    return (2 if field in allowed.twice else 1) + refreshed - used


def _bonus_at(op: str, when: str, wanted: str) -> bool:
    return op == "place_bonus" and when == wanted


def _sum(gains: Iterable[Amounts]) -> Amounts:
    total = NOTHING
    for gain in gains:
        total = plus(total, gain)
    return total


def _reveal(laid: Laid, deck: str) -> int:
    """The highest number counts. Source: spec section 7, `draw_choice`."""
    chosen = (
        EFFECT_OF[card].n
        for card in cards_of(laid)
        if EFFECT_OF[card].op == "draw_choice" and EFFECT_OF[card].deck == deck
    )
    return max(chosen, default=1)
