"""What any Liveness must do; run on each that exists.

A subclass brings the fixture `nodes`: `start(name)` gives a connected node with `tables`, `room`,
`liveness` and `clock`; `advance(ms)` lets table time pass; `kill(node)` ends one without farewell.
"""

import asyncio
from typing import Any

import pytest

from server.ports import TableId
from tests.store.logs import OTHER, TABLE, grow


@pytest.mark.asyncio
class LivenessContract:
    """The ledger of who lives. Source: reliability.md 4."""

    async def test_a_node_among_the_living_learns_nothing_special(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        for node in (one, two, one):
            pulse = await node.liveness.beat()
            assert (list(pulse.outages), pulse.late, list(pulse.dead)) == ([], False, [])

    async def test_a_span_in_which_nobody_lived_is_an_outage_for_all(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await one.liveness.beat()
        began = one.clock.now()
        await nodes.advance(20_000)
        first = (await two.liveness.beat()).outages
        assert len(first) == 1
        assert abs(first[0][0] - began) < 2_000
        assert abs(first[0][1] - first[0][0] - 20_000) < 2_000
        assert (await one.liveness.beat()).outages == first

    async def test_a_node_that_comes_into_an_empty_house_notes_even_a_short_outage(
        self, nodes: Any
    ) -> None:
        one = await nodes.start("one")
        await one.liveness.beat()
        began = one.clock.now()
        await nodes.kill(one)
        two = await nodes.start("two")
        await nodes.advance(400)
        outages = (await two.liveness.beat()).outages
        assert len(outages) == 1
        assert outages[0][0] <= began < outages[0][1] <= two.clock.now()
        assert (await two.liveness.beat()).outages == outages

    async def test_a_node_that_joins_a_living_one_notes_no_outage(self, nodes: Any) -> None:
        one = await nodes.start("one")
        await one.liveness.beat()
        await nodes.advance(400)
        two = await nodes.start("two")
        assert list((await two.liveness.beat()).outages) == []

    async def test_a_span_in_which_somebody_lived_is_no_outage(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await one.liveness.beat()
        for _ in range(4):
            await nodes.advance(2_000)
            await two.liveness.beat()
        assert list((await one.liveness.beat()).outages) == []

    async def test_an_orderly_stop_of_all_is_an_outage_too(self, nodes: Any) -> None:
        one = await nodes.start("one")
        await one.liveness.beat()
        await one.liveness.farewell()
        two = await nodes.start("two")
        await nodes.advance(60_000)
        assert len((await two.liveness.beat()).outages) == 1

    async def test_a_node_that_was_stopped_finds_itself_late(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await one.liveness.beat()
        for _ in range(2):
            await nodes.advance(2_000)
            await two.liveness.beat()
        assert (await one.liveness.beat()).late
        assert not (await one.liveness.beat()).late

    async def test_a_buried_node_that_wakes_finds_itself_late(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await one.liveness.beat()
        await nodes.advance(4_000)
        assert list((await two.liveness.beat()).dead) == ["one"]
        await two.liveness.bury("one")
        assert list((await two.liveness.beat()).dead) == []
        assert (await one.liveness.beat()).late

    async def test_a_dead_node_leaves_hosts_and_seats_and_names_those_it_alone_carried(
        self, nodes: Any
    ) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(two, 1)
        await grow(two, 1, table=OTHER)
        await one.liveness.beat()
        await one.tables.open(TABLE)
        await one.tables.connect_seat(TABLE, 0, "a")
        await one.tables.connect_seat(TABLE, 1, "b")
        await two.tables.connect_seat(TABLE, 1, "c")
        await one.tables.connect_seat(OTHER, 3, "d")
        await nodes.kill(one)
        await nodes.advance(4_000)
        await two.liveness.beat()
        assert sorted(await two.liveness.bury("one")) == [(TABLE, 0), (OTHER, 3)]
        assert await two.tables.seat_connections(TABLE) == {1: 1}
        assert await two.tables.seat_connections(OTHER) == {}
        await nodes.advance(5_001)
        assert sorted(await two.tables.claim_due(64)) == [TABLE, OTHER]

    async def test_a_living_node_cannot_be_buried(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(two, 1)
        await one.liveness.beat()
        await one.tables.connect_seat(TABLE, 0, "a")
        assert list(await two.liveness.bury("one")) == []
        assert await two.tables.seat_connections(TABLE) == {0: 1}

    async def test_two_that_bury_at_once_share_the_work(self, nodes: Any) -> None:
        dead, one, two = [await nodes.start(name) for name in ("dead", "one", "two")]
        tables = [TableId(f"t{number}") for number in range(20)]
        await dead.liveness.beat()
        for table in tables:
            await grow(one, 1, table=table)
            await dead.tables.connect_seat(table, 0, "a")
        await nodes.kill(dead)
        await nodes.advance(4_000)
        both = await asyncio.gather(one.liveness.bury("dead"), two.liveness.bury("dead"))
        assert sorted([*both[0], *both[1]]) == sorted((table, 0) for table in tables)

    async def test_after_a_farewell_nobody_has_to_bury(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1)
        await one.liveness.beat()
        await one.tables.open(TABLE)
        await one.tables.connect_seat(TABLE, 0, "a")
        await one.liveness.farewell()
        await nodes.advance(4_000)
        assert list((await two.liveness.beat()).dead) == []
        assert await two.tables.seat_connections(TABLE) == {}
