"""A socket's way out and the watch over it, with a transport that does as it is told."""

import asyncio

import pytest

from server.gateway.outgoing import Outbox, Outgoing
from server.gateway.stalls import Stalls

pytestmark = pytest.mark.asyncio


class FakeTransport(asyncio.Transport):
    """Keeps what is written; a test says how much of it waits."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []
        self.waiting = 0
        self.closing = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def get_write_buffer_size(self) -> int:
        return self.waiting

    def is_closing(self) -> bool:
        return self.closing


class Reader:
    """Somebody who takes a byte at each look, until told otherwise."""

    def __init__(self) -> None:
        self.reads = True
        self.looks = 0
        self.cut = asyncio.Event()
        self.done = asyncio.Event()
        self.looked_at_often = asyncio.Event()
        self.left = 1

    def unsent(self) -> int:
        return self.left

    def taken(self) -> int:
        self.looks += self.reads
        if self.looks > 20:
            self.looked_at_often.set()
        return self.looks

    def read_all(self) -> None:
        self.done.set()

    def stalled(self) -> None:
        self.cut.set()


def outgoing(transport: asyncio.Transport) -> Outgoing:
    return Outgoing(transport, Outbox(), Stalls(50), lambda _reason: None)


async def test_a_turns_frames_are_one_write_and_the_next_turns_another() -> None:
    transport = FakeTransport()
    out = outgoing(transport)
    out.write(b"a")
    out.write(b"b")
    assert (transport.written, out.unsent()) == ([], 2)
    await asyncio.sleep(0)
    out.write(b"c")
    await asyncio.sleep(0)
    assert transport.written == [b"ab", b"c"]
    assert out.unsent() == 0


async def test_nothing_is_written_to_a_transport_that_closes() -> None:
    transport = FakeTransport()
    out = outgoing(transport)
    out.write(b"a")
    transport.closing = True
    await asyncio.sleep(0)
    assert transport.written == []


async def test_what_was_dropped_is_not_written() -> None:
    transport = FakeTransport()
    out = outgoing(transport)
    out.write(b"a")
    out.drop()
    await asyncio.sleep(0)
    assert transport.written == []


async def test_a_reader_is_cut_when_it_stops_and_not_while_it_reads() -> None:
    stalls, reader = Stalls(20), Reader()
    stalls.watch(reader)
    await reader.looked_at_often.wait()  # four times as long as a stall may last
    assert not reader.cut.is_set()
    reader.reads = False
    await reader.cut.wait()


async def test_a_reader_who_has_read_all_is_no_longer_watched() -> None:
    stalls, reader = Stalls(20), Reader()
    stalls.watch(reader)
    reader.left = 0
    await reader.done.wait()
    assert stalls._timer is None  # and an idle house has no timer
    assert not reader.cut.is_set()


async def test_a_reader_who_is_gone_is_not_cut() -> None:
    stalls, reader, other = Stalls(20), Reader(), Reader()
    reader.reads = other.reads = False
    stalls.watch(reader)
    stalls.watch(other)
    stalls.forget(reader)
    await other.cut.wait()
    assert not reader.cut.is_set()
