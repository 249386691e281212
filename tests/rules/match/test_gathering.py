"""Open tables of two to five seats. Source: mechanisms.md 5."""

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.game import Level, Millis
from rules.match.gathering import (
    MOST_INVITED,
    add_computer,
    begin,
    call,
    due,
    end,
    invite,
    join,
    leave,
    may_join,
    move,
    open_table,
    ready,
    refuse_stake,
    remove_computer,
    send_away,
    set_terms,
    touch,
)
from rules.match.gathering_state import (
    NEXT,
    Gathering,
    GatheringState,
    GatheringStep,
    first_seat,
    holders,
    next_due,
    persons,
    sitters,
    take_step,
    users,
)
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.preflight import Between
from rules.match.terms import Beginner, SeatHolder, Terms
from tests.rules.match.people import MINUTE, NOW, SECOND, after, rated, standing, terms

Change = Callable[[Gathering], Gathering]

COMPUTER = SeatHolder(user="computer:easy", name="easy", computer=Level.EASY)
NOBODY_AWAY: Mapping[str, Millis] = {}


def holder(name: str, **fields: Any) -> SeatHolder:
    return SeatHolder(user=name, name=name, **fields)


def table(*names: str, least: int = 2, most: int = 4, agreed: Terms | None = None) -> Gathering:
    """Anna's open table; each of `names` joined a second after the one before."""
    opened = open_table("g1", holder("anna"), agreed or terms(), least, most, NOW)
    for place, name in enumerate(names, start=1):
        opened = join(opened, holder(name), after(place * SECOND))
    return opened


def in_check(*names: str) -> Gathering:
    return call(table(*names), "anna", after(MINUTE))


def starting(*names: str) -> Gathering:
    checked = in_check(*names)
    for name in ("anna", *names):
        checked = ready(checked, name, 1, after(MINUTE))
    return checked


def refusal(change: Change, old: Gathering) -> tuple[object, dict[str, object]]:
    with pytest.raises(LobbyRefusal) as caught:
        change(old)
    return caught.value.code, caught.value.facts


S, T = GatheringState, GatheringStep

TABLE = {
    (S.GATHERING, T.JOIN): S.GATHERING,
    (S.GATHERING, T.LEAVE): S.GATHERING,
    (S.GATHERING, T.MOVE): S.GATHERING,
    (S.GATHERING, T.SEND_AWAY): S.GATHERING,
    (S.GATHERING, T.INVITE): S.GATHERING,
    (S.GATHERING, T.SET_TERMS): S.GATHERING,
    (S.GATHERING, T.SET_COMPUTER): S.GATHERING,
    (S.GATHERING, T.MOVE_HOST): S.GATHERING,
    (S.GATHERING, T.TOUCH): S.GATHERING,
    (S.GATHERING, T.EXPIRE): S.EXPIRED,
    (S.GATHERING, T.CALL): S.READY_CHECK,
    (S.READY_CHECK, T.READY): S.READY_CHECK,
    (S.READY_CHECK, T.ALL_READY): S.STARTING,
    (S.READY_CHECK, T.MISS): S.GATHERING,
    (S.READY_CHECK, T.LEAVE): S.GATHERING,
    (S.READY_CHECK, T.SEND_AWAY): S.GATHERING,
    (S.READY_CHECK, T.TOUCH): S.READY_CHECK,
    (S.STARTING, T.REFUSE_STAKE): S.GATHERING,
    (S.STARTING, T.BEGIN): S.PLAYING,
    (S.PLAYING, T.FINISH): S.FINISHED,
    (S.PLAYING, T.ABORT): S.ABORTED,
}


@pytest.mark.parametrize(("state", "step"), list(product(S, T)))
def test_the_state_table(state: GatheringState, step: GatheringStep) -> None:
    old = replace(table("bert"), state=state)
    expected = TABLE.get((state, step))
    if expected is None:
        assert refusal(lambda it: take_step(it, step), old) == (
            LobbyCode.GONE,
            {"state": state.value},
        )
    else:
        assert take_step(old, step).state is expected


