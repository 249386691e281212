"""What the load generator reads of the house's messages as bytes, against whole decoding."""

import asyncio
from typing import Any

import pytest

from bench.figures import Tally
from bench.generator import AtOnce
from bench.house import Playing, Seat, is_over, kind_of, may_act
from bench.line import take_frames
from protocol.codec import MSGPACK

FRAME: dict[str, Any] = {
    "type": "frame",
    "table": "t",
    "vseq": 3,
    "view": {"legal": "not this one"},
    "legal": [],
    "decision": 7,
    "outcome": None,
}
ACTION = {"type": "steal", "good": "fish"}


@pytest.mark.parametrize("kind", ["ok", "frame", "snapshot", "error", "welcome"])
def test_the_kind_of_a_message_is_read_without_decoding(kind: str) -> None:
    assert kind_of(MSGPACK.encode({"cmd_id": "x", "type": kind})) == kind.encode()


def test_a_frame_with_legal_actions_is_a_turn() -> None:
    assert may_act(MSGPACK.encode(FRAME | {"view": {}, "legal": [ACTION]}))
    assert not may_act(MSGPACK.encode(FRAME | {"view": {}}))


def test_a_frame_with_an_outcome_ends_the_game() -> None:
    assert is_over(MSGPACK.encode(FRAME | {"outcome": {"reason": "resign"}}))
    assert not is_over(MSGPACK.encode(FRAME))


class Wire(asyncio.Transport):
    """A transport that keeps what is written to it."""

    def __init__(self) -> None:
        super().__init__()
        self.written: list[bytes] = []

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.written.append(bytes(data))

    def abort(self) -> None:
        self.written.append(b"abort")


def said(wire: Wire) -> list[dict[str, Any]]:
    """The messages a seat has sent since its upgrade; its mask leaves them readable."""
    messages = []
    for frame in wire.written[1:]:
        head, size = frame[0], frame[1] & 0x7F
        skip = 4 if size == 126 else 2
        plain = bytes([head, frame[1] & 0x7F]) + frame[2:skip] + frame[skip + 4 :]
        frames, rest = take_frames(plain)
        assert rest == b""
        messages += [MSGPACK.decode(payload) for _, payload in frames]
    return messages


async def seated(pace: AtOnce) -> tuple[Seat, Wire, Tally]:
    """A seat at the table "t", which is shown to it with one action to take."""
    tally = Tally()
    seat, other = (Seat(1, "token", tally, pace, seed) for seed in range(2))
    Playing("bagalut", (seat, other), ())
    wire = Wire()
    seat.connection_made(wire)
    seat.data_received(b"HTTP/1.1 101 Switching Protocols\r\n\r\n")
    sitting = asyncio.create_task(seat.sit("t", None))
    await asyncio.sleep(0)
    (attach,) = said(wire)
    assert attach["type"] == "attach"
    frame = FRAME | {"view": {}, "legal": [ACTION]}
    answer = {"type": "snapshot", "cmd_id": attach["cmd_id"], "frame": frame}
    seat.hear(MSGPACK.encode(answer))
    await sitting
    return seat, wire, tally


@pytest.mark.asyncio
async def test_a_seat_acts_on_receipt_with_the_decision_it_was_offered() -> None:
    pace = AtOnce()
    pace.start()
    _, wire, _ = await seated(pace)
    _, act = said(wire)
    assert (act["type"], act["decision"], act["action"]) == ("act", 7, ACTION)


@pytest.mark.asyncio
async def test_nobody_acts_before_everybody_is_seated() -> None:
    pace = AtOnce()
    _, wire, _ = await seated(pace)
    assert len(said(wire)) == 1
    pace.start()
    assert len(said(wire)) == 2


@pytest.mark.asyncio
async def test_a_decision_shown_twice_is_answered_once() -> None:
    pace = AtOnce()
    pace.start()
    seat, wire, _ = await seated(pace)
    seat.hear(MSGPACK.encode(FRAME | {"view": {}, "legal": [ACTION]}))
    assert len(said(wire)) == 2


@pytest.mark.asyncio
async def test_a_move_counts_when_it_is_answered_and_its_frame_gives_the_latency() -> None:
    pace = AtOnce()
    pace.start()
    seat, wire, tally = await seated(pace)
    cmd_id = said(wire)[-1]["cmd_id"]
    seat.hear(MSGPACK.encode(FRAME | {"view": {}}))
    assert (len(tally.latencies), tally.deliveries, tally.moves) == (1, 1, 0)
    seat.hear(MSGPACK.encode({"type": "ok", "cmd_id": cmd_id}))
    assert tally.moves == 1


@pytest.mark.asyncio
async def test_a_refused_action_is_counted_and_the_table_looked_at_again() -> None:
    pace = AtOnce()
    pace.start()
    seat, wire, tally = await seated(pace)
    refusal = {"type": "error", "cmd_id": said(wire)[-1]["cmd_id"], "code": "busy", "facts": {}}
    seat.hear(MSGPACK.encode(refusal))
    await asyncio.sleep(0)
    assert tally.refusals == {"busy": 1}
    assert [message["type"] for message in said(wire)] == ["attach", "act", "attach"]
    seat.abort()


@pytest.mark.asyncio
async def test_frames_of_the_table_before_are_nobodys_turn() -> None:
    pace = AtOnce()
    pace.start()
    seat, wire, tally = await seated(pace)
    seat.hear(MSGPACK.encode(FRAME | {"table": "old", "view": {}, "legal": [ACTION]}))
    assert len(said(wire)) == 2
    assert tally.latencies == []


@pytest.mark.asyncio
async def test_a_lost_socket_spoils_the_run() -> None:
    pace = AtOnce()
    seat, _, tally = await seated(pace)
    seat.connection_lost(None)
    assert tally.failed is not None


@pytest.mark.asyncio
async def test_an_aborted_socket_spoils_nothing() -> None:
    pace = AtOnce()
    seat, wire, tally = await seated(pace)
    seat.abort()
    seat.connection_lost(None)
    assert wire.written[-1] == b"abort"
    assert tally.failed is None
