"""Opening the archive, and bringing its tables to this version."""

from pathlib import Path
from typing import Final

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection
from sqlalchemy.ext.asyncio import AsyncEngine

from server.archive.engine import connect, transaction
from server.archive.sql import SqlArchive

MIGRATIONS: Final = Path(__file__).parent / "migrations"


async def open_archive(url: str) -> SqlArchive:
    """The archive at `url`. A SQLite file is made and upgraded; another database must be ready.

    Raises StoreUnavailable.
    """
    engine = connect(url)
    if engine.dialect.name == "sqlite":
        await _upgrade(engine)
    return SqlArchive(engine)


async def upgrade(url: str) -> None:
    """Bring the database at `url` to this version."""
    engine = connect(url)
    try:
        await _upgrade(engine)
    finally:
        await engine.dispose()


async def _upgrade(engine: AsyncEngine) -> None:
    async with transaction(engine) as connection:
        await connection.run_sync(_run_migrations)


def _run_migrations(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
