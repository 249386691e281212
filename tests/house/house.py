"""Nodes of one house in this process, the people in it, and a calendar that tests move by hand.

A node is all that stands behind the sockets (`server.wiring.open_house`); a visitor is a
connection. The game is the small one of the conformance tests.
"""

import asyncio
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from tempfile import mkdtemp
from types import TracebackType
from typing import Any

from redis.asyncio import Redis
from sqlalchemy import insert

from protocol import commands as wire
from protocol.codec import JSON, Codec
from protocol.errors import CloseCode
from protocol.frames import Plain
from protocol.ids import command_id
from protocol.terms import FischerControl, NoControl, Terms
from server.archive.engine import connect, writing
from server.archive.open import open_archive
from server.archive.schema import RATINGS
from server.archive.sql import SqlArchive
from server.config import Settings
from server.house import AnyCommand
from server.ports import Guest
from server.store.node import StoreNode
from server.wiring import OpenHouse, open_house
from tests.archive.people import NOW, account, guest

PATIENCE_S = 20.0
GAME = "pebbles"
CLOCK = FischerControl(base_ms=300_000, inc_ms=3_000)
FRIENDLY = Terms(game=GAME, time_control=CLOCK, beginner="challenger")
RATED = FRIENDLY.model_copy(update={"kind": "rated"})
STAKED = RATED.model_copy(update={"stake": 30})
UNTIMED = FRIENDLY.model_copy(update={"time_control": NoControl()})

_ids = count(1)


def new_id() -> str:
    """A command's id."""
    return command_id(NOW, next(_ids))


@dataclass
class Calendar:
    """The wall clock, which stands until a test moves it."""

    now: int = NOW

    def now_ms(self) -> int:
        return self.now


class Refused(Exception):
    """The house refuses a command."""

    def __init__(self, answer: Plain) -> None:
        super().__init__(answer["code"])
        self.code: str = answer["code"]
        self.facts: Plain = answer["facts"]


