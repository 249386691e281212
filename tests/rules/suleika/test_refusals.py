"""What is refused before any rule of a single action: in this order, and nothing has changed.

Spec section 9; vector 39. Each code of `lay_carpet` has its test in test_lay.py.
"""

from dataclasses import dataclass
from typing import Any

import pytest

from rules.errors import RuleError, SharedCode
from rules.games.suleika.actions import Action, LayCarpet, TurnOmar
from rules.games.suleika.apply import apply
from rules.games.suleika.errors import Code
from rules.games.suleika.state import Phase, State
from tests.rules.suleika.positions import CHANCE, ROLL, STRAIGHT, A, B, C, D, on, position

ACTIONS: dict[str, Action] = {"turn_omar": STRAIGHT, "roll": ROLL, "lay_carpet": on("d5", "d6")}
FITTING = {Phase.DIRECTION: "turn_omar", Phase.ROLL: "roll", Phase.LAY: "lay_carpet"}
EVERY_ACTION = pytest.mark.parametrize("kind", ACTIONS)


@dataclass(frozen=True)
class Whistle:
    """An action of no game."""

    type: str = "whistle"


def refused(state: State, seat: int, action: Any) -> tuple[str, dict[str, object]]:
    with pytest.raises(RuleError) as refusal:
        apply(state, seat, action, CHANCE)
    return refusal.value.code, refusal.value.facts


@pytest.mark.parametrize("action", [Whistle(), None, "roll", {"type": "roll"}])
@pytest.mark.parametrize("phase", Phase)
def test_what_is_no_action_of_suleika_is_unknown_in_every_phase(phase: Phase, action: Any) -> None:
    assert refused(position(phase=phase), A, action) == (SharedCode.UNKNOWN_ACTION, {})


@pytest.mark.parametrize("turn", ["back", "", None, 1, ["left"]])
@pytest.mark.parametrize("phase", Phase)
def test_a_turn_that_does_not_exist_is_a_bad_field_even_after_the_end(
    phase: Phase, turn: Any
) -> None:
    expected = (SharedCode.BAD_FIELD, {"field": "turn"})
    assert refused(position(phase=phase), A, TurnOmar(turn=turn)) == expected


@pytest.mark.parametrize(
    "cells",
    [
        *(None, "d5", "d5d6", 3, (), ("d5",), ("d5", "d6", "d7"), ("d5", "d5")),
        *(("d5", "d8"), ("d5", None), ("d5", ["d6"]), ("h1", "g1"), ("", "d5")),
    ],
)
def test_cells_that_do_not_exist_are_a_bad_field_even_after_the_end(cells: Any) -> None:
    expected = (SharedCode.BAD_FIELD, {"field": "cells"})
    for phase in Phase:
        assert refused(position(phase=phase), A, LayCarpet(cells=cells)) == expected


@EVERY_ACTION
@pytest.mark.parametrize("seat", [-1, 4])
@pytest.mark.parametrize("phase", Phase)
def test_who_has_no_seat_cannot_act(kind: str, seat: int, phase: Phase) -> None:
    assert refused(position(phase=phase), seat, ACTIONS[kind]) == (Code.NOT_SEATED, {})


@EVERY_ACTION
@pytest.mark.parametrize("seat", [A, B])
def test_after_the_end_nothing_can_be_done(kind: str, seat: int) -> None:
    state = position(phase=Phase.OVER, out=(None, 1, None, None))
    assert refused(state, seat, ACTIONS[kind]) == (SharedCode.GAME_OVER, {})


@EVERY_ACTION
@pytest.mark.parametrize("phase", FITTING)
def test_39_a_seat_that_is_out_can_do_nothing_whatever_the_phase(kind: str, phase: Phase) -> None:
    state = position(phase=phase, out=(None, 1, None, None))
    assert refused(state, B, ACTIONS[kind]) == (Code.SEAT_OUT, {})


@pytest.mark.parametrize(
    ("phase", "kind"),
    [(phase, kind) for phase in FITTING for kind in ACTIONS if kind != FITTING[phase]],
)
@pytest.mark.parametrize("seat", [A, C])
def test_39_an_action_of_another_phase_is_refused_before_the_turn_is_looked_at(
    phase: Phase, kind: str, seat: int
) -> None:
    expected = (SharedCode.WRONG_PHASE, {"phase": phase})
    assert refused(position(phase=phase), seat, ACTIONS[kind]) == expected


@pytest.mark.parametrize("phase", FITTING)
def test_39_a_seat_that_is_not_active_may_not_act(phase: Phase) -> None:
    for seat in (B, C, D):
        expected = (SharedCode.NOT_YOUR_TURN, {"seat": A})
        assert refused(position(phase=phase), seat, ACTIONS[FITTING[phase]]) == expected
