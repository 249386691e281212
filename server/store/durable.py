"""Waiting until what was committed is on the store's disk. Source: reliability.md S12."""

import asyncio
from typing import Final

from server.ports import StoreUnavailable
from server.store.client import StoreClient
from server.store.keys import FSYNC

WAIT_MS: Final = 5_000
"""`appendfsync everysec` syncs once a second; a disk that takes longer than this is a failure."""
OLD_STORE_S: Final = 2.0
"""Without WAITAOF (before 7.2): the second of `everysec`, and one more for a slow disk."""


class Durability:
    """One wait serves all who asked before it began; whoever comes later shares the next.

    client: one of its own, whose time limit is longer than WAIT_MS.
    """

    def __init__(self, client: StoreClient) -> None:
        self._client = client
        self._knows_waitaof = True
        self._running: asyncio.Task[None] | None = None
        self._next: asyncio.Task[None] | None = None

    async def wait(self) -> None:
        """Return once all that was written before the call is on disk. Raises StoreUnavailable."""
        if self._next is None:
            self._next = asyncio.create_task(self._wait_after(self._running))
        await asyncio.shield(self._next)

    async def close(self) -> None:
        """Give up what still waits."""
        waiting = [task for task in (self._running, self._next) if task is not None]
        for task in waiting:
            task.cancel()
        await asyncio.gather(*waiting, return_exceptions=True)

    async def _wait_after(self, earlier: asyncio.Task[None] | None) -> None:
        if earlier is not None:
            await asyncio.wait([earlier])
        self._running, self._next = self._next, None
        await self._wait()

    async def _wait(self) -> None:
        if not self._knows_waitaof:
            await asyncio.sleep(OLD_STORE_S)
            return
        try:
            # Waits for the writes of its own connection only: hence one write, whose place in the
            # file is behind all earlier commits.
            _, (synced, _) = await self._client.together(
                ("SET", FSYNC, "1"), ("WAITAOF", "1", "0", WAIT_MS)
            )
        except StoreUnavailable as failure:
            if "unknown command" not in str(failure):
                raise
            self._knows_waitaof = False
            await self._wait()
            return
        if not synced:
            raise StoreUnavailable("the store's disk did not take the log in time")
