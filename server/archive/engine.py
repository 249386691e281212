"""Connections to the archive's database, set so that nothing settled can vanish."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

from sqlalchemy import event
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from server.ports import StoreUnavailable

BUSY_TIMEOUT_MS: Final = 5_000
"""How long a writer waits for another one on the same SQLite file."""


def connect(url: str) -> AsyncEngine:
    """An engine for `url`; SQLite is put into the mode the house needs."""
    engine = create_async_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin_immediate)
    return engine


@asynccontextmanager
async def transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One transaction, committed at the end. Raises StoreUnavailable when there is no database."""
    try:
        async with engine.begin() as connection:
            yield connection
    except (OperationalError, InterfaceError, OSError) as fault:
        raise StoreUnavailable from fault
    except DBAPIError as fault:
        if fault.connection_invalidated:
            raise StoreUnavailable from fault
        raise


def _set_up_sqlite(connection: Any, _record: object) -> None:
    # The driver must not begin transactions by itself; `_begin_immediate` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A settlement must not vanish after `settled` is in the table's log.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    cursor.close()


def _begin_immediate(connection: Any) -> None:
    # Else two nodes on one file meet SQLITE_BUSY in the middle, where waiting cannot help.
    connection.exec_driver_sql("BEGIN IMMEDIATE")
