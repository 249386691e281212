"""The game of the day: which day it is, its seed, what a finished game of it is worth.

A day is a calendar day in Europe/Berlin, and only the server says which one it is. Its list is
final at 03:00 of the next day; until then nobody but the player may see anything of a game of it.
Source: mechanisms.md 11, seed 003 (Fjord des Tages).
"""

import hashlib
import hmac
import re
from dataclasses import dataclass
from typing import Final

from rules.game import AnyGame, Level, Seat
from rules.match.match_state import Match

HOUR: Final = 3_600_000
DAY: Final = 24 * HOUR
FINAL_AFTER: Final = 3 * HOUR
"""By the clocks on the wall: a game begun before midnight may still be finished."""

PERSON: Final[Seat] = 0
"""All other seats are computers."""

_KEY: Final = re.compile(r"(\d{4})-(\d{2})-(\d{2})")
_SUNDAY: Final = 3
"""1970-01-01 was a Thursday: the days whose number is 3 modulo 7 are Sundays."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Day:
    """A day of the daily game, in wall-clock milliseconds (UTC).

    key:       "2026-11-30".
    starts_at, ends_at: midnight to midnight in Berlin: 23, 24 or 25 hours.
    final_at:  from then on the list stands, and the seed and all games are public.
    """

    key: str
    starts_at: int
    ends_at: int
    final_at: int


def day_at(wall_ms: int) -> Day:
    """The day that it is in Berlin."""
    return _day((wall_ms + _offset(wall_ms)) // DAY)


def day_named(key: str) -> Day:
    """The day with this key. Raises ValueError when there is none."""
    found = _KEY.fullmatch(key)
    if found is None:
        raise ValueError(f"no day: {key!r}")
    year, month, day = map(int, found.groups())
    number = _number(year, month, day)
    if _date(number) != (year, month, day):
        raise ValueError(f"no day: {key!r}")
    return _day(number)


def is_final(key: str, wall_ms: int) -> bool:
    """Whether the day's list stands and its secrets are public."""
    return wall_ms >= day_named(key).final_at


def daily_seed(secret: bytes, game: str, key: str) -> str:
    """The table seed of all games of that day, in hex: nobody without the secret can know it."""
    return hmac.new(secret, f"daily:{game}:{key}".encode(), hashlib.sha256).hexdigest()


def daily_first_seat(seed: str, seats: int) -> Seat:
    """Who begins, the same for all: by the seed's first byte.

    With two seats that is its lowest bit. Source: Battlefjord's spec 16.
    """
    return bytes.fromhex(seed)[0] % seats


def has_daily(game: AnyGame) -> bool:
    """Whether there is one: every game with a strong computer has it. Source: design.md 7."""
    return Level.STRONG in game.levels


def daily_score(match: Match, ended_at: int) -> int | None:
    """The lead of the person over the best computer; None: given up, broken off, or too late.

    ended_at: in wall-clock milliseconds.
    """
    key = match.start.daily
    if key is None or match.result is None or is_final(key, ended_at):
        return None
    if any(seat.retired is not None for seat in match.seats) or match.result.reason == "resign":
        return None
    scores = match.result.scores
    return scores[PERSON] - max(scores[PERSON + 1 :]) if scores else None


# --- the calendar: no library of the core knows Berlin ----------------


def _day(number: int) -> Day:
    year, month, day = _date(number)
    starts_at = _berlin(number, 0)
    return Day(
        key=f"{year:04}-{month:02}-{day:02}",
        starts_at=starts_at,
        ends_at=_berlin(number + 1, 0),
        final_at=_berlin(number + 1, FINAL_AFTER),
    )


def _berlin(number: int, time: int) -> int:
    """When clocks in Berlin show `time` on that day; clocks change at other times than these."""
    local = number * DAY + time
    # Of two hours around a change only one guess fits its own offset.
    summer = local - 2 * HOUR
    return summer if _offset(summer) == 2 * HOUR else local - HOUR


def _offset(wall_ms: int) -> int:
    """How much clocks in Berlin are ahead of UTC: one hour more from the last Sunday of March,
    01:00 UTC, to the last Sunday of October, 01:00 UTC (directive 2000/84/EC)."""
    year, _, _ = _date(wall_ms // DAY)
    begins = _last_sunday(year, 3) * DAY + HOUR
    ends = _last_sunday(year, 10) * DAY + HOUR
    return 2 * HOUR if begins <= wall_ms < ends else HOUR


def _last_sunday(year: int, month: int) -> int:
    """Number of the last Sunday of a month with 31 days."""
    last = _number(year, month, 31)
    return last - (last - _SUNDAY) % 7


def _number(year: int, month: int, day: int) -> int:
    """Days since 1970-01-01. The year is counted from March, so that the leap day ends it."""
    if month <= 2:
        year, month = year - 1, month + 12
    before = 365 * year + year // 4 - year // 100 + year // 400
    return before + (153 * (month - 3) + 2) // 5 + day - 719_469


def _date(number: int) -> tuple[int, int, int]:
    """Year, month and day of a day's number: a good guess, then the month it lies in."""
    year = 1970 + number // 366
    while _number(year + 1, 1, 1) <= number:
        year += 1
    month = 1
    while month < 12 and _number(year, month + 1, 1) <= number:
        month += 1
    return year, month, number - _number(year, month, 1) + 1
