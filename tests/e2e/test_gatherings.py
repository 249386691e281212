"""Open tables, pools and ready checks, on two nodes. Source: mechanisms.md 4, 5 and 15."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack

import pytest
import pytest_asyncio

from clients.python.door import Address, new_guest, register
from clients.python.sdk import Client, Refused
from clients.python.table import Table
from protocol.frames import Room
from protocol.gathering import OpenTableRow, Pool, SeatWish
from protocol.terms import NoControl, Terms
from tests.e2e.players import BLITZ, PATIENCE_S, until
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]

TERMS = Terms(game="suleika", time_control=NoControl())
PAIR = Pool(game="bagalut", preset="none")
GROUP = Pool(game="suleika", preset="none", group=True)
THREE = SeatWish(preferred=3, least=3, most=4)


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


@pytest_asyncio.fixture(loop_scope="module")
async def people(servers: tuple[Server, Server]) -> AsyncIterator[list[Client]]:
    """Four guests: Anna and Cleo at the first node, Bo and Dora at the second."""
    async with AsyncExitStack() as stack:
        yield [
            await stack.enter_async_context(await Client.connect(servers[number % 2].url))
            for number in range(4)
        ]


async def row(
    client: Client, table: str, holds: Callable[[OpenTableRow | None], bool]
) -> OpenTableRow | None:
    """An open table's row as `client` sees it, once it is as wanted (None: it is not there)."""
    async with asyncio.timeout(PATIENCE_S):
        async for news in client.room():
            found = news.rows.get(f"open_table:{table}")
            is_gone = isinstance(news, Room) or f"open_table:{table}" in news.gone
            assert found is None or isinstance(found, OpenTableRow)
            if (found is not None or is_gone) and holds(found):
                return found
    raise AssertionError("the room's news ended")


def names(shown: OpenTableRow | None) -> list[str | None]:
    assert shown is not None
    return [None if seat is None else seat.name for seat in shown.seats]


async def refusal(asked: object) -> str:
    with pytest.raises(Refused) as refused:
        await asked  # type: ignore[misc]
    return refused.value.code


async def account(url: str, name: str) -> Client:
    """Somebody who has just registered."""
    address = Address.parse(url)
    guest = await new_guest(address, "de")
    await register(address, guest.token, name, f"drei Lachse und {name}")
    return await Client.connect(url, guest.token)


async def answer_all(*clients: Client) -> None:
    """Everybody is asked, and is ready."""
    async with asyncio.timeout(PATIENCE_S):
        await asyncio.gather(*(_answer(client) for client in clients))


async def _answer(client: Client) -> None:
    await client.finding.answer_ready(await client.finding.asked())


async def started(*clients: Client) -> str:
    """The one table at which all of them sit."""
    async with asyncio.timeout(PATIENCE_S):
        [table] = {await client.finding.started() for client in clients}
    for client in clients:
        await until(client.table(table), lambda _frame: True)
    return table


async def follow(client: Client, table: str) -> Table:
    """The client's own seat at a table that has started."""
    async with asyncio.timeout(PATIENCE_S):
        assert await client.finding.started() == table
    seat = client.table(table)
    await until(seat, lambda _frame: True)
    return seat


async def test_three_people_on_two_nodes_fill_a_table_say_they_are_ready_and_play(
    people: list[Client],
) -> None:
    anna, bo, cleo, dora = people
    table = await anna.finding.open_table(TERMS, least=3, most=3)
    await row(bo, table, bool)
    await bo.finding.join_table(table, 1)
    await cleo.finding.join_table(table, 1)
    shown = await row(dora, table, lambda it: it is not None and it.state == "ready_check")
    assert names(shown) == [client.person.name for client in (anna, bo, cleo)]
    await answer_all(anna, bo, cleo)
    assert await started(anna, bo, cleo) == table
    await row(dora, table, lambda it: it is None)


async def test_a_finished_table_is_opened_again_once_for_all_who_ask_at_two_nodes(
    people: list[Client],
) -> None:
    anna, bo, cleo, dora = people
    table = await anna.finding.open_table(TERMS, least=3, most=3)
    await bo.finding.join_table(table, 1)
    await cleo.finding.join_table(table, 1)
    await answer_all(anna, bo, cleo)
    seats = [await follow(client, table) for client in (anna, bo, cleo)]
    assert await refusal(anna.finding.open_again(table)) == "forbidden"
    await seats[1].abort()
    for seat in seats:
        await until(seat, lambda frame: frame.outcome is not None)
    first, second = await asyncio.gather(
        anna.finding.open_again(table), bo.finding.open_again(table)
    )
    assert first == second != table
    shown = await row(dora, first, lambda it: it is not None and None in it.seats)
    assert {anna.person.name, bo.person.name, None} == set(names(shown))
    for client in (anna, bo):
        await client.finding.leave_table(first)


