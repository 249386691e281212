"""Work beside everything else."""

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, NoReturn

import structlog

from server.faults import report
from server.ports import StoreUnavailable

log = structlog.get_logger()


async def again_and_again(
    what: str, work: Callable[[], Awaitable[object]], every_s: float
) -> NoReturn:
    """Do `work` for ever, with a pause after each time; no fault of one time ends it."""
    while True:
        try:
            await work()
        except StoreUnavailable:
            log.warning("without_store", what=what)
        except Exception as fault:
            report(what, fault)
        await asyncio.sleep(every_s)


class Background:
    """Work that nobody waits for: kept from being collected, its faults logged."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Do `work` beside everything else."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if task.cancelled() or (fault := task.exception()) is None:
            return
        if isinstance(fault, StoreUnavailable):
            log.warning("background_without_store")
        else:
            report("background", fault)

    async def close(self) -> None:
        """End all of it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
