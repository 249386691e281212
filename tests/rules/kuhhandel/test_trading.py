"""The cow trade: hidden offers, counters, ties. Spec section 7; vectors 18-25, 34."""

import pytest

from rules.games.kuhhandel.events import TradeCards, TradeOffered, TradeWon
from rules.games.kuhhandel.legal import legal
from rules.games.kuhhandel.state import Options, Phase, State
from tests.rules.kuhhandel.positions import (
    ACCEPT,
    AUCTION,
    H0,
    A,
    B,
    C,
    Money,
    counter,
    do,
    find,
    hammer,
    hand,
    may_act,
    offer,
    own,
    position,
    refused,
    reoffer,
    some,
    sum_of,
    told,
)


def cows(
    mine: int, theirs: int, *, a: Money = H0, b: Money = H0, stack: tuple[str, ...] = ("cat",)
) -> State:
    return position(hands=[a, b, H0], herds=[{"cow": mine}, {"cow": theirs}, {}], stack=stack)


@pytest.mark.parametrize(
    ("mine", "theirs", "count"), [(1, 1, 1), (1, 2, 1), (1, 3, 1), (2, 1, 1), (3, 1, 1), (2, 2, 2)]
)
def test_18_a_trade_is_about_one_animal_or_about_two_where_both_have_two(
    mine: int, theirs: int, count: int
) -> None:
    step = do(cows(mine, theirs), (A, offer(B, "cow", {10: 1})))
    assert find(step, TradeOffered).count == count
    won = do(step.state, (B, ACCEPT)).state
    assert (own(won, A, "cow"), own(won, B, "cow")) == (mine + count, theirs - count)


def test_18_three_and_one_make_a_quartet() -> None:
    step = do(cows(3, 1), (A, offer(B, "cow", {10: 1})), (B, ACCEPT))
    assert told(step) == ["trade_accepted", "animal_moved", "quartet", "turn_started"]


def test_18_both_must_have_the_animal_and_a_quartet_is_safe() -> None:
    refused(cows(1, 0), A, offer(B, "cow", {10: 1}), "no_target_animal", seat=B, animal="cow")
    refused(cows(0, 3), A, offer(B, "cow", {10: 1}), "no_own_animal", animal="cow")
    refused(cows(4, 0), A, offer(B, "cow", {10: 1}), "quartet_complete", animal="cow")
    refused(cows(1, 1), A, offer(A, "cow", {10: 1}), "trade_self")


def test_19_an_offer_of_nothing_but_zeros_may_win_an_animal() -> None:
    step = do(cows(1, 1), (A, offer(B, "cow", {0: 2})))
    assert told(step, C) == ["trade_offered"]
    assert find(step, TradeOffered).cards == 2
    assert may_act(step.state) == {B}
    won = do(step.state, (B, ACCEPT)).state
    assert own(won, A, "cow") == 2
    assert won.hands[B] == hand({0: 4, 10: 4, 50: 1})


def test_20_both_sums_change_hands_zeros_too_and_the_higher_one_wins() -> None:
    step = do(cows(1, 1), (A, offer(B, "cow", {10: 1, 0: 2})), (B, counter({50: 1})))
    assert told(step, C) == ["trade_countered", "trade_won", "animal_moved", "turn_started"]
    assert find(step, TradeWon).seat == B
    assert (own(step.state, A, "cow"), own(step.state, B, "cow")) == (0, 2)
    assert step.state.hands[A] == hand({10: 3, 50: 2})
    assert step.state.hands[B] == hand({0: 4, 10: 5})


def test_20_both_traders_see_both_sets() -> None:
    step = do(cows(1, 1), (A, offer(B, "cow", {10: 1, 0: 2})), (B, counter({50: 1})))
    seen = find(step, TradeCards)
    assert (seen.offer, seen.offer_sum) == (some({10: 1, 0: 2}), 10)
    assert (seen.counter, seen.counter_sum) == (some({50: 1}), 50)
    for trader in (A, B):
        assert "trade_cards" in told(step, trader)


A_RICH = {50: 1, 100: 1}
B_RICH = {10: 1, 50: 2}


def tied() -> State:
    state = cows(1, 1, a=A_RICH, b=B_RICH)
    return do(state, (A, offer(B, "cow", {100: 1})), (B, counter({50: 2}))).state


def test_21_after_a_tie_both_take_their_cards_back_and_the_challenger_offers_again() -> None:
    state = cows(1, 1, a=A_RICH, b=B_RICH)
    step = do(state, (A, offer(B, "cow", {100: 1})), (B, counter({50: 2})))
    assert told(step, C) == ["trade_countered", "trade_tied"]
    assert (step.state.hands[A], step.state.hands[B]) == (hand(A_RICH), hand(B_RICH))
    assert (step.state.phase, may_act(step.state)) == (Phase.TRADE_REOFFER, {A})
    seen = find(step, TradeCards)
    assert (seen.equal, seen.offer, seen.counter) == (True, None, None)
    won = do(step.state, (A, reoffer({50: 1})), (B, counter({10: 1}))).state
    assert (own(won, A, "cow"), own(won, B, "cow")) == (2, 0)
    assert won.hands[A] == hand({10: 1, 100: 1})
    assert won.hands[B] == hand({50: 3})


