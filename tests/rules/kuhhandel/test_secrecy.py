"""Money is nobody's business. Spec sections 5.9, 7.3, 12, 13; vectors 20, 30.

In every phase there are twins: states that differ only in money that a viewer may not know. He
gets the same of both, to the byte: view, events, refusals, what is legal, who is asked.
"""

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

import pytest
from pydantic import TypeAdapter

from rules.errors import RuleError
from rules.game import SPECTATOR, Viewer
from rules.games.kuhhandel.actions import Action
from rules.games.kuhhandel.apply import apply, autoplay, progress, turn_key
from rules.games.kuhhandel.content import Hand
from rules.games.kuhhandel.events import Event
from rules.games.kuhhandel.legal import actors, legal, timers
from rules.games.kuhhandel.score import result
from rules.games.kuhhandel.state import Phase, State
from rules.games.kuhhandel.view import Own, View, view
from tests.rules.kuhhandel.positions import (
    ACCEPT,
    AUCTION,
    CHANCE,
    PREEMPT,
    SELL,
    A,
    B,
    C,
    D,
    bid,
    counter,
    do,
    hand,
    leave,
    offer,
    out,
    pay,
    position,
    reoffer,
    shown,
    sold,
    some,
)

VIEW = TypeAdapter(View)
EVENTS = TypeAdapter(tuple[Event, ...])

RICH = {0: 1, 10: 1, 50: 2, 100: 1, 200: 1}
MIXED = [RICH, {0: 2, 10: 2, 50: 1, 100: 1}, {0: 1, 10: 3, 50: 1, 200: 1}, {10: 4, 50: 1, 500: 1}]
"""Six cards each: then any two hands may be exchanged without anybody noticing."""

START = position(
    seats=4,
    hands=MIXED,
    herds=[{"cow": 1}, {"cow": 1}, {"cow": 1}, {"horse": 4}],
)
OFFERED = do(START, (A, offer(B, "cow", {0: 1, 100: 1}))).state
TIED = do(START, (A, offer(B, "cow", {100: 1})), (B, counter({100: 1}))).state
IN_PHASE: dict[str, State] = {
    "turn": START,
    "bidding": do(START, (A, AUCTION), (B, bid(60))).state,
    "bidding again": do(sold(START, (B, 900)), (A, SELL)).state,
    "preempt": sold(START, (B, 60)),
    "payment": do(sold(START, (B, 60)), (A, SELL)).state,
    "own payment": do(sold(START, (B, 60)), (A, PREEMPT)).state,
    "trade_answer": OFFERED,
    "trade_reoffer": TIED,
    "second answer": do(TIED, (A, reoffer({0: 1, 50: 1}))).state,
    "over": leave(OFFERED, A, B, C).state,
}
each_phase = pytest.mark.parametrize("name", IN_PHASE)


def exchanged(state: State, one: int, other: int) -> State:
    """The twin in which two seats have each other's money."""
    hands = list(state.hands)
    hands[one], hands[other] = hands[other], hands[one]
    return replace(state, hands=tuple(hands))


def with_offer(state: State, laid: Hand) -> State:
    """The twin in which another offer of as many cards lies on the table."""
    assert state.trade is not None
    return replace(state, trade=replace(state.trade, offer=laid))


def twins(state: State) -> Iterator[tuple[tuple[Viewer, ...], State]]:
    """Twins, and for whom they are: everybody whose own money is the same."""
    for one, other in combinations(range(4), 2):
        if sum(state.hands[one]) == sum(state.hands[other]):
            viewers = [seat for seat in range(4) if seat not in (one, other)]
            yield (*viewers, SPECTATOR), exchanged(state, one, other)
    if state.trade is not None and state.trade.offer is not None:
        yield (B, C, D, SPECTATOR), with_offer(state, hand({0: 1, 500: 1}))


def seen(state: State, viewer: Viewer) -> bytes:
    return VIEW.dump_json(view(state, viewer))


def heard(state: State, actor: int, action: Action, viewer: Viewer) -> bytes | None:
    """What a viewer hears of an action; None where it is refused to the actor alone."""
    try:
        step = apply(state, actor, action, CHANCE)
    except RuleError:
        return None
    return EVENTS.dump_json(tuple(shown(step, viewer)))


@each_phase
def test_the_phases_are_those_they_are_called(name: str) -> None:
    known = {"bidding again": "bidding", "own payment": "payment", "second answer": "trade_answer"}
    assert IN_PHASE[name].phase == Phase(known.get(name, name))


@each_phase
def test_nobody_sees_money_of_others(name: str) -> None:
    state, compared = IN_PHASE[name], 0
    for viewers, twin in twins(state):
        for viewer in viewers:
            assert seen(twin, viewer) == seen(state, viewer)
            compared += 1
        assert actors(twin) == actors(state)
        assert timers(twin) == timers(state)
        assert result(twin) == result(state)
        assert progress(twin) == progress(state)
        for seat in range(4):
            assert turn_key(twin, seat) == turn_key(state, seat)
    assert compared > 0


