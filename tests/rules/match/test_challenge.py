"""What may become of a challenge. Source: mechanisms.md 3.2 and 3.4."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from rules.match.challenge import (
    LINK_LIFETIME,
    MAX_COUNTERS,
    NEXT,
    Challenge,
    ChallengeCode,
    ChallengeError,
    ChallengeState,
    ChallengeStep,
    DeclineReason,
    ExpiryReason,
    FailReason,
    Side,
    accept,
    cancel,
    counter,
    decline,
    expire,
    failed,
    first_side,
    gap_confirmed,
    is_late,
    side_of,
    started,
    supersede,
    to_player,
    users,
)
from rules.match.terms import Beginner
from tests.rules.match.people import ANNA, BERT, CARL, MINUTE, NOW, SECOND, after, challenge, terms

Change = Callable[[Challenge], Challenge]

STEPS: dict[ChallengeStep, Change] = {
    ChallengeStep.COUNTER: lambda old: counter(old, BERT, old.rev, terms("10+5"), NOW),
    ChallengeStep.ACCEPT: lambda old: accept(old, BERT, old.rev, NOW),
    ChallengeStep.DECLINE: lambda old: decline(old, BERT),
    ChallengeStep.CANCEL: lambda old: cancel(old, ANNA.user),
    ChallengeStep.SUPERSEDE: supersede,
    ChallengeStep.START: started,
    ChallengeStep.FAIL: lambda old: failed(old, FailReason.INSUFFICIENT_FUNDS),
}

ALLOWED = {
    (ChallengeState.OFFERED, ChallengeStep.COUNTER): ChallengeState.OFFERED,
    (ChallengeState.OFFERED, ChallengeStep.ACCEPT): ChallengeState.ACCEPTED,
    (ChallengeState.OFFERED, ChallengeStep.DECLINE): ChallengeState.DECLINED,
    (ChallengeState.OFFERED, ChallengeStep.CANCEL): ChallengeState.CANCELLED,
    (ChallengeState.OFFERED, ChallengeStep.SUPERSEDE): ChallengeState.SUPERSEDED,
    (ChallengeState.ACCEPTED, ChallengeStep.START): ChallengeState.STARTED,
    (ChallengeState.ACCEPTED, ChallengeStep.FAIL): ChallengeState.FAILED,
}


def link(**changed: Any) -> Challenge:
    """Anna's challenge to whoever opens its address."""
    fields: dict[str, Any] = {
        "id": "c1",
        "challenger": ANNA,
        "terms": terms(),
        "expires": after(LINK_LIFETIME),
        **changed,
    }
    return Challenge(**fields)


def refused(change: Change, old: Challenge) -> ChallengeError:
    with pytest.raises(ChallengeError) as caught:
        change(old)
    return caught.value


@pytest.mark.parametrize("state", ChallengeState)
@pytest.mark.parametrize("step", STEPS)
def test_only_these_steps_are_possible_and_all_others_say_that_it_is_closed(
    state: ChallengeState, step: ChallengeStep
) -> None:
    old = replace(challenge(), state=state)
    expected = ALLOWED.get((state, step))
    if expected is None:
        refusal = refused(STEPS[step], old)
        assert refusal.code is ChallengeCode.CHALLENGE_CLOSED
        assert refusal.facts == {"state": state.value}
    else:
        assert STEPS[step](old).state is expected


@pytest.mark.parametrize("state", ChallengeState)
def test_only_what_is_offered_runs_out(state: ChallengeState) -> None:
    old = replace(challenge(), state=state)
    late = expire(old, after(24 * 3_600_000), offline_since=NOW)
    if state is ChallengeState.OFFERED:
        assert late.state is NEXT[state][ChallengeStep.EXPIRE]
    else:
        assert late == old


def test_a_challenge_to_a_player_stands_for_five_minutes() -> None:
    assert expire(challenge(), after(5 * MINUTE - 1)) == challenge()
    over = expire(challenge(), after(5 * MINUTE))
    assert (over.state, over.reason) == (ChallengeState.EXPIRED, ExpiryReason.TTL)


