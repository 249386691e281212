"""Who may act, and what exactly they may do."""

from collections.abc import Iterator, Mapping
from typing import Final

from rules.game import Seat
from rules.games.suleika.actions import Action, LayCarpet, Roll, TurnOmar
from rules.games.suleika.content import CARPETS_A_SEAT, CELL_IDS, PLACES_BESIDE, Place, Turn
from rules.games.suleika.market import free_places
from rules.games.suleika.state import Phase, State

# Actions are values, so one of each is enough.
TURNS: Final = tuple(TurnOmar(turn=turn) for turn in Turn)
ROLL: Final = Roll()
LAYS: Final[Mapping[Place, LayCarpet]] = {
    place: LayCarpet(cells=(CELL_IDS[place[0]], CELL_IDS[place[1]]))
    for places in PLACES_BESIDE
    for place in places
}

_NOBODY: Final[frozenset[Seat]] = frozenset()
_ALONE: Final = tuple(frozenset({seat}) for seat in range(max(CARPETS_A_SEAT)))


def actors(state: State) -> frozenset[Seat]:
    """The active seat; nobody at the end."""
    return _NOBODY if state.phase is Phase.OVER else _ALONE[state.active_seat]


def legal(state: State, seat: Seat) -> Iterator[Action]:
    """Every legal action of `seat`, places by (column, row); nothing unless it is active."""
    if seat != state.active_seat:
        return
    match state.phase:
        case Phase.DIRECTION:
            yield from TURNS
        case Phase.ROLL:
            yield ROLL
        case Phase.LAY:
            yield from [LAYS[place] for place in free_places(state.board, state.omar)]
        case Phase.OVER:
            return
