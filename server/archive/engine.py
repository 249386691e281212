"""Connections to the archive's database, set so that nothing settled can vanish."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from server.ports import StoreUnavailable

BUSY_TIMEOUT_MS: Final = 5_000
"""How long a writer waits for another one on the same SQLite file."""

P = ParamSpec("P")
T = TypeVar("T")

_WRITES: Final = "wartesaal_writes"
"""Execution option of an engine whose transactions write."""


def connect(url: str) -> AsyncEngine:
    """An engine for `url`; SQLite is put into the mode the house needs."""
    engine = create_async_engine(url, pool_pre_ping=True)
    if engine.dialect.name == "sqlite":
        event.listen(engine.sync_engine, "connect", _set_up_sqlite)
        event.listen(engine.sync_engine, "begin", _begin)
    return engine


@asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One transaction, committed at the end. Raises StoreUnavailable when there is no database."""
    with _failures():
        async with engine.execution_options(**{_WRITES: True}).begin() as connection:
            yield connection


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One transaction that only reads: it neither waits for writers nor holds them up.

    Raises StoreUnavailable when there is no database.
    """
    with _failures():
        async with engine.begin() as connection:
            yield connection


_under_way: Final[set[asyncio.Task[Any]]] = set()
"""Changes that may have lost their askers; the event loop alone would forget them."""


def unbroken(
    change: Callable[P, Coroutine[Any, Any, T]],
) -> Callable[P, Coroutine[Any, Any, T]]:
    """Carry a change through once it has begun, also when whoever asked for it is cancelled.

    Else nobody would know what has become of it. And a SQLite connection that is dropped in the
    middle of a statement keeps the file locked until Python happens to collect its cursor.
    """

    @wraps(change)
    async def carried_through(*args: P.args, **kwargs: P.kwargs) -> T:
        task = asyncio.create_task(change(*args, **kwargs))
        _under_way.add(task)
        task.add_done_callback(_under_way.discard)
        return await asyncio.shield(task)

    return carried_through


async def insert_once(
    connection: AsyncConnection, table: Table, values: Mapping[str, object]
) -> bool:
    """Insert a row unless its key is there already; whether it is new.

    Another transaction that is inserting the same key is waited for.
    """
    insert = postgresql.insert if connection.dialect.name == "postgresql" else sqlite.insert
    keys = [column.name for column in table.primary_key]
    row = insert(table).values(dict(values)).on_conflict_do_nothing(index_elements=keys)
    return (await connection.execute(row)).rowcount == 1


@contextmanager
def _failures() -> Iterator[None]:
    try:
        yield
    except (OperationalError, InterfaceError, OSError) as fault:
        raise StoreUnavailable from fault
    except DBAPIError as fault:
        if fault.connection_invalidated:
            raise StoreUnavailable from fault
        raise


def _set_up_sqlite(connection: Any, _record: object) -> None:
    # The driver must not begin transactions by itself; `_begin` does.
    connection.isolation_level = None
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    # A settlement must not vanish after `settled` is in the table's log.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    cursor.close()


def _begin(connection: Connection) -> None:
    # A writer says so at once. Else two nodes on one file meet SQLITE_BUSY in the middle, where
    # waiting cannot help.
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
