"""After a match in a pool. Source: mechanisms.md 4."""

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.game import Millis
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.pairing import Entry, PoolKey
from rules.match.ready_check import (
    NEXT,
    CheckState,
    CheckStep,
    ReadyCheck,
    cooldown_until,
    expire,
    fail,
    match_found,
    ready,
    refuse,
    returning,
    started,
)
from rules.match.terms import Kind
from tests.rules.match.people import MINUTE, NOW, SECOND, after

POOL = PoolKey(game="tally", preset="5+3", kind=Kind.RATED)
Change = Callable[[ReadyCheck], ReadyCheck]


def entry(user: str) -> Entry:
    return Entry(user=user, rating=150_000, joined_at=Millis(NOW - MINUTE), pong_at=NOW)


def found(*users: str) -> ReadyCheck:
    return match_found("t1", POOL, tuple(entry(user) for user in users or ("a", "b")), NOW)


STEPS: dict[CheckStep, Change] = {
    CheckStep.READY: lambda old: ready(old, "a", NOW),
    CheckStep.REFUSE: lambda old: refuse(old, "b"),
    CheckStep.START: started,
    CheckStep.FAIL: lambda old: fail(old, "b"),
}
ALLOWED = {
    (CheckState.WAITING, CheckStep.READY): CheckState.WAITING,
    (CheckState.WAITING, CheckStep.REFUSE): CheckState.BROKEN,
    (CheckState.COMPLETE, CheckStep.START): CheckState.STARTED,
    (CheckState.COMPLETE, CheckStep.FAIL): CheckState.BROKEN,
}


@pytest.mark.parametrize(("state", "step"), list(product(CheckState, STEPS)))
def test_only_these_steps_are_possible(state: CheckState, step: CheckStep) -> None:
    old = replace(found(), state=state)
    expected = ALLOWED.get((state, step))
    if expected is not None:
        assert STEPS[step](old).state is expected
        return
    with pytest.raises(LobbyRefusal) as caught:
        STEPS[step](old)
    assert (caught.value.code, caught.value.facts) == (LobbyCode.GONE, {"state": state.value})


@pytest.mark.parametrize("state", CheckState)
def test_only_a_waiting_check_runs_out(state: CheckState) -> None:
    late = expire(replace(found(), state=state), after(MINUTE))
    expected = NEXT[state][CheckStep.EXPIRE] if state is CheckState.WAITING else state
    assert late.state is expected


def test_when_all_are_ready_the_table_is_agreed_on() -> None:
    one = ready(found("a", "b", "c"), "b", after(1))
    two = ready(ready(one, "b", after(2)), "a", after(3))
    assert (two.state, two.ready) == (CheckState.WAITING, ("a", "b"))
    done = ready(two, "c", after(4))
    assert (done.state, done.agreed_at) == (CheckState.COMPLETE, after(4))
    assert returning(done, after(5)) == ()


def test_who_does_not_answer_within_15_seconds_goes_and_the_others_have_waited_all_along() -> None:
    checked = ready(found(), "a", after(5 * SECOND))
    assert expire(checked, after(15 * SECOND - 1)) == checked
    broken = expire(checked, after(15 * SECOND))
    assert (broken.removed, broken.missed) == (("b",), ("b",))
    assert returning(broken, after(15 * SECOND)) == (
        replace(entry("a"), pong_at=after(15 * SECOND)),
    )


def test_a_no_sets_the_others_free_at_once_also_those_who_had_not_answered_yet() -> None:
    broken = refuse(ready(found("a", "b", "c"), "a", NOW), "b")
    assert broken.missed == ("b",)
    assert [back.user for back in returning(broken, NOW)] == ["a", "c"]


def test_who_cannot_pay_leaves_the_pool_without_having_missed_anything() -> None:
    complete = ready(ready(found(), "a", NOW), "b", NOW)
    broken = fail(complete, "a")
    assert (broken.removed, broken.missed) == (("a",), ())
    assert [back.user for back in returning(broken, NOW)] == ["b"]


def test_only_who_was_asked_answers() -> None:
    for change in (
        lambda it: ready(it, "x", NOW),
        lambda it: refuse(it, "x"),
        lambda it: fail(it, "x"),
    ):
        with pytest.raises(LobbyRefusal) as caught:
            change(found())
        assert caught.value.code is LobbyCode.FORBIDDEN


@pytest.mark.parametrize(
    ("hours_ago", "minutes"),
    [
        ([], None),
        ([0], 0),
        ([0, 1], 1),
        ([0, 1, 2], 5),
        ([0, 1, 2, 3], 15),
        ([0, 1, 2, 3, 4], 15),
        ([0, 23], 1),
        ([0, 24], 0),
        ([3, 0], 1),
    ],
)
def test_missing_checks_again_and_again_costs_more_and_more(
    hours_ago: list[int], minutes: int | None
) -> None:
    missed = [after(-hours * 60 * MINUTE) for hours in hours_ago]
    expected = Millis(0) if minutes is None else after(minutes * MINUTE)
    assert cooldown_until(missed, NOW) == expected


def test_a_check_survives_the_shells_codec() -> None:
    adapter = TypeAdapter(ReadyCheck)
    checked = ready(found(), "a", NOW)
    assert adapter.validate_json(adapter.dump_json(checked), strict=True) == checked


@given(
    st.lists(
        st.tuples(st.sampled_from(["ready", "refuse", "late"]), st.sampled_from(["a", "b", "c"])),
        max_size=8,
    )
)
def test_everybody_is_either_at_the_table_or_back_in_the_pool_or_out(
    tried: list[tuple[str, str]],
) -> None:
    it = found("a", "b", "c")
    for what, user in tried:
        try:
            match what:
                case "ready":
                    it = ready(it, user, NOW)
                case "refuse":
                    it = refuse(it, user)
                case _:
                    it = expire(it, after(MINUTE))
        except LobbyRefusal:
            continue
    back = [entry.user for entry in returning(it, NOW)]
    if it.state is CheckState.BROKEN:
        assert sorted([*back, *it.removed]) == ["a", "b", "c"]
        assert not set(it.missed) & set(it.ready) or "refuse" in [what for what, _ in tried]
    else:
        assert back == []
        assert it.removed == ()
        assert (it.state is CheckState.COMPLETE) == (len(it.ready) == 3)
