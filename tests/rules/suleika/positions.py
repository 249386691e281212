"""Suleika positions drawn as in the spec, and short questions about them.

A market is drawn with a row a line; each cell is a colour's letter and a carpet's digit, `..`
where nothing lies, `@@` where Omar stands. Seats are A, B, C, D.
"""

from collections.abc import Sequence
from typing import Any, Final

from rules.game import Seat
from rules.games.suleika.actions import Action, LayCarpet, Roll, TurnOmar
from rules.games.suleika.apply import SuleikaStep, apply
from rules.games.suleika.content import (
    CELL_IDS,
    CELL_OF,
    CELLS,
    DIRECTION_OF,
    NEIGHBOURS,
    STEPS_A_FACE,
    Cell,
    Turn,
)
from rules.games.suleika.legal import legal
from rules.games.suleika.state import (
    BARE,
    Board,
    Half,
    LastRoll,
    Options,
    Phase,
    State,
    half_of,
)
from rules.rng import Rng

A: Final[Seat] = 0
B: Final[Seat] = 1
C: Final[Seat] = 2
D: Final[Seat] = 3
CHANCE: Final = Rng(b"nothing is drawn here", 1)
AT_END: Final = Options(turn_omar="end")
EMPTY: Final[Board] = (BARE,) * CELLS
LETTERS: Final = "rbyp"  # red, blue, yellow, purple

STRAIGHT: Final = TurnOmar(turn=Turn.STRAIGHT)
LEFT: Final = TurnOmar(turn=Turn.LEFT)
RIGHT: Final = TurnOmar(turn=Turn.RIGHT)
ROLL: Final = Roll()


def position(
    *,
    phase: Phase = Phase.DIRECTION,
    seats: int = 4,
    active: Seat = A,
    omar: str = "d4",
    facing: str = "S",
    coins: Sequence[int] | None = None,
    out: Sequence[int | None] | None = None,
    stacks: Sequence[int | str] | None = None,
    board: Board = EMPTY,
    laid: int = 40,
    options: Options | None = None,
) -> State:
    """A state that holds just what is named. stacks: numbers of carpets, or letters of colours."""
    gone = tuple(out or (None,) * seats)
    given: Sequence[int | str] = stacks or [0 if order else 5 for order in gone]
    return State(
        options=options or Options(),
        phase=phase,
        active_seat=active,
        omar=CELL_OF[omar],
        facing=DIRECTION_OF[facing],
        coins=tuple(coins or [0 if order else 30 for order in gone]),
        out=gone,
        stacks=tuple(
            (seat,) * stack if isinstance(stack, int) else tuple(map(LETTERS.index, stack))
            for seat, stack in enumerate(given)
        ),
        board=board,
        laid=laid,
        last_roll=LastRoll(seat=active, steps=2) if phase is Phase.LAY else None,
    )


def market(drawn: str) -> Board:
    """The board that is drawn. A carpet of which one cell is seen has its other half hidden."""
    rows = {int(line.split()[0]): line.split()[1:] for line in drawn.strip().splitlines()}
    seen: dict[str, list[Cell]] = {}
    for row, names in rows.items():
        for column, name in zip("abcdefg", names, strict=True):
            if name not in ("..", "@@"):
                seen.setdefault(name, []).append(CELL_OF[f"{column}{row}"])
    board: list[Half] = list(EMPTY)
    for name, cells in seen.items():
        first, last = cells[0], cells[-1]
        hidden = first == last
        for cell, other in ((first, last), (last, first)):
            beside = NEIGHBOURS[cell][0] if hidden else other
            board[cell] = half_of(carpet(name), LETTERS.index(name[0]), beside)
    return tuple(board)


def carpet(name: str) -> int:
    """The number of the carpet that is drawn so."""
    return int(name[1]) + 10 * LETTERS.index(name[0])


def on(*cells: str) -> LayCarpet:
    """Lay a carpet there."""
    named: Any = cells
    return LayCarpet(cells=named)


def places(state: State) -> set[str]:
    """Where the active seat may lay: "b4-c4"."""
    return {
        "-".join(action.cells)
        for action in legal(state, state.active_seat)
        if isinstance(action, LayCarpet)
    }


def rolling(steps: int) -> Rng:
    """Chance that throws so many steps next."""
    return next(
        Rng(b"a die for a test", ply)
        for ply in range(1000)
        if STEPS_A_FACE[Rng(b"a die for a test", ply).below(6)] == steps
    )


def go(state: State, action: Action, steps: int) -> SuleikaStep:
    """The active seat does it, and rolls so many."""
    return apply(state, state.active_seat, action, rolling(steps))


def do(state: State, *actions: Action) -> SuleikaStep:
    """The last step of `actions`, all of whoever is active then; nothing is drawn."""
    for action in actions:
        step = apply(state, state.active_seat, action, CHANCE)
        state = step.state
    return step


def told(step: SuleikaStep) -> list[str]:
    """The types of a step's events."""
    return [event.type for event in step.events]


def find(step: SuleikaStep, kind: type[Any]) -> Any:
    """The one event of this kind."""
    (found,) = [event for event in step.events if isinstance(event, kind)]
    return found


def cell_ids(cells: Sequence[Cell]) -> str:
    """Cells in words."""
    return " ".join(CELL_IDS[cell] for cell in cells)
