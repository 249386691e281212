"""The bench's store in memory keeps what the house relies on."""

import asyncio

import pytest

from bench.memory_store import MemoryTables
from server.ports import NO_TABLE, Commit, Committed, Conflict, Head, TableId

TABLE = TableId("t")


def entry(number: int, *, expected: Head | None = None, due: int | None = None) -> Commit:
    before = NO_TABLE if number == 1 else Head(f"{number - 1}:n")
    return Commit(
        table=TABLE,
        expected=before if expected is None else expected,
        head=Head(f"{number}:n"),
        entry=b"entry %d" % number,
        snapshot=b"snapshot" if number == 1 else None,
        due=due,
        at=number,
    )


class Clock:
    """A hand-moved clock."""

    def __init__(self) -> None:
        self.ms = 0

    def now(self) -> int:
        return self.ms


@pytest.mark.asyncio
async def test_what_is_committed_can_be_read() -> None:
    tables = MemoryTables(Clock().now)
    assert await tables.commit(entry(1)) == Committed()
    assert await tables.commit(entry(2)) == Committed()
    opened = await tables.open(TABLE)
    assert opened is not None
    assert (opened.head, opened.snapshot, opened.snapshot_seq) == ("2:n", b"snapshot", 1)
    assert list(opened.entries) == [b"entry 2"]
    assert list(opened.recent) == [b"entry 1", b"entry 2"]
    assert list(await tables.log(TABLE, 1, 2)) == [b"entry 1", b"entry 2"]


@pytest.mark.asyncio
async def test_another_head_is_a_conflict_and_changes_nothing() -> None:
    tables = MemoryTables(Clock().now)
    await tables.commit(entry(1))
    assert await tables.commit(entry(2, expected=Head("7:x"))) == Conflict(Head("1:n"))
    opened = await tables.open(TABLE)
    assert opened is not None
    assert opened.head == "1:n"


@pytest.mark.asyncio
async def test_there_is_no_table_before_its_first_entry() -> None:
    tables = MemoryTables(Clock().now)
    assert await tables.open(TABLE) is None
    assert await tables.tail(TABLE, 0) is None


@pytest.mark.asyncio
async def test_a_table_is_claimed_once_when_its_newest_time_has_come() -> None:
    clock = Clock()
    tables = MemoryTables(clock.now)
    await tables.commit(entry(1, due=100))
    await tables.commit(entry(2, due=300))
    clock.ms = 200
    assert list(await tables.claim_due(10)) == []
    clock.ms = 300
    assert list(await tables.claim_due(10)) == [TABLE]
    assert list(await tables.claim_due(10)) == []


@pytest.mark.asyncio
async def test_a_claim_that_led_to_nothing_is_made_again_unless_the_log_went_on() -> None:
    clock = Clock()
    tables = MemoryTables(clock.now)
    await tables.commit(entry(1))
    await tables.reschedule(TABLE, Head("1:n"), 50)
    clock.ms = 50
    assert list(await tables.claim_due(10)) == [TABLE]
    await tables.commit(entry(2))
    await tables.reschedule(TABLE, Head("1:n"), 50)
    assert list(await tables.claim_due(10)) == []


@pytest.mark.asyncio
async def test_a_seats_last_connection_makes_the_table_due_soon() -> None:
    clock = Clock()
    tables = MemoryTables(clock.now)
    await tables.commit(entry(1))
    await tables.connect_seat(TABLE, 0, "a")
    assert (await tables.connect_seat(TABLE, 0, "b")).count == 2
    assert (await tables.disconnect_seat(TABLE, 0, "a")).count == 1
    clock.ms = 5_000
    assert list(await tables.claim_due(10)) == []
    assert (await tables.disconnect_seat(TABLE, 0, "b")).count == 0
    clock.ms = 10_000
    assert list(await tables.claim_due(10)) == [TABLE]
    assert await tables.seat_connections(TABLE) == {}


@pytest.mark.asyncio
async def test_a_commit_never_waits() -> None:
    answer = MemoryTables(Clock().now).commit(entry(1))
    assert isinstance(answer, asyncio.Future)
    assert answer.done()