COMMANDS: dict[GatheringStep, Change] = {
    T.JOIN: lambda old: join(old, holder("carl"), NOW),
    T.LEAVE: lambda old: leave(old, "bert"),
    T.MOVE: lambda old: move(old, "bert", 3),
    T.SEND_AWAY: lambda old: send_away(old, "anna", "bert"),
    T.INVITE: lambda old: invite(old, "bert", "carl"),
    T.SET_TERMS: lambda old: set_terms(old, "anna", 1, terms("10+5"), 2, 3, NOW),
    T.SET_COMPUTER: lambda old: add_computer(old, "anna", COMPUTER, NOW),
    T.TOUCH: lambda old: touch(old, NOW),
    T.CALL: lambda old: call(old, "anna", NOW),
    T.READY: lambda old: ready(old, "bert", 1, NOW),
    T.REFUSE_STAKE: lambda old: refuse_stake(old, "bert"),
    T.BEGIN: begin,
    T.FINISH: lambda old: end(old, aborted=False),
    T.ABORT: lambda old: end(old, aborted=True),
}


@pytest.mark.parametrize(("state", "step"), list(product(S, COMMANDS)))
def test_every_command_obeys_the_state_table(state: GatheringState, step: GatheringStep) -> None:
    old = replace(table("bert"), state=state)
    if step in NEXT.get(state, {}):
        assert COMMANDS[step](old).state is NEXT[state][step]
    else:
        assert refusal(COMMANDS[step], old)[0] is LobbyCode.GONE


# joining and leaving


def test_people_sit_down_on_the_first_free_seat_or_on_the_one_they_choose() -> None:
    joined = join(join(table(), holder("bert"), NOW, seat=3), holder("carl"), NOW)
    assert [sitter and sitter.holder.user for sitter in joined.seats] == [
        "anna",
        "carl",
        None,
        "bert",
    ]


@pytest.mark.parametrize("seat", [0, 4, -1])
def test_a_seat_that_is_taken_or_not_there_is_refused(seat: int) -> None:
    assert refusal(lambda it: join(it, holder("bert"), NOW, seat=seat), table()) == (
        LobbyCode.SEAT_TAKEN,
        {},
    )


def test_nobody_sits_twice() -> None:
    assert refusal(lambda it: join(it, holder("anna"), NOW), table())[0] is LobbyCode.ALREADY_SEATED


def test_a_full_table_asks_at_once_whether_all_are_ready() -> None:
    full = table("bert", "carl", most=3)
    assert full.state is S.READY_CHECK
    assert full.check_until == after(2 * SECOND + 30 * SECOND)
    assert refusal(lambda it: join(it, holder("dora"), NOW), full)[0] is LobbyCode.GONE


def test_there_is_no_seat_at_a_table_that_was_left_full() -> None:
    full = replace(table("bert", most=2), state=S.GATHERING)
    assert refusal(lambda it: join(it, holder("carl"), NOW), full)[0] is LobbyCode.TABLE_FULL


def test_who_leaves_frees_his_seat_and_only_who_sits_can_leave() -> None:
    left = leave(table("bert", "carl"), "bert")
    assert [sitter.holder.user for sitter in sitters(left)] == ["anna", "carl"]
    assert left.seats[1] is None
    assert refusal(lambda it: leave(it, "bert"), left)[0] is LobbyCode.FORBIDDEN


def test_who_sits_may_move_to_a_free_seat_and_to_no_other() -> None:
    moved = move(table("bert"), "bert", 3)
    assert [sitter and sitter.holder.user for sitter in moved.seats] == ["anna", None, None, "bert"]
    for seat in (0, 3, 4, -1):
        assert refusal(partial(move, user="bert", seat=seat), moved) == (LobbyCode.SEAT_TAKEN, {})
    assert refusal(lambda it: move(it, "carl", 1), moved)[0] is LobbyCode.FORBIDDEN


def test_the_host_sends_others_away_and_nobody_else_does() -> None:
    sat = in_check("bert", "carl")
    sent = send_away(sat, "anna", "bert")
    assert [sitter.holder.user for sitter in sitters(sent)] == ["anna", "carl"]
    assert (sent.state, sent.check_until, sent.ready) == (S.GATHERING, None, ())
    for by, user in (("bert", "carl"), ("anna", "anna"), ("anna", "dora")):
        code, _ = refusal(partial(send_away, by=by, user=user), sat)
        assert code is LobbyCode.FORBIDDEN


