"""Properties of whole games, for each variant. Vector 30; spec D5, section 10."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import SPECTATOR
from rules.games.bagalut.apply import autoplay, progress, setup, turn_key
from rules.games.bagalut.content import CARDS, POINTS_PER_GOOD
from rules.games.bagalut.events import MarketOpened, StepSkipped, SwapAnswered, TurnStarted
from rules.games.bagalut.legal import legal
from rules.games.bagalut.score import points, result
from rules.games.bagalut.state import Options, Phase, cards_on
from rules.games.bagalut.view import show
from rules.rng import Rng
from tests.rules.bagalut.positions import A, B
from tests.rules.bagalut.random_play import Moment, random_game

VARIANTS = {
    "as printed": Options(),
    "no swap": Options(swaps=0),
    "two swaps": Options(swaps=2, first_seat=1),
    "no stealing": Options(steal=False, first_seat=1),
    "no stealing, two swaps": Options(steal=False, swaps=2),
}

every_variant = pytest.mark.parametrize("options", VARIANTS.values(), ids=VARIANTS.keys())
seeds = st.integers(0, 99_999_999)


@every_variant
@given(seed=seeds)
@settings(max_examples=25, deadline=None)
def test_every_game_has_twenty_turns_and_deals_out_all_points(options: Options, seed: int) -> None:
    moments = random_game(options, seed)
    events = [event for moment in moments for event in moment.step.events]
    turns = [event.turn for event in events if isinstance(event, TurnStarted)]
    assert turns == list(range(1, 21))
    assert not [event for event in events if isinstance(event, StepSkipped)]
    final = moments[-1].step.state
    assert final.phase is Phase.OVER
    assert [cards_on(rows) for rows in final.rows] == [15, 15]
    own, theirs = points(final)
    assert [a + b for a, b in zip(own, theirs, strict=True)] == [POINTS_PER_GOOD] * 5
    over = result(final)
    assert over is not None
    assert sum(over.scores) == 5
    assert over.scores[over.ranking[0][0]] >= 3


@every_variant
@given(seed=seeds)
@settings(max_examples=10, deadline=None)
def test_the_market_opens_after_turn_twelve(options: Options, seed: int) -> None:
    opened = [moment for moment in random_game(options, seed) if opens_market(moment)]
    assert [(moment.state.turn, moment.step.state.turn) for moment in opened] == [(12, 13)]


def opens_market(moment: Moment) -> bool:
    return any(isinstance(event, MarketOpened) for event in moment.step.events)


@every_variant
@given(seed=seeds)
@settings(max_examples=10, deadline=None)
def test_no_card_is_ever_lost_or_doubled(options: Options, seed: int) -> None:
    for moment in random_game(options, seed):
        state = moment.step.state
        lying = [
            (good, value) for side in state.rows for good, row in enumerate(side) for value in row
        ]
        elsewhere = (*state.hands[0], *state.hands[1], *state.stack, *(state.market or ()))
        offered = state.offer is not None
        assert len(lying) + len(elsewhere) + offered == CARDS
        assert len(set(lying)) == len(lying)
        assert state.turn == 0 or min(cards_on(rows) for rows in state.rows) >= 4


@every_variant
@given(seed=seeds)
@settings(max_examples=10, deadline=None)
def test_autoplay_ends_a_game_with_legal_actions(options: Options, seed: int) -> None:
    table_seed = b"autoplay tests %08d" % seed
    for moment in random_game(options, seed):
        action = autoplay(moment.state, moment.seat, Rng(table_seed, moment.state.turn))
        assert action in set(legal(moment.state, moment.seat))


@every_variant
def test_steal_offer_and_lay_are_one_turn_and_an_answer_is_none(options: Options) -> None:
    keys: dict[str, set[tuple[int, int]]] = {}
    for moment in random_game(options, seed=1):
        key = turn_key(moment.state, moment.seat)
        if moment.state.phase is Phase.SWAP_ANSWER:
            assert key is None
        else:
            assert key is not None
            keys.setdefault(key, set()).add((moment.state.turn, moment.seat))
    assert len(keys) == 10 + 20, "each lay of the set-up and each turn has its own"
    assert all(len(turns) == 1 for turns in keys.values())


def test_progress_grows_from_nothing_to_all() -> None:
    moments = random_game(Options(), seed=2)
    shares = [progress(moment.state) for moment in moments] + [progress(moments[-1].step.state)]
    assert (shares[0], shares[-1]) == (0, 100)
    assert shares == sorted(shares)
    assert progress(moments[-1].state) == 95


def test_every_event_is_seen_by_everybody() -> None:
    for moment in random_game(Options(), seed=6):
        for event in moment.step.events:
            assert [show(event, viewer) for viewer in (A, B, SPECTATOR)] == [event] * 3


def test_only_what_shows_a_hidden_card_is_a_barrier() -> None:
    """Spec section 10: lays from the hand and the opening of the market."""
    revealing = {
        event.type
        for moment in random_game(Options(), seed=7)
        for event in moment.step.events
        if event.reveals
    }
    assert revealing == {"card_laid", "market_opened"}


def test_only_a_forced_answer_is_told_to_the_seat_that_gave_it() -> None:
    """Spec D6: it is no decision of that seat, which must hear of it."""
    answers = [
        (event.auto, moment.seat == event.seat)
        for seed in range(5)
        for moment in random_game(Options(), seed)
        for event in moment.step.events
        if isinstance(event, SwapAnswered)
    ]
    assert set(answers) == {(True, False), (False, True)}


def test_the_same_seed_deals_the_same_cards_and_another_others() -> None:
    deals = [setup(Options(), 2, Rng(b"the table's seed %d" % number, 0)) for number in (1, 1, 2)]
    assert deals[0] == deals[1]
    assert deals[0] != deals[2]
