"""What any TableStore must do; run on each that exists.

A subclass brings the fixture `nodes`: `start(name)` gives a connected node with `tables`, `room`,
`liveness` and `clock`; `advance(ms)` lets table time pass; `kill(node)` ends one without farewell.
Each test bears the number of the rule in reliability.md 3 that it checks.
"""

import asyncio
from typing import Any

import pytest

from server.ports import (
    NO_TABLE,
    Committed,
    Conflict,
    Connections,
    Head,
    Published,
    TableId,
    TooFarAhead,
)
from tests.store.logs import OTHER, TABLE, commit, grow, grow_on, heard


@pytest.mark.asyncio
class TableStoreContract:
    """Live tables."""

    async def test_S3_committing_on_an_empty_head_creates_the_table(self, nodes: Any) -> None:
        node = await nodes.start()
        assert await node.tables.open(TABLE) is None
        assert await node.tables.commit(commit(node, 1)) == Committed()
        opened = await node.tables.open(TABLE)
        assert opened.head == "1:n1"
        assert list(opened.entries) == [b"entry 1"]

    async def test_S3_creating_a_table_twice_is_a_conflict(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 1)
        again = await node.tables.commit(commit(node, 1, head=Head("1:other")))
        assert again == Conflict(Head("1:n1"))

    async def test_S3_a_conflict_names_the_head_and_writes_nothing(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 3, live=b"row")
        stale = commit(node, 3, head=Head("3:late"), live=b"late", due=1, snapshot=b"late")
        assert await node.tables.commit(stale) == Conflict(Head("3:n3"))
        opened = await node.tables.read(TABLE)
        assert (opened.head, opened.snapshot, len(opened.entries)) == ("3:n3", None, 3)
        assert await node.tables.live_tables() == {TABLE: b"row"}
        assert await node.tables.claim_due(16) == []

    async def test_S3_heads_of_equal_length_but_other_nonce_conflict(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 2)
        forked = commit(node, 3, expected=Head("2:fork"))
        assert await node.tables.commit(forked) == Conflict(Head("2:n2"))

    async def test_S3_of_two_nodes_committing_at_once_exactly_one_wins(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1)
        for seq in range(2, 30):
            outcomes = await asyncio.gather(
                one.tables.commit(commit(one, seq, entry=b"one")),
                two.tables.commit(commit(two, seq, entry=b"two")),
            )
            assert sorted(type(outcome).__name__ for outcome in outcomes) == [
                "Committed",
                "Conflict",
            ]
        assert len(await one.tables.log(TABLE, 1, 99)) == 29

    async def test_S5_numbers_beyond_two_to_the_53_are_refused(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 1)
        for defect in ({"due": 2**53}, {"at": 2**53}, {"expire_ms": 2**53}, {"due": -1}):
            with pytest.raises(ValueError, match="BADCOMMIT"):
                await node.tables.commit(commit(node, 2, **defect))
        assert (await node.tables.read(TABLE)).head == "1:n1"

    async def test_S5_entries_and_snapshots_are_opaque_bytes(self, nodes: Any) -> None:
        node = await nodes.start()
        every_byte = bytes(range(256)) + b"\r\n$3\r\n"
        await grow(node, 1, entry=every_byte, snapshot=every_byte, live=every_byte)
        opened = await node.tables.read(TABLE)
        assert opened.snapshot == every_byte
        assert list(opened.recent) == [every_byte]
        assert await node.tables.live_tables() == {TABLE: every_byte}

    async def test_S7_commits_of_one_turn_do_not_disturb_each_other(self, nodes: Any) -> None:
        node = await nodes.start()
        tables = [TableId(f"t{number}") for number in range(40)]
        asked = [
            node.tables.commit(commit(node, 2 if number % 3 == 0 else 1, table=table))
            for number, table in enumerate(tables)
        ]
        outcomes = await asyncio.gather(*asked)
        assert outcomes == [
            Conflict(NO_TABLE) if number % 3 == 0 else Committed() for number in range(40)
        ]

    async def test_S8_an_entry_reaches_every_other_host_with_both_heads(self, nodes: Any) -> None:
        here, there, third = [await nodes.start(name) for name in ("here", "there", "third")]
        await grow(here, 1)
        for host in (here, there, third):
            await host.tables.open(TABLE)
        at_home, abroad, elsewhere = (
            heard(host.tables.on_published) for host in (here, there, third)
        )
        await here.tables.commit(commit(here, 2))
        await here.tables.commit(commit(here, 3, snapshot=b"whole"))
        await abroad.until(2)
        await elsewhere.until(2)
        assert abroad == elsewhere
        assert abroad == [
            Published(
                table=TABLE,
                before=Head("1:n1"),
                head=Head("2:n2"),
                entry=b"entry 2",
                snapshot=None,
            ),
            Published(
                table=TABLE,
                before=Head("2:n2"),
                head=Head("3:n3"),
                entry=b"entry 3",
                snapshot=b"whole",
            ),
        ]
        assert at_home == []

    async def test_S8_a_node_that_released_a_table_hears_no_more_of_it(self, nodes: Any) -> None:
        here, there = await nodes.start("here"), await nodes.start("there")
        for table in (TABLE, OTHER):
            await grow(here, 1, table=table)
            await there.tables.open(table)
        abroad = heard(there.tables.on_published)
        await there.tables.release(TABLE)
        await here.tables.commit(commit(here, 2))
        await here.tables.commit(commit(here, 2, table=OTHER))
        await abroad.until(1)
        assert [published.table for published in abroad] == [OTHER]

    async def test_S8_reading_does_not_make_a_host(self, nodes: Any) -> None:
        here, there = await nodes.start("here"), await nodes.start("there")
        await grow(here, 1)
        await grow(here, 1, table=OTHER)
        await there.tables.read(TABLE)
        await there.tables.open(OTHER)
        abroad = heard(there.tables.on_published)
        await here.tables.commit(commit(here, 2))
        await here.tables.commit(commit(here, 2, table=OTHER))
        await abroad.until(1)
        assert [published.table for published in abroad] == [OTHER]

    async def test_S9_opening_gives_the_snapshot_and_what_came_after_it(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 3, snapshot=b"after three")
        await grow_on(node, 4, 5)
        opened = await node.tables.open(TABLE)
        assert (opened.snapshot, opened.snapshot_seq) == (b"after three", 3)
        assert list(opened.entries) == [b"entry 4", b"entry 5"]
        assert list(opened.recent) == [b"entry %d" % seq for seq in range(1, 6)]

    async def test_S9_a_snapshot_of_the_newest_entry_leaves_nothing_after_it(
        self, nodes: Any
    ) -> None:
        node = await nodes.start()
        await grow(node, 2, snapshot=b"now")
        opened = await node.tables.open(TABLE)
        assert (opened.snapshot_seq, list(opened.entries)) == (2, [])

    async def test_S9_the_recent_entries_are_the_last_256(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 300, snapshot=b"now")
        opened = await node.tables.open(TABLE)
        assert list(opened.recent) == [b"entry %d" % seq for seq in range(45, 301)]
        assert list(opened.entries) == []

    async def test_S9_all_entries_come_when_no_snapshot_is_as_young_as_the_recent_ones(
        self, nodes: Any
    ) -> None:
        node = await nodes.start()
        await grow(node, 10, snapshot=b"old")
        await grow_on(node, 11, 300)
        opened = await node.tables.open(TABLE)
        assert list(opened.entries) == [b"entry %d" % seq for seq in range(11, 301)]
        assert len(opened.recent) == 256

    async def test_the_tail_is_what_came_after_a_known_entry(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 4)
        tail = await node.tables.tail(TABLE, 2)
        assert (tail.head, list(tail.entries)) == ("4:n4", [b"entry 3", b"entry 4"])
        assert list((await node.tables.tail(TABLE, 4)).entries) == []
        assert await node.tables.tail(OTHER, 0) is None

    async def test_the_log_is_read_in_pages(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 5)
        assert list(await node.tables.log(TABLE, 2, 3)) == [b"entry 2", b"entry 3"]
        assert list(await node.tables.log(TABLE, 5, 9)) == [b"entry 5"]
        assert list(await node.tables.log(OTHER, 1, 9)) == []

    async def test_live_rows_appear_change_and_go(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 1, live=b"first")
        await grow(node, 1, table=OTHER, live=b"other")
        await node.tables.commit(commit(node, 2))
        assert await node.tables.live_tables() == {TABLE: b"first", OTHER: b"other"}
        await node.tables.commit(commit(node, 3, live=b"second"))
        assert await node.tables.live_tables() == {TABLE: b"second", OTHER: b"other"}
        await node.tables.commit(commit(node, 4, live=b""))
        assert await node.tables.live_tables() == {OTHER: b"other"}

    async def test_S10_a_due_table_is_claimed_by_one_node_only(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1, due=one.clock.now() - 1)
        await grow(one, 1, table=OTHER, due=one.clock.now() + 60_000)
        claims = await asyncio.gather(one.tables.claim_due(64), two.tables.claim_due(64))
        assert sorted(map(list, claims)) == [[], [TABLE]]

    async def test_S10_a_claim_that_came_to_nothing_is_open_again_after_ten_seconds(
        self, nodes: Any
    ) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1, due=one.clock.now())
        assert await one.tables.claim_due(64) == [TABLE]
        await nodes.kill(one)
        await nodes.advance(9_000)
        assert await two.tables.claim_due(64) == []
        await nodes.advance(1_001)
        assert await two.tables.claim_due(64) == [TABLE]

    async def test_S10_a_renewed_lease_lasts_longer(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1, due=one.clock.now())
        assert await one.tables.claim_due(64) == [TABLE]
        await nodes.advance(9_000)
        await one.tables.renew(TABLE)
        await nodes.advance(9_000)
        assert await two.tables.claim_due(64) == []

    async def test_S10_renewing_does_not_undo_the_time_a_commit_wrote(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1, due=one.clock.now())
        assert await one.tables.claim_due(64) == [TABLE]
        await two.tables.commit(commit(two, 2, due=two.clock.now()))
        await one.tables.renew(TABLE)
        assert await two.tables.claim_due(64) == [TABLE]

    async def test_S10_every_commit_writes_the_next_time(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 1, due=node.clock.now())
        await node.tables.commit(commit(node, 2, due=None))
        assert await node.tables.claim_due(64) == []
        await node.tables.commit(commit(node, 3, due=node.clock.now()))
        assert await node.tables.claim_due(64) == [TABLE]

    async def test_S10_a_claimer_with_nothing_to_commit_gives_the_time_back(
        self, nodes: Any
    ) -> None:
        node = await nodes.start()
        await grow(node, 1, due=node.clock.now())
        assert await node.tables.claim_due(64) == [TABLE]
        await node.tables.reschedule(TABLE, Head("1:n1"), node.clock.now())
        assert await node.tables.claim_due(64) == [TABLE]
        await node.tables.reschedule(TABLE, Head("1:n1"), None)
        await nodes.advance(60_000)
        assert await node.tables.claim_due(64) == []

    async def test_S10_giving_the_time_back_yields_to_a_later_commit(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 1, due=node.clock.now())
        assert await node.tables.claim_due(64) == [TABLE]
        await node.tables.commit(commit(node, 2, due=node.clock.now()))
        await node.tables.reschedule(TABLE, Head("1:n1"), None)
        assert await node.tables.claim_due(64) == [TABLE]

    async def test_S10_a_claim_takes_no_more_than_its_limit_and_in_the_end_all(
        self, nodes: Any
    ) -> None:
        node = await nodes.start()
        tables = {TableId(f"t{number}") for number in range(50)}
        for table in tables:
            await grow(node, 1, table=table, due=node.clock.now())
        for limit in (1, 7, 16, 40):
            claimed = []
            for _ in range(200):
                some = await node.tables.claim_due(limit)
                assert len(some) <= limit
                claimed += some
            assert sorted(claimed) == sorted(tables)
            await nodes.advance(10_001)

    async def test_S11_a_stamp_too_far_in_the_future_is_refused(self, nodes: Any) -> None:
        node = await nodes.start()
        with pytest.raises(TooFarAhead):
            await node.tables.commit(commit(node, 1, at=node.clock.now() + 1_000))
        assert await node.tables.read(TABLE) is None
        slightly = commit(node, 1, at=node.clock.now() + 200)
        assert await node.tables.commit(slightly) == Committed()

    async def test_S11_a_stamp_in_the_past_passes(self, nodes: Any) -> None:
        node = await nodes.start()
        late = commit(node, 1, at=node.clock.now() - 30_000)
        assert await node.tables.commit(late) == Committed()

    async def test_S12_a_settled_table_is_not_due_not_listed_and_expires(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 1, due=node.clock.now(), live=b"row", snapshot=b"s")
        await node.tables.open(TABLE)
        await node.tables.connect_seat(TABLE, 0, "c")
        await node.tables.commit(commit(node, 2, expire_ms=1, live=b""))
        assert await node.tables.claim_due(64) == []
        assert await node.tables.live_tables() == {}
        async with asyncio.timeout(5):
            while await node.tables.read(TABLE) is not None:
                pass

    async def test_S12_waiting_for_the_disk_returns(self, nodes: Any) -> None:
        node = await nodes.start()
        await grow(node, 1)
        await asyncio.gather(*(node.tables.wait_durable() for _ in range(20)))

    async def test_the_last_closing_connection_makes_the_table_due_in_five_seconds(
        self, nodes: Any
    ) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1)
        assert await one.tables.connect_seat(TABLE, 0, "a") == Connections(count=1)
        assert await two.tables.connect_seat(TABLE, 0, "b") == Connections(count=2)
        assert await one.tables.disconnect_seat(TABLE, 0, "a") == Connections(count=1)
        await nodes.advance(6_000)
        assert await one.tables.claim_due(64) == []
        assert await two.tables.disconnect_seat(TABLE, 0, "b") == Connections(count=0)
        assert await one.tables.claim_due(64) == []
        await nodes.advance(5_001)
        assert await one.tables.claim_due(64) == [TABLE]

    async def test_a_commit_in_between_does_not_hide_that_a_seat_went_away(
        self, nodes: Any
    ) -> None:
        node = await nodes.start()
        await grow(node, 1)
        await node.tables.connect_seat(TABLE, 1, "a")
        await node.tables.disconnect_seat(TABLE, 1, "a")
        await node.tables.commit(commit(node, 2, due=node.clock.now() + 600_000))
        await nodes.advance(5_001)
        assert await node.tables.claim_due(64) == [TABLE]

    async def test_connections_are_counted_by_seat_without_those_of_dead_nodes(
        self, nodes: Any
    ) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        await grow(one, 1)
        await one.liveness.beat()
        await two.liveness.beat()
        await one.tables.connect_seat(TABLE, 0, "a")
        await two.tables.connect_seat(TABLE, 0, "b")
        await two.tables.connect_seat(TABLE, 12, "c")
        assert await one.tables.seat_connections(TABLE) == {0: 2, 12: 1}
        await nodes.advance(2_000)
        await one.liveness.beat()
        assert await one.tables.silent_seats(TABLE) == frozenset({12})
        await nodes.advance(2_000)
        await one.liveness.beat()
        assert await one.tables.seat_connections(TABLE) == {0: 1}

    async def test_a_seat_of_no_table_cannot_connect(self, nodes: Any) -> None:
        node = await nodes.start()
        assert await node.tables.connect_seat(TABLE, 0, "a") == Connections(count=0)
        assert await node.tables.seat_connections(TABLE) == {}
