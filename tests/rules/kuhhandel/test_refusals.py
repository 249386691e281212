"""Every reason to refuse, in the order in which they are asked. Spec section 8."""

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from rules.errors import RuleError, SharedCode
from rules.game import TABLE, Seat
from rules.games.kuhhandel.actions import Action, Tick
from rules.games.kuhhandel.apply import apply
from rules.games.kuhhandel.errors import Code
from rules.games.kuhhandel.legal import actors, legal, timers
from rules.games.kuhhandel.money import Cards
from rules.games.kuhhandel.state import Options, Phase, State
from tests.rules.kuhhandel.positions import (
    ACCEPT,
    AUCTION,
    CHANCE,
    PREEMPT,
    SELL,
    A,
    B,
    C,
    bid,
    counter,
    do,
    leave,
    offer,
    out,
    pay,
    position,
    refused,
    reoffer,
    sold,
)
from tests.rules.kuhhandel.random_play import random_game

COWS = position(herds=[{"cow": 1}, {"cow": 1}, {"horse": 4}])
BIDDING = do(COWS, (A, AUCTION)).state
PAYING = do(sold(COWS, (B, 60)), (A, SELL)).state
SHOWN = do(sold(COWS, (B, 600)), (A, SELL)).state
OFFERED = do(COWS, (A, offer(B, "cow", {10: 1}))).state
OVER = leave(COWS, A, B).state
NOT_A_NUMBER: Any = "10"
NO_ANIMAL: Any = "dragon"

PRODUCED: dict[str, tuple[State, Seat, Any]] = {
    SharedCode.GAME_OVER: (OVER, C, AUCTION),
    SharedCode.WRONG_PHASE: (COWS, A, SELL),
    SharedCode.NOT_YOUR_TURN: (COWS, B, AUCTION),
    SharedCode.UNKNOWN_ACTION: (COWS, A, "auction"),
    SharedCode.BAD_FIELD: (COWS, A, offer(9, "cow", {10: 1})),
    Code.NOT_SEATED: (COWS, 3, AUCTION),
    Code.SEAT_OUT: (leave(do(position(seats=4), (A, AUCTION)).state, B).state, B, bid(10)),
    Code.STALE_LOT: (BIDDING, B, bid(10, lot=2)),
    Code.AUCTION_CLOSED: (PAYING, C, bid(100)),
    Code.STACK_EMPTY: (replace(COWS, stack=()), A, AUCTION),
    Code.AUCTIONEER_BIDS: (BIDDING, A, bid(10)),
    Code.EXCLUDED: (SHOWN, B, bid(10, attempt=2)),
    Code.PASSED: (do(BIDDING, (B, out())).state, B, bid(10)),
    Code.BID_STEP: (BIDDING, B, bid(15)),
    Code.BID_TOO_LOW: (do(BIDDING, (B, bid(50))).state, C, bid(50)),
    Code.BID_TOO_HIGH: (BIDDING, B, bid(5_000)),
    Code.CANNOT_AFFORD: (sold(COWS, (B, 500)), A, PREEMPT),
    Code.CARDS_NOT_HELD: (PAYING, B, pay({500: 1})),
    Code.PAYMENT_SHORT: (PAYING, B, pay({10: 1})),
    Code.PAYMENT_WASTEFUL: (PAYING, B, pay({10: 2, 50: 1})),
    Code.TRADE_SELF: (COWS, A, offer(A, "cow", {10: 1})),
    Code.NO_OWN_ANIMAL: (COWS, A, offer(B, "pig", {10: 1})),
    Code.QUARTET_COMPLETE: (replace(COWS, active=C), C, offer(A, "horse", {10: 1})),
    Code.NO_TARGET_ANIMAL: (COWS, A, offer(C, "cow", {10: 1})),
    Code.OFFER_EMPTY: (COWS, A, offer(B, "cow", {})),
    Code.NO_CARDS: (
        do(replace(COWS, hands=(COWS.hands[A], (0,) * 6, COWS.hands[C])),
           (A, offer(B, "cow", {10: 1}))).state,
        B,
        counter({10: 1}),
    ),
    Code.STALE_TICK: (BIDDING, TABLE, Tick(lot=1, attempt=1, bids=3, to="once")),
}  # fmt: skip


