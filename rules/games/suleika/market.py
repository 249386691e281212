"""What lies in the market, and how one moves in it: Omar's way, regions, free places.

A set of cells is a number with one bit a cell: to grow a region and to count it takes a few
operations, and what was worked out for a set once holds for every board.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rules.games.suleika.content import (
    CELLS,
    COLOURS,
    EXITS,
    PLACES_BESIDE,
    SIDE,
    STEP,
    Cell,
    Direction,
    Place,
)
from rules.games.suleika.state import Board, Half, carpet_of, hue_of, owner

Cells: TypeAlias = int
"""A set of cells: bit `cell` is set for each."""

Way: TypeAlias = tuple[tuple[Cell, Direction, bool], ...]
"""A step each: the cell, the facing after it, and whether it led over the balcony."""

_TOP_ROW: Final[Cells] = sum(1 << column * SIDE for column in range(SIDE))
_BELOW_TOP: Final[Cells] = (1 << CELLS) - 1 - _TOP_ROW
_ABOVE_BOTTOM: Final[Cells] = _BELOW_TOP >> 1


@lru_cache(maxsize=CELLS * 4 * 4)
def way(omar: Cell, facing: Direction, steps: int) -> Way:
    """Omar's way from his cell. Source: seed 001, ABLAUF (the balcony is no step of its own)."""
    done = []
    for _ in range(steps):
        balcony = (omar, facing) in EXITS
        omar, facing = STEP[omar][facing]
        done.append((omar, facing, balcony))
    return tuple(done)


@lru_cache(maxsize=256)
def cells_by_hue(board: Board) -> tuple[Cells, ...]:
    """For each colour the cells that show it."""
    sets = [0] * len(COLOURS)
    for cell, half in enumerate(board):
        if half:
            sets[hue_of(half)] |= 1 << cell
    return tuple(sets)


def connected(start: Cells, among: Cells) -> Cells:
    """The cells of `among` that hang together with `start`, a part of it, by their sides."""
    while True:
        column = start | (start & _ABOVE_BOTTOM) << 1 | (start & _BELOW_TOP) >> 1
        grown = (column | start << SIDE | start >> SIDE) & among
        if grown == start:
            return start
        start = grown


@lru_cache(maxsize=1 << 14)
def regions(cells: Cells) -> tuple[Cells, ...]:
    """The connected parts of the cells of one colour. Source: seed 001, ABLAUF (no diagonals)."""
    parts = []
    while cells:
        part = connected(cells & -cells, cells)
        parts.append(part)
        cells ^= part
    return tuple(parts)


def region(board: Board, cell: Cell) -> Cells:
    """The region for which is paid on `cell`: of one colour (spec D5); empty for no carpet."""
    half = board[cell]
    return connected(1 << cell, cells_by_hue(board)[hue_of(half)]) if half else 0


@lru_cache(maxsize=1 << 12)
def listed(cells: Cells) -> tuple[Cell, ...]:
    """The cells of a set, ascending."""
    found = []
    while cells:
        lowest = cells & -cells
        found.append(lowest.bit_length() - 1)
        cells ^= lowest
    return tuple(found)


def free_places(board: Sequence[Half], omar: Cell) -> list[Place]:
    """Where the next carpet may lie, by (column, row); there are always at least two.

    Source: seed 001, Legeregeln. Spec section 6 has the proof that it never comes to nothing.
    """
    return [place for place in PLACES_BESIDE[omar] if whole_carpet(board, place) is None]


def whole_carpet(board: Sequence[Half], place: Place) -> int | None:
    """The carpet that shows both its halves on just this place: it may not be covered (spec D7).

    Carpets are compared, not colours (vector 29), and only visible halves (D8).
    """
    first, second = board[place[0]], board[place[1]]
    if first and carpet_of(first) == carpet_of(second):
        return carpet_of(first)
    return None


def visible_fields(board: Board, seats: int) -> list[int]:
    """By seat: how many cells show its colours, also for one that is out."""
    fields = [0] * seats
    for hue, cells in enumerate(cells_by_hue(board)):
        if cells:
            fields[owner(hue, seats)] += cells.bit_count()
    return fields
