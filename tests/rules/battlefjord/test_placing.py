"""Where figures may stand, in which order, and which pennants follow. Spec 4.2, 4.3."""

import pytest

from rules.errors import SharedCode
from rules.games.battlefjord.actions import Place, TakeCargo
from rules.games.battlefjord.errors import Code
from rules.games.battlefjord.state import Phase
from tests.rules.battlefjord.positions import A, B, after, asked, can, code, position, step, told


def test_E2_the_ship_blocks_the_field_of_the_rounds_number() -> None:
    assert code(position(phase=Phase.PLACING), A, Place(field=1)) == Code.FIELD_SHIP
    state = position(phase=Phase.PLACING, round=2, horn=B)
    assert after(state, (B, Place(field=1))).figures[B] == ((1, 0, 0),)


@pytest.mark.parametrize(
    ("field", "why"),
    [
        (4, Code.FIELD_CORNER),
        (16, Code.FIELD_CORNER),
        (17, Code.FIELD_UNKNOWN),
        (0, Code.FIELD_UNKNOWN),
        (-1, Code.FIELD_UNKNOWN),
    ],
)
def test_E3_nobody_stands_on_a_corner_or_off_the_ring(field: int, why: Code) -> None:
    assert code(position(phase=Phase.PLACING), A, Place(field=field)) == why


def test_E4_only_the_field_opposite_a_hostile_figure_is_forbidden() -> None:
    state = after(position(phase=Phase.PLACING), (A, Place(field=2)))
    assert code(state, B, Place(field=10)) == Code.FIELD_OPPOSITE
    state = after(state, (B, Place(field=6)))
    opposite_own = after(state, (A, Place(field=10)))
    assert [figure[0] for figure in opposite_own.figures[A]] == [2, 10]
    assert code(opposite_own, B, Place(field=2)) == Code.FIELD_TAKEN


def test_E5_seats_take_turns_and_only_place() -> None:
    state = after(position(phase=Phase.PLACING), (A, Place(field=2)))
    assert code(state, A, Place(field=3)) == SharedCode.NOT_YOUR_TURN
    assert code(state, B, TakeCargo(slot=0)) == SharedCode.WRONG_PHASE


def pennants_after(a: tuple[int, ...], b: tuple[int, ...]) -> tuple[int, ...]:
    state = position(phase=Phase.PLACING)
    for own, theirs in zip(a, b, strict=True):
        state = after(state, (A, Place(field=own)), (B, Place(field=theirs)))
    return state.pennants


@pytest.mark.parametrize(
    ("a", "slots"), [((2, 5, 6), {1, 4}), ((2, 10, 6), {4}), ((2, 3, 11), set())]
)
def test_E6_E7_E8_pennants_stand_where_own_lines_cross(a: tuple[int, ...], slots: set[int]) -> None:
    pennants = pennants_after(a, (7, 13, 9) if 3 not in a else (7, 13, 5))
    assert {slot for slot, seat in enumerate(pennants) if seat == A} == slots


def test_after_the_sixth_figure_the_horn_seat_acts() -> None:
    state = position(phase=Phase.PLACING, on=("2 3 5", "6 7"), turn=B)
    done = step(state, B, Place(field=11))
    assert (done.state.phase, asked(done.state)) == (Phase.ACTIONS, {A})
    assert [event.type for event in done.events] == [
        "placed",
        "pennants_set",
        "pennants_set",
        "actions_begun",
    ]
    assert [event.slots for event in told(done.events, "pennants_set")] == [(1, 2), (3, 6)]


def test_E9_at_least_three_fields_are_left_for_the_last_figure() -> None:
    state = position(phase=Phase.PLACING, round=9, on=("1 2 5", "6 7"), turn=B)
    assert can(state, B) == [Place(field=3), Place(field=13), Place(field=14)]
    assert code(state, B, Place(field=10)) == Code.FIELD_OPPOSITE
    assert code(state, B, Place(field=9)) == Code.FIELD_SHIP


def test_E45_the_pilot_opens_the_field_of_the_ship_but_no_corner() -> None:
    state = position(phase=Phase.PLACING, round=7, halls=("B2", ""))
    assert after(state, (A, Place(field=7))).figures[A] == ((7, 0, 0),)
    corner = position(phase=Phase.PLACING, round=8, halls=("B2", ""))
    assert code(corner, A, Place(field=8)) == Code.FIELD_CORNER
