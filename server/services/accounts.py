"""Who is who: guests, their tokens, their names.

A token is 256 random bits; only its SHA-256 is kept. Source: reliability.md 6.
"""

import hashlib
from dataclasses import replace
from typing import Final

from protocol.errors import CloseCode, ErrorCode
from server.house import SignedIn
from server.ports import Archive, Chance, Guest, NameTaken, WallClock
from server.services.names import NameInvalid, check_name, guest_name
from server.services.refusals import ServiceError
from server.services.room import Room

_NAME_TRIES: Final = 20

_SIGNED_OUT: Final = "signed-out:"
"""Kind of hidden row that tells every node to close a user's sockets."""


class Accounts:
    """The people of the service."""

    def __init__(self, archive: Archive, room: Room, *, chance: Chance, wall: WallClock) -> None:
        self._archive = archive
        self._room = room
        self._chance = chance
        self._wall = wall
        room.listen(self._heard)

    async def new_guest(self, language: str) -> SignedIn:
        """Make a guest with a name in this language. Raises StoreUnavailable."""
        token = self._chance.token()
        for _ in range(_NAME_TRIES):
            name = guest_name(language, self._chance.seed())
            guest = Guest(user=self._chance.new_id(), name=name, guest=True, language=language)
            try:
                await self._archive.add_guest(guest, _hash(token), self._wall.now_ms())
            except NameTaken:
                continue
            return SignedIn(token=token, person=guest)
        raise ServiceError(ErrorCode.BUSY)

    async def by_token(self, token: str) -> Guest | None:
        """Who holds this token; None: nobody (any more)."""
        return await self._archive.user_by_token(_hash(token), self._wall.now_ms())

    async def by_id(self, user: str) -> Guest | None:
        """A person by id; None: nobody."""
        return await self._archive.user(user)

    async def sign_out(self, token: str) -> None:
        """End the token, and every socket of its user on every node, within a second."""
        person = await self.by_token(token)
        await self._archive.end_token(_hash(token))
        if person is not None:
            await self._room.wake(f"{_SIGNED_OUT}{person.user}")

    def _heard(self, key: str) -> None:
        if key.startswith(_SIGNED_OUT):
            for peer in self._room.connections(key.removeprefix(_SIGNED_OUT)):
                peer.close(CloseCode.SIGNED_OUT)

    async def rename(self, person: Guest, name: str) -> Guest:
        """Take another name. Raises NameTaken, ServiceError(NAME_INVALID)."""
        try:
            checked = check_name(name)
        except NameInvalid as refusal:
            raise ServiceError(ErrorCode.NAME_INVALID, reason=refusal.reason) from None
        await self._archive.rename(person.user, checked)
        return replace(person, name=checked)


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode()).digest()
