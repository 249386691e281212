"""Random games of Die Wikinger Saga, remembered move by move."""

from dataclasses import dataclass

from rules.game import Seat
from rules.games.wikinger_saga.actions import Action
from rules.games.wikinger_saga.apply import SagaStep, apply
from rules.games.wikinger_saga.deal import setup
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.state import Options, State
from rules.rng import Rng


@dataclass(frozen=True)
class Moment:
    """A state and what was done in it."""

    state: State
    seat: Seat
    action: Action
    step: SagaStep


def random_game(options: Options, seats: int, seed: int) -> list[Moment]:
    """A game from the start to the end; the last moment's step holds the final state."""
    table_seed = b"random saga %08d" % seed
    chance = Rng(table_seed, 1 << 20)
    state, moments = setup(options, seats, Rng(table_seed, 0)), []
    while asked := sorted(actors(state)):
        seat = chance.choice(asked)
        action = chance.choice(tuple(legal(state, seat)))
        step = apply(state, seat, action, Rng(table_seed, len(moments) + 1))
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return moments
