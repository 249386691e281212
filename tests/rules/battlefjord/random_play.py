"""Games played by picking blindly, for properties that hold in every game."""

from dataclasses import dataclass
from functools import lru_cache

from rules.game import Seat
from rules.games.battlefjord.actions import Action
from rules.games.battlefjord.apply import FjordStep, apply, setup
from rules.games.battlefjord.legal import actors, legal
from rules.games.battlefjord.state import Options, State
from rules.rng import Rng


@dataclass(frozen=True)
class Moment:
    """A position, what was done in it, and what came of it."""

    ply: int
    state: State
    seat: Seat
    action: Action
    step: FjordStep


@lru_cache(maxsize=16)
def random_game(seed: int) -> tuple[Moment, ...]:
    """A whole game; buying is preferred, so that halls fill up in some of them."""
    table_seed = b"random games %08d" % seed
    choosing = Rng(b"random choices %08d" % seed, 0)
    state = setup(Options(first_seat=seed % 2), 2, Rng(table_seed, 0))
    moments: list[Moment] = []
    while waiting := actors(state):
        ply = len(moments) + 1
        seat = choosing.choice(sorted(waiting))
        possible = list(legal(state, seat))
        eager = [action for action in possible if getattr(action, "mode", "") == "lay"]
        busy = [action for action in possible if action.type != "end_actions"]
        action = choosing.choice(eager or busy or possible)
        step = apply(state, seat, action, Rng(table_seed, ply))
        moments.append(Moment(ply, state, seat, action, step))
        state = step.state
    return tuple(moments)
