"""Small logs for tests of the store, and collectors for what its callbacks are told."""

import asyncio
from collections.abc import Callable
from typing import Any

from server.ports import NO_TABLE, Commit, Committed, Head, TableId

TABLE = TableId("table-one")
OTHER = TableId("table-two")


def commit(node: Any, seq: int, *, table: TableId = TABLE, **changes: Any) -> Commit:
    """The commit that makes the log `seq` entries long, each with the nonce `n<seq>`."""
    fields: dict[str, Any] = {
        "table": table,
        "expected": Head(f"{seq - 1}:n{seq - 1}") if seq > 1 else NO_TABLE,
        "head": Head(f"{seq}:n{seq}"),
        "entry": b"entry %d" % seq,
        "snapshot": None,
        "due": None,
        "at": node.clock.now(),
    }
    return Commit(**(fields | changes))


async def grow(node: Any, length: int, *, table: TableId = TABLE, **last: Any) -> None:
    """Make a table whose log has `length` entries; `last` changes the last commit."""
    for seq in range(1, length):
        assert await node.tables.commit(commit(node, seq, table=table)) == Committed()
    assert await node.tables.commit(commit(node, length, table=table, **last)) == Committed()


async def grow_on(node: Any, first: int, last: int) -> None:
    """Add the entries first..last to the table."""
    for seq in range(first, last + 1):
        assert await node.tables.commit(commit(node, seq)) == Committed()


class Heard(list[Any]):
    """Collects what a callback is told; `until(n)` waits for n things."""

    def __init__(self) -> None:
        super().__init__()
        self._came = asyncio.Event()

    def __call__(self, *said: Any) -> None:
        self.append(said[0] if said else None)
        self._came.set()

    async def until(self, count: int) -> None:
        async with asyncio.timeout(20):
            while len(self) < count:
                self._came.clear()
                await self._came.wait()


def heard(register: Callable[[Callable[..., None]], None]) -> Heard:
    """Register a collector with `on_published`, `on_news` or `on_doubt`."""
    collector = Heard()
    register(collector)
    return collector
