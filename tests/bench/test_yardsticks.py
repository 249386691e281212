"""The yardsticks' dialects, games and paces."""

import asyncio
import json

import pytest

from bench.figures import Tally
from bench.generator import Offered, Schedule
from bench.handrolled import State
from bench.rooms import JSON, MSGPACK
from bench.rules import steps_per_second, time_rules
from rules.game import AnyGame
from rules.games import GAMES


@pytest.mark.parametrize("actor", [0, 1])
def test_whose_turn_it_is_can_be_read_of_both_yardsticks_frames(actor: int) -> None:
    frame = {"type": "frame", "table": "t", "actor": actor, "filling": "x"}
    assert MSGPACK.actor(MSGPACK.encode(frame)) == actor
    assert JSON.actor(JSON.encode(frame)) == actor
    assert JSON.actor(State(actor=actor).model_dump_json().encode()) == actor


def test_what_the_hand_rolled_server_tells_is_about_as_large_as_a_frame() -> None:
    assert 900 < len(State().model_dump_json()) < 1_400
    assert json.loads(State().model_dump_json())["moves"] == 0


def test_a_schedule_makes_up_for_late_ticks() -> None:
    schedule = Schedule(1_000, began=10.0)
    assert schedule.take(10.0) == 0
    assert schedule.take(10.0025) == 2
    assert schedule.take(10.0029) == 0
    assert schedule.take(11.0) == 998


@pytest.mark.asyncio
async def test_in_a_paced_run_a_seat_acts_when_its_turn_comes_round() -> None:
    pace = Offered(1_000, Tally())
    acted = asyncio.Event()
    pace.ready(acted.set)
    assert not acted.is_set()
    pace.start()
    async with asyncio.timeout(5):
        await acted.wait()
    pace.stop()


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_every_game_can_be_timed(game: AnyGame) -> None:
    timed = time_rules(game, seconds=0.01)
    assert timed["actions"] > 0
    assert timed["median_us"] <= timed["p99_us"]
    assert steps_per_second(game, seconds=0.01) > 0
