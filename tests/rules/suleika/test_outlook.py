"""What is told before a step is taken holds when it is taken. Spec section 11."""

from dataclasses import replace

import pytest

from rules.game import SPECTATOR
from rules.games.suleika.actions import LayCarpet, TurnOmar
from rules.games.suleika.apply import apply
from rules.games.suleika.content import STEPS_A_FACE
from rules.games.suleika.events import DieRolled, NoPayment, OmarMoved, Paid
from rules.games.suleika.legal import legal
from rules.games.suleika.outlook import Cut, Laying, layings, roller, ways
from rules.games.suleika.state import Phase
from rules.games.suleika.view import view
from rules.rng import Rng
from tests.rules.suleika.positions import (
    AT_END,
    CHANCE,
    STRAIGHT,
    A,
    B,
    C,
    market,
    position,
)

# The board of vectors 18 to 24.
PAYMENTS = market("""
 2  .. r1 r1 .. .. .. ..
 3  .. .. r2 b1 .. r4 ..
 4  .. .. r2 r3 r3 r4 ..
 5  .. .. b2 b2 .. .. ..
 6  .. .. .. .. r5 .. ..
 7  .. .. .. .. r5 .. ..
""")

# The board of vectors 25 to 29, with red to lay.
LAYINGS = position(
    phase=Phase.LAY,
    omar="d4",
    board=market("""
 2  .. .. .. b1 .. .. ..
 3  .. .. y3 b1 .. .. ..
 4  .. y1 r1 @@ b2 b2 ..
 5  .. y1 r1 y2 y2 .. ..
"""),
)


def laying(first: str, second: str) -> Laying:
    return next(each for each in layings(LAYINGS) if each.cells == (first, second))


def test_each_way_tells_its_four_stops_with_chance_and_price() -> None:
    state = position(active=B, omar="b3", facing="N", board=PAYMENTS)
    left, straight, right = ways(state)
    assert [way.facing for way in (left, straight, right)] == ["W", "N", "E"]
    assert [(s.steps, s.sixths, s.cell, s.seat, s.price) for s in right.stops] == [
        (1, 1, "c3", A, 8),
        (2, 2, "d3", B, 0),
        (3, 2, "e3", None, 0),
        (4, 1, "f3", A, 8),
    ]
    assert [(s.cell, s.facing, s.balcony) for s in straight.stops][:3] == [
        ("b2", "N", False),
        ("b1", "N", False),
        ("a1", "S", True),
    ]


def test_a_stop_on_a_carpet_of_nobody_costs_nothing() -> None:
    state = position(active=B, omar="b3", facing="E", board=PAYMENTS, out=(1, None, None, None))
    stop = ways(state)[1].stops[0]
    assert (stop.cell, stop.seat, stop.price) == ("c3", A, 0)


@pytest.mark.parametrize("seed", range(12))
def test_omar_goes_and_costs_as_it_was_told(seed: int) -> None:
    state = position(active=B, omar="b3", facing="N", board=PAYMENTS)
    for way in ways(state):
        step = apply(state, B, TurnOmar(turn=way.turn), Rng(bytes([seed]), 1))
        face = next(event.face for event in step.events if isinstance(event, DieRolled))
        stop = next(stop for stop in way.stops if stop.steps == STEPS_A_FACE[face])
        moved = next(event for event in step.events if isinstance(event, OmarMoved))
        assert (moved.cell, moved.facing) == (stop.cell, stop.facing)
        paid = next(event for event in step.events if isinstance(event, Paid | NoPayment))
        assert stop.price == (paid.due if isinstance(paid, Paid) else 0)


def test_who_turns_omar_at_the_end_turns_him_for_the_next_seat() -> None:
    turning = position(active=A, options=AT_END, out=(None, 1, None, None), board=PAYMENTS)
    assert (roller(turning), len(ways(turning))) == (C, 3)
    rolling = replace(turning, phase=Phase.ROLL, active_seat=C)
    assert roller(rolling) == C
    assert [way.turn for way in ways(rolling)] == [STRAIGHT.turn]


def test_after_the_roll_there_is_no_way_to_choose() -> None:
    assert (roller(LAYINGS), ways(LAYINGS)) == (None, ())
    over = replace(LAYINGS, phase=Phase.OVER)
    assert (roller(over), ways(over), layings(over)) == (None, (), ())


def test_each_legal_place_and_no_other_is_told() -> None:
    told = [LayCarpet(cells=each.cells) for each in layings(LAYINGS)]
    assert told == list(legal(LAYINGS, A))
    assert layings(position(board=LAYINGS.board)) == ()


def test_a_place_tells_what_it_joins_what_it_cuts_and_the_scores_after_it() -> None:
    alone = laying("e4", "e5")
    assert (alone.joins, alone.region) == ((), ("e4", "e5"))
    assert alone.cuts == (Cut(seat=1, price=2, parts=(1,)), Cut(seat=2, price=2, parts=(1,)))
    assert alone.scores == (34, 33, 34, 30)
    grown = laying("c3", "d3")
    assert (grown.joins, grown.region) == ((2,), ("c3", "c4", "c5", "d3"))
    assert grown.cuts == (Cut(seat=1, price=2, parts=(1,)), Cut(seat=2, price=1, parts=()))


def test_laying_brings_just_what_was_told() -> None:
    for told in layings(LAYINGS):
        after = view(apply(LAYINGS, A, LayCarpet(cells=told.cells), CHANCE).state, SPECTATOR)
        assert tuple(seat.score for seat in after.seats) == told.scores
        assert {each.region for each in after.board if each.cell in told.cells} == {
            len(told.region)
        }


def test_a_region_of_nobody_is_not_worth_cutting() -> None:
    state = replace(LAYINGS, out=(None, None, 1, None))
    assert all(cut.seat != C for each in layings(state) for cut in each.cuts)
