"""Simultaneous choices: nothing but that a seat has chosen is seen, whatever it chose. Spec 12."""

from dataclasses import replace
from itertools import product
from typing import Any

import pytest
from pydantic import TypeAdapter

from rules.game import SPECTATOR, Viewer
from rules.games.wikinger_saga.actions import Action, GoOn, Leave, SendValhalla
from rules.games.wikinger_saga.events import CardsRevealed, Event, Left
from rules.games.wikinger_saga.legal import actors, legal
from rules.games.wikinger_saga.show import show
from rules.games.wikinger_saga.state import Options, Phase, State
from rules.games.wikinger_saga.table import View
from rules.games.wikinger_saga.view import view
from tests.rules.wikinger_saga.positions import (
    CHANCE,
    choose,
    do,
    played,
    position,
    seat,
    told,
)
from tests.rules.wikinger_saga.random_play import random_game

VIEW: TypeAdapter[Any] = TypeAdapter(View)


def heard(state: State, by: int, action: Action, viewer: Viewer) -> tuple[Any, ...]:
    """All that a viewer gets of a step: its events and the view after it, to the byte."""
    step = do(state, by, action, CHANCE)
    events = tuple(show(event, viewer) for event in step.events)
    return events, VIEW.dump_json(view(step.state, viewer))


def choosing() -> State:
    """Three seats choose; resting is allowed, and one seat has nothing in its hand."""
    return position(
        seat(hand=("start_1", "start_2", "mid_trader")),
        seat(hand=("start_3", "start_4", "god_odin"), row=("ljo_tongue",)),
        seat(row=("hel_priest", "start_5")),
        way_open=("way_mid_3",),
    )


def test_whatever_a_seat_chooses_the_others_get_the_same_bytes() -> None:
    state = choosing()
    for by in range(3):
        silent = [
            action
            for action in legal(state, by)
            if action.type in ("choose_card", "rest", "accept_god")
        ]
        assert len(silent) > 1
        for viewer in (*(other for other in range(3) if other != by), SPECTATOR):
            assert len({heard(state, by, action, viewer) for action in silent}) == 1


@pytest.mark.parametrize("first", [0, 1, 2])
def test_all_may_choose_in_any_order_and_the_reveal_is_one_event(first: int) -> None:
    state = choosing()
    order = [first, *(other for other in range(3) if other != first)]
    for number, by in enumerate(order):
        assert actors(state) == set(order[number:]), "nobody waits for anybody"
        action = next(act for act in legal(state, by) if act.type in ("choose_card", "accept_god"))
        step = do(state, by, action)
        assert bool(told(step, CardsRevealed)) is (number == 2)
        state = step.state


def test_the_same_choices_in_another_order_come_to_the_same_state() -> None:
    ends = []
    for order in ((0, 1), (1, 0)):
        state = position(seat(hand=("start_1",)), seat(hand=("start_2",)))
        for by in order:
            state = do(state, by, next(iter(legal(state, by)))).state
        ends.append(state)
    assert ends[0] == ends[1]


def test_whether_a_seat_leaves_is_seen_when_all_have_decided() -> None:
    state = position(*(seat(reached=True) for _ in range(3)), phase=Phase.DECIDE)
    for viewer in (1, 2, SPECTATOR):
        assert heard(state, 0, Leave(), viewer) == heard(state, 0, GoOn(), viewer)
    for decisions in product((Leave(), GoOn()), repeat=3):
        after = state
        for by, decision in enumerate(decisions):
            step = do(after, by, decision)
            assert by == 2 or not told(step, Left)
            after = step.state
        leavers = [event.seat for event in told(step, Left)]
        assert leavers == [by for by, said in enumerate(decisions) if isinstance(said, Leave)]


def test_which_viking_goes_to_valhalla_is_seen_by_its_owner_alone() -> None:
    row = ("start_7", "mid_axe", "start_1")
    state = position(
        seat(row=row, inside=False), seat(row=("start_5",), inside=False), phase=Phase.VALHALLA
    )
    cards = [SendValhalla(card=card) for card in row]  # type: ignore[arg-type]
    for viewer in (1, SPECTATOR):
        assert len({heard(state, 0, card, viewer) for card in cards}) == 1
    assert len({heard(state, 0, card, 0) for card in cards}) == 3


def test_at_the_end_all_valhalla_stacks_are_open() -> None:
    moments = random_game(Options(), 2, 3)
    over = moments[-1].step.state
    for viewer in (0, 1, SPECTATOR):
        shown = [each.score.valhalla for each in view(over, viewer).seats if each.score]
        assert shown == [each.valhalla for each in over.seats]


def test_the_order_of_piles_and_others_hands_are_in_no_view() -> None:
    state = position(
        seat(hand=("start_1",), supply=("start_2", "start_3", "start_4")),
        seat(hand=("start_5",), supply=("start_6", "start_7", "start_1"), valhalla=("mid_axe",)),
        way_draw=("way_01", "way_02"),
    )
    own = state.seats[0]
    other = replace(
        state.seats[1],
        hand=("start_6",),
        supply=("start_1", "start_5", "start_7"),
        valhalla=("start_7",),
    )
    turned = replace(own, supply=tuple(reversed(own.supply)))
    twin = replace(
        state,
        seats=(turned, other),
        way_draw=("way_02", "way_01"),
        god_pile=tuple(reversed(state.god_pile)),
    )
    for viewer in (0, SPECTATOR):
        assert VIEW.dump_json(view(state, viewer)) == VIEW.dump_json(view(twin, viewer))
    assert VIEW.dump_json(view(state, 1)) != VIEW.dump_json(view(twin, 1))


def test_what_a_seat_draws_it_alone_hears() -> None:
    step = played("god_odin")
    hidden: list[Event] = [event for event in step.events if event.type == "cards_drawn"]
    assert hidden
    for event in hidden:
        assert show(event, event.seat) == event  # type: ignore[union-attr]
        for viewer in (1 - event.seat, SPECTATOR):  # type: ignore[union-attr]
            assert getattr(show(event, viewer), "cards", "hidden") is None


def test_the_gods_looked_at_are_options_for_their_seat_alone() -> None:
    state = position(
        seat(hand=("start_1",), index=12), seat(hand=("start_1",)), on="hel_a", shift=0
    )
    state = choose(state, "start_1", by=1).state
    step = choose(state, "start_1")
    gods = step.state.god_pile[:2]
    own, other = view(step.state, 0), view(step.state, 1)
    assert own.you is not None
    assert other.you is not None
    assert (own.you.options, other.you.options) == (gods, ())
    assert own.questions == other.questions
    assert own.questions[0].options is None
    (seen,) = [event for event in step.events if event.type == "gods_seen"]
    assert (show(seen, 0), show(seen, 1), show(seen, SPECTATOR)) == (seen, None, None)
