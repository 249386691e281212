"""The computers: that they play by what they may know, and are what they say. Section 16."""

from typing import Any

import pytest

from rules.game import Knowledge, Level, Seat
from rules.games.kuhhandel.actions import (
    AcceptTrade,
    Action,
    Bid,
    CounterTrade,
    PassBid,
    Pay,
    Preempt,
    Sell,
    StartAuction,
)
from rules.games.kuhhandel.apply import apply, setup
from rules.games.kuhhandel.bot.levels import LEVELS
from rules.games.kuhhandel.bot.outlook import Position
from rules.games.kuhhandel.bot.worth import share_of_quartet, worth
from rules.games.kuhhandel.content import KIND_OF
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.legal import actors, legal
from rules.games.kuhhandel.score import result
from rules.games.kuhhandel.state import Options, State
from rules.games.kuhhandel.view import View, show, view
from rules.rng import Rng
from tests.rules.kuhhandel.positions import (
    AUCTION,
    SELL,
    A,
    B,
    C,
    bid,
    do,
    herd,
    offer,
    position,
    sold,
)

every_level = pytest.mark.parametrize("level", Level)
clever = pytest.mark.parametrize("level", [Level.MEDIUM, Level.STRONG])


def knowledge(
    state: State, seat: Seat, seen: tuple[Event, ...] = ()
) -> Knowledge[Action, Event, View]:
    return Knowledge(seat=seat, view=view(state, seat), legal=tuple(legal(state, seat)), seen=seen)


def answer(level: Level, state: State, seat: Seat, number: int = 0) -> Action:
    return LEVELS[level](knowledge(state, seat), Rng(b"a computer's chance", number))


@every_level
def test_a_computer_plays_the_same_from_the_same_knowledge_and_chance(level: Level) -> None:
    state = do(position(herds=[{"cow": 1}, {"cow": 1}, {}]), (A, offer(B, "cow", {10: 1}))).state
    assert len({answer(level, state, B) for _ in range(3)}) == 1


@every_level
def test_with_animals_in_the_stack_and_nothing_to_complete_it_auctions(level: Level) -> None:
    assert isinstance(answer(level, position(), A), StartAuction)


@every_level
def test_whoever_leads_passes_and_so_the_lot_can_close(level: Level) -> None:
    state = do(position(), (A, AUCTION), (B, bid(30))).state
    assert isinstance(answer(level, state, B), PassBid)


@clever
def test_the_last_animal_of_a_dear_quartet_is_worth_bidding_for(level: Level) -> None:
    herds = [{}, {"horse": 3}, {}]
    state = do(position(herds=herds, stack=("cat", "horse")), (A, AUCTION), (C, bid(30))).state
    assert answer(level, state, B) == Bid(lot=1, attempt=1, amount=40)


@every_level
def test_a_computer_does_not_bid_what_it_does_not_have(level: Level) -> None:
    herds = [{}, {"horse": 3}, {}]
    state = do(position(herds=herds, stack=("cat", "horse")), (A, AUCTION), (C, bid(90))).state
    assert isinstance(answer(level, state, B), PassBid)


@every_level
def test_the_cheapest_way_to_pay_is_taken(level: Level) -> None:
    state = do(sold(position(), (B, 60)), (A, SELL)).state
    paid = answer(level, state, B)
    assert isinstance(paid, Pay)
    assert paid == next(legal(state, B))


@every_level
def test_an_animal_of_little_use_is_sold(level: Level) -> None:
    herds = [{"horse": 4}, {"rooster": 1}, {}]
    state = sold(position(herds=herds, stack=("cat", "rooster")), (B, 80))
    assert isinstance(answer(level, state, A), Sell)


def test_the_strong_one_keeps_what_completes_its_quartet() -> None:
    herds = [{"horse": 3}, {"horse": 0}, {}]
    state = sold(position(herds=herds, stack=("cat", "horse")), (B, 20))
    assert isinstance(answer(Level.STRONG, state, A), Preempt)


@clever
def test_answers_to_an_offer_differ_so_that_nobody_can_read_them(level: Level) -> None:
    hands = [{10: 4, 50: 2, 100: 1}] * 3
    state = position(hands=hands, herds=[{"cow": 1}, {"cow": 1}, {}])
    offered = do(state, (A, offer(B, "cow", {0: 0, 10: 1}))).state
    answers = {repr(answer(level, offered, B, number)) for number in range(12)}
    assert len(answers) > 1


@every_level
def test_who_has_no_money_can_only_accept(level: Level) -> None:
    state = position(hands=[{10: 4}, {}, {}], herds=[{"cow": 1}, {"cow": 1}, {}])
    offered = do(state, (A, offer(B, "cow", {10: 1}))).state
    assert isinstance(answer(level, offered, B), AcceptTrade)
    assert not any(isinstance(each, CounterTrade) for each in legal(offered, B))


def test_a_card_is_worth_its_share_of_what_the_quartet_would_add() -> None:
    assert share_of_quartet(herd({"horse": 3}), KIND_OF["horse"]) == 1_000
    assert share_of_quartet(herd({"horse": 2}), KIND_OF["horse"]) == 500
    assert share_of_quartet(herd({"pig": 4, "horse": 3}), KIND_OF["horse"]) == 650 + 2 * 1_000
    assert share_of_quartet(herd({"horse": 4}), KIND_OF["horse"]) == 0
    mine, theirs = herd({"horse": 1}), herd({"horse": 3})
    assert worth([mine, theirs, herd({})], A, KIND_OF["horse"]) > share_of_quartet(
        mine, KIND_OF["horse"]
    )


def test_when_only_quartets_are_left_the_expected_score_is_the_score() -> None:
    herds = [herd({"pig": 4, "dog": 4, "rooster": 4}), herd({"horse": 4}), herd({})]
    expected = Position(herds, [0] * 10, [90, 90, 90]).expected()
    assert expected == [2_460, 1_000, 0]


def test_more_of_an_animal_and_more_money_are_better() -> None:
    few = Position([herd({"horse": 1}), herd({"horse": 1}), herd({})], [0] * 10, [90] * 3)
    many = Position([herd({"horse": 2}), herd({"horse": 1}), herd({})], [0] * 10, [90] * 3)
    rich = Position([herd({"horse": 1}), herd({"horse": 1}), herd({})], [0] * 10, [300, 90, 90])
    assert few.standing(A) < many.standing(A)
    assert few.standing(A) < rich.standing(A)


def test_medium_is_clearly_stronger_than_easy() -> None:
    """A few games only; `python -m bench.ladder kuhhandel` measures."""
    won = sum(
        winner([Level.MEDIUM if seat == better else Level.EASY for seat in range(3)], deal)
        == better
        for deal in range(3)
        for better in range(3)
    )
    assert won >= 5


def winner(levels: list[Level], deal: int) -> Seat:
    seed = b"games between levels %02d" % deal
    state, ply = setup(Options(), len(levels), Rng(seed, 0)), 0
    seen: list[list[Event]] = [[] for _ in levels]
    while actors(state):
        ply += 1
        seat = Rng(seed, ply).choice(sorted(actors(state)))
        known = knowledge(state, seat, tuple(seen[seat]))
        action: Any = LEVELS[levels[seat]](known, Rng(seed, 10_000 + ply))
        step = apply(state, seat, action, Rng(seed, ply))
        state = step.state
        for viewer, events in enumerate(seen):
            events += [e for event in step.events if (e := show(event, viewer)) is not None]
    over = result(state)
    assert over is not None
    return over.ranking[0][0]
