"""From a seat's view to a state: what is known holds, what is not may be anyhow. Section 16."""

import pytest

from rules.game import SPECTATOR, Seat
from rules.games.kuhhandel.bot.purses import guess
from rules.games.kuhhandel.bot.sample import sample
from rules.games.kuhhandel.content import MONEY, SEATS, total
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.legal import legal
from rules.games.kuhhandel.money import payments
from rules.games.kuhhandel.state import Options, Phase, State
from rules.games.kuhhandel.view import show, view
from rules.rng import Rng
from tests.rules.kuhhandel.positions import (
    AUCTION,
    SELL,
    A,
    B,
    C,
    do,
    hand,
    offer,
    pay,
    position,
    shown,
    sold,
)
from tests.rules.kuhhandel.random_play import random_game
from tests.rules.kuhhandel.test_whole_games import all_animals, all_money


def chance(number: int) -> Rng:
    return Rng(b"a guess for a test", number)


@pytest.mark.parametrize("seats", SEATS)
def test_a_guess_is_a_whole_state_that_its_seat_cannot_tell_from_the_real_one(seats: int) -> None:
    seen: list[list[Event]] = [[] for _ in range(seats)]
    for number, moment in enumerate(random_game(Options(), seats, 9)):
        state = moment.state
        if number % 3 == 0:
            seat = number // 3 % seats
            twin = sample(view(state, seat), seat, chance(number), tuple(seen[seat]))
            assert view(twin, seat) == view(state, seat)
            assert tuple(legal(twin, seat)) == tuple(legal(state, seat))
            assert sorted(twin.stack) == sorted(state.stack)
            assert all_money(twin) == MONEY
            assert all_animals(twin) == all_animals(state)
        for seat, events in enumerate(seen):
            events += [e for event in moment.step.events if (e := show(event, seat)) is not None]


def guessed(state: State, seat: Seat, number: int, seen: tuple[Event, ...] = ()) -> State:
    return sample(view(state, seat), seat, chance(number), seen)


def test_whoever_must_pay_can() -> None:
    rich = [{10: 4, 50: 1}, {500: 1, 200: 1}, {10: 2, 100: 1}]
    state = do(sold(position(hands=rich), (B, 600)), (A, SELL)).state
    assert state.phase is Phase.PAYMENT
    for number in range(20):
        assert payments(guessed(state, A, number).hands[B], 600)


def test_what_was_shown_to_a_seat_is_not_forgotten() -> None:
    state = position()
    auction = do(state, (A, AUCTION))
    bluff = do(sold(state, (B, 200)), (A, SELL))
    seen = (*shown(auction, C), *shown(bluff, C))
    for number in range(10):
        assert guessed(bluff.state, C, number, seen).hands[B] == hand({0: 2, 10: 4, 50: 1})


def test_a_price_and_the_number_of_cards_tell_how_it_was_paid() -> None:
    """Everybody starts with the same: 60 in two cards is a fifty and a ten."""
    state = do(sold(position(), (B, 60)), (A, SELL)).state
    step = do(state, (B, pay({10: 1, 50: 1})))
    for number in range(10):
        twin = guessed(step.state, C, number, tuple(shown(step, C)))
        assert twin.hands == step.state.hands


def test_an_offer_on_the_table_is_guessed_by_the_target_and_known_to_the_challenger() -> None:
    state = position(herds=[{"cow": 1}, {"cow": 1}, {}])
    step = do(state, (A, offer(B, "cow", {10: 1, 50: 1})))
    own = guessed(step.state, A, 1, tuple(shown(step, A))).trade
    assert own is not None
    assert own.offer == hand({10: 1, 50: 1})
    sums = {
        total(twin.trade.offer)
        for number in range(30)
        if (twin := guessed(step.state, B, number, tuple(shown(step, B)))).trade
        and twin.trade.offer
    }
    assert len(sums) > 1


def test_a_spectator_has_no_money_to_guess_from() -> None:

    with pytest.raises(AssertionError):
        guess(view(position(), SPECTATOR), A, chance(0), ())
