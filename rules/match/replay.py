"""Folding a whole log: the definition of "the same table", with take-backs left out."""

from collections import deque
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import AnyGame, Event, Viewer
from rules.match.entry import Entry, EntryKind
from rules.match.entry_data import TakenBack
from rules.match.events import TableOwn, show_table_event
from rules.match.fold import ReplayMismatch, evolve
from rules.match.match_state import Table, vseq
from rules.match.opening import open_table


@dataclass(frozen=True, slots=True)
class Position:
    """One place of the replay slider: what the viewer's stream said, and what he then saw."""

    vseq: int
    view: Any
    events: tuple[Event, ...]


def effective(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries without the steps that were taken back, and without the take-backs."""
    kept: list[Entry] = []
    for entry in log:
        if isinstance(entry.data, TakenBack):
            to_seq = entry.data.to_seq
            kept = [other for other in kept if other.seq <= to_seq or not _is_step(other)]
        else:
            kept.append(entry)
    return tuple(kept)


def replay(game: AnyGame, log: Sequence[Entry]) -> Table:
    """The table after all entries. Raises ReplayMismatch, ValueError for an empty log."""
    last = deque(tables(game, log), maxlen=1)
    if not last:
        raise ValueError("an empty log is no table")
    return last[0]


def tables(game: AnyGame, log: Sequence[Entry]) -> Iterator[Table]:
    """The table after each entry, in order. Raises ReplayMismatch."""
    past: list[Table] = []
    for entry in log:
        if not past:
            table = open_table(game, entry)
        elif isinstance(entry.data, TakenBack):
            to_seq = entry.data.to_seq
            if not 1 <= to_seq <= len(past):
                raise ReplayMismatch(f"entry {entry.seq} goes back to {to_seq}, which is not there")
            table = evolve(past[-1], entry, past[to_seq - 1])
        else:
            table = evolve(past[-1], entry)
        past.append(table)
        yield table


def positions(game: AnyGame, log: Sequence[Entry], viewer: Viewer) -> Iterator[Position]:
    """Every place of `viewer`'s stream, in order. Raises ReplayMismatch."""
    for entry, table in zip(log, tables(game, log), strict=True):
        events = shown(entry, viewer, game)
        if events:
            yield Position(vseq(table.match, viewer), game.view(table.state, viewer), events)


def shown(entry: Entry, viewer: Viewer, game: AnyGame) -> tuple[Event, ...]:
    """The events of `entry` as `viewer` may see them; empty: it does not exist in his stream."""
    events = []
    for event in entry.events:
        if isinstance(event, TableOwn):
            events.append(show_table_event(event, viewer))
        elif (seen := game.show(event, viewer)) is not None:
            events.append(seen)
    return tuple(events)


def _is_step(entry: Entry) -> bool:
    return entry.kind in {EntryKind.ACT, EntryKind.TICK}
