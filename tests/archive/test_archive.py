"""What is kept for years: people, their tokens, finished games; the same on each database."""

import asyncio
from dataclasses import replace
from hashlib import sha256

import pytest

from rules.match.commands import SeatChange
from server.archive.open import open_archive
from server.archive.sql import SqlArchive
from server.archive.tokens import TOKEN_IDLE_MS, TOKEN_RENEW_MS
from server.ports import FinishedGame, Guest, NameTaken, TableId

pytestmark = pytest.mark.asyncio

DAY = 24 * 3_600_000
NOW = 1_764_000_000_000
BIRCH = Guest(user="u1", name="Gast Birke 42", guest=True, language="de")
OAK = Guest(user="u2", name="Gast Eiche 7", guest=True, language="en")


def token(word: str) -> bytes:
    return sha256(word.encode()).digest()


def game(table: str, ended_at: int = NOW, **changes: object) -> FinishedGame:
    finished = FinishedGame(
        table=TableId(table),
        game="bagalut",
        started_at=ended_at - 600_000,
        ended_at=ended_at,
        reason="played_out",
        players=[(0, "u1", "Gast Birke 42", 1), (1, "u2", "Gast Eiche 7", 2)],
        log=[b'{"seq":1}', b'{"seq":2,"text":"\xc3\xa4\\n"}'],
    )
    return replace(finished, **changes)  # type: ignore[arg-type]  # test data by name


def kept(finished: FinishedGame) -> FinishedGame:
    """The game as it is read again: it was friendly."""
    seats = range(len(finished.players))
    changes = tuple(SeatChange(seat=seat, reasons=("friendly",)) for seat in seats)
    return replace(finished, changes=changes)


async def test_a_guest_is_found_by_id_and_by_token(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    assert await archive.user("u1") == BIRCH
    assert await archive.user_by_token(token("a"), NOW + 1) == BIRCH
    assert await archive.user("u2") is None
    assert await archive.user_by_token(token("b"), NOW) is None


async def test_a_name_is_given_once(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    with pytest.raises(NameTaken):
        await archive.add_guest(replace(OAK, name=BIRCH.name), token("b"), NOW)
    assert await archive.user("u2") is None
    assert await archive.user_by_token(token("b"), NOW) is None


async def test_a_name_that_looks_like_another_is_taken(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    await archive.add_guest(OAK, token("b"), NOW)
    await archive.rename("u1", "Anna")
    for imitation in ("anna", "Аnnа", "ANNA"):  # the second with Cyrillic letters
        with pytest.raises(NameTaken):
            await archive.rename("u2", imitation)
    assert await archive.user("u2") == OAK


async def test_a_name_can_be_changed_also_in_its_case_alone(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    await archive.rename("u1", "anna")
    await archive.rename("u1", "Anna")
    assert (await archive.user_by_token(token("a"), NOW)) == replace(BIRCH, name="Anna")


async def test_of_two_who_want_a_name_at_once_one_gets_it(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    await archive.add_guest(OAK, token("b"), NOW)
    outcomes = await asyncio.gather(
        archive.rename("u1", "Anna"), archive.rename("u2", "Anna"), return_exceptions=True
    )
    assert sorted(type(outcome).__name__ for outcome in outcomes) == ["NameTaken", "NoneType"]


async def test_an_unused_token_ends_after_thirty_days(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    assert TOKEN_IDLE_MS == 30 * DAY
    assert await archive.user_by_token(token("a"), NOW + 30 * DAY) is None


async def test_a_token_in_use_does_not_end(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    for month in range(1, 5):
        assert await archive.user_by_token(token("a"), NOW + month * 29 * DAY) == BIRCH


async def test_reading_a_fresh_token_writes_nothing(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    just_before = NOW + TOKEN_RENEW_MS
    await archive.user_by_token(token("a"), just_before)
    assert await archive.user_by_token(token("a"), NOW + TOKEN_IDLE_MS) is None


async def test_a_token_can_be_ended(archive: SqlArchive) -> None:
    await archive.add_guest(BIRCH, token("a"), NOW)
    await archive.end_token(token("a"))
    assert await archive.user_by_token(token("a"), NOW) is None
    assert await archive.user("u1") == BIRCH


async def test_S12_a_game_is_settled_once(archive: SqlArchive) -> None:
    first = game("t1")
    settled = await archive.settle(first)
    again = await archive.settle(replace(first, reason="time", log=[b"another"]))
    assert (settled.first, again.first) == (True, False)
    assert again.changes == settled.changes
    assert await archive.finished(TableId("t1")) == kept(first)
    assert settled.changes == kept(first).changes


async def test_S12_of_many_who_settle_at_once_one_does(archive: SqlArchive) -> None:
    outcomes = await asyncio.gather(*(archive.settle(game("t1")) for _ in range(8)))
    assert sorted(settled.first for settled in outcomes) == [False] * 7 + [True]
    assert await archive.finished(TableId("t1")) == kept(game("t1"))


async def test_S12_a_settlement_that_fails_in_the_middle_leaves_nothing(
    archive: SqlArchive,
) -> None:
    twice = game("t1", players=[(0, "u1", "a", 1), (0, "u2", "b", 2)])
    with pytest.raises(Exception, match=r"(?i)unique"):
        await archive.settle(twice)
    assert await archive.finished(TableId("t1")) is None
    assert (await archive.settle(game("t1"))).first


async def test_P1_what_was_settled_is_there_after_a_restart(
    archive: SqlArchive, archive_url: str
) -> None:
    await archive.settle(game("t1"))
    await archive.close()
    again = await open_archive(archive_url)
    assert await again.finished(TableId("t1")) == kept(game("t1"))
    await again.close()


async def test_two_servers_share_one_database(archive: SqlArchive, archive_url: str) -> None:
    other = await open_archive(archive_url)
    writes = [
        server.settle(game(f"t{number}")) for number in range(20) for server in (archive, other)
    ]
    outcomes = await asyncio.gather(*writes)
    assert sum(settled.first for settled in outcomes) == 20
    await other.close()