def test_the_host_who_leaves_passes_his_part_to_the_longest_seated() -> None:
    moved = join(leave(table("bert", "carl"), "bert"), holder("bert"), after(MINUTE))
    assert moved.seats[1] is not None
    left = leave(moved, "anna")
    assert left.host == "carl"
    assert left.state is S.GATHERING


def test_the_last_person_closes_the_door_even_if_a_computer_stays() -> None:
    with_computer = add_computer(table(), "anna", COMPUTER, NOW)
    assert leave(with_computer, "anna").state is S.EXPIRED


@pytest.mark.parametrize(
    ("agreed", "newcomer", "other", "between", "code"),
    [
        (terms(), {}, {}, Between(), None),
        (terms(), {"blocks": frozenset({"user-Anna"})}, {}, Between(), LobbyCode.BLOCKED),
        (terms(), {}, {"blocks": frozenset({"user-Bert"})}, Between(), LobbyCode.BLOCKED),
        (rated(), {"registered": False}, {}, Between(), LobbyCode.TERMS_INVALID),
        (rated(20), {"balance": 10}, {}, Between(), LobbyCode.INSUFFICIENT_FUNDS),
        (rated(), {"rating": 220_000}, {}, Between(), LobbyCode.RATING_GAP),
        (rated(), {"rating": 220_000}, {}, Between(gap_confirmed=True), None),
        (terms(), {"busy": True}, {}, Between(), LobbyCode.BUSY_PLAYING),
        (rated(10), {}, {}, Between(met=6), LobbyCode.STAKE_NOT_POSSIBLE),
    ],
)
def test_who_may_join_is_asked_of_all_who_sit_there(
    agreed: Any, newcomer: Any, other: Any, between: Between, code: LobbyCode | None
) -> None:
    easy = (standing("Carl", rating=180_000), Between())
    seated = [easy, (standing("Anna", **other), between)]
    found = may_join(table(agreed=agreed), standing("Bert", **newcomer), seated, NOW)
    assert (found and found.code) == code


def test_a_lone_computer_does_not_keep_anybody_from_joining() -> None:
    assert may_join(table(), standing("Bert"), [], NOW) is None
    found = may_join(table(agreed=rated(50)), standing("Bert", balance=0), [], NOW)
    assert found is not None
    assert found.code is LobbyCode.INSUFFICIENT_FUNDS


def test_a_table_that_has_begun_cannot_be_joined() -> None:
    found = may_join(starting("bert"), standing("Bert"), [], NOW)
    assert found is not None
    assert (found.code, found.facts) == (LobbyCode.GONE, {"state": "starting"})


# inviting


def test_whoever_sits_invites_and_who_comes_is_no_longer_invited() -> None:
    invited = invite(invite(table("bert"), "bert", "carl"), "anna", "dora")
    assert invited.invited == ("carl", "dora")
    assert invite(invited, "bert", "carl") is invited
    assert join(invited, holder("carl"), NOW).invited == ("dora",)


@pytest.mark.parametrize(
    ("by", "user", "code"),
    [("carl", "dora", LobbyCode.FORBIDDEN), ("anna", "bert", LobbyCode.ALREADY_SEATED)],
)
def test_strangers_do_not_invite_and_who_sits_is_not_invited(
    by: str, user: str, code: LobbyCode
) -> None:
    assert refusal(lambda it: invite(it, by, user), table("bert"))[0] is code


def test_invitations_have_a_limit() -> None:
    many = table()
    for place in range(MOST_INVITED):
        many = invite(many, "anna", f"friend{place}")
    assert refusal(lambda it: invite(it, "anna", "one more"), many) == (
        LobbyCode.LIMIT,
        {"limit": MOST_INVITED},
    )


# terms and computers


def test_a_change_of_terms_raises_the_revision() -> None:
    changed = set_terms(table("bert"), "anna", 1, terms("10+5"), 3, 5, NOW)
    assert (changed.rev, changed.terms, changed.least, len(changed.seats)) == (
        2,
        terms("10+5"),
        3,
        5,
    )
    assert changed.state is S.GATHERING


