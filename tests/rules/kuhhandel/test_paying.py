"""Pre-emption, bluffers, payment without change. Spec sections 5.7-5.9; vectors 10-17."""

import pytest

from rules.games.kuhhandel.events import BidderShown, Paid, PaymentCards
from rules.games.kuhhandel.legal import legal
from rules.games.kuhhandel.money import payments
from rules.games.kuhhandel.state import Outcome, Phase, ShownHand
from rules.games.kuhhandel.view import view
from tests.rules.kuhhandel.positions import (
    AUCTION,
    H0,
    PREEMPT,
    SELL,
    A,
    B,
    C,
    D,
    Money,
    bid,
    do,
    find,
    hand,
    may_act,
    own,
    pay,
    position,
    refused,
    sold,
    some,
    sum_of,
    told,
)


def test_10_the_bidder_pays_the_auctioneer_and_has_the_animal() -> None:
    state = sold(position(), (B, 60))
    asked = do(state, (A, SELL))
    assert told(asked) == ["sell_chosen"]
    assert may_act(asked.state) == {B}
    step = do(asked.state, (B, pay({10: 1, 50: 1})))
    assert told(step) == ["paid", "animal_moved", "turn_started"]
    assert (sum_of(step.state, A), sum_of(step.state, B)) == (150, 30)
    assert own(step.state, B, "pig") == 1
    assert step.state.auction.outcome == Outcome(how="sold", to_seat=B, amount=60)


@pytest.mark.parametrize(
    ("money", "code", "facts"),
    [
        ({10: 2, 50: 1}, "payment_wasteful", {"card": 10}),
        ({50: 1}, "payment_short", {"sum": 50, "amount": 60}),
        ({0: 1, 10: 1, 50: 1}, "payment_wasteful", {"card": 0}),
        ({100: 1}, "cards_not_held", {}),
        ({}, "payment_short", {"sum": 0, "amount": 60}),
    ],
)
def test_10_no_other_payment_is_taken(money: Money, code: str, facts: dict[str, int]) -> None:
    state = do(sold(position(), (B, 60)), (A, SELL)).state
    refused(state, B, pay(money), code, **facts)


@pytest.mark.parametrize(
    ("held", "price", "allowed"),
    [
        ({0: 1, 50: 1, 100: 1}, 60, [{100: 1}]),
        ({10: 1, 50: 2}, 70, [{50: 2}]),
        (
            {10: 2, 50: 1, 100: 1, 200: 1},
            110,
            [{10: 1, 100: 1}, {50: 1, 100: 1}, {200: 1}],
        ),
        (H0, 90, [{10: 4, 50: 1}]),
        (H0, 100, []),
        ({200: 3}, 200, [{200: 1}]),
    ],
)
def test_11_no_card_is_paid_that_could_be_left_out(
    held: Money, price: int, allowed: list[Money]
) -> None:
    assert payments(hand(held), price) == tuple(hand(money) for money in allowed)


def test_11_what_is_paid_too_much_is_lost() -> None:
    state = position(hands=[H0, {0: 1, 50: 1, 100: 1}, H0])
    step = do(sold(state, (B, 60)), (A, SELL), (B, pay({100: 1})))
    assert (sum_of(step.state, A), sum_of(step.state, B)) == (190, 50)


def test_12_a_seat_may_spend_all_it_has_and_plays_on() -> None:
    state = do(sold(position(), (B, 90)), (A, SELL), (B, pay({10: 4, 50: 1}))).state
    assert state.hands[B] == hand({0: 2})
    assert sum_of(state, B) == 0
    assert (state.active, state.phase) == (B, Phase.TURN)


def test_13_the_auctioneer_may_pay_the_price_and_keep_the_animal() -> None:
    state = do(sold(position(), (B, 60)), (A, PREEMPT)).state
    assert may_act(state) == {A}
    step = do(state, (A, pay({10: 1, 50: 1})))
    assert (sum_of(step.state, A), sum_of(step.state, B)) == (30, 150)
    assert own(step.state, A, "pig") == 1
    assert step.state.auction.outcome == Outcome(how="preempted", to_seat=A, amount=60)


