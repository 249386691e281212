"""Folding a whole log: the definition of "the same table", with take-backs left out."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from rules.game import AnyGame, Event, Viewer
from rules.match.entry import Entry
from rules.match.match_state import Table


@dataclass(frozen=True, slots=True)
class Position:
    """One place of the replay slider: what the viewer's stream said, and what he then saw."""

    vseq: int
    view: Any
    events: tuple[Event, ...]


def effective(log: Sequence[Entry]) -> tuple[Entry, ...]:
    """The entries without the steps that were taken back (and without the take-backs)."""
    raise NotImplementedError


def replay(game: AnyGame, log: Sequence[Entry]) -> Table:
    """The table after all entries. Raises ReplayMismatch."""
    raise NotImplementedError


def positions(game: AnyGame, log: Sequence[Entry], viewer: Viewer) -> Iterator[Position]:
    """Every place of `viewer`'s stream, in order. Raises ReplayMismatch."""
    raise NotImplementedError
