"""The computers: that they look ahead by the rules, and that each level is what it says."""

from collections.abc import Iterator

import pytest

from rules.game import Knowledge, Level, Seat
from rules.games.suleika.actions import Action
from rules.games.suleika.apply import apply, setup
from rules.games.suleika.bot.board import Board
from rules.games.suleika.bot.judgement import OUT, score_so_far, standings, worth
from rules.games.suleika.bot.levels import LEVELS
from rules.games.suleika.bot.search import CHANCES, Search
from rules.games.suleika.content import CELL_OF
from rules.games.suleika.events import Event
from rules.games.suleika.legal import actors, legal
from rules.games.suleika.market import region
from rules.games.suleika.score import result, scores_of
from rules.games.suleika.state import Options, Phase, State
from rules.games.suleika.view import View, view
from rules.rng import Rng
from tests.rules.suleika.positions import (
    AT_END,
    CHANCE,
    LEFT,
    RIGHT,
    STRAIGHT,
    A,
    B,
    market,
    on,
    position,
    rolling,
)
from tests.rules.suleika.random_play import random_game


def knowledge(state: State, seat: Seat) -> Knowledge[Action, Event, View]:
    return Knowledge(seat=seat, view=view(state, seat), legal=tuple(legal(state, seat)), seen=())


def decisions(options: Options, seats: int, seed: int) -> Iterator[State]:
    for moment in random_game(options, seats, seed):
        if len(list(legal(moment.state, moment.seat))) > 1:
            yield moment.state


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("options", [Options(), AT_END])
def test_a_computer_plays_the_same_from_the_same_knowledge_and_chance(
    level: Level, options: Options
) -> None:
    for state in list(decisions(options, 2, 1))[5::40]:
        known = knowledge(state, state.active_seat)
        actions = {LEVELS[level](known, Rng(b"a computer's chance", 7)) for _ in range(2)}
        assert len(actions) == 1
        assert actions <= set(known.legal)


DEAR_AHEAD = market("""
 5  .. .. .. b1 .. .. ..
 6  .. .. .. b1 b2 .. ..
 7  .. .. .. b3 b3 .. ..
""")


@pytest.mark.parametrize("level", Level)
def test_no_computer_walks_into_a_dear_region(level: Level) -> None:
    state = position(omar="d4", facing="S", board=DEAR_AHEAD)
    assert LEVELS[level](knowledge(state, A), CHANCE) in (LEFT, RIGHT)


@pytest.mark.parametrize("level", Level)
def test_turned_at_the_end_omar_is_led_onto_the_own_region(level: Level) -> None:
    state = position(seats=2, active=B, facing="S", board=DEAR_AHEAD, options=AT_END)
    assert LEVELS[level](knowledge(state, B), CHANCE) == STRAIGHT


@pytest.mark.parametrize("level", Level)
def test_a_new_carpet_does_not_hide_the_own_ones(level: Level) -> None:
    board = market("""
 3  .. .. .. r1 .. .. ..
 4  .. .. r2 @@ r3 .. ..
""")
    state = position(phase=Phase.LAY, board=board, omar="d4")
    action = LEVELS[level](knowledge(state, A), CHANCE)
    assert action in [on(*pair.split()) for pair in ("c5 d5", "d5 e5", "d5 d6")]


def described(board: Board) -> tuple[object, ...]:
    return (*board.cells, *board.coins, *board.out, *board.left, board.places(CELL_OF["d4"]))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_search_leaves_the_board_as_it_was(seats: int) -> None:
    for state in list(decisions(Options(), seats, 3))[4::30]:
        board, before = Board(state), described(Board(state))
        search = Search(board, standings, width=2)
        seat = state.active_seat
        if state.phase is Phase.LAY:
            for place in board.places(state.omar)[:2]:
                search.after_laying(seat, place, state.omar, state.facing, 1)
        else:
            search.after_turning(seat, seat, state.omar, state.facing, 1)
        assert search.judged > 0
        assert described(board) == before


@pytest.mark.parametrize("seats", [2, 3])
def test_the_board_of_the_computers_knows_the_same_rules(seats: int) -> None:
    """Laying and tolls, held against `apply` and `region`."""
    for state in list(decisions(Options(), seats, 5))[1::8]:
        board = Board(state)
        for seat in range(seats):
            for cell in range(49):
                due, creditor = board.toll(seat, cell)
                assert due in (0, region(state.board, cell).bit_count())
                assert (due == 0) == (creditor == seat)
        if state.phase is Phase.LAY:
            place = board.places(state.omar)[0]
            laid = board.lay(state.active_seat, place)
            action = next(legal(state, state.active_seat))
            after = apply(state, state.active_seat, action, CHANCE).state
            assert described(board) == described(Board(after))
            board.take_up(laid)


def test_when_all_carpets_lie_a_standing_is_the_score() -> None:
    for seats in (2, 3, 4):
        final = random_game(Options(), seats, 6)[-1].step.state
        if None in final.out and not any(final.stacks):
            expected = [
                OUT if out else s for s, out in zip(scores_of(final), final.out, strict=True)
            ]
            assert standings(Board(final)) == score_so_far(Board(final)) == expected


def test_a_large_region_is_worth_more_than_its_parts() -> None:
    joined = market(" 1  r1 r1 r2 r2 .. .. ..")
    apart = market(" 1  r1 r1 .. .. r2 r2 ..")
    found = [standings(Board(position(board=board))) for board in (joined, apart)]
    assert worth(found[0], A) > worth(found[1], A)


def test_the_chances_are_sixths_of_the_die() -> None:
    assert [(steps, round(6 * chance)) for steps, chance in CHANCES] == [
        (1, 1),
        (2, 2),
        (3, 2),
        (4, 1),
    ]


def test_the_outlook_of_a_turn_is_the_mean_of_what_each_roll_brings() -> None:
    """One turn, by the game's own `apply` and every place, against the search."""
    state = next(s for s in decisions(Options(), 2, 8) if s.laid == 20)
    seat, facing = state.active_seat, state.facing
    expected = 0.0
    for steps, chance in CHANCES:
        stopped = apply(state, seat, STRAIGHT, rolling(steps)).state
        board = Board(stopped)
        search = Search(board, standings, width=99)
        expected += chance * max(
            search.after_laying(seat, place, stopped.omar, stopped.facing, 0)
            for place in board.places(stopped.omar)
        )
    found = Search(Board(state), standings, width=99).after_turning(
        seat, seat, state.omar, facing, 1
    )
    assert found == pytest.approx(expected)


def test_medium_is_clearly_stronger_than_easy() -> None:
    """A few games only; `python -m bench.ladder suleika` measures."""
    won = sum(
        winner({seat: Level.MEDIUM, 1 - seat: Level.EASY}, deal) == seat
        for deal in range(2)
        for seat in (A, B)
    )
    assert won >= 3


def winner(levels: dict[Seat, Level], deal: int) -> Seat:
    seed = b"games between levels %02d" % deal
    state, ply = setup(Options(), 2, Rng(seed, 0)), 0
    while actors(state):
        ply += 1
        seat = state.active_seat
        action = LEVELS[levels[seat]](knowledge(state, seat), Rng(seed, 1000 + ply))
        state = apply(state, seat, action, Rng(seed, ply)).state
    over = result(state)
    assert over is not None
    return over.ranking[0][0]
