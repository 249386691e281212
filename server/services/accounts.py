"""Who is who: guests, their tokens, their names. What accounts have besides, membership.py knows.

A token is 256 random bits; only its SHA-256 is kept. Source: reliability.md 6.
"""

import hashlib
from dataclasses import replace
from typing import Final

from protocol.errors import CloseCode, ErrorCode
from server.config import Rate
from server.house import SignedIn
from server.limits import Buckets
from server.ports import Archive, Chance, Guest, NameTaken, TableClock, WallClock
from server.services.names import NameInvalid, check_name, guest_name
from server.services.refusals import ServiceError
from server.services.room import Room

_NAME_TRIES: Final = 20

_SIGNED_OUT: Final = "signed-out:"
"""Kind of hidden row that tells every node to close a user's sockets."""


class Accounts:
    """The people of the service."""

    def __init__(
        self,
        archive: Archive,
        room: Room,
        *,
        chance: Chance,
        clock: TableClock,
        wall: WallClock,
        renames: Rate,
    ) -> None:
        self._archive = archive
        self._room = room
        self._chance = chance
        self._clock = clock
        self._wall = wall
        self._renames = Buckets(renames)
        room.listen(self._heard)

    async def new_guest(self, language: str) -> SignedIn:
        """Make a guest with a name in this language. Raises StoreUnavailable."""
        token = self._chance.token()
        for _ in range(_NAME_TRIES):
            name = guest_name(language, self._chance.seed())
            guest = Guest(user=self._chance.new_id(), name=name, guest=True, language=language)
            try:
                await self._archive.add_guest(guest, token_hash(token), self._wall.now_ms())
            except NameTaken:
                continue
            return SignedIn(token=token, person=guest)
        raise ServiceError(ErrorCode.BUSY)

    async def by_token(self, token: str) -> Guest | None:
        """Who holds this token; None: nobody (any more)."""
        return await self._archive.user_by_token(token_hash(token), self._wall.now_ms())

    async def by_id(self, user: str) -> Guest | None:
        """A person by id; None: nobody."""
        return await self._archive.user(user)

    async def sign_out(self, token: str) -> None:
        """End the token, and every socket of its user on every node, within a second."""
        person = await self.by_token(token)
        await self._archive.end_token(token_hash(token))
        if person is not None:
            await self.close_sockets(person.user)

    async def close_sockets(self, user: str) -> None:
        """Close all sockets of a user on every node; whoever holds a token may come again."""
        await self._room.wake(f"{_SIGNED_OUT}{user}")

    def _heard(self, key: str) -> None:
        if key.startswith(_SIGNED_OUT):
            for peer in self._room.connections(key.removeprefix(_SIGNED_OUT)):
                peer.close(CloseCode.SIGNED_OUT)

    async def rename(self, person: Guest, name: str) -> Guest:
        """Take another name. Raises NameTaken, ServiceError(NAME_INVALID, LIMIT)."""
        checked = fit_name(name)
        # A name that changes all the time hides who one is.
        if self._renames.take(person.user, self._clock.now()):
            raise ServiceError(ErrorCode.LIMIT, limit="renames")
        await self._archive.rename(person.user, checked)
        return replace(person, name=checked)


def fit_name(typed: str) -> str:
    """The name as it is kept. Raises ServiceError(NAME_INVALID)."""
    try:
        return check_name(typed)
    except NameInvalid as refusal:
        raise ServiceError(ErrorCode.NAME_INVALID, reason=refusal.reason) from None


def token_hash(token: str) -> bytes:
    """What is kept of a token."""
    return hashlib.sha256(token.encode()).digest()
