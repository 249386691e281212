"""The line that hears what other nodes publish, and says when something may have been missed.

Messages come at most once and their loss is silent, so a broken line and a silence count as doubt.
Source: reliability.md S8.
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

import hiredis

from server.ports import StoreUnavailable
from server.store.line import CONNECT_TIMEOUT_S, Address, Line
from server.store.packet import pack

SILENCE_S: Final = 10.0
"""A subscription that says nothing for so long is not believed any more."""
KEEP_ALIVE_S: Final = 3.0
"""So often a node speaks to itself, lest a quiet hour pass for a broken line."""

Hear = Callable[[bytes], None]


class Listener:
    """Subscribes to a few channels for good.

    channels: name to callback, which gets each message's payload; empty payloads are keep-alives
              and are not handed on. An exception in a callback cuts the line, so doubt follows.
    """

    def __init__(self, address: Address, channels: Mapping[str, Hear]) -> None:
        self._hear = {name.encode(): callback for name, callback in channels.items()}
        self._doubters: list[Callable[[], None]] = []
        self._unconfirmed = 0
        self._subscribed = asyncio.Event()
        self._heard_at = 0.0
        self._watch: asyncio.TimerHandle | None = None
        self._line = Line(
            "news",
            address,
            on_open=self._subscribe,
            on_reply=self._on_reply,
            on_lost=lambda: None,
        )

    def on_doubt(self, callback: Callable[[], None]) -> None:
        """Call `callback` once the subscription stands again after a break."""
        self._doubters.append(callback)

    async def start(self) -> None:
        """Subscribe. Raises StoreUnavailable."""
        self._loop = asyncio.get_running_loop()
        await self._line.start()
        try:
            await asyncio.wait_for(self._subscribed.wait(), CONNECT_TIMEOUT_S)
        except TimeoutError:
            raise StoreUnavailable("the store did not confirm the subscription") from None
        self._look()

    async def close(self) -> None:
        """End for good."""
        if self._watch is not None:
            self._watch.cancel()
            self._watch = None
        await self._line.close()

    def _subscribe(self) -> None:
        self._unconfirmed = len(self._hear)
        self._heard_at = self._loop.time()
        self._line.write(pack(b"SUBSCRIBE", *self._hear))

    def _on_reply(self, reply: object) -> None:
        if isinstance(reply, hiredis.ReplyError):
            self._line.cut()
            return
        assert isinstance(reply, list)
        self._heard_at = self._loop.time()
        kind, channel, payload = reply
        if kind == b"message":
            if payload:
                self._hear[channel](payload)
        elif kind == b"subscribe":
            self._confirmed()

    def _confirmed(self) -> None:
        self._unconfirmed -= 1
        if self._unconfirmed:
            return
        if not self._subscribed.is_set():
            self._subscribed.set()
            return
        for doubt in self._doubters:
            doubt()

    def _look(self) -> None:
        if self._loop.time() - self._heard_at > SILENCE_S:
            self._line.cut()
        self._watch = self._loop.call_later(KEEP_ALIVE_S / 3, self._look)
