"""The client's end of one user's conversation, over as many connections as it takes. Sans-I/O.

What is said when, what is asked again, and when a stream has a hole. Every method takes the time
(a monotonic clock of the client's own, ms) and does no I/O: the shell sends `messages_to_send()`
after each call, feeds what comes to `receive`, and calls `tick` four times a second.

Source: mechanisms.md 1.2, 1.4-1.7; reliability.md P5 and 5.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple, TypeAlias

from protocol.commands import (
    PROTOCOL,
    Attach,
    Detach,
    EnterRoom,
    FollowLink,
    Hello,
    LeaveRoom,
    Ping,
)
from protocol.errors import CloseCode, ErrorCode
from protocol.frames import Plain
from protocol.ids import CommandId, Millis, TableId
from protocol.message import Command, Message

RESEND_AFTER: Final = Millis(2_500)
RESEND_EVERY: Final = Millis(1_200)
SILENCE: Final = Millis(5_000)
"""Without a word from the house, then a ping."""

DEAD: Final = Millis(10_000)
"""Without an answer to it: the socket is of no use, whatever the system says of it."""

BACK_OFF: Final = tuple(map(Millis, (200, 500, 1_000, 2_000, 4_000, 8_000)))
JITTER: Final = 0.2
"""Part of a wait by which it may be shorter or longer, so that not all come back at once."""

OVERLOADED_STEP: Final = 4
"""After 1013 the longer waits come first."""

RETRIES: Final = 5
"""Of a command that the house could not take just now."""

RETRY_AFTER: Final = Millis(1_000)
"""Where the house does not say how long to wait."""

FINAL_CODES: Final = frozenset({CloseCode.SIGNED_OUT, CloseCode.FORBIDDEN, CloseCode.NO_SUCH_TABLE})
"""Closed like this, connecting again cannot help."""

Role: TypeAlias = Literal["seat", "spectator"]


class Stream(NamedTuple):
    """Something followed: a table, the waiting room, or a challenge by link."""

    kind: Literal["table", "room", "link"]
    id: str = ""


ROOM: Final = Stream("room")


@dataclass(frozen=True, slots=True)
class Told:
    """News: a frame that belongs to no question, or the snapshot of a stream."""

    frame: Plain


@dataclass(frozen=True, slots=True)
class Answered:
    """What was asked with `cmd_id` has its answer: an `ok` or an `error`."""

    cmd_id: CommandId
    frame: Plain


@dataclass(frozen=True, slots=True)
class Shut:
    """The stream could not be opened, and is not followed any more; frame: the `error`."""

    stream: Stream
    frame: Plain


Heard: TypeAlias = Told | Answered | Shut


@dataclass(slots=True)
class _Table:
    """How far a table's stream is known."""

    role: Role
    epoch: str | None = None
    vseq: int = 0


@dataclass(slots=True)
class _Pending:
    """A command without an answer.

    stream: the one it opens; after a reconnection such a command is made anew, not sent again.
    due:    when it is sent (again) unless it is answered before; None: not before the welcome.
    """

    command: Command
    stream: Stream | None = None
    sent: bool = False
    refused: int = 0
    due: Millis | None = None