@pytest.mark.parametrize(
    ("change", "code", "facts"),
    [
        (
            lambda it: set_terms(it, "bert", 1, terms(), 2, 4, NOW),
            LobbyCode.FORBIDDEN,
            {},
        ),
        (
            lambda it: set_terms(it, "anna", 2, terms(), 2, 4, NOW),
            LobbyCode.TERMS_CHANGED,
            {"rev": 1},
        ),
        (
            lambda it: set_terms(it, "anna", 1, rated(15), 2, 4, NOW),
            LobbyCode.TERMS_INVALID,
            {"field": "stake"},
        ),
        (
            lambda it: set_terms(it, "anna", 1, terms(), 3, 2, NOW),
            LobbyCode.TERMS_INVALID,
            {"field": "seats"},
        ),
        (
            lambda it: set_terms(it, "anna", 1, terms(), 1, 4, NOW),
            LobbyCode.TERMS_INVALID,
            {"field": "seats"},
        ),
        (
            lambda it: set_terms(it, "anna", 1, terms(), 2, 6, NOW),
            LobbyCode.TERMS_INVALID,
            {"field": "seats"},
        ),
        (
            lambda it: set_terms(it, "anna", 1, terms(), 2, 2, NOW),
            LobbyCode.TERMS_INVALID,
            {"field": "seats"},
        ),
    ],
    ids=["a guest", "stale", "stake", "crossed", "too few", "too many", "more sit there"],
)
def test_terms_that_cannot_be(change: Change, code: LobbyCode, facts: dict[str, object]) -> None:
    assert refusal(change, table("bert", "carl")) == (code, facts)


def test_a_table_cut_down_to_those_who_sit_there_moves_them_together_and_asks_them() -> None:
    spread = leave(table("bert", "carl", "dora", most=5), "bert")
    cut = set_terms(spread, "anna", 1, terms(), 2, 3, after(MINUTE))
    assert [sitter.holder.user for sitter in sitters(cut)] == ["anna", "carl", "dora"]
    assert cut.state is S.READY_CHECK
    wide = set_terms(spread, "anna", 1, terms(), 2, 4, after(MINUTE))
    assert wide.seats == spread.seats[:4]


def test_a_rated_table_has_no_computers_and_no_guests() -> None:
    with_computer = add_computer(table(), "anna", COMPUTER, NOW)
    assert refusal(lambda it: set_terms(it, "anna", 1, rated(), 2, 4, NOW), with_computer) == (
        LobbyCode.TERMS_INVALID,
        {"field": "kind", "reason": "computer"},
    )
    with_guest = join(table(), holder("bert", guest=True), NOW)
    assert refusal(lambda it: set_terms(it, "anna", 1, rated(), 2, 4, NOW), with_guest) == (
        LobbyCode.TERMS_INVALID,
        {"field": "kind", "reason": "other_account"},
    )
    assert refusal(lambda it: add_computer(it, "anna", COMPUTER, NOW), table(agreed=rated())) == (
        LobbyCode.TERMS_INVALID,
        {"field": "kind", "reason": "computer"},
    )


def test_the_host_alone_adds_and_removes_computers() -> None:
    added = add_computer(table("bert"), "anna", COMPUTER, after(MINUTE), seat=3)
    assert [sitter.holder.user for sitter in sitters(added)] == ["anna", "bert", "computer:easy"]
    assert len(persons(added)) == 2
    assert remove_computer(added, "anna", 3).seats == table("bert").seats
    for change in (
        lambda it: add_computer(it, "bert", COMPUTER, NOW),
        lambda it: remove_computer(it, "bert", 3),
        lambda it: remove_computer(it, "anna", 1),
        lambda it: remove_computer(it, "anna", 2),
        lambda it: remove_computer(it, "anna", 9),
    ):
        assert refusal(change, added)[0] is LobbyCode.FORBIDDEN


# ready?


def test_the_host_starts_when_enough_sit_there() -> None:
    assert refusal(lambda it: call(it, "anna", NOW), table("bert", least=3)) == (
        LobbyCode.TOO_FEW,
        {"least": 3},
    )
    assert refusal(lambda it: call(it, "bert", NOW), table("bert"))[0] is LobbyCode.FORBIDDEN
    assert in_check("bert").check_until == after(MINUTE + 30 * SECOND)


