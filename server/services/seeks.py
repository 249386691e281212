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
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.preflight import Between, RatingRange, could_offer
from rules.match.seek import Seek, SeekState
from server.ports import Chance, Peer, RoomStore, WallClock
from server.services.accounts import Accounts
from server.services.agreed import Agreed, Noted, NotStarted
from server.services.challenges import plain_party, plain_rating
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError
from server.services.standings import Standings
from server.wire import plain_terms

KIND: Final = "seek"
"""Under which what was agreed to here is noted while it has no table."""

KEPT_CLOSED_MS: Final = 600_000

_SEEK: Final = TypeAdapter(Seek)
_TRIES: Final = 5
_TAKEN: Final = (SeekState.TAKEN, SeekState.STARTED)


class Seeks:
    """Open offers to anybody."""

    def __init__(
        self,
        agreed: Agreed,
        standings: Standings,
        accounts: Accounts,
        store: RoomStore,
        *,
        chance: Chance,
        wall: WallClock,
    ) -> None:
        self._agreed = agreed
        self._standings = standings
        self._accounts = accounts
        self._store = store
        self._chance = chance
        self._wall = wall
        agreed.on_resume(KIND, self._resume)
        agreed.on_begun(self._supersede)

    async def post(self, peer: Peer, asked: wire_commands.PostSeek) -> Plain:
        """Look for anybody; an older seek of the same person goes.

        Raises RuleError, BadValue, LobbyRefusal, ServiceError(NOT_FOUND).
        """
        terms, now = self._agreed.terms(asked.terms), Millis(self._wall.now_ms())
        obstacle = could_offer(await self._standings.of(peer.person, terms.game), terms, now)
        if obstacle is not None:
            raise obstacle.refusal()
        wanted = None
        if asked.low is not None and asked.high is not None:
            wanted = RatingRange(low=asked.low, high=asked.high)
        seek = seeking.open_seek(
            self._chance.new_id(),
            await self._standings.party(peer.person, terms.game),
            terms,
            now,
            wanted=wanted,
            gap_confirmed=asked.gap_confirmed,
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
        """Take a seek up: the table starts. Asked again by the same taker, the answer is the same.

        Raises LobbyRefusal(GONE, ...), ServiceError(NOT_FOUND).
        """
        _, standing = await self._read(asked.seek)
        if standing.state in _TAKEN and _is_by(standing, peer.person.user):
            return {"table": (await self._start(standing)).id}
        game = standing.terms.game
        taker = await self._standings.of(peer.person, game)
        person = await self._accounts.by_id(standing.owner.user)
        if person is None:
            raise LobbyRefusal(LobbyCode.GONE, state=standing.state.value)
        owner = await self._standings.of(person, game)
        own = await self._standings.party(peer.person, game)
        between = Between(
            met=await self._standings.met(taker.user, owner.user, standing.terms),
            gap_confirmed=asked.gap_confirmed,
        )
        now = Millis(self._wall.now_ms())

        def taken(seek: Seek) -> Seek:
            obstacle = seeking.may_take(seek, taker, owner, now, between)
            if obstacle is not None:
                raise obstacle.refusal()
            return seeking.take(seek, own, now)

        taken(standing)
        await self._agreed.note(asked.seek, KIND)
        live = await self._start(await self._change(asked.seek, taken))
        return {"table": live.id}

    async def withdraw(self, peer: Peer, asked: wire_commands.WithdrawSeek) -> Plain:
        """Take the own seek back. Raises LobbyRefusal(GONE, FORBIDDEN)."""
        await self._change(asked.seek, lambda seek: seeking.withdraw(seek, peer.person.user))
        return {}

    async def withdraw_all(self, user: str) -> None:
        """The user looks for nobody any more: he posts anew."""
        if (own := await self._open_of(user)) is not None:
            await self._change(own.id, lambda seek: seeking.withdraw(seek, user))

    async def end(self, seek_id: str, offline_since: Millis | None) -> None:
        """Its owner has been away too long."""
        now = Millis(self._wall.now_ms())
        await self._change(seek_id, lambda seek: seeking.expire(seek, now, offline_since))

    # --- from an agreement to a table -----------------------------------

    async def _start(self, taken: Seek) -> LiveTable:
        """The table of a seek that was taken; every step does nothing the second time.

        Raises LobbyRefusal where it cannot start: the stakes, or somebody sits elsewhere by now.
        """
        assert taken.taker is not None, "a taken seek has a taker"
        assert taken.taken_at is not None, "and a time"
        # Its owner has asked anybody who comes; the taker has confirmed, or was not far apart.
        start = self._agreed.start_of(
            taken.id, taken.terms, (taken.owner, taken.taker), gap_confirmed=True
        )
        try:
            live = await self._agreed.begin(start, taken.taken_at)
        except NotStarted as refused:
            reason = refused.reason
            await self._close(taken.id, lambda seek: seeking.failed(seek, reason))
            raise refused.refusal() from None
        await self._close(taken.id, seeking.started)
        return live

    async def _close(self, seek_id: str, change: Callable[[Seek], Seek]) -> None:
        await self._change(
            seek_id, lambda seek: change(seek) if seek.state is SeekState.TAKEN else seek
        )
        await self._agreed.forget(seek_id)

    async def _resume(self, noted: Noted) -> None:
        try:
            _, seek = await self._read(noted.table)
            if seek.state is SeekState.TAKEN:
                await self._start(seek)
                return
        except (ServiceError, LobbyRefusal):
            pass  # it is gone, or has failed: nobody waits for an answer
        await self._agreed.forget(noted.table)

    async def _supersede(self, begun: LiveTable) -> None:
        """End the seeks of those who sit at a clocked table now."""
        start = begun.table.match.start
        seated = frozenset(holder.user for holder in start.seats)
        for user in seated:
            own = await self._open_of(user)
            if own is not None and seeking.is_superseded(
                own, table=begun.id, seated=seated, terms=start.terms
            ):
                await self._change(
                    own.id,
                    lambda seek: seeking.supersede(seek) if seek.state is SeekState.OPEN else seek,
                )

    # --- records --------------------------------------------------------

    async def _change(self, seek_id: str, change: Callable[[Seek], Seek]) -> Seek:
        for _ in range(_TRIES):
            revision, seek = await self._read(seek_id)
            changed = change(seek)
            if changed is seek or await self._write(changed, revision):
                return changed
        raise ServiceError(ErrorCode.BUSY)

    async def _read(self, seek_id: str) -> tuple[int, Seek]:
        """A seek as it stands now, and its revision. Raises ServiceError(NOT_FOUND)."""
        record = await self._store.read_record(_key(seek_id))
        if record is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        seek = _SEEK.validate_json(record[1], strict=True)
        options = self._agreed.wire(seek.terms.game).parse_options(seek.terms.options)
        seek = replace(seek, terms=replace(seek.terms, options=options))
        return record[0], seeking.expire(seek, Millis(self._wall.now_ms()))

    async def _open_of(self, user: str) -> Seek | None:
        """The user's own open seek."""
        record = await self._store.read_record(_own_key(user))
        if record is None:
            return None
        try:
            _, seek = await self._read(record[1].decode())
        except ServiceError:
            return None
        return seek if seek.state is SeekState.OPEN else None

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

    def _row(self, seek: Seek) -> Plain:
        return {
            "kind": "seek",
            "seek": seek.id,
            "owner": plain_party(seek.owner),
            "rating": plain_rating(seek.owner),
            "terms": plain_terms(self._agreed.wire(seek.terms.game), seek.terms),
            "low": seek.wanted.low if seek.wanted is not None else None,
            "high": seek.wanted.high if seek.wanted is not None else None,
            "gap_confirmed": seek.gap_confirmed,
        }


def _is_by(seek: Seek, user: str) -> bool:
    return seek.taker is not None and seek.taker.user == user


def _key(seek: str) -> str:
    return f"seek:{seek}"


def _own_key(user: str) -> str:
    return f"seek-of:{user}"
