"""Who of a pool plays whom. Source: mechanisms.md 4."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import TypeAdapter

from bench.pool import check, spend_an_hour
from rules.game import Millis
from rules.match.lobby_errors import LobbyRefusal
from rules.match.pairing import (
    Entry,
    PoolKey,
    SeatWish,
    check_pool,
    is_lost,
    match_up,
    may_meet,
    pool_terms,
    window,
)
from rules.match.preflight import RatingRange
from rules.match.terms import PRESETS, Kind, check_terms
from tests.rules.match.people import NOW, SECOND
from tests.rules.match.tally import Options


def waits(user: str, rating: int = 1500, seconds: int = 0, **fields: Any) -> Entry:
    """Somebody who has waited for so long."""
    joined = Millis(NOW - seconds * SECOND)
    return Entry(user=user, rating=rating * 100, joined_at=joined, pong_at=NOW, **fields)


def groups(*entries: Entry) -> list[str]:
    """The groups that form now, as words."""
    return ["".join(entry.user for entry in group) for group in match_up(entries, NOW)]


@pytest.mark.parametrize(
    ("seconds", "points"),
    [
        (0, 75),
        (4, 75),
        (5, 100),
        (10, 125),
        (30, 225),
        (60, 375),
        (120, 675),
        (145, 800),
        (999, 800),
    ],
)
def test_the_window_opens_by_25_every_five_seconds_up_to_800(seconds: int, points: int) -> None:
    assert window(waits("a", seconds=seconds), NOW) == points * 100
    provisional = waits("a", seconds=seconds, provisional=True)
    assert window(provisional, NOW) == (points + 100) * 100


@pytest.mark.parametrize(
    ("long", "short", "gap", "meets"),
    [
        (59, 0, 75, True),  # below a minute the narrower window counts
        (59, 0, 76, False),
        (60, 0, 225, True),  # (375 + 75) / 2
        (60, 0, 226, False),
        (119, 0, 362, True),  # (650 + 75) / 2
        (119, 0, 363, False),
        (120, 0, 675, True),  # then the wider one
        (120, 0, 676, False),
        (900, 0, 800, True),
        (900, 0, 801, False),
    ],
)
def test_which_window_of_a_pair_counts_depends_on_the_longer_wait(
    long: int, short: int, gap: int, meets: bool
) -> None:
    one, other = waits("a", 1500, long), waits("b", 1500 + gap, short)
    assert may_meet(one, other, NOW) is meets
    assert may_meet(other, one, NOW) is meets


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (waits("a"), waits("a")),
        (waits("a", 1500, 999, wanted=RatingRange(low=150_001, high=200_000)), waits("b", 1500)),
        (waits("a", 1500, 999, wanted=RatingRange(low=100_000, high=149_999)), waits("b", 1500)),
        (waits("a", 1500, 999, blocks=frozenset({"b"})), waits("b", 1500, 999)),
    ],
    ids=["oneself", "too low", "too high", "blocked"],
)
def test_what_somebody_has_ruled_out_never_happens_however_long_he_waits(
    one: Entry, other: Entry
) -> None:
    assert not may_meet(one, other, NOW)
    assert not may_meet(other, one, NOW)


AGAIN = (frozenset({"b"}), frozenset({"b", "x"}))


@pytest.mark.parametrize(
    ("recent", "mine", "his", "meets"),
    [
        (AGAIN, 0, 0, False),
        (AGAIN, 999, 59, False),
        (AGAIN, 60, 60, True),
        (AGAIN[:1], 0, 0, True),
        ((frozenset({"b"}), frozenset({"c"}), frozenset({"b"})), 0, 0, True),
    ],
)
def test_a_third_game_in_a_row_waits_until_nobody_else_came_for_a_minute(
    recent: tuple[frozenset[str], ...], mine: int, his: int, meets: bool
) -> None:
    one, other = waits("a", seconds=mine, recent=recent), waits("b", seconds=his)
    assert may_meet(one, other, NOW) is meets
    assert may_meet(other, one, NOW) is meets


def test_the_longest_waiting_choose_first_and_take_the_nearest() -> None:
    assert groups(waits("b", 1520, 5), waits("c", 1530, 4), waits("a", 1500, 9)) == ["ab"]
    assert groups(waits("a", 1500, 9), waits("b", 1540, 5), waits("c", 1530, 4)) == ["ac"]


def test_of_two_equally_near_the_longer_waiting_is_taken_then_the_name_decides() -> None:
    assert groups(waits("a", 1500, 9), waits("b", 1520, 1), waits("c", 1480, 2)) == ["ac"]
    assert groups(waits("a", 1500, 9), waits("c", 1520, 1), waits("b", 1480, 1)) == ["ab"]


def test_a_pool_forms_as_many_pairs_as_it_finds() -> None:
    four = [waits(user, 1500 + place) for place, user in enumerate("abcd")]
    assert groups(*four) == ["ab", "cd"]
    assert groups() == []
    assert groups(waits("a")) == []


def test_who_has_not_been_heard_of_for_ten_seconds_is_lost() -> None:
    silent = Entry(user="b", rating=150_000, joined_at=NOW, pong_at=Millis(NOW - 10_000))
    assert is_lost(silent, NOW)
    assert not is_lost(silent, Millis(NOW - 1))
    assert groups(waits("a"), silent) == []


# groups of three to five

THREE = SeatWish(preferred=3, least=3, most=5)
FOUR = SeatWish(preferred=4, least=3, most=5)
ONLY_FIVE = SeatWish(preferred=5, least=5, most=5)


def some(count: int, seconds: int, seats: SeatWish) -> list[Entry]:
    return [waits("abcdefgh"[place], 1500, seconds - place, seats=seats) for place in range(count)]


@pytest.mark.parametrize(
    ("count", "seconds", "seats", "expected"),
    [
        (2, 999, THREE, []),
        (3, 20, THREE, ["abc"]),
        (5, 20, THREE, ["abc"]),
        (3, 29, FOUR, []),  # for half a minute only what he prefers
        (3, 30, FOUR, ["abc"]),
        (4, 30, FOUR, ["abcd"]),
        (5, 30, FOUR, ["abcd"]),
        (8, 20, FOUR, ["abcd", "efgh"]),
        (4, 999, ONLY_FIVE, []),
        (5, 20, ONLY_FIVE, ["abcde"]),
    ],
)
def test_the_longest_waiting_decides_by_how_many(
    count: int, seconds: int, seats: SeatWish, expected: list[str]
) -> None:
    assert groups(*some(count, seconds, seats)) == expected


def test_after_half_a_minute_the_larger_group_is_taken_if_the_preferred_does_not_come() -> None:
    anchor = waits("a", seconds=40, seats=SeatWish(preferred=4, least=3, most=5))
    others = [waits(user, seats=SeatWish(preferred=5, least=5, most=5)) for user in "bcde"]
    assert groups(anchor, *others) == ["abcde"]


def test_nobody_sits_with_fewer_or_more_than_he_would() -> None:
    others = [waits("b", seats=THREE), waits("c", seats=ONLY_FIVE)]
    assert groups(waits("a", seconds=999, seats=THREE), *others) == []


def test_all_members_of_a_group_may_meet_each_other() -> None:
    anchor = waits("a", 1500, 9, seats=THREE)
    near = waits("b", 1560, 5, seats=THREE)
    far = waits("c", 1445, 5, seats=THREE)  # 115 from b, who accepts 100
    fits = waits("d", 1440, 1, seats=THREE)
    assert groups(anchor, near, far) == []
    assert groups(anchor, near, far, fits) == ["acd"]
    enemy = waits("d", 1440, 1, seats=THREE, blocks=frozenset({"c"}))
    assert groups(anchor, near, far, enemy) == []


# the pool itself


@pytest.mark.parametrize(
    ("key", "seats", "field"),
    [
        (PoolKey(game="tally", preset="5+3", kind=Kind.RATED, stake=50), SeatWish(), None),
        (PoolKey(game="tally", preset="none", kind=Kind.FRIENDLY, group=True), THREE, None),
        (PoolKey(game="tally", preset="1+0", kind=Kind.RATED), SeatWish(), "time_control"),
        (PoolKey(game="tally", preset="5+3", kind=Kind.RATED, stake=30), SeatWish(), "stake"),
        (PoolKey(game="tally", preset="5+3", kind=Kind.FRIENDLY, stake=10), SeatWish(), "stake"),
        (PoolKey(game="tally", preset="5+3", kind=Kind.RATED), THREE, "seats"),
        (PoolKey(game="tally", preset="5+3", kind=Kind.RATED, group=True), SeatWish(), "seats"),
        (
            PoolKey(game="tally", preset="5+3", kind=Kind.RATED, group=True),
            SeatWish(preferred=5, least=3, most=4),
            "seats",
        ),
    ],
)
def test_which_pools_there_are(key: PoolKey, seats: SeatWish, field: str | None) -> None:
    if field is None:
        check_pool(key, seats)
        agreed = pool_terms(key, Options())
        check_terms(agreed)
        assert (agreed.game, agreed.kind, agreed.stake) == (key.game, key.kind, key.stake)
        assert agreed.time_control == PRESETS[key.preset]
    else:
        with pytest.raises(LobbyRefusal) as caught:
            check_pool(key, seats)
        assert caught.value.facts == {"field": field}


def test_an_entry_survives_the_shells_codec() -> None:
    adapter = TypeAdapter(Entry)
    entry = waits(
        "a", wanted=RatingRange(low=1, high=2), recent=AGAIN, blocks=frozenset({"b"}), seats=THREE
    )
    assert adapter.validate_json(adapter.dump_json(entry), strict=True) == entry


# whatever the pool

entries = st.lists(
    st.builds(
        waits,
        st.sampled_from([f"u{place}" for place in range(12)]),
        st.integers(1200, 1800),
        st.integers(0, 200),
        provisional=st.booleans(),
        wanted=st.none() | st.just(RatingRange(low=140_000, high=160_000)),
        blocks=st.frozensets(st.sampled_from(["u0", "u1", "u2"]), max_size=1),
        seats=st.sampled_from([THREE, FOUR, ONLY_FIVE]),
    ),
    max_size=12,
    unique_by=lambda entry: entry.user,
)


@settings(max_examples=100, deadline=None)
@given(pool=entries, chance=st.randoms(use_true_random=False))
def test_the_same_pool_gives_the_same_sound_groups_in_whatever_order_it_is_read(
    pool: list[Entry], chance: Random
) -> None:
    found = match_up(pool, NOW)
    seated = [entry.user for group in found for entry in group]
    assert len(seated) == len(set(seated))
    for group in found:
        check(group, NOW)
    chance.shuffle(pool)
    assert match_up(pool, NOW) == found


@settings(max_examples=100, deadline=None)
@given(pool=entries)
def test_after_a_round_no_two_are_left_who_could_have_played(pool: list[Entry]) -> None:
    pairs = [Entry(**{**fields(entry), "seats": SeatWish()}) for entry in pool]
    seated = {entry.user for group in match_up(pairs, NOW) for entry in group}
    left = [entry for entry in pairs if entry.user not in seated]
    assert not any(may_meet(one, other, NOW) for one in left for other in left)


def fields(entry: Entry) -> dict[str, Any]:
    return {name: getattr(entry, name) for name in Entry.__dataclass_fields__}


@pytest.mark.parametrize(
    ("group", "longest", "median"), [(False, 300, 5), (True, 300, 10)], ids=["pairs", "groups"]
)
def test_of_a_thousand_people_nobody_waits_for_ever_and_no_wish_is_broken(
    group: bool, longest: int, median: int, record_property: Callable[[str, object], None]
) -> None:
    found = spend_an_hour(1_000, seed=3, group=group)
    record_property("pool", str(found))
    assert found.matches > 1_000, str(found)
    assert found.longest_wait_s < longest, str(found)
    assert found.median_wait_s <= median, str(found)
    assert found.median_gap < 100, str(found)


def test_a_handful_of_people_are_served_too() -> None:
    found = spend_an_hour(20, seed=3)
    assert found.matches > 20, str(found)
    assert found.longest_wait_s < 15 * 60, str(found)
