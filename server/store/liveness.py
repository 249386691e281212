"""The ledger of who lives: renewals, outages, burials. Source: reliability.md 4."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from server.clock import StoreClock
from server.ports import NodeId, StoreUnavailable, TableId
from server.ports_liveness import Pulse
from server.store import scripts
from server.store.client import StoreClient
from server.store.keys import ALIVE, NEWEST, OUTAGES, SHARD_KEYS, SHIFT, node_channel

SILENT_MS: Final = 1_500
"""A node silent for so long has probably lost its players: their flags are put off."""
DEAD_MS: Final = 3_000
"""A node silent for so long is buried (the scripts hold the same figure)."""
LEFT_ALONE_MS: Final = 5_000
"""A seat whose node died has as long to come back as one whose socket closed."""

_log = structlog.get_logger(__name__)


class ValkeyLiveness:
    """Liveness of one node."""

    def __init__(self, node: NodeId, clock: StoreClock, client: StoreClient) -> None:
        self._node = node
        self._clock = clock
        self._client = client
        self._known = False

    async def beat(self) -> Pulse:
        """Renew this node's entry; once a second. Raises StoreUnavailable."""
        pulse = await self._beat()
        if pulse is None:
            # The store's clock leapt. Swallow the leap first, or it would pass for an outage.
            await self._clock.measure()
            pulse = await self._beat()
        if pulse is None:
            raise StoreUnavailable("the store's clock and this node's do not agree")
        self._known = True
        return pulse

    async def _beat(self) -> Pulse | None:
        reply = await self._client.run(
            scripts.BEAT,
            (ALIVE, NEWEST, OUTAGES, SHIFT),
            self._node,
            "1" if self._known else "",
            self._clock.now(),
            node_channel(NodeId("")),
        )
        if reply == 0:
            return None
        late, dead, outages = reply
        return Pulse(
            outages=[_span(outage) for outage in outages],
            late=bool(late),
            dead=[NodeId(node.decode()) for node in dead],
        )

    async def nodes(self) -> Sequence[NodeId]:
        """Who is in the ledger, the dead that nobody has buried yet too."""
        return [NodeId(node.decode()) for node in await self._client.command("HKEYS", ALIVE)]

    async def bury(self, node: NodeId) -> Sequence[tuple[TableId, int]]:
        """Take a dead node out of all tables; the (table, seat)s that it alone carried.

        A node that lives gets no burial: the answer is empty. Raises StoreUnavailable; whoever
        sees the node next goes on where this stopped.
        """
        if not await self._client.run(scripts.BEGIN_BURIAL, (ALIVE, SHIFT), node):
            return ()
        carried = await self._leave_tables(node)
        await self._client.run(scripts.END_BURIAL, (ALIVE,), node)
        _log.warning("node_buried", node=node, seats=len(carried))
        return carried

    async def farewell(self) -> None:
        """Leave in good order: hosts, connections and the ledger forget this node."""
        await self._leave_tables(self._node)
        await self._client.ask("HDEL", ALIVE, self._node)

    async def _leave_tables(self, node: NodeId) -> list[tuple[TableId, int]]:
        look_at = self._clock.now() + LEFT_ALONE_MS
        replies = await asyncio.gather(
            *(
                self._client.run(
                    scripts.BURY, (shard.hosted_by(node), shard.away), node, shard.tag, look_at
                )
                for shard in SHARD_KEYS
            )
        )
        carried = []
        for reply in replies:
            words = iter(reply)
            carried += [
                (TableId(table.decode()), int(seat))
                for table, seat in zip(words, words, strict=True)
            ]
        return carried


def _span(outage: bytes) -> tuple[int, int]:
    began, ended = outage.split(b":")
    return int(began), int(ended)
