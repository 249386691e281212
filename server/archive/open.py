"""Opening the archive, and bringing its tables to this version."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Connection, text
from sqlalchemy.ext.asyncio import AsyncEngine

from server.archive.engine import connect, reading, writing
from server.archive.sql import SqlArchive

MIGRATIONS: Final = Path(__file__).parent / "migrations"
UPGRADE_LOCK: Final = 0x57415254
"""Held while upgrading PostgreSQL, so that servers starting together do it one by one."""


class ArchiveOutdated(Exception):
    """The database's tables are not those of this version; the message names the remedy."""


async def open_archive(url: str) -> SqlArchive:
    """The archive at `url`. A SQLite file is made and upgraded; another database must be ready.

    Raises StoreUnavailable, ArchiveOutdated.
    """
    engine = connect(url)
    try:
        if engine.dialect.name == "sqlite":
            await _upgrade(engine)
        async with reading(engine) as connection:
            await connection.run_sync(_check)
    except BaseException:
        await engine.dispose()
        raise
    return SqlArchive(engine)


async def upgrade(url: str) -> None:
    """Bring the database at `url` to this version."""
    engine = connect(url)
    try:
        await _upgrade(engine)
    finally:
        await engine.dispose()


async def _upgrade(engine: AsyncEngine) -> None:
    async with writing(engine) as connection:
        await connection.run_sync(_run_migrations)


def _run_migrations(connection: Connection) -> None:
    if connection.dialect.name == "postgresql":  # SQLite's writers are one at a time anyway
        lock = text("SELECT pg_advisory_xact_lock(:number)")
        connection.execute(lock, {"number": UPGRADE_LOCK})
    config = _config()
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as unknown:
        raise ArchiveOutdated(f"the database belongs to a newer program: {unknown}") from unknown


def _check(connection: Connection) -> None:
    newest = ScriptDirectory.from_config(_config()).get_current_head()
    found = MigrationContext.configure(connection).get_current_revision()
    if found != newest:
        raise ArchiveOutdated(f"the database is at {found}, not {newest}: wartesaal db upgrade")


def _config() -> Config:
    config = Config()
    # Alembic reads a percent sign as the beginning of a substitution.
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    return config
