"""A whole house without its sockets: real store, real database, in this process."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from rules.match import farming
from tests.archive.conftest import archive_url, made, postgresql
from tests.house.house import Street

__all__ = ["archive_url", "made", "postgresql", "street"]


@pytest_asyncio.fixture
async def street(
    valkey_url: str, archive_url: str, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Street]:
    """Nodes of one house on an empty store and an empty database of each kind."""
    # A game of less than a minute counts for nothing; here nobody waits a minute.
    monkeypatch.setattr(farming, "SHORTEST", 0)
    async with Street(valkey_url, archive_url) as made:
        yield made
