"""What each viewer may see, built up field by field: what nobody wrote down stays hidden.

Everything lies open, to seats and spectators alike, but the order of a mixed stack.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import assert_never

from rules.game import Seat, Viewer, Wire
from rules.games.suleika.content import (
    CELL_IDS,
    CELLS,
    COLOURS,
    COLOURS_FOR_TWO,
    FACINGS,
    Cell,
    CellId,
    Colour,
    Facing,
)
from rules.games.suleika.events import (
    CarpetLaid,
    DieRolled,
    Event,
    GameOver,
    NextCarpet,
    NoPayment,
    OmarMoved,
    OmarTurned,
    Paid,
    SeatOut,
    TurnStarted,
)
from rules.games.suleika.market import Cells, cells_by_hue, listed, regions
from rules.games.suleika.outlook import Laying, Way, layings, roller, ways
from rules.games.suleika.score import fields_of
from rules.games.suleika.state import (
    Board,
    Half,
    Hue,
    Options,
    Phase,
    State,
    carpet_of,
    hue_of,
    other_of,
    owner,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Omar(Wire):
    """Where Omar stands and looks."""

    cell: CellId
    facing: Facing


@dataclass(frozen=True, slots=True, kw_only=True)
class Rolled(Wire):
    """Who rolled last, and how many steps that was."""

    seat: Seat
    steps: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Covered(Wire):
    """A cell on which a carpet lies, and what is visible there.

    id:         the carpet's number in the order of laying.
    seat:       whose it is, also when it is neutral.
    region:     what others pay here; 0 for a neutral carpet.
    other_cell: where the carpet's other half lies, visible or not.
    """

    cell: CellId
    id: int
    colour: Colour
    seat: Seat
    region: int
    other_cell: CellId


@dataclass(frozen=True, slots=True, kw_only=True)
class Region(Wire):
    """Connected fields of one colour. price: what a stop costs others; 0 when neutral."""

    colour: Colour
    seat: Seat
    price: int
    cells: tuple[CellId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile(Wire):
    """How many carpets of one colour a seat has yet to lay."""

    colour: Colour
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Merchant(Wire):
    """What everybody knows of one seat.

    fields:      visible fields of its colours; 0 when it is out.
    stock:       its carpets to lay, by colour, the next one included.
    next_colour: of the carpet it must lay next; None when it has none left.
    out:         its place in the order of going out, None: it plays.
    """

    colours: tuple[Colour, ...]
    coins: int
    fields: int
    score: int
    stock: tuple[Pile, ...]
    next_colour: Colour | None
    out: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    """The market as everybody sees it.

    options:     the variant that is played; also what a computer must know to look ahead.
    active_seat: whose turn it is; at the end, whose it was.
    laid:        how many carpets were laid, the hidden ones included.
    board:       the covered cells, by (column, row).
    regions:     the same as connected fields, the largest first: to be told in words.
    roller_seat: who rolls next, and pays; None once this turn's roll is over.
    ways:        where Omar may go on that roll, and what each stop costs who rolls.
    layings:     in phase `lay`: what the carpet would bring on each legal place.
    seats:       by seat.
    """

    options: Options
    phase: Phase
    active_seat: Seat
    omar: Omar
    last_roll: Rolled | None
    laid: int
    board: tuple[Covered, ...]
    regions: tuple[Region, ...]
    roller_seat: Seat | None
    ways: tuple[Way, ...]
    layings: tuple[Laying, ...]
    seats: tuple[Merchant, ...]


def view(state: State, _viewer: Viewer) -> View:
    """What anybody may see: the same for all."""
    return _seen(state)


def show(event: Event, _viewer: Viewer) -> Event:
    """Every event lies open; a new one does not pass the type check before someone decides."""
    match event:
        case TurnStarted() | OmarTurned() | DieRolled() | OmarMoved() | Paid() | NoPayment():
            return event
        case SeatOut() | CarpetLaid() | NextCarpet() | GameOver():
            return event
        case _:
            assert_never(event)


@lru_cache(maxsize=256)
def _seen(state: State) -> View:
    """Made once for all who look at the state."""
    rolled = state.last_roll
    return View(
        options=state.options,
        phase=state.phase,
        active_seat=state.active_seat,
        omar=Omar(cell=CELL_IDS[state.omar], facing=FACINGS[state.facing]),
        last_roll=None if rolled is None else Rolled(seat=rolled.seat, steps=rolled.steps),
        laid=state.laid,
        board=_covered_cells(state.board, state.out),
        regions=_regions(state.board, state.out),
        roller_seat=roller(state),
        ways=ways(state),
        layings=layings(state),
        seats=_merchants(state),
    )


def _merchants(state: State) -> tuple[Merchant, ...]:
    fields = fields_of(state)
    return tuple(
        [
            Merchant(
                colours=_colours(seat, len(state.out)),
                coins=state.coins[seat],
                fields=fields[seat],
                score=state.coins[seat] + fields[seat],
                stock=_stock(stack, seat, len(state.out)),
                next_colour=COLOURS[stack[0]] if stack else None,
                out=state.out[seat],
            )
            for seat, stack in enumerate(state.stacks)
        ]
    )


def _hues(seat: Seat, seats: int) -> tuple[Hue, ...]:
    return (seat, seat + seats) if seats == COLOURS_FOR_TWO else (seat,)


@lru_cache
def _colours(seat: Seat, seats: int) -> tuple[Colour, ...]:
    return tuple(COLOURS[hue] for hue in _hues(seat, seats))


@lru_cache(maxsize=1024)
def _stock(stack: tuple[Hue, ...], seat: Seat, seats: int) -> tuple[Pile, ...]:
    return tuple(Pile(colour=COLOURS[hue], count=stack.count(hue)) for hue in _hues(seat, seats))


@lru_cache(maxsize=256)
def _covered_cells(board: Board, out: tuple[int | None, ...]) -> tuple[Covered, ...]:
    """The board as it travels: the same for all viewers, and until the next carpet is laid."""
    prices = [0] * CELLS
    for hue, cells in enumerate(cells_by_hue(board)):
        if cells and out[owner(hue, len(out))] is None:
            for part in regions(cells):
                for cell in listed(part):
                    prices[cell] = part.bit_count()
    return tuple(
        [_covered(cell, half, len(out), prices[cell]) for cell, half in enumerate(board) if half]
    )


@lru_cache(maxsize=256)
def _regions(board: Board, out: tuple[int | None, ...]) -> tuple[Region, ...]:
    """The regions as they travel: the same for all viewers, and until the next carpet is laid."""
    found = []
    for hue, cells in enumerate(cells_by_hue(board)):
        if cells:
            neutral = out[owner(hue, len(out))] is not None
            found += [_region(part, hue, len(out), neutral) for part in regions(cells)]
    return tuple(sorted(found, key=_largest_first))


def _largest_first(region: Region) -> int:
    return -len(region.cells)


@lru_cache(maxsize=4096)
def _region(cells: Cells, hue: Hue, seats: int, neutral: bool) -> Region:
    return Region(
        colour=COLOURS[hue],
        seat=owner(hue, seats),
        price=0 if neutral else cells.bit_count(),
        cells=tuple(CELL_IDS[cell] for cell in listed(cells)),
    )


@lru_cache(maxsize=16384)
def _covered(cell: Cell, half: Half, seats: int, price: int) -> Covered:
    return Covered(
        cell=CELL_IDS[cell],
        id=carpet_of(half),
        colour=COLOURS[hue_of(half)],
        seat=owner(hue_of(half), seats),
        region=price,
        other_cell=CELL_IDS[other_of(half)],
    )
