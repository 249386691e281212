"""Paying where Omar stops, and going broke. Spec sections 6 (Pay) and 8; vectors 18-24, 34."""

from typing import Any

import pytest

from rules.game import Seat
from rules.games.suleika.content import CELL_IDS, CELL_OF
from rules.games.suleika.events import GameOver, NoPayment, Paid, SeatOut, TurnStarted
from rules.games.suleika.market import listed, region
from rules.games.suleika.score import result
from rules.games.suleika.state import Phase, State
from tests.rules.suleika.positions import (
    AT_END,
    ROLL,
    STRAIGHT,
    A,
    B,
    C,
    find,
    go,
    market,
    position,
    told,
)

BOARD = market("""
 1  .. .. .. .. .. .. ..
 2  .. r1 r1 .. .. .. ..
 3  .. .. r2 b1 .. r4 ..
 4  .. .. r2 r3 r3 r4 ..
 5  .. .. b2 b2 .. .. ..
 6  .. .. .. .. r5 .. ..
 7  .. .. .. .. r5 .. ..
""")
BIG_RED = ("b2", "c2", "c3", "c4", "d4", "e4", "f3", "f4")
RED, BLUE, YELLOW = A, B, C

WAYS = {"c4": ("b4", "E"), "f3": ("f2", "S"), "b2": ("a2", "E"), "e7": ("d7", "E")}
WAYS |= {"d3": ("d2", "S"), "c5": ("b5", "E"), "a1": ("a2", "N")}


def before(stop: str, seat: Seat, **more: Any) -> State:
    """One step before Omar stops there."""
    omar, facing = WAYS[stop]
    return position(**{"omar": omar, "facing": facing, "active": seat, "board": BOARD, **more})


@pytest.mark.parametrize(
    ("payer", "stop", "owner", "cells"),
    [
        (BLUE, "c4", RED, BIG_RED),
        (BLUE, "f3", RED, BIG_RED),
        (BLUE, "b2", RED, BIG_RED),
        (BLUE, "e7", RED, ("e6", "e7")),
        (RED, "d3", BLUE, ("d3",)),
        (RED, "c5", BLUE, ("c5", "d5")),
        (YELLOW, "c4", RED, BIG_RED),
    ],
)
def test_18_to_20_a_coin_is_due_for_each_connected_field_of_the_colour(
    payer: Seat, stop: str, owner: Seat, cells: tuple[str, ...]
) -> None:
    step = go(before(stop, payer), STRAIGHT, 1)
    due = len(cells)
    paid = find(step, Paid)
    assert (paid.from_seat, paid.to_seat, paid.due, paid.paid) == (payer, owner, due, due)
    assert paid.region == cells
    expected = [30, 30, 30, 30]
    expected[payer] -= due
    expected[owner] += due
    assert list(step.state.coins) == expected
    assert step.state.phase is Phase.LAY


@pytest.mark.parametrize(
    ("seat", "stop", "reason"), [(RED, "c4", "own"), (RED, "a1", "empty"), (BLUE, "a1", "empty")]
)
def test_21_an_own_carpet_and_an_empty_field_cost_nothing(
    seat: Seat, stop: str, reason: str
) -> None:
    step = go(before(stop, seat), STRAIGHT, 1)
    assert find(step, NoPayment).reason == reason
    assert step.state.coins == (30, 30, 30, 30)


def test_22_with_exactly_enough_a_seat_stays_in_with_nothing_and_lays() -> None:
    step = go(before("c4", BLUE, coins=(30, 8, 30, 30)), STRAIGHT, 1)
    assert step.state.coins == (38, 0, 30, 30)
    assert step.state.out == (None,) * 4
    assert (step.state.phase, step.state.active_seat) == (Phase.LAY, BLUE)


