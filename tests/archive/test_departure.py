"""Taking one's data along, and leaving for good."""

import asyncio
import json

import pytest
from sqlalchemy import update

from server.archive.engine import connect, writing
from server.archive.logs import without_name
from server.archive.open import open_archive
from server.archive.schema import PLAYERS
from server.archive.sql import SqlArchive
from server.ports import Guest, TableId
from server.ports_games import ALL_GAMES, Tally
from server.ports_people import (
    FORGOTTEN_NAME,
    Relation,
    Relations,
    Sanction,
    SanctionKind,
    UnknownUser,
)
from tests.archive.books import check_books, everything
from tests.archive.games import play
from tests.archive.people import NOW, accounts, guest, token

pytestmark = pytest.mark.asyncio

MUTED = Sanction(kind=SanctionKind.MUTED, since=NOW, until=NOW + 1, reason="loud", by="host")


async def lived(archive: SqlArchive) -> None:
    """Anna has done everything one can do."""
    await accounts(archive, "anna", "ben")
    await archive.accounts.set_email("anna", "anna@example.org")
    await archive.accounts.set_settings("anna", {"sound": True})
    robot = Guest(user="robot", name="AnnasRobot", guest=False, language="en")
    await archive.tokens.add_bot("anna", robot, token("robot"), NOW)
    await archive.sanctions.impose("anna", MUTED)
    await archive.relations.relate("anna", "ben", Relation.FRIEND, NOW)
    await archive.relations.relate("ben", "anna", Relation.BLOCKED, NOW)
    await archive.ledger.hold(TableId("t1"), ("anna", "ben"), 20, NOW)
    await play(archive, "t1", "anna", "ben", stake=20)
    await play(archive, "t2", "robot", "ben", rated=False)


async def test_all_that_is_kept_can_be_taken_along_but_no_secrets(archive: SqlArchive) -> None:
    await lived(archive)
    taken = json.loads(json.dumps(await archive.departure.export("anna")))
    assert taken["user"]["name"] == "anna"
    assert taken["account"]["email"] == "anna@example.org"
    assert taken["account"]["settings"] == {"sound": True}
    assert [program["user"] for program in taken["programs"]] == ["robot"]
    assert [one["lasting"] for one in taken["sign_ins"]] == [False]
    assert [one["reason"] for one in taken["sanctions"]] == ["loud"]
    assert [(one["other"], one["kind"]) for one in taken["relations"]] == [("ben", "friend")]
    assert [one["value"] for one in taken["ratings"]] == [151_200]
    assert [one["after"] for one in taken["rating_history"]] == [151_200]
    assert [one["value"] for one in taken["points"]] == [10]
    assert [one["outcome"] for one in taken["fair_play"]] == ["good"]
    assert [one["balance"] for one in taken["balance"]] == [120]
    assert {one["key"] for one in taken["transfers"]} == {"gift:anna", "hold:t1:0", "pay:t1:0"}
    assert [(one["table"], one["rank"]) for one in taken["games"]] == [("t1", 1)]
    assert "hash of anna" not in json.dumps(taken)


async def test_a_guest_can_take_his_data_along_and_nobody_cannot(archive: SqlArchive) -> None:
    await guest(archive, "u1")
    taken = await archive.departure.export("u1")
    assert (taken["user"]["id"], taken["account"]) == ("u1", None)
    with pytest.raises(UnknownUser):
        await archive.departure.export("nobody")


async def test_who_leaves_is_forgotten_but_his_games_stay(
    archive: SqlArchive, archive_url: str
) -> None:
    await lived(archive)
    await archive.departure.delete("anna", NOW + 9)
    for user in ("anna", "robot"):
        assert await archive.user(user) is None
        assert await archive.user_by_token(token(user), NOW) is None
        assert await archive.accounts.account(user, NOW) is None
        assert await archive.ratings.ratings_of(user) == {}
        assert await archive.ledger.balance(user) == 0
    assert await archive.accounts.credentials("anna") is None
    assert await archive.relations.relations("ben") == Relations()
    with pytest.raises(UnknownUser):
        await archive.departure.export("anna")
    ben = await archive.played.games("ben", ALL_GAMES, None, 9)
    assert [line.players[0].name for line in ben] == [FORGOTTEN_NAME] * 2
    assert [line.players[1].name for line in ben] == ["ben"] * 2
    assert await archive.played.tally("ben", "anna", None) == Tally(behind=1)
    board = await archive.ratings.leaderboard("tally", 0, 9, "ben")
    assert [(line.place, line.user) for line in board.lines] == [(1, "ben")]
    for table in ("t1", "t2"):
        finished = await archive.finished(TableId(table))
        assert finished is not None
        log = b"".join(finished.log)
        assert b'"name":"ben"' in log
        assert b'"name":"anna"' not in log
        assert b'"name":"robot"' not in log
    assert "anna@example.org" not in repr(await everything(archive_url))
    await check_books(archive_url)


