"""A market to look ahead on: done and undone in place, because copies would be too slow."""

from functools import lru_cache
from typing import NamedTuple

from rules.game import Seat
from rules.games.suleika.content import Cell, Place
from rules.games.suleika.market import Cells, cells_by_hue, connected, free_places, regions
from rules.games.suleika.state import Half, Hue, State, half_of, hue_of, owner


class Laid(NamedTuple):
    """What is needed to take a carpet up again."""

    seat: Seat
    place: Place
    first: Half
    second: Half


class Board:
    """The market of a state, with the purses and the stacks.

    cells: by colour, the cells that show it. turn_at_end: Omar is turned for the next seat.
    """

    def __init__(self, state: State) -> None:
        self.seats = len(state.out)
        self.turn_at_end = state.options.turn_omar == "end"
        self.cells = list(cells_by_hue(state.board))
        self.coins = list(state.coins)
        self.out = [order is not None for order in state.out]
        self.left = [len(stack) for stack in state.stacks]
        self._halves = list(state.board)
        self._stacks = state.stacks
        self._laid = state.laid

    def places(self, omar: Cell) -> list[Place]:
        """Where the next carpet may lie."""
        return free_places(self._halves, omar)

    def next_hue(self, seat: Seat) -> Hue:
        """The colour of the carpet that `seat` lays next; it has one."""
        return self._stacks[seat][-self.left[seat]]

    def lay(self, seat: Seat, place: Place) -> Laid:
        """Lay the next carpet of `seat`."""
        first, second = place
        halves, cells = self._halves, self.cells
        laid = Laid(seat, place, halves[first], halves[second])
        both = 1 << first | 1 << second
        hue = self.next_hue(seat)
        for other in range(len(cells)):
            cells[other] &= ~both
        cells[hue] |= both
        self._laid += 1
        self.left[seat] -= 1
        halves[first] = half_of(self._laid, hue, second)
        halves[second] = half_of(self._laid, hue, first)
        return laid

    def take_up(self, laid: Laid) -> None:
        """Undo the last `lay`."""
        first, second = laid.place
        halves, cells = self._halves, self.cells
        cells[hue_of(halves[first])] &= ~(1 << first | 1 << second)
        for cell, half in ((first, laid.first), (second, laid.second)):
            halves[cell] = half
            if half:
                cells[hue_of(half)] |= 1 << cell
        self._laid -= 1
        self.left[laid.seat] += 1

    def toll(self, seat: Seat, omar: Cell) -> tuple[int, Seat]:
        """What `seat` owes when Omar stops on a cell, and to whom (itself, for nothing)."""
        half = self._halves[omar]
        if not half:
            return 0, seat
        hue = hue_of(half)
        creditor = owner(hue, self.seats)
        if creditor == seat or self.out[creditor]:
            return 0, seat
        return region_size(self.cells[hue], omar), creditor

    def after(self, seat: Seat) -> Seat:
        """The next seat that plays; the same one when it is the last."""
        for step in range(1, self.seats):
            other = (seat + step) % self.seats
            if not self.out[other]:
                return other
        return seat

    def is_over(self) -> bool:
        """Whether nobody who plays can go on, or only one plays."""
        playing = [seat for seat in range(self.seats) if not self.out[seat]]
        return len(playing) == 1 or not any(self.left[seat] for seat in playing)


@lru_cache(maxsize=1 << 16)
def region_size(cells: Cells, cell: Cell) -> int:
    """How many cells hang together with `cell`, one of `cells`."""
    return connected(1 << cell, cells).bit_count()


@lru_cache(maxsize=1 << 15)
def sum_of_squares(cells: Cells) -> int:
    """What a stop on each of the cells would cost in all: a region counts its size for each."""
    return sum([part.bit_count() ** 2 for part in regions(cells)])
