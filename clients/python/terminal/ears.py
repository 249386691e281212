"""What the terminal hears: typed lines and news of the house, one after the other."""

import asyncio
import codecs
import os
import threading
from collections import deque
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

_STDIN: Final = 0


@dataclass(frozen=True, slots=True)
class Line:
    """What was typed."""

    text: str


@dataclass(frozen=True, slots=True)
class Hangup:
    """Nothing will be typed any more."""


@dataclass(frozen=True, slots=True)
class News:
    """Something from the house."""

    what: Any


@dataclass(frozen=True, slots=True)
class Failure:
    """A stream of the house has ended with this."""

    error: Exception


Sound: TypeAlias = Line | Hangup | News | Failure


class Ears:
    """One queue for everything, so that a screen waits in one place."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Sound] = asyncio.Queue()
        self._typed_ahead: deque[Line | Hangup] = deque()
        self._is_over = False

    def put(self, sound: Sound) -> None:
        """Let it be heard."""
        self._queue.put_nowait(sound)

    async def hear(self) -> Sound:
        """The next sound; after the last line it is Hangup for ever."""
        if self._typed_ahead:
            return self._typed_ahead.popleft()
        if self._is_over and self._queue.empty():
            return Hangup()
        sound = await self._queue.get()
        self._is_over = self._is_over or isinstance(sound, Hangup)
        return sound

    async def hear_house(self) -> News | Failure:
        """The next word of the house; what is typed meanwhile is heard after it."""
        while True:
            sound = await self._queue.get()
            if isinstance(sound, News | Failure):
                return sound
            self._is_over = self._is_over or isinstance(sound, Hangup)
            self._typed_ahead.append(sound)

    @contextmanager
    def listening(self, feed: AsyncIterator[Any]) -> Iterator[None]:
        """Hear the news of `feed` too, while the block lasts."""
        listener = asyncio.create_task(self._listen(feed))
        try:
            yield
        finally:
            listener.cancel()
            self._forget_news()

    async def _listen(self, feed: AsyncIterator[Any]) -> None:
        try:
            async for news in feed:
                self.put(News(news))
        except Exception as error:  # whatever ends the stream, the screen must hear of it
            self.put(Failure(error))

    def _forget_news(self) -> None:
        """News that came too late for a screen are not for the next one."""
        for _ in range(self._queue.qsize()):
            sound = self._queue.get_nowait()
            if isinstance(sound, Line | Hangup):
                self._typed_ahead.append(sound)


def listen_to_stdin(ears: Ears) -> None:
    """Hear what is typed, from now on."""
    loop = asyncio.get_running_loop()

    def put(sound: Sound) -> None:
        with suppress(RuntimeError):  # the program has ended meanwhile
            loop.call_soon_threadsafe(ears.put, sound)

    # A thread, because not every standard input can be waited for; and os.read, because a thread
    # that waits inside sys.stdin would hold its lock when the program wants to end.
    threading.Thread(target=_read_lines, args=(put,), daemon=True).start()


def _read_lines(put: Callable[[Sound], None]) -> None:
    decoder = codecs.getincrementaldecoder("utf-8")(errors="replace")
    typed = ""
    while data := os.read(_STDIN, 65_536):
        *lines, typed = (typed + decoder.decode(data)).split("\n")
        for line in lines:
            put(Line(line.rstrip("\r")))
    if typed:
        put(Line(typed))
    put(Hangup())
