"""Recorded games: one for each variant, replayed action by action.

A record is text. Its first line holds seed and options; then comes one action a line, like
`0 lay fish-2`; then what must lie on the table at the end. What the rules did for a seat is no
action, so a forced answer is in no line.
"""

import json
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.game import Seat
from rules.games.bagalut.actions import Action, Lay, Steal, SwapGive, SwapOffer
from rules.games.bagalut.apply import apply, setup
from rules.games.bagalut.content import CARD_IDS, CARD_OF, GOODS, INDEX_OF
from rules.games.bagalut.events import SwapAnswered
from rules.games.bagalut.score import result
from rules.games.bagalut.state import Options, Phase, State
from rules.rng import Rng
from tests.rules.bagalut.positions import written

FOLDER = Path(__file__).parent / "recorded"
RECORDS = sorted(FOLDER.glob("*.txt"))


@dataclass(frozen=True)
class Record:
    """A game as it was written down. end: the rows of both seats and the goods won."""

    seed: bytes
    options: Options
    actions: tuple[tuple[Seat, Action], ...]
    end: tuple[str, ...]


def read(path: Path) -> Record:
    head, *lines = path.read_text(encoding="utf-8").splitlines()
    terms = json.loads(head)
    actions = tuple(parsed(line) for line in lines if not line.startswith("= "))
    end = tuple(line.removeprefix("= ") for line in lines if line.startswith("= "))
    return Record(terms["seed"].encode(), Options(**terms["options"]), actions, end)


def parsed(line: str) -> tuple[Seat, Action]:
    seat, kind, what = line.split()
    action: Action
    match kind:
        case "lay":
            action = Lay(card=CARD_IDS[CARD_OF[what]])
        case "steal":
            action = Steal(good=GOODS[INDEX_OF[what]])
        case "offer":
            action = SwapOffer(good=GOODS[INDEX_OF[what]])
        case "give":
            action = SwapGive(good=GOODS[INDEX_OF[what]])
        case _:
            raise ValueError(f"no action of Bagalut: {line}")
    return int(seat), action


def described_end(state: State) -> tuple[str, ...]:
    over = result(state)
    assert over is not None
    return (*(written(rows) for rows in state.rows), "{}:{}".format(*over.scores))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_recorded_game_ends_as_it_was_recorded(path: Path) -> None:
    record = read(path)
    state = setup(record.options, 2, Rng(record.seed, 0))
    for ply, (seat, action) in enumerate(record.actions, start=1):
        assert state.phase is not Phase.OVER
        state = apply(state, seat, action, Rng(record.seed, ply)).state
    assert described_end(state) == record.end


def test_each_variant_has_a_recorded_game() -> None:
    variants = {(record.options.steal, record.options.swaps) for record in map(read, RECORDS)}
    assert variants == {(True, 0), (True, 1), (True, 2), (False, 1), (False, 2)}


def test_a_forced_answer_is_no_action_of_its_seat() -> None:
    """Spec D6 and section 12: else a replay would give it twice."""
    record = read(FOLDER / "as-printed.txt")
    state, forced, answers = setup(record.options, 2, Rng(record.seed, 0)), 0, 0
    for ply, (seat, action) in enumerate(record.actions, start=1):
        step = apply(state, seat, action, Rng(record.seed, ply))
        forced += any(isinstance(event, SwapAnswered) and event.auto for event in step.events)
        answers += isinstance(action, SwapGive)
        state = step.state
    assert forced > 0
    assert answers > 0
    assert forced + answers == 20
