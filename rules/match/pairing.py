"""Who of a pool plays whom: a function of the entries and the time, the same on every node.

The window of ratings opens as people wait; what they have asked for themselves is never broken.
A pair is a group of two. What follows on a match is in `ready_check.py`.
Source: mechanisms.md 4.
"""

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from heapq import merge
from typing import Any, Final

from rules.game import Millis, Wire
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.preflight import RatingRange
from rules.match.terms import PRESETS, Kind, Terms

TICK: Final = Millis(2_000)
PONG_WITHIN: Final = Millis(10_000)
POOL_STAKES: Final = (0, 10, 20, 50)

_OPENS_EVERY: Final = Millis(5_000)
_WINDOW_AT_FIRST: Final = 7_500  # ratings in hundredths
_WINDOW_GROWS: Final = 2_500
_WINDOW_MOST: Final = 80_000
_PROVISIONAL_EXTRA: Final = 10_000
_NARROW_UNTIL: Final = Millis(60_000)  # until then the narrower window of a pair counts
_MEAN_UNTIL: Final = Millis(120_000)  # then the mean of the two, then the wider
_IN_A_ROW: Final = 2  # games in a row against one opponent; a third one has to wait
_THIRD_AFTER: Final = Millis(60_000)
_PREFERRED_UNTIL: Final = Millis(30_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolKey(Wire):
    """Which pool: all in it want the same. group: three to five seats, else two."""

    game: str
    preset: str
    kind: Kind
    stake: int = 0
    group: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatWish(Wire):
    """With how many one wants to play, and with how few or many one would."""

    preferred: int = 2
    least: int = 2
    most: int = 2


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry(Wire):
    """Somebody who waits in a pool.

    rating:    hundredths; a guest's is that of a beginner.
    wanted:    ratings he would play against at all.
    recent:    the opponents of his last two games, the latest first.
    joined_at: wall-clock ms; kept when a match came to nothing.
    pong_at:   when he was last heard of.
    """

    user: str
    rating: int
    joined_at: Millis
    pong_at: Millis
    provisional: bool = False
    wanted: RatingRange | None = None
    blocks: frozenset[str] = frozenset()
    recent: tuple[frozenset[str], ...] = ()
    seats: SeatWish = SeatWish()


Group = tuple[Entry, ...]
"""Entries that are to play each other, the longest waiting first."""


def check_pool(key: PoolKey, seats: SeatWish) -> None:
    """Raise LobbyRefusal(TERMS_INVALID) for a pool that there is not, or not for so many."""
    fewest, most = (3, 5) if key.group else (2, 2)
    for name, holds in (
        ("time_control", key.preset in PRESETS),
        ("stake", key.stake in POOL_STAKES and (key.kind is Kind.RATED or key.stake == 0)),
        ("seats", fewest <= seats.least <= seats.preferred <= seats.most <= most),
    ):
        if not holds:
            raise LobbyRefusal(LobbyCode.TERMS_INVALID, field=name)


def pool_terms(key: PoolKey, options: Any) -> Terms:
    """What is played in a pool. options: the game's own defaults."""
    return Terms(
        game=key.game,
        options=options,
        time_control=PRESETS[key.preset],
        kind=key.kind,
        stake=key.stake,
    )


def is_lost(entry: Entry, now: Millis) -> bool:
    """Whether the entry is to be dropped: nothing was heard of the user for too long."""
    return now - entry.pong_at >= PONG_WITHIN


def match_up(entries: Iterable[Entry], now: Millis) -> tuple[Group, ...]:
    """The groups that form now; nobody is in two of them. Lost entries are left out."""
    waiting = sorted(
        (entry for entry in entries if not is_lost(entry, now)),
        key=lambda entry: (entry.joined_at, entry.user),
    )
    crowd = _Crowd(waiting, now)
    groups = []
    for anchor in waiting:
        if anchor.user not in crowd.taken:
            group = _group_around(anchor, crowd, now)
            if group is not None:
                crowd.taken.update(member.user for member in group)
                groups.append(group)
    return tuple(groups)


def window(entry: Entry, now: Millis) -> int:
    """How far from his own an opponent's rating may lie by now, in hundredths."""
    opened = _WINDOW_AT_FIRST + _WINDOW_GROWS * (_wait(entry, now) // _OPENS_EVERY)
    return min(_WINDOW_MOST, opened) + (_PROVISIONAL_EXTRA if entry.provisional else 0)


def may_meet(one: Entry, other: Entry, now: Millis) -> bool:
    """Whether the two may play each other now."""
    return (
        abs(one.rating - other.rating) <= _allowed(one, other, now)
        and one.user != other.user
        and one.user not in other.blocks
        and other.user not in one.blocks
        and (one.wanted is None or one.wanted.holds(other.rating))
        and (other.wanted is None or other.wanted.holds(one.rating))
        and not (
            (_met_twice(one, other) or _met_twice(other, one))
            and min(_wait(one, now), _wait(other, now)) < _THIRD_AFTER
        )
    )


def _allowed(one: Entry, other: Entry, now: Millis) -> int:
    """The greatest difference between the two by now."""
    windows = window(one, now), window(other, now)
    waited = max(_wait(one, now), _wait(other, now))
    if waited < _NARROW_UNTIL:
        return min(windows)
    return sum(windows) // 2 if waited < _MEAN_UNTIL else max(windows)


class _Crowd:
    """Those who wait, by rating, so that the nearest are found without looking at everybody.

    taken: users who are in a group already.
    """

    def __init__(self, waiting: Sequence[Entry], now: Millis) -> None:
        self.taken: set[str] = set()
        self._reach = max((window(entry, now) for entry in waiting), default=0)
        # `waiting` comes in order of waiting time, and sorting keeps that among equals.
        self._rising = sorted(waiting, key=_rating)
        self._falling = sorted(waiting, key=_rating, reverse=True)

    def nearest(self, anchor: Entry) -> Iterator[Entry]:
        """Everybody else who is free, the nearest first, of equally near the longer waiting."""
        at = bisect_left(self._rising, anchor.rating, key=_rating)
        below = len(self._rising) - at
        above = (self._rising[place] for place in range(at, len(self._rising)))
        lower = (self._falling[place] for place in range(below, len(self._falling)))
        for other in merge(
            above,
            lower,
            key=lambda other: (abs(other.rating - anchor.rating), other.joined_at, other.user),
        ):
            if abs(other.rating - anchor.rating) > self._reach:
                return
            if other is not anchor and other.user not in self.taken:
                yield other


def _group_around(anchor: Entry, crowd: _Crowd, now: Millis) -> Group | None:
    """The anchor and those nearest to him who may all meet each other."""
    for size in _sizes(anchor, now):
        group = [anchor]
        for other in crowd.nearest(anchor):
            fits = other.seats.least <= size <= other.seats.most
            if fits and all(may_meet(member, other, now) for member in group):
                group.append(other)
            if len(group) == size:
                return tuple(group)
    return None


def _sizes(anchor: Entry, now: Millis) -> Iterator[int]:
    """What he prefers; after a while also what he would do with, the larger the better."""
    wish = anchor.seats
    yield wish.preferred
    if _wait(anchor, now) >= _PREFERRED_UNTIL:
        for size in range(wish.most, wish.least - 1, -1):
            if size != wish.preferred:
                yield size


def _met_twice(one: Entry, other: Entry) -> bool:
    """Whether his last two games were both against the other."""
    last = one.recent[:_IN_A_ROW]
    return len(last) == _IN_A_ROW and all(other.user in opponents for opponents in last)


def _rating(entry: Entry) -> int:
    return entry.rating


def _wait(entry: Entry, now: Millis) -> Millis:
    return Millis(max(0, now - entry.joined_at))
