"""Properties of whole games, for each journey and number of seats. Spec sections 2, 7, 13, 14."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import SPECTATOR, Seat
from rules.games.wikinger_saga.apply import apply, progress, retire, turn_key
from rules.games.wikinger_saga.autoplay import autoplay
from rules.games.wikinger_saga.content import CARDS, DIARIES, GOLD_PER_POINT
from rules.games.wikinger_saga.deal import setup
from rules.games.wikinger_saga.events import GameEnded, LegStarted, WayRevealed
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.score import result
from rules.games.wikinger_saga.state import SEATS, Options, Phase
from rules.games.wikinger_saga.view import view
from rules.rng import Rng
from tests.rules.wikinger_saga.positions import CHANCE
from tests.rules.wikinger_saga.random_play import Moment, random_game

JOURNEYS = ("tutorial", *DIARIES, "own", "free")
LONGEST = 20
"""No leg of random play has more stages; the spec's simulation saw 12."""

journeys = st.sampled_from(JOURNEYS)
markers = st.sampled_from(("assigned", "random"))
sizes = st.sampled_from(SEATS)
seeds = st.integers(0, 99_999_999)
a_game = given(journey=journeys, drawn=markers, seats=sizes, seed=seeds)
few = settings(max_examples=12, deadline=None)


def game(journey: str, drawn: str, seats: int, seed: int) -> list[Moment]:
    options = Options(journey=journey, markers=drawn, first_seat=seed % seats)  # type: ignore[arg-type]
    return random_game(options, seats, seed)


@a_game
@few
def test_gold_and_points_never_fall_below_nothing(
    journey: str, drawn: str, seats: int, seed: int
) -> None:
    for moment in game(journey, drawn, seats, seed):
        for each in moment.step.state.seats:
            assert each.gold >= 0
            assert each.vp >= 0
        assert moment.step.state.shift >= 0


@a_game
@few
def test_every_leg_ends_and_odin_goes_round(
    journey: str, drawn: str, seats: int, seed: int
) -> None:
    moments = game(journey, drawn, seats, seed)
    assert max(moment.state.stage for moment in moments) <= LONGEST
    events = [event for moment in moments for event in moment.step.events]
    started = [event for event in events if isinstance(event, LegStarted)]
    legs = len(moments[0].state.legs)
    assert [event.leg for event in started] == list(range(2, legs + 1))
    first = seed % seats
    assert [event.odin_seat for event in started] == [
        (first + leg) % seats for leg in range(1, legs)
    ]


@a_game
@few
def test_the_count_is_ladder_helmets_and_a_point_for_three_gold(
    journey: str, drawn: str, seats: int, seed: int
) -> None:
    moments = game(journey, drawn, seats, seed)
    over = moments[-1].step.state
    final, (ended,) = (
        result(over),
        [event for event in moments[-1].step.events if isinstance(event, GameEnded)],
    )
    assert final is not None
    assert final.ranking == ended.ranking
    for seat, each in enumerate(over.seats):
        helmets = sum(CARDS[card].helmets for card in each.valhalla)
        assert final.scores[seat] == each.vp + helmets + each.gold // GOLD_PER_POINT
        assert len(each.valhalla) <= 2 * 7
        assert all(CARDS[card].is_viking for card in each.valhalla)


@a_game
@few
def test_a_path_with_all_its_figures_moves_as_the_way_card_says(
    journey: str, drawn: str, seats: int, seed: int
) -> None:
    for moment in game(journey, drawn, seats, seed):
        for event in moment.step.events:
            if isinstance(event, WayRevealed):
                assert event.after == max(0, event.before + event.value)


