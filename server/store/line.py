"""One raw connection to the store that comes back by itself; what travels on it is others' part."""

import asyncio
import ssl
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, cast

import hiredis
import structlog
from redis.asyncio.connection import SSLConnection, parse_url

from server.ports import StoreUnavailable
from server.store.packet import pack

CONNECT_TIMEOUT_S: Final = 1.0
"""Until a connection stands and has been greeted. Source: S16."""
FIRST_PAUSE_S: Final = 0.02
LONGEST_PAUSE_S: Final = 1.0
"""Pauses between attempts double between these: a restarting store is met at once, a dead one
is asked once a second."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Address:
    """Where the store is and how to sign in, from its URL (`unix://`, `redis://`, `rediss://`)."""

    path: str | None
    host: str
    port: int
    encrypted: bool
    greeting: tuple[bytes, ...]

    @staticmethod
    def of(url: str) -> "Address":
        """Parse the URL as redis-py does, so that both kinds of connection agree."""
        parts = parse_url(url)
        password, user = parts.get("password"), parts.get("username")
        greeting = []
        if password is not None:
            names = (user, password) if user else (password,)
            greeting.append(pack(b"AUTH", *(name.encode() for name in names)))
        if parts.get("db"):
            greeting.append(pack(b"SELECT", str(parts["db"]).encode()))
        return Address(
            path=parts.get("path"),
            host=parts.get("host", "localhost"),
            port=parts.get("port", 6379),
            encrypted=parts.get("connection_class") is SSLConnection,
            greeting=tuple(greeting),
        )


class _Socket(asyncio.Protocol):
    """One connection from its greeting to its end."""

    def __init__(self, greeting: tuple[bytes, ...], heard: Callable[[object], None]) -> None:
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.lost: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._greeting = greeting
        self._unanswered = len(greeting)
        self._heard = heard
        self._reader = hiredis.Reader()
        self._transport: asyncio.Transport | None = None

    @property
    def stands(self) -> bool:
        """Greeted, and not refused."""
        greeted = self.greeted
        return greeted.done() and not greeted.cancelled() and greeted.exception() is None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)
        if self._greeting:
            self._transport.write(b"".join(self._greeting))
        else:
            self.greeted.set_result(None)

    def write(self, packets: bytes) -> None:
        assert self._transport is not None
        self._transport.write(packets)

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def data_received(self, data: bytes) -> None:
        reader = self._reader
        reader.feed(data)
        while (reply := reader.gets()) is not False:  # False: nothing whole is left
            if self._unanswered:
                self._greeting_answered(reply)
            else:
                self._heard(reply)

    def _greeting_answered(self, reply: object) -> None:
        self._unanswered -= 1
        if isinstance(reply, hiredis.ReplyError):
            if not self.greeted.done():
                self.greeted.set_exception(StoreUnavailable(str(reply)))
            self.abort()
        elif self._unanswered == 0 and not self.greeted.done():
            self.greeted.set_result(None)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(StoreUnavailable("the store hung up during the greeting"))
        if not self.lost.done():
            self.lost.set_result(None)


class Line:
    """A connection that is made anew whenever it breaks.

    on_open:  it stands and is greeted; whatever was written on an earlier one is gone.
    on_reply: one whole reply (RESP2, by hiredis), in order. An exception in it cuts the line.
    on_lost:  it broke; nothing that was sent on it will be answered any more.
    """

    def __init__(
        self,
        name: str,
        address: Address,
        *,
        greeting: tuple[bytes, ...] = (),
        on_open: Callable[[], None],
        on_reply: Callable[[object], None],
        on_lost: Callable[[], None],
    ) -> None:
        self._name = name
        self._address = address
        self._greeting = address.greeting + greeting
        self._on_open = on_open
        self._on_reply = on_reply
        self._on_lost = on_lost
        self._socket: _Socket | None = None
        self._keeper: asyncio.Task[None] | None = None

    @property
    def up(self) -> bool:
        """Whether there is a connection to write to."""
        return self._socket is not None

    async def start(self) -> None:
        """Connect for the first time. Raises StoreUnavailable."""
        self._socket = await self._connect()
        self._keeper = asyncio.create_task(
            self._keep(self._socket), name=f"store line {self._name}"
        )

    def write(self, packets: bytes) -> None:
        """Send; only while `up`."""
        assert self._socket is not None
        self._socket.write(packets)

    def cut(self) -> None:
        """Drop the connection; a new one follows."""
        if self._socket is not None:
            self._socket.abort()

    async def close(self) -> None:
        """End for good."""
        if self._keeper is not None:
            self._keeper.cancel()
            await asyncio.gather(self._keeper, return_exceptions=True)
            self._keeper = None

    async def _connect(self) -> _Socket:
        loop = asyncio.get_running_loop()
        address = self._address
        socket = _Socket(self._greeting, self._on_reply)
        try:
            async with asyncio.timeout(CONNECT_TIMEOUT_S):
                if address.path is not None:
                    await loop.create_unix_connection(lambda: socket, address.path)
                else:
                    context = ssl.create_default_context() if address.encrypted else None
                    await loop.create_connection(
                        lambda: socket, address.host, address.port, ssl=context
                    )
                await socket.greeted
        except (OSError, TimeoutError) as failure:
            raise StoreUnavailable(f"no connection to the store: {failure!r}") from failure
        finally:
            if not socket.stands:
                socket.abort()
        return socket

    async def _keep(self, socket: _Socket) -> None:
        pause = FIRST_PAUSE_S
        current: _Socket | None = socket
        while True:
            if current is not None:
                pause = FIRST_PAUSE_S
                await self._use(current)
                _log.warning("store_line_lost", line=self._name)
            try:
                current = await self._connect()
            except StoreUnavailable:
                current = None
                await asyncio.sleep(pause)
                pause = min(pause * 2, LONGEST_PAUSE_S)

    async def _use(self, socket: _Socket) -> None:
        """Let the socket be used until it breaks, or until this task is cancelled."""
        self._socket = socket
        try:
            if not socket.lost.done():
                self._on_open()
            await socket.lost
        finally:
            self._socket = None
            socket.abort()
            self._on_lost()
