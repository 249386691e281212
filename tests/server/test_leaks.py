"""The leak checklist of mechanisms.md 9 at the door: whole frames, byte for byte.

Which test covers which of its lines stands in docs/leaks.md.
"""

import random
from dataclasses import replace
from typing import Any

import pytest

from protocol.codec import JSON
from rules.game import SPECTATOR, AnyGame, Millis, Viewer
from rules.games import GAMES
from rules.match.commands import Act
from rules.match.events import TableOwn
from rules.match.table import Table, decide_step, open_table, shown, start_table
from rules.rng import Rng
from server.present import Presenter
from server.wire import GameWire
from tests.server.played import finished

PLIES = 16


def frame(wire: GameWire, table: Table, viewer: Viewer) -> bytes:
    present = Presenter(wire, table, epoch="first", now=table.match.at)
    return JSON.encode(present.frame(viewer, 1, ()))


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_the_whole_frame_is_the_same_to_the_byte_in_a_twin(game: AnyGame) -> None:
    start = finished(game.id)[0].match.start
    wire = GameWire(game)
    table = open_table(game, start_table(game, start, Millis(0)))
    seen: list[list[Any]] = [[] for _ in start.seats]
    chance = random.Random(5)
    for ply in range(PLIES):
        for seat in range(len(start.seats)):
            view = game.view(table.state, seat)
            rng = Rng(b"a twin for the checklist", ply * 8 + seat)
            twin = replace(table, state=game.sample(view, seat, rng, tuple(seen[seat])))
            for viewer in (seat, SPECTATOR):
                assert frame(wire, twin, viewer) == frame(wire, table, viewer)
        seat = min(table.match.actors)
        action = chance.choice(list(game.legal(table.state, seat)))
        act = Act(seat=seat, decision=table.match.seats[seat].decision, action=action)
        step = decide_step(table, act, Millis(1_000 * ply))
        assert step is not None
        table = step.table
        for viewer, events in enumerate(seen):
            told = shown(step.entry, viewer, game)
            events += [event for event in told if not isinstance(event, TableOwn)]
