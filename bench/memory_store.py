"""Tables kept in this process's memory: the port TableStore without the store, to measure by.

Everything a commit costs besides the store stays: encoding, the head, the future. Nothing is
durable, and there is no other node. Presence and what is due work; leases need not.
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from heapq import heappop, heappush
from typing import Final

from server.ports import (
    NO_TABLE,
    Commit,
    Committed,
    Conflict,
    Connections,
    Head,
    Opened,
    Published,
    TableId,
    Tail,
)

RECENT: Final = 256
AWAY_MS: Final = 5_000

_COMMITTED: Final = Committed()


@dataclass(slots=True)
class _Kept:
    """One table. snapshot: with the number of entries it holds."""

    head: Head = NO_TABLE
    entries: list[bytes] = field(default_factory=list)
    snapshot: tuple[int, bytes] | None = None
    due: int | None = None
    seats: dict[str, int] = field(default_factory=dict)
    live: bytes = b""


class MemoryTables:
    """A `server.ports.TableStore` that forgets everything at its end."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._tables: dict[TableId, _Kept] = {}
        self._due: list[tuple[int, TableId]] = []
        self._epoch = ""

    def begin(self, epoch: str) -> None:
        """The one life this store has."""
        self._epoch = epoch

    def doubt(self, epoch: str) -> None:
        """The real store may have lost messages; there are none about these tables."""

    def commit(self, commit: Commit) -> "asyncio.Future[Committed | Conflict]":
        """Keep the entry at once."""
        answer: asyncio.Future[Committed | Conflict] = asyncio.get_running_loop().create_future()
        kept = self._tables.get(commit.table) or _Kept()
        if kept.head != commit.expected:
            answer.set_result(Conflict(kept.head))
            return answer
        self._tables[commit.table] = kept
        kept.head = commit.head
        kept.entries.append(commit.entry)
        if commit.snapshot is not None:
            kept.snapshot = (len(kept.entries), commit.snapshot)
        if commit.live is not None:
            kept.live = commit.live
        if commit.expire_ms is not None:
            del self._tables[commit.table]  # sooner than the real one, which waits an hour
        else:
            self._set_due(commit.table, kept, commit.due)
        answer.set_result(_COMMITTED)
        return answer

    async def open(self, table: TableId) -> Opened | None:
        """Read it."""
        return await self.read(table)

    async def read(self, table: TableId) -> Opened | None:
        """Read it; None: no table."""
        kept = self._tables.get(table)
        if kept is None:
            return None
        seq, snapshot = kept.snapshot or (0, None)
        return Opened(
            head=kept.head,
            snapshot=snapshot,
            snapshot_seq=seq,
            entries=kept.entries[seq:],
            recent=kept.entries[-RECENT:],
        )

    async def tail(self, table: TableId, after_seq: int) -> Tail | None:
        """The entries after `after_seq`."""
        kept = self._tables.get(table)
        return None if kept is None else Tail(head=kept.head, entries=kept.entries[after_seq:])

    async def log(self, table: TableId, first: int, last: int) -> Sequence[bytes]:
        """Entries first..last."""
        kept = self._tables.get(table)
        return [] if kept is None else kept.entries[first - 1 : last]

    async def release(self, table: TableId) -> None:
        """There are no other hosts."""

    async def connect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        """Note a connection."""
        kept = self._tables.get(table)
        if kept is None:
            return Connections(count=0)
        kept.seats[connection] = seat
        return Connections(count=_count(kept, seat))

    async def disconnect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        """Forget it; the last one makes the table due, as the real store does."""
        kept = self._tables.get(table)
        if kept is None:
            return Connections(count=0)
        kept.seats.pop(connection, None)
        left = _count(kept, seat)
        if not left:
            away = self._now() + AWAY_MS
            self._set_due(table, kept, away if kept.due is None else min(kept.due, away))
        return Connections(count=left)

    async def seat_connections(self, table: TableId) -> Mapping[int, int]:
        """Connections by seat."""
        kept = self._tables.get(table) or _Kept()
        return {seat: _count(kept, seat) for seat in set(kept.seats.values())}

    async def silent_seats(self, _table: TableId) -> frozenset[int]:
        """This node is never silent to itself."""
        return frozenset()

    async def claim_due(self, limit: int) -> Sequence[TableId]:
        """What is due by now."""
        claimed: list[TableId] = []
        now = self._now()
        while self._due and self._due[0][0] <= now and len(claimed) < limit:
            due, table = heappop(self._due)
            kept = self._tables.get(table)
            if kept is not None and kept.due == due:  # else it was set anew since
                kept.due = None
                claimed.append(table)
        return claimed

    async def renew(self, table: TableId) -> None:
        """Nobody else claims anything."""

    async def reschedule(self, table: TableId, head: Head, due: int | None) -> None:
        """Due at `due` again, unless the log went on."""
        kept = self._tables.get(table)
        if kept is not None and kept.head == head:
            self._set_due(table, kept, due)

    async def wait_durable(self) -> None:
        """It never will be."""

    def epoch(self) -> str:
        """Of the one life."""
        return self._epoch

    def on_published(self, callback: Callable[[Published], None]) -> None:
        """No other node publishes."""

    def on_doubt(self, callback: Callable[[], None]) -> None:
        """Nothing is ever missed."""

    async def live_tables(self) -> Mapping[TableId, bytes]:
        """The rows of all running tables."""
        return {table: kept.live for table, kept in self._tables.items() if kept.live}

    def _set_due(self, table: TableId, kept: _Kept, due: int | None) -> None:
        kept.due = due
        if due is not None:
            heappush(self._due, (due, table))


def _count(kept: _Kept, seat: int) -> int:
    return sum(holder == seat for holder in kept.seats.values())
