"""Skipped seats, the end, scoring, ranks, seats that leave. Sections 4, 9, 10; 26, 28-29, 32-35."""

from collections.abc import Mapping
from dataclasses import replace

import pytest

from rules.games.kuhhandel.apply import apply, autoplay, progress, turn_key
from rules.games.kuhhandel.content import ANIMALS
from rules.games.kuhhandel.events import GameOver, SeatSkipped
from rules.games.kuhhandel.legal import actors
from rules.games.kuhhandel.score import ranking_of, result, score_of
from rules.games.kuhhandel.state import Phase, State
from tests.rules.kuhhandel.positions import (
    ACCEPT,
    AUCTION,
    CHANCE,
    H0,
    PREEMPT,
    SELL,
    A,
    B,
    C,
    D,
    E,
    bid,
    counter,
    do,
    find,
    hammer,
    herd,
    leave,
    may_act,
    offer,
    own,
    pay,
    position,
    refused,
    sold,
    sum_of,
    told,
)


def quartets(*animals: str) -> dict[str, int]:
    return dict.fromkeys(animals, 4)


@pytest.mark.parametrize(
    ("animals", "points"),
    [
        (("pig", "dog", "rooster"), 2_460),
        (("horse",), 1_000),
        (("horse", "cow"), 3_600),
        ((), 0),
        (tuple(ANIMALS), 38_500),
    ],
)
def test_28_the_sum_of_the_quartets_counts_times_their_number(
    animals: tuple[str, ...], points: int
) -> None:
    assert score_of(herd(quartets(*animals))) == points


def test_28_what_is_not_complete_counts_nothing() -> None:
    assert score_of(herd({"horse": 3, "goose": 4})) == 40


@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        (("donkey",), ("cat", "dog"), ((B,), (A,), (C,))),
        (("rooster", "donkey"), ("dog", "goat"), ((A, B), (C,))),
    ],
)
def test_29_of_equal_scores_the_one_with_more_quartets_is_better_else_they_share_the_rank(
    first: tuple[str, ...], second: tuple[str, ...], ranking: tuple[tuple[int, ...], ...]
) -> None:
    state = position(herds=[quartets(*first), quartets(*second), {}])
    assert score_of(state.herds[A]) == score_of(state.herds[B])
    assert ranking_of(state) == ranking


def last_trade(*herds: Mapping[str, int], **more: object) -> State:
    """The stack is empty, and A may get the last cow from B."""
    all_herds = [{"cow": 3}, {"cow": 1}, *herds]
    return position(stack=(), seats=len(all_herds), herds=all_herds, **more)


def test_26_with_an_empty_stack_who_can_neither_auction_nor_trade_is_passed_over() -> None:
    state = position(
        stack=(), active=B, herds=[{"cow": 2, "pig": 1}, {"cow": 2, "pig": 3}, quartets("dog"), {}],
        seats=4,
    )  # fmt: skip
    step = do(state, (B, offer(A, "cow", {10: 1})), (A, ACCEPT))
    assert [event.seat for event in step.events if isinstance(event, SeatSkipped)] == [C, D]
    assert told(step)[-3:] == ["seat_skipped", "seat_skipped", "turn_started"]
    assert step.state.active == A


def test_26_with_cards_in_the_stack_nobody_is_passed_over() -> None:
    state = position(herds=[quartets("dog"), {}, {}], active=C)
    assert hammer(do(state, (C, AUCTION)).state).state.active == A


def test_when_all_others_are_passed_over_the_same_seat_goes_on() -> None:
    state = position(stack=(), herds=[{"cow": 1, "pig": 3}, {"cow": 3, "pig": 1}, {}])
    step = do(state, (A, offer(B, "pig", {10: 1})), (B, ACCEPT))
    assert step.state.active == B
    step = do(step.state, (B, offer(A, "cow", {0: 1})), (A, counter({50: 1})))
    assert (step.state.active, step.state.phase) == (A, Phase.TURN)


def test_when_everybody_has_only_quartets_the_game_is_over() -> None:
    step = do(last_trade(quartets("horse")), (A, offer(B, "cow", {10: 1})), (B, ACCEPT))
    assert told(step) == ["trade_accepted", "animal_moved", "quartet", "game_over"]
    over = find(step, GameOver)
    assert (over.reason, over.winner_seat, over.winner_score) == ("quartets", C, 1_000)
    assert not over.shared
    assert [score.score for score in over.scores] == [800, 0, 1_000]
    ended = result(step.state)
    assert ended is not None
    assert (ended.reason, ended.ranking, ended.scores) == (
        "quartets",
        ((C,), (A,), (B,)),
        (800, 0, 1_000),
    )
    assert may_act(step.state) == set()
    refused(step.state, A, AUCTION, "game_over")


def test_while_there_is_an_animal_to_trade_the_game_goes_on() -> None:
    assert result(last_trade({})) is None


def test_32_a_leader_that_has_left_pays_or_is_shown_by_the_table() -> None:
    state = leave(do(position(seats=4), (A, AUCTION), (D, bid(60))).state, D).state
    asked = do(hammer(state).state, (A, SELL)).state
    assert may_act(asked) == {D}
    paid = do(asked, (D, autoplay(asked, D, CHANCE))).state
    assert (own(paid, D, "pig"), sum_of(paid, D)) == (1, 30)
    bluff = leave(do(position(seats=4), (A, AUCTION), (D, bid(600))).state, D).state
    assert "bidder_shown" in told(do(hammer(bluff).state, (A, SELL)))


