"""A table store in memory for the services' tests: the port's contract, and faults on demand."""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace

from server.ports import (
    Commit,
    Committed,
    Conflict,
    Connections,
    Head,
    Opened,
    Published,
    StoreUnavailable,
    TableId,
    Tail,
)


@dataclass
class _Kept:
    head: Head
    entries: list[bytes] = field(default_factory=list)
    snapshot: bytes | None = None
    snapshot_seq: int = 0
    due: int | None = None


class Shelf:
    """What all nodes share; each node sees it through its own `View`."""

    def __init__(self) -> None:
        self.tables: dict[TableId, _Kept] = {}
        self.nodes: list[ShelfView] = []

    def node(self) -> "ShelfView":
        """Another node's door to the same tables."""
        view = ShelfView(self)
        self.nodes.append(view)
        return view


class ShelfView:
    """A `TableStore`. `lose_answers`, `silent` and `muted` make the next commits go wrong."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.lose_answers = 0
        self.silent = False
        self.muted = False
        self.commits: list[Commit] = []
        self.opened = 0
        self._published: list[Callable[[Published], None]] = []
        self._doubters: list[Callable[[], None]] = []
        self._hosts: set[TableId] = set()
        self._connections: defaultdict[TableId, set[tuple[int, str]]] = defaultdict(set)

    def commit(self, commit: Commit) -> "asyncio.Future[Committed | Conflict]":
        answer: asyncio.Future[Committed | Conflict]
        answer = asyncio.get_running_loop().create_future()
        self.commits.append(commit)
        if self.silent:
            answer.set_exception(StoreUnavailable())
            return answer
        kept = self.shelf.tables.get(commit.table)
        head = kept.head if kept is not None else Head("")
        if head != commit.expected:
            answer.set_result(Conflict(head))
            return answer
        kept = kept or _Kept(head)
        kept.entries.append(commit.entry)
        kept.head, kept.due = commit.head, commit.due
        if commit.snapshot is not None:
            kept.snapshot, kept.snapshot_seq = commit.snapshot, len(kept.entries)
        self.shelf.tables[commit.table] = kept
        for node in self.shelf.nodes:
            if node is not self and commit.table in node._hosts and not node.muted:
                node.hear(
                    Published(
                        table=commit.table,
                        before=commit.expected,
                        head=commit.head,
                        entry=commit.entry,
                        snapshot=commit.snapshot,
                    )
                )
        if self.lose_answers:
            self.lose_answers -= 1
            answer.set_exception(StoreUnavailable())
        else:
            answer.set_result(Committed())
        return answer

    async def open(self, table: TableId) -> Opened | None:
        self._demand_store()
        self.opened += 1
        self._hosts.add(table)
        return await self.read(table)

    async def read(self, table: TableId) -> Opened | None:
        self._demand_store()
        kept = self.shelf.tables.get(table)
        if kept is None:
            return None
        return Opened(
            head=kept.head,
            snapshot=kept.snapshot,
            snapshot_seq=kept.snapshot_seq,
            entries=tuple(kept.entries[kept.snapshot_seq :]),
            recent=tuple(kept.entries[-256:]),
        )

    async def tail(self, table: TableId, after_seq: int) -> Tail | None:
        self._demand_store()
        kept = self.shelf.tables.get(table)
        return None if kept is None else Tail(head=kept.head, entries=kept.entries[after_seq:])

    async def log(self, table: TableId, first: int, last: int) -> Sequence[bytes]:
        self._demand_store()
        return tuple(self.shelf.tables[table].entries[first - 1 : last])

    async def release(self, table: TableId) -> None:
        self._hosts.discard(table)

    async def connect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        self._connections[table].add((seat, connection))
        return Connections(count=(await self.seat_connections(table))[seat])

    async def disconnect_seat(self, table: TableId, seat: int, connection: str) -> Connections:
        self._connections[table].discard((seat, connection))
        return Connections(count=(await self.seat_connections(table)).get(seat, 0))

    async def seat_connections(self, table: TableId) -> Mapping[int, int]:
        counts: defaultdict[int, int] = defaultdict(int)
        for seat, _ in self._connections[table]:
            counts[seat] += 1
        return counts

    async def silent_seats(self, table: TableId) -> frozenset[int]:
        return frozenset()

    async def claim_due(self, limit: int) -> Sequence[TableId]:
        return [table for table, kept in self.shelf.tables.items() if kept.due is not None][:limit]

    async def renew(self, table: TableId) -> None: ...

    async def reschedule(self, table: TableId, head: Head, due: int | None) -> None:
        kept = self.shelf.tables[table]
        if kept.head == head:
            self.shelf.tables[table] = replace(kept, due=due)

    async def wait_durable(self) -> None: ...

    def epoch(self) -> str:
        return "first"

    def on_published(self, callback: Callable[[Published], None]) -> None:
        self._published.append(callback)

    def on_doubt(self, callback: Callable[[], None]) -> None:
        self._doubters.append(callback)

    async def live_tables(self) -> Mapping[TableId, bytes]:
        return {}

    def hear(self, published: Published) -> None:
        for callback in self._published:
            callback(published)

    def _demand_store(self) -> None:
        if self.silent:
            raise StoreUnavailable
