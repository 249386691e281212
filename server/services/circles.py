"""Friends and blocks: how the people who are connected here stand to others.

Kept in SQL; of those who are here a copy lies in memory, because every line that is said asks.
Source: mechanisms.md 3.3, 9; ux.md 4 (blocked people appear nowhere).
"""

from collections.abc import Callable, Coroutine, Iterable
from typing import Any, Final

from protocol.errors import ErrorCode
from protocol.frames import Plain
from server.ports import Guest, Peer, StoreUnavailable, WallClock
from server.ports_people import Relation, RelationArchive, Relations, UnknownUser
from server.services.accounts import Accounts
from server.services.refusals import ServiceError
from server.services.room import Room

MOST: Final = 200
"""Friends and blocked people of one user together."""

_CHANGED: Final = "circle:"
"""Kind of hidden row that tells every node to read a user's relations again."""

NOBODY: Final = Relations()


class Circles:
    """Who is whose friend, and who wants to see nothing of whom."""

    def __init__(
        self,
        archive: RelationArchive,
        accounts: Accounts,
        room: Room,
        *,
        wall: WallClock,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._archive = archive
        self._accounts = accounts
        self._room = room
        self._wall = wall
        self._spawn = spawn
        self._known: dict[str, Relations] = {}
        room.listen(self._heard)

    def of(self, user: str) -> Relations:
        """How somebody who is here stands to others, as far as it has been read."""
        return self._known.get(user, NOBODY)

    async def read(self, user: str) -> Relations:
        """How anybody stands to others. Raises StoreUnavailable."""
        relations = self._known.get(user)
        if relations is None:
            relations = await self._archive.relations(user)
            if self._room.connections(user):
                self._known[user] = relations
        return relations

    async def arrive(self, user: str) -> None:
        """Somebody is here: tell whom he knows."""
        try:
            await self.read(user)
        except StoreUnavailable:
            return  # read again when it is needed
        self._tell(user)

    def gone(self, user: str) -> None:
        """A connection is closed."""
        if not self._room.connections(user):
            self._known.pop(user, None)

    async def relate(self, person: Guest, other: str, relation: Relation) -> None:
        """What `other` is to a person from now on.

        Raises ServiceError(NOT_FOUND, LIMIT), StoreUnavailable.
        """
        own = await self._archive.relations(person.user)
        known = own.friends | own.blocks
        if other not in known and len(known) >= MOST:
            raise ServiceError(ErrorCode.LIMIT, limit=MOST)
        await self._write(person, other, relation)

    async def part(self, person: Guest, other: str, relation: Relation) -> None:
        """`other` is this no longer; if he is something else, nothing changes."""
        own = await self._archive.relations(person.user)
        if other in (own.friends if relation is Relation.FRIEND else own.blocks):
            await self._write(person, other, None)

    async def _write(self, person: Guest, other: str, relation: Relation | None) -> None:
        try:
            await self._archive.relate(person.user, other, relation, self._wall.now_ms())
        except UnknownUser:
            raise ServiceError(ErrorCode.NOT_FOUND) from None
        for user in (person.user, other):
            self._known.pop(user, None)
            await self._room.wake(f"{_CHANGED}{user}")

    async def contacts(self, peer: Peer) -> Plain:
        """Friends and blocked people by name."""
        own = await self.read(peer.person.user)
        return {
            "friends": await self._named(own.friends),
            "blocked": await self._named(own.blocks),
        }

    async def _named(self, users: Iterable[str]) -> list[Plain]:
        people = [await self._accounts.by_id(user) for user in users]
        found = [person for person in people if person is not None]
        return [
            {"user": person.user, "name": person.name, "guest": person.guest}
            for person in sorted(found, key=lambda person: person.name.casefold())
        ]

    def _heard(self, key: str) -> None:
        user = key.removeprefix(_CHANGED)
        if user != key and self._room.connections(user):
            self._known.pop(user, None)
            self._spawn(self.arrive(user))

    def _tell(self, user: str) -> None:
        own = self.of(user)
        told = {
            "type": "your_people",
            "friends": sorted(own.friends),
            "blocked": sorted(own.blocks),
        }
        for peer in self._room.connections(user):
            peer.send(told)
