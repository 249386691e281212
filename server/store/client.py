"""The store's ordinary client: everything that is not a commit and not news.

redis-py repeats a command whose reply was lost, up to ten times; here nothing is repeated, so the
caller knows that a failure means "unknown", not "twice". Source: S16.
"""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from redis.asyncio import BlockingConnectionPool, Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff
from redis.exceptions import NoScriptError, RedisError

from server.ports import StoreUnavailable
from server.store.scripts import Script

CONNECT_TIMEOUT_S: Final = 1.0
REPLY_TIMEOUT_S: Final = 2.0
POOL_TIMEOUT_S: Final = 2.0
"""Longest wait for a free connection."""
CONNECTIONS: Final = 8

Argument = str | bytes | int
_T = TypeVar("_T")


@contextmanager
def store_failures() -> Iterator[None]:
    """Whatever the library raises becomes StoreUnavailable."""
    try:
        yield
    except (RedisError, OSError, TimeoutError) as failure:
        raise StoreUnavailable(f"{type(failure).__name__}: {failure}") from failure


class StoreClient:
    """Scripts and commands, each sent once, each with a time limit."""

    def __init__(self, url: str, *, reply_timeout_s: float = REPLY_TIMEOUT_S) -> None:
        self._pool: BlockingConnectionPool = BlockingConnectionPool.from_url(
            url,
            max_connections=CONNECTIONS,
            timeout=POOL_TIMEOUT_S,
            socket_timeout=reply_timeout_s,
            socket_connect_timeout=CONNECT_TIMEOUT_S,
            retry=Retry(NoBackoff(), 0),
            protocol=2,
            driver_info=None,
        )
        self._redis: Redis = Redis(connection_pool=self._pool)
        self._execute: Callable[..., Awaitable[Any]] = self._redis.execute_command

    async def close(self) -> None:
        """Close all connections."""
        await self._redis.aclose()
        await self._pool.aclose()

    async def command(self, *words: Argument) -> Any:
        """One command's reply. Raises StoreUnavailable."""
        with store_failures():
            return await _cancellable(self._execute(*words))

    async def run(self, script: Script, keys: Sequence[str], *args: Argument) -> Any:
        """One script's reply; a store that has forgotten it is taught again.

        Raises StoreUnavailable.
        """
        call = ("EVALSHA", script.sha, len(keys), *keys, *args)
        with store_failures():
            try:
                return await _cancellable(self._execute(*call))
            except NoScriptError:
                await _cancellable(self._execute("SCRIPT LOAD", script.source))
                return await _cancellable(self._execute(*call))

    async def together(self, *commands: Sequence[Argument]) -> list[Any]:
        """Several commands in one go on one connection, not as a transaction."""
        with store_failures():
            async with self._redis.pipeline(transaction=False) as pipeline:
                for words in commands:
                    pipeline.execute_command(*words)
                replies: list[Any] = await _cancellable(pipeline.execute())
                return replies


async def _cancellable(call: Awaitable[_T]) -> _T:
    """Await the library without losing a cancellation.

    It sends through `asyncio.wait_for`, which in Python 3.11 drops a cancellation that arrives
    when the sending is just done; a task that is to end would then go on for ever.
    """
    task = asyncio.current_task()
    assert task is not None
    before = task.cancelling()
    reply = await call
    if task.cancelling() > before:
        raise asyncio.CancelledError
    return reply
