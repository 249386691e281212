"""Properties of whole games, for each variant and number of seats. Spec sections 2, 7, 10, 12."""

from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import SPECTATOR, Seat
from rules.games.suleika.actions import LayCarpet
from rules.games.suleika.apply import apply, autoplay, progress, retire, setup, turn_key
from rules.games.suleika.content import CARPETS_A_SEAT, COINS_AT_START
from rules.games.suleika.events import CarpetLaid, NextCarpet, SeatOut, TurnStarted
from rules.games.suleika.legal import actors, legal
from rules.games.suleika.score import result
from rules.games.suleika.state import Options, Phase
from rules.games.suleika.view import show
from rules.rng import Rng
from tests.rules.suleika.positions import (
    AT_END,
    CHANCE,
    STRAIGHT,
    A,
    B,
    market,
    on,
    position,
)
from tests.rules.suleika.random_play import random_game

every_size = pytest.mark.parametrize("seats", CARPETS_A_SEAT)
every_variant = pytest.mark.parametrize(
    "options", [Options(), Options(turn_omar="end", first_seat=1)], ids=["start", "end"]
)
seeds = st.integers(0, 99_999_999)


@every_size
@every_variant
@given(seed=seeds)
@settings(max_examples=5, deadline=None)
def test_coins_only_change_hands(options: Options, seats: int, seed: int) -> None:
    for moment in random_game(options, seats, seed):
        assert sum(moment.step.state.coins) == COINS_AT_START * seats
        assert min(moment.step.state.coins) >= 0


@every_size
@every_variant
@given(seed=seeds)
@settings(max_examples=5, deadline=None)
def test_a_game_ends_when_all_carpets_of_those_who_play_are_laid(
    options: Options, seats: int, seed: int
) -> None:
    moments = random_game(options, seats, seed)
    final = moments[-1].step.state
    events = [event for moment in moments for event in moment.step.events]
    laid = [event for event in events if isinstance(event, CarpetLaid)]
    assert [event.id for event in laid] == list(range(1, final.laid + 1))
    if not any(isinstance(event, SeatOut) for event in events):
        assert len(laid) == seats * CARPETS_A_SEAT[seats]
    playing = [seat for seat in range(seats) if final.out[seat] is None]
    assert len(playing) == 1 or all(not final.stacks[seat] for seat in playing)


@every_size
@every_variant
@given(seed=seeds)
@settings(max_examples=3, deadline=None)
def test_there_is_always_a_place_for_a_carpet(options: Options, seats: int, seed: int) -> None:
    for moment in random_game(options, seats, seed):
        if moment.state.phase is Phase.LAY:
            assert len(list(legal(moment.state, moment.seat))) >= 2


@every_size
@every_variant
def test_one_turn_is_one_turn_for_the_increment(options: Options, seats: int) -> None:
    turns: dict[tuple[Seat, str], set[int]] = {}
    number = 0
    for moment in random_game(options, seats, 3):
        turns.setdefault((moment.seat, turn_key(moment.state, moment.seat)), set()).add(number)
        number += any(isinstance(event, TurnStarted) for event in moment.step.events)
    assert all(len(numbers) == 1 for numbers in turns.values())
    assert len(turns) == number + 1


@every_size
@every_variant
def test_progress_grows_from_nothing_to_all(options: Options, seats: int) -> None:
    moments = random_game(options, seats, 4)
    shares = [progress(moment.state) for moment in moments] + [progress(moments[-1].step.state)]
    assert (shares[0], shares[-1]) == (0, 100)
    assert shares == sorted(shares)


@every_variant
def test_every_event_is_seen_by_everybody(options: Options) -> None:
    for moment in random_game(options, 2, 5):
        for event in moment.step.events:
            assert [show(event, viewer) for viewer in (A, B, SPECTATOR)] == [event] * 3


def test_only_the_next_carpet_of_a_mixed_stack_is_a_barrier() -> None:
    for seats, revealing in ((2, {"next_carpet"}), (3, set())):
        shown = {
            event.type
            for moment in random_game(Options(), seats, 7)
            for event in moment.step.events
            if event.reveals
        }
        assert shown == revealing


def test_the_next_carpet_is_told_as_long_as_there_is_one() -> None:
    events = [event for moment in random_game(Options(), 2, 7) for event in moment.step.events]
    for laid, following in pairwise(events):
        if isinstance(laid, CarpetLaid) and laid.id <= 46:
            assert isinstance(following, NextCarpet)
            assert following.seat == laid.seat


@every_size
@every_variant
@given(seed=seeds)
@settings(max_examples=3, deadline=None)
def test_whoever_leaves_at_any_time_the_game_ends(options: Options, seats: int, seed: int) -> None:
    chance = Rng(b"leaving at any time %08d" % seed, 0)
    table_seed = b"leaving tests %08d" % seed
    state, ply = setup(options, seats, Rng(table_seed, 0)), 0
    while actors(state):
        ply += 1
        if not chance.below(40):
            state = retire(state, chance.below(seats), CHANCE).state
            continue
        action = autoplay(state, state.active_seat, chance)
        assert action in set(legal(state, state.active_seat))
        state = apply(state, state.active_seat, action, Rng(table_seed, ply)).state
    final = result(state)
    assert final is not None
    assert sorted(seat for group in final.ranking for seat in group) == list(range(seats))


def test_an_absent_seat_goes_straight_and_hides_the_leading_other_seat() -> None:
    assert autoplay(position(), A, CHANCE) == STRAIGHT
    board = market("""
 3  .. .. .. b1 .. .. ..
 4  .. .. y1 @@ y2 .. ..
 5  .. .. y1 b2 y2 .. ..
""")
    state = position(phase=Phase.LAY, board=board, coins=(30, 32, 30, 30))
    hides_two_of_blue = autoplay(state, A, CHANCE)
    assert isinstance(hides_two_of_blue, LayCarpet)
    assert hides_two_of_blue == on("c3", "d3"), "the first that hides one: no place hides two"
    state = position(phase=Phase.LAY, board=board, coins=(30, 30, 40, 30))
    assert autoplay(state, A, CHANCE) == on("b4", "c4")


def test_of_equally_strong_others_the_next_one_is_hidden() -> None:
    board = market("""
 4  .. .. r1 @@ y1 .. ..
""")
    state = position(phase=Phase.LAY, board=board, active=B, coins=(30, 10, 30, 10))
    assert autoplay(state, B, CHANCE) == on("e3", "e4"), "yellow's turn comes before red's"


def test_turned_at_the_end_the_absent_seat_rolls() -> None:
    state = position(phase=Phase.ROLL, options=AT_END)
    assert autoplay(state, A, CHANCE).type == "roll"