@a_game
@few
def test_a_view_shows_the_same_numbers_to_everybody(
    journey: str, drawn: str, seats: int, seed: int
) -> None:
    for moment in game(journey, drawn, seats, seed)[::9]:
        state = moment.step.state
        public = view(state, SPECTATOR)
        for viewer in range(seats):
            seen = view(state, viewer)
            assert seen.seats == public.seats
            assert seen.you is not None
            assert seen.you.hand == state.seats[viewer].hand
        for seat, each in enumerate(public.seats):
            assert each.waits is (seat in actors(state))


@given(journey=journeys, seats=st.sampled_from((3, 4)), seed=seeds)
@settings(max_examples=10, deadline=None)
def test_whoever_leaves_at_any_time_the_game_ends_and_the_earlier_one_ranks_lower(
    journey: str, seats: int, seed: int
) -> None:
    chance = Rng(b"leaving the saga %08d" % seed, 0)
    left: list[Seat] = []
    state = setup(Options(journey=journey), seats, Rng(b"leaving %08d" % seed, 0))  # type: ignore[arg-type]
    ply = 0
    while asked := sorted(actors(state)):
        ply += 1
        leaver = chance.below(seats)
        if not chance.below(30) and leaver not in left:
            left.append(leaver)
            state = retire(state, leaver, CHANCE).state
            continue
        by = chance.choice(asked)
        state = apply(
            state, by, autoplay(state, by, chance), Rng(b"leaving %08d" % seed, ply)
        ).state
    final = result(state)
    assert final is not None
    order = [seat for group in final.ranking for seat in group]
    assert sorted(order) == list(range(seats))
    assert order[seats - len(left) :] == list(reversed(left))


def test_an_absent_seat_always_does_something_legal() -> None:
    for journey in JOURNEYS:
        moments = random_game(Options(journey=journey), 3, 11)  # type: ignore[arg-type]
        for moment in moments[::2]:
            for seat in actors(moment.state):
                assert autoplay(moment.state, seat, CHANCE) in set(legal(moment.state, seat))


def test_progress_grows_with_the_legs() -> None:
    moments = random_game(Options(), 2, 4)
    shares = [progress(moment.state) for moment in moments] + [progress(moments[-1].step.state)]
    assert (shares[0], shares[-1]) == (0, 100)
    assert shares == sorted(shares)


def test_a_purchase_is_a_turn_an_answer_too_and_a_choice_with_others_is_none() -> None:
    for moment in random_game(Options(journey="companions"), 3, 5):
        key = turn_key(moment.state, moment.seat)
        match moment.state.phase:
            case Phase.RECRUIT:
                round_ = moment.state.recruit_round
                assert key == f"leg-{moment.state.leg}-round-{round_}"
            case Phase.VALHALLA:
                assert key is None
            case Phase.CHOOSE | Phase.DECIDE:
                assert (key is None) is not bool(moment.state.agenda)
            case _:
                assert key is not None


def test_retiring_twice_or_after_the_end_changes_nothing() -> None:
    moments = random_game(Options(journey="tutorial"), 3, 1)
    once = retire(moments[3].state, 1, CHANCE)
    assert [event.type for event in once.events] == ["seat_retired"]
    assert retire(once.state, 1, CHANCE).state == once.state
    over = moments[-1].step.state
    assert retire(over, 1, CHANCE).state == over


def test_when_only_one_is_left_the_game_is_over() -> None:
    state = random_game(Options(), 3, 2)[40].state
    state = retire(state, 2, CHANCE).state
    assert result(state) is None
    state = retire(state, 0, CHANCE).state
    over = result(state)
    assert over is not None
    assert (over.reason, over.ranking) == ("last_seat", ((1,), (0,), (2,)))
    assert not actors(state)


@pytest.mark.parametrize("drawn", ["assigned", "random"])
def test_markers_lie_where_the_card_says_in_each_leg(drawn: str) -> None:
    for moment in random_game(Options(markers=drawn), 2, 8):  # type: ignore[arg-type]
        state = moment.step.state
        laid = [marker for _, marker in state.markers_on]
        assert len(set(laid)) == len(laid) == (6 if state.leg == 7 else 3)