def test_it_dies_when_its_challenger_is_without_any_connection_for_half_a_minute() -> None:
    gone = after(10 * SECOND)
    assert expire(challenge(), after(40 * SECOND - 1), offline_since=gone) == challenge()
    over = expire(challenge(), after(40 * SECOND), offline_since=gone)
    assert (over.state, over.reason) == (ChallengeState.EXPIRED, ExpiryReason.OFFLINE)


def test_an_address_outlives_its_challengers_connection_and_stands_for_a_day() -> None:
    assert expire(link(), after(LINK_LIFETIME - 1), offline_since=NOW) == link()
    assert expire(link(), after(LINK_LIFETIME)).reason is ExpiryReason.TTL


@pytest.mark.parametrize(
    ("old", "lifetime"), [(challenge(), 5 * MINUTE), (link(), 24 * 60 * MINUTE)]
)
def test_a_counter_offer_starts_the_time_anew_and_asks_the_other_side(
    old: Challenge, lifetime: int
) -> None:
    new = counter(old, BERT, 1, terms("15+10"), after(3 * MINUTE))
    assert (new.rev, new.answer_by, new.terms) == (2, Side.CHALLENGER, terms("15+10"))
    assert new.opponent == BERT
    assert new.expires == after(3 * MINUTE + lifetime)
    back = counter(new, ANNA, 2, terms(), NOW)
    assert (back.rev, back.answer_by, back.opponent) == (3, Side.OPPONENT, BERT)


def test_six_counter_offers_are_enough() -> None:
    old = challenge()
    for turn in range(MAX_COUNTERS):
        old = counter(old, (BERT, ANNA)[turn % 2], old.rev, terms(), NOW)
    refusal = refused(lambda it: counter(it, BERT, it.rev, terms(), NOW), old)
    assert (refusal.code, refusal.facts) == (ChallengeCode.LIMIT, {"limit": 6})
    assert accept(old, BERT, old.rev, NOW).state is ChallengeState.ACCEPTED


def test_whoever_agrees_to_terms_that_have_changed_is_told_the_present_revision() -> None:
    countered = counter(challenge(), BERT, 1, terms("10+5"), NOW)
    for change in (
        lambda it: accept(it, ANNA, 1, NOW),
        lambda it: counter(it, ANNA, 1, terms(), NOW),
    ):
        refusal = refused(change, countered)
        assert (refusal.code, refusal.facts) == (ChallengeCode.TERMS_CHANGED, {"rev": 2})


@pytest.mark.parametrize(
    "change",
    [
        lambda it: accept(it, ANNA, 1, NOW),
        lambda it: accept(it, CARL, 1, NOW),
        lambda it: counter(it, ANNA, 1, terms(), NOW),
        lambda it: decline(it, ANNA),
        lambda it: decline(it, CARL),
        lambda it: cancel(it, BERT.user),
        lambda it: cancel(it, CARL.user),
    ],
)
def test_only_the_one_who_is_to_answer_answers_and_only_the_challenger_cancels(
    change: Change,
) -> None:
    assert refused(change, challenge()).code is ChallengeCode.FORBIDDEN


def test_the_challenger_may_cancel_while_he_is_asked_himself() -> None:
    countered = counter(challenge(), BERT, 1, terms("10+5"), NOW)
    assert cancel(countered, ANNA.user).state is ChallengeState.CANCELLED
    assert decline(countered, ANNA).state is ChallengeState.DECLINED


def test_whoever_declines_may_say_why() -> None:
    assert decline(challenge(), BERT).reason is DeclineReason.GENERIC
    over = decline(challenge(), BERT, DeclineReason.STAKE_TOO_HIGH)
    assert over.reason is DeclineReason.STAKE_TOO_HIGH


def test_an_agreement_notes_when_and_with_whom() -> None:
    agreed = accept(link(), CARL, 1, after(7))
    assert (agreed.opponent, agreed.accepted_at) == (CARL, after(7))
    assert failed(agreed, FailReason.BUSY).reason is FailReason.BUSY


