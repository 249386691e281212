"""What hosts ask of the house, and the notice that everybody sees.

Each command is answered by `ok`, with what it found as the result; whoever is no host gets
`forbidden`. Every act is written down with who, what and when. Source: ux.md 7, mechanisms.md 15.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, StringConstraints

from protocol.ids import MAX_INTEGER, TableId, UserId
from protocol.message import Command, Message

LONGEST_MINUTES = 60 * 24 * 365
Reason: TypeAlias = Annotated[str, StringConstraints(min_length=1, max_length=200)]
SanctionKind: TypeAlias = Literal["muted", "suspended", "unrated"]


class HostOverview(Command):
    """How the house stands: people, tables, nodes, what is not settled yet, settings in force."""

    type: Literal["host_overview"] = "host_overview"


class HostFind(Command):
    """People whose names begin so, or who or what has this id."""

    type: Literal["host_find"] = "host_find"
    query: Annotated[str, StringConstraints(min_length=1, max_length=40)]


class HostRename(Command):
    """Give somebody another name."""

    type: Literal["host_rename"] = "host_rename"
    user: UserId
    name: Annotated[str, StringConstraints(max_length=40)]


class HostSanction(Command):
    """Forbid somebody to talk, to sign in or to play rated games, for so many minutes."""

    type: Literal["host_sanction"] = "host_sanction"
    user: UserId
    kind: SanctionKind
    minutes: Annotated[int, Field(ge=1, le=LONGEST_MINUTES)]
    reason: Reason


class HostLift(Command):
    """End a sanction before its time."""

    type: Literal["host_lift"] = "host_lift"
    user: UserId
    kind: SanctionKind


class HostVoid(Command):
    """End a table without a result; stakes go back."""

    type: Literal["host_void"] = "host_void"
    table: TableId
    reason: Reason


class HostBanner(Command):
    """Show everybody a notice, or take it away (an empty text).

    at: when the maintenance begins, wall clock in ms; None: the text alone.
    """

    type: Literal["host_banner"] = "host_banner"
    text: Annotated[str, StringConstraints(max_length=200)]
    at: Annotated[int, Field(ge=0, le=MAX_INTEGER)] | None = None


class HostDrain(Command):
    """Let a node hand over all it has to the others, or take people in again."""

    type: Literal["host_drain"] = "host_drain"
    node: Annotated[str, StringConstraints(min_length=1, max_length=64)]
    on: bool = True


class HostBackup(Command):
    """Copy what is kept; the result says where it lies and what is left to the host's own tools."""

    type: Literal["host_backup"] = "host_backup"


class HostReports(Command):
    """What people have told the hosts and nobody has dealt with yet, newest first."""

    type: Literal["host_reports"] = "host_reports"


class HostClose(Command):
    """A report is dealt with."""

    type: Literal["host_close"] = "host_close"
    report: Annotated[str, StringConstraints(min_length=1, max_length=64)]


class HostActs(Command):
    """The last 100 acts of hosts, newest first."""

    type: Literal["host_acts"] = "host_acts"


class Notice(Message):
    """What the hosts tell everybody. text: None: nothing (any more); at: see `HostBanner`."""

    type: Literal["notice"] = "notice"
    text: str | None
    at: int | None


AnyHostLook: TypeAlias = HostOverview | HostFind | HostReports | HostActs
AnyHostAct: TypeAlias = (
    HostRename
    | HostSanction
    | HostLift
    | HostVoid
    | HostBanner
    | HostDrain
    | HostBackup
    | HostClose
)
AnyHostCommand: TypeAlias = AnyHostLook | AnyHostAct
