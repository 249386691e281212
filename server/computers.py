"""Computers think here: in other processes, never in the event loop, fair from table to table.

What a computer gets is `Knowledge`, what its seat may know; that is all that crosses over.
Source: mechanisms.md 10.
"""

import asyncio
import multiprocessing
import os
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, Final

import structlog

from rules.game import AnyGame, Knowledge, Level
from rules.rng import Rng

log = structlog.get_logger()

PATIENCE_S: Final = 30.0
"""No answer for so long is a fault: then the first legal action is played."""

_games: dict[str, AnyGame] = {}
"""Filled in each worker process by `_prepare`."""


def _prepare(extra_games: Sequence[str]) -> None:
    from server.registry import registered  # a worker is started without the server's modules

    _games.update(registered(extra_games))


def _think(game: str, level: Level, knowledge: Knowledge[Any, Any, Any], rng: Rng) -> Any:
    return _games[game].levels[level](knowledge, rng)


class Computers:
    """A pool of thinking processes, at least one, at most the cores but one."""

    def __init__(self, extra_games: Sequence[str], processes: int | None = None) -> None:
        self._extra_games = tuple(extra_games)
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, game: AnyGame, level: Level, knowledge: Knowledge[Any, Any, Any], rng: Rng
    ) -> Any:
        """The computer's action: always one of `knowledge.legal`.

        A fault of the computer (no answer in time, an exception, an illegal action) is logged and
        answered with the first legal action, so that the table goes on.
        """
        try:
            action = await self._ask(game.id, level, knowledge, rng)
        except Exception as fault:
            log.error("bot_fault", game=game.id, level=level, fault=type(fault).__name__)
            return knowledge.legal[0]
        if action not in knowledge.legal:
            log.error("bot_fault", game=game.id, level=level, fault="illegal_action")
            return knowledge.legal[0]
        return action

    async def _ask(
        self, game: str, level: Level, knowledge: Knowledge[Any, Any, Any], rng: Rng
    ) -> Any:
        loop = asyncio.get_running_loop()
        pool = self._running_pool()
        try:
            async with asyncio.timeout(PATIENCE_S):
                return await loop.run_in_executor(pool, _think, game, level, knowledge, rng)
        except (BrokenProcessPool, TimeoutError):
            self._drop(pool)
            raise

    def _running_pool(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes,
                # A fork would copy sockets and the loop's state; spawn starts clean.
                mp_context=multiprocessing.get_context("spawn"),
                initializer=_prepare,
                initargs=(self._extra_games,),
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
        """End the thinking processes."""
        if self._pool is not None:
            self._drop(self._pool)