def test_22_after_a_second_tie_the_challenger_has_the_animal_for_nothing() -> None:
    poor = cows(1, 1)
    state = do(poor, (A, offer(B, "cow", {10: 1})), (B, counter({10: 1}))).state
    step = do(state, (A, reoffer({0: 1})), (B, counter({0: 1})))
    assert told(step, C) == [
        "trade_countered",
        "trade_tied",
        "trade_won",
        "animal_moved",
        "turn_started",
    ]
    assert find(step, TradeWon).free
    assert own(step.state, A, "cow") == 2
    assert step.state.hands == poor.hands


def test_23_a_new_offer_may_be_accepted_too() -> None:
    step = do(tied(), (A, reoffer({50: 1})), (B, ACCEPT))
    assert own(step.state, A, "cow") == 2
    assert sum_of(step.state, B) == 160


def test_24_only_an_empty_hand_offers_nothing() -> None:
    step = do(cows(1, 1, a={}), (A, offer(B, "cow", {})))
    assert find(step, TradeOffered).cards == 0
    refused(cows(1, 1, a={0: 1}), A, offer(B, "cow", {}), "offer_empty")
    refused(tied(), A, reoffer({}), "offer_empty")


def test_24_without_money_one_can_only_accept() -> None:
    state = do(cows(1, 1, b={}), (A, offer(B, "cow", {10: 1}))).state
    assert list(legal(state, B)) == [ACCEPT]
    refused(state, B, counter({}), "no_cards")
    refused(state, B, counter({10: 1}), "no_cards")


def test_cards_one_does_not_hold_cannot_be_laid() -> None:
    refused(cows(1, 1), A, offer(B, "cow", {100: 1}), "cards_not_held")
    state = do(cows(1, 1), (A, offer(B, "cow", {10: 1}))).state
    refused(state, B, counter({100: 1}), "cards_not_held")
    refused(state, B, counter({}), "offer_empty")
    refused(tied(), A, reoffer({500: 1}), "cards_not_held")


def test_what_lies_on_the_table_is_in_the_hand_no_more() -> None:
    state = do(cows(1, 1), (A, offer(B, "cow", {10: 4, 50: 1}))).state
    assert state.hands[A] == hand({0: 2})


def test_25_the_target_may_win_two_and_complete_its_quartet() -> None:
    state = position(herds=[{"goose": 2}, {"goose": 2}, {}])
    step = do(state, (A, offer(B, "goose", {10: 1})), (B, counter({50: 1})))
    assert told(step, C) == [
        "trade_countered",
        "trade_won",
        "animal_moved",
        "quartet",
        "turn_started",
    ]
    assert own(step.state, B, "goose") == 4


def test_only_the_one_who_is_asked_answers() -> None:
    state = do(cows(1, 1), (A, offer(B, "cow", {10: 1}))).state
    refused(state, C, ACCEPT, "not_your_turn", seat=B)
    refused(state, A, counter({10: 1}), "not_your_turn", seat=B)
    refused(tied(), B, reoffer({10: 1}), "not_your_turn", seat=A)
    refused(state, B, reoffer({10: 1}), "wrong_phase", phase=Phase.TRADE_ANSWER)


def test_34_when_nobody_auctions_for_too_long_the_game_ends() -> None:
    options = Options(trade_limit=50)
    state = position(
        herds=[{"cow": 1}, {"cow": 2}, {"cow": 1}],
        trades_in_row=49,
        options=options,
        stack=("cat",),
    )
    step = do(state, (A, offer(B, "cow", {10: 1})), (B, ACCEPT))
    assert told(step)[-1] == "game_over"
    assert step.state.reason == "trade_limit"


def test_34_an_auction_counts_from_nothing_again_and_a_tie_counts_once() -> None:
    state = position(trades_in_row=49, herds=[{"cow": 1}, {"cow": 1}, {}])
    assert do(state, (A, AUCTION)).state.trades_in_row == 0
    assert hammer(do(state, (A, AUCTION)).state).state.trades_in_row == 0
    once = do(
        position(trades_in_row=3, herds=[{"cow": 1}, {"cow": 1}, {}]),
        (A, offer(B, "cow", {10: 1})),
        (B, counter({10: 1})),
    ).state
    assert once.trades_in_row == 3
    assert do(once, (A, reoffer({10: 1})), (B, counter({10: 1}))).state.trades_in_row == 4
