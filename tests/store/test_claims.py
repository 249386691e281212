"""Changes of the waiting room that belong together, on a real store. Source: S4, S10, S14."""

import asyncio
from typing import Any

import pytest

from server.ports import RoomNews
from server.ports_lobby import Change, DueChange, QueueChange, RecordChange, RowChange
from tests.store.logs import heard
from tests.store.nodes import Nodes

pytestmark = pytest.mark.asyncio

LEASE = 10_000


def written(key: str, expected: int | None, value: bytes = b"x") -> RecordChange:
    return RecordChange(key=key, expected=expected, value=value, ttl_ms=60_000)


def waits(member: str, at: int | None, queue: str = "pool:p") -> QueueChange:
    return QueueChange(queue=queue, member=member, at=at)


async def state(node: Any) -> object:
    """All that a change could have touched."""
    return (
        await node.claims.records(["table:t", "waits:anna", "waits:bo"]),
        await node.claims.queue("pool:p"),
        await node.room.rows(),
    )


async def test_S14_of_many_who_claim_the_same_seat_one_wins_and_the_others_change_nothing(
    nodes: Nodes,
) -> None:
    one, two = await nodes.start("one"), await nodes.start("two")
    users = [f"user{number}" for number in range(20)]
    outcomes = await asyncio.gather(
        *(
            (one, two)[number % 2].claims.change(
                Change(
                    records=[written("table:t", 0, user.encode()), written(f"waits:{user}", 0)],
                    rows=[RowChange(key="open_table:t", row=user.encode())],
                )
            )
            for number, user in enumerate(users)
        )
    )
    assert outcomes.count(True) == 1
    winner = users[outcomes.index(True)]
    [(revision, value)] = await two.claims.records(["table:t"])
    assert (revision, value) == (1, winner.encode())
    marks = await one.claims.records([f"waits:{user}" for user in users])
    assert [mark != (0, b"") for mark in marks] == outcomes
    assert await one.room.rows() == (1, {"open_table:t": winner.encode()})


async def test_S4_one_record_at_another_revision_and_nothing_at_all_has_changed(
    nodes: Nodes,
) -> None:
    node = await nodes.start()
    assert await node.claims.change(Change(records=[written("waits:bo", 0)]))
    before = await state(node)
    refused = Change(
        records=[written("table:t", 0), written("waits:bo", 0)],
        queues=[waits("anna", 5)],
        due=[DueChange(item="table:t", at=0)],
        rows=[RowChange(key="open_table:t", row=b"row")],
    )
    assert not await node.claims.change(refused)
    assert await state(node) == before
    assert await node.claims.claim(LEASE, 10) == []


async def test_what_has_been_emptied_is_not_taken_for_what_was_never_there(nodes: Nodes) -> None:
    node = await nodes.start()
    await node.claims.change(Change(records=[written("waits:anna", 0)]))
    await node.claims.change(Change(records=[written("waits:anna", 1, b"")]))
    assert await node.claims.records(["waits:anna"]) == [(2, b"")]
    assert not await node.claims.change(Change(records=[written("waits:anna", 1)]))
    assert await node.claims.change(Change(records=[written("waits:anna", None)]))


async def test_rows_of_one_change_are_one_piece_of_news_to_every_node(nodes: Nodes) -> None:
    one, two = await nodes.start("one"), await nodes.start("two")
    await one.room.put_row("old:1", b"old")
    told = heard(two.room.on_news)
    rows = [
        RowChange(key="new:1", row=b"new", ttl_ms=5_000),
        RowChange(key="new:2", row=b"kept"),
        RowChange(key="old:1", row=None),
        RowChange(key="never:1", row=None),
    ]
    await one.claims.change(Change(rows=rows))
    await one.claims.change(Change(rows=rows))  # unchanged: no news
    await told.until(1)
    assert told[-1] == RoomNews(n=2, rows={"new:1": b"new", "new:2": b"kept"}, gone=["old:1"])
    await nodes.advance(6_000)
    assert (await two.room.rows())[1] == {"new:2": b"kept"}


async def test_a_queue_is_in_order_of_coming_and_whoever_leaves_is_gone(nodes: Nodes) -> None:
    node = await nodes.start()
    for member, at in (("bo", 20), ("anna", 10), ("cleo", 30)):
        await node.claims.change(Change(queues=[waits(member, at)]))
    await node.claims.change(Change(queues=[waits("bo", None), waits("dora", 15)]))
    assert await node.claims.queue("pool:p") == ["anna", "dora", "cleo"]
    assert await node.claims.queues(["pool:p", "pool:q"]) == [3, 0]


async def test_S10_what_is_due_is_claimed_once_and_again_when_the_lease_is_over(
    nodes: Nodes,
) -> None:
    one, two = await nodes.start("one"), await nodes.start("two")
    now = one.clock.now()
    await one.claims.change(
        Change(
            records=[written("check:c", 0), written("check:later", 0)],
            queues=[waits("anna", now)],
            due=[
                DueChange(item="check:c", at=now),
                DueChange(item="check:later", at=now + 60_000),
                DueChange(item="pool:p", at=now),
            ],
        )
    )
    claims = await asyncio.gather(*(node.claims.claim(LEASE, 10) for node in (one, two)))
    assert sorted([*claims[0], *claims[1]]) == ["check:c", "pool:p"]
    await nodes.advance(LEASE - 1_000)
    assert await two.claims.claim(LEASE, 10) == []
    await nodes.advance(2_000)  # its claimer has died
    assert sorted(await two.claims.claim(LEASE, 10)) == ["check:c", "pool:p"]


async def test_what_is_over_is_not_claimed_and_a_time_is_not_put_off_by_a_newcomer(
    nodes: Nodes,
) -> None:
    node = await nodes.start()
    now = node.clock.now()
    await node.claims.change(
        Change(due=[DueChange(item="pool:p", at=now), DueChange(item="check:gone", at=now)])
    )
    assert await node.claims.claim(LEASE, 10) == []
    later = DueChange(item="pool:p", at=now + 60_000, if_never=True)
    sooner = DueChange(item="pool:p", at=now, if_never=True)
    await node.claims.change(Change(queues=[waits("anna", now)], due=[sooner]))
    await node.claims.change(Change(queues=[waits("bo", now)], due=[later]))
    assert await node.claims.claim(LEASE, 10) == ["pool:p"]
    await node.claims.change(Change(due=[DueChange(item="pool:p", at=None)]))
    await nodes.advance(LEASE + 1_000)
    assert await node.claims.claim(LEASE, 10) == []


async def test_who_has_no_connection_is_away_since_it_was_first_noticed(nodes: Nodes) -> None:
    node = await nodes.start()
    await node.room.put_row("player:anna", b"here")
    first = await node.claims.away(["anna", "bo"])
    assert first.keys() == {"bo"}
    await nodes.advance(5_000)
    assert await node.claims.away(["bo"]) == first
    await node.room.put_row("player:bo", b"back")
    assert await node.claims.away(["bo"]) == {}
    await node.room.drop_row("player:bo")
    assert (await node.claims.away(["bo"]))["bo"] >= first["bo"] + 5_000
