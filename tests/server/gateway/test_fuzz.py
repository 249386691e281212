"""Whatever comes over a socket: a typed error or a documented close, no fault in the log, and the
others notice nothing.
"""

import asyncio
import random
from collections.abc import Awaitable, Callable

import msgpack
import pytest
from websockets.frames import Frame, Opcode

from protocol.errors import CloseCode, ErrorCode
from server.gateway.socket import AFTER_CLOSE_BYTES, GOODBYE_MS, PIECE, Socket
from tests.server.gateway.harness import Gateway, command, hear, hello, say

pytestmark = pytest.mark.asyncio

DOCUMENTED = {code.value for code in CloseCode} | {1002, 1007}
TYPED = {code.value for code in ErrorCode}
ROUNDS = 40

Attack = Callable[[random.Random], bytes]


def masked(opcode: Opcode, payload: bytes, *, fin: bool = True) -> bytes:
    return Frame(opcode, payload, fin).serialize(mask=True)


def noise(chance: random.Random) -> bytes:
    return chance.randbytes(chance.randrange(1, 600))


def masked_noise(chance: random.Random) -> bytes:
    """Frames whose first bytes are chance, but masked: so more of them get past the first check."""
    head = bytes([chance.randrange(256), 0x80 | chance.randrange(128)])
    return head + chance.randbytes(chance.randrange(300))


def control_storm(chance: random.Random) -> bytes:
    """As many frames as fit into one read of the transport."""
    kinds = [Opcode.PING, Opcode.PONG, Opcode.CONT]
    return b"".join(masked(chance.choice(kinds), b"") for _ in range(10)) * 1_000


def mutated(chance: random.Random) -> bytes:
    """Valid messages with a few bytes changed, cut or doubled."""
    payload = bytearray(msgpack.packb(chance.choice([hello(), command(1), {"type": "ping"}])))
    for _ in range(chance.randrange(1, 4)):
        payload[chance.randrange(len(payload))] = chance.randrange(256)
    return masked(Opcode.BINARY, bytes(payload)) * chance.randrange(1, 4)


def deep(chance: random.Random) -> bytes:
    payload = b"\x91" * chance.randrange(10, 4_000)
    return masked(Opcode.BINARY, payload)


def boastful(chance: random.Random) -> bytes:
    """Small frames that declare huge contents."""
    heads = [b"\xdf\xff\xff\xff\xff", b"\xdd\xff\xff\xff\xff", b"\xdb\xff\xff\xff\xff", b"\xc9"]
    return masked(Opcode.BINARY, chance.choice(heads) + chance.randbytes(8))


def huge_frame(_chance: random.Random) -> bytes:
    return b"\x82\xff" + (2**62).to_bytes(8, "big") + b"mask" + b"x" * 100


def split(chance: random.Random) -> bytes:
    """A message in fragments, with something between them that does not belong there."""
    between = chance.choice([masked(Opcode.PING, b"?"), masked(Opcode.TEXT, b"x"), b""])
    return (
        masked(Opcode.BINARY, b"\x81", fin=False) + between + masked(Opcode.CONT, b"\xa1a\x01") * 2
    )


ATTACKS = [noise, masked_noise, control_storm, mutated, deep, boastful, huge_frame, split]


async def upgraded(gateway: Gateway) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """An upgraded socket without a library that would keep it to the rules."""
    token = (await gateway.people.new_guest("de")).token
    reader, writer = await gateway.knock()
    writer.write(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Protocol: wartesaal.v1.msgpack\r\n"
        f"Authorization: Bearer {token}\r\n\r\n".encode()
    )
    assert b"101" in await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def all_frames(reader: asyncio.StreamReader) -> list[tuple[int, bytes]]:
    """What the gateway says until it closes: opcodes and payloads."""
    frames = []
    while True:
        try:
            first, size = await reader.readexactly(2)
            if size == 126:
                size = int.from_bytes(await reader.readexactly(2), "big")
            frames.append((first & 0x0F, await reader.readexactly(size)))
        except (asyncio.IncompleteReadError, ConnectionError):
            return frames


def judge(frames: list[tuple[int, bytes]]) -> None:
    for opcode, payload in frames:
        match opcode:
            case Opcode.CLOSE:
                assert int.from_bytes(payload[:2], "big") in DOCUMENTED
                assert len(payload) <= 102
            case Opcode.BINARY:
                plain = msgpack.unpackb(payload)
                assert plain["type"] in {"welcome", "pong", "ok", "error"}
                assert plain.get("code", "bad_frame") in TYPED - {ErrorCode.INTERNAL}
            case _:
                assert opcode in (Opcode.PING, Opcode.PONG)