@dataclass(eq=False)
class Visitor:
    """One connection of one person at one node."""

    node: OpenHouse
    person: Guest
    id: str = field(default_factory=lambda: f"connection-{next(_ids)}")
    codec: Codec = JSON
    rtt_ms: int = 0
    heard: list[Plain] = field(default_factory=list)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    # --- the port `Peer` ---

    def send(self, plain: Any) -> None:
        # Through the codec, as it travels: what is told must not change afterwards.
        self.write(self.frame(plain))

    def frame(self, plain: Any) -> bytes:
        return self.codec.encode(plain)

    def write(self, framed: bytes) -> None:
        self.heard.append(self.codec.decode_frame(framed))
        self._news.set()

    def follows(self, *, seats: int, spectating: int) -> None:
        pass

    def renamed(self, person: Guest) -> None:
        self.person = person

    def clock_runs(self, running: bool) -> None:
        pass

    def close(self, code: CloseCode) -> None:
        pass

    # --- what the person does ---

    async def hear(self, wanted: Callable[[Plain], bool]) -> Plain:
        """The first thing heard, so far or from now on, that is as wanted."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for plain in self.heard:
                    if wanted(plain):
                        return plain
                self._news.clear()
                await self._news.wait()

    def post(self, command: AnyCommand) -> None:
        """Ask without waiting."""
        self.node.desk.receive(self, command, self.node.store.clock.now())

    async def answer(self, cmd_id: str) -> Plain:
        """What the house answers. Raises Refused."""
        answer = await self.hear(lambda plain: plain.get("cmd_id") == cmd_id)
        if answer["type"] == "error":
            raise Refused(answer)
        return dict(answer.get("result") or answer)

    async def ask(self, command: AnyCommand) -> Plain:
        """Ask, and wait for the answer. Raises Refused."""
        self.post(command)
        return await self.answer(command.cmd_id)

    async def sit(self, table: str, role: str = "seat") -> Plain:
        """Follow a table; its snapshot."""
        asked = wire.Attach.model_validate({"cmd_id": new_id(), "table": table, "role": role})
        self.post(asked)
        answer = await self.hear(lambda plain: plain.get("cmd_id") == asked.cmd_id)
        if answer["type"] == "error":
            raise Refused(answer)
        return answer

    def present(self, table: str) -> Plain:
        """The table as it was told last."""
        for plain in reversed(self.heard):
            if plain.get("table") == table and plain["type"] in ("frame", "snapshot"):
                return dict(plain["frame"] if plain["type"] == "snapshot" else plain)
        raise AssertionError("nothing was told of it")

    async def until(self, table: str, holds: Callable[[Plain], bool]) -> Plain:
        """Follow a table until its present is as wanted."""
        await self.hear(
            lambda plain: (
                plain.get("table") == table
                and plain["type"] in ("frame", "snapshot")
                and holds(self.present(table))
            )
        )
        return self.present(table)

    async def act(self, table: str) -> None:
        """Take the first legal action, when asked."""
        frame = await self.until(table, lambda frame: bool(frame["legal"]))
        await self.ask(
            wire.Act(
                cmd_id=new_id(),
                table=table,
                decision=frame["decision"],
                action=frame["legal"][0],
            )
        )

    async def resign(self, table: str) -> None:
        """Give up."""
        await self.ask(wire.Resign(cmd_id=new_id(), table=table))

    def gone(self) -> None:
        """The connection is lost."""
        self.node.desk.closed(self)


class Street:
    """The nodes of one house; as a context manager it ends them."""

    def __init__(self, valkey_url: str, database_url: str) -> None:
        self.calendar = Calendar()
        self.archive: SqlArchive
        self._urls = {"store_url": valkey_url, "database_url": database_url}
        self._data = Path(mkdtemp(prefix="ws-"))
        self._stack = AsyncExitStack()
        self._nodes = AsyncExitStack()

    async def __aenter__(self) -> "Street":
        # A settlement waits until the end of its game is on disk: here after each write.
        await self._write_at_once("always")
        self.archive = await open_archive(self._urls["database_url"])
        self._stack.push_async_callback(self.archive.close)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self.close_nodes()
        await self._write_at_once("everysec")
        await self._stack.aclose()
        self._data.rmdir()

    async def _write_at_once(self, fsync: str) -> None:
        async with Redis.from_url(self._urls["store_url"]) as client:
            await client.config_set("appendfsync", fsync)

    def settings(self) -> Settings:
        """How every node runs."""
        return Settings.model_validate(
            {
                **self._urls,
                "data": self._data,
                "appendfsync": "always",
                "extra_games": ("tests.conformance.sample",),
            }
        )

    async def node(self, store_node: type[StoreNode] = StoreNode) -> OpenHouse:
        """Another node."""
        opening = open_house(self.settings(), store_node, self.calendar)
        return await self._nodes.enter_async_context(opening)

    async def close_nodes(self) -> None:
        """End all nodes."""
        await self._nodes.aclose()

    async def person(self, name: str, *, registered: bool = True) -> Guest:
        """Somebody, with the start gift or as a guest."""
        if not registered:
            return await guest(self.archive, name)
        await account(self.archive, name, now=self.calendar.now)
        found = await self.archive.user(name)
        assert found is not None
        return found

    async def come(self, node: OpenHouse, name: str, *, registered: bool = True) -> Visitor:
        """A new person at this node, who sees the waiting room."""
        visitor = Visitor(node, await self.person(name, registered=registered))
        return await enter(visitor)

    async def rate(self, user: str, value: int, games: int = 30) -> None:
        """Give somebody a rating, in hundredths."""
        await give_rating(self._urls["database_url"], user, value, games)


async def enter(visitor: Visitor) -> Visitor:
    """The visitor is here, and everybody at his node knows."""
    await visitor.node.desk.opened(visitor)
    await visitor.ask(wire.EnterRoom(cmd_id=new_id()))
    mine = f"player:{visitor.person.user}"
    await visitor.hear(lambda plain: mine in plain.get("rows", ()))
    return visitor


async def see_each_other(visitors: Sequence[Visitor]) -> None:
    """Wait until each of them knows that all are here."""
    for visitor in visitors:
        for other in visitors:
            key = f"player:{other.person.user}"
            await visitor.hear(lambda plain, key=key: key in plain.get("rows", ()))


async def give_rating(url: str, user: str, value: int, games: int) -> None:
    """Write a rating as if it had been earned."""
    engine = connect(url)
    row = {"user": user, "game": GAME, "value": value, "games": games, "last_played": NOW}
    async with writing(engine) as connection:
        await connection.execute(insert(RATINGS).values(row))
    await engine.dispose()
