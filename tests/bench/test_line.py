"""The load generator's WebSocket frames."""

import pytest

from bench.line import BINARY, PING, TEXT, UnexpectedAnswer, client_frame, take_frames
from server.framing import frame_bytes


@pytest.mark.parametrize("size", [0, 1, 125, 126, 65_535, 65_536])
def test_a_frame_of_any_length_is_read_as_the_house_writes_it(size: int) -> None:
    payload = bytes(n % 251 for n in range(size))
    frames, rest = take_frames(frame_bytes(payload, binary=True))
    assert frames == [(BINARY, payload)]
    assert rest == b""


def test_frames_that_came_together_are_told_apart() -> None:
    data = frame_bytes(b"one", binary=True) + frame_bytes(b"two", binary=False)
    assert take_frames(data) == ([(BINARY, b"one"), (TEXT, b"two")], b"")


@pytest.mark.parametrize("size", [3, 300, 70_000])
def test_a_frame_cut_anywhere_waits_for_its_rest(size: int) -> None:
    whole = frame_bytes(b"x" * size, binary=True)
    for cut in {*range(min(len(whole), 12)), len(whole) - 1}:
        assert take_frames(whole[:cut]) == ([], whole[:cut])


def test_the_rest_begins_at_the_first_frame_that_is_not_whole() -> None:
    first, second = frame_bytes(b"first", binary=True), frame_bytes(b"second", binary=True)
    assert take_frames(first + second[:4]) == ([(BINARY, b"first")], second[:4])


def test_control_frames_are_told_apart_from_messages() -> None:
    assert take_frames(bytes([0x80 | PING, 2]) + b"hi") == ([(PING, b"hi")], b"")


@pytest.mark.parametrize("head", [0x02, 0x80])
def test_a_fragmented_message_is_refused(head: int) -> None:
    with pytest.raises(UnexpectedAnswer):
        take_frames(bytes([head, 1]) + b"x")


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536])
def test_what_a_client_sends_is_masked_and_can_be_read_by_websockets(size: int) -> None:
    from websockets.frames import Frame
    from websockets.streams import StreamReader

    payload = b"p" * size
    reader = StreamReader()
    reader.feed_data(client_frame(payload, BINARY))
    parsing = Frame.parse(reader.read_exact, mask=True)
    with pytest.raises(StopIteration) as done:
        next(parsing)
    frame = done.value.value
    assert (frame.opcode, bytes(frame.data), frame.fin) == (BINARY, payload, True)
