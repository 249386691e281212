"""What a position is worth when a turn has ended: who will lead where, after the next theft.

Whole numbers throughout, so that a computer plays the same on every machine.
"""

from collections.abc import Sequence
from math import tanh
from typing import Final, TypeAlias

from rules.games.bagalut.content import GOODS, POINTS_PER_GOOD
from rules.games.bagalut.state import LAST_TURN

WON: Final = 10_000
"""A won game; above all that `worth` can add up to."""

# A lead counts by tanh(lead / width): being 20 ahead is hardly better than being 10 ahead. The
# width falls as less can still change. The numbers were found by games between computers, where
# the rest is flat around them; leaving out either glance at a theft costs clearly.
_WIDTH_AT_START, _WIDTH_AT_END = 12.0, 6.0
_GAIN, _RISK = 1000, 300

_SHIFT: Final = 2 * POINTS_PER_GOOD
"""Makes an index of a lead: a lead and a card to steal lie well within it."""

Table: TypeAlias = tuple[int, ...]


def _table(turn: int, weight: int) -> Table:
    width = _WIDTH_AT_START + (_WIDTH_AT_END - _WIDTH_AT_START) * turn / LAST_TURN
    return tuple(round(weight * tanh((i - _SHIFT) / width)) for i in range(2 * _SHIFT + 1))


_GAINS: Final = tuple(_table(turn, _GAIN) for turn in range(LAST_TURN + 1))
_RISKS: Final = tuple(_table(turn, _RISK) for turn in range(LAST_TURN + 1))


def worth_after_lay(
    turn: int,
    lead: Sequence[int],
    own_last: Sequence[int],
    their_last: Sequence[int],
    lays: Sequence[tuple[int, int]],
) -> int:
    """What turn `turn` is worth to its seat with the best of `lays` (good, value) at its end.

    lead: the seat's points at each good less the other's, before the lay. The other seat is on
    the move then, so what it can steal weighs most, what it may lose to the theft after it less.
    own_last, their_last: the values that lie open to theft, 0 in an empty row.
    """
    gains, risks = _GAINS[turn], _RISKS[turn]
    stalls = [
        gains[_SHIFT + lead[good] - own_last[good]] + risks[_SHIFT + lead[good] + their_last[good]]
        for good in range(len(GOODS))
    ]
    # The card that is laid lies last: stealing it leaves the lead as it was before the lay.
    return sum(stalls) + max(
        gains[_SHIFT + lead[good]]
        + risks[_SHIFT + lead[good] + value + their_last[good]]
        - stalls[good]
        for good, value in lays
    )


def final_worth(lead: Sequence[int]) -> int:
    """What the finished game is worth."""
    return WON if sum(points > 0 for points in lead) > len(GOODS) // 2 else -WON
