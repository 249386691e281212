"""What is made of a whole log: functions of a worker process, or of this one where it is short.

Values in, plain values out. Source: reliability.md 5 (replay pages).
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Final

from rules.game import AnyGame, Viewer
from rules.match.course import Course, course
from rules.match.entry import Entry
from rules.match.entry_data import Started
from rules.match.extract import make_extract
from rules.match.fold import EventMismatch, ReplayMismatch
from rules.match.match_state import Match
from rules.match.replay import positions, replay
from server.present import log_lines
from server.services.tail import numbered, seen
from server.wire import BadValue, GameWire, Plain

LOG_LINES: Final = 100
POSITIONS: Final = 50


def page(game: AnyGame, log: Sequence[bytes], viewer: Viewer, start: int) -> list[Plain]:
    """Up to 50 positions of a viewer's stream from `start` on. Raises ReplayMismatch."""
    wire = _wire(game)
    return [
        {
            "vseq": position.vseq,
            "view": wire.plain_view(position.view),
            "events": wire.plain_events(position.events),
        }
        for position in positions(game, _entries(wire, log), viewer)
        if start <= position.vseq < start + POSITIONS
    ]


def lines(game: AnyGame, log: Sequence[bytes], viewer: Viewer, before: int) -> list[Plain]:
    """Up to 100 lines of a viewer's log, those before `before`. Raises ReplayMismatch."""
    wire = _wire(game)
    entries = _entries(wire, log)
    table = replay(game, entries)
    told = seen(numbered(entries, table), viewer, 0)
    older = told[: max(0, before - 1)][-LOG_LINES:]  # the stream is dense: line n has vseq n
    return log_lines(wire, table, viewer, older)


def record(game: AnyGame, log: Sequence[bytes], viewer: Viewer | None) -> Plain:
    """An ended table's record: whole (None), or of one stream. Raises ReplayMismatch."""
    wire = _wire(game)
    entries = _entries(wire, log)
    if viewer is None:
        return wire.plain_record(entries)
    return wire.plain_extract(make_extract(game, entries, viewer))


def snapshot(game: AnyGame, log: Sequence[bytes]) -> bytes:
    """The table after the whole log, as it is stored. Raises ReplayMismatch."""
    wire = _wire(game)
    return wire.dump_table(replay(game, _entries(wire, log)))


def went(game: AnyGame, log: Sequence[bytes]) -> Course:
    """How the table went. Raises ReplayMismatch, ValueError while it runs."""
    return course(game, _entries(_wire(game), log))


class Replayed(StrEnum):
    """What came of playing a finished game again. OTHER_RULES: it was played by other rules."""

    HOLDS = "holds"
    OTHER_RULES = "other_rules"
    REPLAY = "replay"
    EVENTS = "events"
    RESULT = "result"


def replayed(game: AnyGame, log: Sequence[bytes], reason: str, ranks: tuple[int, ...]) -> Replayed:
    """Whether a finished game comes to the same again, in every event and at its end.

    reason: why it ended; ranks: by seat, 1 is best, 0 where it has no result.
    Raises NewerSchema.
    """
    try:
        entries = _entries(_wire(game), log)
        first = entries[0].data
        if isinstance(first, Started) and first.start.rules_version != game.rules_version:
            return Replayed.OTHER_RULES
        match = replay(game, entries).match
    except EventMismatch:
        return Replayed.EVENTS
    except (ReplayMismatch, BadValue, ValueError, LookupError, AssertionError):
        return Replayed.REPLAY
    if not match.over or reason != ending(match) or ranks != ranks_of(match):
        return Replayed.RESULT
    return Replayed.HOLDS


def ending(match: Match) -> str:
    """Why a match ended, as the archive keeps it."""
    return match.result.reason if match.result is not None else str(match.aborted)


def ranks_of(match: Match) -> tuple[int, ...]:
    """By seat, 1 is best, equal seats share the number; 0 where there is no result."""
    ranks: dict[int, int] = {}
    for group in match.result.ranking if match.result is not None else ():
        ranks.update(dict.fromkeys(group, len(ranks) + 1))
    return tuple(ranks.get(seat, 0) for seat in range(len(match.start.seats)))


def _entries(wire: GameWire, log: Sequence[bytes]) -> list[Entry]:
    return [wire.load_entry(raw) for raw in log]


def _wire(game: AnyGame) -> GameWire:
    if (wire := _wires.get(game.id)) is None or wire.game is not game:
        wire = _wires[game.id] = GameWire(game)
    return wire


_wires: Final[dict[str, GameWire]] = {}
"""Making one takes longer than many a fold."""
