"""Random games of Suleika, remembered move by move."""

from dataclasses import dataclass

from rules.game import Seat
from rules.games.suleika.actions import Action
from rules.games.suleika.apply import SuleikaStep, apply, setup
from rules.games.suleika.legal import actors, legal
from rules.games.suleika.state import Options, State
from rules.rng import Rng


@dataclass(frozen=True)
class Moment:
    """A state and what was done in it."""

    state: State
    seat: Seat
    action: Action
    step: SuleikaStep


def random_game(options: Options, seats: int, seed: int) -> list[Moment]:
    """A game from the start to the end; the last moment's step holds the final state."""
    table_seed = b"random game %08d" % seed
    chance = Rng(table_seed, 1 << 20)
    state, moments = setup(options, seats, Rng(table_seed, 0)), []
    while actors(state):
        seat = state.active_seat
        action = chance.choice(tuple(legal(state, seat)))
        step = apply(state, seat, action, Rng(table_seed, len(moments) + 1))
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return moments
