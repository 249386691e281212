"""A finished game's public record, and how anybody checks it (`wartesaal verify`)."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.game import AnyGame, Result, Wire
from rules.match.entry import Entry


@dataclass(frozen=True, slots=True, kw_only=True)
class Record(Wire):
    """All of a finished game: the start with its revealed seed, every entry with its events.

    format: raised when the shape changes.
    """

    commitment: str
    entries: tuple[Entry, ...]
    result: Result | None
    format: int = 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Verdict:
    """What a check found. mismatch: where the log and the rules part, None: nowhere."""

    commitment_holds: bool
    replay_holds: bool
    result_holds: bool
    mismatch: str | None = None

    @property
    def holds(self) -> bool:
        """Whether everything is as it was promised."""
        return self.commitment_holds and self.replay_holds and self.result_holds


def make_record(game: AnyGame, log: Sequence[Entry]) -> Record:
    """The record of an ended table. Raises ValueError while it runs."""
    raise NotImplementedError


def verify(game: AnyGame, record: Record) -> Verdict:
    """Play `record` again and compare: the seed, every event, the result."""
    raise NotImplementedError
