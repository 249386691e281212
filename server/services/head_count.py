"""How many watch a table, on all nodes together; told to everybody who is at it.

Source: mechanisms.md 9 (the crowd), 1.4 (beside the streams).
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from protocol.frames import Plain
from server.ports import Peer, TableId
from server.ports_talk import TalkStore

SETTLING_S: Final = 0.3
"""Whoever comes in a crowd, or reloads, is counted once."""

EXACT: Final = 100
STEP: Final = 10

Spawn = Callable[[Coroutine[Any, Any, None]], None]


def told(count: int) -> int:
    """The number as it is shown: above 100 in steps, or a crowd would be a stream of news."""
    return count if count <= EXACT else count // STEP * STEP


class HeadCount:
    """Counts the spectators of this node's tables.

    here:      how many people watch a table at this node.
    followers: everybody who is at a table at this node, seats too.
    """

    def __init__(
        self,
        store: TalkStore,
        *,
        here: Callable[[TableId], int],
        followers: Callable[[TableId], list[Peer]],
        spawn: Spawn,
    ) -> None:
        self._store = store
        self._here = here
        self._followers = followers
        self._spawn = spawn
        self._totals: dict[TableId, int] = {}
        self._settling: set[TableId] = set()
        store.on_watchers(self._heard)

    def frame(self, table: TableId) -> Plain:
        """How many watch, as it was last told."""
        return {"type": "audience", "table": table, "count": self._totals.get(table, 0)}

    def changed(self, table: TableId) -> None:
        """Somebody has come or gone."""
        if table not in self._settling:
            self._settling.add(table)
            self._spawn(self._count(table))

    async def _count(self, table: TableId) -> None:
        await asyncio.sleep(SETTLING_S)
        self._settling.discard(table)
        if not self._followers(table):
            self._totals.pop(table, None)
        await self._store.count_watchers(table, self._here(table))

    def _heard(self, table: TableId, count: int) -> None:
        followers = self._followers(table)
        if not followers or self._totals.get(table, 0) == told(count):
            return
        self._totals[table] = told(count)
        framed: dict[str, bytes] = {}
        for peer in followers:
            name = peer.codec.subprotocol
            if name not in framed:
                framed[name] = peer.frame(self.frame(table))
            peer.write(framed[name])
