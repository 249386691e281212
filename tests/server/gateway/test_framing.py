"""One message, framed once, written to many: it must be what each client would have got alone."""

import pytest
import websockets
from hypothesis import given
from hypothesis import strategies as st
from websockets.frames import Frame, Opcode

from protocol.codec import JSON, MSGPACK, Codec
from protocol.errors import CloseCode
from server.framing import frame_bytes, framed
from server.gateway.socket import Socket
from tests.server.gateway.harness import Gateway, command, goodbye, hear, say

BOUNDARIES = (0, 1, 125, 126, 127, 65_535, 65_536, 65_537)


@pytest.mark.parametrize("size", BOUNDARIES)
@pytest.mark.parametrize("binary", [True, False])
def test_our_frames_are_byte_for_byte_those_of_the_library(size: int, binary: bool) -> None:
    payload = b"a" * size
    opcode = Opcode.BINARY if binary else Opcode.TEXT
    assert frame_bytes(payload, binary=binary) == Frame(opcode, payload).serialize(mask=False)


@given(st.binary(max_size=300))
def test_any_payload_is_framed_as_the_library_would(payload: bytes) -> None:
    assert frame_bytes(payload, binary=True) == Frame(Opcode.BINARY, payload).serialize(mask=False)


@pytest.mark.asyncio
@pytest.mark.parametrize("codec", [MSGPACK, JSON], ids=["msgpack", "json"])
async def test_one_frame_written_to_many_is_what_each_client_decodes(
    gateway: Gateway, codec: Codec
) -> None:
    entered = [await gateway.enter(codec) for _ in range(5)]
    for size in BOUNDARIES:
        plain = {"type": "frame", "view": {"filling": "ü" * size}}
        once = framed(plain, codec)
        for _client, peer in entered:
            peer.write(once)
        for client, _peer in entered:
            assert await hear(client) == plain
    for client, _peer in entered:
        await client.close()


@pytest.mark.asyncio
async def test_pings_and_the_close_frame_keep_their_place_between_written_frames(
    gateway: Gateway,
) -> None:
    client, peer = await gateway.enter()
    for number in range(5):
        peer.write(peer.frame({"type": "frame", "number": number}))
        pong = await client.ping()
        await pong
    await say(client, command())
    assert [(await hear(client)).get("number") for _ in range(6)] == [0, 1, 2, 3, 4, None]
    await client.close()
    assert isinstance(client.protocol.close_exc, websockets.ConnectionClosedOK)


@pytest.mark.asyncio
async def test_what_is_said_in_one_turn_is_one_write(
    gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, peer = await gateway.enter()
    line = peer._line
    assert isinstance(line, Socket)
    written: list[bytes] = []

    class Watched:
        """The transport, with an eye on `write`."""

        def __getattr__(self, name: str) -> object:
            return getattr(transport, name)

        def write(self, data: bytes) -> None:
            written.append(data)
            transport.write(data)

    transport = line.transport
    monkeypatch.setattr(line._outgoing, "_transport", Watched())
    frames = [{"type": "frame", "number": number} for number in range(3)]
    for frame in frames:
        peer.send(frame)
    assert [await hear(client) for _ in frames] == frames
    assert written == [b"".join(framed(frame, MSGPACK) for frame in frames)]
    await client.close()


@pytest.mark.asyncio
async def test_what_was_said_before_closing_is_heard(gateway: Gateway) -> None:
    client, peer = await gateway.enter()
    peer.send({"type": "frame", "number": 1})
    peer.close(CloseCode.DONE)
    assert (await hear(client))["number"] == 1
    assert await goodbye(client) == CloseCode.DONE
