"""What a game's rules cost an action, without the house: random games, each action timed.

One action is what the house asks of a game: the legal actions of who may act, `apply`, one view
for each seat and one for all spectators. CPU time, so that other work of the machine does not show.
"""

import random
import time
from collections.abc import Mapping
from typing import Any, Final

from bench.figures import percentile
from rules.game import SPECTATOR, AnyGame
from rules.rng import Rng

WARM_UP_GAMES: Final = 5
"""Not counted: first calls fill caches and tables."""


def time_rules(game: AnyGame, *, seconds: float) -> Mapping[str, Any]:
    """Play with the fewest seats for so long; microseconds an action."""
    draw = random.Random(game.id)
    micros: list[float] = []
    actions_a_game: list[int] = []
    for _ in range(WARM_UP_GAMES):
        _play(game, draw, [])
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        before = len(micros)
        _play(game, draw, micros)
        actions_a_game.append(len(micros) - before)
    return {
        "seats": game.seats.start,
        "games": len(actions_a_game),
        "actions": len(micros),
        "actions_a_game": round(len(micros) / len(actions_a_game), 1),
        "median_us": percentile(micros, 0.50),
        "p99_us": percentile(micros, 0.99),
    }


def steps_per_second(game: AnyGame, *, seconds: float) -> float:
    """How fast a computer can try actions: random games by `legal` and `apply` alone."""
    draw = random.Random(game.id)
    steps = 0
    began = time.thread_time()
    while (passed := time.thread_time() - began) < seconds:
        seed, seats = draw.randbytes(32), game.seats.start
        state = game.setup(game.Options(), seats, Rng(seed, 0))
        while actors := game.actors(state):
            seat = min(actors)
            action = draw.choice(list(game.legal(state, seat)))
            steps += 1
            state = game.apply(state, seat, action, Rng(seed, steps)).state
    return steps / passed


def _play(game: AnyGame, draw: random.Random, micros: list[float]) -> None:
    seed, seats = draw.randbytes(32), game.seats.start
    viewers = (*range(seats), SPECTATOR)
    state = game.setup(game.Options(), seats, Rng(seed, 0))
    ply = 0
    while actors := game.actors(state):
        ply += 1
        seat = min(actors)
        began = time.thread_time_ns()
        legal = list(game.legal(state, seat))
        listed = time.thread_time_ns()
        action = draw.choice(legal)
        chosen = time.thread_time_ns()
        state = game.apply(state, seat, action, Rng(seed, ply)).state
        for viewer in viewers:
            game.view(state, viewer)
        micros.append((time.thread_time_ns() - chosen + listed - began) / 1000)
