"""What open tables and pools need of the store: several things changed at once, or none of them.

A record is the waiting room's (`RoomStore`): an opaque value with a revision, changed by
compare-and-set. Who claims a seat changes a table's record, his own mark, a row and a deadline in
one step; so there is one winner, and a node that dies leaves nothing half done. Source: S14.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Protocol


@dataclass(frozen=True, slots=True, kw_only=True)
class RecordChange:
    """A record gets another value.

    expected: its revision now, 0: there is none; None: whatever it is.
    value:    b"": nothing any more; the revision goes on, so that nobody takes what comes later
              for what was there before.
    """

    key: str
    expected: int | None
    value: bytes
    ttl_ms: int


@dataclass(frozen=True, slots=True, kw_only=True)
class QueueChange:
    """Somebody comes into a queue, or leaves it. at: his place is by it; None: he leaves."""

    queue: str
    member: str
    at: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class DueChange:
    """When a record or a queue is to be looked after next.

    at:       table time in ms; None: never.
    if_never: only if no time is set yet.
    """

    item: str
    at: int | None
    if_never: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class RowChange:
    """A row of the waiting room is put or dropped (None). ttl_ms: None: it stays."""

    key: str
    row: bytes | None
    ttl_ms: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Change:
    """All of it, or nothing."""

    records: Sequence[RecordChange] = ()
    queues: Sequence[QueueChange] = ()
    due: Sequence[DueChange] = ()
    rows: Sequence[RowChange] = ()


class Claims(Protocol):
    """Waiting-room changes that belong together, and what is due. May raise StoreUnavailable."""

    async def change(self, change: Change) -> bool:
        """Make the change; False: a record had another revision, and nothing has changed."""

    async def records(self, keys: Sequence[str]) -> Sequence[tuple[int, bytes]]:
        """Revision and value of each; (0, b""): there is none, (n, b""): nothing any more."""

    async def queue(self, queue: str) -> Sequence[str]:
        """Who is in a queue, in its order."""

    async def queues(self, queues: Sequence[str]) -> Sequence[int]:
        """How many are in each."""

    async def claim(self, lease_ms: int, limit: int) -> Sequence[str]:
        """What is due and now this node's to look after; after the lease it is due again.

        What has neither a record nor anybody in a queue is forgotten.
        """

    async def away(self, users: Sequence[str]) -> Mapping[str, int]:
        """Of these users those without any connection, and since when one knows (table time)."""
