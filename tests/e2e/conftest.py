"""A house with a browser in front of it."""

from collections.abc import AsyncIterator, Iterator

import pytest
import pytest_asyncio
from playwright.async_api import Browser

from tests.e2e.browser import House, started
from tests.processes import Server, running, short_folder


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[Browser]:
    """One a worker; each visitor has a context of their own."""
    async with started() as browser:
        yield browser


@pytest.fixture(scope="module")
def served() -> Iterator[Server]:
    """A server for the tests of one file."""
    with short_folder() as data, running(data) as server:
        yield server


@pytest.fixture(scope="module")
def house(chromium: Browser, served: Server) -> House:
    """The house as browsers see it."""
    return House(served, chromium)
