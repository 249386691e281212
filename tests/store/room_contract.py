"""What any RoomStore must do; run on each that exists.

A subclass brings the fixture `nodes`: `start(name)` gives a connected node with `tables`, `room`,
`liveness` and `clock`; `advance(ms)` lets table time pass; `kill(node)` ends one without farewell.
"""

import asyncio
from typing import Any

import pytest

from server.ports import RoomNews, TableId
from tests.store.logs import heard


@pytest.mark.asyncio
class RoomStoreContract:
    """The waiting room."""

    async def test_rows_are_shown_changed_and_dropped_under_one_counter(self, nodes: Any) -> None:
        node = await nodes.start()
        assert await node.room.rows() == (0, {})
        await node.room.put_row("player:anna", b"here")
        await node.room.put_row("table:t", b"open")
        await node.room.put_row("player:anna", b"playing")
        assert await node.room.rows() == (3, {"player:anna": b"playing", "table:t": b"open"})
        await node.room.drop_row("table:t")
        assert await node.room.rows() == (4, {"player:anna": b"playing"})

    async def test_every_node_hears_every_change_in_order(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        at_one, at_two = heard(one.room.on_news), heard(two.room.on_news)
        await one.room.put_row("a:1", b"\x00x")
        await two.room.put_row("b:2", b"y")
        await one.room.drop_row("a:1")
        await at_one.until(3)
        await at_two.until(3)
        assert at_one == at_two
        assert at_one == [
            RoomNews(n=1, rows={"a:1": b"\x00x"}, gone=[]),
            RoomNews(n=2, rows={"b:2": b"y"}, gone=[]),
            RoomNews(n=3, rows={}, gone=["a:1"]),
        ]

    async def test_rows_put_together_are_one_piece_of_news(self, nodes: Any) -> None:
        node = await nodes.start()
        told = heard(node.room.on_news)
        await node.room.put_row("a:1", b"x")
        await node.room.put_rows({"a:1": b"x", "b:2": b"y", "c:3": b"z"})
        await told.until(2)
        assert told[1] == RoomNews(n=2, rows={"b:2": b"y", "c:3": b"z"}, gone=[])

    async def test_a_row_put_again_unchanged_is_no_news(self, nodes: Any) -> None:
        node = await nodes.start()
        for _ in range(3):
            await node.room.put_row("a:1", b"x", ttl_ms=5_000)
        await node.room.drop_row("b:2")
        assert (await node.room.rows())[0] == 1

    async def test_a_row_with_a_lifetime_vanishes_unless_put_again(self, nodes: Any) -> None:
        node = await nodes.start()
        await node.room.put_row("a:1", b"x", ttl_ms=5_000)
        await node.room.put_row("b:2", b"y", ttl_ms=5_000)
        await node.room.put_row("c:3", b"z")
        await nodes.advance(4_000)
        await node.room.put_row("b:2", b"y", ttl_ms=5_000)
        await nodes.advance(2_000)
        assert (await node.room.rows())[1] == {"b:2": b"y", "c:3": b"z"}

    async def test_vanishing_is_news(self, nodes: Any) -> None:
        node = await nodes.start()
        told = heard(node.room.on_news)
        await node.room.put_row("a:1", b"x", ttl_ms=1_000)
        await told.until(1)
        await nodes.advance(2_000)
        await told.until(2)
        assert told[1] == RoomNews(n=2, rows={}, gone=["a:1"])

    async def test_a_lifetime_can_be_taken_away(self, nodes: Any) -> None:
        node = await nodes.start()
        await node.room.put_row("a:1", b"x", ttl_ms=1_000)
        await node.room.put_row("a:1", b"x")
        await nodes.advance(2_000)
        assert (await node.room.rows())[1] == {"a:1": b"x"}

    async def test_S14_of_many_who_change_a_record_exactly_one_wins(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        assert await one.room.read_record("seek:1") is None
        outcomes = await asyncio.gather(
            *(
                node.room.write_record("seek:1", 0, b"by %d" % number, ttl_ms=None)
                for number, node in enumerate([one, two] * 5)
            )
        )
        assert sum(outcomes) == 1
        winner = outcomes.index(True)
        assert await two.room.read_record("seek:1") == (1, b"by %d" % winner)
        assert await two.room.write_record("seek:1", 1, b"next", ttl_ms=None)
        assert not await one.room.write_record("seek:1", 1, b"late", ttl_ms=None)
        assert await one.room.read_record("seek:1") == (2, b"next")

    async def test_a_record_with_a_lifetime_is_gone_after_it(self, nodes: Any) -> None:
        node = await nodes.start()
        assert await node.room.write_record("seek:1", 0, b"x", ttl_ms=1)
        assert await node.room.write_record("seek:2", 0, b"x", ttl_ms=1_000)
        assert await node.room.write_record("seek:2", 1, b"y", ttl_ms=None)
        async with asyncio.timeout(5):
            while await node.room.read_record("seek:1") is not None:
                pass
        assert await node.room.write_record("seek:1", 0, b"anew", ttl_ms=None)

    async def test_S6_a_waiting_room_answer_is_kept_the_first_one(self, nodes: Any) -> None:
        one, two = await nodes.start("one"), await nodes.start("two")
        assert await one.room.answered("anna", "c1") is None
        await one.room.remember_answer("anna", "c1", b"yes")
        await two.room.remember_answer("anna", "c1", b"no")
        assert await two.room.answered("anna", "c1") == b"yes"
        assert await two.room.answered("ben", "c1") is None

    async def test_a_user_has_tables_newest_first_each_once(self, nodes: Any) -> None:
        node = await nodes.start()
        for table in ("t1", "t2", "t3", "t2"):
            await node.room.add_user_table("anna", TableId(table))
        await node.room.drop_user_table("anna", TableId("t1"))
        assert list(await node.room.user_tables("anna")) == ["t2", "t3"]
        assert list(await node.room.user_tables("ben")) == []
