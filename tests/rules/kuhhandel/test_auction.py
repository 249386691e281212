"""Bidding by everybody at once, the countdown, the hammer. Spec sections 5.1-5.6, 6; 3-9, 27."""

from dataclasses import replace

import pytest

from rules.game import TABLE
from rules.games.kuhhandel.actions import Tick
from rules.games.kuhhandel.events import AnimalRevealed, BidPlaced, Going, NoBid, Sold
from rules.games.kuhhandel.legal import PACES, timers
from rules.games.kuhhandel.state import Options, Outcome, Phase, Stage, State
from rules.games.kuhhandel.view import view
from tests.rules.kuhhandel.positions import (
    AUCTION,
    PREEMPT,
    SELL,
    A,
    B,
    C,
    D,
    E,
    bid,
    do,
    find,
    hammer,
    leave,
    may_act,
    offer,
    out,
    own,
    pay,
    position,
    refused,
    sum_of,
    tick,
    told,
)


def auction(seats: int = 3, **more: object) -> State:
    """A auctions a pig."""
    return do(position(seats=seats, **more), (A, AUCTION)).state


def test_the_top_animal_is_turned_up_and_everybody_else_may_bid() -> None:
    step = do(position(herds=[{}, {"pig": 1}, {"pig": 2}]), (A, AUCTION))
    assert told(step) == ["animal_revealed", "bidding_opened"]
    revealed = find(step, AnimalRevealed)
    assert (revealed.animal, revealed.value, revealed.left) == ("pig", 650, 2)
    assert (revealed.holder_seat, revealed.holder_count) == (C, 2)
    assert (revealed.second_seat, revealed.second_count) == (B, 1)
    assert revealed.third_seat is None
    assert may_act(step.state) == {B, C}


def test_donkey_money_comes_between_the_donkey_and_the_bidding() -> None:
    step = do(position(stack=("cat", "donkey")), (A, AUCTION))
    assert told(step) == ["animal_revealed", "donkey_money", "bidding_opened"]
    assert told(step, B) == ["animal_revealed", "donkey_money", "hand", "bidding_opened"]


def test_3_two_equal_bids_only_the_first_one_counts() -> None:
    state = do(auction(), (B, bid(10))).state
    refused(state, C, bid(10), "bid_too_low", highest=10, leader_seat=B, min=20)


@pytest.mark.parametrize("amount", [25, 0, -10, 11])
def test_4_bids_are_multiples_of_ten(amount: int) -> None:
    refused(auction(), B, bid(amount), "bid_step", min=10)


def test_4_a_bid_may_jump() -> None:
    assert do(auction(), (B, bid(10)), (C, bid(30))).state.auction.high == 30


def test_5_the_auctioneer_may_neither_bid_nor_pass() -> None:
    refused(auction(), A, bid(10), "auctioneer_bids")
    refused(auction(), A, out(), "auctioneer_bids")


def test_5_a_double_click_changes_nothing_but_the_leader_may_raise() -> None:
    state = do(auction(), (B, bid(30))).state
    refused(state, B, bid(30), "bid_too_low", highest=30, leader_seat=B, min=40)
    raised = do(state, (B, bid(60))).state.auction
    assert raised is not None
    assert (raised.leader, raised.high, raised.bids) == (B, 60, 2)


def test_5_a_leader_that_passes_stands_by_its_bid_and_may_bid_again_when_overbid() -> None:
    state = do(auction(), (B, bid(60)), (B, out())).state
    assert may_act(state) == {C}
    overbid = do(state, (C, bid(70))).state
    assert may_act(overbid) == {B, C}
    assert do(overbid, (B, bid(80))).state.auction.leader == B


def test_5_who_has_passed_bids_no_more_in_this_attempt() -> None:
    state = do(auction(4), (B, out())).state
    assert may_act(state) == {C, D}
    refused(state, B, bid(10), "passed")
    refused(state, B, out(), "passed")


