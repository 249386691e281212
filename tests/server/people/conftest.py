"""The hall of people, on each kind of database."""

from collections.abc import AsyncIterator

import pytest_asyncio

from server.archive.sql import SqlArchive
from tests.archive.conftest import archive, archive_url, made, postgresql
from tests.server.people.hall import Hall

__all__ = ["archive", "archive_url", "made", "postgresql"]


@pytest_asyncio.fixture
async def hall(archive: SqlArchive) -> AsyncIterator[Hall]:
    """An empty house."""
    opened = Hall(archive)
    yield opened
    await opened.close()
