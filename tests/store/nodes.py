"""Nodes of one store for tests, with a time that the test moves forward."""

from server.clock import monotonic_us
from server.ports import NodeId
from server.store.keys import SHIFT
from server.store.node import StoreNode


class Nodes:
    """Starts nodes on the store at `url` and closes them together."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._ahead_us = 0
        self._running: list[StoreNode] = []

    def now_us(self) -> int:
        """The machine's monotonic time as these nodes see it."""
        return monotonic_us() + self._ahead_us

    async def start(self, name: str = "here") -> StoreNode:
        """A node that is connected."""
        node = await StoreNode.connect(self.url, NodeId(name), self.now_us)
        self._running.append(node)
        return node

    async def advance(self, ms: int) -> None:
        """Let `ms` pass for all nodes and for table time, without a leap between them."""
        self._ahead_us += ms * 1000
        await self._running[0].client.command("INCRBY", SHIFT, ms)
        for node in self._running:
            await node.clock.measure()

    async def leap(self, ms: int) -> None:
        """Let the store's clock leap by `ms` against the machines' own."""
        await self._running[0].client.command("INCRBY", SHIFT, ms)

    async def kill(self, node: StoreNode) -> None:
        """End a node without a farewell."""
        self._running.remove(node)
        await node.close()

    async def close(self) -> None:
        """End them all."""
        for node in self._running:
            await node.close()
        self._running.clear()
