"""Elo: what a rated game moves. Ratings and changes are integer hundredths.

Two seats, and three to five as pairs of two, divided so that one game never moves more than one
duel does. Source: mechanisms.md 12.1 and 12.2; FIDE's 400-point rule.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from rules.game import Seat
from rules.match.farming import FULL, Percent

START: Final = 150_000
FLOOR: Final = 10_000

_PROVISIONAL_UNTIL: Final = 20  # rated games
_EXPERIENCED_FROM: Final = 50
_STRONG_FROM: Final = 200_000
_K_PROVISIONAL, _K_NORMAL, _K_STRONG = 40, 24, 16
_CLAMP: Final = 40_000
_SCALE: Final = 40_000

Score = int
"""Of a duel, in halves: 2 won, 1 drawn, 0 lost."""
WON: Final[Score] = 2
DRAWN: Final[Score] = 1
LOST: Final[Score] = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Rated:
    """A rating when the game began. games: rated ones played before, in this game."""

    rating: int
    games: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Duel:
    """One seat's game against one other."""

    other: Rated
    score: Score
    weight: Percent = FULL


def is_provisional(games: int) -> bool:
    """Whether the rating still finds its place; it is shown with "?"."""
    return games < _PROVISIONAL_UNTIL


def expectation(mine: int, other: int) -> float:
    """The share of a point that is expected against `other`."""
    difference = max(-_CLAMP, min(_CLAMP, other - mine))
    return 1 / (1 + 10 ** (difference / _SCALE))


def factor(mine: Rated, other: Rated) -> int:
    """K: how much a duel with `other` moves. An established player risks half against a new one."""
    if is_provisional(mine.games):
        return _K_PROVISIONAL
    strong = mine.games >= _EXPERIENCED_FROM and mine.rating >= _STRONG_FROM
    full = _K_STRONG if strong else _K_NORMAL
    return full // 2 if is_provisional(other.games) else full


def exact_change(mine: Rated, duels: Sequence[Duel], others: int) -> float:
    """The change before it is rounded. others: seats besides this one, dueled or not."""
    total = sum(
        factor(mine, duel.other)
        * duel.weight
        * (duel.score / WON - expectation(mine.rating, duel.other.rating))
        for duel in duels
    )
    return total / others  # points times per cent: hundredths


def change(mine: Rated, duels: Sequence[Duel], others: int) -> int:
    """The change, rounded once, half to even."""
    return round(exact_change(mine, duels, others))


def applied(rating: int, changed_by: int) -> int:
    """The rating after a change: never below the floor."""
    return max(FLOOR, rating + changed_by)


def places(ranking: Sequence[Sequence[Seat]]) -> dict[Seat, int]:
    """Each seat's place, 0 the best; equal seats share one."""
    return {seat: place for place, group in enumerate(ranking) for seat in group}


def duels(
    players: Sequence[Rated],
    ranking: Sequence[Sequence[Seat]],
    early: frozenset[Seat],
    weights: Sequence[Sequence[Percent]],
    seat: Seat,
) -> tuple[Duel, ...]:
    """All that one seat's game was made of.

    early:   seats of a table of 3-5 that left with less than a quarter behind them: they lose to
             all, and nobody gains by it.
    weights: what a duel counts for the first seat against the second.
    """
    place = places(ranking)
    made = []
    for other, opponent in enumerate(players):
        if other == seat or (other in early and seat not in early):
            continue
        score = LOST if seat in early else _score(place[seat], place[other])
        made.append(Duel(other=opponent, score=score, weight=weights[seat][other]))
    return tuple(made)


def _score(mine: int, other: int) -> Score:
    if mine == other:
        return DRAWN
    return WON if mine < other else LOST
