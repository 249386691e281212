"""What hosts need of the archive and of the machine: reports, the book of their acts, backups.

Every change has a key and does nothing the second time. Times are wall-clock milliseconds.
Everything may raise StoreUnavailable.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class Report:
    """Somebody tells the hosts of somebody.

    quoted: a line that was said, as the house has it; text: the reporter's own words.
    """

    about: str
    by: str
    reason: str
    at: int
    table: str | None = None
    quoted: str | None = None
    text: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenReport:
    """A report nobody has dealt with, and the present names of the two."""

    key: str
    report: Report
    about_name: str
    by_name: str


@dataclass(frozen=True, slots=True, kw_only=True)
class HostAct:
    """What a host has done. by: name; what: the act; target: a user, table or node; detail: why."""

    at: int
    by: str
    what: str
    target: str
    detail: str = ""


class ReportArchive(Protocol):
    """What people tell the hosts."""

    async def report(self, report: Report, key: str) -> None:
        """Keep a report. Raises UnknownUser when it is about nobody."""

    async def open_reports(self, limit: int) -> Sequence[OpenReport]:
        """Those nobody has dealt with, newest first."""

    async def close_report(self, key: str, by: str, now_ms: int) -> bool:
        """It is dealt with; False: there is no such open report."""


class ActArchive(Protocol):
    """The book of the hosts' acts; nothing is ever taken out."""

    async def note(self, act: HostAct, key: str) -> None:
        """Write an act down."""

    async def acts(self, limit: int) -> Sequence[HostAct]:
        """The last ones, newest first."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BackedUp:
    """What a backup has come to.

    folder:  where the copies lie, on the machine of the node that made them; None: nothing.
    files:   their names.
    by_hand: what is left to the host's own tools: "postgresql" (pg_dump), "store" (the store has
             been told to write its file where it runs).
    """

    folder: str | None
    files: Sequence[str]
    by_hand: Sequence[str]


class Backup(Protocol):
    """Copies what is kept, while the house goes on."""

    async def make(self, stamp: str) -> BackedUp:
        """Make one under this name."""