def test_when_all_persons_are_ready_it_starts() -> None:
    checked = call(add_computer(table("bert"), "anna", COMPUTER, NOW), "anna", NOW)
    one = ready(checked, "anna", 1, after(4))
    assert (one.state, one.ready) == (S.READY_CHECK, ("anna",))
    assert ready(one, "anna", 1, after(5)) == one
    both = ready(one, "bert", 1, after(6))
    assert (both.state, both.agreed_at, both.check_until) == (S.STARTING, after(6), None)


@pytest.mark.parametrize(
    ("user", "rev", "code"),
    [("dora", 1, LobbyCode.FORBIDDEN), ("bert", 2, LobbyCode.TERMS_CHANGED)],
)
def test_only_who_sits_is_ready_and_only_for_the_present_terms(
    user: str, rev: int, code: LobbyCode
) -> None:
    assert refusal(lambda it: ready(it, user, rev, NOW), in_check("bert"))[0] is code


def test_who_is_not_ready_in_time_loses_his_seat_and_the_others_go_on() -> None:
    checked = ready(in_check("bert", "carl"), "carl", 1, after(MINUTE))
    assert due(checked, after(MINUTE + 30 * SECOND - 1), NOBODY_AWAY) == checked
    missed = due(checked, after(MINUTE + 30 * SECOND), NOBODY_AWAY)
    assert users(sitters(missed)) == {"carl"}
    assert (missed.state, missed.host, missed.ready) == (S.GATHERING, "carl", ())


def test_if_nobody_is_ready_the_table_is_gone() -> None:
    assert due(in_check("bert"), after(2 * MINUTE), NOBODY_AWAY).state is S.EXPIRED


def test_who_leaves_in_the_check_ends_it_for_all() -> None:
    left = leave(ready(in_check("bert", "carl"), "anna", 1, NOW), "bert")
    assert (left.state, left.ready, left.check_until) == (S.GATHERING, (), None)
    assert users(sitters(left)) == {"anna", "carl"}


def test_a_refused_stake_costs_the_seat_of_the_one_who_cannot_pay() -> None:
    refused = refuse_stake(starting("bert", "carl"), "anna")
    assert (refused.state, refused.host) == (S.GATHERING, "bert")
    assert users(sitters(refused)) == {"bert", "carl"}


def test_it_begins_and_ends() -> None:
    playing = begin(starting("bert"))
    assert playing.state is S.PLAYING
    assert end(playing, aborted=False).state is S.FINISHED
    assert end(playing, aborted=True).state is S.ABORTED


# time


def test_a_host_without_connection_for_a_minute_passes_his_part_on_to_somebody_present() -> None:
    waiting = table("bert", "carl")
    away = {"anna": after(MINUTE), "bert": after(2 * MINUTE - 1)}
    assert next_due(waiting, away) == after(2 * MINUTE)
    assert due(waiting, after(2 * MINUTE - 1), away) == waiting
    passed = due(waiting, after(2 * MINUTE), away)
    assert passed.host == "carl"
    assert users(sitters(passed)) == {"anna", "bert", "carl"}


def test_a_table_that_all_have_left_for_two_minutes_is_gone() -> None:
    away = {"anna": after(0), "bert": after(MINUTE)}
    assert next_due(table("bert"), away) == after(3 * MINUTE)
    assert due(table("bert"), after(3 * MINUTE - 1), away).state is S.GATHERING
    assert due(table("bert"), after(3 * MINUTE), away).state is S.EXPIRED


def test_without_anybody_joining_or_chatting_for_half_an_hour_it_is_given_up() -> None:
    waiting = touch(table("bert"), after(10 * MINUTE))
    assert next_due(waiting, NOBODY_AWAY) == after(40 * MINUTE)
    assert due(waiting, after(40 * MINUTE - 1), NOBODY_AWAY) == waiting
    assert due(waiting, after(40 * MINUTE), NOBODY_AWAY).state is S.EXPIRED


def test_joining_keeps_the_table_alive_and_adding_a_computer_does_not() -> None:
    joined = join(table(), holder("bert"), after(20 * MINUTE))
    assert next_due(joined, NOBODY_AWAY) == after(50 * MINUTE)
    added = add_computer(joined, "anna", COMPUTER, after(40 * MINUTE))
    assert next_due(added, NOBODY_AWAY) == after(50 * MINUTE)


