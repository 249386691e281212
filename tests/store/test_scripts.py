"""What the scripts promise beyond the contract: they are atomic, and only a cache is a cache."""

import re
from pathlib import Path

import pytest

from server.ports import Head, StoreUnavailable, TableId
from server.store import keys
from server.store.keys import NEWEST, SHIFT, table_keys
from tests.store.logs import TABLE, commit, grow, grow_on
from tests.store.nodes import Nodes

pytestmark = pytest.mark.asyncio

STORE = Path(keys.__file__).parent


async def dump(node, names):  # type: ignore[no-untyped-def]  # the library's replies have no types
    """What the named keys hold, as the store would write it down."""
    return await node.client.together(*(("DUMP", name) for name in names))


async def test_S1_without_any_snapshot_the_log_tells_everything(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 50, snapshot=b"fifty")
    await grow_on(node, 51, 60)
    await node.client.command("DEL", table_keys(TABLE).snap)
    opened = await node.tables.open(TABLE)
    assert opened is not None
    assert (opened.head, opened.snapshot, opened.snapshot_seq) == ("60:n60", None, 0)
    assert list(opened.entries) == [b"entry %d" % seq for seq in range(1, 61)]


@pytest.mark.parametrize("spoiled", ["meta", "log", "snap", "hosts", "due", "live", "away"])
async def test_S4_no_partial_commit(nodes: Nodes, spoiled: str) -> None:
    node = await nodes.start()
    at = table_keys(TABLE)
    names = {
        "meta": at.meta,
        "log": at.log,
        "snap": at.snap,
        "hosts": at.hosts,
        "due": at.shard.due,
        "live": at.shard.live,
        "away": at.shard.away,
    }
    await grow(node, 1, snapshot=b"one", due=5, live=b"row")
    await node.tables.open(TABLE)
    await node.client.command("SET", names[spoiled], "a key of the wrong type")
    before = await dump(node, names.values())
    everything = commit(node, 2, snapshot=b"two", due=7, live=b"new row", expire_ms=60_000)
    with pytest.raises(StoreUnavailable, match="WRONGTYPE"):
        await node.tables.commit(everything)
    assert await dump(node, names.values()) == before


@pytest.mark.parametrize(
    ("head", "entry"), [("3:n", b"x"), ("2", b"x"), ("two:n", b"x"), ("2:", b"x"), ("2:n", b"")]
)
async def test_S4_a_malformed_commit_is_a_defect_and_writes_nothing(
    nodes: Nodes, head: str, entry: bytes
) -> None:
    node = await nodes.start()
    await grow(node, 1)
    with pytest.raises(ValueError, match="BADCOMMIT"):
        await node.tables.commit(commit(node, 2, head=Head(head), entry=entry))
    assert await node.tables.log(TABLE, 1, 9) == (b"entry 1",)


async def test_S4_a_full_store_refuses_a_commit_whole(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 1)
    at = table_keys(TABLE)
    names = (at.meta, at.log, at.shard.due)
    before = await dump(node, names)
    await node.client.command("CONFIG SET", "maxmemory", "1")
    try:
        with pytest.raises(StoreUnavailable, match="OOM"):
            await node.tables.commit(commit(node, 2, due=7))
    finally:
        await node.client.command("CONFIG SET", "maxmemory", "0")
    assert await dump(node, names) == before


async def test_S10_what_is_due_of_a_table_that_is_gone_is_forgotten(nodes: Nodes) -> None:
    node = await nodes.start()
    due = table_keys(TABLE).shard.due
    await node.client.command("ZADD", due, 1, TABLE)
    assert await node.tables.claim_due(64) == []
    assert await node.client.command("ZCARD", due) == 0


async def test_S11_the_stamp_is_held_against_the_store_time_with_the_shift(nodes: Nodes) -> None:
    node = await nodes.start()
    await nodes.advance(3_600_000)
    assert node.clock.shift_ms == 3_600_000
    await grow(node, 1)
    store = int((await node.client.command("TIME"))[0])
    assert node.clock.now() // 1000 - store in (3_600, 3_599, 3_601)


