"""Recorded games: one for each way a game can go, replayed action by action.

A record is text. Its first line holds seed, seats and options; then comes one step a line, like
`0 turn left`, `1 roll`, `1 lay b4 c4` or `2 leaves`; then the result: scores, and the ranking
from best to worst.
"""

import json
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from rules.game import Seat
from rules.games.suleika.actions import Action, Roll, TurnOmar
from rules.games.suleika.apply import apply, retire, setup
from rules.games.suleika.content import Turn
from rules.games.suleika.score import result
from rules.games.suleika.state import Options, Phase, State
from rules.rng import Rng
from tests.rules.suleika.positions import on

FOLDER = Path(__file__).parent / "recorded"
RECORDS = sorted(FOLDER.glob("*.txt"))


@dataclass(frozen=True)
class Record:
    """A game as it was written down. An action of None: the seat leaves."""

    seed: bytes
    seats: int
    options: Options
    steps: tuple[tuple[Seat, Action | None], ...]
    end: tuple[str, ...]


def read(path: Path) -> Record:
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    terms: dict[str, Any] = json.loads(head)
    return Record(
        seed=terms["seed"].encode(),
        seats=terms["seats"],
        options=Options(**terms["options"]),
        steps=tuple(parsed(line) for line in lines if not line.startswith("= ")),
        end=tuple(line.removeprefix("= ") for line in lines if line.startswith("= ")),
    )


def parsed(line: str) -> tuple[Seat, Action | None]:
    seat, kind, *what = line.split()
    match kind:
        case "turn":
            return int(seat), TurnOmar(turn=Turn(what[0]))
        case "roll":
            return int(seat), Roll()
        case "lay":
            return int(seat), on(*what)
        case "leaves":
            return int(seat), None
        case _:
            raise ValueError(f"nothing that happens in Suleika: {line}")


def replayed(record: Record) -> State:
    state = setup(record.options, record.seats, Rng(record.seed, 0))
    for ply, (seat, action) in enumerate(record.steps, start=1):
        assert state.phase is not Phase.OVER
        rng = Rng(record.seed, ply)
        step = retire(state, seat, rng) if action is None else apply(state, seat, action, rng)
        state = step.state
    return state


def described_end(state: State) -> tuple[str, ...]:
    over = result(state)
    assert over is not None
    groups = (" ".join(map(str, group)) for group in over.ranking)
    return over.reason, " ".join(map(str, over.scores)), ", ".join(groups)


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_was_recorded(path: Path) -> None:
    record = read(path)
    assert described_end(replayed(record)) == record.end


def test_each_variant_size_and_ending_has_a_recorded_game() -> None:
    records = [read(path) for path in RECORDS]
    assert {record.options.turn_omar for record in records} == {"start", "end"}
    assert {record.seats for record in records} == {2, 3, 4}
    assert {record.end[0] for record in records} == {"carpets_laid", "last_seat"}
    assert any(action is None for record in records for _, action in record.steps)
    assert any(any(replayed(record).out) for record in records if record.seats == 2)
