"""Open offers to anybody. Source: mechanisms.md 3, reliability.md S14, ux.md 4."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.game import Millis
from rules.match.challenge import ExpiryReason, FailReason
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.preflight import Accepts, Between, RatingRange
from rules.match.seek import (
    NEXT,
    Pace,
    Seek,
    SeekFilter,
    SeekState,
    SeekStep,
    expire,
    failed,
    is_superseded,
    listed,
    may_take,
    open_seek,
    pace,
    started,
    supersede,
    take,
    withdraw,
)
from rules.match.terms import PRESETS, Fischer, Kind, Terms, TimeControl
from tests.rules.match.people import (
    ANNA,
    BERT,
    CARL,
    MINUTE,
    NOW,
    SECOND,
    after,
    party,
    rated,
    standing,
    terms,
)

Change = Callable[[Seek], Seek]

STEPS: dict[SeekStep, Change] = {
    SeekStep.TAKE: lambda old: take(old, BERT, NOW),
    SeekStep.WITHDRAW: lambda old: withdraw(old, ANNA.user),
    SeekStep.SUPERSEDE: supersede,
    SeekStep.START: started,
    SeekStep.FAIL: lambda old: failed(old, FailReason.INSUFFICIENT_FUNDS),
}
ALLOWED = {
    (SeekState.OPEN, SeekStep.TAKE): SeekState.TAKEN,
    (SeekState.OPEN, SeekStep.WITHDRAW): SeekState.WITHDRAWN,
    (SeekState.OPEN, SeekStep.SUPERSEDE): SeekState.SUPERSEDED,
    (SeekState.TAKEN, SeekStep.START): SeekState.STARTED,
    (SeekState.TAKEN, SeekStep.FAIL): SeekState.FAILED,
}


def seek(agreed: Terms | None = None, **changed: Any) -> Seek:
    return open_seek("s1", ANNA, agreed or terms(), NOW, **changed)


@pytest.mark.parametrize("state", SeekState)
@pytest.mark.parametrize("step", STEPS)
def test_only_these_steps_are_possible_and_all_others_say_that_it_is_gone(
    state: SeekState, step: SeekStep
) -> None:
    old = replace(seek(), state=state)
    expected = ALLOWED.get((state, step))
    if expected is not None:
        assert STEPS[step](old).state is expected
        return
    with pytest.raises(LobbyRefusal) as caught:
        STEPS[step](old)
    assert (caught.value.code, caught.value.facts) == (LobbyCode.GONE, {"state": state.value})


@pytest.mark.parametrize("state", SeekState)
def test_only_an_open_seek_runs_out(state: SeekState) -> None:
    late = expire(replace(seek(), state=state), after(60 * MINUTE), offline_since=NOW)
    expected = NEXT[state][SeekStep.EXPIRE] if state is SeekState.OPEN else state
    assert late.state is expected


def test_it_stands_for_half_an_hour_and_while_its_owner_is_there() -> None:
    assert expire(seek(), after(30 * MINUTE - 1)) == seek()
    assert expire(seek(), after(30 * MINUTE)).reason is ExpiryReason.TTL
    assert expire(seek(), after(30 * SECOND - 1), offline_since=NOW) == seek()
    assert expire(seek(), after(30 * SECOND), offline_since=NOW).reason is ExpiryReason.OFFLINE


def test_of_two_who_take_it_the_second_is_told_that_it_is_gone() -> None:
    taken = take(seek(), BERT, after(3))
    assert (taken.taker, taken.taken_at) == (BERT, after(3))
    with pytest.raises(LobbyRefusal) as caught:
        take(taken, CARL, after(4))
    assert caught.value.facts == {"state": "taken"}


def test_nobody_takes_his_own_seek_and_nobody_withdraws_anothers() -> None:
    with pytest.raises(LobbyRefusal) as caught:
        take(seek(), ANNA, NOW)
    assert caught.value.code is LobbyCode.SELF
    with pytest.raises(LobbyRefusal) as caught:
        withdraw(seek(), BERT.user)
    assert caught.value.code is LobbyCode.FORBIDDEN


@pytest.mark.parametrize(
    ("rating", "code"),
    [
        (140_000, None),
        (160_000, None),
        (139_999, LobbyCode.RATING_RANGE),
        (160_001, LobbyCode.RATING_RANGE),
        (None, LobbyCode.RATING_RANGE),
    ],
)
def test_ratings_outside_the_wanted_range_are_refused_guests_too(
    rating: int | None, code: LobbyCode | None
) -> None:
    wanted = seek(wanted=RatingRange(low=140_000, high=160_000))
    found = may_take(wanted, standing("Bert", rating=rating), standing("Anna"), NOW)
    assert (found and found.code) == code
    assert may_take(seek(), standing("Bert", rating=rating), standing("Anna"), NOW) is None


@pytest.mark.parametrize(
    ("posted", "welcome"),
    [
        ({}, False),
        ({"gap_confirmed": True}, True),
        ({"wanted": RatingRange(low=140_000, high=220_000)}, True),
    ],
)
def test_somebody_far_stronger_takes_a_rated_seek_only_where_its_owner_has_said_that_he_may(
    posted: dict[str, Any], welcome: bool
) -> None:
    looks = open_seek("s1", ANNA, rated(), NOW, **posted)
    taker = standing("Bert", rating=220_000)
    found = may_take(looks, taker, standing("Anna"), NOW, Between(gap_confirmed=True))
    if welcome:
        assert found is None
        warned = may_take(looks, taker, standing("Anna"), NOW)
        assert warned is not None
        assert warned.facts["by"] == "you"
    else:
        assert found == (LobbyCode.RATING_GAP, {"gap": 70_000, "by": "other"})


def test_a_range_that_holds_nothing_is_refused() -> None:
    with pytest.raises(LobbyRefusal) as caught:
        seek(wanted=RatingRange(low=2, high=1))
    assert caught.value.facts == {"field": "wanted"}


@pytest.mark.parametrize(
    ("agreed", "taker", "owner", "between", "code"),
    [
        (terms(), {}, {"accepts": Accepts.NOBODY}, Between(), None),
        (terms(), {"user": "user-Anna"}, {}, Between(), LobbyCode.SELF),
        (terms(), {"busy": True}, {}, Between(), LobbyCode.BUSY_PLAYING),
        (terms(), {}, {"blocks": frozenset({"user-Bert"})}, Between(), LobbyCode.BLOCKED),
        (rated(20), {"balance": 10}, {}, Between(), LobbyCode.INSUFFICIENT_FUNDS),
        (rated(), {"rating": 220_000}, {}, Between(), LobbyCode.RATING_GAP),
        (rated(), {"registered": False}, {}, Between(), LobbyCode.TERMS_INVALID),
    ],
)
def test_taking_asks_the_same_as_a_challenge_but_for_the_owners_wishes(
    agreed: Terms, taker: Any, owner: Any, between: Between, code: LobbyCode | None
) -> None:
    found = may_take(
        seek(agreed), standing("Bert", **taker), standing("Anna", **owner), NOW, between
    )
    assert (found and found.code) == code


def test_what_is_taken_may_not_be_taken() -> None:
    found = may_take(take(seek(), BERT, NOW), standing("Carl"), standing("Anna"), NOW)
    assert found is not None
    assert (found.code, found.facts) == (LobbyCode.GONE, {"state": "taken"})


@pytest.mark.parametrize(
    ("table", "seated", "agreed", "ends"),
    [
        ("t9", {ANNA.user, CARL.user}, terms(), True),
        ("t9", {ANNA.user, CARL.user}, terms("none"), False),
        ("t9", {BERT.user, CARL.user}, terms(), False),
        ("s1", {ANNA.user, CARL.user}, terms(), False),
    ],
)
def test_a_clocked_game_of_its_owner_ends_a_seek(
    table: str, seated: set[str], agreed: Terms, ends: bool
) -> None:
    found = is_superseded(seek(), table=table, seated=frozenset(seated), terms=agreed)
    assert found is ends


@pytest.mark.parametrize(
    ("control", "expected"),
    [
        (PRESETS["5+3"], Pace.FAST),
        (PRESETS["10+5"], Pace.MEDIUM),
        (PRESETS["15+10"], Pace.MEDIUM),
        (Fischer(base_ms=Millis(30 * MINUTE), inc_ms=Millis(0)), Pace.MEDIUM),
        (PRESETS["30+15"], Pace.SLOW),
        (PRESETS["none"], Pace.UNTIMED),
    ],
)
def test_how_long_a_game_takes(control: TimeControl, expected: Pace) -> None:
    assert pace(control) is expected


@pytest.mark.parametrize(
    ("chosen", "seen"),
    [
        (SeekFilter(), {"fast", "rated", "untimed"}),
        (SeekFilter(kinds=frozenset({Kind.RATED})), {"rated"}),
        (SeekFilter(paces=frozenset({Pace.UNTIMED, Pace.FAST})), {"fast", "untimed"}),
        (SeekFilter(games=frozenset({"tally"})), {"fast", "rated", "untimed"}),
        (SeekFilter(games=frozenset({"other"})), set()),
    ],
)
def test_filters_choose_by_game_kind_and_pace(chosen: SeekFilter, seen: set[str]) -> None:
    seeks = [
        open_seek("fast", ANNA, terms(), NOW),
        open_seek("rated", ANNA, rated(preset="15+10"), NOW),
        open_seek("untimed", ANNA, terms("none"), NOW),
    ]
    shown = listed(seeks, standing("Bert"), frozenset(), chosen)
    assert {seek.id for seek in shown} == seen


def test_friends_come_first_and_the_blocked_appear_nowhere() -> None:
    seeks = [
        open_seek("old", ANNA, terms(), NOW),
        open_seek("new", BERT, terms(), after(5)),
        open_seek("friend", CARL, terms(), after(9)),
        open_seek("hated", party("Dora"), terms(), NOW),
        open_seek("hater", party("Egon"), terms(), NOW),
        take(open_seek("taken", ANNA, terms(), NOW), BERT, NOW),
    ]
    viewer = standing("Ida", friends=frozenset({CARL.user}), blocks=frozenset({"user-Dora"}))
    shown = listed(seeks, viewer, frozenset({"user-Egon"}), SeekFilter())
    assert [seek.id for seek in shown] == ["friend", "old", "new"]


@given(st.lists(st.sampled_from([BERT, CARL, ANNA]), max_size=6), st.integers(0, 40 * MINUTE))
def test_however_many_want_it_one_gets_it(takers: list[Any], waited: int) -> None:
    now, won = expire(seek(), after(waited)), []
    for taker in takers:
        try:
            now = take(now, taker, after(waited))
        except LobbyRefusal:
            continue
        won.append(taker)
    able = [taker for taker in takers if taker is not ANNA and waited < 30 * MINUTE]
    assert won == able[:1]
