"""A house in this process, and a visitor at a terminal."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest_asyncio

from tests.clients.fake_house import (
    FakeHouse,
    fake_house,
)
from tests.clients.terminal_visit import (
    Visitor,
)


@pytest_asyncio.fixture
async def house() -> AsyncIterator[FakeHouse]:
    async with fake_house() as opened:
        yield opened


@pytest_asyncio.fixture
async def anna(house: FakeHouse, tmp_path: Path) -> AsyncIterator[Visitor]:
    visitor = Visitor(house, tmp_path)
    yield visitor
    assert await visitor.leaves()