@each_phase
def test_what_a_seat_may_do_depends_on_its_own_money_alone(name: str) -> None:
    state = IN_PHASE[name]
    tried = [AUCTION, bid(70), out(), PREEMPT, SELL, ACCEPT, pay({10: 1, 50: 1})]
    tried += [offer(B, "cow", {10: 1}), counter({10: 1}), reoffer({10: 1})]
    for viewers, twin in twins(state):
        for seat in [viewer for viewer in viewers if viewer is not SPECTATOR]:
            assert tuple(legal(twin, seat)) == tuple(legal(state, seat))
            for action in tried:
                assert refusal(twin, seat, action) == refusal(state, seat, action)


def refusal(state: State, seat: int, action: Action) -> str | None:
    try:
        apply(state, seat, action, CHANCE)
    except RuleError as refused:
        return f"{refused.code} {refused.facts}"
    return None


@each_phase
def test_spectators_hear_the_same_of_whatever_an_absent_seat_would_do(name: str) -> None:
    """An act that reveals (a sale, a counter) may end otherwise; what is told first is the same."""
    state = IN_PHASE[name]
    for seat in actors(state):
        action = autoplay(state, seat, CHANCE)
        for viewers, twin in twins(state):
            told = {heard(same, seat, action, SPECTATOR) for same in (state, twin)} - {None}
            reveals = any(event.reveals for event in apply(state, seat, action, CHANCE).events)
            assert len(told) <= 1 or reveals, viewers


def test_a_sum_of_a_trade_is_never_told_to_a_third_seat_or_a_spectator() -> None:
    """20, 30: two trades that differ in every sum, but not in who wins and how many cards."""
    stories = [
        (offer(B, "cow", {10: 1, 0: 1}), counter({50: 1})),
        (offer(B, "cow", {50: 1, 10: 1}), counter({100: 1})),
    ]
    for viewer in (C, D, SPECTATOR):
        told = []
        for laid, countered in stories:
            offered = do(START, (A, laid))
            ended = do(offered.state, (B, countered))
            told.append(
                (
                    EVENTS.dump_json((*shown(offered, viewer), *shown(ended, viewer))),
                    seen(offered.state, viewer),
                    seen(ended.state, viewer),
                )
            )
        assert told[0] == told[1]


def test_30_before_it_answers_the_target_sees_nothing_but_the_number_of_cards() -> None:
    trade = view(OFFERED, B).trade
    assert trade is not None
    assert trade.cards == 2
    assert seen(with_offer(OFFERED, hand({500: 2})), B) == seen(OFFERED, B)
    own = view(OFFERED, A).you
    assert own is not None
    assert own.offer == some({0: 1, 100: 1})


def test_a_seat_sees_its_own_money_and_a_spectator_none() -> None:
    assert view(START, B).you == Own(seat=B, hand=some(MIXED[B]), sum=170, offer=None)
    watching = view(START, SPECTATOR)
    assert (watching.you, watching.ask) == (None, None)
    assert [farmer.cards for farmer in watching.seats] == [6, 6, 6, 6]


def test_a_payment_tells_others_only_the_price_and_how_many_cards_it_was() -> None:
    hands = [{50: 2, 100: 1}] * 4
    state = do(sold(position(seats=4, hands=hands), (B, 60)), (A, SELL)).state
    steps = [do(state, (B, pay(money))) for money in ({50: 2}, {100: 1})]
    paid = [shown(step, C)[0] for step in steps]
    assert [event.cards for event in paid] == [2, 1]
    assert paid[0] == replace(paid[1], cards=2)


def test_nobody_learns_whether_a_bidder_could_pay_unless_the_auctioneer_sells() -> None:
    bluffing, able = sold(START, (B, 300)), sold(exchanged(START, B, D), (B, 300))
    keep = [do(state, (A, PREEMPT)) for state in (bluffing, able)]
    for viewer in (A, C, SPECTATOR):
        assert seen(keep[0].state, viewer) == seen(keep[1].state, viewer)
        assert shown(keep[0], viewer) == shown(keep[1], viewer)


def test_a_decision_with_one_answer_is_asked_all_the_same() -> None:
    """Else everybody would see at once who cannot pay."""
    poor = position(hands=[{0: 1}, {0: 1}, {500: 1}], herds=[{"cow": 1}, {"cow": 1}, {}])
    assert sold(poor, (C, 60)).phase is Phase.PREEMPT
    assert do(poor, (A, offer(B, "cow", {0: 1}))).state.phase is Phase.TRADE_ANSWER


@pytest.mark.parametrize("viewer", [A, B, C, D, SPECTATOR])
def test_when_the_game_is_over_nobody_sees_more_than_before(viewer: Viewer) -> None:
    over = IN_PHASE["over"]
    for other in range(4):
        if other != viewer:
            twin = replace(
                over,
                hands=tuple(
                    held if seat != other else hand({0: sum(held)})
                    for seat, held in enumerate(over.hands)
                ),
            )
            assert seen(twin, viewer) == seen(over, viewer)


def test_the_order_of_the_stack_is_seen_by_nobody() -> None:
    twin = replace(START, stack=tuple(reversed(START.stack)))
    assert twin != START
    for viewer in (A, B, C, D, SPECTATOR):
        assert seen(twin, viewer) == seen(START, viewer)
