"""A command on its way to a table, and what became of it."""

from collections.abc import Callable
from dataclasses import dataclass

from protocol.errors import ErrorCode
from rules.game import Millis
from rules.match.commands import Command
from rules.match.entry import Entry
from rules.match.errors import Rejection


@dataclass(frozen=True, slots=True)
class Applied:
    """The command is in the log. entry: None when nothing was due."""

    entry: Entry | None
    duplicate: bool = False


@dataclass(frozen=True, slots=True)
class Refused:
    """The table refuses; nothing has changed."""

    rejection: Rejection


@dataclass(frozen=True, slots=True)
class Failed:
    """The house could not do it. incident: for `internal`, an id that is also in the log."""

    code: ErrorCode
    incident: str | None = None


Outcome = Applied | Refused | Failed


@dataclass(slots=True)
class Ask:
    """A command on its way, and where its answer goes.

    received_at: when its frame was read, table time; kept through all retries.
    """

    command: Command
    received_at: Millis
    reply: Callable[[Outcome], None]
    user: str | None = None
    cmd_id: str | None = None
    attempts: int = 0


def nobody_waits(_outcome: Outcome) -> None:
    """The house asked by itself; the entry tells."""
