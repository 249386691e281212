"""A server dies after any statement of any change: nothing remains, and a repetition does all.

Every change is one transaction, so dying means: its connection is gone before the commit. Here it
goes after the first statement, after the second, and so on until there is none left to die after.
Source: mechanisms.md 13.4, reliability.md P6, P8, S12, S13.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any

import pytest
import pytest_asyncio
from sqlalchemy import event
from sqlalchemy.ext.asyncio import AsyncEngine

from server.archive.engine import connect
from server.archive.sql import SqlArchive
from server.ports import Guest, SettledGame, TableId
from server.ports_people import Relation, Sanction, SanctionKind
from tests.archive.books import all_rows, check_books, wipe
from tests.archive.games import Ending, play
from tests.archive.people import NOW, account, accounts, guest, token

pytestmark = pytest.mark.asyncio

T1 = TableId("t1")
Change = Callable[[SqlArchive], Awaitable[object]]


class Killed(BaseException):
    """The process is gone. No Exception: nothing in the archive may catch it."""


@dataclass(eq=False)  # an event listener is told from others by identity
class Death:
    """Dies after the statement with this number, counted from 1."""

    after: int
    seen: int = 0

    def __call__(self, _connection: Any, _cursor: Any, statement: str, *_rest: Any) -> None:
        if not statement.startswith(("BEGIN", "PRAGMA", "SELECT pg_catalog", "show ")):
            self.seen += 1
            if self.seen == self.after:
                raise Killed


@contextmanager
def dying(engine: AsyncEngine, after: int) -> Iterator[Death]:
    death = Death(after)
    event.listen(engine.sync_engine, "after_cursor_execute", death)
    try:
        yield death
    finally:
        event.remove(engine.sync_engine, "after_cursor_execute", death)


async def two_with_stakes(archive: SqlArchive) -> None:
    users = await accounts(archive, "anna", "ben")
    await play(archive, "t0", *users)
    await archive.ledger.hold(T1, users, 30, NOW)


async def on_the_brink(archive: SqlArchive) -> None:
    """Ben has resigned early so often that once more gets him suspended."""
    await two_with_stakes(archive)
    for number in range(5):
        await play(archive, f"r{number}", "anna", "ben", ending=Ending.RESIGNED, at=NOW - 9)


async def one_left_during_the_game(archive: SqlArchive) -> None:
    await two_with_stakes(archive)
    await archive.departure.delete("anna", NOW)


async def a_poor_one(archive: SqlArchive) -> None:
    await two_with_stakes(archive)
    await archive.ledger.hold(TableId("t9"), ("anna", "ben"), 60, NOW)


async def one_with_a_program(archive: SqlArchive) -> None:
    await two_with_stakes(archive)
    await archive.tokens.add_bot("anna", ROBOT, token("robot"), NOW)


ROBOT = Guest(user="robot", name="Robot", guest=False, language="en")
SUSPENDED = Sanction(
    kind=SanctionKind.SUSPENDED, since=NOW, until=NOW + 9, reason="spam", by="host"
)

CHANGES: dict[str, tuple[Change, Change, int]] = {
    # What was before, the change, and how many statements it has at least.
    "a game of two is settled": (
        two_with_stakes,
        lambda archive: play(archive, "t1", "anna", "ben", stake=30),
        25,
    ),
    "a void game gives its stakes back": (
        two_with_stakes,
        lambda archive: play(archive, "t1", "anna", "ben", stake=30, ending=Ending.VOID),
        15,
    ),
    "a bad habit is suspended": (
        on_the_brink,
        lambda archive: play(archive, "t1", "anna", "ben", stake=30, ending=Ending.RESIGNED),
        25,
    ),
    "a game is settled that somebody has left for good": (
        one_left_during_the_game,
        lambda archive: play(archive, "t1", "anna", "ben", stake=30),
        20,
    ),
    "stakes are held": (
        two_with_stakes,
        lambda archive: archive.ledger.hold(TableId("t2"), ("anna", "ben"), 40, NOW),
        9,
    ),
    "stakes are given back": (two_with_stakes, lambda archive: archive.ledger.refund(T1, NOW), 10),
    "somebody is topped up": (
        a_poor_one,
        lambda archive: archive.ledger.top_up("anna", "2026-11-29", NOW),
        8,
    ),
    "a guest registers": (
        lambda archive: guest(archive, "u1"),
        lambda archive: _register(archive),
        8,
    ),
    "a password is changed": (
        lambda archive: account(archive, "anna"),
        lambda archive: archive.accounts.set_password("anna", "new", keep=None),
        2,
    ),
    "a program gets an account": (
        lambda archive: account(archive, "anna"),
        lambda archive: archive.tokens.add_bot("anna", ROBOT, token("robot"), NOW),
        5,
    ),
    "somebody is suspended": (
        lambda archive: account(archive, "anna"),
        lambda archive: archive.sanctions.impose("anna", SUSPENDED),
        4,
    ),
    "somebody is blocked": (
        two_with_stakes,
        lambda archive: archive.relations.relate("anna", "ben", Relation.BLOCKED, NOW),
        3,
    ),
}


async def _register(archive: SqlArchive) -> None:
    await archive.accounts.register("u1", name="Anna", password_hash="h", email=None, now_ms=NOW)


def told(outcome: object) -> object:
    """What those who asked hear of it."""
    return outcome.changes if isinstance(outcome, SettledGame) else outcome


@pytest_asyncio.fixture
async def engine(archive_url: str) -> AsyncIterator[AsyncEngine]:
    made = connect(archive_url)
    yield made
    await made.dispose()


@pytest.mark.parametrize("name", CHANGES)
async def test_P8_killed_after_any_statement_nothing_remains_and_the_retry_does_all(
    name: str, engine: AsyncEngine, archive_url: str
) -> None:
    prepare, change, least = CHANGES[name]
    archive = SqlArchive(engine)
    await prepare(archive)
    undisturbed = told(await change(archive))
    after = await all_rows(engine)
    await wipe(engine)

    await prepare(archive)
    before = await all_rows(engine)
    outcome: object = None
    for statements in count(1):
        with dying(engine, statements) as death:
            try:
                outcome = told(await change(archive))
                break
            except Killed:
                pass
        assert await all_rows(engine) == before
    assert death.seen == statements - 1 >= least, "it has died once after each statement"
    assert outcome == undisturbed
    assert await all_rows(engine) == after != before
    await check_books(archive_url)

    # Died after the commit, before anybody heard of it: the same again.
    assert told(await change(archive)) == undisturbed
    assert await all_rows(engine) == after


async def test_a_deletion_killed_after_any_statement_is_brought_to_its_end_by_the_next(
    engine: AsyncEngine, archive_url: str
) -> None:
    archive = SqlArchive(engine)

    async def prepare() -> None:
        await one_with_a_program(archive)
        await play(archive, "t5", "anna", "ben")
        await play(archive, "t6", "robot", "ben", rated=False)

    await prepare()
    await archive.departure.delete("anna", NOW)
    after = await all_rows(engine)
    await wipe(engine)

    await prepare()
    rows = await all_rows(engine)
    steps = 0
    statements = 1
    while True:
        with dying(engine, statements):
            try:
                await archive.departure.delete("anna", NOW)
                break
            except Killed:
                pass
        now = await all_rows(engine)
        statements += 1
        if now != rows:  # a step is done: die after every statement of the next one too
            await check_books(archive_url)
            rows, statements, steps = now, 1, steps + 1
    assert steps == 3, "the account with its program, then game by game; the last one ends it"
    assert await all_rows(engine) == after


@pytest.mark.parametrize(
    "name", ["a game of two is settled", "stakes are held", "a guest registers"]
)
async def test_a_change_whose_asker_is_gone_is_carried_through(
    name: str, engine: AsyncEngine
) -> None:
    prepare, change, _ = CHANGES[name]
    archive = SqlArchive(engine)
    await prepare(archive)
    asking = asyncio.ensure_future(change(archive))

    def hang_up(*_statement: Any) -> None:
        asking.cancel()

    event.listen(engine.sync_engine, "before_cursor_execute", hang_up)
    with pytest.raises(asyncio.CancelledError):
        await asking
    event.remove(engine.sync_engine, "before_cursor_execute", hang_up)
    async with asyncio.timeout(3):  # waits for the other one, not for its lock to run out
        undisturbed = told(await change(archive))
    after = await all_rows(engine)
    await wipe(engine)
    await prepare(archive)
    assert told(await change(archive)) == undisturbed
    assert await all_rows(engine) == after
