"""The state of a game of Suleika, its options and phases: values only, no rule."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, NamedTuple, TypeAlias

from rules.game import Seat, Wire
from rules.games.suleika.content import Cell, Direction

Hue: TypeAlias = int
"""A colour inside the rules: 0..3, in the order of `content.COLOURS`."""


class Phase(StrEnum):
    """What is asked now."""

    DIRECTION = "direction"
    ROLL = "roll"
    LAY = "lay"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Wire):
    """Variants. Source: seed 001, ABLAUF, first point.

    turn_omar:  whether Omar is turned at the start of a turn, or at its end for the next seat.
    first_seat: takes the first turn.
    """

    turn_omar: Literal["start", "end"] = "start"
    first_seat: int = 0


Half: TypeAlias = int
"""What lies on top of a cell: one half of a carpet, as one number; `BARE` where nothing lies.

Its parts are the carpet's number in the order of laying (from 1), its colour, and the cell of its
other half, which may lie under another carpet. One number, because a board is copied, stored
and looked up at every step.
"""

BARE: Final[Half] = 0

Board: TypeAlias = tuple[Half, ...]
"""By cell: the topmost carpet. What lies below has no effect any more, so it is not kept."""


def half_of(carpet: int, hue: Hue, other: Cell) -> Half:
    """The half of the carpet with this number and colour whose other half lies on `other`."""
    return carpet << 8 | hue << 6 | other


def carpet_of(half: Half) -> int:
    """The carpet's number in the order of laying."""
    return half >> 8


def hue_of(half: Half) -> Hue:
    """The carpet's colour."""
    return half >> 6 & 3


def other_of(half: Half) -> Cell:
    """The cell of the carpet's other half."""
    return half & 63


class LastRoll(NamedTuple):
    """Who rolled last, and how many steps that was."""

    seat: Seat
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position.

    active_seat:  whose turn it is; at the end, whose it was.
    omar, facing: his cell, and where he looks.
    coins:        by seat; 0 for a seat that is out.
    out:          by seat: its place in the order of going out, from 1; None: it plays.
    stacks:       by seat: the colours of the carpets it has yet to lay, the next one first.
    laid:         how many carpets were laid, the hidden ones included.
    """

    options: Options
    phase: Phase
    active_seat: Seat
    omar: Cell
    facing: Direction
    coins: tuple[int, ...]
    out: tuple[int | None, ...]
    stacks: tuple[tuple[Hue, ...], ...]
    board: Board
    laid: int
    last_roll: LastRoll | None


def owner(hue: Hue, seats: int) -> Seat:
    """Whose carpets have this colour: with two seats red, yellow and blue, purple; else its own."""
    return hue % seats


def seats_in(state: State) -> tuple[Seat, ...]:
    """The seats that still play, ascending."""
    return tuple([seat for seat, order in enumerate(state.out) if order is None])


def next_seat(state: State) -> Seat:
    """The next seat that still plays, clockwise from the active one."""
    seats = len(state.out)
    seat = (state.active_seat + 1) % seats
    while state.out[seat] is not None:
        seat = (seat + 1) % seats
    return seat