@pytest.mark.parametrize("phase", ["turn", "bidding", "preempt", "trade_answer"])
def test_32_the_last_seat_wins_at_once_whatever_is_going_on(phase: str) -> None:
    state = position(herds=[{"cow": 1}, {"cow": 1}, quartets("horse")])
    before = {
        "turn": state,
        "bidding": do(state, (A, AUCTION)).state,
        "preempt": sold(state, (B, 60)),
        "trade_answer": do(state, (A, offer(B, "cow", {10: 1}))).state,
    }[phase]
    step = leave(before, C, A)
    assert told(step) == ["seat_retired", "game_over"]
    ended = result(step.state)
    assert ended is not None
    assert (ended.reason, ended.ranking) == ("last_seat", ((B,), (A,), (C,)))


def test_33_who_left_is_ranked_behind_all_others_and_the_later_one_better() -> None:
    herds = [{"cow": 3}, quartets("horse", "pig"), {"cow": 1}, quartets("goat")]
    state = leave(position(seats=4, stack=(), herds=herds), D, B).state
    step = do(state, (A, offer(C, "cow", {10: 1})), (C, ACCEPT))
    ended = result(step.state)
    assert ended is not None
    assert ended.ranking == ((A,), (C,), (B,), (D,))
    assert ended.scores == (800, 3_300, 0, 350)


def test_leaving_twice_or_after_the_end_changes_nothing() -> None:
    state = leave(position(seats=4), B).state
    assert leave(state, B).events == ()
    over = leave(position(), A, B).state
    assert leave(over, C).events == ()


def test_35_what_only_retired_seats_hold_is_complete_after_three_of_their_trades() -> None:
    state = position(
        seats=5,
        stack=(),
        active=C,
        herds=[quartets("pig"), quartets("dog"), {"goose": 2}, {"goose": 1}, {"goose": 1}],
        retired=[None, None, 1, 2, 3],
    )
    trades = 0
    while actors(state):
        (seat,) = actors(state)
        step = apply(state, seat, autoplay(state, seat, CHANCE), CHANCE)
        trades += "animal_moved" in told(step)
        state = step.state
    assert trades <= 3
    assert state.reason == "quartets"


def test_an_absent_seat_auctions_and_with_an_empty_stack_offers_its_least_card() -> None:
    assert autoplay(position(), A, CHANCE) == AUCTION
    herds = [{"cow": 1, "goose": 1}, {"goose": 2, "cow": 3}, {"goose": 1}]
    state = position(stack=(), herds=herds)
    assert autoplay(state, A, CHANCE) == offer(C, "goose", {0: 1})
    assert autoplay(replace(state, hands=((0,) * 6, *state.hands[1:])), A, CHANCE) == offer(
        C, "goose", {}
    )


def test_an_absent_seat_sells_pays_the_least_and_counters_with_a_tenth() -> None:
    state = sold(position(), (B, 60))
    assert autoplay(state, A, CHANCE) == SELL
    asked = do(state, (A, SELL)).state
    assert autoplay(asked, B, CHANCE) == pay({10: 1, 50: 1})
    answer = do(position(herds=[{"cow": 1}, {"cow": 1}, {}]), (A, offer(B, "cow", {0: 1}))).state
    assert autoplay(answer, B, CHANCE) == counter({10: 3, 50: 1})
    poor = replace(answer, hands=(answer.hands[A], (1, 0, 1, 0, 0, 0), answer.hands[C]))
    assert autoplay(poor, B, CHANCE) == ACCEPT
    from_one_that_left = replace(answer, retired=(1, None, None))
    assert autoplay(from_one_that_left, B, CHANCE) == ACCEPT
    tied = do(answer, (B, counter({0: 1}))).state
    assert autoplay(tied, A, CHANCE).type == "trade_reoffer"


def test_an_absent_bidder_would_pass() -> None:
    opened = do(position(), (A, AUCTION)).state
    assert autoplay(opened, B, CHANCE).type == "pass_bid"


def test_a_turn_is_the_active_seats_and_others_only_reply_in_it() -> None:
    state = sold(position(), (B, 60))
    assert turn_key(state, A) == turn_key(position(), A) == "turn-7"
    selling, keeping = do(state, (A, SELL)).state, do(state, (A, PREEMPT)).state
    assert turn_key(selling, B) is None
    assert turn_key(keeping, A) == "turn-7"


def test_progress_counts_animals_that_were_turned_up_and_complete_quartets() -> None:
    assert progress(position(stack=("cat",) * 40)) == 0
    assert progress(position(stack=(), herds=[{"cow": 3}, {"cow": 1}, {}])) == 66
    assert progress(leave(position(), A, B).state) == 100


def test_with_computers_at_the_table_a_person_plays_on_alone() -> None:
    """Computers are seats like others: only leaving counts."""
    state = leave(position(seats=4, hands=[H0] * 4), D).state
    assert result(state) is None
    assert E not in may_act(state)