def test_6_without_a_bid_the_auctioneer_has_the_animal_for_nothing() -> None:
    state = auction()
    once, twice = tick(state), tick(tick(state).state)
    assert [find(step, Going).stage for step in (once, twice)] == ["once", "twice"]
    assert find(once, Going).amount == 0
    closed = tick(twice.state)
    assert told(closed) == ["no_bid", "animal_moved", "turn_started"]
    assert find(closed, NoBid).seat == A
    assert own(closed.state, A, "pig") == 1
    assert [sum_of(closed.state, seat) for seat in (A, B, C)] == [90] * 3
    assert (closed.state.active, closed.state.phase) == (B, Phase.TURN)
    assert closed.state.auction.outcome == Outcome(how="free", to_seat=A, amount=0)


def test_7_a_bid_at_the_last_moment_starts_the_countdown_anew() -> None:
    state = do(auction(), (B, bid(10))).state
    state = tick(tick(state).state).state
    assert state.auction is not None
    assert state.auction.stage is Stage.TWICE
    late = do(state, (C, bid(50))).state
    assert late.auction is not None
    assert (late.auction.stage, late.auction.bids) == (Stage.OPEN, 2)
    pending = Tick(lot=1, attempt=1, bids=1, to="sold")
    refused(late, TABLE, pending, "stale_tick")


def test_7_a_pass_does_not_stop_the_countdown() -> None:
    state = tick(tick(do(auction(5), (B, bid(10))).state).state).state
    passed = do(state, (C, out())).state
    assert passed.auction is not None
    assert passed.auction.stage is Stage.TWICE
    assert timers(passed) == timers(state)


@pytest.mark.parametrize(
    ("tempo", "silence", "to_hammer"),
    [("fast", 10_000, 7_000), ("normal", 16_000, 11_000), ("calm", 41_000, 28_000)],
)
def test_the_tempo_of_the_table_says_how_long_the_auctioneer_waits(
    tempo: str, silence: int, to_hammer: int
) -> None:
    options = Options(tempo=tempo)
    opened = auction(options=options)

    def until_the_hammer(state: State) -> int:
        waited = 0
        while state.phase is Phase.BIDDING:
            (timer,) = timers(state)
            waited += timer.ms
            state = tick(state).state
        return waited

    assert until_the_hammer(opened) == silence
    assert until_the_hammer(do(opened, (B, bid(10))).state) == to_hammer


@pytest.mark.parametrize("tempo", PACES)
def test_computers_answer_before_the_auctioneer_counts(tempo: str) -> None:
    """So they never lie in wait for the last moment; and a listener hears each price."""
    least, most = PACES[tempo].computers
    assert most < PACES[tempo].once
    assert least >= {"fast": 600, "normal": 1_500, "calm": 3_000}[tempo]


def test_8_a_bid_after_the_hammer_says_what_became_of_the_animal() -> None:
    closed = hammer(do(auction(), (B, bid(60))).state).state
    refused(closed, C, bid(70), "auction_closed", outcome="hammer", seat=B, amount=60)
    bought = do(closed, (A, PREEMPT), (A, pay({10: 1, 50: 1}))).state
    refused(bought, C, bid(70), "auction_closed", outcome="kept", seat=A, amount=60)


def test_8_the_same_after_a_sale_and_after_a_lot_nobody_wanted() -> None:
    closed = hammer(do(auction(), (B, bid(60))).state).state
    sold = do(closed, (A, SELL), (B, pay({10: 1, 50: 1}))).state
    refused(sold, C, bid(70), "auction_closed", outcome="bought", seat=B, amount=60)
    free = hammer(auction()).state
    refused(free, C, out(), "auction_closed", outcome="kept", seat=A, amount=0)


