"""A real store for whoever needs one: one a worker, emptied before each test."""

import asyncio
import shutil
import tempfile
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import pytest_asyncio
import redis
from hypothesis import HealthCheck, settings

from server.store.embedded import EmbeddedStore
from tests.store.nodes import Nodes

# A busy machine is slow, not wrong: time is measured by `make bench`, never by a test.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.fixture(scope="session")
def running_valkey() -> Iterator[str]:
    """URL of a store in a short temporary folder (a socket's path may not be long)."""
    folder = Path(tempfile.mkdtemp(prefix="ws-"))
    store = asyncio.run(EmbeddedStore.start(folder))
    yield store.url
    asyncio.run(store.stop())
    shutil.rmtree(folder)


@pytest.fixture
def valkey_url(running_valkey: str) -> str:
    """URL of an empty store."""
    with redis.Redis.from_url(running_valkey) as client:
        client.flushall()
    return running_valkey


@pytest_asyncio.fixture
async def nodes(valkey_url: str) -> AsyncIterator[Nodes]:
    """Nodes on an empty store, closed at the end; their time can be moved forward."""
    made = Nodes(valkey_url)
    yield made
    await made.close()
