"""How long computers think: each level against itself, every decision timed.

They think in processes of their own, so this is waiting time of a person, not load of the server.
CPU time is counted, so that other work of the machine does not show.
"""

import random
import time
from collections.abc import Mapping
from typing import Any, Final

from bench.figures import percentile
from rules.game import AnyGame, Knowledge, Level, Seat
from rules.rng import Rng

LEVELS: Final = (Level.EASY, Level.MEDIUM, Level.STRONG)


def time_decisions(game: AnyGame, level: Level, *, seconds: float) -> Mapping[str, Any]:
    """Let a level play against itself for about so long; milliseconds a decision."""
    draw = random.Random(f"{game.id} {level}")
    millis: list[float] = []
    games = 0
    deadline = time.perf_counter() + seconds
    while time.perf_counter() < deadline:
        games += _play(game, level, draw, millis, deadline)
    return {
        "games": games,
        "decisions": len(millis),
        "p50_ms": percentile(millis, 0.50),
        "p99_ms": percentile(millis, 0.99),
    }


def _play(
    game: AnyGame, level: Level, draw: random.Random, millis: list[float], deadline: float
) -> bool:
    """One game, given up when the time is over; whether it came to its end."""
    seed, seats = draw.randbytes(32), game.seats.start
    state = game.setup(game.Options(), seats, Rng(seed, 0))
    seen: dict[Seat, list[Any]] = {seat: [] for seat in range(seats)}
    ply = 0
    while actors := game.actors(state):
        if time.perf_counter() > deadline:
            return False
        ply += 1
        seat = min(actors)
        knowledge: Knowledge[Any, Any, Any] = Knowledge(
            seat=seat,
            view=game.view(state, seat),
            legal=tuple(game.legal(state, seat)),
            seen=tuple(seen[seat]),
        )
        began = time.thread_time()
        action = game.levels[level](knowledge, Rng(draw.randbytes(32), ply))
        millis.append(1000 * (time.thread_time() - began))
        step = game.apply(state, seat, action, Rng(seed, ply))
        state = step.state
        for viewer, shown in seen.items():
            shown += [e for event in step.events if (e := game.show(event, viewer)) is not None]
    return True
