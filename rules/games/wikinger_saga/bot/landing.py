"""What each end space of a leg is worth to a seat: a table, made once and looked up often."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.autoplay import landing_value
from rules.games.wikinger_saga.board import Board
from rules.games.wikinger_saga.content import CARDS, GODS, WAYS
from rules.games.wikinger_saga.ground import GROUND_OF
from rules.games.wikinger_saga.ids import CardId, LegId, WayId
from rules.games.wikinger_saga.outlook import Situation, Way, outlook, ways
from rules.games.wikinger_saga.powers import Rules, helmets_lost, powers_of
from rules.games.wikinger_saga.state import MarkersOn, RowCard

STANDING: Final[CardId] = "start_1"
"""A card without action: what it meets does not depend on it."""


@dataclass(frozen=True, slots=True)
class Values:
    """What landing is worth: by space while on the path; falling off costs once or twice."""

    spaces: tuple[float, ...]
    length: int
    last: int
    fall: float

    def at(self, index: int, shift: int) -> float:
        """The worth of ending a movement there."""
        space = shift + index
        if 0 <= index < self.length:
            return self.spaces[space] if space < self.last else self.fall
        return 2 * self.fall if space > self.last else self.fall


@lru_cache(maxsize=4096)
def values(leg: LegId, markers: MarkersOn, rules: Rules, row: tuple[RowCard, ...]) -> Values:
    """The table of a leg, as rules and permanents are now; a seat is taken to have gold."""
    ground = GROUND_OF[leg]
    fall = -float(helmets_lost(ground.broken, rules, powers_of(row)))
    now = Situation(
        leg=leg,
        shift=0,
        index=0,
        markers_on=markers,
        rules=rules,
        row=row,
        gold=10,
        vp=20,
        beside=(),
    )
    spaces = []
    for space in range(ground.goal.last):
        # A set number puts the figure just there; the path is pushed under it where it is short.
        index = min(space, ground.length - 1)
        way = Way(chosen=index, shifted=space - index)
        spaces.append(landing_value(outlook(now, STANDING, way)))
    return Values(tuple(spaces), ground.length, ground.goal.last, fall)


def of_board(board: Board, seat: Seat) -> Values:
    """The table for a seat now."""
    side = board.sides[seat]
    return values(board.ground.leg, board.markers_on, board.rules_for(side), side.row)


def way_values(board: Board, peeked: WayId | None) -> tuple[tuple[int, int], ...]:
    """What the next way card may show: (value, how often)."""
    if peeked is not None:
        return ((WAYS[peeked].value, 1),)
    return _counted(tuple(sorted(board.way_draw or board.way_discard)))


@lru_cache(maxsize=1024)
def _counted(cards: tuple[WayId, ...]) -> tuple[tuple[int, int], ...]:
    numbers = [WAYS[way].value for way in cards] or [0]
    return tuple((number, numbers.count(number)) for number in sorted(set(numbers)))


@lru_cache(maxsize=4096)
def steps_of(hand: tuple[CardId, ...]) -> tuple[int, ...]:
    """All numbers that a hand can move by; without cards those of the gods."""
    if not hand:
        return ()
    found: set[int] = set()
    for card in hand:
        for way in ways(card, ()):
            found.add(CARDS[card].move if way.chosen is None else way.chosen)
            found.add(CARDS[card].move + way.added)
    return tuple(sorted(found))


_GOD_STEPS: Final = tuple(CARDS[god].move for god in GODS)


def follow_up(
    table: Values,
    index: int,
    shift: int,
    hand: tuple[CardId, ...],
    coming: Iterable[tuple[int, int]],
) -> float:
    """The mean over the next way card of the best landing that the hand then has."""
    steps: Sequence[int] = steps_of(hand)
    at, total, times = table.at, 0.0, 0
    for value, often in coming:
        pushed = max(0, shift + value)
        if steps:
            worth = max([at(index + step, pushed) for step in steps])
        else:  # a god moves the figure
            worth = sum([at(index + step, pushed) for step in _GOD_STEPS]) / len(_GOD_STEPS)
        total += often * worth
        times += often
    return total / times
