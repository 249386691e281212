"""The log of a table: one entry a commit. The truth; everything else is folded from it."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any

from rules.game import Millis, Seat, Wire


class EntryKind(StrEnum):
    """What an entry is about. Source: design.md 3."""

    STARTED = "started"
    ACT = "act"
    TICK = "tick"
    EXPIRED = "expired"
    FLAGGED = "flagged"
    OFFER = "offer"
    ANSWER = "answer"
    TAKEN_BACK = "taken_back"
    RESIGNED = "resigned"
    RETIRED = "retired"
    NARRATED = "narrated"
    PRESENCE = "presence"
    CREDITED = "credited"
    ABORTED = "aborted"
    SETTLED = "settled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Entry(Wire):
    """One thing that happened at a table.

    seq:    1, 2, 3 … without gaps; for the server only, clients see their own stream's `vseq`.
    at:     table time; never before the entry before it.
    user:   the account whose command it was, None for the house's own.
    cmd_id: the client's id of that command; the memory against double application.
    data:   what `evolve` needs, a value of `rules/match/entry_data.py` by `kind`.
    events: everything it caused, the game's and the table's, unfiltered: never for clients.
    """

    seq: int
    at: Millis
    kind: EntryKind
    data: Any
    events: tuple[Any, ...]
    seat: Seat | None = None
    user: str | None = None
    cmd_id: str | None = None
