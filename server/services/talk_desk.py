"""The desk for talk, friends, blocks and reports: one command in, one answer out."""

from typing import assert_never

from protocol import talk as asked_for
from protocol.errors import ErrorCode
from protocol.frames import Plain
from protocol.talk import AnyTalkCommand
from server.limits import Buckets
from server.ports import Peer, TableId, WallClock
from server.ports_hosting import Report, ReportArchive
from server.ports_people import Relation, UnknownUser
from server.ports_talk import RoomKind, Where
from server.services.circles import Circles
from server.services.notices import Notices
from server.services.plain_text import one_line
from server.services.refusals import ServiceError, ok
from server.services.talk import Talk


class TalkDesk:
    """What people ask about each other."""

    def __init__(
        self,
        talk: Talk,
        circles: Circles,
        reports: ReportArchive,
        notices: Notices,
        *,
        wall: WallClock,
        report_rates: Buckets,
    ) -> None:
        self._talk = talk
        self._circles = circles
        self._reports = reports
        self._notices = notices
        self._wall = wall
        self._report_rates = report_rates

    async def opened(self, peer: Peer) -> None:
        """A peer is here: tell him whom he knows, and what the hosts tell everybody."""
        await self._notices.tell(peer)
        await self._circles.arrive(peer.person.user)

    def gone(self, peer: Peer) -> None:
        """The connection is closed."""
        self._talk.gone(peer)
        self._circles.gone(peer.person.user)

    async def carry_out(self, peer: Peer, command: AnyTalkCommand) -> Plain:
        """Do what is asked. Raises ServiceError, StoreUnavailable."""
        match command:
            case asked_for.EnterTalk():
                await self._talk.enter(peer, command)
            case asked_for.LeaveTalk():
                self._talk.leave(peer, command)
            case asked_for.Say():
                return ok(command.cmd_id, result={"n": await self._talk.say(peer, command)})
            case asked_for.ListContacts():
                return ok(command.cmd_id, result=await self._circles.contacts(peer))
            case asked_for.Befriend(user=user):
                await self._circles.relate(peer.person, user, Relation.FRIEND)
            case asked_for.Block(user=user):
                await self._circles.relate(peer.person, user, Relation.BLOCKED)
            case asked_for.Unfriend(user=user):
                await self._circles.part(peer.person, user, Relation.FRIEND)
            case asked_for.Unblock(user=user):
                await self._circles.part(peer.person, user, Relation.BLOCKED)
            case asked_for.ReportPlayer():
                await self._report(peer, command)
            case _:
                assert_never(command)
        return ok(command.cmd_id)

    async def _report(self, peer: Peer, asked: asked_for.ReportPlayer) -> None:
        now = self._wall.now_ms()
        if wait_ms := self._report_rates.take(peer.person.user, now):
            raise ServiceError(ErrorCode.RATE_LIMITED, retry_after_ms=wait_ms)
        quoted = None
        if asked.room is not None and asked.n is not None:
            where = Where(
                None if asked.table is None else TableId(asked.table), RoomKind(asked.room)
            )
            quoted = await self._talk.quoted(peer, where, asked.n, asked.user)
        report = Report(
            about=asked.user,
            by=peer.person.user,
            reason=asked.reason,
            table=asked.table,
            quoted=quoted,
            text=one_line(asked.text),
            at=now,
        )
        try:
            await self._reports.report(report, f"{peer.person.user}:{asked.cmd_id}")
        except UnknownUser:
            raise ServiceError(ErrorCode.NOT_FOUND) from None
