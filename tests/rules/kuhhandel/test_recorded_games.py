"""Recorded games: one for each way a game can go, replayed action by action.

A record is text. Its first line holds seed, seats and options; then comes one step a line
(`written.py`); then the result: reason, scores, and the ranking from best to worst.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.games.kuhhandel.apply import apply, retire, setup
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.score import result
from rules.games.kuhhandel.state import Options, State
from rules.rng import Rng
from tests.rules.kuhhandel.positions import CHANCE
from tests.rules.kuhhandel.written import read_step, written

FOLDER = Path(__file__).parent / "recorded"
RECORDS = sorted(FOLDER.glob("*.txt"))


@dataclass(frozen=True)
class Replayed:
    """A record that was played again. end: as it was written down."""

    final: State
    events: tuple[Event, ...]
    end: tuple[str, ...]


def replayed(path: Path) -> Replayed:
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    terms = json.loads(head)
    state = setup(Options(**terms["options"]), terms["seats"], Rng(terms["seed"].encode(), 0))
    events: list[Event] = []
    for line in lines:
        if line.startswith("= "):
            continue
        seat, action = read_step(state, line)
        assert action is None or written(seat, action) == line
        step = retire(state, seat, CHANCE) if action is None else apply(state, seat, action, CHANCE)
        events += step.events
        state = step.state
    end = tuple(line.removeprefix("= ") for line in lines if line.startswith("= "))
    return Replayed(state, tuple(events), end)


def described_end(state: State) -> tuple[str, ...]:
    over = result(state)
    assert over is not None
    groups = (" ".join(map(str, group)) for group in over.ranking)
    return over.reason, " ".join(map(str, over.scores)), ", ".join(groups)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_was_recorded(path: Path) -> None:
    again = replayed(path)
    assert described_end(again.final) == again.end


def test_each_size_and_ending_has_a_recorded_game_and_all_that_can_happen_happens() -> None:
    records = [replayed(path) for path in RECORDS]
    assert {len(record.final.hands) for record in records} == {3, 4, 5}
    assert {record.end[0] for record in records} == {"quartets", "trade_limit", "last_seat"}
    told = {event.type for record in records for event in record.events}
    assert told == {each.__dataclass_fields__["type"].default for each in Event.__args__}
