"""P8: whatever is asked of two servers at once, in whatever order, however often: Taler add up.

Source: reliability.md 8 (Conservation), mechanisms.md 13.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from typing import TypeAlias

import pytest
import pytest_asyncio
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rules.match.stakes import EscrowState
from server.archive.open import open_archive
from server.archive.sql import SqlArchive
from server.ports import TableId
from server.ports_games import InsufficientFunds
from tests.archive.books import check_books
from tests.archive.games import Ending, play
from tests.archive.people import NOW, accounts

pytestmark = pytest.mark.asyncio

PEOPLE = range(4)
TABLES = range(3)

_numbers = count(1)


@dataclass(frozen=True)
class Hold:
    table: int
    seats: tuple[int, ...]
    stake: int


@dataclass(frozen=True)
class Settle:
    """The table's game ends; it is played by whoever its stakes were held of."""

    table: int
    ending: Ending


@dataclass(frozen=True)
class Refund:
    table: int


@dataclass(frozen=True)
class TopUp:
    person: int
    day: int


@dataclass(frozen=True)
class Leave:
    person: int


Asked: TypeAlias = Hold | Settle | Refund | TopUp | Leave

ASKED: st.SearchStrategy[Asked] = st.one_of(
    st.builds(
        Hold,
        table=st.sampled_from(TABLES),
        seats=st.lists(st.sampled_from(PEOPLE), min_size=2, max_size=4, unique=True).map(tuple),
        stake=st.sampled_from([10, 30, 50, 100]),
    ),
    st.builds(
        Settle,
        table=st.sampled_from(TABLES),
        ending=st.sampled_from([Ending.WON, Ending.SHORT, Ending.VOID]),
    ),
    st.builds(Refund, table=st.sampled_from(TABLES)),
    st.builds(TopUp, person=st.sampled_from(PEOPLE), day=st.sampled_from([1, 2])),
    st.builds(Leave, person=st.sampled_from(PEOPLE)),
)

ROUNDS = st.lists(st.lists(ASKED, min_size=1, max_size=3), min_size=1, max_size=6)
"""What is asked at once, round after round."""


@pytest_asyncio.fixture
async def servers(archive: SqlArchive, archive_url: str) -> AsyncIterator[list[SqlArchive]]:
    other = await open_archive(archive_url)
    yield [archive, other]
    await other.close()


class World:
    """People and tables of one example, with names that no other example has."""

    def __init__(self, servers: list[SqlArchive]) -> None:
        self._servers = servers
        self._prefix = f"w{next(_numbers)}"
        self._turn = count()
        self._held: dict[int, Hold] = {}
        """What was first asked to be held for each table: its terms."""
        self.tables = [TableId(f"{self._prefix}t{table}") for table in TABLES]

    async def populate(self) -> None:
        await accounts(self._servers[0], *map(self._user, PEOPLE))

    def _user(self, person: int) -> str:
        return f"{self._prefix}p{person}"

    async def ask(self, asked: Asked) -> object:
        """Let one of the servers do it; a typed refusal is as good an answer as any."""
        server = self._servers[next(self._turn) % len(self._servers)]
        with suppress(InsufficientFunds):
            return await self._done(server, asked)
        return None

    async def _done(self, server: SqlArchive, asked: Asked) -> object:
        match asked:
            case Hold(table, _, _):
                hold = self._held.setdefault(table, asked)
                users = [self._user(seat) for seat in hold.seats]
                return await server.ledger.hold(self.tables[table], users, hold.stake, NOW)
            case Settle(table, ending):
                hold = self._held.setdefault(table, Hold(table, (0, 1), 10))
                users = [self._user(seat) for seat in hold.seats]
                return await play(
                    server, self.tables[table], *users, ending=ending, stake=hold.stake
                )
            case Refund(table):
                return await server.ledger.refund(self.tables[table], NOW)
            case TopUp(person, day):
                return await server.ledger.top_up(self._user(person), f"day {day}", NOW)
            case Leave(person):
                return await server.departure.delete(self._user(person), NOW)


@given(rounds=ROUNDS)
@settings(
    max_examples=12,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
async def test_P8_nothing_is_lost_and_nothing_comes_from_nowhere(
    servers: list[SqlArchive], archive_url: str, rounds: list[list[Asked]]
) -> None:
    world = World(servers)
    await world.populate()
    for at_once in rounds:
        await asyncio.gather(*map(world.ask, at_once))
        assert await servers[0].ledger.total() == 0
        await check_books(archive_url)


@given(asked=st.lists(ASKED, min_size=2, max_size=8), data=st.data())
@settings(
    max_examples=8,
    deadline=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
async def test_S13_a_table_that_was_paid_or_refunded_stays_so_whatever_is_asked_again(
    servers: list[SqlArchive], asked: list[Asked], data: st.DataObject
) -> None:
    world = World(servers)
    await world.populate()
    closed: dict[TableId, EscrowState] = {}
    for one in asked:
        again = data.draw(st.sampled_from([one, *asked]))
        await asyncio.gather(world.ask(one), world.ask(again))
        for table in world.tables:
            state = await servers[1].ledger.escrow(table)
            assert state is closed.get(table, state)
            if state in (EscrowState.SETTLED, EscrowState.REFUNDED):
                closed[table] = state