async def without_hello(_writer: asyncio.StreamWriter) -> None: ...


async def after_hello(writer: asyncio.StreamWriter) -> None:
    writer.write(masked(Opcode.BINARY, msgpack.packb(hello())))


@pytest.mark.parametrize("attack", ATTACKS, ids=[attack.__name__ for attack in ATTACKS])
@pytest.mark.parametrize("before", [without_hello, after_hello])
async def test_whatever_comes_is_answered_as_documented_and_disturbs_nobody(
    gateway: Gateway,
    attack: Attack,
    before: Callable[[asyncio.StreamWriter], Awaitable[None]],
    capsys: pytest.CaptureFixture[str],
    caplog: pytest.LogCaptureFixture,
) -> None:
    other, _peer = await gateway.enter()
    chance = random.Random(attack.__name__)
    heard = 0
    for number in range(ROUNDS):
        reader, writer = await upgraded(gateway)
        await before(writer)
        for _ in range(chance.randrange(1, 8)):
            writer.write(attack(chance))
        writer.write_eof()
        async with asyncio.timeout(5):
            frames = await all_frames(reader)
        judge(frames)
        heard += len(frames)
        writer.close()
        if number % 10 == 0:
            await say(other, command(number))
            assert (await hear(other))["cmd_id"] == command(number)["cmd_id"]
    assert heard  # else nothing was judged
    assert "fault" not in capsys.readouterr().out
    assert caplog.text == ""
    await other.close()


async def test_whoever_goes_on_after_the_close_frame_is_cut(gateway: Gateway) -> None:
    reader, writer = await upgraded(gateway)
    writer.write(masked(Opcode.TEXT, b"wrong kind"))
    while b"\x88" not in await reader.read(1000):
        pass

    async def go_on() -> None:
        while True:
            writer.write(masked(Opcode.BINARY, bytes(1_000)))
            await writer.drain()
            await asyncio.sleep(0)

    started = asyncio.get_running_loop().time()
    with pytest.raises(ConnectionError):
        await go_on()
    assert asyncio.get_running_loop().time() - started < GOODBYE_MS / 1_000
    writer.close()


async def test_frames_sent_before_the_upgrade_was_answered_reach_nobody(gateway: Gateway) -> None:
    reader, writer = await gateway.knock()
    token = (await gateway.people.new_guest("de")).token
    request = (
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{gateway.port}\r\nConnection: Upgrade\r\n"
        "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        "Sec-WebSocket-Protocol: wartesaal.v1.msgpack\r\n"
        f"Authorization: Bearer {token}\r\n\r\n"
    )
    early = masked(Opcode.BINARY, msgpack.packb(hello())) * 2
    writer.write(request.encode() + early)
    writer.write_eof()
    async with asyncio.timeout(5):
        await reader.read()
    writer.close()
    assert gateway.house.peers == []


async def test_a_flood_in_one_read_is_parsed_in_pieces_and_no_further_than_the_limit(
    gateway: Gateway, monkeypatch: pytest.MonkeyPatch
) -> None:
    client, peer = await gateway.enter()
    line = peer._line
    assert isinstance(line, Socket)
    parsed: list[int] = []
    receive_data = line.conn.receive_data

    def watched(data: bytes) -> None:
        parsed.append(len(data))
        receive_data(data)

    monkeypatch.setattr(line.conn, "receive_data", watched)
    line.data_received(masked(Opcode.PONG, b"") * 40_000)
    assert max(parsed) == PIECE
    assert sum(parsed) <= PIECE + AFTER_CLOSE_BYTES
    assert line._ending == str(CloseCode.POLICY.value)
    client.transport.abort()


async def test_a_client_still_sending_what_is_too_big_is_not_reset(gateway: Gateway) -> None:
    """A reset would take the close frame with it, where the client's system is not Linux."""
    reader, writer = await upgraded(gateway)
    too_big = masked(Opcode.BINARY, bytes(40_000))
    writer.write(too_big[:1_000])
    close = await reader.readexactly(4)
    assert (close[0] & 0x0F, int.from_bytes(close[2:4], "big")) == (Opcode.CLOSE, 1009)
    for start in range(1_000, len(too_big), 10_000):
        writer.write(too_big[start : start + 10_000])
        await writer.drain()
        await asyncio.sleep(0.01)  # a reset would come back in this time
    await reader.read()
    writer.close()
    await writer.wait_closed()
