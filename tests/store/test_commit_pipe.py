"""The line of commits when things go wrong. Source: reliability.md S6, S7, S16."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from server.ports import Commit, Committed, Head, RoomNews, StoreUnavailable, TableId
from server.store.commit_pipe import ANSWER_TIMEOUT_S
from tests.store.logs import TABLE, commit, grow, heard
from tests.store.nodes import Nodes
from tests.store.proxy import Proxy

pytestmark = pytest.mark.asyncio


@pytest_asyncio.fixture
async def proxy(valkey_url: str) -> AsyncIterator[Proxy]:
    """A proxy in front of the empty store."""
    async with Proxy(valkey_url) as between:
        yield between


@pytest_asyncio.fixture
async def behind(proxy: Proxy) -> AsyncIterator[Nodes]:
    """Nodes that reach the store through the proxy."""
    made = Nodes(proxy.url)
    yield made
    await made.close()


async def until_it_commits(node, wanted: Commit):  # type: ignore[no-untyped-def]
    """Try until the line is back."""
    async with asyncio.timeout(10):
        while True:
            try:
                return await node.tables.commit(wanted)
            except StoreUnavailable:
                await asyncio.sleep(0.01)


async def test_S7_what_is_asked_in_one_turn_is_sent_in_one_write(
    proxy: Proxy, behind: Nodes
) -> None:
    node = await behind.start()
    proxy.requests = b""
    asked = [
        node.tables.commit(commit(node, 1, table=TableId(f"t{number}"))) for number in range(30)
    ]
    assert proxy.requests == b""
    await asyncio.gather(*asked)
    assert proxy.requests.count(b"EVALSHA") == 30


async def test_S16_a_commit_whose_reply_is_lost_is_unknown_and_the_tail_shows_it(
    proxy: Proxy, behind: Nodes
) -> None:
    node = await behind.start()
    await grow(node, 1)
    proxy.swallowing = True
    proxy.requests = b""
    lost = node.tables.commit(commit(node, 2))
    await proxy.until_sent(b"entry 2")
    proxy.cut()
    with pytest.raises(StoreUnavailable):
        await lost
    proxy.swallowing = False
    assert await until_it_commits(node, commit(node, 3)) == Committed()
    assert await node.tables.log(TABLE, 1, 9) == (b"entry 1", b"entry 2", b"entry 3")
    assert proxy.requests.count(b"entry 2") == 1


async def test_S16_a_lost_reply_makes_no_other_command_run_twice(
    proxy: Proxy, behind: Nodes
) -> None:
    node = await behind.start()
    await node.client.command("SET", "counter", 0)
    proxy.swallowing = True
    proxy.requests = b""
    asked = asyncio.create_task(node.client.command("INCR", "counter"))
    await proxy.until_sent(b"INCR")
    proxy.cut()
    with pytest.raises(StoreUnavailable):
        await asked
    proxy.swallowing = False
    assert int(await node.client.command("GET", "counter")) == 1


async def test_S16_a_forgotten_script_is_loaded_and_that_commit_sent_again(nodes: Nodes) -> None:
    node = await nodes.start()
    await node.client.command("SCRIPT FLUSH", "SYNC")
    tables = [TableId(f"t{number}") for number in range(20)]
    outcomes = await asyncio.gather(
        *(node.tables.commit(commit(node, 1, table=table)) for table in tables)
    )
    assert outcomes == [Committed()] * 20
    await node.client.command("SCRIPT FLUSH", "SYNC")
    assert await node.tables.read(TABLE) is None


async def test_S16_a_cancelled_asker_does_not_disturb_the_others(nodes: Nodes) -> None:
    node = await nodes.start()
    first = node.tables.commit(commit(node, 1))
    second = node.tables.commit(commit(node, 1, table=TableId("other")))
    first.cancel()
    assert await second == Committed()
    assert await node.tables.commit(commit(node, 2)) == Committed()


async def test_S16_a_store_that_stands_still_gives_an_error_in_time(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 1)
    process = int((await node.client.command("INFO", "server"))["process_id"])
    os.kill(process, signal.SIGSTOP)
    try:
        began = time.monotonic()
        commits = asyncio.create_task(asyncio.wait([node.tables.commit(commit(node, 2))]))
        reading = asyncio.create_task(asyncio.wait([asyncio.create_task(node.tables.read(TABLE))]))
        for waiting in (commits, reading):
            (failed,), _ = await waiting
            assert isinstance(failed.exception(), StoreUnavailable)
        assert time.monotonic() - began < 2 * ANSWER_TIMEOUT_S + 1
    finally:
        os.kill(process, signal.SIGCONT)
    tail = None
    async with asyncio.timeout(10):
        while tail is None:
            try:
                tail = await node.tables.tail(TABLE, 1)
            except StoreUnavailable:
                await asyncio.sleep(0.01)
    following = commit(node, int(tail.head.partition(":")[0]) + 1, expected=tail.head)
    assert await until_it_commits(node, following) == Committed()


async def test_S16_without_a_connection_a_commit_fails_at_once(valkey_url: str) -> None:
    async with Proxy(valkey_url) as proxy:
        behind = Nodes(proxy.url)
        node = await behind.start()
    with pytest.raises(StoreUnavailable):
        await node.tables.commit(commit(node, 1, head=Head("1:x")))
    began = time.monotonic()
    with pytest.raises(StoreUnavailable):
        await node.tables.commit(commit(node, 1, head=Head("1:y")))
    assert time.monotonic() - began < 0.5
    await behind.close()


async def test_a_node_does_not_start_without_a_store() -> None:
    with pytest.raises(StoreUnavailable):
        await Nodes("unix:///nowhere/valkey.sock").start()


async def test_S8_a_dropped_subscription_is_a_doubt_and_news_goes_on_after_it(
    nodes: Nodes, proxy: Proxy, behind: Nodes
) -> None:
    here, there = await nodes.start("here"), await behind.start("there")
    await grow(here, 1)
    await there.tables.open(TABLE)
    doubts = heard(there.tables.on_doubt)
    told = heard(there.tables.on_published)
    proxy.refusing = True
    proxy.cut()
    await here.tables.commit(commit(here, 2))
    proxy.refusing = False
    await doubts.until(1)
    await here.tables.commit(commit(here, 3))
    await told.until(1)
    assert [published.before for published in told] == ["2:n2"]


async def test_S8_a_waiting_room_that_missed_news_is_told_what_changed(
    nodes: Nodes, proxy: Proxy, behind: Nodes
) -> None:
    here, there = await nodes.start("here"), await behind.start("there")
    await here.room.put_row("a:1", b"x")
    await there.room.rows()
    told = heard(there.room.on_news)
    proxy.refusing = True
    proxy.cut()
    await here.room.drop_row("a:1")
    await here.room.put_row("b:2", b"y")
    proxy.refusing = False
    await told.until(1)
    assert told[0] == RoomNews(n=3, rows={"b:2": b"y"}, gone=["a:1"])


async def test_S8_a_subscription_that_is_silent_for_long_is_a_doubt(
    monkeypatch: pytest.MonkeyPatch, proxy: Proxy, behind: Nodes
) -> None:
    monkeypatch.setattr("server.store.listener.SILENCE_S", 0.2)
    there = await behind.start("there")
    doubts = heard(there.tables.on_doubt)
    await doubts.until(1)


async def test_S8_a_quiet_hour_is_no_silence(monkeypatch: pytest.MonkeyPatch, nodes: Nodes) -> None:
    monkeypatch.setattr("server.store.listener.KEEP_ALIVE_S", 0.05)
    monkeypatch.setattr("server.store.node.KEEP_ALIVE_S", 0.05)
    monkeypatch.setattr("server.store.listener.SILENCE_S", 1.0)
    node = await nodes.start()
    doubts = heard(node.tables.on_doubt)
    with pytest.raises(TimeoutError):
        async with asyncio.timeout(2.5):
            await doubts.until(1)
