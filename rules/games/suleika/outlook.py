"""What the next step would mean: Omar's ways with their prices, the places with what they bring.

All of it follows from what lies open. It is worked out here, so that no client has to know a rule.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from rules.game import Seat, Wire
from rules.games.suleika.content import (
    CELL_IDS,
    FACINGS,
    QUARTERS,
    STEPS_A_FACE,
    Cell,
    CellId,
    Direction,
    Facing,
    Place,
    Turn,
)
from rules.games.suleika.legal import LAYS
from rules.games.suleika.market import (
    Cells,
    cells_by_hue,
    connected,
    free_places,
    listed,
    region,
    regions,
)
from rules.games.suleika.market import way as way_of
from rules.games.suleika.score import scores_of
from rules.games.suleika.state import BARE, Phase, State, hue_of, next_seat, owner

DISTANCES: Final = tuple((steps, STEPS_A_FACE.count(steps)) for steps in range(1, 5))
"""How far Omar may go, and on how many of the die's six faces that stands."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Stop(Wire):
    """Where Omar would stop after so many steps, and what that costs who rolls.

    sixths:  the chance of it, in sixths.
    facing:  where he would look.
    balcony: whether the last step leads over the balcony.
    seat:    whose carpet lies there; None: none.
    price:   what is to be paid; 0 on an own carpet, on a neutral one and where none lies.
    """

    steps: int
    sixths: int
    cell: CellId
    facing: Facing
    balcony: bool
    seat: Seat | None
    price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Way(Wire):
    """Omar's way when he is turned like this: its stops after one step, two, three, four."""

    turn: Turn
    facing: Facing
    stops: tuple[Stop, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Cut(Wire):
    """What a carpet does to a region that it covers in part.

    price: of the region before. parts: the sizes of what is left of it, the largest first.
    """

    seat: Seat
    price: int
    parts: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Laying(Wire):
    """What the next carpet would bring on this place.

    joins:  the sizes of the own regions it would join, the largest first.
    region: the cells of the region it would then be part of.
    cuts:   the regions it would make smaller, of others and of the own other colour.
    scores: by seat: coins and visible fields after it.
    """

    cells: tuple[CellId, CellId]
    joins: tuple[int, ...]
    region: tuple[CellId, ...]
    cuts: tuple[Cut, ...]
    scores: tuple[int, ...]


def roller(state: State) -> Seat | None:
    """Who rolls next, and pays; None: nobody any more, or the roll of this turn is over."""
    match state.phase:
        case Phase.ROLL:
            return state.active_seat
        case Phase.DIRECTION:
            at_start = state.options.turn_omar == "start"
            return state.active_seat if at_start else next_seat(state)
        case _:
            return None


def ways(state: State) -> tuple[Way, ...]:
    """The ways Omar may be sent on now; only one where his direction is already settled."""
    payer = roller(state)
    if payer is None:
        return ()
    turns = tuple(Turn) if state.phase is Phase.DIRECTION else (Turn.STRAIGHT,)
    return tuple([_way(state, turn, payer) for turn in turns])


def _way(state: State, turn: Turn, payer: Seat) -> Way:
    facing = (state.facing + QUARTERS[turn]) % 4
    longest = way_of(state.omar, facing, len(DISTANCES))
    stops = [
        _stop(state, payer, distance, step)
        for distance, step in zip(DISTANCES, longest, strict=True)
    ]
    return Way(turn=turn, facing=FACINGS[facing], stops=tuple(stops))


def _stop(
    state: State, payer: Seat, distance: tuple[int, int], step: tuple[Cell, Direction, bool]
) -> Stop:
    (steps, sixths), (cell, facing, balcony) = distance, step
    half = state.board[cell]
    seat = None if half == BARE else owner(hue_of(half), len(state.out))
    costs = seat is not None and seat != payer and state.out[seat] is None
    return Stop(
        steps=steps,
        sixths=sixths,
        cell=CELL_IDS[cell],
        facing=FACINGS[facing],
        balcony=balcony,
        seat=seat,
        price=region(state.board, cell).bit_count() if costs else 0,
    )


@lru_cache(maxsize=256)
def layings(state: State) -> tuple[Laying, ...]:
    """What each legal place would bring to the active seat; nothing but in phase `lay`."""
    if state.phase is not Phase.LAY:
        return ()
    before = scores_of(state)
    return tuple([_laying(state, place, before) for place in free_places(state.board, state.omar)])


def _laying(state: State, place: Place, before: tuple[int, ...]) -> Laying:
    shown = cells_by_hue(state.board)
    hue = state.stacks[state.active_seat][0]
    covered = 1 << place[0] | 1 << place[1]
    own = connected(covered, shown[hue] | covered)
    scores = list(before)
    scores[state.active_seat] += len(place)
    for cell in place:
        half = state.board[cell]
        seat = owner(hue_of(half), len(state.out))
        if half != BARE and state.out[seat] is None:
            scores[seat] -= 1
    return Laying(
        cells=LAYS[place].cells,
        joins=_sizes(own & shown[hue]),
        region=tuple([CELL_IDS[cell] for cell in listed(own)]),
        cuts=tuple(
            [
                Cut(
                    seat=owner(other, len(state.out)),
                    price=part.bit_count(),
                    parts=_sizes(part & ~covered),
                )
                for other, cells in enumerate(shown)
                if other != hue and state.out[owner(other, len(state.out))] is None
                for part in regions(cells)
                if part & covered
            ]
        ),
        scores=tuple(scores),
    )


def _sizes(cells: Cells) -> tuple[int, ...]:
    """How large the connected parts are, the largest first."""
    return tuple(sorted([part.bit_count() for part in regions(cells)], reverse=True))
