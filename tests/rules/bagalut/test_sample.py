"""What a computer may assume: full states that its seat cannot tell from the real one."""

from collections import Counter

import pytest

from rules.game import Seat
from rules.games.bagalut.bot.sample import sample
from rules.games.bagalut.content import CARDS, GOOD_OF, card_at
from rules.games.bagalut.events import CardLaid, Event
from rules.games.bagalut.legal import must_cover
from rules.games.bagalut.state import SETUP_LAYS, Options, Phase, State, cards_on
from rules.games.bagalut.view import view
from rules.rng import Rng
from tests.rules.bagalut.positions import A, B, position
from tests.rules.bagalut.random_play import random_game

RNG = Rng(b"bagalut sample tests", 0)


def all_cards(state: State) -> list[int]:
    lying = [
        card_at(good, value)
        for side in state.rows
        for good, row in enumerate(side)
        for value in row
    ]
    offered = [] if state.offer is None else [state.offer]
    return sorted(
        (*lying, *state.hands[0], *state.hands[1], *state.stack, *(state.market or ()), *offered)
    )


@pytest.mark.parametrize("options", [Options(), Options(first_seat=1, swaps=2)])
def test_a_sample_looks_to_its_seat_like_the_real_state(options: Options) -> None:
    seen: list[Event] = []
    for moment in random_game(options, seed=3):
        for seat in (A, B):
            known = view(moment.state, seat)
            guess = sample(known, seat, RNG, tuple(seen))
            assert view(guess, seat) == known
            assert guess.hands[seat] == moment.state.hands[seat]
            assert all_cards(guess) == list(range(CARDS))
        seen += moment.step.events


def test_the_hidden_cards_are_dealt_anew_each_time() -> None:
    moment = random_game(Options(), seed=4)[12]
    known = view(moment.state, A)
    hands = Counter(sample(known, A, RNG, ()).hands[B] for _ in range(200))
    assert len(hands) > 50
    assert max(hands.values()) < 40


def test_goods_that_the_other_seat_left_uncovered_are_not_on_its_hand() -> None:
    """Spec D4: who lays extras in the set-up held nothing else to cover."""
    seen = tuple(
        CardLaid(seat=B, card=card, setup=True)
        for card in ("fish-2", "fish-3", "coin-2", "coin-3", "mead-2")
    )
    state = position(
        phase=Phase.STEAL,
        turn=1,
        a="fish 4, coin 4, mead 4, sheep 4, grain 4",
        b="fish 2 3, coin 2 3, mead 2",
        hands=(
            "sheep-2 sheep-3 grain-2 grain-3 fish-5 coin-5",
            "mead-3 mead-5 mead-6 fish-6 fish-7 coin-6",
        ),
        stack="sheep-5 sheep-6 sheep-7 grain-5 grain-6 grain-7 coin-7 mead-7",
    )
    for _ in range(50):
        guess = sample(view(state, A), A, RNG, seen)
        assert {GOOD_OF[card] for card in guess.hands[B]} <= {0, 1, 2}
    without_memory = [sample(view(state, A), A, RNG, ()).hands[B] for _ in range(50)]
    assert any(GOOD_OF[card] > 2 for hand in without_memory for card in hand)


def test_in_the_set_up_the_other_seat_can_still_cover_what_it_holds() -> None:
    for seed in range(20):
        seen: list[Event] = []
        for moment in random_game(Options(), seed=seed)[:10]:
            for seat in (A, B):
                other: Seat = 1 - seat
                guess = sample(view(moment.state, seat), seat, RNG, tuple(seen))
                left = SETUP_LAYS - cards_on(guess.rows[other])
                assert left >= len(must_cover(guess, other))
            seen += moment.step.events


def test_views_and_events_that_disagree_are_reported() -> None:
    """Five lays at fish leave no card of the other goods for a hand of six."""
    state = random_game(Options(), seed=5)[10].state
    seen = tuple(CardLaid(seat=B, card="fish-2", setup=True) for _ in range(SETUP_LAYS))
    with pytest.raises(ValueError, match="disagree"):
        sample(view(state, A), A, RNG, seen)
