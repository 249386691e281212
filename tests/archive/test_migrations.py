"""The database's shape: migrations lead to what the program expects, and only there."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from server.archive.engine import connect, reading, writing
from server.archive.open import ArchiveOutdated, open_archive, upgrade
from server.archive.schema import METADATA
from server.ports import StoreUnavailable

pytestmark = pytest.mark.asyncio


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), METADATA)


async def test_the_migrations_make_exactly_the_tables_of_the_schema(database_url: str) -> None:
    await upgrade(database_url)
    engine = connect(database_url)
    async with reading(engine) as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_upgrading_again_and_at_the_same_time_does_no_harm(database_url: str) -> None:
    await asyncio.gather(*(upgrade(database_url) for _ in range(4)))
    await upgrade(database_url)
    archive = await open_archive(database_url)
    assert await archive.user("nobody") is None
    await archive.close()


async def test_a_sqlite_file_is_made_and_upgraded_by_opening_it(tmp_path: Path) -> None:
    archive = await open_archive(f"sqlite+aiosqlite:///{tmp_path}/new.sqlite")
    assert await archive.user("nobody") is None
    await archive.close()


async def test_another_database_has_to_be_upgraded_first(database_url: str) -> None:
    if database_url.startswith("postgresql"):
        with pytest.raises(ArchiveOutdated, match="wartesaal db upgrade"):
            await open_archive(database_url)
        await upgrade(database_url)
    await (await open_archive(database_url)).close()


async def test_the_database_of_a_newer_program_is_refused(database_url: str) -> None:
    await upgrade(database_url)
    engine = connect(database_url)
    async with writing(engine) as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    await engine.dispose()
    with pytest.raises(ArchiveOutdated, match="9999"):
        await open_archive(database_url)


async def test_a_database_that_cannot_be_reached_is_unavailable(tmp_path: Path) -> None:
    for url in (
        f"sqlite+aiosqlite:///{tmp_path}/missing/archive.sqlite",
        f"postgresql+asyncpg://house@/none?host={tmp_path}",
    ):
        with pytest.raises(StoreUnavailable):
            await open_archive(url)


async def test_sqlite_is_set_so_that_nothing_settled_vanishes(tmp_path: Path) -> None:
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/archive.sqlite")
    async with reading(engine) as connection:
        settings = [
            (await connection.execute(text(f"PRAGMA {name}"))).scalar_one()
            for name in ("journal_mode", "synchronous", "foreign_keys", "busy_timeout")
        ]
    assert settings == ["wal", 2, 1, 5_000]
    await engine.dispose()


async def test_a_reader_does_not_wait_for_a_writer(database_url: str) -> None:
    await upgrade(database_url)
    archive = await open_archive(database_url)
    engine = connect(database_url)
    async with writing(engine) as connection, asyncio.timeout(2):
        await connection.execute(text("DELETE FROM tokens"))
        assert await archive.user("nobody") is None
    await engine.dispose()
    await archive.close()
