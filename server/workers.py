"""Work in other processes, never in the event loop: what takes longer than a breath.

Only values cross over; the processes know the registered games and nothing of the house. A process
that is stuck or broken is ended, and the next question starts a new one.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Final, TypeVar, TypeVarTuple, Unpack

from rules.game import AnyGame

PATIENCE_S: Final = 30.0
"""No answer for so long is a fault."""

Ts = TypeVarTuple("Ts")
T = TypeVar("T")

games: Final[dict[str, AnyGame]] = {}
"""The games a worker process knows; empty in the server's own."""


def _prepare(extra_games: Sequence[str], niceness: int) -> None:
    from server.registry import registered  # a worker is started without the server's modules

    os.nice(niceness)
    games.update(registered(extra_games))


class Workers:
    """Processes that are started when the first question comes.

    niceness: how far they stand back behind the server when the machine has too much to do.
    """

    def __init__(self, extra_games: Sequence[str], processes: int, niceness: int = 0) -> None:
        self._prepared = (tuple(extra_games), niceness)
        self._processes = processes
        self._pool: ProcessPoolExecutor | None = None
        self._free = asyncio.Semaphore(processes)
        self._asked = 0

    @property
    def asked(self) -> int:
        """How many questions are not answered yet."""
        return self._asked

    async def ask(self, work: Callable[[Unpack[Ts]], T], *args: *Ts) -> T:
        """What `work`, a function of a module, returns there, or the exception that it raises.

        Questions are answered in the order in which they came.
        Raises TimeoutError, BrokenProcessPool.
        """
        loop = asyncio.get_running_loop()
        self._asked += 1
        try:
            async with self._free:  # so that the wait for others is not counted as its own
                pool = self._running_pool()
                try:
                    async with asyncio.timeout(PATIENCE_S):
                        return await loop.run_in_executor(pool, work, *args)
                except (BrokenProcessPool, TimeoutError):
                    self._drop(pool)
                    raise
        finally:
            self._asked -= 1

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                # A fork would copy sockets and the loop's state; spawn starts clean.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
                initargs=self._prepared,
            )
        return self._pool

    def _drop(self, pool: ProcessPoolExecutor) -> None:
        """Give up a pool that is broken or stuck; the next question starts a new one."""
        if self._pool is pool:
            self._pool = None
        for worker in list(pool._processes.values()):
            worker.kill()
        pool.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes."""
        if self._pool is not None:
            self._drop(self._pool)
