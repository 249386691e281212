"""The store's side of table time: its clock and the shift that swallows its leaps. Source: S11."""

from collections.abc import Sequence

from server.clock import LeapVerdict, Reading
from server.ports import NodeId
from server.store import scripts
from server.store.client import StoreClient
from server.store.commit_pipe import CommitPipe
from server.store.keys import ALIVE, NEWEST, SHIFT
from server.store.packet import pack_script


class ValkeyTime:
    """StoreTime of one node."""

    def __init__(self, node: NodeId, client: StoreClient, pipe: CommitPipe) -> None:
        self._node = node
        self._client = client
        self._pipe = pipe
        self._question = pack_script(scripts.TIME, (SHIFT,))

    async def read(self) -> Reading:
        """Time and shift in one script, by the shortest way. Raises StoreUnavailable."""
        reading: Reading = await self._pipe.send(self._question, _reading)
        return reading

    async def raise_shift(self) -> None:
        """Cold start: let table time not be before the newest renewal of any node."""
        await self._client.run(scripts.COLD_START, (SHIFT, NEWEST))

    async def leap(self, expected_ms: int, wanted_ms: int) -> LeapVerdict:
        """Change the shift if it still is `expected_ms` and no other node contradicts."""
        verdict = await self._client.run(
            scripts.LEAP, (SHIFT, ALIVE), self._node, expected_ms, wanted_ms
        )
        return LeapVerdict(verdict.decode())


def _reading(reply: Sequence[bytes]) -> Reading:
    seconds, micros, shift = (int(word) for word in reply)
    return Reading(seconds * 1_000_000 + micros, shift)
