"""The end and the result; leaving for good. Spec sections 7 and 8; vectors 31-33, 35-38."""

from typing import Any

import pytest

from rules.game import Seat, Step
from rules.games.suleika.apply import retire
from rules.games.suleika.content import NEIGHBOURS
from rules.games.suleika.events import CarpetLaid, FinalScore, GameOver, SeatOut, TurnStarted
from rules.games.suleika.legal import actors
from rules.games.suleika.score import ranking_of, result, scores_of
from rules.games.suleika.state import Board, Options, Phase, State, half_of
from tests.rules.suleika.positions import (
    AT_END,
    CHANCE,
    EMPTY,
    LEFT,
    STRAIGHT,
    A,
    B,
    C,
    D,
    do,
    find,
    go,
    market,
    on,
    position,
    told,
)
from tests.rules.suleika.random_play import random_game


def showing(*fields: int) -> Board:
    """A board on which each colour is seen on so many cells, from a1 on."""
    board, cell = list(EMPTY), 0
    for hue, count in enumerate(fields):
        for _ in range(count):
            board[cell] = half_of(cell + 1, hue, NEIGHBOURS[cell][0])
            cell += 1
    return tuple(board)


def over(**more: Any) -> State:
    return position(**{"phase": Phase.OVER, "stacks": (0, 0, 0), "seats": 3, **more})


@pytest.mark.parametrize("options", [Options(first_seat=1), Options(turn_omar="end", first_seat=1)])
def test_31_with_three_seats_the_game_ends_with_the_45th_carpet_of_the_last_seat(
    options: Options,
) -> None:
    moments = next(
        moments
        for moments in (random_game(options, 3, seed) for seed in range(20))
        if not any(event.type == "seat_out" for m in moments for event in m.step.events)
    )
    laid = [e for m in moments for e in m.step.events if isinstance(e, CarpetLaid)]
    assert len(laid) == 45
    assert laid[-1].seat == 0, "the seat before the first"
    assert told(moments[-1].step) == ["carpet_laid", "game_over"]


def test_35_turned_at_the_end_there_is_no_turning_after_the_last_carpet() -> None:
    state = position(seats=3, phase=Phase.LAY, active=C, stacks=(0, 0, 1), options=AT_END)
    step = do(state, on("d5", "d6"))
    assert told(step) == ["carpet_laid", "game_over"]
    assert step.state.phase is Phase.OVER
    assert actors(step.state) == frozenset()


@pytest.mark.parametrize(
    ("coins", "fields", "ranking", "shared"),
    [
        ((28, 25, 0), (12, 15, 0), ((B,), (A,), (C,)), False),
        ((20, 20, 0), (10, 10, 0), ((A, B), (C,)), True),
        ((20, 20, 20), (5, 5, 5), ((A, B, C),), True),
        ((31, 20, 30), (0, 10, 1), ((C,), (A,), (B,)), False),
    ],
)
def test_32_points_decide_then_fields_and_equal_seats_share_the_rank(
    coins: tuple[int, ...],
    fields: tuple[int, ...],
    ranking: tuple[tuple[Seat, ...], ...],
    shared: bool,
) -> None:
    state = over(coins=coins, board=showing(*fields))
    final = result(state)
    assert final is not None
    assert final.ranking == ranking
    assert final.scores == tuple(c + f for c, f in zip(coins, fields, strict=True))
    assert (len(ranking[0]) > 1) == shared


def test_the_last_carpet_tells_the_result() -> None:
    """A and B: 20 coins and 10 fields each once C has laid the last carpet."""
    state = position(
        seats=3,
        phase=Phase.LAY,
        active=C,
        omar="g6",
        coins=(20, 20, 5),
        stacks=(0, 0, 1),
        board=showing(10, 10),
    )
    told_result = find(do(state, on("g5", "f5")), GameOver)
    assert told_result == GameOver(
        reason="carpets_laid",
        winner_seat=A,
        winner_score=30,
        shared=True,
        scores=(
            FinalScore(coins=20, fields=10, score=30, out=None),
            FinalScore(coins=20, fields=10, score=30, out=None),
            FinalScore(coins=5, fields=2, score=7, out=None),
        ),
        ranking=((A, B), (C,)),
    )


def test_33_seats_that_are_out_come_last_and_who_left_later_is_better() -> None:
    state = position(
        coins=(0, 20, 0, 25), out=(2, None, 1, None), board=showing(9, 5, 9, 5), phase=Phase.OVER
    )
    assert ranking_of(state) == ((D,), (B,), (A,), (C,))
    assert scores_of(state) == (0, 25, 0, 30), "their fields do not count"


