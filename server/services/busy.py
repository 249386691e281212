"""Who sits at a running clocked table: one mark a user, so that nobody sits at two.

A mark names its table. Whoever is stopped by one looks, and takes its place when that table is
settled or never came to be. Source: reliability.md S14 and 5, mechanisms.md 15.
"""

from collections.abc import Sequence
from typing import Final

from pydantic_core import from_json, to_json

from rules.game import Millis
from server.ports import RoomStore, TableId, WallClock
from server.services.tables import Tables

ORPHANED_MS: Final = 600_000
"""A mark whose table still does not exist after so long belongs to a start that was given up."""

_TRIES: Final = 5


class Busy:
    """The marks."""

    def __init__(self, tables: Tables, store: RoomStore, wall: WallClock) -> None:
        self._tables = tables
        self._store = store
        self._wall = wall

    async def table_of(self, user: str) -> TableId | None:
        """The clocked table at which the user sits, or is about to; None: he is free."""
        _, table = await self._read(user)
        return table

    async def mark(self, users: Sequence[str], table: TableId) -> bool:
        """Mark all of them, or none: somebody sits elsewhere. The second time does nothing."""
        marked: list[str] = []
        for user in sorted(users):
            if not await self._mark(user, table):
                await self.free(marked, table)
                return False
            marked.append(user)
        return True

    async def free(self, users: Sequence[str], table: TableId) -> None:
        """They no longer sit at `table`."""
        for user in users:
            record = await self._store.read_record(_key(user))
            if record is not None and _table(record[1]) == table:
                # If somebody was faster, the mark is another table's by now.
                await self._store.write_record(_key(user), record[0], b"", ttl_ms=ORPHANED_MS)

    async def _mark(self, user: str, table: TableId) -> bool:
        for _ in range(_TRIES):
            revision, at = await self._read(user)
            if at is not None:
                return at == table
            mark = to_json({"table": table, "at": self._wall.now_ms()})
            if await self._store.write_record(_key(user), revision, mark, ttl_ms=None):
                return True
        return False

    async def _read(self, user: str) -> tuple[int, TableId | None]:
        """The mark's revision, and its table if it still means something."""
        record = await self._store.read_record(_key(user))
        if record is None:
            return 0, None
        revision, value = record
        table = _table(value)
        if table is None or not await self._is_running(table, Millis(from_json(value)["at"])):
            return revision, None
        return revision, table

    async def _is_running(self, table: TableId, marked_at: Millis) -> bool:
        live = await self._tables.open(table)
        if live is None:
            return self._wall.now_ms() - marked_at < ORPHANED_MS
        return not live.table.match.over


def _table(value: bytes) -> TableId | None:
    return TableId(from_json(value)["table"]) if value else None


def _key(user: str) -> str:
    return f"busy:{user}"
