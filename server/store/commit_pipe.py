"""The line that carries commits: what is asked within one turn of the loop travels together.

Answers come in the order of the questions, and each has its own future. Source: performance.md 3,
reliability.md S3, S7, S16.
"""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any, Final, TypeAlias

import hiredis

from server.ports import StoreUnavailable
from server.store.line import Address, Line
from server.store.packet import pack
from server.store.scripts import Script

ANSWER_TIMEOUT_S: Final = 2.0
"""Longest wait for an answer; then the outcome counts as unknown. Source: S16."""
_TICKS: Final = 4
"""Looks at what is overdue within that time."""

Decode: TypeAlias = Callable[[Any], Any]
"""A reply's meaning: the result, or an exception (returned, not raised) for the asker."""


_Asked: TypeAlias = "tuple[asyncio.Future[Any], bytes, Decode]"
"""One question under way: who asks, what was sent (b"": not to be sent again), what replies mean.

A plain tuple, because one is made for every commit.
"""


class CommitPipe:
    """Sends packed commands, gives their answers as futures.

    A future fails with StoreUnavailable when the answer did not come: the command may have been
    executed or not. Nothing is ever sent twice, but for a script that the store did not know.
    """

    def __init__(self, address: Address, scripts: tuple[Script, ...]) -> None:
        self._load = {
            script.sha.encode(): pack(b"SCRIPT", b"LOAD", script.source) for script in scripts
        }
        self._line = Line(
            "commits",
            address,
            greeting=tuple(self._load.values()),
            on_open=lambda: None,
            on_reply=self._answer,
            on_lost=self._lose_all,
        )
        self._collected: list[_Asked] = []
        self._flying: deque[_Asked | None] = deque()
        """None: a script being loaded, nobody asks for the answer."""
        self._sent = 0
        self._answered = 0
        self._marks: deque[int] = deque(maxlen=_TICKS)
        """How many had been sent at each of the last ticks."""
        self._tick: asyncio.TimerHandle | None = None

    async def start(self) -> None:
        """Connect. Raises StoreUnavailable."""
        self._loop = asyncio.get_running_loop()
        await self._line.start()

    async def close(self) -> None:
        """End; what is under way fails."""
        await self._line.close()
        if self._tick is not None:
            self._tick.cancel()
            self._tick = None

    def send(self, packet: bytes, decode: Decode) -> "asyncio.Future[Any]":
        """Ask in this turn's pipeline; never waits."""
        future: asyncio.Future[Any] = self._loop.create_future()
        if not self._line.up:
            future.set_exception(StoreUnavailable("no connection to the store"))
            return future
        if not self._collected:
            self._loop.call_soon(self._flush)
        self._collected.append((future, packet, decode))
        return future

    def _flush(self) -> None:
        collected = self._collected
        if not collected:  # the line broke in between
            return
        self._collected = []
        self._flying.extend(collected)
        self._sent += len(collected)
        self._line.write(b"".join([packet for _, packet, _ in collected]))
        if self._tick is None:
            self._marks.clear()
            self._marks.append(self._sent)
            self._tick = self._loop.call_later(ANSWER_TIMEOUT_S / _TICKS, self._look)

    def _answer(self, reply: object) -> None:
        asked = self._flying.popleft()
        self._answered += 1
        if asked is None:
            return
        future, packet, decode = asked
        if future.done():  # the asker was cancelled
            return
        if isinstance(reply, hiredis.ReplyError):
            self._refused(future, packet, decode, str(reply))
            return
        meaning = decode(reply)
        if isinstance(meaning, Exception):
            future.set_exception(meaning)
        else:
            future.set_result(meaning)

    def _refused(
        self, future: "asyncio.Future[Any]", packet: bytes, decode: Decode, error: str
    ) -> None:
        if error.startswith("NOSCRIPT") and packet:
            # A restarted or flushed store has forgotten it: load and send this one again (S16).
            load = next(load for sha, load in self._load.items() if sha in packet)
            self._line.write(load + packet)
            self._flying.extend((None, (future, b"", decode)))
            self._sent += 2
        elif error.startswith("BADCOMMIT"):
            future.set_exception(ValueError(error))
        else:
            future.set_exception(StoreUnavailable(error))

    def _look(self) -> None:
        """Cut the line when something sent a whole timeout ago is still not answered.

        Counts ticks, not time: a process that was stopped must not hold its own absence against
        the store.
        """
        if not self._flying:
            self._tick = None
            return
        if len(self._marks) == _TICKS and self._answered < self._marks[0]:
            self._line.cut()
        self._marks.append(self._sent)
        self._tick = self._loop.call_later(ANSWER_TIMEOUT_S / _TICKS, self._look)

    def _lose_all(self) -> None:
        lost = [asked for asked in self._flying if asked is not None] + self._collected
        self._answered = self._sent
        self._flying.clear()
        self._collected = []
        for future, _, _ in lost:
            if not future.done():
                future.set_exception(StoreUnavailable("the store did not answer"))