class Follower:
    """See the module.

    client: name and version of the program.
    new_id: makes a fresh command id at each call.
    random: a number in 0 <= x < 1.
    """

    def __init__(
        self, *, client: str, new_id: Callable[[], CommandId], random: Callable[[], float]
    ) -> None:
        self.welcomed = False
        """Whether the house has answered the hello of the present connection."""
        self._client = client
        self._new_id = new_id
        self._random = random
        self._attempts = 0
        self._heard_at = Millis(0)
        self._pinged_at: Millis | None = None
        self._pending: dict[CommandId, _Pending] = {}
        self._tables: dict[TableId, _Table] = {}
        self._links: dict[TableId, None] = {}  # a set that keeps its order
        self._in_room = False
        self._room_n: int | None = None
        self._outbox: list[Message] = []

    # The connection

    def opened(self, now: Millis) -> None:
        """A socket is open."""
        self._heard_at = now
        self._outbox = [Hello(protocol=PROTOCOL, client=self._client)]

    def closed(self, code: int | None) -> Millis | None:
        """The socket is gone. The wait before the next try, None: another try is useless.

        code: the close code, None where the connection just broke or could not be made.
        """
        is_unwelcome = code == CloseCode.POLICY and not self.welcomed  # another protocol version
        self.welcomed = False
        self._pinged_at = None
        self._outbox = []
        if is_unwelcome or code in FINAL_CODES:
            return None
        if code == CloseCode.OVERLOADED:
            self._attempts = max(self._attempts, OVERLOADED_STEP)
        wait = BACK_OFF[min(self._attempts, len(BACK_OFF) - 1)]
        self._attempts += 1
        return Millis(round(wait * (1 - JITTER + 2 * JITTER * self._random())))

    def tick(self, now: Millis) -> bool:
        """Send again, or ping, what is due. False: the connection is dead, drop the socket."""
        if self._pinged_at is not None and now - self._pinged_at >= DEAD:
            return False
        if not self.welcomed:
            return now - self._heard_at < DEAD
        if self._pinged_at is None and now - self._heard_at >= SILENCE:
            self._pinged_at = now
            self._outbox.append(Ping())
        for pending in self._pending.values():
            if pending.due is not None and now >= pending.due:
                self._send(pending, now)
        return True

    def messages_to_send(self) -> list[Message]:
        """What is to be sent now, oldest first; each is handed out once."""
        messages, self._outbox = self._outbox, []
        return messages

    # What is asked

    def ask(self, command: Command, now: Millis) -> None:
        """Ask, as often as it takes until there is an answer; it comes as `Answered`."""
        self._submit(_Pending(command), now)

    def forget(self, cmd_id: CommandId) -> None:
        """Nobody waits for this answer any more."""
        self._pending.pop(cmd_id, None)

    def follow_table(self, table: TableId, role: Role, now: Millis) -> None:
        """Follow a table through all reconnections, without holes; begins with a `snapshot`."""
        self._tables[table] = _Table(role)
        self._open(Stream("table", table), now)

    def leave_table(self, table: TableId, now: Millis) -> None:
        """Follow it no longer."""
        if self._tables.pop(table, None) is not None:
            self._abandon(Stream("table", table))
            if self.welcomed:
                self.ask(Detach(cmd_id=self._new_id(), table=table), now)

    def enter_room(self, now: Millis) -> None:
        """Follow the waiting room; begins with a `room`."""
        self._in_room = True
        self._room_n = None
        self._open(ROOM, now)

    def leave_room(self, now: Millis) -> None:
        """Follow it no longer."""
        if self._in_room:
            self._in_room = False
            self._abandon(ROOM)
            if self.welcomed:
                self.ask(LeaveRoom(cmd_id=self._new_id()), now)

    def follow_link(self, link: TableId, now: Millis) -> None:
        """Follow a challenge; begins with its `link` as it is now."""
        self._links[link] = None
        self._open(Stream("link", link), now)

    def leave_link(self, link: TableId) -> None:
        """Follow it no longer. (The house stops by itself when the challenge is over.)"""
        self._links.pop(link, None)
        self._abandon(Stream("link", link))

    # What is heard

    def receive(self, frame: Plain, now: Millis) -> Heard | None:
        """Judge a frame; None: it is nobody's business, or came before in another way."""
        self._heard_at = now
        self._pinged_at = None
        match frame.get("type"):
            case "welcome":
                self._resume(now)
                return Told(frame)
            case "ok":
                return self._answered(frame)
            case "error":
                return self._refused(frame, now)
            case "snapshot":
                return self._snapshot(frame)
            case "frame":
                return self._present(frame, now)
            case "room":
                return self._room(frame)
            case "room_news":
                return self._news(frame, now)
            case (
                "link"
                | "audience"
                | "you"
                | "your_tables"
                | "your_challenges"
                | "your_pool"
                | "ready_check"
                | "talk"
                | "said"
                | "your_people"
                | "notice"
            ):
                return Told(frame)
            case _:  # a pong, or a frame of a newer house
                return None

    def _resume(self, now: Millis) -> None:
        """Open all streams again, then send again what has no answer, in its old order."""
        self.welcomed = True
        self._attempts = 0
        for stream in (
            *(Stream("table", table) for table in self._tables),
            *((ROOM,) if self._in_room else ()),
            *(Stream("link", link) for link in self._links),
        ):
            self._open(stream, now)
        for pending in self._pending.values():
            if pending.stream is None:
                self._send(pending, now)

    def _answered(self, frame: Plain) -> Heard | None:
        pending = self._pending.pop(frame["cmd_id"], None)
        if pending is None:
            return None
        if pending.stream is not None:  # a challenge stands in its answer; room and table do not
            return Told(frame["result"]) if pending.stream.kind == "link" else None
        return Answered(frame["cmd_id"], frame)

    def _refused(self, frame: Plain, now: Millis) -> Heard | None:
        cmd_id = frame["cmd_id"]
        if cmd_id is None:
            return Told(frame)
        pending = self._pending.get(cmd_id)
        if pending is None:
            return None
        if self._is_worth_a_retry(frame, pending):
            pending.refused += 1
            pending.due = Millis(now + (frame.get("retry_after_ms") or RETRY_AFTER))
            return None
        del self._pending[cmd_id]
        if pending.stream is None:
            return Answered(cmd_id, frame)
        self._drop(pending.stream)
        return Shut(pending.stream, frame)

    def _is_worth_a_retry(self, frame: Plain, pending: _Pending) -> bool:
        # An internal error would most likely happen again; who asked should know of it.
        is_transient = frame.get("retryable", False) and frame["code"] != ErrorCode.INTERNAL
        return is_transient and pending.refused < RETRIES

    def _snapshot(self, frame: Plain) -> Heard | None:
        # A snapshot nobody waits for answers an attach that was sent twice: it is told already.
        if self._pending.pop(frame["cmd_id"], None) is None:
            return None
        table = self._tables[frame["table"]]
        table.epoch = frame["frame"]["epoch"]
        table.vseq = frame["frame"]["vseq"]
        return Told(frame)

    def _present(self, frame: Plain, now: Millis) -> Heard | None:
        table = self._tables.get(frame["table"])
        stream = Stream("table", frame["table"])
        if table is None or self._is_opening(stream):
            return None  # the snapshot will hold it
        vseq: int = frame["vseq"]
        if frame["epoch"] != table.epoch or vseq > table.vseq + 1:
            self._open(stream, now)
            return None
        if vseq < table.vseq:
            return None
        if vseq == table.vseq:  # the present again, as after `stale_decision`
            return Told({**frame, "events": []})
        table.vseq = vseq
        return Told(frame)

    def _room(self, frame: Plain) -> Heard | None:
        self._abandon(ROOM)
        if not self._in_room:
            return None
        self._room_n = frame["n"]
        return Told(frame)

    def _news(self, frame: Plain, now: Millis) -> Heard | None:
        if not self._in_room or self._room_n is None or frame["n"] <= self._room_n:
            return None
        if frame["n"] > self._room_n + 1:
            self._room_n = None
            self._open(ROOM, now)
            return None
        self._room_n = frame["n"]
        return Told(frame)

    # Streams and pending commands

    def _open(self, stream: Stream, now: Millis) -> None:
        self._abandon(stream)
        self._submit(_Pending(self._opening(stream), stream), now)

    def _opening(self, stream: Stream) -> Command:
        cmd_id = self._new_id()
        match stream.kind:
            case "room":
                return EnterRoom(cmd_id=cmd_id)
            case "link":
                return FollowLink(cmd_id=cmd_id, link=stream.id)
            case "table":
                table = self._tables[stream.id]
                vseq = None if table.epoch is None else table.vseq
                return Attach(
                    cmd_id=cmd_id,
                    table=stream.id,
                    role=table.role,
                    epoch=table.epoch,
                    vseq=vseq,
                )

    def _is_opening(self, stream: Stream) -> bool:
        return any(pending.stream == stream for pending in self._pending.values())

    def _abandon(self, stream: Stream) -> None:
        """Wait no longer for the opening of `stream`."""
        for cmd_id in [key for key, each in self._pending.items() if each.stream == stream]:
            del self._pending[cmd_id]

    def _drop(self, stream: Stream) -> None:
        match stream.kind:
            case "table":
                self._tables.pop(stream.id, None)
            case "link":
                self._links.pop(stream.id, None)
            case "room":
                self._in_room = False

    def _submit(self, pending: _Pending, now: Millis) -> None:
        self._pending[pending.command.cmd_id] = pending
        if self.welcomed:
            self._send(pending, now)

    def _send(self, pending: _Pending, now: Millis) -> None:
        pending.due = Millis(now + (RESEND_EVERY if pending.sent else RESEND_AFTER))
        pending.sent = True
        self._outbox.append(pending.command)
