"""Where a carpet may lie. Spec section 6 (Lay); vectors 25-30."""

from typing import Any

import pytest

from rules.errors import RuleError, SharedCode
from rules.games.suleika.actions import LayCarpet
from rules.games.suleika.apply import apply
from rules.games.suleika.content import CELL_IDS, CELL_OF, CELLS, NEIGHBOURS, PLACES_BESIDE, Colour
from rules.games.suleika.errors import Code
from rules.games.suleika.events import CarpetLaid, NextCarpet
from rules.games.suleika.legal import legal
from rules.games.suleika.market import free_places
from rules.games.suleika.state import (
    BARE,
    Phase,
    State,
    carpet_of,
    half_of,
    hue_of,
)
from tests.rules.suleika.positions import (
    AT_END,
    CHANCE,
    EMPTY,
    A,
    B,
    C,
    carpet,
    do,
    find,
    market,
    on,
    places,
    position,
    told,
)

BOARD = market("""
 2  .. .. .. b1 .. .. ..
 3  .. .. y3 b1 .. .. ..
 4  .. y1 r1 @@ b2 b2 ..
 5  .. y1 r1 y2 y2 .. ..
""")


def to_lay(**more: Any) -> State:
    return position(**{"phase": Phase.LAY, "board": BOARD, "active": A, **more})


def refused(state: State, action: LayCarpet) -> tuple[str, dict[str, object]]:
    with pytest.raises(RuleError) as refusal:
        apply(state, state.active_seat, action, CHANCE)
    return refusal.value.code, refusal.value.facts


def test_25_of_twelve_candidates_just_those_that_cover_no_whole_carpet_are_legal() -> None:
    state = to_lay()
    assert len(PLACES_BESIDE[state.omar]) == 12
    expected = "b4-c4 c3-c4 c3-d3 c5-d5 d3-e3 d5-d6 e3-e4 e4-e5"
    assert list(legal(state, A)) == [on(*place.split("-")) for place in expected.split()]


@pytest.mark.parametrize(
    ("cells", "whole"),
    [("c4 c5", "r1"), ("d2 d3", "b1"), ("d5 e5", "y2"), ("e4 f4", "b2")],
)
def test_25_no_whole_carpet_is_covered_at_once_not_even_an_own_one(cells: str, whole: str) -> None:
    expected = (Code.COVERS_CARPET, {"carpet": carpet(whole)})
    assert refused(to_lay(), on(*cells.split())) == expected


@pytest.mark.parametrize(
    ("cells", "code", "facts"),
    [
        ("b4 b5", Code.NOT_NEXT_TO_OMAR, {"cell": "d4"}),
        ("a1 b1", Code.NOT_NEXT_TO_OMAR, {"cell": "d4"}),
        ("d4 d5", Code.UNDER_OMAR, {"cell": "d4"}),
        ("d4 c4", Code.UNDER_OMAR, {"cell": "d4"}),
        ("c3 d4", Code.NOT_A_PAIR, {}),
        ("a7 b1", Code.NOT_A_PAIR, {}),
        ("d3 d5", Code.NOT_A_PAIR, {}),
        ("c4 c4", SharedCode.BAD_FIELD, {"field": "cells"}),
    ],
)
def test_26_a_place_is_refused_for_the_first_reason_that_applies(
    cells: str, code: str, facts: dict[str, object]
) -> None:
    assert refused(to_lay(), on(*cells.split())) == (code, facts)


def test_the_order_of_the_two_cells_does_not_matter() -> None:
    assert do(to_lay(), on("c3", "d3")) == do(to_lay(), on("d3", "c3"))


def test_27_the_halves_of_two_carpets_may_be_covered_and_one_be_hidden_so() -> None:
    step = do(to_lay(), on("c3", "c4"))
    laid = find(step, CarpetLaid)
    assert laid.covered == (carpet("y3"), carpet("r1"))
    visible = {carpet_of(half) for half in step.state.board if half}
    assert carpet("y3") not in visible
    assert carpet("r1") in visible, "its other half still lies on c5"


