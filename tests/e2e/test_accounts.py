"""Accounts on two real nodes: what is done at one is known at the other within a moment."""

import asyncio
from collections.abc import Iterator
from random import Random

import pytest

from clients.python.account import AccountDoor, sign_in
from clients.python.feed import Feed
from clients.python.sdk import Client, Ended, Refused
from protocol.frames import PlayerRow, Room, RoomNews
from tests.e2e.players import TERMS, is_over, is_settled, play_until, until
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio, pytest.mark.timeout(120)]

PASSWORD = "drei Möwen über Oslo"


@pytest.fixture(scope="module")
def nodes(running_valkey: str) -> Iterator[tuple[Server, Server]]:
    """Two servers on one store and one archive."""
    with (
        short_folder() as data,
        running(data, WARTESAAL_STORE_URL=running_valkey) as one,
        running(data, WARTESAAL_STORE_URL=running_valkey) as other,
    ):
        yield one, other


async def row_of(client: Client, user: str, name: str) -> PlayerRow:
    """The row of a user in the waiting room, once it has this name."""
    async with asyncio.timeout(20):
        async for news in client.room():
            assert isinstance(news, Room | RoomNews)
            row = news.rows.get(f"player:{user}")
            if isinstance(row, PlayerRow) and row.name == name:
                return row
    raise AssertionError("the room closed")


async def test_who_registers_at_one_node_is_an_account_at_all(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    async with await Client.connect(one.url) as anna, await Client.connect(other.url) as bo:
        async with await Client.connect(other.url, anna.token) as phone:
            told = asyncio.Event()
            phone.on_you = lambda: None if phone.person.guest else told.set()
            await anna.account.register("Sigrun", PASSWORD)
            row = await row_of(bo, anna.person.user, "Sigrun")
            assert not row.guest
            async with asyncio.timeout(20):
                await told.wait()
            assert (phone.person.name, phone.taler) == ("Sigrun", 100)
        token = await sign_in(other.url, "sigrun", PASSWORD)
        assert token != anna.token
        async with await Client.connect(one.url, token) as desk:
            assert desk.person.user == anna.person.user


async def look_on(feed: Feed[Room | RoomNews]) -> None:
    """Be in the waiting room for as long as one may."""
    async with asyncio.timeout(20):
        async for _ in feed:
            pass


async def test_who_signs_out_at_one_node_is_out_at_all(nodes: tuple[Server, Server]) -> None:
    one, other = nodes
    anna = await Client.connect(one.url)
    phone = await Client.connect(other.url, anna.token)
    feeds = [client.room() for client in (anna, phone)]
    await anna.account.sign_out()
    for feed in feeds:
        with pytest.raises(Ended):
            await look_on(feed)
    for client in (anna, phone):
        await client.close()
    with pytest.raises(Ended):
        await Client.connect(other.url, anna.token)


async def test_a_wrong_password_is_refused_at_both(nodes: tuple[Server, Server]) -> None:
    for node in nodes:
        with pytest.raises(Refused) as refused:
            await sign_in(node.url, "Sigrun", "geraten oder so")
        assert refused.value.code == "sign_in_failed"


async def test_whoever_deletes_the_account_in_the_middle_of_a_game_has_left_the_table(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    async with await Client.connect(one.url) as bo:
        anna = await Client.connect(other.url)
        link = await bo.open_link(TERMS)
        await anna.accept_link(link.link, link.rev)
        table = bo.table(link.link)
        await until(table, lambda _frame: True)
        await anna.account.delete()
        await until(table, lambda frame: frame.seats[1].presence == "left")
        await anna.close()


async def test_finished_games_are_in_the_history_with_their_tally(
    nodes: tuple[Server, Server],
) -> None:
    one, other = nodes
    async with await Client.connect(one.url) as anna, await Client.connect(other.url) as bo:
        link = await anna.open_link(TERMS)
        await bo.accept_link(link.link, link.rev)
        tables = (anna.table(link.link), bo.table(link.link))
        for table in tables:
            await until(table, lambda _frame: True)
        await play_until(tables, is_over, Random(5))
        await until(tables[0], is_settled)
        people = AccountDoor(anna.address, anna.token)
        (line,) = (await people.history(bo.person.name)).games
        assert (line.table, line.game, line.rated) == (link.link, "bagalut", False)
        record = (await people.profile(bo.person.name)).against_me
        assert record is not None
        assert record.ahead + record.level + record.behind == 1
        assert (await people.leaderboard("bagalut")).own is None
