"""Tables that are watched later than they are played. Source: mechanisms.md 9."""

import asyncio
import random
from collections.abc import Iterator

import pytest

from clients.python.sdk import Client, Refused, Table
from protocol.errors import ErrorCode
from protocol.frames import TableRow
from protocol.terms import SpectatorTerms, Terms
from tests.e2e.players import (
    PATIENCE_S,
    TERMS,
    Pair,
    is_over,
    is_settled,
    play_until,
    seated,
    until,
)
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


def delayed(seconds: int) -> Terms:
    return TERMS.model_copy(update={"spectators": SpectatorTerms(delay_s=seconds)})


async def play_to_the_end(pair: Pair) -> None:
    await play_until(pair.tables, lambda frame: frame.vseq > 6, random.Random(1))
    await pair.tables[0].resign()
    for table in pair.tables:
        await until(table, is_over)


async def refused(work: object) -> str:
    with pytest.raises(Refused) as refusal:
        await work  # type: ignore[misc]
    return refusal.value.code


async def row_of(client: Client, table: str) -> TableRow:
    async with asyncio.timeout(PATIENCE_S):
        async for news in client.room():
            row = news.rows.get(f"table:{table}")
            if isinstance(row, TableRow):
                return row
    raise AssertionError("the room ended")


async def test_until_their_time_has_come_spectators_learn_nothing_not_even_that_it_is_over(
    servers: tuple[Server, Server],
) -> None:
    first, second = servers
    async with (
        seated([first.url, second.url], delayed(600)) as pair,
        await Client.connect(second.url) as cleo,
    ):
        watching = cleo.table(pair.id, "spectator")
        begun = await until(watching, lambda _frame: True)
        assert (await row_of(cleo, pair.id)).progress is None
        await play_to_the_end(pair)

        later = await _attach_again(cleo, watching)
        assert later.present is not None
        assert later.present.view == begun.view
        assert (later.present.vseq, later.present.outcome) == (begun.vseq, None)
        assert later.snapshot is not None
        assert len(later.snapshot.log_tail) == begun.vseq
        assert len(await later.log(before=100)) == begun.vseq
        page = await later.replay(0)
        assert page.last == begun.vseq
        assert len(page.positions) <= begun.vseq + 1
        assert await refused(later.record()) == ErrorCode.FORBIDDEN
        assert await refused(later.replay(0, seat=0)) == ErrorCode.FORBIDDEN

        # The seats know it at once, and yet may not tell the spectators.
        assert (await pair.tables[0].record())["entries"]
        entered = pair.clients[0].talk.enter(pair.id, "spectators")
        assert await refused(entered) == ErrorCode.FORBIDDEN


async def _attach_again(client: Client, table: Table) -> Table:
    table.leave()
    again = client.table(table.id, "spectator")
    await until(again, lambda _frame: True)
    return again


async def test_what_happened_reaches_spectators_on_any_node_when_the_delay_is_over(
    servers: tuple[Server, Server],
) -> None:
    first, second = servers
    async with (
        seated([first.url, second.url], delayed(1)) as pair,
        await Client.connect(first.url) as cleo,
        await Client.connect(second.url) as dora,
    ):
        watching = [client.table(pair.id, "spectator") for client in (cleo, dora)]
        for table in watching:
            await until(table, lambda _frame: True)
        await play_to_the_end(pair)
        ends = [await until(table, is_settled) for table in watching]
        assert ends[0].outcome == ends[1].outcome
        assert ends[0].view == ends[1].view
        assert (await watching[0].record())["entries"]


async def test_a_table_that_nobody_may_watch_is_closed_to_every_question(
    servers: tuple[Server, Server],
) -> None:
    terms = TERMS.model_copy(update={"spectators": SpectatorTerms(allowed="nobody")})
    async with (
        seated([servers[0].url], terms) as pair,
        await Client.connect(servers[1].url) as cleo,
    ):
        outside = cleo.table(pair.id, "spectator")
        for ask in (until(outside, lambda _frame: True), outside.log(9), outside.replay(0)):
            assert await refused(ask) == ErrorCode.FORBIDDEN
        await pair.tables[0].resign()
        await until(pair.tables[1], is_over)
        assert await refused(outside.record()) == ErrorCode.FORBIDDEN


async def test_a_computer_that_begins_before_its_opponent_is_there_tells_no_absence(
    servers: tuple[Server, Server],
) -> None:
    async with (
        await Client.connect(servers[0].url) as anna,
        await Client.connect(servers[1].url) as cleo,
    ):
        table = await anna.play_computer("bagalut", "easy", beginner="opponent")
        watching = cleo.table(table, "spectator")
        await until(watching, lambda frame: 0 in frame.actors)
        await until(anna.table(table), lambda _frame: True)
        assert watching.present is not None
        lines = await watching.log(before=watching.present.vseq + 1)
        assert "table_presence" not in {event["type"] for line in lines for event in line.events}
