"""A finished game's public record, and how anybody checks it (`wartesaal verify`).

Give it away only where the terms reveal everything after the end; a daily game's when its day
is over. Else there is what one viewer saw: `extract.py`.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from rules.game import AnyGame, Result, Wire
from rules.match.entry import Entry
from rules.match.entry_data import Started
from rules.match.fold import EventMismatch, ReplayMismatch
from rules.match.replay import replay
from rules.match.seed import commitment, fits

FORMAT = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Record(Wire):
    """All of a finished game: the start with its revealed seed, every entry with its events.

    commitment: what the players were shown at the start.
    format:     raised when the shape changes.
    """

    commitment: str
    entries: tuple[Entry, ...]
    result: Result | None
    format: int = FORMAT


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a check found.

    mismatch:     where the log and the rules part, None: nowhere.
    events_break: there the rules allow what was done, and tell it otherwise.
    """

    commitment_holds: bool
    replay_holds: bool
    result_holds: bool
    mismatch: str | None = None
    events_break: bool = False

    @property
    def holds(self) -> bool:
        """Whether everything is as it was promised."""
        return self.commitment_holds and self.replay_holds and self.result_holds


def make_record(game: AnyGame, log: Sequence[Entry]) -> Record:
    """The record of an ended table. Raises ValueError while it runs."""
    match = replay(game, log).match
    if not match.over:
        raise ValueError("a running game has no record: it would tell its secrets")
    return Record(
        commitment=commitment(match.start.seed),
        # Whose command it was stands in the seats; the clients' own ids are nobody's business.
        entries=tuple(replace(entry, cmd_id=None) for entry in log),
        result=match.result,
    )


def verify(game: AnyGame, record: Record) -> Verdict:
    """Play `record` again and compare: the seed, every event, the result."""
    first = record.entries[0].data if record.entries else None
    commitment_holds = isinstance(first, Started) and fits(first.start.seed, record.commitment)
    try:
        match = replay(game, record.entries).match
    except (ReplayMismatch, ValueError, LookupError, AssertionError) as error:
        # The last two: a record may come from anybody, with seats that no table has.
        return Verdict(
            commitment_holds=commitment_holds,
            replay_holds=False,
            result_holds=False,
            mismatch=str(error) or type(error).__name__,
            events_break=isinstance(error, EventMismatch),
        )
    return Verdict(
        commitment_holds=commitment_holds,
        replay_holds=True,
        result_holds=match.over and match.result == record.result,
    )
