"""What one viewer saw of a finished game, as a record of its own: where the whole stays secret.

It holds the events as they were shown, so that it tells nothing that was not told already. What
was hidden is missing, and with it what the game could be dealt and played again from: such a
record can be checked for itself, not against the rules.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from rules.game import AnyGame, Millis, Result, Seat, Spectator, Viewer, Wire
from rules.match.entry import Entry
from rules.match.events import AbortReason, TableAborted, TableEnded, TableStarted
from rules.match.record import FORMAT
from rules.match.replay import replay, shown


@dataclass(frozen=True, slots=True, kw_only=True)
class Told(Wire):
    """One line of a viewer's stream. vseq: its number; t: table time since the start, ms."""

    vseq: int
    t: Millis
    events: tuple[Any, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Extract(Wire):
    """One stream of a finished game, from its start to its end.

    seat:       whose; None: what anybody could see.
    commitment: what the players were shown at the start.
    aborted:    why it has no result.
    """

    seat: Seat | None
    commitment: str
    result: Result | None
    aborted: AbortReason | None
    lines: tuple[Told, ...]
    format: int = FORMAT


@dataclass(frozen=True, slots=True, kw_only=True)
class Finding:
    """What a check of an extract found.

    whole:      the lines are numbered without a hole and in order of time, from start to end.
    commitment: the one at the start is the one that is named.
    result:     the game ended as is named.
    """

    whole: bool
    commitment: bool
    result: bool

    @property
    def holds(self) -> bool:
        """Whether it does not contradict itself."""
        return self.whole and self.commitment and self.result


def make_extract(game: AnyGame, log: Sequence[Entry], viewer: Viewer) -> Extract:
    """What `viewer` saw of an ended table. Raises ReplayMismatch, ValueError while it runs."""
    match = replay(game, log).match
    if not match.over:
        raise ValueError("a running game has no record")
    told = [(entry.at, events) for entry in log if (events := shown(entry, viewer, game))]
    return Extract(
        seat=None if isinstance(viewer, Spectator) else viewer,
        commitment=match.commitment,
        result=match.result,
        aborted=match.aborted,
        lines=tuple(
            Told(vseq=number, t=Millis(at - match.began_at), events=events)
            for number, (at, events) in enumerate(told, 1)
        ),
    )


def check_extract(extract: Extract) -> Finding:
    """Whether it fits together; more cannot be known of it."""
    lines = extract.lines
    numbered = [line.vseq for line in lines] == list(range(1, len(lines) + 1))
    in_time = all(one.t <= other.t for one, other in pairwise(lines))
    events = [event for line in lines for event in line.events]
    starts = [event for event in events if isinstance(event, TableStarted)]
    ends = [event for event in events if isinstance(event, TableEnded | TableAborted)]
    begins_and_ends = bool(lines) and starts == events[:1] and len(ends) == 1
    return Finding(
        whole=numbered and in_time and begins_and_ends and all(line.events for line in lines),
        commitment=[start.commitment for start in starts] == [extract.commitment],
        result=[_ending(end) for end in ends] == [(extract.result, extract.aborted)],
    )


def _ending(end: TableEnded | TableAborted) -> tuple[Result | None, AbortReason | None]:
    return (end.result, None) if isinstance(end, TableEnded) else (None, end.reason)
