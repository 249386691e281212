"""What the hosts tell everybody: one notice, on every screen, live."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Final

from pydantic_core import from_json, to_json

from protocol.errors import ErrorCode
from protocol.frames import Plain
from server.ports import Peer, RoomStore, StoreUnavailable
from server.services.refusals import ServiceError
from server.services.room import Room

_NOTICE: Final = "notice:"
"""Record, and kind of the hidden row that tells every node of a change."""

_TRIES: Final = 5
NOTHING: Final[Plain] = {"type": "notice", "text": None, "at": None}


class Notices:
    """The notice as this node knows it."""

    def __init__(
        self, room: Room, store: RoomStore, *, spawn: Callable[[Coroutine[Any, Any, None]], None]
    ) -> None:
        self._room = room
        self._store = store
        self._spawn = spawn
        self._now: Plain | None = None
        self._reading = asyncio.Lock()
        room.listen(self._heard)

    async def tell(self, peer: Peer) -> None:
        """Somebody has come: say what there is to be said."""
        peer.send(await self.now())

    async def now(self) -> Plain:
        """The notice, as a frame."""
        async with self._reading:
            if self._now is None:
                _, self._now = await self._read()
            return self._now

    async def put(self, text: str | None, at: int | None) -> None:
        """Show another one, or none. Raises ServiceError(BUSY), StoreUnavailable."""
        notice: Plain = {"type": "notice", "text": text, "at": at if text else None}
        for _ in range(_TRIES):
            revision, _ = await self._read()
            if await self._store.write_record(_NOTICE, revision, to_json(notice), ttl_ms=None):
                await self._room.wake(_NOTICE)
                return
        raise ServiceError(ErrorCode.BUSY)

    async def _read(self) -> tuple[int, Plain]:
        record = await self._store.read_record(_NOTICE)
        return (0, NOTHING) if record is None else (record[0], from_json(record[1]))

    def _heard(self, key: str) -> None:
        if key == _NOTICE:
            self._spawn(self._tell_all())

    async def _tell_all(self) -> None:
        self._now = None
        try:
            notice = await self.now()
        except StoreUnavailable:
            return  # whoever comes next reads it
        for peer in self._room.everybody():
            peer.send(notice)
