"""Talk: in the waiting room, and at each table one for the seats and one for the spectators.

While a table runs, seats hear nothing of the spectators' room and spectators nothing of theirs.
Who blocks somebody does not read him; who is muted cannot write.
Source: mechanisms.md 1.4, 9; reliability.md 5, 6.
"""

from collections import defaultdict

from pydantic_core import from_json, to_json

from protocol.errors import ErrorCode
from protocol.frames import Plain
from protocol.talk import EnterTalk, LeaveTalk, Say, TalkCommand
from rules.game import Spectator
from server.config import Rate
from server.limits import Buckets
from server.ports import Peer, TableClock, TableId, WallClock
from server.ports_people import SanctionArchive, SanctionKind
from server.ports_talk import RoomKind, Said, TalkStore, Where
from server.services.attending import Attending
from server.services.circles import Circles
from server.services.plain_text import one_line
from server.services.refusals import ServiceError


class Talk:
    """What this node's connections say and hear."""

    def __init__(
        self,
        store: TalkStore,
        attending: Attending,
        circles: Circles,
        sanctions: SanctionArchive,
        *,
        wall: WallClock,
        clock: TableClock,
        rate: Rate,
        burst: int,
    ) -> None:
        self._store = store
        self._attending = attending
        self._circles = circles
        self._sanctions = sanctions
        self._wall = wall
        self._clock = clock
        self._rates = Buckets(rate, burst)
        self._followers: defaultdict[Where, dict[str, Peer]] = defaultdict(dict)
        self._followed: defaultdict[str, set[Where]] = defaultdict(set)
        """The same by connection."""
        store.on_said(self._heard)
        attending.on_left(self._left_table)

    async def enter(self, peer: Peer, asked: EnterTalk) -> None:
        """Follow a room; all that is kept of it is sent.

        Raises ServiceError(FORBIDDEN), StoreUnavailable.
        """
        where = self._admitted(peer, asked)
        await self._circles.read(peer.person.user)
        # First listen, then read: what is said meanwhile comes twice rather than never.
        self._followers[where][peer.id] = peer
        self._followed[peer.id].add(where)
        blocks = self._circles.of(peer.person.user).blocks
        lines = [_line(said, blocks) for said in await self._store.lines(where)]
        peer.send({"type": "talk", "table": where.table, "room": where.room, "lines": lines})

    def leave(self, peer: Peer, asked: LeaveTalk) -> None:
        """Follow it no longer."""
        self._drop(peer, _where(asked))

    def gone(self, peer: Peer) -> None:
        """The connection is closed."""
        for where in list(self._followed.get(peer.id, ())):
            self._drop(peer, where)

    async def say(self, peer: Peer, asked: Say) -> int:
        """Say something; the line's number.

        Raises ServiceError(FORBIDDEN, MUTED, RATE_LIMITED, BAD_MESSAGE, GONE), StoreUnavailable.
        """
        where = self._admitted(peer, asked)
        person, now = peer.person, self._wall.now_ms()
        if not (text := one_line(asked.text)):
            raise ServiceError(ErrorCode.BAD_MESSAGE, path="text")
        if wait_ms := self._rates.take(person.user, self._clock.now()):
            raise ServiceError(ErrorCode.RATE_LIMITED, retry_after_ms=wait_ms)
        for muted in await self._sanctions.sanctions(person.user, SanctionKind.MUTED, now):
            raise ServiceError(ErrorCode.MUTED, reason=muted.reason, until=muted.until)
        seat = None
        if where.table is not None:
            seat = self._attending.seat_at(peer, where.table)
        line = to_json([person.user, person.name, seat, now, text])
        n = await self._store.say(where, f"{person.user}:{asked.cmd_id}", line)
        if n is None:
            raise ServiceError(ErrorCode.GONE)
        return n

    async def quoted(self, peer: Peer, where: Where, n: int, user: str) -> str | None:
        """A line as it was said by `user`, for a report; None: it is not there (any more).

        Raises ServiceError(FORBIDDEN), StoreUnavailable.
        """
        self._check(peer, where)
        for said in await self._store.lines(where):
            if said.n == n:
                author, _, _, _, text = from_json(said.line)
                return str(text) if author == user else None
        return None

    def _admitted(self, peer: Peer, asked: TalkCommand) -> Where:
        where = _where(asked)
        self._check(peer, where)
        return where

    def _check(self, peer: Peer, where: Where) -> None:
        """Raises ServiceError(FORBIDDEN)."""
        if where.table is None:
            if where.room is RoomKind.HOUSE:
                return
        elif (viewer := self._attending.viewer_at(peer, where.table)) is not None:
            if where.room is RoomKind.SEATS and not isinstance(viewer, Spectator):
                return
            if where.room is RoomKind.SPECTATORS and (
                isinstance(viewer, Spectator) or self._attending.is_over_for_all(where.table)
            ):
                return
        raise ServiceError(ErrorCode.FORBIDDEN)

    def _left_table(self, peer: Peer, table: TableId) -> None:
        for where in list(self._followed.get(peer.id, ())):
            if where.table == table:
                self._drop(peer, where)

    def _drop(self, peer: Peer, where: Where) -> None:
        if (followers := self._followers.get(where)) is not None:
            followers.pop(peer.id, None)
            if not followers:
                del self._followers[where]
        followed = self._followed[peer.id]
        followed.discard(where)
        if not followed:
            del self._followed[peer.id]

    def _heard(self, said: Said) -> None:
        frames: dict[tuple[str, bool], bytes] = {}
        author = str(from_json(said.line)[0])
        for peer in list(self._followers.get(said.where, {}).values()):
            hidden = author in self._circles.of(peer.person.user).blocks
            kind = (peer.codec.subprotocol, hidden)
            if kind not in frames:
                frames[kind] = peer.frame(_said(said, frozenset({author} if hidden else ())))
            peer.write(frames[kind])


def _where(asked: TalkCommand) -> Where:
    return Where(None if asked.table is None else TableId(asked.table), RoomKind(asked.room))


def _said(said: Said, blocks: frozenset[str]) -> Plain:
    where = said.where
    return {
        "type": "said",
        "table": where.table,
        "room": where.room,
        "line": _line(said, blocks),
    }


def _line(said: Said, blocks: frozenset[str]) -> Plain:
    """A line as somebody with these `blocks` reads it: its number must be there, its words not."""
    user, name, seat, at, text = from_json(said.line)
    if user in blocks:
        return {"n": said.n, "user": None, "name": "", "seat": None, "at": at, "text": None}
    return {"n": said.n, "user": user, "name": name, "seat": seat, "at": at, "text": text}
