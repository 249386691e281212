"""Connections to the archive's database, set so that nothing settled can vanish."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from functools import wraps
from typing import Any, Final, ParamSpec, TypeVar

from sqlalchemy import Connection, Table, event
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from server.ports import StoreUnavailable

BUSY_TIMEOUT_MS: Final = 5_000
"""How long a writer waits for another one on the same SQLite file."""

LOCKED_PAUSE_S: Final = 0.05
LOCKED_TRIES: Final = 100
"""Where SQLite does not wait by itself: to change the mode of a file that others are opening."""

CLOSING_S: Final = 10.0

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
        async with _transaction(engine.execution_options(**{_WRITES: True})) as connection:
            yield connection


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """One transaction that only reads: it neither waits for writers nor holds them up.

    Raises StoreUnavailable when there is no database.
    """
    with _failures():
        async with _transaction(engine) as connection:
            yield connection


@asynccontextmanager
async def _transaction(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    connection = await _connected(engine)
    try:
        async with connection.begin():
            yield connection
    finally:
        await asyncio.shield(connection.close())


async def _connected(engine: AsyncEngine) -> AsyncConnection:
    """A connection. Whoever no longer waits for it leaves none behind that nobody closes."""
    opening = asyncio.create_task(_open(engine))
    _keep(opening)
    try:
        return await asyncio.shield(opening)
    except asyncio.CancelledError:
        opening.add_done_callback(_give_back)
        raise


async def _open(engine: AsyncEngine) -> AsyncConnection:
    return await engine.connect()


def _give_back(opening: "asyncio.Task[AsyncConnection]") -> None:
    if not opening.cancelled() and opening.exception() is None:
        _keep(asyncio.create_task(opening.result().close()))


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
        _keep(task)
        return await asyncio.shield(task)

    return carried_through


def _keep(task: "asyncio.Task[Any]") -> None:
    _under_way.add(task)
    task.add_done_callback(_under_way.discard)


async def close(engine: AsyncEngine) -> None:
    """Close all connections, after what is carried through although nobody waits for it."""
    loop = asyncio.get_running_loop()
    with suppress(TimeoutError):  # a database that has fallen silent is not waited for
        async with asyncio.timeout(CLOSING_S):
            while mine := [task for task in _under_way if task.get_loop() is loop]:
                await asyncio.wait(mine)
    await engine.dispose()


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
    cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT_MS}")
    _keep_a_log(connection, cursor)
    # A settlement must not vanish after `settled` is in the table's log.
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute("PRAGMA foreign_keys=ON")
    cursor.close()


def _keep_a_log(connection: Any, cursor: Any) -> None:
    """Switch the file to write-ahead logging.

    Of two nodes that open a new file at once SQLite tells one that it is locked, without waiting.
    """
    for left in reversed(range(LOCKED_TRIES)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
        except sqlite3.OperationalError as refused:
            if not left or refused.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                raise
            connection.run_async(_wait_for_the_lock)
        else:
            return


async def _wait_for_the_lock(_connection: object) -> None:
    await asyncio.sleep(LOCKED_PAUSE_S)


def _begin(connection: Connection) -> None:
    # A writer says so at once. Else two nodes on one file meet SQLITE_BUSY in the middle, where
    # waiting cannot help.
    writes = connection.get_execution_options().get(_WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")