def test_22_who_cannot_pay_gives_all_and_is_out_and_lays_nothing() -> None:
    step = go(before("c4", BLUE, coins=(30, 5, 30, 30)), STRAIGHT, 1)
    assert told(step)[-3:] == ["paid", "seat_out", "turn_started"]
    paid = find(step, Paid)
    assert (paid.due, paid.paid) == (8, 5)
    assert find(step, SeatOut) == SeatOut(seat=BLUE, reason="broke")
    assert find(step, TurnStarted).seat == YELLOW
    after = step.state
    assert after.coins == (35, 0, 30, 30)
    assert after.out == (None, 1, None, None)
    assert after.stacks[BLUE] == ()
    assert (after.phase, after.active_seat) == (Phase.DIRECTION, YELLOW)
    assert after.board == BOARD


def test_who_has_nothing_and_owes_a_coin_is_out() -> None:
    step = go(before("d3", RED, coins=(0, 30, 30, 30)), STRAIGHT, 1)
    assert (find(step, Paid).paid, find(step, SeatOut).seat) == (0, RED)


def test_22_on_the_carpet_of_a_seat_that_is_out_nobody_pays() -> None:
    state = before("d3", RED, coins=(30, 0, 30, 30), out=(None, 1, None, None))
    step = go(state, STRAIGHT, 1)
    assert find(step, NoPayment).reason == "neutral"
    assert step.state.coins == (30, 0, 30, 30)


def test_turned_at_the_end_omar_keeps_his_facing_when_the_payer_goes_broke() -> None:
    state = before("c4", BLUE, coins=(30, 5, 30, 30), phase=Phase.ROLL, options=AT_END)
    after = go(state, ROLL, 1).state
    assert (after.phase, after.active_seat) == (Phase.ROLL, YELLOW)
    assert (CELL_IDS[after.omar], after.facing) == ("c4", state.facing)


def test_23_fields_that_touch_at_a_corner_are_not_connected() -> None:
    board = market("""
 2  .. r1 .. .. .. .. ..
 3  .. .. r2 .. .. .. ..
""")
    assert find(go(before("b2", BLUE, board=board), STRAIGHT, 1), Paid).region == ("b2",)


def test_a_region_does_not_go_over_the_edge_of_a_column() -> None:
    """a7 and b1 are neighbours in no sense, whatever their numbers."""
    board = market("""
 1  .. r1 r1 .. .. .. ..
 6  r2 .. .. .. .. .. ..
 7  r2 .. .. .. .. .. ..
""")
    assert [CELL_IDS[cell] for cell in listed(region(board, CELL_OF["a7"]))] == ["a6", "a7"]
    assert [CELL_IDS[cell] for cell in listed(region(board, CELL_OF["b1"]))] == ["b1", "c1"]


TWO_COLOURS = market("""
 2  .. r1 y1 .. .. .. ..
""")


def test_24_with_two_seats_the_owners_other_colour_does_not_connect() -> None:
    state = before("b2", B, seats=2, board=TWO_COLOURS)
    paid = find(go(state, STRAIGHT, 1), Paid)
    assert (paid.due, paid.to_seat) == (1, A)


def test_24_with_two_seats_both_own_colours_are_own() -> None:
    state = position(seats=2, omar="d2", facing="W", active=A, board=TWO_COLOURS)
    assert find(go(state, STRAIGHT, 1), NoPayment).reason == "own"


@pytest.mark.parametrize("options", [None, AT_END])
def test_34_with_two_seats_the_other_ones_ruin_ends_the_game_at_once(options: Any) -> None:
    phase = Phase.DIRECTION if options is None else Phase.ROLL
    state = before("c4", B, seats=2, coins=(52, 5), phase=phase, options=options)
    step = go(state, STRAIGHT if options is None else ROLL, 1)
    assert told(step)[-3:] == ["paid", "seat_out", "game_over"]
    assert step.state.phase is Phase.OVER
    assert step.state.board == BOARD
    over, final = find(step, GameOver), result(step.state)
    assert final is not None
    assert (over.reason, final.reason) == ("last_seat", "last_seat")
    assert final.ranking == ((A,), (B,))
    assert over.winner_seat == A


def test_the_carpet_laid_in_a_turn_has_no_part_in_its_payment() -> None:
    step = go(before("e7", YELLOW), STRAIGHT, 1)
    assert step.state.board == BOARD
    assert find(step, Paid).due == 2
