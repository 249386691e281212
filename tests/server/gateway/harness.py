"""A house that only listens and answers, and ways to knock at the gateway in front of it."""

import asyncio
import contextlib
from collections.abc import Callable, Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest
import websockets

from protocol.codec import CODECS, MSGPACK, Codec
from protocol.frames import Plain
from server.config import Limits
from server.gateway.client import Client
from server.gateway.reception import Reception
from server.house import AnyCommand, SignedIn
from server.ports import Guest, Peer
from tests.server.gateway.fake_daily import FakeDaily
from tests.server.gateway.fake_members import FakeMembers
from tests.server.gateway.fake_reads import FakeReads


@dataclass
class Heard:
    """One command as the house got it."""

    peer: Peer
    command: AnyCommand
    received_at: int


@dataclass
class FakeHouse:
    """Remembers all it is told; a test sets what it does."""

    peers: list[Client] = field(default_factory=list)
    heard: asyncio.Queue[Heard] = field(default_factory=asyncio.Queue)
    gone: asyncio.Queue[Peer] = field(default_factory=asyncio.Queue)
    caught_up: asyncio.Queue[Peer] = field(default_factory=asyncio.Queue)
    welcomes: asyncio.Event = field(default_factory=asyncio.Event)
    answer: Callable[[Peer, AnyCommand], None] | None = None
    opening: Callable[[Peer], Coroutine[Any, Any, Sequence[Plain]]] | None = None

    async def opened(self, peer: Peer) -> Sequence[Plain]:
        assert isinstance(peer, Client)
        self.peers.append(peer)
        return [] if self.opening is None else await self.opening(peer)

    def receive(self, peer: Peer, command: AnyCommand, received_at: int) -> None:
        self.heard.put_nowait(Heard(peer, command, received_at))
        if self.answer is not None:
            self.answer(peer, command)
        else:
            peer.send({"type": "ok", "cmd_id": command.cmd_id})

    def drained(self, peer: Peer) -> None:
        self.caught_up.put_nowait(peer)

    def closed(self, peer: Peer) -> None:
        self.gone.put_nowait(peer)


@dataclass
class FakePeople:
    """Guests by token; the token says who: "anna-token" is Anna's."""

    guests: dict[str, Guest] = field(default_factory=dict)

    async def new_guest(self, language: str) -> SignedIn:
        number = len(self.guests) + 1
        token = f"token-{number}"
        person = Guest(user=f"u{number}", name=f"Birke {number}", guest=True, language=language)
        self.guests[token] = person
        return SignedIn(token=token, person=person)

    async def by_token(self, token: str) -> Guest | None:
        return self.guests.get(token)

    async def sign_out(self, token: str) -> None:
        del self.guests[token]


class FakeClock:
    """Table time and calendar, moved by hand."""

    def __init__(self) -> None:
        self.ms = 1_000_000

    def now(self) -> int:
        return self.ms

    def now_ms(self) -> int:
        return self.ms


class Counted:
    """Ids in order, so that a test can read them."""

    def __init__(self) -> None:
        self._count = 0

    def new_id(self) -> str:
        self._count += 1
        return f"id{self._count}"

    def seed(self) -> bytes:
        return bytes(32)

    def token(self) -> str:
        return self.new_id()

    def nonce(self) -> str:
        return self.new_id()


@dataclass
class Gateway:
    """A running gateway, and how to knock at it."""

    house: FakeHouse
    people: FakePeople
    members: FakeMembers
    reads: FakeReads
    daily: FakeDaily
    reception: Reception
    clock: FakeClock
    port: int
    stop: Callable[[], None]

    @property
    def url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/ws"

    @property
    def origin(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def connect(
        self, codec: Codec = MSGPACK, *, token: str | None = None, **options: Any
    ) -> websockets.ClientConnection:
        """An upgraded socket, nothing said yet."""
        bearer = token or (await self.people.new_guest("de")).token
        return await websockets.connect(
            self.url,
            subprotocols=[websockets.Subprotocol(codec.subprotocol)],
            additional_headers={"Authorization": f"Bearer {bearer}"},
            **{"compression": None, "ping_interval": None, "max_size": None, **options},
        )

    async def enter(
        self, codec: Codec = MSGPACK, **options: Any
    ) -> tuple[websockets.ClientConnection, Client]:
        """A welcomed client, and the peer that the house sees of it."""
        client = await self.connect(codec, **options)
        await say(client, hello())
        assert (await hear(client))["type"] == "welcome"
        return client, self.house.peers[-1]

    async def knock(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare TCP connection."""
        return await asyncio.open_connection("127.0.0.1", self.port)

    async def ask(self, request: str, *, body: str = "", **headers: str) -> "Answer":
        """One plain HTTP request, e.g. "GET /api/me"."""
        reader, writer = await self.knock()
        lines = {"Host": f"127.0.0.1:{self.port}", "Connection": "close"}
        lines |= {name.replace("_", "-"): value for name, value in headers.items()}
        if body:
            lines["Content-Length"] = str(len(body.encode()))
        head = "".join(f"{name}: {value}\r\n" for name, value in lines.items() if value)
        writer.write(f"{request} HTTP/1.1\r\n{head}\r\n{body}".encode())
        raw = await reader.read()
        writer.close()
        return parse_answer(raw)


@dataclass
class Answer:
    """An HTTP response."""

    status: int
    headers: dict[str, str]
    body: bytes


def parse_answer(raw: bytes) -> Answer:
    """One HTTP response as it came over the wire."""
    head, _, body = raw.partition(b"\r\n\r\n")
    status, *lines = head.decode("latin-1").split("\r\n")
    headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines)}
    return Answer(int(status.split()[1]), headers, body)


def codec_of(client: websockets.ClientConnection) -> Codec:
    """The negotiated one."""
    return CODECS[str(client.subprotocol)]


def hello() -> Plain:
    return {"type": "hello", "protocol": 1, "client": "test"}


def command(number: int = 0) -> Plain:
    """Something the house may be asked, each number with an id of its own."""
    return {"type": "enter_room", "cmd_id": f"{number:026d}"}


def with_limits(**changed: object) -> pytest.MarkDecorator:
    """Run the gateway of this test with other limits."""
    return pytest.mark.parametrize("limits", [Limits.model_validate(changed)], ids=[""])


async def say(client: websockets.ClientConnection, plain: Plain) -> None:
    codec = codec_of(client)
    data = codec.encode(plain)
    await client.send(data if codec.binary else data.decode())


async def hear(client: websockets.ClientConnection) -> Plain:
    async with asyncio.timeout(10):
        data = await client.recv()
    return codec_of(client).decode_frame(data if isinstance(data, bytes) else data.encode())


async def goodbye(client: websockets.ClientConnection) -> int:
    """The close code with which the gateway ended it (1006: without a word)."""
    async with asyncio.timeout(10):
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await client.recv()
        await client.wait_closed()
    code = client.close_code
    assert code is not None
    return code