def test_a_table_that_comes_a_minute_after_the_agreement_is_late() -> None:
    assert not is_late(NOW, after(60 * SECOND))
    assert is_late(NOW, after(60 * SECOND + 1))


def test_sides_and_users_of_a_named_challenge_and_of_an_open_address() -> None:
    assert [side_of(challenge(), who.user) for who in (ANNA, BERT, CARL)] == [
        Side.CHALLENGER,
        Side.OPPONENT,
        None,
    ]
    assert side_of(link(), CARL.user) is Side.OPPONENT
    assert users(challenge()) == {ANNA.user, BERT.user}
    assert users(link()) == {ANNA.user}


@pytest.mark.parametrize(
    ("beginner", "draw", "side"),
    [
        (Beginner.CHALLENGER, 1, Side.CHALLENGER),
        (Beginner.OPPONENT, 0, Side.OPPONENT),
        (Beginner.RANDOM, 0, Side.CHALLENGER),
        (Beginner.RANDOM, 1, Side.OPPONENT),
    ],
)
def test_who_begins_is_agreed_or_drawn(beginner: Beginner, draw: int, side: Side) -> None:
    assert first_side(beginner, draw) is side


def test_a_warning_that_ratings_are_far_apart_is_confirmed_by_each_side_for_itself() -> None:
    assert not gap_confirmed(accept(challenge(), BERT, 1, NOW, gap_confirmed=True))
    warned = to_player("c1", ANNA, BERT, terms(), NOW, gap_confirmed=True)
    assert not gap_confirmed(accept(warned, BERT, 1, NOW))
    assert gap_confirmed(accept(warned, BERT, 1, NOW, gap_confirmed=True))


def test_who_has_confirmed_the_warning_once_need_not_do_so_at_every_counter_offer() -> None:
    countered = counter(challenge(), BERT, 1, terms("10+5"), NOW, gap_confirmed=True)
    back = counter(countered, ANNA, 2, terms(), NOW, gap_confirmed=True)
    assert gap_confirmed(accept(back, BERT, 3, NOW))


@pytest.mark.parametrize("reason", [DeclineReason.LATER, ExpiryReason.TTL, FailReason.BUSY, None])
def test_a_challenge_survives_the_shells_codec(reason: Any) -> None:
    adapter = TypeAdapter(Challenge)
    old = replace(challenge(), reason=reason)
    read = adapter.validate_json(adapter.dump_json(old), strict=True)
    # Options are the game's own; the shell parses them where it knows the game.
    assert replace(read, terms=old.terms) == old
    assert type(read.reason) is type(reason)


@given(st.lists(st.tuples(st.sampled_from(list(STEPS)), st.sampled_from([ANNA, BERT, CARL]))))
def test_whatever_is_tried_a_challenge_starts_at_most_once_and_only_after_an_agreement(
    tried: list[tuple[ChallengeStep, Any]],
) -> None:
    now, states = challenge(), [ChallengeState.OFFERED]
    for step, who in tried:
        by_whom: dict[ChallengeStep, Change] = {
            **STEPS,
            ChallengeStep.ACCEPT: lambda old, who=who: accept(old, who, old.rev, NOW),
            ChallengeStep.COUNTER: lambda old, who=who: counter(old, who, old.rev, terms(), NOW),
            ChallengeStep.CANCEL: lambda old, who=who: cancel(old, who.user),
        }
        try:
            now = by_whom[step](now)
        except ChallengeError:
            continue
        states.append(now.state)
    assert states.count(ChallengeState.STARTED) <= 1
    if ChallengeState.STARTED in states:
        assert states.index(ChallengeState.ACCEPTED) == states.index(ChallengeState.STARTED) - 1
    assert now.rev - 1 == states[1:].count(ChallengeState.OFFERED) <= MAX_COUNTERS
    assert users(now) == {ANNA.user, BERT.user}