@pytest.mark.parametrize("code", [*SharedCode, *Code])
def test_every_code_is_produced_and_changes_nothing(code: str) -> None:
    state, seat, action = PRODUCED[code]
    before = repr(state)
    with pytest.raises(RuleError) as refusal:
        apply(state, seat, action, CHANCE)
    assert refusal.value.code == code
    assert repr(state) == before


@pytest.mark.parametrize(
    ("action", "field"),
    [
        (bid(NOT_A_NUMBER), "amount"),
        (bid(10, lot=NOT_A_NUMBER), "lot"),
        (out(attempt=NOT_A_NUMBER), "attempt"),
        (replace(offer(B, "cow", {10: 1}), animal=NO_ANIMAL), "animal"),
        (offer(-1, "cow", {10: 1}), "target_seat"),
        (offer(NOT_A_NUMBER, "cow", {10: 1}), "target_seat"),
        (replace(pay({}), cards=Cards(ten=-1)), "cards"),
        (replace(counter({}), cards=NOT_A_NUMBER), "cards"),
        (replace(reoffer({}), cards=Cards(zero=NOT_A_NUMBER)), "cards"),
    ],
)
def test_a_field_that_cannot_be_is_refused_before_anything_else(action: Action, field: str) -> None:
    for state in (COWS, BIDDING, OVER):
        refused(state, A, action, "bad_field", field=field)


def test_only_the_table_ticks_and_it_does_nothing_else() -> None:
    (timer,) = timers(BIDDING)
    refused(BIDDING, B, timer.action, "not_seated", tick=True)
    refused(BIDDING, TABLE, bid(10), "not_seated", tick=False)
    refused(OVER, TABLE, timer.action, "game_over")
    refused(COWS, TABLE, timer.action, "stale_tick")


@pytest.mark.parametrize("late", ["once", "twice", "sold"])
def test_a_tick_fits_one_moment_only(late: str) -> None:
    to: Any = late
    for lot, attempt, bids in [(2, 1, 0), (1, 2, 0), (1, 1, 1)]:
        action = Tick(lot=lot, attempt=attempt, bids=bids, to=to)
        refused(BIDDING, TABLE, action, "stale_tick")
    if late != "once":
        refused(BIDDING, TABLE, Tick(lot=1, attempt=1, bids=0, to=to), "stale_tick")


def test_who_is_asked_may_do_what_fits_the_phase_and_nobody_anything_else() -> None:
    attempts: list[Action] = [AUCTION, PREEMPT, SELL, ACCEPT, pay({10: 1, 50: 1})]
    attempts += [offer(B, "cow", {10: 1}), counter({10: 1}), reoffer({10: 1})]
    for state in (COWS, PAYING, OFFERED, sold(COWS, (B, 60))):
        kinds = {action.type for seat in actors(state) for action in legal(state, seat)}
        for seat in range(3):
            for action in attempts:
                if seat in actors(state) and action.type in kinds:
                    continue
                with pytest.raises(RuleError) as refusal:
                    apply(state, seat, action, CHANCE)
                assert refusal.value.code in {"wrong_phase", "not_your_turn", "no_target_animal"}


def test_whose_decision_it_is_stands_in_the_refusal() -> None:
    refused(PAYING, A, pay({10: 1}), "not_your_turn", seat=B)
    refused(OFFERED, C, ACCEPT, "not_your_turn", seat=B)
    refused(OFFERED, C, SELL, "wrong_phase", phase=Phase.TRADE_ANSWER)


def test_a_new_action_type_does_not_slip_through() -> None:
    refused(COWS, A, NOT_A_NUMBER, "unknown_action")


def test_random_play_meets_every_kind_of_action() -> None:
    kinds = Counter(
        moment.action.type for seed in range(3) for moment in random_game(Options(), 3, seed)
    )
    assert len(kinds) == 11
