"""The table: one command, one entry; one entry, one new table. The door to `rules/match`."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.game import AnyGame, Event, Millis, Seat, Viewer
from rules.match.commands import Command
from rules.match.entry import Entry
from rules.match.match_state import Match, Table
from rules.match.terms import Start
from rules.rng import Rng

__all__ = [
    "Decision",
    "LogNeeded",
    "Match",
    "ReplayMismatch",
    "Table",
    "awaited",
    "computer_rng",
    "computers_to_move",
    "decide",
    "decide_step",
    "evolve",
    "needs_log",
    "next_due",
    "open_table",
    "shown",
    "start_table",
    "vseq",
]


class ReplayMismatch(Exception):
    """An entry's stored events are not those the rules produce: a log of other rules, or a bug."""


class LogNeeded(Exception):
    """A take-back can only be folded from the whole log: hand it in, or load the snapshot."""


@dataclass(frozen=True, slots=True)
class Decision:
    """What a command came to: the entry to commit, and the table once it is committed."""

    entry: Entry
    table: Table


def start_table(game: AnyGame, start: Start, now: Millis) -> Entry:
    """The first entry of a table. Raises RuleError for options that cannot be combined."""
    raise NotImplementedError


def open_table(game: AnyGame, entry: Entry) -> Table:
    """The table after its first entry."""
    raise NotImplementedError


def needs_log(table: Table, command: Command) -> bool:
    """Whether `decide` can carry `command` out only with the whole log (a take-back)."""
    raise NotImplementedError


def decide_step(
    table: Table,
    command: Command,
    now: Millis,
    *,
    user: str | None = None,
    cmd_id: str | None = None,
    log: Sequence[Entry] | None = None,
) -> Decision | None:
    """Decide one command: the entry it becomes and the table after it.

    now: the command's stamp; raised to the last entry's time if it lies before that.
    log: all entries so far, needed where `needs_log` says so.

    None: there is nothing to do (nothing is due; it is so already). Raises Rejection.
    """
    raise NotImplementedError


def decide(
    table: Table,
    command: Command,
    now: Millis,
    *,
    user: str | None = None,
    cmd_id: str | None = None,
    log: Sequence[Entry] | None = None,
) -> Entry | None:
    """The entry that `command` becomes, None if there is nothing to do. Raises Rejection."""
    raise NotImplementedError


def evolve(table: Table, entry: Entry, log: Sequence[Entry] | None = None) -> Table:
    """The table after `entry`, which follows directly on it.

    log: the entries before it; needed only for a take-back.

    Raises LogNeeded, ReplayMismatch.
    """
    raise NotImplementedError


def next_due(table: Table) -> Millis | None:
    """When something may happen by itself: submit `Due` then, or let computers move, or settle."""
    raise NotImplementedError


def computers_to_move(table: Table) -> tuple[Seat, ...]:
    """Computers' seats that may act now (also in an open auction, where they bid or pass)."""
    raise NotImplementedError


def computer_rng(table: Table, seat: Seat) -> Rng:
    """The chance a computer in `seat` thinks with: the same on every node, apart from the deal."""
    raise NotImplementedError


def awaited(table: Table) -> frozenset[Seat]:
    """Seats whose decision the table waits for."""
    raise NotImplementedError


def vseq(table: Table, viewer: Viewer) -> int:
    """How many entries have shown `viewer` an event."""
    raise NotImplementedError


def shown(entry: Entry, viewer: Viewer, game: AnyGame) -> tuple[Event, ...]:
    """The events of `entry` as `viewer` may see them; empty: it does not exist in his stream."""
    raise NotImplementedError
