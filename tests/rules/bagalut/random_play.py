"""Random games of Bagalut, remembered move by move."""

from dataclasses import dataclass

from rules.game import Seat
from rules.games.bagalut.actions import Action
from rules.games.bagalut.apply import BagalutStep, apply, setup
from rules.games.bagalut.legal import actor, legal
from rules.games.bagalut.state import Options, State
from rules.rng import Rng


@dataclass(frozen=True)
class Moment:
    """A state and what was done in it."""

    state: State
    seat: Seat
    action: Action
    step: BagalutStep


def random_game(options: Options, seed: int) -> list[Moment]:
    """A game from the deal to the end; the last moment's step holds the final state."""
    table_seed = b"random game %08d" % seed
    chance = Rng(table_seed, 1 << 20)
    state, moments = setup(options, 2, Rng(table_seed, 0)), []
    while (seat := actor(state)) is not None:
        action = chance.choice(tuple(legal(state, seat)))
        step = apply(state, seat, action, Rng(table_seed, len(moments) + 1))
        moments.append(Moment(state, seat, action, step))
        state = step.state
    return moments
