"""Why an action is refused, in the order in which it is looked at; nothing changes. Spec 10."""

import pytest

from rules.errors import SharedCode
from rules.games.wikinger_saga.actions import (
    AcceptGod,
    Action,
    Answer,
    ChooseCard,
    GoOn,
    Leave,
    PassRecruit,
    Peek,
    Recruit,
    Rest,
    SendValhalla,
    UseFree,
)
from rules.games.wikinger_saga.errors import Code
from rules.games.wikinger_saga.state import Options, Phase, State
from tests.rules.wikinger_saga.positions import (
    choose,
    do,
    played,
    position,
    refused,
    resting,
    seat,
)
from tests.rules.wikinger_saga.random_play import random_game

EVERY: tuple[Action, ...] = (
    Recruit(viking="mid_axe"),
    PassRecruit(),
    ChooseCard(card="start_1"),
    Rest(),
    AcceptGod(),
    UseFree(card="ljo_tongue"),
    Peek(),
    Answer(option=0),
    Leave(),
    GoOn(),
    SendValhalla(card="start_1"),
)

PHASES = {
    "recruit": {"recruit", "pass_recruit"},
    "choose": {"choose_card", "rest", "accept_god", "use_free", "peek"},
    "decide": {"use_free", "peek", "leave", "go_on"},
    "valhalla": {"send_valhalla"},
}


def waiting(phase: str) -> State:
    """Both seats are asked in this phase; seat 1 recruits after seat 0."""
    return position(
        seat(hand=("start_1",), row=("start_5",), reached=True),
        seat(hand=("start_1",), row=("start_5",), reached=True),
        phase=Phase(phase),
        recruiting=(0, 1),
    )


@pytest.mark.parametrize("action", EVERY, ids=lambda action: action.type)
def test_when_the_game_is_over_nothing_goes_any_more(action: Action) -> None:
    over = random_game(Options(journey="tutorial"), 2, 1)[-1].step.state
    assert refused(over, 0, action)[0] == SharedCode.GAME_OVER


@pytest.mark.parametrize("phase", PHASES)
def test_an_action_of_another_phase_is_refused_whoever_sends_it(phase: str) -> None:
    state = waiting(phase)
    for action in EVERY:
        if action.type not in PHASES[phase] and action.type != "answer":
            for by in (0, 1):
                assert refused(state, by, action) == (SharedCode.WRONG_PHASE, {"phase": phase})


@pytest.mark.parametrize("phase", PHASES)
def test_an_answer_needs_a_question(phase: str) -> None:
    assert refused(waiting(phase), 0, Answer(option=0))[0] == SharedCode.NOT_YOUR_TURN


def test_only_the_seat_on_turn_recruits() -> None:
    assert refused(waiting("recruit"), 1, PassRecruit())[0] == SharedCode.NOT_YOUR_TURN


def test_who_is_out_of_the_adventure_is_not_asked() -> None:
    state = position(seat(inside=False), seat(hand=("start_1",)))
    assert refused(state, 0, ChooseCard(card="start_1"))[0] == SharedCode.NOT_YOUR_TURN
    deciding = position(seat(inside=False), seat(reached=True), phase=Phase.DECIDE)
    assert refused(deciding, 0, Leave())[0] == SharedCode.NOT_YOUR_TURN
    assert refused(deciding, 7, Leave())[0] == SharedCode.NOT_YOUR_TURN


def test_a_card_must_be_in_the_hand() -> None:
    assert refused(waiting("choose"), 0, ChooseCard(card="start_7"))[0] == Code.NOT_IN_HAND


@pytest.mark.parametrize(
    ("phase", "first"),
    [
        ("choose", ChooseCard(card="start_1")),
        ("decide", GoOn()),
        ("valhalla", SendValhalla(card="start_5")),
    ],
)
def test_who_has_answered_in_a_simultaneous_phase_has_chosen_already(
    phase: str, first: Action
) -> None:
    state = do(waiting(phase), 0, first).state
    for action in EVERY:
        if action.type in PHASES[phase]:
            assert refused(state, 0, action)[0] == Code.ALREADY_CHOSEN


def test_going_on_is_not_asked_of_whoever_cannot_leave() -> None:
    state = position(seat(), seat(reached=True), phase=Phase.DECIDE)
    assert refused(state, 0, GoOn())[0] == SharedCode.NOT_YOUR_TURN
    assert refused(state, 0, Leave())[0] == Code.NOT_REACHED


def test_an_open_question_comes_before_everything_else() -> None:
    state = position(
        seat(hand=("start_1",), row=("start_5", "hel_priest"), sight=True),
        seat(hand=("start_1",)),
    )
    state = do(state, 0, UseFree(card="hel_priest")).state
    for action in EVERY:
        if action.type in PHASES["choose"]:
            assert refused(state, 0, action)[0] == Code.DECISION_OPEN
    assert choose(state, "start_1", by=1).state.pending == state.pending, "it blocks nobody else"


def test_with_cards_in_the_hand_no_god_is_accepted_and_rest_needs_a_hearth() -> None:
    state = waiting("choose")
    assert refused(state, 0, AcceptGod())[0] == Code.BAD_OPTION
    assert refused(state, 0, Rest())[0] == Code.BAD_OPTION
    ignoring = position(
        seat(hand=("start_1",), row=("nif_ice",)), resting(), way_open=("way_mid_3",)
    )
    assert refused(ignoring, 0, Rest())[0] == Code.BAD_OPTION


def test_a_question_belongs_to_one_seat() -> None:
    state = played("mid_scout").state
    assert refused(state, 1, Answer(option=0))[0] == SharedCode.NOT_YOUR_TURN
