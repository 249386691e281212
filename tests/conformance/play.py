"""Random play of any game, remembered move by move."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from rules.game import SPECTATOR, TABLE, AnyGame, Seat, Step, Viewer
from rules.rng import Rng
from tests.conformance.cases import Case


@dataclass(frozen=True)
class Moment:
    """One step: the state before it, who did what, what came of it.

    drew: whether chance had a part in it, which makes it a barrier for a take-back.
    """

    ply: int
    state: Any
    seat: Seat
    action: Any
    step: Step[Any, Any]
    drew: bool

    @property
    def revealed(self) -> bool:
        """Whether the step says of itself that it may have shown somebody what was hidden."""
        return self.drew or any(event.reveals for event in self.step.events)


Choose = Callable[[Any, list[tuple[Seat, Any]], Rng], tuple[Seat, Any]]


def viewers(case: Case) -> tuple[Viewer, ...]:
    """Everybody who looks at a table of this size."""
    return (*range(case.seats), SPECTATOR)


def table_seed(number: int) -> bytes:
    """The seed of the table with this number."""
    return b"conformance table %08d" % number


def moves(game: AnyGame, state: Any) -> list[tuple[Seat, Any]]:
    """Everything that may happen next: actions of the seats, and of timers that run out."""
    acts = [(seat, act) for seat in sorted(game.actors(state)) for act in game.legal(state, seat)]
    return acts + [(TABLE, timer.action) for timer in game.timers(state)]


def any_move(_state: Any, possible: list[tuple[Seat, Any]], chance: Rng) -> tuple[Seat, Any]:
    """One of the possible moves."""
    return chance.choice(possible)


def any_kind_of_move(
    _state: Any, possible: list[tuple[Seat, Any]], chance: Rng
) -> tuple[Seat, Any]:
    """One of the possible moves of one of the possible types."""
    kind = chance.choice(list(dict.fromkeys(action.type for _, action in possible)))
    return chance.choice([move for move in possible if move[1].type == kind])


def chooser(case: Case) -> Choose:
    """How the moves of random play are drawn in this game."""
    return any_kind_of_move if case.promise.by_kind else any_move


def start(case: Case, number: int) -> Any:
    """The deal of table `number`."""
    return case.game.setup(case.options, case.seats, Rng(table_seed(number), 0))


def play(case: Case, number: int, choose: Choose | None = None) -> list[Moment]:
    """The game of table `number`. Fails when it does not end within what its game promises."""
    return list(steps(case, start(case, number), number, choose or chooser(case)))


def steps(case: Case, state: Any, number: int, choose: Choose, first: int = 1) -> Iterator[Moment]:
    """The steps from `state` to the end; `first` is the ply of the next one."""
    game, chance = case.game, Rng(table_seed(number), 1 << 31)
    ply = first
    while possible := moves(game, state):
        assert ply <= case.promise.plies, f"{case} does not end in {case.promise.plies} plies"
        seat, action = choose(state, possible, chance)
        rng = Rng(table_seed(number), ply)
        step = game.apply(state, seat, action, rng)
        yield Moment(ply, state, seat, action, step, rng.drawn)
        state = step.state
        ply += 1


def shown(case: Case, events: tuple[Any, ...], viewer: Viewer) -> tuple[Any, ...]:
    """The events as `viewer` hears them."""
    each = (case.game.show(event, viewer) for event in events)
    return tuple(event for event in each if event is not None)
