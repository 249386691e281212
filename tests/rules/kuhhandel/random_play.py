"""Random games of Kuhhandel, remembered move by move."""

from collections.abc import Callable
from dataclasses import dataclass

from rules.game import TABLE, Seat
from rules.games.kuhhandel.actions import Action
from rules.games.kuhhandel.apply import apply, setup
from rules.games.kuhhandel.legal import actors, legal, timers
from rules.games.kuhhandel.state import Options, State
from rules.games.kuhhandel.turns import KuhhandelStep
from rules.rng import Rng


@dataclass(frozen=True)
class Moment:
    """A state and what was done in it."""

    state: State
    seat: Seat
    action: Action
    step: KuhhandelStep


Choose = Callable[[State, Rng], tuple[Seat, Action]]


def any_kind(state: State, chance: Rng) -> tuple[Seat, Action]:
    """Of each kind of action that is possible, the tick too, one is as likely as another."""
    possible = [(seat, action) for seat in sorted(actors(state)) for action in legal(state, seat)]
    possible += [(TABLE, timer.action) for timer in timers(state)]
    kind = chance.choice(list(dict.fromkeys(action.type for _, action in possible)))
    return chance.choice([move for move in possible if move[1].type == kind])


def random_game(options: Options, seats: int, seed: int, choose: Choose = any_kind) -> list[Moment]:
    """A game from the start to the end; the last moment's step holds the final state."""
    table_seed = b"random game %08d" % seed
    chance = Rng(table_seed, 1 << 20)
    state, moments = setup(options, seats, Rng(table_seed, 0)), []
    while actors(state):
        seat, action = choose(state, chance)
        step = apply(state, seat, action, chance)
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return moments
