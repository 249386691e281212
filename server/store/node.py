"""Everything one node has at the store, connected, kept alive and closed together."""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from hashlib import sha256
from typing import Final

from server.clock import StoreClock, monotonic_us
from server.ports import NodeId, StoreUnavailable
from server.store import scripts
from server.store.claims import ValkeyClaims
from server.store.client import REPLY_TIMEOUT_S, StoreClient
from server.store.commit_pipe import CommitPipe
from server.store.durable import WAIT_MS, Durability
from server.store.keys import HOUSE_TALK, ROOM_NEWS, node_channel, talk_channel
from server.store.line import Address
from server.store.listener import KEEP_ALIVE_S, Listener
from server.store.liveness import ValkeyLiveness
from server.store.packet import pack
from server.store.room import ValkeyRoom
from server.store.table_time import ValkeyTime
from server.store.talk import ValkeyTalk
from server.store.valkey import ValkeyTables

SWEEP_S: Final = 1.0
"""How often rows of the waiting room are looked through for those whose time has come."""

DOUBT_PAUSE_S: Final = 0.1
"""Between attempts to read the store after the subscription stands again."""


class StoreNode:
    """What `server/app.py` wires: tables, room, liveness and clock of this node.

    Made by `StoreNode.connect`, ended by `close` (after `liveness.farewell()` in good order).
    """

    def __init__(self, url: str, node: NodeId, monotonic: Callable[[], int]) -> None:
        address = Address.of(url)
        # A line of its own: the long answers of a table's opening must not hold up commits.
        self._script_pipe = CommitPipe(address, scripts.ALL)
        self.client = StoreClient(url, self._script_pipe)
        self._slow_client = StoreClient(
            url, self._script_pipe, reply_timeout_s=WAIT_MS / 1000 + REPLY_TIMEOUT_S
        )
        self._pipe = CommitPipe(address, (scripts.COMMIT, scripts.CLAIM, scripts.TIME))
        self._durability = Durability(self._slow_client)
        self.id = node
        self.clock = StoreClock(ValkeyTime(node, self.client, self._pipe), monotonic)
        self.tables = ValkeyTables(node, self.clock, self.client, self._pipe, self._durability)
        self.room = ValkeyRoom(self.clock, self.client)
        self.claims = ValkeyClaims(self.clock, self.client)
        self.liveness = ValkeyLiveness(node, self.clock, self.client)
        self.talk = ValkeyTalk(node, self.client)
        self._listener = Listener(
            address,
            {
                node_channel(node): self.tables.hear,
                ROOM_NEWS: self.room.hear,
                talk_channel(node): self.talk.hear,
                HOUSE_TALK: self.talk.hear,
            },
        )
        self._listener.on_doubt(self._doubt)
        self._tasks: set[asyncio.Task[None]] = set()

    @classmethod
    async def connect(
        cls, url: str, node: NodeId, monotonic: Callable[[], int] = monotonic_us
    ) -> "StoreNode":
        """Connect to the store at `url`. Raises StoreUnavailable."""
        made = cls(url, node, monotonic)
        try:
            await made._pipe.start()
            await made._script_pipe.start()
            await made._listener.start()
            await made.clock.start()
            made.tables.begin(await made._read_epoch())
        except BaseException:
            await made.close()
            raise
        made._spawn(made._keep_alive(), "store keep-alive")
        made._spawn(made._sweep(), "room sweep")
        return made

    async def close(self) -> None:
        """Close all connections; commits under way fail with StoreUnavailable."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.clock.close()
        await self._durability.close()
        await self._listener.close()
        await self._pipe.close()
        await self._script_pipe.close()
        await self.client.close()
        await self._slow_client.close()

    def _spawn(self, work: Coroutine[None, None, None], name: str) -> None:
        task = asyncio.create_task(work, name=name)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    def _doubt(self) -> None:
        self._spawn(self._resolve_doubt(), "store doubt")

    async def _resolve_doubt(self) -> None:
        """The subscription stands again: say so, once it is known which life the store is in."""
        while True:
            try:
                epoch = await self._read_epoch()
                self.tables.doubt(epoch)
                await self.room.catch_up()
            except StoreUnavailable:
                await asyncio.sleep(DOUBT_PAUSE_S)
            else:
                return

    async def _read_epoch(self) -> str:
        info = await self.client.command("INFO", "server")
        return sha256(info["run_id"].encode()).hexdigest()[:16]

    async def _keep_alive(self) -> None:
        """Speak to our own channel, so that silence means a broken line."""
        channel = node_channel(self.id).encode()
        while True:
            await asyncio.sleep(KEEP_ALIVE_S)
            with suppress(StoreUnavailable):
                await self._pipe.send(pack(b"PUBLISH", channel, b""), _as_it_is)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP_S)
            with suppress(StoreUnavailable):
                await self.room.sweep()


def _as_it_is(reply: object) -> object:
    return reply