async def test_of_two_who_claim_the_last_seat_in_the_same_moment_one_gets_it(
    people: list[Client],
) -> None:
    anna, bo, cleo, _ = people
    table = await anna.finding.open_table(TERMS, least=2, most=2)
    outcomes = await asyncio.gather(
        bo.finding.join_table(table, 1),
        cleo.finding.join_table(table, 1),
        return_exceptions=True,
    )
    refused = [outcome for outcome in outcomes if isinstance(outcome, Refused)]
    assert [outcome for outcome in outcomes if outcome is None] == [None]
    assert [each.code for each in refused] in (["gone"], ["table_full"])
    winner, loser = (bo, cleo) if outcomes[0] is None else (cleo, bo)
    await answer_all(anna, winner)
    await started(anna, winner)
    assert loser.finding.check is None
    assert not loser.your_tables


async def test_whoever_is_not_ready_leaves_and_the_others_go_on_waiting(
    people: list[Client],
) -> None:
    anna, bo, cleo, _ = people
    table = await anna.finding.open_table(TERMS, least=2, most=3)
    await bo.finding.join_table(table, 1)
    await cleo.finding.join_table(table, 1)
    asked = await bo.finding.asked()
    await anna.finding.answer_ready(await anna.finding.asked())
    await bo.finding.answer_ready(asked, ready=False)
    shown = await row(anna, table, lambda it: it is not None and it.state == "gathering")
    assert names(shown) == [anna.person.name, None, cleo.person.name]
    for client, reason in ((anna, "other"), (bo, "you"), (cleo, "other")):
        await client.finding.until(lambda it: it.check is not None and it.check.state == "over")
        assert client.finding.check is not None
        assert client.finding.check.reason == reason
    await anna.finding.leave_table(table)
    await cleo.finding.leave_table(table)
    await row(bo, table, lambda it: it is None)
    assert await refusal(bo.finding.join_table(table, 1)) == "gone"


async def test_the_host_fills_seats_with_computers_and_plays_with_fewer(
    people: list[Client],
) -> None:
    anna, bo, *_ = people
    table = await anna.finding.open_table(TERMS, least=2, most=4)
    await anna.finding.seat_computer(table, "easy", 3)
    await bo.finding.join_table(table, 1)
    assert await refusal(bo.finding.seat_computer(table, "easy")) == "forbidden"
    assert await refusal(bo.finding.call_ready(table)) == "forbidden"
    await anna.finding.call_ready(table)
    await answer_all(bo)
    assert await started(anna, bo) == table


async def test_a_host_changes_the_terms_moves_and_sends_away(people: list[Client]) -> None:
    anna, bo, cleo, _ = people
    table = await anna.finding.open_table(TERMS, least=2, most=4)
    await bo.finding.join_table(table, 1, seat=3)
    await anna.finding.change_table(
        table, 1, TERMS.model_copy(update={"tempo": "calm"}), least=2, most=3
    )
    assert await refusal(cleo.finding.join_table(table, 1)) == "terms_changed"
    await cleo.finding.join_table(table, 2)
    shown = await row(bo, table, lambda it: it is not None and it.state == "ready_check")
    assert names(shown) == [client.person.name for client in (anna, bo, cleo)]
    await anna.finding.send_away(table, bo.person.user)
    await cleo.finding.move_seat(table, 1)
    shown = await row(bo, table, lambda it: it is not None and it.state == "gathering")
    assert names(shown) == [anna.person.name, cleo.person.name, None]
    await cleo.finding.leave_table(table)
    await anna.finding.leave_table(table)


async def test_nobody_waits_for_two_things_at_once(people: list[Client]) -> None:
    anna, bo, *_ = people
    table = await anna.finding.open_table(TERMS, least=2, most=4)
    for asked in (
        anna.finding.open_table(TERMS, least=2, most=4),
        anna.finding.join_table(table, 1),
        anna.finding.join_pool(PAIR),
    ):
        assert await refusal(asked) == "already_seated"
    await bo.finding.join_pool(GROUP, seats=THREE)
    await bo.finding.join_table(table, 1)  # who sits down waits in no pool any more
    await bo.finding.until(lambda it: it.pool.place is None)
    for client in (anna, bo):
        await client.finding.leave_table(table)


