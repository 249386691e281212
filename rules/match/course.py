"""How a finished table went, as far as ratings, stakes and the fair-play record ask for it.

Read once from the whole log, because it needs the table as it was when somebody went out.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.game import AnyGame, Millis, Seat
from rules.match.clock import elapsed
from rules.match.entry import Entry
from rules.match.entry_data import Aborted, Flagged, Resigned, Retired
from rules.match.events import FlagCause
from rules.match.match_state import Table
from rules.match.offers import progress
from rules.match.replay import tables


class Exit(StrEnum):
    """How a seat went out before the end."""

    RESIGN = "resign"
    TIME = "time"
    BRAKE = "brake"
    ABSENCE = "absence"  # the others claimed the result, or voted it out


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """One seat's part in it.

    exit:     None: it played to the end.
    progress: per cent of the game that were behind it then; silence: how long it had been asked
              without an answer; away: whether it had no connection, or had said goodbye.
    """

    exit: Exit | None = None
    progress: int = 100
    silence: Millis = Millis(0)
    away: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Course:
    """The whole table.

    lasted:   table time from the start to the end.
    progress: per cent of the game that were played.
    stopper:  who called it off, or did not show up; None where it has a result.
    """

    lasted: Millis
    progress: int
    parts: tuple[Part, ...]
    stopper: Seat | None = None


STAYED: Final = Part()


def course(game: AnyGame, log: Sequence[Entry]) -> Course:
    """How the table with this log went. Raises ReplayMismatch, ValueError while it runs."""
    parts: dict[Seat, Part] = {}
    before: Table | None = None
    for entry, table in zip(log, tables(game, log), strict=True):
        if before is not None:
            for seat, how in _gone(entry):
                parts.setdefault(seat, _part(before, seat, how, entry.at))
        if table.match.over:
            return Course(
                lasted=Millis(entry.at - table.match.began_at),
                progress=progress(table),
                parts=tuple(parts.get(seat, STAYED) for seat in range(len(table.match.seats))),
                stopper=entry.seat if isinstance(entry.data, Aborted) else None,
            )
        before = table
    raise ValueError("the course of a running game is not known yet")


def _gone(entry: Entry) -> list[tuple[Seat, Exit]]:
    match entry.data:
        case Resigned():
            assert entry.seat is not None
            return [(entry.seat, Exit.RESIGN)]
        case Flagged(seats=seats, cause=cause):
            how = Exit.BRAKE if cause is FlagCause.BRAKE else Exit.TIME
            return [(seat, how) for seat in seats]
        case Retired(absent_seat=absent):
            return [(absent, Exit.ABSENCE)]
        case _:
            return []


def _part(table: Table, seat: Seat, how: Exit, at: Millis) -> Part:
    record = table.match.seats[seat]
    stopped = table.match.stopped_at is not None
    return Part(
        exit=how,
        progress=progress(table),
        silence=elapsed(record.clock, at, stopped=stopped),
        away=not record.presence.online or record.presence.left_at is not None,
    )
