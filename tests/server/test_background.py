"""Work that goes on for ever outlives every fault of one time. Source: reliability.md P10, P11."""

import asyncio

import pytest

from server.background import again_and_again
from server.ports import StoreUnavailable

pytestmark = pytest.mark.asyncio


@pytest.mark.parametrize("fault", [StoreUnavailable(), RuntimeError("a fault of ours")])
async def test_no_fault_of_one_time_ends_it(fault: Exception) -> None:
    times = 0
    again = asyncio.Event()

    async def work() -> None:
        nonlocal times
        times += 1
        if times == 1:
            raise fault
        again.set()

    task = asyncio.create_task(again_and_again("work", work, 0.0))
    try:
        async with asyncio.timeout(20):
            await again.wait()
    finally:
        task.cancel()
