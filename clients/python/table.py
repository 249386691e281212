"""One table as its seat or its spectator follows it: news to iterate over, and all one can ask."""

from collections.abc import Callable, Mapping, Sequence
from types import TracebackType
from typing import Any, Final, Literal, TypeAlias

from pydantic import BaseModel, TypeAdapter

from clients.python.asking import Asker, new_command_id
from clients.python.connection import Connection
from clients.python.feed import Feed
from protocol import commands as wire
from protocol.follower import Role
from protocol.frames import Ok
from protocol.ids import TableId
from protocol.table_frames import Barrier, Frame, LogLine, Object, Snapshot

OfferKind: TypeAlias = Literal["take_back", "draw", "abandon", "pause", "rematch"]
TableNews: TypeAlias = Snapshot | Frame

_LINES: Final = TypeAdapter(list[LogLine])


class Position(BaseModel):
    """A stream after its entry `vseq`: what was seen, and the events that led to it."""

    vseq: int
    view: Object
    events: list[Object]


class ReplayPage(BaseModel):
    """A part of a stream. last: the number of its last position."""

    positions: list[Position]
    last: int


class Table:
    """A followed table. Iterate over it: a `Snapshot` first and after a long break, else `Frame`s.

    Each is the whole present, with the events that led to it (a snapshot's: `missed`). The
    iteration does not end with the game: rematch and settlement are told as well. It ends with
    Refused when the table may not be followed, with Ended when the conversation is over.

    snapshot: the last one: own seat, terms, commitment, logbook. None before the first.
    present:  the last frame. None before the first.
    watchers: how many watch; above 100 in steps of ten.
    """

    def __init__(
        self,
        table: TableId,
        role: Role,
        *,
        connection: Connection,
        asker: Asker,
        forget: Callable[[TableId], object],
    ) -> None:
        self.id = table
        self.role: Role = role
        self.snapshot: Snapshot | None = None
        self.present: Frame | None = None
        self.watchers = 0
        self._on_crowd: Callable[[], None] = lambda: None
        self._feed: Feed[TableNews] = Feed()
        self._connection = connection
        self._asker = asker
        self._forget = forget

    @property
    def seat(self) -> int | None:
        """The own seat, None for a spectator and before the first snapshot."""
        return None if self.snapshot is None else self.snapshot.seat

    def hear(self, news: TableNews) -> None:
        """For the client: the stream goes on."""
        if isinstance(news, Snapshot):
            self.snapshot = news
            self.present = news.frame
        else:
            self.present = news
        self._feed.put(news)

    def hear_crowd(self, watchers: int) -> None:
        """For the client: so many watch now."""
        self.watchers = watchers
        self._on_crowd()

    def watch_crowd(self, callback: Callable[[], None]) -> None:
        """Call `callback` when `watchers` has changed."""
        self._on_crowd = callback

    def end(self, error: Exception) -> None:
        """For the client: the stream is over."""
        self._feed.fail(error)

    def __aiter__(self) -> Feed[TableNews]:
        return self._feed

    def leave(self) -> None:
        """Follow the table no longer; a seat stays taken."""
        self._forget(self.id)
        self._connection.follower.leave_table(self.id, self._connection.now())
        self._connection.flush()

    def __enter__(self) -> "Table":
        return self

    def __exit__(
        self,
        _kind: type[BaseException] | None,
        _error: BaseException | None,
        _trace: TracebackType | None,
    ) -> None:
        self.leave()

    # What a seat does. All raise Refused and Ended.

    async def act(self, action: Mapping[str, Any], *, decision: int | None = None) -> Ok:
        """Do one of `legal`.

        decision: the decision it answers; None: the one of the present frame.
        """
        if decision is None:
            decision = None if self.present is None else self.present.decision
        if decision is None:
            raise ValueError("there is nothing to decide for this seat now")
        command = wire.Act(
            cmd_id=new_command_id(), table=self.id, decision=decision, action=dict(action)
        )
        return await self._asker.ask(command)

    async def offer(self, kind: OfferKind, named: Sequence[Barrier] = ()) -> Ok:
        """Propose something. named: what a take-back would undo that was drawn or revealed."""
        command = wire.Offer(cmd_id=new_command_id(), table=self.id, kind=kind, named=list(named))
        return await self._asker.ask(command)

    async def answer(self, offer: int, *, accept: bool, mute: bool = False) -> Ok:
        """Accept or decline; mute: no more of this kind in this game."""
        command = wire.Answer(
            cmd_id=new_command_id(), table=self.id, offer=offer, accept=accept, mute=mute
        )
        return await self._asker.ask(command)

    async def withdraw(self, offer: int) -> Ok:
        """Take the own offer back."""
        return await self._asker.ask(
            wire.Withdraw(cmd_id=new_command_id(), table=self.id, offer=offer)
        )

    async def end_pause(self) -> Ok:
        """Say that play may go on."""
        return await self._asker.ask(wire.EndPause(cmd_id=new_command_id(), table=self.id))

    async def resign(self) -> Ok:
        """Give the game up."""
        return await self._asker.ask(wire.Resign(cmd_id=new_command_id(), table=self.id))

    async def abort(self) -> Ok:
        """Call the game off before it has begun."""
        return await self._asker.ask(wire.Abort(cmd_id=new_command_id(), table=self.id))

    async def claim(self, choice: Literal["win", "draw"], absent_seat: int) -> Ok:
        """Claim the result after the other's absence."""
        return await self._asker.ask(
            wire.Claim(cmd_id=new_command_id(), table=self.id, choice=choice, absent=absent_seat)
        )

    async def quit(self) -> Ok:
        """Leave the running game for good."""
        return await self._asker.ask(wire.Leave(cmd_id=new_command_id(), table=self.id))

    async def narration_done(self) -> Ok:
        """All that was told has been read; the own clock may start."""
        vseq = 0 if self.present is None else self.present.vseq
        return await self._asker.ask(
            wire.NarrationDone(cmd_id=new_command_id(), table=self.id, vseq=vseq)
        )

    # What anybody who follows it can read

    async def log(self, before: int) -> list[LogLine]:
        """Up to 100 lines of the logbook, those before the line `before`."""
        answer = await self._asker.ask(
            wire.Log(cmd_id=new_command_id(), table=self.id, role=self.role, before=before)
        )
        return _LINES.validate_python(_found(answer, "lines"), extra="ignore")

    async def replay(self, start: int, *, seat: int | None = None) -> ReplayPage:
        """Up to 50 positions of a stream from `start` on.

        seat: whose stream; None: the spectators'. While the table runs, only the own.
        """
        answer = await self._asker.ask(
            wire.Replay(cmd_id=new_command_id(), table=self.id, seat=seat, start=start)
        )
        return ReplayPage.model_validate(answer.result, extra="ignore")

    async def record(self) -> Object:
        """The record of the finished game, for `wartesaal verify`."""
        answer = await self._asker.ask(wire.Record(cmd_id=new_command_id(), table=self.id))
        record: Object = _found(answer, "record")
        return record


def _found(answer: Ok, name: str) -> Any:
    return (answer.result or {})[name]
