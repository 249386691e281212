"""A node that dies after one of its writes: from then on nothing of it happens any more.

Nothing is cancelled and nothing raises: whatever it asks of store or archive is never answered.
"""

import asyncio
import inspect
from collections.abc import Awaitable, Callable, Coroutine
from typing import Any, Final

import pytest

import server.wiring
from server.archive.open import open_archive
from server.archive.sql import SqlArchive
from server.ports import NodeId
from server.store.node import StoreNode
from server.wiring import OpenHouse
from tests.house.house import Street

WRITES: Final = frozenset(
    {
        "commit",
        "put_row",
        "put_rows",
        "drop_row",
        "write_record",
        "add_user_table",
        "drop_user_table",
        "settle",
        "hold",
        "refund",
    }
)
"""What changes something: a commit at a table, the waiting room's, a transaction of the archive."""


class Fate:
    """When a node dies.

    last:     the number of the write after which it does, counted while `counting`; 0: it lives.
    writes:   what it has written while counted, by name.
    """

    def __init__(self, last: int) -> None:
        self.last = last
        self.counting = False
        self.writes: list[str] = []
        self.dead = asyncio.Event()

    def wrote(self, what: str) -> None:
        if self.counting and not self.dead.is_set():
            self.writes.append(what)
            if len(self.writes) == self.last:
                self.dead.set()

    async def go_on(self) -> None:
        """At once while the node lives, else never."""
        if self.dead.is_set():
            await asyncio.get_running_loop().create_future()


class Mortal:
    """A port of a node that dies."""

    def __init__(self, port: Any, fate: Fate) -> None:
        self._port = port
        self._fate = fate

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._port, name)
        if name == "commit":
            return self._commit
        if inspect.iscoroutinefunction(found):
            return mortal(found, self._fate)
        return found

    def _commit(self, commit: Any) -> "asyncio.Future[Any]":
        answer: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if not self._fate.dead.is_set():
            self._port.commit(commit).add_done_callback(lambda done: self._answer(done, answer))
        return answer

    def _answer(self, done: "asyncio.Future[Any]", answer: "asyncio.Future[Any]") -> None:
        if not done.exception():
            self._fate.wrote("commit")
        if self._fate.dead.is_set():
            return
        if fault := done.exception():
            answer.set_exception(fault)
        else:
            answer.set_result(done.result())


def mortal(
    method: Callable[..., Coroutine[Any, Any, Any]], fate: Fate
) -> Callable[..., Coroutine[Any, Any, Any]]:
    """The method of a node that dies."""

    async def call(*args: Any, **named: Any) -> Any:
        if method.__name__ == "farewell" and fate.dead.is_set():
            return None  # the test's own cleaning up
        await fate.go_on()
        result = await method(*args, **named)
        if method.__name__ in WRITES:
            fate.wrote(method.__name__)
        await fate.go_on()
        return result

    return call


def _dying_node(fate: Fate) -> type[StoreNode]:
    """A node whose store is a mortal's."""

    class DyingNode(StoreNode):
        @classmethod
        async def connect(cls, url: str, node: NodeId, *more: Any) -> StoreNode:
            made = await StoreNode.connect(url, node, *more)
            for port in ("tables", "room", "claims", "liveness", "talk"):
                setattr(made, port, Mortal(getattr(made, port), fate))
            return made

    return DyingNode


def _dying_archive(archive: SqlArchive, fate: Fate) -> Any:
    """The archive as a mortal sees it."""
    for port in ("accounts", "relations", "ledger", "ratings", "fair_play", "departure"):
        setattr(archive, port, Mortal(getattr(archive, port), fate))
    return _DyingArchive(archive, fate)


class _DyingArchive(Mortal):
    async def close(self) -> None:
        await self._port.close()


async def dying(street: Street, fate: Fate, monkeypatch: pytest.MonkeyPatch) -> OpenHouse:
    """A node that dies when `fate` says so."""

    async def opened(url: str) -> Any:
        return _dying_archive(await open_archive(url), fate)

    with monkeypatch.context() as patched:
        patched.setattr(server.wiring, "open_archive", opened)
        return await street.node(_dying_node(fate))


async def until_death(fate: Fate, doing: Awaitable[object]) -> bool:
    """Do it while the node lives; whether it died."""
    task, dead = asyncio.ensure_future(doing), asyncio.ensure_future(fate.dead.wait())
    await asyncio.wait({task, dead}, return_when=asyncio.FIRST_COMPLETED)
    for each in (task, dead):
        each.cancel()
    await asyncio.gather(task, dead, return_exceptions=True)
    return fate.dead.is_set()