def test_8_no_bid_counts_for_another_animal_or_another_attempt() -> None:
    second = do(hammer(auction()).state, (B, AUCTION)).state
    assert second.lots == 2
    refused(second, C, bid(10, lot=1), "stale_lot")
    refused(second, C, bid(10, lot=2, attempt=2), "stale_lot")
    refused(second, C, out(lot=3), "stale_lot")


def test_9_when_all_others_have_passed_the_hammer_falls_at_once() -> None:
    step = do(auction(4), (B, bid(10)), (C, out()), (D, out()))
    assert told(step) == ["bid_passed", "sold"]
    assert step.state.phase is Phase.PREEMPT
    assert (find(step, Sold).leader_seat, find(step, Sold).amount) == (B, 10)


def test_9_without_a_bid_the_auctioneer_then_has_it_at_once() -> None:
    step = do(auction(4), (B, out()), (C, out()), (D, out()))
    assert told(step) == ["bid_passed", "no_bid", "animal_moved", "turn_started"]
    assert own(step.state, A, "pig") == 1


def test_9_the_only_bidder_left_buys_with_its_first_bid_and_knows_it() -> None:
    state = do(auction(), (B, out())).state
    ask = view(state, C).ask
    assert ask is not None
    assert ask.bid is not None
    assert ask.bid.last_bidder
    assert do(state, (C, bid(10))).state.phase is Phase.PREEMPT


def test_against_a_leader_that_has_passed_nobody_is_the_last_bidder() -> None:
    state = do(auction(), (B, bid(10)), (B, out())).state
    ask = view(state, C).ask
    assert ask is not None
    assert ask.bid is not None
    assert not ask.bid.last_bidder
    assert do(state, (C, bid(20))).state.phase is Phase.BIDDING


def test_nobody_bids_more_than_a_table_can_hold_and_at_that_limit_the_lot_is_closed() -> None:
    refused(auction(), B, bid(2_830), "bid_too_high", max=2_820)
    assert do(auction(), (B, bid(2_820))).state.phase is Phase.PREEMPT


def test_every_bid_names_the_one_that_was_beaten() -> None:
    step = do(auction(), (B, bid(10)), (C, bid(20)))
    placed = find(step, BidPlaced)
    assert (placed.seat, placed.over_seat, placed.amount, placed.no) == (C, B, 20, 2)


def test_27_an_empty_stack_cannot_be_auctioned() -> None:
    state = position(stack=(), herds=[{"cow": 1}, {"cow": 3}, {}])
    refused(state, A, AUCTION, "stack_empty")


def test_before_the_first_auction_there_is_nothing_to_bid_for() -> None:
    refused(position(), B, bid(10), "wrong_phase", phase=Phase.TURN)
    refused(position(), A, offer(B, "cow", {10: 1}), "no_own_animal", animal="cow")


def test_32_a_leader_that_leaves_is_held_to_its_bid() -> None:
    state = leave(do(auction(4), (D, bid(60))).state, D).state
    assert may_act(state) == {B, C}
    assert hammer(state).state.auction.leader == D


def test_32_when_the_last_other_bidder_leaves_the_hammer_falls() -> None:
    step = leave(do(auction(), (B, bid(20))).state, C)
    assert told(step) == ["seat_retired", "sold"]
    assert step.state.phase is Phase.PREEMPT


def test_who_has_left_bids_no_more() -> None:
    state = leave(auction(4), D).state
    refused(state, D, bid(10), "seat_out")


def test_an_auction_nobody_may_bid_in_is_over_when_it_opens() -> None:
    state = position(seats=4, retired=[None, 1, 2, None])
    lonely = replace(state, active=D, retired=(1, 2, 3, None))
    step = do(lonely, (D, AUCTION))
    assert told(step) == ["animal_revealed", "no_bid", "animal_moved", "turn_started"]


def test_the_seat_after_the_auctioneer_is_next_whoever_bought() -> None:
    state = position(seats=5, active=D)
    closed = hammer(do(state, (D, AUCTION)).state).state
    assert closed.active == E
