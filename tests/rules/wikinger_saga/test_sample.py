"""What a computer may assume: full states that its seat cannot tell from the real one."""

from collections import Counter

import pytest

from rules.games.wikinger_saga.bot.sample import sample
from rules.games.wikinger_saga.content import CARDS
from rules.games.wikinger_saga.state import Ask, How, Options, Phase
from rules.games.wikinger_saga.view import view
from rules.rng import Rng
from tests.conformance.cases import PROMISES
from tests.rules.wikinger_saga.positions import choose, position, seat
from tests.rules.wikinger_saga.random_play import random_game

RNG = Rng(b"saga sample tests", 0)


@pytest.mark.parametrize("seats", [2, 4])
@pytest.mark.parametrize("journey", ["gods", "companions"])
def test_a_sample_looks_to_its_seat_like_the_real_state(journey: str, seats: int) -> None:
    pieces = PROMISES["wikinger_saga"].pieces
    assert pieces is not None
    for moment in random_game(Options(journey=journey), seats, 6)[::5]:  # type: ignore[arg-type]
        for viewer in range(seats):
            known = view(moment.state, viewer)
            guess = sample(known, viewer, RNG, ())
            assert view(guess, viewer) == known
            assert pieces(guess) == pieces(moment.state), "no card is lost or made"


def test_others_hold_their_starters_and_recruits_in_any_order() -> None:
    state = position(
        seat(),
        seat(
            hand=("start_1", "start_2", "mid_axe"),
            supply=("start_3", "start_4", "start_5", "start_6"),
            row=("start_7",),
            recruits=("mid_axe",),
        ),
    )
    known = view(state, 0)
    hands = {sample(known, 0, Rng(b"hands", n), ()).seats[1].hand for n in range(40)}
    assert len(hands) > 20
    assert all(len(hand) == 3 and "start_7" not in hand for hand in hands)


def test_what_others_chose_may_be_any_of_their_cards_or_a_rest() -> None:
    cards = ("start_1", "start_2", "start_3")
    rest = ("start_4", "start_5", "start_6", "start_7")
    state = position(
        seat(hand=("start_1",)), seat(hand=cards, supply=rest), way_open=("way_mid_3",)
    )
    known = view(choose(state, "start_2", by=1).state, 0)
    guesses = [sample(known, 0, Rng(b"choices", n), ()).seats[1].choice for n in range(60)]
    hows = Counter(choice.how for choice in guesses if choice is not None)
    assert set(hows) == {How.CARD, How.REST}
    assert len({choice.card for choice in guesses if choice is not None}) > 4


def test_vikings_with_many_helmets_are_rather_thought_to_be_in_valhalla() -> None:
    deck = ("start_1", "start_2", "start_3", "start_4", "start_5", "start_6")
    state = position(
        seat(),
        seat(supply=deck, recruits=("jot_slayer",), valhalla=("start_7", "jot_slayer")),
    )
    known = view(state, 0)
    sent = Counter(
        card
        for n in range(60)
        for card in sample(known, 0, Rng(b"valhalla", n), ()).seats[1].valhalla
    )
    assert sent["jot_slayer"] > sent["start_1"]
    assert all(CARDS[card].is_viking for card in sent)


def test_a_seat_that_is_asked_which_card_it_puts_away_has_more_than_one_kind() -> None:
    state = position(
        seat(hand=("god_ran",)),
        seat(
            hand=("start_1", "start_2", "mid_axe"),
            supply=("start_3", "start_4", "start_5", "start_6", "start_7"),
            recruits=("mid_axe",),
        ),
    )
    state = choose(choose(state, "start_1", by=1).state, "god_ran").state
    known = view(state, 0)
    assert [each.ask for each in known.questions] == [Ask.DISCARD]
    for n in range(20):
        guess = sample(known, 0, Rng(b"hands", n), ())
        assert len(guess.pending[0].options) > 1
        assert guess.phase is Phase.RESOLVE


def test_a_way_card_that_was_looked_at_lies_on_top() -> None:
    state = position(seat(peeked="way_13"), seat(), way_draw=("way_13", "way_01"))
    for n in range(5):
        assert sample(view(state, 0), 0, Rng(b"ways", n), ()).way_draw[0] == "way_13"
