"""The days' secret, and one attempt a person, game and day. Source: mechanisms.md 11."""

import asyncio
from dataclasses import replace

import pytest

from server.archive.sql import SqlArchive
from server.ports import DailyOutcome, TableId
from server.ports_daily import Attempt
from tests.archive.games import game
from tests.archive.people import NOW, accounts, guest

pytestmark = pytest.mark.asyncio

TODAY, YESTERDAY = "2026-11-30", "2026-11-29"
GAME = "battlefjord"


def attempt(user: str, table: str, day: str = TODAY) -> Attempt:
    return Attempt(day=day, game=GAME, user=user, table=TableId(table), started_at=NOW)


async def finish(archive: SqlArchive, table: str, user: str, score: int | None, at: int) -> None:
    finished, _ = game(table, [user, "computer:strong"])
    await archive.settle(replace(finished, ended_at=at, daily=DailyOutcome(score=score)), None)


async def test_the_house_keeps_its_first_secret(archive: SqlArchive) -> None:
    secrets = await asyncio.gather(*(archive.daily.secret(bytes([n]) * 32) for n in range(4)))
    assert len(set(secrets)) == 1
    assert await archive.daily.secret(b"x" * 32) == secrets[0]


async def test_an_attempt_is_spent_once_whoever_asks_how_often(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben")
    tried = [archive.daily.begin(attempt("anna", f"t{n}")) for n in range(4)]
    first = await asyncio.gather(*tried)
    assert len({each.table for each in first}) == 1
    assert await archive.daily.attempt(TODAY, GAME, "anna") == first[0]
    assert await archive.daily.attempt(YESTERDAY, GAME, "anna") is None
    assert await archive.daily.attempt(TODAY, GAME, "ben") is None


async def test_the_settlement_fills_the_attempt_and_only_the_first_time(
    archive: SqlArchive,
) -> None:
    await accounts(archive, "anna")
    begun = await archive.daily.begin(attempt("anna", "t1"))
    await finish(archive, "t1", "anna", 7, NOW + 5)
    await finish(archive, "t1", "anna", 99, NOW + 9)
    done = await archive.daily.attempt(TODAY, GAME, "anna")
    assert done == replace(begun, ended_at=NOW + 5, score=7)


async def test_practice_changes_no_attempt(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    begun = await archive.daily.begin(attempt("anna", "t1"))
    await finish(archive, "practice", "anna", 30, NOW + 5)
    assert await archive.daily.attempt(TODAY, GAME, "anna") == begun


async def test_the_list_of_a_day_goes_by_score_then_by_earlier_finish(archive: SqlArchive) -> None:
    await accounts(archive, "anna", "ben", "cleo", "dora")
    await guest(archive, "gast")
    results = [("anna", 3, 9), ("ben", 5, 8), ("cleo", 5, 6), ("dora", None, 1), ("gast", 9, 1)]
    for user, score, at in results:
        await archive.daily.begin(attempt(user, f"t-{user}"))
        await finish(archive, f"t-{user}", user, score, NOW + at)
    listed = await archive.daily.listed(TODAY, GAME, 10)
    assert [(line.user, line.score) for line in listed] == [("cleo", 5), ("ben", 5), ("anna", 3)]
    assert [line.user for line in await archive.daily.listed(TODAY, GAME, 1)] == ["cleo"]
    assert await archive.daily.listed(YESTERDAY, GAME, 10) == []


async def test_the_last_days_of_a_person_come_newest_first(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    for day in (YESTERDAY, TODAY, "2026-11-12"):
        await archive.daily.begin(attempt("anna", f"t-{day}", day))
    days = [each.day for each in await archive.daily.attempts("anna", GAME, 2)]
    assert days == [TODAY, YESTERDAY]


async def test_whoever_leaves_for_good_leaves_no_attempt(archive: SqlArchive) -> None:
    await accounts(archive, "anna")
    await archive.daily.begin(attempt("anna", "t1"))
    exported = await archive.departure.export("anna")
    assert [row["table"] for row in exported["daily"]] == ["t1"]
    await archive.departure.delete("anna", NOW)
    assert await archive.daily.attempts("anna", GAME, 10) == []


async def test_seven_days_are_added_up_and_the_reader_stands_there_too(
    archive: SqlArchive,
) -> None:
    await accounts(archive, "anna", "ben", "cleo")
    await guest(archive, "gast")
    played = [
        ("anna", TODAY, 3),
        ("anna", YESTERDAY, 4),
        ("ben", TODAY, 9),
        ("ben", "2026-11-20", 50),
        ("cleo", TODAY, -2),
        ("cleo", YESTERDAY, None),
        ("gast", TODAY, 30),
    ]
    for number, (user, day, score) in enumerate(played):
        await archive.daily.begin(attempt(user, f"t{number}", day))
        await finish(archive, f"t{number}", user, score, NOW + number)
    week = await archive.daily.together(("2026-11-24", TODAY), GAME, 1, "cleo")
    assert [(line.place, line.user, line.score, line.days) for line in week] == [
        (1, "ben", 9, 1),
        (3, "cleo", -2, 1),
    ]
    whole = await archive.daily.together(("2026-11-24", TODAY), GAME, 20, None)
    assert [(line.name, line.score, line.days) for line in whole] == [
        ("ben", 9, 1),
        ("anna", 7, 2),
        ("cleo", -2, 1),
    ]
