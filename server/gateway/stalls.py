"""Cuts off readers that take nothing. One timer for all, and only while something is unsent.

Source: reliability.md 5: without progress in sending for 5 s the transport is aborted. Tried: a
peer that stops reading is freed neither by the keepalive's limit nor by closing.
"""

import asyncio
from typing import Final, Protocol

LOOKS: Final = 5
"""In the time after which a reader is cut: so he is cut at most a fifth too late."""


class Reader(Protocol):
    """A socket, as far as it matters here."""

    def unsent(self) -> int:
        """Bytes that still wait in its transport."""

    def taken(self) -> int:
        """Bytes that the transport has handed on so far."""

    def read_all(self) -> None:
        """Nothing waits any more; it is no longer looked at."""

    def stalled(self) -> None:
        """It has taken nothing for too long."""


class Stalls:
    """The readers that have something unsent, and since when they took nothing."""

    def __init__(self, after_ms: int) -> None:
        self._after = after_ms / 1000
        self._since: dict[Reader, tuple[int, float]] = {}
        self._timer: asyncio.TimerHandle | None = None

    def watch(self, reader: Reader) -> None:
        """Something was written to `reader`: look at it until it has read all."""
        loop = asyncio.get_running_loop()
        self._since[reader] = (reader.taken(), loop.time())
        if self._timer is None:
            self._timer = loop.call_later(self._after / LOOKS, self._look)

    def forget(self, reader: Reader) -> None:
        """It is gone."""
        self._since.pop(reader, None)

    def _look(self) -> None:
        loop = asyncio.get_running_loop()
        now = loop.time()
        for reader, (taken, since) in tuple(self._since.items()):
            if reader.unsent() == 0:
                del self._since[reader]
                reader.read_all()
            elif reader.taken() > taken:
                self._since[reader] = (reader.taken(), now)
            elif now - since >= self._after:
                del self._since[reader]
                reader.stalled()
        more = bool(self._since)
        self._timer = loop.call_later(self._after / LOOKS, self._look) if more else None
