"""The waiting room: who is here, which tables run, and everybody who looks at it.

The list is one hash of rows under one counter; each node keeps a copy and passes changes on.
Rows of links and of users' own tables travel the same way but are shown to nobody: they only wake
the nodes that have to look. Source: mechanisms.md 1.7.
"""

import asyncio
from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Mapping
from contextlib import suppress
from typing import Any, Final, TypeAlias

from pydantic_core import from_json, to_json

from protocol.frames import Plain
from rules.game import Millis
from server.background import again_and_again
from server.ports import (
    Chance,
    Guest,
    Peer,
    RoomNews,
    RoomStore,
    StoreUnavailable,
    TableClock,
    TableId,
)
from server.services.live_table import LiveTable
from server.services.table_rows import is_shown, table_row, told_at
from server.services.tables import people
from server.services.tail import Line

PRESENCE_TTL_MS: Final = 15_000
PRESENCE_EVERY_S: Final = 5.0

TABLES_EVERY_S: Final = 1.0
"""A running table's row changes at most so often. Source: mechanisms.md 1.7."""

_PLAYER: Final = "player:"
_RATED: Final = "rated:"
"""Kind of hidden row that tells every node to read a user's ratings again."""

_SHOWN: Final = (_PLAYER, "table:", "seek:", "open_table:", "pool:")
"""Kinds of rows that clients see."""

Spawn = Callable[[Coroutine[Any, Any, None]], None]
Ratings: TypeAlias = Callable[[Guest], Awaitable[Plain]]
"""Somebody's ratings by game, as they travel. Raises StoreUnavailable."""