def test_14_an_auctioneer_without_the_money_is_refused_in_private() -> None:
    state = sold(position(hands=[H0, {100: 1}, H0]), (B, 100))
    refused(state, A, PREEMPT, "cannot_afford", sum=90, amount=100)
    assert state.phase is Phase.PREEMPT
    assert list(legal(state, A)) == [SELL]


def test_15_who_cannot_pay_shows_all_its_money_and_the_animal_is_auctioned_without_it() -> None:
    state = sold(position(), (B, 200))
    step = do(state, (A, SELL))
    assert told(step) == ["sell_chosen", "bidder_shown", "bidding_opened"]
    shown = find(step, BidderShown)
    assert (shown.seat, shown.hand, shown.sum, shown.amount) == (B, some(H0), 90, 200)
    again = step.state
    assert again.auction is not None
    assert (again.auction.attempt, again.auction.high, again.auction.excluded) == (2, 0, (B,))
    assert again.shown == (ShownHand(turn_no=7, seat=B, hand=hand(H0)),)
    assert may_act(again) == {C}
    refused(again, B, bid(210, attempt=2), "excluded")
    assert do(again, (C, bid(10, attempt=2))).state.phase is Phase.PREEMPT


def test_15_what_was_shown_stays_on_record_for_everybody() -> None:
    state = do(sold(position(), (B, 200)), (A, SELL)).state
    (record,) = view(state, C).shown
    assert (record.seat, record.turn_no, record.hand, record.sum) == (B, 7, some(H0), 90)


def test_15_a_donkey_brings_money_only_once() -> None:
    state = sold(position(seats=4, stack=("cat", "donkey")), (B, 200))
    step = do(state, (A, SELL))
    assert told(step) == ["sell_chosen", "bidder_shown", "bidding_opened"]
    assert [sum_of(step.state, seat) for seat in range(4)] == [140] * 4
    assert may_act(step.state) == {C, D}


def test_16_a_bluffer_that_is_bought_out_has_the_money_and_is_never_found_out() -> None:
    rich = {50: 1, 200: 1}
    state = sold(position(hands=[rich, H0, H0]), (B, 200))
    step = do(state, (A, PREEMPT), (A, pay({200: 1})))
    assert sum_of(step.state, B) == 290
    assert step.state.shown == ()


def test_17_when_all_bidders_were_found_out_the_auctioneer_has_it_for_nothing() -> None:
    state = do(sold(position(), (B, 200)), (A, SELL), (C, bid(500, attempt=2))).state
    step = do(state, (A, SELL))
    assert told(step) == [
        "sell_chosen",
        "bidder_shown",
        "no_bid",
        "animal_moved",
        "turn_started",
    ]
    assert own(step.state, A, "pig") == 1


def test_the_cards_of_a_payment_are_seen_by_the_two_and_their_number_by_all() -> None:
    state = do(sold(position(), (B, 60)), (A, SELL)).state
    step = do(state, (B, pay({10: 1, 50: 1})))
    assert find(step, Paid).cards == 2
    assert find(step, PaymentCards).cards == some({10: 1, 50: 1})
    assert told(step, A) == ["paid", "payment_cards", "hand", "animal_moved", "turn_started"]
    assert told(step, B) == told(step, A)
    assert told(step, C) == ["paid", "animal_moved", "turn_started"]


def test_at_most_twenty_ways_to_pay_are_listed_and_every_other_one_is_taken() -> None:
    held = {10: 20, 50: 10, 100: 5, 200: 5}
    state = do(sold(position(hands=[{}, held, {}]), (B, 500)), (A, SELL)).state
    listed = list(legal(state, B))
    assert len(listed) == 20
    assert len(payments(hand(held), 500)) > 20
    assert do(state, (B, pay({200: 3}))).state.phase is Phase.TURN


def test_the_fourth_animal_makes_a_quartet() -> None:
    state = position(herds=[{}, {"pig": 3}, {}])
    step = do(sold(state, (B, 60)), (A, SELL), (B, pay({10: 1, 50: 1})))
    assert told(step) == ["paid", "animal_moved", "quartet", "turn_started"]


def test_a_turn_begins_with_the_auction_of_whoever_is_active() -> None:
    refused(position(), B, AUCTION, "not_your_turn", seat=A)
