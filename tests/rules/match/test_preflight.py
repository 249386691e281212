"""Impossible challenges are refused before they are sent. Source: mechanisms.md 3.3."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.match.lobby_errors import LobbyCode, Obstacle
from rules.match.preflight import (
    Accepts,
    Between,
    Standing,
    can_play,
    could_offer,
    have_blocked,
    preflight,
)
from rules.match.terms import Terms
from tests.rules.match.people import NOW, after, rated, standing, terms

Side = dict[str, Any]

CASES: list[tuple[str, Terms, Side, Side, Between, Obstacle | None]] = [
    ("nothing in the way", rated(100), {}, {}, Between(), None),
    ("oneself", terms(), {}, {"user": "user-Anna"}, Between(), Obstacle(LobbyCode.SELF, {})),
    (
        "a stake that is no multiple of ten",
        rated(15),
        {},
        {},
        Between(),
        Obstacle(LobbyCode.TERMS_INVALID, {"field": "stake"}),
    ),
    (
        "rated as a guest",
        rated(),
        {"registered": False},
        {},
        Between(),
        Obstacle(LobbyCode.TERMS_INVALID, {"field": "kind", "reason": "own_account"}),
    ),
    (
        "rated against a guest",
        rated(),
        {},
        {"registered": False},
        Between(),
        Obstacle(LobbyCode.TERMS_INVALID, {"field": "kind", "reason": "other_account"}),
    ),
    ("friendly as a guest", terms(), {"registered": False, "rating": None}, {}, Between(), None),
    (
        "suspended",
        rated(),
        {"suspended_until": after(9)},
        {},
        Between(),
        Obstacle(LobbyCode.SUSPENDED, {"wait_ms": 9}),
    ),
    ("no longer suspended", rated(), {"suspended_until": NOW}, {}, Between(), None),
    ("friendly while suspended", terms(), {"suspended_until": after(9)}, {}, Between(), None),
    (
        "against somebody suspended",
        rated(),
        {},
        {"suspended_until": after(9)},
        Between(),
        Obstacle(LobbyCode.TERMS_INVALID, {"field": "kind", "reason": "other_suspended"}),
    ),
    (
        "blocked by the other",
        terms(),
        {},
        {"blocks": frozenset({"user-Anna"})},
        Between(),
        Obstacle(LobbyCode.BLOCKED, {}),
    ),
    (
        "having blocked the other",
        terms(),
        {"blocks": frozenset({"user-Bert"})},
        {},
        Between(),
        Obstacle(LobbyCode.BLOCKED, {}),
    ),
    (
        "nobody may challenge him",
        terms(),
        {},
        {"accepts": Accepts.NOBODY, "friends": frozenset({"user-Anna"})},
        Between(),
        Obstacle(LobbyCode.NOT_ACCEPTING, {}),
    ),
    (
        "friends alone",
        terms(),
        {"friends": frozenset({"user-Bert"})},
        {"accepts": Accepts.FRIENDS},
        Between(),
        Obstacle(LobbyCode.NOT_ACCEPTING, {}),
    ),
    (
        "a friend",
        terms(),
        {},
        {"accepts": Accepts.FRIENDS, "friends": frozenset({"user-Anna"})},
        Between(),
        None,
    ),
    (
        "the other is away",
        terms(),
        {},
        {"connected": False},
        Between(),
        Obstacle(LobbyCode.TARGET_AWAY, {}),
    ),
    ("I play", terms(), {"busy": True}, {}, Between(), Obstacle(LobbyCode.BUSY_PLAYING, {})),
    ("he plays", terms(), {}, {"busy": True}, Between(), Obstacle(LobbyCode.TARGET_BUSY, {})),
    ("both play, no clock", terms("none"), {"busy": True}, {"busy": True}, Between(), None),
    (
        "he has just declined",
        terms(),
        {},
        {},
        Between(cooldown_until=after(700)),
        Obstacle(LobbyCode.COOLDOWN, {"wait_ms": 700}),
    ),
    ("he had declined", terms(), {}, {}, Between(cooldown_until=NOW), None),
    ("600 apart", rated(), {"rating": 210_000}, {}, Between(), None),
    (
        "more than 600 apart",
        rated(),
        {"rating": 210_001},
        {},
        Between(),
        Obstacle(LobbyCode.RATING_GAP, {"gap": 60_001, "by": "you"}),
    ),
    (
        "more than 600 apart, and the other was not warned",
        rated(),
        {"rating": 210_001},
        {},
        Between(gap_confirmed=True, other_confirmed=False),
        Obstacle(LobbyCode.RATING_GAP, {"gap": 60_001, "by": "other"}),
    ),
    (
        "more than 600 apart, warned",
        rated(10),
        {"rating": 210_001},
        {},
        Between(gap_confirmed=True),
        None,
    ),
    ("more than 600 apart, friendly", terms(), {"rating": 250_000}, {}, Between(), None),
    (
        "my balance",
        rated(50),
        {"balance": 49},
        {"balance": 49},
        Between(),
        Obstacle(LobbyCode.INSUFFICIENT_FUNDS, {}),
    ),
    (
        "his balance",
        rated(50),
        {"balance": 50},
        {"balance": 49},
        Between(),
        Obstacle(LobbyCode.STAKE_NOT_POSSIBLE, {}),
    ),
    (
        "the seventh game today for a stake",
        rated(10),
        {},
        {},
        Between(met=6),
        Obstacle(LobbyCode.STAKE_NOT_POSSIBLE, {}),
    ),
    ("the seventh game today without", rated(), {}, {}, Between(met=6), None),
    ("the sixth game today for a stake", rated(10), {}, {}, Between(met=5), None),
]


@pytest.mark.parametrize(
    ("agreed", "mine", "his", "between", "expected"),
    [case[1:] for case in CASES],
    ids=[case[0] for case in CASES],
)
def test_what_stands_in_the_way(
    agreed: Terms, mine: Side, his: Side, between: Between, expected: Obstacle | None
) -> None:
    anna, bert = standing("Anna", **mine), standing("Bert", **his)
    found = preflight(anna, bert, agreed, NOW, between)
    assert found == expected
    if found is not None:
        refusal = found.refusal()
        assert (refusal.code, refusal.facts) == (found.code, found.facts)


@pytest.mark.parametrize(
    "welcomed",
    [{"accepts": Accepts.NOBODY}, {"connected": False}],
)
def test_who_has_put_something_up_himself_is_not_asked_whether_he_takes_challenges(
    welcomed: Side,
) -> None:
    anna, bert = standing("Anna"), standing("Bert", **welcomed)
    assert preflight(anna, bert, terms(), NOW) is not None
    assert can_play(anna, bert, terms(), NOW, Between(cooldown_until=after(1))) is None


def test_the_others_balance_is_never_told() -> None:
    poor = preflight(standing("Anna"), standing("Bert", balance=0), rated(10), NOW)
    often = preflight(standing("Anna"), standing("Bert"), rated(10), NOW, Between(met=9))
    assert poor == often


def test_what_one_could_offer_to_anybody_depends_on_oneself_alone() -> None:
    assert could_offer(standing("Anna"), rated(100), NOW) is None
    broke = could_offer(standing("Anna", balance=90), rated(100), NOW)
    assert broke is not None
    assert broke.code is LobbyCode.INSUFFICIENT_FUNDS


standings = st.builds(
    Standing,
    user=st.sampled_from(["a", "b"]),
    registered=st.booleans(),
    connected=st.booleans(),
    busy=st.booleans(),
    rating=st.none() | st.integers(60_000, 260_000),
    balance=st.integers(0, 100),
    accepts=st.sampled_from(Accepts),
    friends=st.frozensets(st.sampled_from(["a", "b"])),
    blocks=st.frozensets(st.sampled_from(["a", "b"])),
    suspended_until=st.none() | st.just(after(5)),
)


@given(one=standings, other=standings, agreed=st.sampled_from([terms(), rated(), rated(50)]))
def test_whoever_may_be_challenged_may_also_challenge_but_for_his_own_wishes(
    one: Standing, other: Standing, agreed: Terms
) -> None:
    there = can_play(one, other, agreed, NOW)
    back = can_play(other, one, agreed, NOW)
    assert (there is None) == (back is None)
    if preflight(one, other, agreed, NOW) is None:
        assert there is None
        assert not have_blocked(one, other)
