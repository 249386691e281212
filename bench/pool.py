"""A crowd that uses a pool for an hour: everybody waits, plays, rests, and comes back.

For `python -m bench --only pool`, and for the test that nobody waits for ever; seeded, no clock.
"""

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from heapq import heappop, heappush
from random import Random
from statistics import median, quantiles

from rules.game import Millis
from rules.match.pairing import TICK, Entry, Group, SeatWish, match_up, window
from rules.match.preflight import RatingRange

MINUTE = 60_000
_FOREVER = Millis(10**15)


@dataclass(frozen=True, slots=True)
class Player:
    """One of the crowd. entry: how he asks for a game, but for the time and his last opponents."""

    entry: Entry
    reliable: bool


@dataclass(frozen=True, slots=True)
class Waits:
    """What the crowd went through. Seconds, and rating points."""

    matches: int
    median_wait_s: float
    p95_wait_s: float
    longest_wait_s: float
    median_gap: float
    largest_gap: float

    def __str__(self) -> str:
        return (
            f"{self.matches} matches; wait: median {self.median_wait_s:.0f} s, "
            f"95 % {self.p95_wait_s:.0f} s, longest {self.longest_wait_s:.0f} s; "
            f"rating gap: median {self.median_gap:.0f}, largest {self.largest_gap:.0f}"
        )


def crowd(players: int, chance: Random, *, group: bool) -> list[Player]:
    """People as they come: most of middling strength, some choosy, some with enemies."""
    return [_player(place, players, chance, group=group) for place in range(players)]


def spend_an_hour(players: int, seed: int, *, group: bool = False) -> Waits:
    """Let a crowd use one pool for an hour. Raises AssertionError if a wish was broken."""
    chance = Random(seed)
    people = {player.entry.user: player for player in crowd(players, chance, group=group)}
    recent: dict[str, tuple[frozenset[str], ...]] = defaultdict(tuple)
    coming: list[tuple[int, str]] = []
    for user in people:
        heappush(coming, (chance.randrange(10 * MINUTE), user))
    waiting: dict[str, Entry] = {}
    waits: list[float] = []
    gaps: list[float] = []
    matches = 0
    for now in range(0, 60 * MINUTE, TICK):
        while coming and coming[0][0] <= now:
            joined_at, user = heappop(coming)
            entry = people[user].entry
            waiting[user] = replace(entry, joined_at=Millis(joined_at), recent=recent[user])
        for group_found in match_up(_shuffled(waiting.values(), chance), Millis(now)):
            check(group_found, now)
            if not all(people[entry.user].reliable for entry in group_found):
                _part(group_found, people, waiting, coming, now)
                continue
            matches += 1
            over = now + chance.randrange(5 * MINUTE, 15 * MINUTE)
            users = frozenset(entry.user for entry in group_found)
            for entry in group_found:
                del waiting[entry.user]
                waits.append((now - entry.joined_at) / 1_000)
                gaps.append(max(_gaps(entry, group_found)) / 100)
                recent[entry.user] = (users - {entry.user}, *recent[entry.user][:1])
                heappush(coming, (over + chance.randrange(30_000, 5 * MINUTE), entry.user))
    waits.extend((now - entry.joined_at) / 1_000 for entry in waiting.values())
    return Waits(
        matches=matches,
        median_wait_s=median(waits),
        p95_wait_s=quantiles(waits, n=20)[-1],
        longest_wait_s=max(waits),
        median_gap=median(gaps),
        largest_gap=max(gaps),
    )


def check(group: Group, now: int) -> None:
    """Hold a group against what its members have asked for."""
    users = [entry.user for entry in group]
    assert len(users) == len(set(users))
    for entry in group:
        assert entry.seats.least <= len(group) <= entry.seats.most
        for other in group:
            if other is entry:
                continue
            assert entry.wanted is None or entry.wanted.holds(other.rating)
            assert other.user not in entry.blocks
            widest = max(window(entry, Millis(now)), window(other, Millis(now)))
            assert abs(entry.rating - other.rating) <= widest


def _player(place: int, players: int, chance: Random, *, group: bool) -> Player:
    rating = round(min(240_000, max(70_000, chance.gauss(150_000, 25_000))))
    choosy = chance.random() < 0.15
    reach = chance.randrange(10_000, 40_000)
    preferred = chance.choice((3, 3, 4, 5))
    entry = Entry(
        user=f"u{place}",
        rating=rating,
        provisional=chance.random() < 0.2,
        wanted=RatingRange(low=rating - reach, high=rating + reach) if choosy else None,
        blocks=frozenset(f"u{chance.randrange(players)}" for _ in range(chance.randrange(4))),
        joined_at=Millis(0),
        pong_at=_FOREVER,
        seats=SeatWish(preferred=preferred, least=3, most=5) if group else SeatWish(),
    )
    return Player(entry, reliable=chance.random() > 0.02)


def _part(
    group: Group,
    people: dict[str, Player],
    waiting: dict[str, Entry],
    coming: list[tuple[int, str]],
    now: int,
) -> None:
    """A match that came to nothing: the unreliable ones go, the others have waited all along."""
    for entry in group:
        if not people[entry.user].reliable:
            del waiting[entry.user]
            heappush(coming, (now + 15 * MINUTE, entry.user))


def _gaps(entry: Entry, group: Group) -> Iterable[int]:
    return (abs(entry.rating - other.rating) for other in group if other is not entry)


def _shuffled(entries: Iterable[Entry], chance: Random) -> list[Entry]:
    shuffled = list(entries)
    chance.shuffle(shuffled)
    return shuffled