async def test_S11_a_cold_start_raises_table_time_to_the_newest_renewal(nodes: Nodes) -> None:
    before = await nodes.start("before")
    ahead = before.clock.now() + 3_600_000
    await before.client.command("SET", NEWEST, ahead)
    after = await nodes.start("after")
    assert after.clock.now() >= ahead
    assert int(await after.client.command("GET", SHIFT)) >= 3_590_000


async def test_S11_a_leap_of_the_store_is_swallowed_and_no_outage(nodes: Nodes) -> None:
    node = await nodes.start()
    await node.liveness.beat()
    before = node.clock.now()
    await nodes.leap(3_600_000)
    pulse = await node.liveness.beat()
    assert (list(pulse.outages), pulse.late) == ([], False)
    assert abs(int(await node.client.command("GET", SHIFT))) < 1_000  # taken back
    assert 0 <= node.clock.now() - before < 5_000
    await grow(node, 1)


async def test_S11_a_leap_back_is_swallowed_too(nodes: Nodes) -> None:
    node = await nodes.start()
    before = node.clock.now()
    await nodes.leap(-3_600_000)
    await node.clock.measure()
    assert abs(int(await node.client.command("GET", SHIFT))) < 1_000  # taken back
    assert 0 <= node.clock.now() - before < 5_000
    await grow(node, 1)


async def test_S11_a_node_that_slept_follows_the_living_and_knows_that_it_is_late(
    nodes: Nodes,
) -> None:
    awake = await nodes.start("awake")
    sleepers = Nodes(nodes.url)
    sleeper = await sleepers.start("sleeper")
    for node in (awake, sleeper):
        await node.liveness.beat()
    await nodes.advance(60_000)
    await awake.liveness.beat()
    pulse = await sleeper.liveness.beat()
    assert pulse.late
    assert list(pulse.outages) == [*(await awake.liveness.beat()).outages]
    assert int(await awake.client.command("GET", SHIFT)) == 60_000
    assert abs(sleeper.clock.now() - awake.clock.now()) < 100
    await sleepers.close()


async def test_S12_waiting_for_the_disk_does_wait(
    nodes: Nodes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("server.store.durable.WAIT_MS", 300)
    node = await nodes.start()
    await node.client.command("CONFIG SET", "appendfsync", "no")
    try:
        with pytest.raises(StoreUnavailable, match="disk"):
            await node.tables.wait_durable()
    finally:
        await node.client.command("CONFIG SET", "appendfsync", "everysec")
    await node.tables.wait_durable()


async def test_S12_a_settled_table_has_nothing_without_an_expiry(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 1, snapshot=b"s")
    await node.tables.commit(commit(node, 2, expire_ms=3_600_000, live=b""))
    await node.tables.open(TABLE)
    await node.tables.connect_seat(TABLE, 0, "late guest")
    left = await node.client.command("KEYS", f"*{TABLE}*")
    lifetimes = await node.client.together(*(("PTTL", key) for key in left))
    assert len(left) == 5
    assert all(0 < lifetime <= 3_600_000 for lifetime in lifetimes)


async def test_S15_nothing_of_a_live_table_expires(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 2, snapshot=b"s", due=5, live=b"row")
    await node.tables.open(TABLE)
    await node.tables.connect_seat(TABLE, 0, "a")
    everything = await node.client.command("KEYS", "{s*")
    assert len(everything) >= 8
    lifetimes = await node.client.together(*(("PTTL", key) for key in everything))
    assert set(lifetimes) == {-1}


async def test_every_script_says_what_its_keys_and_arguments_are() -> None:
    for script in STORE.rglob("*.lua"):
        header = re.match(r"(?:--.*\n)+", script.read_text())
        assert header is not None
        assert "KEYS" in header[0], script.name


async def test_a_table_without_anything_due_leaves_no_trace_in_the_set(nodes: Nodes) -> None:
    node = await nodes.start()
    await grow(node, 1, table=TableId("t"), due=None)
    assert await node.client.command("EXISTS", table_keys(TableId("t")).shard.due) == 0
