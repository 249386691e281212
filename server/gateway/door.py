"""Before the upgrade: our protocol classes on uvicorn's HTTP ones, handed to `http=`.

A connection has a limited time and size for each request, which uvicorn does not limit, and an
address a limited number of WebSockets. Both of uvicorn's parsers get the same door.
Source: reliability.md 5; docs/decisions/0004-own-socket-protocol.md.
"""

import asyncio
import math
import socket
from collections.abc import Callable, Iterable
from typing import Any, Final

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.server import ServerState

from server.gateway.addresses import client_address
from server.gateway.reception import Reception, ReceptionConfig
from server.gateway.socket import Socket

REQUEST_BYTES: Final = 32 * 1024
"""Of one request, head and body: several times what any of ours needs."""

USER_TIMEOUT_MS: Final = 15_000
"""Unacknowledged bytes for so long, and the kernel gives the connection up."""

_BAD_REQUEST: Final = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
_TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\nconnection: close\r\n"
    b"content-length: 0\r\nretry-after: %d\r\n\r\n"
)


class Doorway:
    """What both doors do; one for each connection that is still HTTP."""

    __slots__ = ("_bytes", "_cut", "_loop", "_timer", "_transport", "reception")

    def __init__(self, loop: asyncio.AbstractEventLoop, config: Config) -> None:
        assert isinstance(config, ReceptionConfig), "build the server with server.gateway.serving"
        self.reception: Reception = config.reception
        self._loop = loop
        self._bytes = 0
        self._timer: asyncio.TimerHandle | None = None
        self._cut: Callable[[], None] = lambda: None

    def enter(self, transport: asyncio.Transport) -> None:
        """A connection was accepted; its first request must come."""
        self._cut = transport.abort
        give_up_when_unacknowledged(transport)
        self.expect()

    def expect(self) -> None:
        """A request must be complete in time; called again while it is not, the time goes on."""
        if self._timer is None:
            self._timer = self._loop.call_later(self.reception.limits.request_ms / 1000, self._cut)

    def complete(self) -> None:
        """A request is complete, or the connection is gone or no longer HTTP."""
        self._bytes = 0
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def weigh(self, size: int) -> bool:
        """More of a request has come; False: it is too big, and the connection is cut."""
        self._bytes += size
        if self._bytes > REQUEST_BYTES:
            self._cut()
            return False
        return True

    def admit(
        self, peer: tuple[str, int] | None, headers: Iterable[tuple[bytes, bytes]]
    ) -> tuple[str, int]:
        """The address that wants a WebSocket, and 0 or the ms after which it may ask again."""
        forwarded = [
            value.decode("latin-1") for name, value in headers if name == b"x-forwarded-for"
        ]
        address = client_address(peer[0] if peer else None, forwarded, self.reception.trusted)
        wait = self.reception.arrivals.enter(address, 1000 * self._loop.time())
        if wait:
            self.reception.tally.handshakes["429"] += 1
        return address, wait


def give_up_when_unacknowledged(transport: asyncio.Transport) -> None:
    """Set TCP_USER_TIMEOUT, where there is such a thing."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)
    tcp = transport.get_extra_info("socket")
    if option is not None and tcp is not None and tcp.family in (socket.AF_INET, socket.AF_INET6):
        tcp.setsockopt(socket.IPPROTO_TCP, option, USER_TIMEOUT_MS)


def too_many(wait_ms: int, peer: tuple[str, int] | None) -> bytes:
    """The refusal. Retry-After gets its jitter from the peer's port, as random as any number."""
    seconds = math.ceil(wait_ms / 1000) + (peer[1] % 5 if peer else 0)
    return _TOO_MANY % seconds


def _remember_address(transport: asyncio.Transport, address: str) -> None:
    protocol = transport.get_protocol()
    assert isinstance(protocol, Socket)
    protocol.address = address


class HttptoolsDoor(HttpToolsProtocol):
    """The fast parser."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doorway = Doorway(self.loop, config)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """As in uvicorn, whose own signature this is."""
        super().connection_made(transport)
        self.doorway.enter(transport)

    def data_received(self, data: bytes) -> None:
        """More of a request, or of several."""
        if self.doorway.weigh(len(data)):
            super().data_received(data)

    def on_message_begin(self) -> None:
        """The first byte of a request."""
        self.doorway.expect()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """The last byte of a request."""
        self.doorway.complete()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """It wants to be a WebSocket."""
        self.doorway.complete()
        address, wait = self.doorway.admit(self.client, self.headers)
        if wait:
            self.transport.write(too_many(wait, self.client))
            self.transport.close()
            return
        super().handle_websocket_upgrade()
        _remember_address(self.transport, address)
        del self.parser  # it and this object hold each other, and nobody needs them any more

    def send_400_response(self, msg: str) -> None:
        """Not HTTP."""
        self.transport.write(_BAD_REQUEST)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone before any upgrade."""
        self.doorway.complete()
        super().connection_lost(exc)


class H11Door(H11Protocol):
    """The parser in Python."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.doorway = Doorway(self.loop, config)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """As in uvicorn, whose own signature this is."""
        super().connection_made(transport)
        self.doorway.enter(transport)

    def data_received(self, data: bytes) -> None:
        """More of a request, or of several."""
        if not self.doorway.weigh(len(data)):
            return
        super().data_received(data)
        # h11 calls nobody back: its state tells whether a request is incomplete.
        state = self.conn.their_state
        if state is h11.SEND_BODY or (state is h11.IDLE and self.conn.trailing_data[0]):
            self.doorway.expect()
        else:
            self.doorway.complete()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """It wants to be a WebSocket."""
        self.doorway.complete()
        address, wait = self.doorway.admit(self.client, self.headers)
        if wait:
            self.transport.write(too_many(wait, self.client))
            self.transport.close()
            return
        super().handle_websocket_upgrade(event)
        _remember_address(self.transport, address)

    def send_400_response(self, msg: str) -> None:
        """Not HTTP."""
        self.transport.write(_BAD_REQUEST)
        self.transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """Gone before any upgrade."""
        self.doorway.complete()
        super().connection_lost(exc)
