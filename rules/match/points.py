"""Points: a plain count besides the rating, over all games.

Source: mechanisms.md 12.3; seed 003, Im Wartesaal (a win +10, a loss -10).
"""

from collections.abc import Sequence
from typing import Final

from rules.game import Seat
from rules.match.farming import FULL, Percent

BY_PLACE: Final = {
    2: (10, -10),
    3: (10, 0, -10),
    4: (10, 3, -3, -10),
    5: (10, 5, 0, -5, -10),
}


def points(ranking: Sequence[Sequence[Seat]]) -> tuple[int, ...]:
    """Points in seat order: equal seats share the mean of their places, rounded toward 0."""
    by_place = BY_PLACE[sum(len(group) for group in ranking)]
    by_seat: dict[Seat, int] = {}
    place = 0
    for group in ranking:
        shared = sum(by_place[place : place + len(group)])
        by_seat.update(dict.fromkeys(group, _toward_zero(shared, len(group))))
        place += len(group)
    return tuple(by_seat[seat] for seat in sorted(by_seat))


def weighted(earned: int, weight: Percent) -> int:
    """What is left of points in a game that counts less, rounded toward 0."""
    return _toward_zero(earned * weight, FULL)


def _toward_zero(amount: int, divisor: int) -> int:
    return abs(amount) // divisor * (-1 if amount < 0 else 1)