async def test_deleting_twice_changes_nothing_the_second_time(
    archive: SqlArchive, archive_url: str
) -> None:
    await lived(archive)
    await archive.departure.delete("anna", NOW + 9)
    before = await everything(archive_url)
    await archive.departure.delete("anna", NOW + 99)
    await archive.departure.delete("nobody", NOW + 99)
    assert await everything(archive_url) == before


async def test_the_name_is_free_again_and_its_new_owner_is_somebody_else(
    archive: SqlArchive,
) -> None:
    await lived(archive)
    await archive.departure.delete("anna", NOW + 9)
    await guest(archive, "u2")
    await archive.accounts.register(
        "u2", name="anna", password_hash="new", email=None, now_ms=NOW + 10
    )
    found = await archive.accounts.credentials("anna")
    assert found is not None
    assert (found.person.user, found.password_hash) == ("u2", "new")
    assert await archive.played.games("u2", ALL_GAMES, None, 9) == []


async def test_nothing_can_be_done_to_one_who_has_left(
    archive: SqlArchive, archive_url: str
) -> None:
    await lived(archive)
    await archive.departure.delete("anna", NOW + 9)
    before = await everything(archive_url)
    with pytest.raises(UnknownUser):
        await archive.accounts.register(
            "anna", name="anna", password_hash="hash", email=None, now_ms=NOW
        )
    with pytest.raises(UnknownUser):
        await archive.tokens.add_token("anna", token("late"), NOW)
    with pytest.raises(UnknownUser):
        await archive.sanctions.impose("anna", MUTED)
    with pytest.raises(UnknownUser):
        await archive.relations.relate("ben", "anna", Relation.FRIEND, NOW)
    await archive.rename("anna", "Back")
    assert await archive.ledger.top_up("anna", "2026-11-30", NOW) == 0
    assert await everything(archive_url) == before


async def test_a_deletion_that_was_interrupted_is_finished_later(
    archive: SqlArchive, archive_url: str
) -> None:
    await lived(archive)
    await archive.departure.delete("anna", NOW + 9)
    after = await everything(archive_url)
    engine = connect(archive_url)
    async with writing(engine) as connection:
        still_named = update(PLAYERS).where(PLAYERS.c.user == "robot").values(name="AnnasRobot")
        await connection.execute(still_named)
    await engine.dispose()
    await archive.departure.finish_deletions()
    assert await everything(archive_url) == after


async def test_leaving_while_taler_come_loses_none(archive: SqlArchive, archive_url: str) -> None:
    other = await open_archive(archive_url)
    for number in range(8):
        one, two = await accounts(archive, f"one{number}", f"two{number}")
        table = TableId(f"t{number}")
        await archive.ledger.hold(table, (one, two), 100, NOW)
        if number % 2:
            coming = other.ledger.refund(table, NOW)
        else:
            coming = other.ledger.top_up(one, "2026-11-30", NOW)
        await asyncio.gather(archive.departure.delete(one, NOW), coming)
        await other.ledger.refund(table, NOW)
        assert await archive.ledger.balance(one) == 0
        assert await archive.ledger.balance(two) == 100
        await check_books(archive_url)
    await other.close()


async def test_only_names_beside_the_users_id_are_taken_out_of_a_log() -> None:
    log = [
        b'[1,1,{"start":{"seats":[{"user":"u1","name":"Anna"},{"user":"u2","name":"Anna"}]}}]',
        b'[1,2,"act",0,"u1",null,{"name":"Anna","user":"u2"}]',
        b'[1,3,{"name":"Anna","user":["u1"],"by":{"user":"u1","name":"A","at":9007199254740991}}]',
    ]
    assert without_name(log, "u1") == [
        log[0].replace(b'"u1","name":"Anna"', b'"u1","name":"\xe2\x80\x93"'),
        log[1],
        log[2].replace(b'"A"', b'"\xe2\x80\x93"'),
    ]
