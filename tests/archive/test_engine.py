"""Connections to the archive's database: opened by several at once, dropped by who waited."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event, text

from server.archive import engine as engines
from server.archive.engine import close, connect, reading, unbroken
from server.ports import StoreUnavailable

pytestmark = pytest.mark.asyncio


@pytest.fixture
def locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[sqlite3.Connection]:
    """A file that somebody else has just made and still holds; nobody waits for a lock."""
    monkeypatch.setattr(engines, "BUSY_TIMEOUT_MS", 0)
    with closing(sqlite3.connect(tmp_path / "file.sqlite")) as other:
        other.execute("BEGIN EXCLUSIVE")
        yield other


async def test_a_sqlite_file_that_another_node_is_opening_is_tried_again(
    locked: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def other_is_done(_connection: object) -> None:
        locked.rollback()

    monkeypatch.setattr(engines, "_wait_for_the_lock", other_is_done)
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/file.sqlite")
    async with reading(engine) as connection:
        mode = (await connection.execute(text("PRAGMA journal_mode"))).scalar_one()
    assert mode == "wal"
    await close(engine)


async def test_a_sqlite_file_that_stays_locked_is_unavailable(
    locked: sqlite3.Connection, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engines, "LOCKED_PAUSE_S", 0)
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/file.sqlite")
    with pytest.raises(StoreUnavailable):
        async with reading(engine):
            pass
    assert locked.in_transaction
    await close(engine)


async def test_who_goes_while_a_connection_is_made_leaves_none_open(tmp_path: Path) -> None:
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/file.sqlite")
    made: list[Any] = []
    begun, may_end = asyncio.Event(), asyncio.Event()

    async def take_long(connection: Any) -> None:
        made.append(connection)
        begun.set()
        await may_end.wait()

    @event.listens_for(engine.sync_engine, "do_connect")
    def slowly(dialect: Any, _record: object, words: Any, named: Any) -> Any:
        connection = dialect.connect(*words, **named)
        connection.run_async(take_long)
        return connection

    async def look() -> None:
        async with reading(engine) as connection:
            await connection.execute(text("SELECT 1"))

    looking = asyncio.create_task(look())
    await begun.wait()
    looking.cancel()
    await asyncio.gather(looking, return_exceptions=True)
    may_end.set()
    await close(engine)
    with pytest.raises(ValueError, match="no active connection"):
        await made[0].execute("SELECT 1")


async def test_closing_waits_for_a_change_that_nobody_waits_for_any_more(tmp_path: Path) -> None:
    engine = connect(f"sqlite+aiosqlite:///{tmp_path}/file.sqlite")
    begun, may_end, ended = asyncio.Event(), asyncio.Event(), asyncio.Event()

    @unbroken
    async def change() -> None:
        begun.set()
        await may_end.wait()
        ended.set()

    asking = asyncio.create_task(change())
    await begun.wait()
    asking.cancel()
    closing_it = asyncio.create_task(close(engine))
    await asyncio.sleep(0)
    may_end.set()
    await closing_it
    assert ended.is_set()