class Room:
    """The waiting room as this node's connections see it."""

    def __init__(
        self, store: RoomStore, clock: TableClock, chance: Chance, spawn: Spawn, ratings: Ratings
    ) -> None:
        self._store = store
        self._clock = clock
        self._chance = chance
        self._spawn = spawn
        self._read_ratings = ratings
        self._ratings: dict[str, Plain] = {}
        self._looking: dict[str, Peer] = {}
        self._present: defaultdict[str, dict[str, Peer]] = defaultdict(dict)
        self._doing: dict[str, str] = {}
        self._listeners: list[Callable[[str], None]] = []
        self._moved: dict[TableId, LiveTable] = {}
        self._n = 0
        self._here: set[str] = set()
        """Users that are connected to any node."""
        store.on_news(self._news)

    # --- looking --------------------------------------------------------

    async def enter(self, peer: Peer) -> Plain:
        """Follow the room; the whole of it is the answer."""
        self._looking[peer.id] = peer
        return await self._whole()

    def leave(self, peer: Peer) -> None:
        """Stop following the room."""
        self._looking.pop(peer.id, None)

    async def _whole(self) -> Plain:
        self._n, rows = await self._store.rows()
        self._here = {key.removeprefix(_PLAYER) for key in rows if key.startswith(_PLAYER)}
        return {"type": "room", "n": self._n, "rows": self._shown(rows)}

    def _shown(self, rows: Mapping[str, bytes]) -> Plain:
        now = Millis(self._clock.now())
        return {
            key: told_at(from_json(row), now) for key, row in rows.items() if key.startswith(_SHOWN)
        }

    def _news(self, news: RoomNews) -> None:
        self._here.update(_users(news.rows))
        self._here.difference_update(_users(news.gone))
        for key in (*news.rows, *news.gone):
            self._heard(key)
            for listener in self._listeners:
                listener(key)
        if news.n > self._n + 1:
            self._spawn(self._tell_all_again())
            return
        self._n = max(self._n, news.n)
        # A client's counter must not have holes, so hidden rows travel as empty news.
        plain: Plain = {
            "type": "room_news",
            "n": news.n,
            "rows": self._shown(news.rows),
            "gone": [key for key in news.gone if key.startswith(_SHOWN)],
        }
        self._tell_all(plain)

    async def _tell_all_again(self) -> None:
        self._tell_all(await self._whole())

    def _tell_all(self, plain: Plain) -> None:
        framed: dict[str, bytes] = {}
        for peer in list(self._looking.values()):
            name = peer.codec.subprotocol
            if name not in framed:
                framed[name] = peer.frame(plain)
            peer.write(framed[name])

    def listen(self, listener: Callable[[str], None]) -> None:
        """Call `listener` with the key of every row that changes, hidden ones too."""
        self._listeners.append(listener)

    async def wake(self, *keys: str) -> None:
        """Let every node's listeners hear of `keys`; nothing is shown."""
        # Another value each time: a row that is put again unchanged is no news.
        fresh = self._chance.nonce().encode()
        await self._store.put_rows(dict.fromkeys(keys, fresh), ttl_ms=PRESENCE_TTL_MS)

    # --- being here -----------------------------------------------------

    async def arrive(self, peer: Peer) -> None:
        """A connection of this user is here."""
        user = peer.person.user
        self._present[user][peer.id] = peer
        if user not in self._ratings:
            await self._learn_ratings(peer)
        await self.show(peer)

    async def depart(self, peer: Peer) -> None:
        """It is gone; with the last one of this node the user's row goes.

        A connection at another node puts the row back within seconds.
        """
        self.leave(peer)
        here = self._present[peer.person.user]
        here.pop(peer.id, None)
        if not here:
            del self._present[peer.person.user]
            self._doing.pop(peer.person.user, None)
            self._ratings.pop(peer.person.user, None)
            await self._store.drop_row(f"{_PLAYER}{peer.person.user}")

    async def set_doing(self, peer: Peer, doing: str) -> None:
        """What the user does now: free, playing or watching."""
        if self._doing.get(peer.person.user, "free") != doing:
            self._doing[peer.person.user] = doing
            await self.show(peer)

    async def rated(self, users: Iterable[str]) -> None:
        """Their ratings may have changed."""
        await self.wake(*(f"{_RATED}{user}" for user in users))

    def _heard(self, key: str) -> None:
        if key.startswith(_RATED):
            for peer in self.connections(key.removeprefix(_RATED))[:1]:
                self._spawn(self._show_rated(peer))

    async def _show_rated(self, peer: Peer) -> None:
        await self._learn_ratings(peer)
        with suppress(StoreUnavailable):  # put again when something else of the row changes
            await self.show(peer)

    async def _learn_ratings(self, peer: Peer) -> None:
        with suppress(StoreUnavailable):  # who is here is to be seen all the same
            self._ratings[peer.person.user] = await self._read_ratings(peer.person)

    def is_here(self, user: str) -> bool:
        """Whether the user is connected to any node."""
        return user in self._here

    def connections(self, user: str) -> list[Peer]:
        """The user's connections at this node."""
        return list(self._present.get(user, {}).values())

    def everybody(self) -> list[Peer]:
        """All connections at this node."""
        return [peer for peers in self._present.values() for peer in peers.values()]

    async def numbers(self) -> tuple[int, int]:
        """How many people are here, and how many running tables the list shows, on all nodes."""
        _, rows = await self._store.rows()
        kinds = [key.partition(":")[0] for key in rows]
        return kinds.count("player"), kinds.count("table")

    async def keep_present(self) -> None:
        """Keep the rows of all who are here alive, so that only a dead node's rows vanish."""
        await asyncio.sleep(PRESENCE_EVERY_S)
        # The rows live three times as long as the pause, so that one time may go wrong.
        await again_and_again("presence", self._keep_present_once, PRESENCE_EVERY_S)

    async def _keep_present_once(self) -> None:
        here = {f"{_PLAYER}{user}": peers for user, peers in self._present.items()}
        for key in await self._store.keep_rows(list(here), PRESENCE_TTL_MS):
            for peer in list(here[key].values())[:1]:
                await self.show(peer)

    async def show(self, peer: Peer) -> None:
        """Put the user's row as it is now."""
        person = peer.person
        row = {
            "kind": "player",
            "user": person.user,
            "name": person.name,
            "guest": person.guest,
            "doing": self._doing.get(person.user, "free"),
            "ratings": self._ratings.get(person.user, {}),
        }
        await self._store.put_row(f"{_PLAYER}{person.user}", to_json(row), ttl_ms=PRESENCE_TTL_MS)

    # --- running tables -------------------------------------------------

    async def table_started(self, live: LiveTable) -> None:
        """Show a new table to those who may watch, and to its own people."""
        users = people(live)
        await asyncio.gather(*(self._store.add_user_table(user, live.id) for user in users))
        await self.wake(*(f"user:{user}" for user in users))
        if is_shown(live):
            await self._store.put_row(f"table:{live.id}", self._row(live))

    def table_moved(self, live: LiveTable, _line: Line) -> None:
        """Something was committed at a table: its row may have changed."""
        self._moved[live.id] = live

    async def keep_tables_shown(self) -> None:
        """Bring the rows of tables that moved up to date, again and again."""
        await asyncio.sleep(TABLES_EVERY_S)
        await again_and_again("table_rows", self._show_moved, TABLES_EVERY_S)

    async def _show_moved(self) -> None:
        moved, self._moved = self._moved, {}
        rows = {
            f"table:{live.id}": self._row(live)
            for live in moved.values()
            if not live.table.match.over and is_shown(live)
        }
        try:
            await self._store.put_rows(rows)
        except StoreUnavailable:
            self._moved = moved | self._moved
            raise

    def _row(self, live: LiveTable) -> bytes:
        row: bytes = to_json(table_row(live, Millis(self._clock.now())))
        return row

    async def table_over(self, live: LiveTable) -> None:
        """It is nobody's running table any more."""
        await self._store.drop_row(f"table:{live.id}")
        users = people(live)
        await asyncio.gather(*(self._store.drop_user_table(user, live.id) for user in users))
        await self.wake(*(f"user:{user}" for user in users))

    async def own_tables(self, user: str) -> list[TableId]:
        """The user's running tables, newest first."""
        return list(await self._store.user_tables(user))


def _users(keys: Iterable[str]) -> list[str]:
    return [key.removeprefix(_PLAYER) for key in keys if key.startswith(_PLAYER)]
