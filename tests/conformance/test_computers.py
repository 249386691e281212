"""Computers of every level play any game by what their seat knows, and nothing else."""

from typing import Any

import pytest

from rules.game import Knowledge, Level, Seat
from rules.rng import Rng
from tests.conformance.cases import Case, every_case
from tests.conformance.play import play, shown

every_level = pytest.mark.parametrize("level", Level)
APART = {Level.EASY: 1, Level.MEDIUM: 4, Level.STRONG: 20}
"""Which decisions of a game a level is asked: every one, every fourth, … The strong think long."""


def knowledge(case: Case, state: Any, seat: Seat, seen: list[Any]) -> Knowledge[Any, Any, Any]:
    return Knowledge(
        seat=seat,
        view=case.game.view(state, seat),
        legal=tuple(case.game.legal(state, seat)),
        seen=tuple(seen),
    )


@every_case
@every_level
def test_a_computer_answers_with_one_of_the_legal_actions(case: Case, level: Level) -> None:
    moments = play(case, 4)
    seen: list[list[Any]] = [[] for _ in range(case.seats)]
    for number, moment in enumerate(moments):
        if number % APART[level] == 0:
            for seat in case.game.actors(moment.state):
                known = knowledge(case, moment.state, seat, seen[seat])
                rng = Rng(b"what a computer draws", number)
                assert case.game.levels[level](known, rng) in known.legal
        for seat, events in enumerate(seen):
            events += shown(case, moment.step.events, seat)
