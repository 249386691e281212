"""Everything asked of the store that is not a commit, a claim or news.

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
from redis.exceptions import RedisError

from server.ports import StoreUnavailable
from server.store.commit_pipe import CommitPipe
from server.store.packet import pack, pack_script
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
    """Scripts and commands, each sent once, each with a time limit.

    `run` and `ask` are for what is answered at once: all of one turn of the loop travels together,
    and costs a fifth of what the library takes. `command` is the library's, which knows what the
    replies of the store's own administration mean.
    """

    def __init__(
        self, url: str, pipe: CommitPipe, *, reply_timeout_s: float = REPLY_TIMEOUT_S
    ) -> None:
        self._pipe = pipe
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
        """One command's reply as the library understands it. Raises StoreUnavailable."""
        with store_failures():
            return await _cancellable(self._execute(*words))

    async def ask(self, *words: Argument) -> Any:
        """One quick command's reply, bytes and integers as they came. Raises StoreUnavailable."""
        return await self._pipe.send(pack(*[_as_bytes(word) for word in words]), _as_it_is)

    async def run(self, script: Script, keys: Sequence[str], *args: Argument) -> Any:
        """One script's reply; a store that has forgotten it is taught again.

        Travels with all other scripts of this turn of the loop. Raises StoreUnavailable.
        """
        packet = pack_script(script, tuple(keys), *[_as_bytes(arg) for arg in args])
        return await self._pipe.send(packet, _as_it_is)

    async def together(self, *commands: Sequence[Argument]) -> list[Any]:
        """Several commands in one go on one connection, not as a transaction."""
        with store_failures():
            async with self._redis.pipeline(transaction=False) as pipeline:
                for words in commands:
                    pipeline.execute_command(*words)
                replies: list[Any] = await _cancellable(pipeline.execute())
                return replies


def _as_bytes(argument: Argument) -> bytes:
    if isinstance(argument, bytes):
        return argument
    return argument.encode() if isinstance(argument, str) else b"%d" % argument


def _as_it_is(reply: Any) -> Any:
    return reply


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