async def test_impossible_tables_and_pools_are_refused(people: list[Client]) -> None:
    anna, *_ = people
    rated = TERMS.model_copy(update={"kind": "rated"})
    for asked in (
        anna.finding.open_table(TERMS, least=2, most=5),
        anna.finding.open_table(TERMS, least=4, most=3),
        anna.finding.open_table(rated, least=2, most=2),
        anna.finding.join_pool(GROUP),
        anna.finding.join_pool(Pool(game="bagalut", preset="none", group=True), seats=THREE),
        anna.finding.join_pool(Pool(game="bagalut", preset="5+3", kind="rated")),
        anna.finding.join_pool(Pool(game="bagalut", preset="5+3", stake=10)),
    ):
        assert await refusal(asked) == "terms_invalid"
    nowhere = Pool(game="nothing", preset="none")
    assert await refusal(anna.finding.join_pool(nowhere)) == "not_found"


async def test_two_people_meet_by_a_pool_whichever_node_they_are_at(
    people: list[Client],
) -> None:
    anna, bo, *_ = people
    await anna.finding.join_pool(PAIR)
    await anna.finding.until(lambda it: it.pool.place is not None)
    await bo.finding.join_pool(PAIR)
    asked = await anna.finding.asked()
    assert (asked.of, [seat.name for seat in asked.seats]) == ("pool", [None, None])
    await answer_all(anna, bo)
    await started(anna, bo)
    assert anna.finding.pool.place is None


async def test_three_people_meet_by_a_pool(people: list[Client]) -> None:
    anna, bo, cleo, dora = people
    for client in (anna, bo, cleo):
        await client.finding.join_pool(GROUP, seats=THREE)
    await answer_all(anna, bo, cleo)
    await started(anna, bo, cleo)
    assert dora.finding.check is None


async def test_who_begins_a_game_with_a_clock_waits_for_nothing_else(
    people: list[Client],
) -> None:
    anna, bo, cleo, _ = people
    await anna.finding.join_pool(PAIR)
    table = await bo.finding.open_table(TERMS, least=2, most=4)
    seek = await anna.post_seek(Terms(game="bagalut", time_control=BLITZ))
    await bo.take_seek(seek)
    await anna.finding.until(lambda it: it.pool.place is None)
    await row(cleo, table, lambda it: it is None)
    assert await refusal(anna.finding.join_pool(Pool(game="bagalut", preset="5+3"))) == (
        "busy_playing"
    )
    await anna.table(seek).abort()


async def test_three_accounts_play_rated_for_a_stake_that_is_held(
    servers: tuple[Server, Server],
) -> None:
    terms = TERMS.model_copy(update={"kind": "rated", "stake": 10, "time_control": BLITZ})
    async with AsyncExitStack() as stack:
        players = [
            await stack.enter_async_context(await account(servers[number % 2].url, name))
            for number, name in enumerate(("Astrid", "Birger", "Carina"))
        ]
        host, *others = players
        table = await host.finding.open_table(terms, least=3, most=3)
        for player in others:
            await player.finding.join_table(table, 1)
        await answer_all(*players)
        async with asyncio.timeout(PATIENCE_S):
            assert {await player.finding.started() for player in players} == {table}
        followed = [player.table(table) for player in players]
        for each in followed:
            frame = await until(each, lambda _frame: True)
            assert [seat.rating for seat in frame.seats] == [150_000] * 3
            assert each.snapshot is not None
            assert each.snapshot.terms.stake == 10


async def test_a_pool_goes_on_when_the_node_that_ran_it_is_killed(
    servers: tuple[Server, Server],
) -> None:
    with running(servers[0].data) as doomed:
        async with (
            await Client.connect(servers[0].url) as anna,
            await Client.connect(servers[1].url) as bo,
        ):
            there = await Client.connect(doomed.url)
            await there.finding.join_pool(PAIR)
            await anna.finding.join_pool(PAIR)
            await answer_all(anna)
            doomed.kill()  # it held a match, perhaps the pool, and a player
            await there.close()
            async with asyncio.timeout(PATIENCE_S):
                await anna.finding.until(lambda it: it.pool.place is not None)
            await bo.finding.join_pool(PAIR)
            await answer_all(anna, bo)
            await started(anna, bo)


async def test_who_says_no_leaves_the_pool_and_the_other_keeps_his_place(
    people: list[Client],
) -> None:
    anna, bo, cleo, _ = people
    for client in (anna, bo):
        await client.finding.join_pool(PAIR)
    await bo.finding.answer_ready(await bo.finding.asked(), ready=False)
    await anna.finding.until(lambda it: it.pool.place is not None)
    await bo.finding.until(lambda it: it.check is not None and it.check.state == "over")
    assert bo.finding.pool.place is None
    await cleo.finding.join_pool(PAIR)
    await answer_all(anna, cleo)
    await started(anna, cleo)
