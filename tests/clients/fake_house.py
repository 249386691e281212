"""A house in this process, on a real socket, that says what a test wants it to say."""

import asyncio
import json
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any

from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request, Response
from websockets.typing import Subprotocol

from protocol.codec import CODECS
from protocol.commands import AnyMessage, Attach, EnterRoom, Hello, Ping
from protocol.conversation import Conversation
from protocol.frames import SUBPROTOCOLS, Plain
from protocol.message import Command

T = "table1"
ANNA = {"user": "u1", "name": "Anna", "guest": True}

Answering = Callable[[AnyMessage], Iterable[Plain]]


def welcome() -> Plain:
    return {
        "type": "welcome",
        "person": ANNA,
        "version": "0",
        "server_time": 1,
        "limits": {"message_bytes": 4096, "ping_after_ms": 5000},
        "your_tables": [{"table": T, "game": "bagalut", "seat": 0}],
    }


def seat(name: str, **more: Any) -> Plain:
    return {
        "user": name.lower(),
        "name": name,
        "guest": True,
        "computer": None,
        "rating": None,
        "presence": "online",
        "offline_ms": None,
        "claim_ms": None,
        "retired": None,
        "provisional": False,
        **more,
    }


def clock(**more: Any) -> Plain:
    return {"state": "idle", "remaining_ms": None, "starts_ms": 0, "brake_ms": None, **more}


def frame(vseq: int = 1, **more: Any) -> Plain:
    """A frame of a table of two, where nothing is going on."""
    return {
        "type": "frame",
        "table": T,
        "epoch": "e1",
        "vseq": vseq,
        "events": [],
        "view": {"phase": "lay"},
        "legal": [],
        "decision": None,
        "actors": [],
        "seats": [seat("Anna"), seat("Bo")],
        "clock": {"t_ms": 0, "seats": [clock(), clock()], "timer_ms": None},
        "offers": [],
        "offerable": [],
        "take_back": None,
        "may_abort": False,
        "pause": None,
        "outcome": None,
        **more,
    }


GAME_CARDS: list[Plain] = [
    {
        "id": "bagalut",
        "seats": [2, 2],
        "levels": ["easy", "strong"],
        "rules_version": 1,
        "options": {
            "properties": {
                "steal": {"default": True, "type": "boolean"},
                "swaps": {"default": 1, "enum": [0, 1, 2], "type": "integer"},
                "first_seat": {"default": 0, "type": "integer"},
            }
        },
    }
]
TERMS: Plain = {
    "game": "bagalut",
    "options": {"steal": True, "swaps": 1},
    "time_control": {"kind": "none"},
    "kind": "friendly",
    "stake": 0,
    "beginner": "random",
    "tempo": "normal",
    "spectators": {"allowed": "everyone", "delay_s": 0},
    "reveal_after_end": True,
}


def snapshot(attach: Attach, present: Plain | None = None, **more: Any) -> Plain:
    return {
        "type": "snapshot",
        "cmd_id": attach.cmd_id,
        "table": attach.table,
        "seat": 0 if attach.role == "seat" else None,
        "terms": TERMS,
        "commitment": "c0ffee",
        "frame": present or frame(),
        "missed": None,
        "log_tail": [],
        **more,
    }


def ok(command: Command, **more: Any) -> Plain:
    return {
        "type": "ok",
        "cmd_id": command.cmd_id,
        "vseq": None,
        "result": None,
        "duplicate": False,
        **more,
    }


def error(command: Command, code: str, **more: Any) -> Plain:
    return {
        "type": "error",
        "cmd_id": command.cmd_id,
        "code": code,
        "rule": None,
        "facts": {},
        "retryable": False,
        "retry_after_ms": None,
        "incident": None,
        **more,
    }


def courteous(message: AnyMessage) -> Iterable[Plain]:
    """What a house says when everything goes well."""
    match message:
        case Hello():
            return [welcome()]
        case Ping():
            return [{"type": "pong", "server_time": 1}]
        case Attach():
            return [snapshot(message)]
        case EnterRoom():
            return [{"type": "room", "n": 1, "rows": {}}, ok(message)]
        case _:
            return [ok(message)]


class FakeHouse:
    """answer: what is said to a message; tests replace it.

    heard: all messages, over all connections.
    tokens: the bearer tokens that came.
    refuse: an HTTP status for every upgrade, None: let in.
    """

    def __init__(self) -> None:
        self.answer: Answering = courteous
        self.heard: list[AnyMessage] = []
        self.tokens: list[str | None] = []
        self.refuse: int | None = None
        self.port = 0
        self._news = asyncio.Condition()
        self._sockets: set[ServerConnection] = set()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def hears(self, kind: type[AnyMessage], times: int = 1) -> list[Any]:
        """Wait until `times` messages of this kind have come; all of them."""

        def found() -> list[Any]:
            return [message for message in self.heard if isinstance(message, kind)]

        async with self._news:
            await self._news.wait_for(lambda: len(found()) >= times)
        return found()

    async def tell(self, *frames: Plain) -> None:
        """Say something to everybody."""
        for socket in list(self._sockets):
            await self._say(socket, frames)

    async def cut(self, code: int | None = None) -> None:
        """Break all connections; with a code they are closed in good order."""
        for socket in list(self._sockets):
            if code is None:
                socket.transport.abort()
            else:
                await socket.close(code)

    async def converse(self, socket: ServerConnection) -> None:
        codec = CODECS[str(socket.subprotocol)]
        conversation = Conversation(codec)
        self._sockets.add(socket)
        try:
            while True:
                data = await socket.recv(decode=False)
                message = conversation.receive(data, binary=codec.binary)
                self.heard.append(message)
                async with self._news:
                    self._news.notify_all()
                await self._say(socket, self.answer(message))
        except ConnectionClosed:
            pass
        finally:
            self._sockets.discard(socket)

    async def _say(self, socket: ServerConnection, frames: Iterable[Plain]) -> None:
        codec = CODECS[str(socket.subprotocol)]
        for each in frames:
            await socket.send(codec.encode(each), text=not codec.binary)

    def admit(self, _socket: ServerConnection, request: Request) -> Response | None:
        if request.path == "/api/games":
            return Response(200, "", Headers(Connection="close"), json.dumps(GAME_CARDS).encode())
        self.tokens.append(request.headers.get("Authorization"))
        if self.refuse is None:
            return None
        return Response(self.refuse, "", Headers(Connection="close"))


@asynccontextmanager
async def fake_house() -> AsyncIterator[FakeHouse]:
    """A house that listens until the block is left."""
    house = FakeHouse()
    server: Server
    async with serve(
        house.converse,
        "127.0.0.1",
        0,
        subprotocols=[Subprotocol(name) for name in SUBPROTOCOLS],
        process_request=house.admit,
        compression=None,
    ) as server:
        house.port = next(iter(server.sockets)).getsockname()[1]
        yield house
