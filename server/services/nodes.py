"""The nodes of the house as hosts see them, and handing one over to the others.

A node that drains takes in nobody, sends those who are there elsewhere, and tends no tables; since
no node owns a table, that is all. Source: reliability.md 4 (deploy), ux.md 7.
"""

from collections.abc import Callable, Coroutine, Mapping
from contextlib import suppress
from typing import Any, Final

import structlog
from pydantic_core import from_json, to_json

from protocol.errors import ErrorCode
from protocol.frames import Plain
from server.background import again_and_again
from server.ports import NodeId, RoomStore
from server.ports_liveness import Liveness
from server.services.refusals import ServiceError
from server.services.room import Room

log = structlog.get_logger()

LISTED_EVERY_S: Final = 2.0
LISTED_MS: Final = 10_000
"""How long a node stays in the list without saying so."""

_DRAIN: Final = "drain:"
"""Record, and kind of the hidden row that wakes the node."""

_TRIES: Final = 5


class Nodes:
    """This node among the others.

    figures: what the list says of this node besides its name.
    """

    def __init__(
        self,
        node: NodeId,
        *,
        room: Room,
        store: RoomStore,
        liveness: Liveness,
        figures: Callable[[], Mapping[str, object]],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self.id = node
        self.draining = False
        self._store = store
        self._room = room
        self._liveness = liveness
        self._figures = figures
        self._spawn = spawn
        self._told: list[Callable[[bool], None]] = []
        room.listen(self._heard)

    def on_drain(self, callback: Callable[[bool], None]) -> None:
        """Call `callback` when this node is to hand over (True), or to take people in again."""
        self._told.append(callback)

    async def keep_listed(self) -> None:
        """Say for ever that this node serves."""
        await again_and_again("node_list", self._list_again, LISTED_EVERY_S)

    async def _list_again(self) -> None:
        with suppress(ServiceError):  # another write came between, again and again
            await self._list()

    async def _list(self) -> None:
        figures = {**self._figures(), "node": self.id, "draining": self.draining}
        await self._write(f"node:{self.id}", to_json(figures), ttl_ms=LISTED_MS)

    async def listed(self) -> list[Plain]:
        """All nodes that serve, by name. Raises StoreUnavailable."""
        found: list[Plain] = []
        for node in sorted(await self._liveness.nodes()):
            record = await self._store.read_record(f"node:{node}")
            if record is not None:
                found.append(from_json(record[1]))
        return found

    async def drain(self, node: str, on: bool) -> None:
        """Let a node hand over, or take people in again.

        Raises ServiceError(NOT_FOUND, LAST_NODE), StoreUnavailable.
        """
        nodes = {each["node"]: each["draining"] for each in await self.listed()}
        if node not in nodes:
            raise ServiceError(ErrorCode.NOT_FOUND)
        if on and all(draining for other, draining in nodes.items() if other != node):
            raise ServiceError(ErrorCode.LAST_NODE)
        await self._write(f"{_DRAIN}{node}", b"1" if on else b"0", ttl_ms=None)
        await self._room.wake(f"{_DRAIN}{node}")

    async def _write(self, key: str, value: bytes, *, ttl_ms: int | None) -> None:
        for _ in range(_TRIES):
            record = await self._store.read_record(key)
            revision = 0 if record is None else record[0]
            if await self._store.write_record(key, revision, value, ttl_ms=ttl_ms):
                return
        raise ServiceError(ErrorCode.BUSY)

    def _heard(self, key: str) -> None:
        if key == f"{_DRAIN}{self.id}":
            self._spawn(self._obey())

    async def _obey(self) -> None:
        record = await self._store.read_record(f"{_DRAIN}{self.id}")
        wanted = record is not None and record[1] == b"1"
        if wanted != self.draining:
            self.draining = wanted
            log.info("node_drains" if wanted else "node_serves", node=self.id)
            for callback in self._told:
                callback(wanted)
            await self._list()