def test_no_result_before_the_end() -> None:
    for phase in (Phase.DIRECTION, Phase.ROLL, Phase.LAY):
        assert result(position(phase=phase)) is None


BOARD = market("""
 4  .. .. .. @@ r1 r1 ..
""")


def test_36_the_game_is_over_when_the_only_seat_with_a_carpet_goes_broke() -> None:
    state = position(
        seats=3, active=C, facing="E", coins=(40, 49, 1), stacks=(0, 0, 1), board=BOARD
    )
    step = go(state, STRAIGHT, 1)
    assert told(step)[-3:] == ["paid", "seat_out", "game_over"]
    assert find(step, GameOver).reason == "carpets_laid"
    assert find(step, GameOver).ranking == ((B,), (A,), (C,))


@pytest.mark.parametrize("active", [C, B])
def test_36_and_37_the_game_is_over_when_the_only_seat_with_a_carpet_leaves(active: Seat) -> None:
    """37: also in the middle of another seat's `direction`."""
    state = position(seats=3, active=active, stacks=(0, 0, 1), options=AT_END)
    step = retire(state, C, CHANCE)
    assert told(step) == ["seat_out", "game_over"]
    assert step.state.phase is Phase.OVER
    final = result(step.state)
    assert final is not None
    assert (final.reason, final.ranking) == ("carpets_laid", ((A, B), (C,)))


def test_one_seat_left_wins_even_when_no_carpet_is_left_either() -> None:
    state = position(seats=3, active=C, stacks=(0, 0, 1), out=(1, None, None), coins=(0, 5, 80))
    final = result(retire(state, C, CHANCE).state)
    assert final is not None
    assert (final.reason, final.ranking) == ("last_seat", ((B,), (C,), (A,)))


def test_38_a_seat_that_is_not_active_leaves_and_nothing_else_changes() -> None:
    state = position(phase=Phase.LAY, active=A, coins=(30, 31, 29, 30), board=BOARD)
    step = retire(state, C, CHANCE)
    assert step.events == (SeatOut(seat=C, reason="left"),)
    after = step.state
    assert (after.phase, after.active_seat, after.omar) == (Phase.LAY, A, state.omar)
    assert after.coins == (30, 31, 0, 30)
    assert after.out == (None, None, 1, None)
    assert after.stacks[C] == ()
    assert after.board == BOARD


@pytest.mark.parametrize("phase", [Phase.DIRECTION, Phase.LAY, Phase.ROLL])
@pytest.mark.parametrize("options", [Options(), AT_END])
def test_an_active_seats_turn_ends_wherever_it_leaves_and_omar_stays(
    phase: Phase, options: Options
) -> None:
    state = position(phase=phase, active=D, facing="W", options=options, board=BOARD)
    step = retire(state, D, CHANCE)
    assert step.events == (SeatOut(seat=D, reason="left"), TurnStarted(seat=A))
    after = step.state
    begins = Phase.DIRECTION if options == Options() else Phase.ROLL
    assert (after.phase, after.active_seat) == (begins, A)
    assert (after.omar, after.facing) == (state.omar, state.facing)


def test_seats_that_are_out_are_skipped() -> None:
    state = position(phase=Phase.LAY, active=A, out=(None, 2, 1, None))
    assert do(state, on("d5", "d6")).state.active_seat == D
    state = position(phase=Phase.LAY, active=D, out=(1, None, 2, None))
    assert do(state, on("d5", "d6")).state.active_seat == B


def test_the_order_of_leaving_is_kept() -> None:
    first = retire(position(active=A), B, CHANCE).state
    second = retire(first, D, CHANCE).state
    assert second.out == (None, 1, None, 2)


def test_who_is_out_already_or_leaves_after_the_end_changes_nothing() -> None:
    gone = position(out=(None, 1, None, None))
    assert retire(gone, B, CHANCE) == Step(gone, ())
    ended = over()
    assert retire(ended, A, CHANCE) == Step(ended, ())


def test_fields_of_a_seat_that_is_out_never_come_back_into_the_score() -> None:
    state = position(board=showing(4, 3, 2, 1), coins=(30, 30, 30, 30))
    after = retire(state, A, CHANCE).state
    assert scores_of(state) == (34, 33, 32, 31)
    assert scores_of(after) == (0, 33, 32, 31)
    turned = go(position(board=showing(4), out=(1, None, None, None), active=B), LEFT, 1).state
    assert scores_of(turned)[A] == 0
