"""Challenges as the store keeps them: records changed by compare-and-set, and what goes with them.

Nothing is decided here; `rules/match/challenge.py` and `crossing.py` do that.
"""

import asyncio
from dataclasses import replace
from typing import Final

from pydantic import TypeAdapter
from pydantic_core import from_json, to_json

from protocol.errors import ErrorCode
from rules.game import Millis
from rules.match import challenge as negotiation
from rules.match.challenge import Challenge, ChallengeState
from rules.match.crossing import DECLINES_FORGOTTEN, Declines, declined
from server.ports import RoomStore, WallClock
from server.services.agreed import Agreed
from server.services.refusals import ServiceError

KEPT_CLOSED_MS: Final = 3_600_000
"""How long one can still look at a challenge that is over."""

CHALLENGED: Final = "challenged:"
"""Kind of hidden row that tells the nodes of a user's new challenges."""

LINK: Final = "link:"
"""Kind of hidden row that tells the nodes of a challenge's changes, and how long it stands."""

OPEN: Final = (ChallengeState.OFFERED, ChallengeState.ACCEPTED)

_CHALLENGE: Final = TypeAdapter(Challenge)
_DECLINES: Final = TypeAdapter(Declines)
_TRIES: Final = 5
_DAY_MS: Final = 24 * 3_600_000
_TOLD_MS: Final = 15_000


class ChallengeRecords:
    """What is stored of challenges."""

    def __init__(self, agreed: Agreed, store: RoomStore, wall: WallClock) -> None:
        self._agreed = agreed
        self._store = store
        self._wall = wall

    def now(self) -> Millis:
        """The wall clock's time."""
        return Millis(self._wall.now_ms())

    async def read(self, link: str) -> tuple[int, Challenge]:
        """A challenge and its revision. Raises ServiceError(NOT_FOUND)."""
        record = await self._store.read_record(_key(link))
        if record is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        revision, value = record
        challenge = _CHALLENGE.validate_json(value, strict=True)
        options = self._agreed.wire(challenge.terms.game).parse_options(challenge.terms.options)
        return revision, replace(challenge, terms=replace(challenge.terms, options=options))

    async def look(self, link: str) -> Challenge | None:
        """A challenge as it stands now; None: there is none any more."""
        try:
            _, challenge = await self.read(link)
        except ServiceError:
            return None
        return negotiation.expire(challenge, self.now())

    async def write(self, challenge: Challenge, revision: int) -> bool:
        """Store a challenge if it is still at `revision` (0: new), and let those concerned hear."""
        ttl_ms = KEPT_CLOSED_MS
        if challenge.state in OPEN:
            ttl_ms += challenge.expires - self.now()
        written = await self._store.write_record(
            _key(challenge.id), revision, _CHALLENGE.dump_json(challenge), ttl_ms=ttl_ms
        )
        if written:
            await self._tell(challenge, revision + 1, ttl_ms)
        return written

    async def _tell(self, challenge: Challenge, revision: int, ttl_ms: int) -> None:
        """Let the nodes hear of it; the row of an open one also says when it has to end."""
        stands = challenge.named and challenge.state in OPEN
        row = {
            "rev": revision,
            "open": stands,
            "by": challenge.challenger.user,
            "until": challenge.expires,
        }
        rows = {f"{LINK}{challenge.id}": to_json(row)}
        if challenge.named:
            # Another value each time: a row that is put again unchanged is no news.
            fresh = f"{challenge.id}:{revision}".encode()
            rows |= {f"{CHALLENGED}{user}": fresh for user in negotiation.users(challenge)}
        await self._store.put_rows(rows, ttl_ms=ttl_ms if stands else _TOLD_MS)

    # --- whose ----------------------------------------------------------

    async def of(self, user: str) -> list[Challenge]:
        """All of the user's that are remembered, in and out, oldest first."""
        record = await self._store.read_record(_list_key(user))
        found = await asyncio.gather(*map(self.look, from_json(record[1]) if record else ()))
        return [challenge for challenge in found if challenge is not None]

    async def add(self, user: str, link: str) -> None:
        """Add to the user's list, and leave out what is over."""
        for _ in range(_TRIES):
            revision, _ = await self._store.read_record(_list_key(user)) or (0, b"")
            standing = [
                old.id for old in await self.of(user) if old.state is ChallengeState.OFFERED
            ]
            value = to_json([*standing, link])
            ttl_ms = negotiation.LINK_LIFETIME + KEPT_CLOSED_MS
            if await self._store.write_record(_list_key(user), revision, value, ttl_ms=ttl_ms):
                return
        raise ServiceError(ErrorCode.BUSY)

    # --- how many a day -------------------------------------------------

    async def sent_today(self, user: str) -> int:
        """How many challenges the user has made on this day (UTC)."""
        record = await self._store.read_record(self._sent_key(user))
        return 0 if record is None else record[0]

    async def count_sent(self, user: str) -> None:
        """One more; the record's own revision is the count."""
        for _ in range(_TRIES):
            sent = await self.sent_today(user)
            if await self._store.write_record(self._sent_key(user), sent, b"", ttl_ms=_DAY_MS):
                return

    def _sent_key(self, user: str) -> str:
        return f"challenges-sent:{user}:{self.now() // _DAY_MS}"

    # --- who said no to whom --------------------------------------------

    async def declines(self, by: str, of: str) -> Declines | None:
        """How often `by` has lately said no to `of`."""
        record = await self._store.read_record(_declines_key(by, of))
        return None if record is None else _DECLINES.validate_json(record[1], strict=True)

    async def note_decline(self, by: str, of: str) -> None:
        """One more no."""
        for _ in range(_TRIES):
            revision, value = await self._store.read_record(_declines_key(by, of)) or (0, None)
            before = None if value is None else _DECLINES.validate_json(value, strict=True)
            after = _DECLINES.dump_json(declined(before, self.now()))
            if await self._store.write_record(
                _declines_key(by, of), revision, after, ttl_ms=DECLINES_FORGOTTEN
            ):
                return


def _key(link: str) -> str:
    return f"link:{link}"


def _list_key(user: str) -> str:
    return f"challenges-of:{user}"


def _declines_key(by: str, of: str) -> str:
    return f"declines:{by}:{of}"
