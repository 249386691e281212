"""The database's shape: migrations lead to what the program expects, and only there."""

import asyncio
import zlib
from pathlib import Path
from typing import Any

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, text

from rules.match.commands import SeatChange
from server.archive.engine import connect, reading, writing
from server.archive.open import MIGRATIONS, ArchiveOutdated, open_archive, upgrade
from server.archive.schema import METADATA
from server.ports import FinishedGame, Guest, StoreUnavailable, TableId
from server.ports_games import ALL_GAMES

pytestmark = pytest.mark.asyncio

PATIENCE_S = 60


LOG = zlib.compress(b"[1]").hex()
BYTES = {
    "sqlite": {"yes": "1", "hash": f"x'{'74' * 32}'", "log": f"x'{LOG}'"},
    "postgresql": {"yes": "true", "hash": rf"'\x{'74' * 32}'", "log": rf"'\x{LOG}'"},
}
"""How each database writes what the first tables held."""


def migrate_to(connection: Connection, revision: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def differences(connection: Connection) -> Any:
    return compare_metadata(MigrationContext.configure(connection), METADATA)


async def test_the_migrations_make_exactly_the_tables_of_the_schema(database_url: str) -> None:
    await upgrade(database_url)
    engine = connect(database_url)
    async with reading(engine) as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


async def test_what_was_kept_before_accounts_is_still_there_after_them(database_url: str) -> None:
    """From 0001, with people, tokens and games in it."""
    engine = connect(database_url)
    async with writing(engine) as connection:
        await connection.run_sync(migrate_to, "0001")
        for statement in (
            "INSERT INTO users VALUES ('u1', 'Gast Birke 1', 'gast birke 1', {yes}, 'de', 5)",
            "INSERT INTO tokens VALUES ({hash}, 'u1', 5)",
            "INSERT INTO finished_games VALUES ('t1', 'bagalut', 1, 9, 'played_out', {log})",
            "INSERT INTO finished_players VALUES ('t1', 0, 'u1', 'Gast Birke 1', 1, 9)",
        ):
            values = BYTES[engine.dialect.name]
            await connection.exec_driver_sql(statement.format(**values))
    await engine.dispose()
    await upgrade(database_url)
    archive = await open_archive(database_url)
    birch = Guest(user="u1", name="Gast Birke 1", guest=True, language="de")
    assert await archive.user_by_token(b"t" * 32, 6) == birch
    finished = await archive.finished(TableId("t1"))
    assert finished == FinishedGame(
        table=TableId("t1"),
        game="bagalut",
        started_at=1,
        ended_at=9,
        reason="played_out",
        players=[(0, "u1", "Gast Birke 1", 1)],
        log=[b"[1]"],
        changes=(SeatChange(seat=0),),
    )
    stored = await archive.accounts.register(
        "u1", name="Birke", password_hash="hash", email=None, now_ms=10
    )
    assert not stored.person.guest
    assert await archive.ledger.balance("u1") == 100
    (line,) = await archive.played.games("u1", ALL_GAMES, None, 9)
    assert (line.rated, line.stake, line.players[0].points) == (False, 0, 0)
    await archive.close()


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
    async with writing(engine) as connection, asyncio.timeout(PATIENCE_S):
        await connection.execute(text("DELETE FROM tokens"))
        assert await archive.user("nobody") is None
    await engine.dispose()
    await archive.close()
