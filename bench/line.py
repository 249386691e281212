"""One WebSocket of the load generator: as little work as can be, so that it is not the limit.

Not a client for people: it trusts its server, and knows whole, unmasked frames only, which is
what all servers measured here send.
"""

import asyncio
import base64
import struct
from collections.abc import Mapping
from typing import Final, cast

from bench.figures import Tally

TEXT: Final = 0x1
BINARY: Final = 0x2
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""RFC 6455 5.3 lets the client choose any mask; this one leaves the payload as it is."""

_KEY: Final = base64.b64encode(bytes(range(16))).decode()


class UnexpectedAnswer(Exception):
    """The server does not speak as the bench expects; the message shows how."""


def request(host: str, path: str, headers: Mapping[str, str]) -> bytes:
    """The upgrade request."""
    lines = [
        f"GET {path} HTTP/1.1",
        f"Host: {host}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {_KEY}",
        *(f"{name}: {value}" for name, value in headers.items()),
    ]
    return "\r\n".join([*lines, "", ""]).encode()


def client_frame(payload: bytes, opcode: int) -> bytes:
    """A whole frame as a client sends it."""
    size = len(payload)
    if size < 126:
        return struct.pack("!BB", _FINAL | opcode, _MASKED | size) + _NO_MASK + payload
    if size < 65_536:
        return struct.pack("!BBH", _FINAL | opcode, _MASKED | 126, size) + _NO_MASK + payload
    return struct.pack("!BBQ", _FINAL | opcode, _MASKED | 127, size) + _NO_MASK + payload


def take_frames(data: bytes) -> tuple[list[tuple[int, bytes]], bytes]:
    """The whole frames at the beginning of `data` as (opcode, payload), and the rest.

    Raises UnexpectedAnswer for a fragment.
    """
    frames = []
    at, end = 0, len(data)
    while end - at >= 2:
        head, size = data[at], data[at + 1]
        start = at + 2
        if size == 126:
            if end - at < 4:
                break
            size, start = int.from_bytes(data[at + 2 : at + 4], "big"), at + 4
        elif size == 127:
            if end - at < 10:
                break
            size, start = int.from_bytes(data[at + 2 : at + 10], "big"), at + 10
        if end - start < size:
            break
        if not head & _FINAL or head & 0xF == 0:
            raise UnexpectedAnswer("a fragmented message")
        frames.append((head & 0xF, data[start : start + size]))
        at = start + size
    return frames, data[at:]


class Line(asyncio.Protocol):
    """One open WebSocket. A subclass says what to do with a message."""

    def __init__(self, upgrade: bytes, tally: Tally) -> None:
        self.tally = tally
        self._upgrade = upgrade
        self._rest = b""
        self._upgraded = False
        self._ended = False
        self.transport: asyncio.Transport | None = None
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def ready(self) -> None:
        """Return once the connection can be used. Raises UnexpectedAnswer."""
        await self.opened

    def hear(self, payload: bytes) -> None:
        """One whole message of the server's."""
        raise NotImplementedError

    def say(self, payload: bytes, opcode: int = BINARY) -> None:
        """Send one message; after the end nobody wants it."""
        if self.transport is not None and not self._ended:
            self.transport.write(client_frame(payload, opcode))

    def abort(self) -> None:
        """The measurement is over."""
        self._ended = True
        if self.transport is not None:
            self.transport.abort()

    # What the loop calls

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        self.transport = cast(asyncio.Transport, transport)  # uvloop's own is no subclass of it
        self.transport.write(self._upgrade)

    def data_received(self, data: bytes) -> None:
        """Bytes have come."""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self._upgraded:
            head, found, data = data.partition(b"\r\n\r\n")
            if not found:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self._fail(head.partition(b"\r\n")[0].decode("latin-1"))
                return
            self._upgraded = True
            self.opened.set_result(None)
        frames, self._rest = take_frames(data)
        for opcode, payload in frames:
            if opcode <= BINARY:
                self.hear(payload)
            elif opcode == PING:
                self.say(payload, PONG)
            elif opcode == CLOSE:
                self._fail(f"closed with {int.from_bytes(payload[:2], 'big')}")

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is gone."""
        self._fail(f"connection lost ({exc})")

    def _fail(self, reason: str) -> None:
        if self._ended:
            return
        self._ended = True
        if self.transport is not None:
            self.transport.abort()
        if self._upgraded:
            self.tally.fail(reason)
        else:
            self.opened.set_exception(UnexpectedAnswer(reason))
