"""The suite finds what it looks for: each defect, put into the sample game, makes a test fail."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from rules.errors import RuleError
from rules.game import AnyGame, Step
from tests.conformance import test_endings, test_legality, test_replay, test_secrecy, test_texts
from tests.conformance.cases import CASES, Case
from tests.conformance.sample import GAME, PebblesTaken

Check = Callable[[Case], None]
HEALTHY = next(case for case in CASES if case.game is GAME and case.seats == 3)


def shows_another_hand(state: Any, viewer: Any) -> Any:
    own = GAME.view(state, viewer)
    return replace(own, hand=state.hands[0])


def tells_nobody(event: PebblesTaken, viewer: Any) -> PebblesTaken | None:
    return event if viewer == event.seat else None


def lets_everybody_act(state: Any, _seat: Any, action: Any, rng: Any) -> Step[Any, Any]:
    return GAME.apply(state, state.active_seat, action, rng)


def refuses_what_is_legal(state: Any, seat: Any, action: Any, rng: Any) -> Step[Any, Any]:
    return GAME.apply(state, seat, replace(action, number=action.number + 9), rng)


def never_ends(state: Any, seat: Any, action: Any, rng: Any) -> Step[Any, Any]:
    step = GAME.apply(state, seat, action, rng)
    return replace(step, state=replace(step.state, heap=state.heap))


def forgets_the_losers(state: Any) -> Any:
    result = GAME.result(state)
    return result and replace(result, ranking=(result.ranking[0],))


_dealt = iter(range(1, 1 << 30))


def deals_differently_each_time(options: Any, seats: int, rng: Any) -> Any:
    state = GAME.setup(options, seats, rng)
    return replace(state, hands=((next(_dealt), 1), *state.hands[1:]))


DEFECTS: dict[str, tuple[dict[str, Any], Check]] = {
    "a view shows another hand": (
        {"view": shows_another_hand},
        test_secrecy.test_a_seat_and_spectators_cannot_tell_a_twin_from_the_state,
    ),
    "a view changes in silence": (
        {"show": tells_nobody},
        test_secrecy.test_a_view_changes_only_in_a_step_that_shows_an_event,
    ),
    "anybody may act": (
        {"apply": lets_everybody_act},
        test_legality.test_a_seat_that_may_not_act_is_refused,
    ),
    "what is legal is refused": (
        {"apply": refuses_what_is_legal},
        test_legality.test_each_legal_action_applies_and_leaves_the_old_state_alone,
    ),
    "a game goes on for ever": (
        {"apply": never_ends},
        test_endings.test_random_play_ends_within_what_is_promised_and_ranks_every_seat_once,
    ),
    "a seat has no rank": (
        {"result": forgets_the_losers},
        test_endings.test_random_play_ends_within_what_is_promised_and_ranks_every_seat_once,
    ),
    "chance has a memory": (
        {"setup": deals_differently_each_time},
        test_replay.test_a_replay_is_the_same_game,
    ),
}


@pytest.mark.parametrize("defect", DEFECTS)
def test_a_defect_is_found(defect: str) -> None:
    members, check = DEFECTS[defect]
    check(HEALTHY)
    broken: AnyGame = replace(GAME, **members)
    with pytest.raises((AssertionError, RuleError, pytest.fail.Exception)):
        check(replace(HEALTHY, game=broken))


def test_a_missing_sentence_is_found() -> None:
    texts = {"de": GAME.texts["de"].replace("event-pebbles_taken", "event-lost"), "en": ""}
    broken = replace(HEALTHY, game=replace(GAME, texts=texts))
    with pytest.raises(KeyError, match="event-pebbles_taken"):
        test_texts.test_all_that_happens_in_random_play_can_be_told(broken, "de")
