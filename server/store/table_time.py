"""The store's side of table time: its clock and the shift that swallows its leaps. Source: S11."""

from server.clock import LeapVerdict, Reading
from server.ports import NodeId
from server.store import scripts
from server.store.client import StoreClient
from server.store.keys import ALIVE, NEWEST, SHIFT


class ValkeyTime:
    """StoreTime of one node."""

    def __init__(self, node: NodeId, client: StoreClient) -> None:
        self._node = node
        self._client = client

    async def read(self) -> Reading:
        """Time and shift in one script. Raises StoreUnavailable."""
        seconds, micros, shift = await self._client.run(scripts.TIME, (SHIFT,))
        return Reading(int(seconds) * 1_000_000 + int(micros), int(shift))

    async def raise_shift(self) -> None:
        """Cold start: let table time not be before the newest renewal of any node."""
        await self._client.run(scripts.COLD_START, (SHIFT, NEWEST))

    async def leap(self, expected_ms: int, wanted_ms: int) -> LeapVerdict:
        """Change the shift if it still is `expected_ms` and no other node contradicts."""
        verdict = await self._client.run(
            scripts.LEAP, (SHIFT, ALIVE), self._node, expected_ms, wanted_ms
        )
        return LeapVerdict(verdict.decode())
