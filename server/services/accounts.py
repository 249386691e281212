"""Who is who: guests, their tokens, their names.

A token is 256 random bits; only its SHA-256 is kept. Source: reliability.md 6.
"""

import hashlib
from dataclasses import replace
from typing import Final

from protocol.errors import ErrorCode
from server.house import SignedIn
from server.ports import Archive, Chance, Guest, NameTaken, WallClock
from server.services.names import NameInvalid, check_name, guest_name
from server.services.refusals import ServiceError

_NAME_TRIES: Final = 20


class Accounts:
    """The people of the service."""

    def __init__(self, archive: Archive, *, chance: Chance, wall: WallClock) -> None:
        self._archive = archive
        self._chance = chance
        self._wall = wall

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

    async def sign_out(self, token: str) -> None:
        """End the token."""
        await self._archive.end_token(_hash(token))

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
