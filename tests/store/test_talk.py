"""What is said beside the tables' streams, on a real store. Source: mechanisms.md 1.4, 9."""

from typing import Any

import pytest

from server.ports_talk import HOUSE, RoomKind, Said, Where
from server.store.keys import table_keys
from server.store.talk import KEPT
from tests.store.logs import OTHER, TABLE, commit, grow, heard
from tests.store.nodes import Nodes

pytestmark = pytest.mark.asyncio

SEATS = Where(TABLE, RoomKind.SEATS)
SPECTATORS = Where(TABLE, RoomKind.SPECTATORS)


async def told(node: Any, count: int, collected: Any) -> list[Said]:
    await collected.until(count)
    return list(collected)


async def test_a_line_is_heard_at_every_node_that_hosts_the_table_and_at_no_other(
    nodes: Nodes,
) -> None:
    one, two, other = [await nodes.start(name) for name in ("one", "two", "other")]
    await grow(one, 1)
    for node in (one, two):
        await node.tables.open(TABLE)
    here, there, elsewhere = [heard(node.talk.on_said) for node in (one, two, other)]
    assert await one.talk.say(SEATS, "anna:1", b"hello") == 1
    line = Said(where=SEATS, n=1, line=b"hello")
    assert await told(one, 1, here) == await told(two, 1, there) == [line]
    assert await other.talk.say(HOUSE, "bo:1", b"who is here?") == 1
    assert await told(other, 1, elsewhere) == [Said(where=HOUSE, n=1, line=b"who is here?")]


async def test_each_room_of_a_table_has_its_own_lines_and_its_own_counter(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 1)
    assert await node.talk.say(SEATS, "anna:1", b"a") == 1
    assert await node.talk.say(SPECTATORS, "cleo:1", b"b") == 1
    assert await node.talk.say(SEATS, "bo:1", b"c") == 2
    assert [said.line for said in await node.talk.lines(SEATS)] == [b"a", b"c"]
    assert await node.talk.lines(SPECTATORS) == [Said(where=SPECTATORS, n=1, line=b"b")]
    assert await node.talk.lines(HOUSE) == []


async def test_only_the_last_lines_are_kept_and_numbers_go_on(nodes: Nodes) -> None:
    node = await nodes.start()
    for number in range(1, KEPT + 11):
        assert await node.talk.say(HOUSE, f"anna:{number}", b"%d" % number) == number
    kept = await node.talk.lines(HOUSE)
    assert len(kept) == KEPT
    assert (kept[0].n, kept[-1].n) == (11, KEPT + 10)


async def test_the_same_command_says_its_line_once_whichever_node_it_reaches(nodes: Nodes) -> None:
    one, two = await nodes.start("one"), await nodes.start("two")
    first = await one.talk.say(HOUSE, "anna:1", b"hello")
    await one.talk.say(HOUSE, "bo:1", b"hi")
    assert await two.talk.say(HOUSE, "anna:1", b"hello") == first
    assert len(await two.talk.lines(HOUSE)) == 2


async def test_nothing_is_said_at_a_table_that_is_not_there(nodes: Nodes) -> None:
    node = await nodes.start()
    assert await node.talk.say(SEATS, "anna:1", b"hello") is None
    assert await node.talk.lines(SEATS) == []


async def test_what_was_said_goes_with_the_settled_table(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 1)
    await node.talk.say(SEATS, "anna:1", b"before")
    assert await node.tables.commit(commit(node, 2, expire_ms=60_000))
    await node.talk.say(SPECTATORS, "cleo:1", b"after")
    keys = table_keys(TABLE)
    for key in (keys.chat, keys.gallery):
        assert 0 < await node.client.command("PTTL", key) <= 60_000


async def test_watchers_are_added_up_over_the_nodes_that_host_the_table(nodes: Nodes) -> None:
    one, two = await nodes.start("one"), await nodes.start("two")
    await grow(one, 1)
    await one.tables.open(TABLE)
    await two.tables.open(TABLE)
    counts: list[tuple[str, int]] = []
    collected = heard(
        lambda hear: two.talk.on_watchers(
            lambda table, count: (counts.append((table, count)), hear())[1]
        )
    )
    assert await one.talk.count_watchers(TABLE, 3) == 3
    assert await two.talk.count_watchers(TABLE, 2) == 5
    await collected.until(2)
    assert counts == [(TABLE, 3), (TABLE, 5)]
    await one.tables.release(TABLE)
    assert await two.talk.count_watchers(TABLE, 2) == 2
    assert await two.talk.count_watchers(OTHER, 0) == 0
