"""Talk and head counts in Valkey: the port TalkStore. A table's lie in its shard."""

from collections.abc import Callable, Sequence
from typing import Final

import msgpack

from server.ports import NodeId, TableId
from server.ports_talk import RoomKind, Said, Where
from server.store import scripts
from server.store.client import StoreClient
from server.store.keys import HOUSE_TALK, TALK_CHANNEL, TableKeys, table_keys

KEPT: Final = 200
"""Lines of one room. Source: reliability.md 5."""

WATCHERS_MS: Final = 3_600_000
"""How long the figures live without a change; each node says them anew long before."""


class ValkeyTalk:
    """TalkStore of one node."""

    def __init__(self, node: NodeId, client: StoreClient) -> None:
        self._node = node
        self._client = client
        self._readers: list[Callable[[Said], None]] = []
        self._counters: list[Callable[[TableId, int], None]] = []

    async def say(self, where: Where, who: str, line: bytes) -> int | None:
        """Add a line and tell the nodes; its number. None: there is no such table (any more)."""
        if where.table is None:
            keys: tuple[str, ...] = (HOUSE_TALK,)
            channel = HOUSE_TALK
        else:
            of_table = table_keys(where.table)
            keys = (_lines_key(of_table, where.room), of_table.meta, of_table.hosts)
            channel = TALK_CHANNEL
        said = await self._client.run(
            scripts.SAY, keys, who, line, KEPT, where.table or "", where.room, channel
        )
        return int(said) or None

    async def lines(self, where: Where) -> Sequence[Said]:
        """What is kept of the room, oldest first."""
        key = HOUSE_TALK
        if where.table is not None:
            key = _lines_key(table_keys(where.table), where.room)
        rows = await self._client.command("XRANGE", key, "-", "+")
        return [
            Said(where=where, n=int(number.partition(b"-")[0]), line=fields[b"l"])
            for number, fields in rows
        ]

    async def count_watchers(self, table: TableId, count: int) -> int:
        """So many watch at this node; how many at all nodes that host the table."""
        keys = table_keys(table)
        total = await self._client.run(
            scripts.WATCHERS,
            (keys.watchers, keys.hosts),
            table,
            self._node,
            count,
            WATCHERS_MS,
            TALK_CHANNEL,
        )
        return int(total)

    def on_said(self, callback: Callable[[Said], None]) -> None:
        """Call `callback` for each line said in a room of this node's, own lines included."""
        self._readers.append(callback)

    def on_watchers(self, callback: Callable[[TableId, int], None]) -> None:
        """Call `callback` when the number of those who watch a table hosted here has changed."""
        self._counters.append(callback)

    def hear(self, payload: bytes) -> None:
        """A message of say.lua or watchers.lua."""
        kind, table, *rest = msgpack.unpackb(payload, raw=True)
        if kind == b"watchers":
            for counter in self._counters:
                counter(TableId(table.decode()), rest[0])
            return
        room, n, line = rest
        where = Where(TableId(table.decode()) if table else None, RoomKind(room.decode()))
        for reader in self._readers:
            reader(Said(where=where, n=n, line=line))


def _lines_key(keys: TableKeys, room: RoomKind) -> str:
    return keys.chat if room is RoomKind.SEATS else keys.gallery
