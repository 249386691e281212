"""What two to five people agree on before a table starts, and what its first entry says.

Source: mechanisms.md 2.1 and 3.1.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final, Literal, TypeAlias

from rules.errors import RuleError
from rules.game import Level, Millis, Seat, Wire

MINUTE: Final = Millis(60_000)
SECOND: Final = Millis(1_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class Fischer(Wire):
    """After each finished turn `inc_ms` come back, never above `cap_ms`."""

    base_ms: Millis
    inc_ms: Millis
    cap_ms: Millis | None = None
    kind: Literal["fischer"] = "fischer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bronstein(Wire):
    """After each finished turn the time used in it comes back, at most `delay_ms`."""

    base_ms: Millis
    delay_ms: Millis
    kind: Literal["bronstein"] = "bronstein"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoClock(Wire):
    """No budget; the emergency brake limits every single decision (seed 003: ten minutes)."""

    brake_ms: Millis = Millis(600_000)
    kind: Literal["none"] = "none"


TimeControl: TypeAlias = Fischer | Bronstein | NoClock

PRESETS: Final[Mapping[str, TimeControl]] = MappingProxyType(
    {
        "5+3": Fischer(base_ms=Millis(5 * MINUTE), inc_ms=Millis(3 * SECOND)),
        "10+5": Fischer(base_ms=Millis(10 * MINUTE), inc_ms=Millis(5 * SECOND)),
        "15+10": Fischer(base_ms=Millis(15 * MINUTE), inc_ms=Millis(10 * SECOND)),
        "30+15": Fischer(base_ms=Millis(30 * MINUTE), inc_ms=Millis(15 * SECOND)),
        "15/10": Bronstein(base_ms=Millis(15 * MINUTE), delay_ms=Millis(10 * SECOND)),
        "none": NoClock(),
    }
)
"""The time controls one can pick by name. Source: mechanisms.md 2.1."""


def estimated_seconds(control: TimeControl) -> int | None:
    """Expected thinking time of one seat in seconds, None without a clock. Source: 2.1, `T`."""
    match control:
        case Fischer(base_ms=base, inc_ms=inc) | Bronstein(base_ms=base, delay_ms=inc):
            return (base + 40 * inc) // SECOND
        case NoClock():
            return None


class Kind(StrEnum):
    """Whether the result counts."""

    RATED = "rated"
    FRIENDLY = "friendly"


class Beginner(StrEnum):
    """Who takes the first seat; `RANDOM` is drawn when the table starts, and logged."""

    CHALLENGER = "challenger"
    OPPONENT = "opponent"
    RANDOM = "random"


class Tempo(StrEnum):
    """How fast others' steps are told; the slowest wish of all seats holds for the table."""

    FAST = "fast"
    NORMAL = "normal"
    CALM = "calm"


class Audience(StrEnum):
    """Who may watch."""

    EVERYONE = "everyone"
    FRIENDS = "friends"
    NOBODY = "nobody"


@dataclass(frozen=True, slots=True, kw_only=True)
class Spectators(Wire):
    """Who may watch, and how many seconds later (0-600)."""

    allowed: Audience = Audience.EVERYONE
    delay_s: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Terms(Wire):
    """What is agreed. `options` is the game's own Options value."""

    game: str
    options: Any
    time_control: TimeControl
    kind: Kind = Kind.FRIENDLY
    stake: int = 0
    beginner: Beginner = Beginner.RANDOM
    tempo: Tempo = Tempo.NORMAL
    spectators: Spectators = field(default_factory=Spectators)
    reveal_after_end: bool = True


def check_terms(terms: Terms) -> None:
    """Hold `terms` against the limits of mechanisms.md 2.1 and 3.1.

    Raises RuleError("terms_invalid", field=...) naming the first field that is out of bounds.
    """
    match terms.time_control:
        case Fischer(base_ms=base, inc_ms=inc, cap_ms=cap):
            _check_clock(base, inc)
            _demand(cap is None or cap >= base, "time_control.cap_ms")
        case Bronstein(base_ms=base, delay_ms=delay):
            _check_clock(base, delay)
        case NoClock(brake_ms=brake):
            _demand(brake == NoClock().brake_ms, "time_control.brake_ms")
    _demand(0 <= terms.stake <= 100 and terms.stake % 10 == 0, "stake")
    _demand(terms.kind is Kind.RATED or terms.stake == 0, "stake")
    _demand(0 <= terms.spectators.delay_s <= 600, "spectators.delay_s")


def is_real_time(terms: Terms) -> bool:
    """Whether a clock runs: a user holds a seat at one such table at a time (reliability.md 5)."""
    return not isinstance(terms.time_control, NoClock)


def _check_clock(base: Millis, extra: Millis) -> None:
    _demand(MINUTE <= base <= 180 * MINUTE and base % MINUTE == 0, "time_control.base_ms")
    _demand(0 <= extra <= 60 * SECOND, "time_control.extra")
    _demand(extra > 0 or base >= 3 * MINUTE, "time_control.extra")


def _demand(holds: bool, name: str) -> None:
    if not holds:
        raise RuleError("terms_invalid", field=name)


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatHolder(Wire):
    """Who sits where, as known when the table starts.

    user:     id of the account; a computer's is "computer:<level>".
    rating:   Elo in hundredths at the start; None for guests and computers.
    games:    rated games of this game played before.
    """

    user: str
    name: str
    guest: bool = False
    computer: Level | None = None
    rating: int | None = None
    games: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Start(Wire):
    """All that a table begins with: with the log, enough to replay it.

    seats:      in seat order; seat 0 is the challenger, or the host.
    first_seat: who begins, already drawn when the terms say `random`.
    seed:       32 secret bytes in hex. It leaves the server only after the end.
    daily:      the day key of a daily game, else None.
    previous:   the table this one is a rematch of.
    take_back: against computers: whether the person may have the own last step back.
    gap_confirmed: all were warned that their ratings lie far apart, and agreed to a rated game.
    """

    table: str
    terms: Terms
    seats: tuple[SeatHolder, ...]
    first_seat: Seat
    seed: str
    rules_version: int
    daily: str | None = None
    previous: str | None = None
    take_back: bool = True
    gap_confirmed: bool = False