def test_what_plays_or_is_over_waits_for_nothing() -> None:
    for state in (S.STARTING, S.PLAYING, S.FINISHED, S.ABORTED, S.EXPIRED):
        assert next_due(replace(table("bert"), state=state), {"anna": NOW}) is None


def test_a_check_that_ends_long_ago_does_not_end_the_table_at_once() -> None:
    late = call(table("bert"), "anna", after(29 * MINUTE + 50 * SECOND))
    late = ready(late, "anna", 1, after(30 * MINUTE))
    missed = due(late, after(31 * MINUTE), NOBODY_AWAY)
    assert (missed.state, users(sitters(missed))) == (S.GATHERING, {"anna"})


# the start


def test_the_host_has_the_first_seat_and_the_others_follow_clockwise() -> None:
    spread = join(leave(table("bert", "carl"), "bert"), holder("dora"), after(MINUTE), seat=3)
    assert [seat.user for seat in holders(spread)] == ["anna", "carl", "dora"]
    assert [seat.user for seat in holders(leave(spread, "anna"))] == ["carl", "dora"]
    passed = due(spread, after(2 * MINUTE), {"anna": NOW, "dora": NOW})
    assert [seat.user for seat in holders(passed)] == ["carl", "dora", "anna"]


@pytest.mark.parametrize(
    ("beginner", "expected"),
    [(Beginner.CHALLENGER, 0), (Beginner.OPPONENT, 1), (Beginner.RANDOM, 2)],
)
def test_the_host_the_next_one_or_chance_begins(beginner: Beginner, expected: int) -> None:
    assert first_seat(beginner, 3, 2) == expected


# whatever happens

NAMES = ("anna", "bert", "carl", "dora", "egon", "fine")


def _anything(chance: Random, now: Millis, rev: int) -> Change:
    name, other = chance.choices(NAMES, k=2)
    seat = chance.choice([None, *range(-1, 6)])
    agreed = chance.choice([terms(), rated(20), terms("none")])
    least, most = chance.choices(range(1, 7), k=2)
    away = {gone: now for gone in NAMES if chance.random() < 0.3}
    wait = chance.choice([0, SECOND, 31 * SECOND, 3 * MINUTE, 31 * MINUTE])
    return chance.choice(
        [
            lambda it: join(it, holder(name), now, seat),
            lambda it: join(it, holder(other), now),
            lambda it: leave(it, name),
            lambda it: invite(it, name, other),
            lambda it: set_terms(it, name, rev, agreed, least, most, now),
            lambda it: add_computer(it, name, COMPUTER, now, seat),
            lambda it: remove_computer(it, name, seat or 0),
            lambda it: call(it, it.host, now),
            lambda it: ready(it, name, rev, now),
            lambda it: ready(it, other, rev, now),
            lambda it: refuse_stake(it, name),
            begin,
            lambda it: due(it, Millis(now + wait), away),
        ]
    )


@settings(max_examples=150, deadline=None)
@given(seed=st.integers(0, 2**32 - 1))
def test_whatever_is_tried_an_open_table_stays_sound(seed: int) -> None:
    chance = Random(seed)
    now, it = NOW, table()
    for _ in range(60):
        now = Millis(now + chance.randrange(20_000))
        before = it
        try:
            it = _anything(chance, now, it.rev)(it)
        except LobbyRefusal:
            assert it is before
            continue
        there = [sitter.holder.user for sitter in persons(it)]
        assert len(there) == len(set(there))
        assert it.rev >= before.rev
        if it.state in (S.EXPIRED, S.PLAYING):
            break
        assert it.host in there
        assert 2 <= it.least <= len(it.seats) <= 5
        assert set(it.ready) <= set(there)
        assert (it.check_until is not None) == (it.state is S.READY_CHECK)
        assert (it.agreed_at is not None) == (it.state is S.STARTING)
        if it.state is S.GATHERING:
            assert None in it.seats
        if it.state is S.STARTING:
            assert set(it.ready) == set(there)
        if it.terms.stake:
            assert len(there) == len(sitters(it))
        assert holders(it)[0].user == it.host
