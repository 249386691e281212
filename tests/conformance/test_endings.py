"""Every game ends, with a result, and whoever leaves does not keep it from ending."""

from typing import Any

import pytest

from rules.game import Seat
from rules.rng import Rng
from tests.conformance.cases import (
    CASES_FROM_THREE_SEATS,
    CASES_WITH_PIECES,
    Case,
    every_case,
)
from tests.conformance.play import Moment, chooser, play, start, steps, table_seed


@every_case
def test_random_play_ends_within_what_is_promised_and_ranks_every_seat_once(case: Case) -> None:
    for number in range(8):
        moments = play(case, number)
        for moment in moments:
            assert case.game.result(moment.state) is None
        result = case.game.result(moments[-1].step.state)
        assert result is not None
        assert sorted(seat for group in result.ranking for seat in group) == list(range(case.seats))
        assert len(result.scores) == case.seats
        by_rank = [{result.scores[seat] for seat in group} for group in result.ranking]
        assert all(len(scores) == 1 for scores in by_rank), "equal seats have equal scores"


@pytest.mark.parametrize("case", CASES_WITH_PIECES, ids=str)
def test_pieces_are_neither_lost_nor_made(case: Case) -> None:
    pieces = case.promise.pieces
    assert pieces is not None
    for number in range(4):
        dealt = pieces(start(case, number))
        assert len(set(dealt)) == len(dealt)
        for moment in play(case, number):
            assert pieces(moment.step.state) == dealt


@every_case
def test_absent_seats_come_to_an_end_by_autoplay(case: Case) -> None:
    def absent(state: Any, possible: list[tuple[Seat, Any]], chance: Rng) -> tuple[Seat, Any]:
        seat, action = chooser(case)(state, possible, chance)
        if seat < 0:
            return seat, action
        return seat, case.game.autoplay(state, seat, chance)

    moments = play(case, 2, absent)
    assert case.game.result(moments[-1].step.state) is not None
    for moment in moments:
        assert moment.seat < 0 or moment.action in set(case.game.legal(moment.state, moment.seat))


@pytest.mark.parametrize("case", CASES_FROM_THREE_SEATS, ids=str)
def test_a_seat_may_retire_at_every_ply_and_the_game_ends(case: Case) -> None:
    """With two seats the table ends the game, and asks the rules nothing."""
    for moment in play(case, 3)[:: case.promise.leaving_every]:
        for gone in range(case.seats):
            ended = end_without(case, moment, gone)
            assert case.game.result(ended) is not None


def end_without(case: Case, moment: Moment, gone: Seat) -> Any:
    """The final state of the game that `gone` left at `moment`; the table plays for it."""
    rng = Rng(table_seed(3), moment.ply)
    retired = case.game.retire(moment.state, gone, rng)

    def choose(state: Any, possible: list[tuple[Seat, Any]], chance: Rng) -> tuple[Seat, Any]:
        seat, action = chooser(case)(state, possible, chance)
        return (seat, case.game.autoplay(state, seat, chance)) if seat == gone else (seat, action)

    last = retired.state
    for later in steps(case, retired.state, 3, choose, first=moment.ply):
        last = later.step.state
    return last


@every_case
def test_progress_rounds_and_turns_are_told_in_range(case: Case) -> None:
    game = case.game
    for moment in play(case, 0):
        if game.round is not None:
            assert game.round(moment.state) > 0
        if game.progress is not None:
            assert 0 <= game.progress(moment.state) <= 100
        for seat in game.actors(moment.state):
            assert game.turn_key is None or game.turn_key(moment.state, seat) != ""
        for event in moment.step.events:
            assert game.reading(event) >= 0
