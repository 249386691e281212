"""How much a game counts: less the more often the same two meet, and not at all if it was none.

Weights are per cent. Source: mechanisms.md 12.4.
"""

from collections.abc import Sequence
from typing import Final, NewType

from rules.game import Millis

Percent = NewType("Percent", int)

FULL: Final = Percent(100)
HALF: Final = Percent(50)
NONE: Final = Percent(0)

FULL_UNTIL: Final = 3
"""So many rated games of a pair in 24 h count in full."""
STAKE_UNTIL: Final = 6
"""So many count at all, and may be played for a stake."""
SHORTEST: Final = Millis(60_000)
"""A game that took less table time is none."""
LEAST_PROGRESS: Final = 10
"""Nor is one of which less than so many per cent were played."""
EARLY_PROGRESS: Final = 25
"""Who resigns before so many per cent are behind him does so early."""
EARLY_RESIGNS: Final = 3
"""From so many early resignations in 24 h on, they give the winner nothing."""

DAY: Final = Millis(24 * 3_600_000)
"""How long games and early resignations are counted."""


def pair_weight(met: int) -> Percent:
    """What a game counts for two who have played `met` rated ones in the 24 h before it."""
    if met < FULL_UNTIL:
        return FULL
    return HALF if met < STAKE_UNTIL else NONE


def is_too_short(lasted: Millis, progress: int) -> bool:
    """Whether it was no game at all. lasted: table time; progress: per cent at the end."""
    return lasted < SHORTEST or progress < LEAST_PROGRESS


def is_early(progress: int) -> bool:
    """Whether giving up with so much of the game behind one is early."""
    return progress < EARLY_PROGRESS


def is_habit(early_resigns: int) -> bool:
    """Whether one more early resignation, after `early_resigns` in 24 h, is one too many."""
    return early_resigns + 1 >= EARLY_RESIGNS


def mean(weights: Sequence[Percent]) -> Percent:
    """What a game counts for somebody with these weights against each of the others."""
    return Percent(sum(weights) // len(weights))