def test_28_an_older_carpets_own_cells_may_be_covered_once_a_half_is_hidden() -> None:
    """D8: r1 on c4-c5, blue lays on c3-c4, then yellow on c4-c5."""
    after_blue = do(to_lay(active=B), on("c3", "c4")).state
    assert "c4-c5" not in places(to_lay(active=C))
    yellow_to_lay = to_lay(active=C, board=after_blue.board, laid=after_blue.laid)
    assert "c4-c5" in places(yellow_to_lay)
    laid = find(do(yellow_to_lay, on("c4", "c5")), CarpetLaid)
    assert laid.covered == (after_blue.laid, carpet("r1"))


def test_29_two_carpets_of_one_colour_are_two_carpets() -> None:
    board = market("""
 4  .. .. .. @@ r1 r2 ..
""")
    assert "e4-f4" in places(to_lay(board=board))


@pytest.mark.parametrize(
    ("omar", "expected"),
    [
        ("g7", "e7-f7 f6-f7 f6-g6 g5-g6"),
        ("a2", "a1-b1 a3-a4 a3-b3 b1-b2 b2-b3 b2-c2"),
    ],
)
def test_30_at_the_edge_there_are_fewer_places(omar: str, expected: str) -> None:
    assert places(to_lay(omar=omar, board=EMPTY)) == set(expected.split())


@pytest.mark.parametrize("omar", range(CELLS))
def test_there_are_always_two_places_however_the_carpets_lie(omar: int) -> None:
    """The worst case: as many candidates as can be are whole carpets (they share no cell)."""
    fewest = CELLS
    for first in range(12):
        board, number = list(EMPTY), 0
        candidates = PLACES_BESIDE[omar]
        for turn in range(len(candidates)):
            one, other = candidates[(first + turn) % len(candidates)]
            if board[one] == BARE and board[other] == BARE:
                number += 1
                board[one], board[other] = half_of(number, 0, other), half_of(number, 0, one)
        fewest = min(fewest, len(free_places(board, omar)))
    assert fewest >= 2


def test_a_carpet_covers_its_cells_and_the_next_seat_is_on() -> None:
    state = to_lay(board=EMPTY, laid=7)
    step = do(state, on("d5", "d6"))
    assert told(step) == ["carpet_laid", "turn_started"]
    laid = find(step, CarpetLaid)
    assert (laid.seat, laid.id, laid.colour, laid.cells) == (A, 8, "red", ("d5", "d6"))
    assert laid.covered == ()
    after = step.state
    shown = {CELL_IDS[c]: half for c, half in enumerate(after.board) if half != BARE}
    assert shown == {
        "d5": half_of(8, 0, CELL_OF["d6"]),
        "d6": half_of(8, 0, CELL_OF["d5"]),
    }
    assert (after.laid, len(after.stacks[A]), after.active_seat) == (8, 4, B)
    assert (after.phase, after.omar, after.facing) == (Phase.DIRECTION, state.omar, state.facing)


def test_turned_at_the_end_whoever_laid_turns_omar() -> None:
    step = do(to_lay(options=AT_END), on("d5", "d6"))
    assert told(step) == ["carpet_laid"]
    assert (step.state.phase, step.state.active_seat) == (Phase.DIRECTION, A)


def test_with_two_seats_the_top_of_the_stack_is_laid_and_the_next_one_told() -> None:
    state = to_lay(seats=2, stacks=["yry", "bp"], board=EMPTY)
    step = do(state, on("d5", "d6"))
    assert told(step) == ["carpet_laid", "next_carpet", "turn_started"]
    assert find(step, CarpetLaid).colour == "yellow"
    assert find(step, NextCarpet) == NextCarpet(seat=A, colour=Colour.RED)
    last = do(to_lay(seats=2, stacks=["y", "bp"], board=EMPTY), on("d5", "d6"))
    assert told(last) == ["carpet_laid", "turn_started"]


def test_a_hidden_half_does_not_count_as_a_carpet_any_more() -> None:
    """Pitfall: only the visible carpets are compared, never the layers below."""
    step = do(to_lay(), on("d5", "d6"))
    assert "d5-e5" in places(to_lay(board=step.state.board, active=B))
    assert hue_of(step.state.board[CELL_OF["d5"]]) == A


def test_candidates_touch_omar_and_leave_his_cell_free() -> None:
    for omar in range(CELLS):
        for place in PLACES_BESIDE[omar]:
            assert omar not in place
            assert place[1] in NEIGHBOURS[place[0]]
            assert set(place) & set(NEIGHBOURS[omar])
