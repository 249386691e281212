"""Omar's way: turning, the die, the balcony. Spec sections 5 and 6; vectors 1-17."""

from collections import Counter

import pytest

from rules.games.suleika.apply import apply
from rules.games.suleika.content import (
    CELL_IDS,
    CELL_OF,
    CELLS,
    DIRECTION_OF,
    EXITS,
    FACINGS,
    NEIGHBOURS,
    STEP,
    STEPS_A_FACE,
)
from rules.games.suleika.events import DieRolled, OmarMoved, OmarTurned
from rules.games.suleika.legal import legal
from rules.games.suleika.market import way
from rules.games.suleika.state import LastRoll, Phase
from rules.rng import Rng
from tests.rules.suleika.positions import (
    AT_END,
    LEFT,
    RIGHT,
    ROLL,
    STRAIGHT,
    A,
    B,
    cell_ids,
    find,
    go,
    position,
    told,
)


@pytest.mark.parametrize(
    ("omar", "facing", "steps", "path", "then"),
    [
        ("d4", "S", 3, "d5 d6 d7", "S"),
        ("d4", "S", 4, "d5 d6 d7 e7", "N"),
        ("a1", "N", 2, "b1 b2", "S"),
        ("g1", "N", 1, "g1", "W"),
        ("g1", "N", 3, "g1 f1 e1", "W"),
        ("g1", "E", 1, "g1", "S"),
        ("g3", "N", 4, "g2 g1 g1 f1", "W"),
        ("a7", "S", 2, "a7 b7", "E"),
        ("a7", "W", 1, "a7", "N"),
        ("b7", "S", 1, "c7", "N"),
        ("g2", "E", 4, "g3 f3 e3 d3", "W"),
        ("g6", "E", 1, "g7", "W"),
        ("f1", "N", 4, "e1 e2 e3 e4", "S"),
        ("c1", "W", 4, "b1 a1 a2 b2", "E"),
        ("e2", "N", 3, "e1 f1 f2", "S"),
        ("a3", "W", 2, "a4 b4", "E"),
    ],
    ids=range(1, 17),
)
def test_1_to_16_omar_goes_so_far_and_the_balcony_is_no_step_of_its_own(
    omar: str, facing: str, steps: int, path: str, then: str
) -> None:
    taken = way(CELL_OF[omar], DIRECTION_OF[facing], steps)
    assert cell_ids([cell for cell, _, _ in taken]) == path
    assert FACINGS[taken[-1][1]] == then
    moved = find(go(position(omar=omar, facing=facing), STRAIGHT, steps), OmarMoved)
    assert " ".join(step.cell for step in moved.path) == path
    assert (moved.cell, moved.facing) == (path.split()[-1], then)


def test_a_step_over_the_balcony_is_told_as_one() -> None:
    moved = find(go(position(omar="g3", facing="N"), STRAIGHT, 4), OmarMoved)
    assert [step.balcony for step in moved.path] == [False, False, True, False]
    assert [step.facing for step in moved.path] == ["N", "N", "W", "W"]
    assert moved.balcony
    assert not find(go(position(), STRAIGHT, 3), OmarMoved).balcony


def test_the_balcony_has_28_exits_and_each_can_be_gone_back() -> None:
    assert len(EXITS) == 28
    for (cell, facing), (to, then) in EXITS.items():
        back, looking = STEP[to][(then + 2) % 4]
        assert (back, looking) == (cell, (facing + 2) % 4)


def test_only_the_two_single_corners_lead_back_to_themselves() -> None:
    turned = {CELL_IDS[cell] for (cell, _), (to, _) in EXITS.items() if cell == to}
    assert turned == {"g1", "a7"}


def test_inside_the_market_a_step_leads_to_the_neighbour_with_the_same_facing() -> None:
    inside = [(c, f) for c in range(CELLS) for f in range(4) if (c, f) not in EXITS]
    assert len(inside) == 196 - 28
    for cell, facing in inside:
        to, then = STEP[cell][facing]
        assert to in NEIGHBOURS[cell]
        assert then == facing


@pytest.mark.parametrize(
    ("facing", "left", "right"),
    [("N", "W", "E"), ("E", "N", "S"), ("S", "E", "W"), ("W", "S", "N")],
)
def test_17_omar_turns_left_or_right_or_not_but_never_back(
    facing: str, left: str, right: str
) -> None:
    state = position(facing=facing)
    assert list(legal(state, A)) == [LEFT, STRAIGHT, RIGHT]
    faced = [find(go(state, turn, 1), OmarTurned).facing for turn in (LEFT, STRAIGHT, RIGHT)]
    assert faced == [left, facing, right]


def test_turned_at_the_start_he_goes_and_what_is_due_is_paid_in_the_same_step() -> None:
    step = go(position(), LEFT, 2)
    assert told(step) == ["omar_turned", "die_rolled", "omar_moved", "no_payment"]
    after = step.state
    assert (after.phase, CELL_IDS[after.omar], FACINGS[after.facing]) == (Phase.LAY, "f4", "E")
    assert after.last_roll == LastRoll(seat=A, steps=2)


def test_turned_at_the_end_the_next_seat_rolls_with_that_facing() -> None:
    state = position(phase=Phase.DIRECTION, options=AT_END)
    step = go(state, RIGHT, 1)
    assert told(step) == ["omar_turned", "turn_started"]
    after = step.state
    assert (after.phase, after.active_seat, FACINGS[after.facing]) == (Phase.ROLL, B, "W")
    assert CELL_IDS[after.omar] == "d4"
    rolled = go(after, ROLL, 3)
    assert told(rolled) == ["die_rolled", "omar_moved", "no_payment"]
    assert (CELL_IDS[rolled.state.omar], rolled.state.phase) == ("a4", Phase.LAY)


def test_the_die_shows_one_two_two_three_three_four() -> None:
    assert Counter(STEPS_A_FACE) == {1: 1, 2: 2, 3: 2, 4: 1}
    faces = set()
    for ply in range(60):
        rng = Rng(b"the die for sixty rolls", ply)
        step = apply(position(), A, STRAIGHT, rng)
        rolled, moved = find(step, DieRolled), find(step, OmarMoved)
        assert rolled.steps == STEPS_A_FACE[rolled.face] == len(moved.path)
        faces.add(rolled.face)
        assert rng.drawn
    assert faces == set(range(6))
