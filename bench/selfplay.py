"""Whole games between computers, without a house around them."""

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from rules.game import AnyGame, Event, Knowledge, Level, Result, choose_at_random
from rules.rng import Rng

RANDOM: Final = "random"

Player = Callable[[Knowledge[Any, Any, Any], Rng], Any]


@dataclass
class Watch:
    """The time a player takes to think, where there is something to think about."""

    decisions: int = 0
    seconds: float = 0.0
    longest: float = 0.0

    def add(self, seconds: float) -> None:
        """Count a decision."""
        self.decisions += 1
        self.seconds += seconds
        self.longest = max(self.longest, seconds)


@dataclass
class Played:
    """A game that was played to its end.

    actions: how many the seats did.
    events:  all that happened, as the house sees it.
    """

    result: Result
    actions: int = 0
    events: list[Event] = field(default_factory=list)


def player(game: AnyGame, name: str) -> Player:
    """A level of the game, or whoever picks blindly."""
    return choose_at_random if name == RANDOM else game.levels[Level(name)]


def timed(think: Player, watch: Watch) -> Player:
    """The same player, with a watch beside it."""

    def think_by_the_watch(known: Knowledge[Any, Any, Any], rng: Rng) -> Any:
        started = time.perf_counter()
        action = think(known, rng)
        if len(known.legal) > 1:
            watch.add(time.perf_counter() - started)
        return action

    return think_by_the_watch


def play(
    game: AnyGame, options: Mapping[str, Any], players: Sequence[Player], seed: bytes
) -> Played:
    """A whole game, one player for each seat."""
    state = game.setup(replace(game.Options(), **options), len(players), Rng(seed, 0))
    seen: list[list[Any]] = [[] for _ in players]
    events: list[Event] = []
    ply = 0
    while (result := game.result(state)) is None:
        ply += 1
        # Where several may act at once, none is always the quickest.
        seat = Rng(seed, ply).fork("who").choice(sorted(game.actors(state)))
        known = Knowledge(
            seat=seat,
            view=game.view(state, seat),
            legal=tuple(game.legal(state, seat)),
            seen=tuple(seen[seat]),
        )
        rng = Rng(seed, ply)
        step = game.apply(state, seat, players[seat](known, rng.fork("thinking")), rng)
        state = step.state
        events.extend(step.events)
        for viewer, shown_to in enumerate(seen):
            shown = (game.show(event, viewer) for event in step.events)
            shown_to.extend(event for event in shown if event is not None)
    return Played(result, ply, events)
