"""What only a person himself is told: whether he has an account, what he may, his Taler.

Told to all his connections on all nodes, at the beginning and whenever any of it has changed.
"""

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime
from typing import Any, Final
from weakref import WeakValueDictionary

from server.house import plain_person
from server.ports import Archive, Guest, Peer, WallClock
from server.ports_games import Ledger
from server.services.room import Room

_YOU: Final = "you:"
"""Kind of hidden row that wakes the nodes where somebody is connected."""


class Yourself:
    """Keeps everybody informed about himself."""

    def __init__(
        self,
        archive: Archive,
        ledger: Ledger,
        room: Room,
        *,
        wall: WallClock,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._archive = archive
        self._ledger = ledger
        self._room = room
        self._wall = wall
        self._spawn = spawn
        self._day = ""
        self._topped_up: set[str] = set()
        """Who was looked after today; by this node, the ledger itself knows of all."""
        self._turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        room.listen(self._heard)

    async def changed(self, user: str) -> None:
        """Something of it may have changed: name, account, rights, Taler."""
        await self._room.wake(f"{_YOU}{user}")

    async def arrived(self, peer: Peer) -> None:
        """A connection is there: tell it, and fill an empty purse once a day."""
        await self.top_up(peer.person)
        await self.tell(peer.person.user)

    async def top_up(self, person: Guest) -> None:
        """Give the day's Taler to whoever has an account and too few. Days are those of UTC."""
        now = self._wall.now_ms()
        day = datetime.fromtimestamp(now / 1000, UTC).date().isoformat()
        if day != self._day:
            self._day, self._topped_up = day, set()
        if person.guest or person.bot or person.user in self._topped_up:
            return
        await self._ledger.top_up(person.user, day, now)
        self._topped_up.add(person.user)

    def _heard(self, key: str) -> None:
        user = key.removeprefix(_YOU)
        if key.startswith(_YOU) and self._room.connections(user):
            self._spawn(self.tell(user))

    async def tell(self, user: str) -> None:
        """Tell the user's connections at this node what holds now, before this returns.

        One after the other: what was read first must not be told last.
        """
        async with self._turns.setdefault(user, asyncio.Lock()):
            await self._tell(user)

    async def _tell(self, user: str) -> None:
        person = await self._archive.user(user)
        if person is None:
            return  # deleted: his connections are being closed
        taler = await self._ledger.balance(user)
        peers = self._room.connections(user)
        is_news = any(peer.person != person for peer in peers)
        for peer in peers:
            peer.renamed(person)
            peer.send(
                {
                    "type": "you",
                    "person": plain_person(person),
                    "bot": person.bot,
                    "admin": person.admin,
                    "taler": taler,
                }
            )
        for peer in peers[:1]:
            if is_news:
                await self._room.show(peer)
