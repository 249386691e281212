"""The material: market, balcony, die and carpets, read once and checked, and how they are named.

Inside the rules a cell, a facing and a colour are small numbers, so that states are cheap to
copy, to store and to search. What travels uses the names of the spec.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from importlib import resources
from typing import Any, Final, Literal, TypeAlias, get_args


class Facing(StrEnum):
    """Where Omar looks, clockwise. N is towards row 1."""

    N = "N"
    E = "E"
    S = "S"
    W = "W"


class Turn(StrEnum):
    """How Omar is turned before he goes; back does not exist. Source: seed 001, ABLAUF."""

    LEFT = "left"
    STRAIGHT = "straight"
    RIGHT = "right"


class Colour(StrEnum):
    """The colours of the carpets, in the order in which the seats get them."""

    RED = "red"
    BLUE = "blue"
    YELLOW = "yellow"
    PURPLE = "purple"


CellId: TypeAlias = Literal[
    "a1", "a2", "a3", "a4", "a5", "a6", "a7",
    "b1", "b2", "b3", "b4", "b5", "b6", "b7",
    "c1", "c2", "c3", "c4", "c5", "c6", "c7",
    "d1", "d2", "d3", "d4", "d5", "d6", "d7",
    "e1", "e2", "e3", "e4", "e5", "e6", "e7",
    "f1", "f2", "f3", "f4", "f5", "f6", "f7",
    "g1", "g2", "g3", "g4", "g5", "g6", "g7",
]  # fmt: skip
"""A cell as it travels: column, then row from the top."""

Cell: TypeAlias = int
"""A cell inside the rules: 0..48, column by column, so that sorting is by (column, row)."""

Direction: TypeAlias = int
"""A facing inside the rules: 0..3, clockwise from N."""

Place: TypeAlias = tuple[Cell, Cell]
"""Two cells side by side, the smaller first: where a carpet may lie."""

SIDE = 7
CELLS = SIDE * SIDE
STEPS_A_FACE: Final = (1, 2, 2, 3, 3, 4)  # seed 001: W6
COINS_AT_START = 30  # seed 001
CARPETS_A_SEAT: Final[Mapping[int, int]] = {2: 24, 3: 15, 4: 12}  # spec section 2
COLOURS_FOR_TWO = 2  # with two seats each has two colours (same)

FACINGS: Final = tuple(Facing)
COLOURS: Final = tuple(Colour)
CELL_IDS: Final[tuple[CellId, ...]] = get_args(CellId)
CELL_OF: Final[Mapping[str, Cell]] = {cell_id: cell for cell, cell_id in enumerate(CELL_IDS)}
DIRECTION_OF: Final[Mapping[str, Direction]] = {f: number for number, f in enumerate(FACINGS)}
QUARTERS: Final[Mapping[Turn, int]] = {Turn.LEFT: 3, Turn.STRAIGHT: 0, Turn.RIGHT: 1}
"""A turn as quarters of a circle, clockwise."""

_MOVES: Final = (-1, SIDE, 1, -SIDE)
"""What a step adds to a cell, by direction."""


def _inside(cell: Cell, facing: Direction) -> bool:
    """Whether a step in this direction stays in the market."""
    column, row = divmod(cell, SIDE)
    return (row > 0, column < SIDE - 1, row < SIDE - 1, column > 0)[facing]


def neighbours_of(cell: Cell) -> tuple[Cell, ...]:
    """The cells beside `cell`, ascending."""
    return tuple(sorted(cell + _MOVES[facing] for facing in range(4) if _inside(cell, facing)))


NEIGHBOURS: Final = tuple(neighbours_of(cell) for cell in range(CELLS))


def places_beside(omar: Cell) -> tuple[Place, ...]:
    """Every place that leaves Omar's cell free and touches it with a side, by (column, row)."""
    found = {
        (min(near, far), max(near, far))
        for near in NEIGHBOURS[omar]
        for far in NEIGHBOURS[near]
        if far != omar
    }
    return tuple(sorted(found))


PLACES_BESIDE: Final = tuple(places_beside(cell) for cell in range(CELLS))


def _read_exits() -> Mapping[tuple[Cell, Direction], tuple[Cell, Direction]]:
    """The balcony: where Omar comes in again, and how he then looks. Raises ValueError."""
    source = resources.files(__package__) / "content.json"
    printed: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    start = printed["start"]
    if (CELL_OF[start["cell"]], DIRECTION_OF[start["facing"]]) != (START_CELL, START_FACING):
        raise ValueError("content.json: Omar does not start where the rules put him")
    exits = {
        (CELL_OF[each["from"]], DIRECTION_OF[each["facing"]]): (
            CELL_OF[each["to"]],
            DIRECTION_OF[each["then"]],
        )
        for each in printed["exits"]
    }
    edge = {(c, f) for c in range(CELLS) for f in range(4) if not _inside(c, f)}
    if set(exits) != edge:
        raise ValueError("content.json: the balcony does not go once around the market")
    for (cell, facing), (to, then) in exits.items():
        if exits.get((to, _opposite(then))) != (cell, _opposite(facing)):
            raise ValueError(f"content.json: no way back to {CELL_IDS[cell]} over the balcony")
    return exits


def _opposite(facing: Direction) -> Direction:
    return (facing + 2) % 4


START_CELL: Final[Cell] = CELL_OF["d4"]
START_FACING: Final[Direction] = DIRECTION_OF[Facing.S]  # spec D2

EXITS: Final = _read_exits()

STEP: Final[tuple[tuple[tuple[Cell, Direction], ...], ...]] = tuple(
    tuple(EXITS.get((cell, facing)) or (cell + _MOVES[facing], facing) for facing in range(4))
    for cell in range(CELLS)
)
"""By cell and facing: where one step leads, and how Omar looks after it. An exit is one step."""
