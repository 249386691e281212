"""Seeks: terms that anybody in the waiting room may take up; one taker wins.

What may become of a seek is decided in `rules/match/seek.py`; it is stored as a record changed by
compare-and-set, and shown as a row of the room. Source: mechanisms.md 3, reliability.md S14.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final

from pydantic import TypeAdapter
from pydantic_core import to_json

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import Millis
from rules.match import seek as seeking
from rules.match.preflight import Between, RatingRange, Standing
from rules.match.seek import Seek, SeekState
from server.ports import Chance, Guest, Peer, RoomStore, WallClock
from server.services.agreed import Agreed, party
from server.services.refusals import ServiceError
from server.services.room import Room
from server.wire import plain_terms

KEPT_CLOSED_MS: Final = 600_000

_SEEK: Final = TypeAdapter(Seek)
_TRIES: Final = 5


class Seeks:
    """Open offers to anybody."""

    def __init__(
        self,
        agreed: Agreed,
        room: Room,
        store: RoomStore,
        *,
        chance: Chance,
        wall: WallClock,
    ) -> None:
        self._agreed = agreed
        self._room = room
        self._store = store
        self._chance = chance
        self._wall = wall

    async def post(self, peer: Peer, asked: wire_commands.PostSeek) -> Plain:
        """Look for anybody; an older seek of the same person goes.

        Raises RuleError, BadValue, LobbyRefusal, ServiceError(NOT_FOUND).
        """
        wanted = None
        if asked.low is not None and asked.high is not None:
            wanted = RatingRange(low=asked.low, high=asked.high)
        seek = seeking.open_seek(
            self._chance.new_id(),
            party(peer),
            self._agreed.terms(asked.terms),
            Millis(self._wall.now_ms()),
            wanted=wanted,
        )
        await self.withdraw_all(peer.person.user)
        await self._write(seek, 0)
        await self._store.write_record(
            _own_key(peer.person.user),
            await self._own_revision(peer.person.user),
            seek.id.encode(),
            ttl_ms=seeking.SEEK_LIFETIME,
        )
        return {"seek": seek.id}

    async def take(self, peer: Peer, asked: wire_commands.TakeSeek) -> Plain:
        """Take a seek up: the table starts.

        Raises LobbyRefusal(GONE, ...), ServiceError(NOT_FOUND).
        """
        between = Between(gap_confirmed=asked.gap_confirmed)
        now = Millis(self._wall.now_ms())

        def taken(seek: Seek) -> Seek:
            owner = Standing(user=seek.owner.user, registered=not seek.owner.guest)
            obstacle = seeking.may_take(seek, _standing(peer.person), owner, now, between)
            if obstacle is not None:
                raise obstacle.refusal()
            return seeking.take(seek, party(peer), now)

        seek = await self._change(asked.seek, taken)
        assert seek.taker is not None
        live = await self._agreed.start(seek.id, seek.terms, seek.owner, seek.taker)
        await self._change(seek.id, seeking.started)
        return {"table": live.id}

    async def withdraw(self, peer: Peer, asked: wire_commands.WithdrawSeek) -> Plain:
        """Take the own seek back. Raises LobbyRefusal(GONE, FORBIDDEN)."""
        await self._change(asked.seek, lambda seek: seeking.withdraw(seek, peer.person.user))
        return {}

    async def withdraw_all(self, user: str) -> None:
        """The user looks for nobody any more (posts anew, or has gone)."""
        record = await self._store.read_record(_own_key(user))
        if record is None:
            return
        found = await self._store.read_record(_key(record[1].decode()))
        if found is not None and self._parse(found[1]).state is SeekState.OPEN:
            await self._change(record[1].decode(), lambda seek: seeking.withdraw(seek, user))

    async def _change(self, seek_id: str, change: Callable[[Seek], Seek]) -> Seek:
        for _ in range(_TRIES):
            record = await self._store.read_record(_key(seek_id))
            if record is None:
                raise ServiceError(ErrorCode.NOT_FOUND)
            revision, value = record
            seek = seeking.expire(self._parse(value), Millis(self._wall.now_ms()))
            changed = change(seek)
            if await self._write(changed, revision):
                return changed
        raise ServiceError(ErrorCode.BUSY)

    async def _write(self, seek: Seek, revision: int) -> bool:
        ttl_ms = KEPT_CLOSED_MS + max(0, seek.expires - self._wall.now_ms())
        written = await self._store.write_record(
            _key(seek.id), revision, _SEEK.dump_json(seek), ttl_ms=ttl_ms
        )
        if written and seek.state is SeekState.OPEN:
            await self._store.put_row(
                f"seek:{seek.id}", to_json(self._row(seek)), ttl_ms=seeking.SEEK_LIFETIME
            )
        elif written:
            await self._store.drop_row(f"seek:{seek.id}")
        return written

    async def _own_revision(self, user: str) -> int:
        record = await self._store.read_record(_own_key(user))
        return 0 if record is None else record[0]

    def _parse(self, value: bytes) -> Seek:
        seek = _SEEK.validate_json(value, strict=True)
        options = self._agreed.wire(seek.terms.game).parse_options(seek.terms.options)
        return replace(seek, terms=replace(seek.terms, options=options))

    def _row(self, seek: Seek) -> Plain:
        owner = seek.owner
        return {
            "kind": "seek",
            "seek": seek.id,
            "owner": {"user": owner.user, "name": owner.name, "guest": owner.guest},
            "terms": plain_terms(self._agreed.wire(seek.terms.game), seek.terms),
            "low": seek.wanted.low if seek.wanted is not None else None,
            "high": seek.wanted.high if seek.wanted is not None else None,
        }


def _standing(person: Guest) -> Standing:
    return Standing(user=person.user, registered=not person.guest)


def _key(seek: str) -> str:
    return f"seek:{seek}"


def _own_key(user: str) -> str:
    return f"seek-of:{user}"
