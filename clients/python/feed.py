"""A stream as an async iterator: what is put in at one end comes out at the other."""

import asyncio
from typing import Generic, TypeVar

T = TypeVar("T")


class Feed(Generic[T]):
    """An endless iterator over news. It ends with the exception the stream ends with."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[T | Exception] = asyncio.Queue()
        self._end: Exception | None = None

    def put(self, news: T) -> None:
        """Let the reader have it."""
        self._queue.put_nowait(news)

    def fail(self, error: Exception) -> None:
        """Nothing more comes: the reader gets `error` after all that was put before."""
        self._queue.put_nowait(error)

    def __aiter__(self) -> "Feed[T]":
        return self

    async def __anext__(self) -> T:
        if self._end is not None:
            raise self._end
        news = await self._queue.get()
        if isinstance(news, Exception):
            self._end = news
            raise news
        return news
