"""A client as the services see it: who it is, what it may do, how it is answered.

Knows no transport: the bytes come from and go to a `Line`. Nothing here waits but the task that
prepares the welcome.
"""

import asyncio
from collections.abc import Mapping, Sequence
from enum import Enum, IntEnum
from typing import Final, Protocol

from protocol.codec import MAX_BYTES, Codec
from protocol.commands import AnyMessage, Hello, Ping
from protocol.conversation import Conversation, Hangup
from protocol.errors import CloseCode, ErrorCode, ProtocolError
from protocol.frames import Plain
from server.faults import report
from server.framing import framed
from server.gateway.reception import Reception, Role
from server.house import AnyCommand, plain_person
from server.limits import FULL, take
from server.ports import Guest, StoreUnavailable
from server.services.refusals import error

PING_AFTER_MS: Final = 5_000
"""A client tests the connection after so long a silence. Source: mechanisms.md 1."""

EARLY_COMMANDS: Final = 8
"""Kept while the welcome is being prepared."""


class Stage(Enum):
    """How far the conversation is."""

    GREETING = "greeting"  # `hello` must come
    WELCOME = "welcome"  # it has come, the house prepares the welcome
    OPEN = "open"
    GONE = "gone"  # nothing is said any more


class Line(Protocol):
    """What carries a client's bytes: one WebSocket."""

    def write(self, frame: bytes) -> None:
        """Write a whole WebSocket frame; never waits."""

    def unsent(self) -> int:
        """Bytes that still wait in its buffer."""

    def bound(self, unsent_bytes: int) -> None:
        """Tell the client when more than so much waits, and when it no longer does."""

    def ping_every(self, milliseconds: int) -> None:
        """The pause between pings from now on."""

    def ping_now(self) -> None:
        """Measure the round trip soon, without waiting for the next ping."""

    def hang_up(self, code: IntEnum) -> None:
        """Close in good order."""

    def cut(self, reason: str) -> None:
        """Abort the transport."""


def smooth(rtt: float, samples: int, sample: float) -> float:
    """The round trip after one more sample: the mean of four, then a slow average.

    Source: mechanisms.md 2.4.
    """
    return rtt + (sample - rtt) * (1 / (samples + 1) if samples < 4 else 0.1)


class Client:
    """One connected person: a `server.ports.Peer`."""

    __slots__ = (
        "_clock_runs",
        "_conversation",
        "_early",
        "_lagging",
        "_line",
        "_messages",
        "_opened",
        "_pings",
        "_rate",
        "_reception",
        "_refused_in_a_row",
        "_rtt",
        "_rtt_samples",
        "_stage",
        "_welcome",
        "codec",
        "id",
        "person",
        "role",
    )

    def __init__(self, line: Line, reception: Reception, person: Guest, codec: Codec) -> None:
        self.id = reception.chance.new_id()
        self.person = person
        self.codec = codec
        self.role = Role.ROOM
        self._line = line
        self._reception = reception
        self._conversation = Conversation(codec)
        self._stage = Stage.GREETING
        self._welcome: asyncio.Task[None] | None = None
        self._early: list[tuple[AnyCommand, int]] | None = None
        self._opened = False
        self._rate = reception.limits.messages
        self._messages = self._pings = FULL
        self._refused_in_a_row = 0
        self._rtt = 0.0
        self._rtt_samples = 0
        self._clock_runs = False
        self._lagging = False

    # What the services may do

    @property
    def rtt_ms(self) -> int:
        """The measured round trip, ms; 0 before the first pong."""
        return round(self._rtt)

    def send(self, plain: Mapping[str, object]) -> None:
        """Write one message to this client alone, also when it lags: it asked for it."""
        if self._stage is Stage.GONE:
            return
        self._line.write(self.frame(plain))
        if self._lagging and self._line.unsent() > self._reception.limits.unsent_seat_bytes:
            self._line.cut("unsent")

    def frame(self, plain: Mapping[str, object]) -> bytes:
        """The bytes of a message for all clients with this codec, ready for `write`."""
        return framed(plain, self.codec)

    def write(self, framed: bytes) -> None:
        """Write what `frame` made; a client that lags gets the present instead, when it can."""
        if not self._lagging and self._stage is not Stage.GONE:
            self._line.write(framed)

    def follows(self, *, seats: int, spectating: int) -> None:
        """Tell the connection how many tables it now follows (its rates and bounds)."""
        limits = self._reception.limits
        unsent = limits.unsent_spectator_bytes
        if seats:
            self.role, self._rate = Role.SEAT, limits.messages_seat
            unsent = limits.unsent_seat_bytes
        elif spectating:
            self.role, self._rate = Role.SPECTATOR, limits.messages_spectator
        else:
            self.role, self._rate = Role.ROOM, limits.messages
        if seats and self._lagging:  # it has missed frames, which a seat must not: it resumes
            self._line.cut("unsent")
        else:
            self._line.bound(unsent)

    def clock_runs(self, running: bool) -> None:
        """Whether a clock of this user's own runs: then he is pinged more often."""
        if running is not self._clock_runs:
            self._clock_runs = running
            limits = self._reception.limits
            self._line.ping_every(limits.ping_clock_ms if running else limits.ping_ms)

    def renamed(self, person: Guest) -> None:
        """The person took another name."""
        self.person = person

    def close(self, code: CloseCode) -> None:
        """End the connection."""
        self._line.hang_up(code)

    def unsent(self) -> int:
        """Bytes that still wait in its buffer."""
        return self._line.unsent()

    # What the line tells

    @property
    def greeted(self) -> bool:
        """Whether a valid hello has come."""
        return self._conversation.greeted

    def hear(self, payload: bytes, *, binary: bool, received_at: int) -> None:
        """One whole message of the client's. received_at: table time, ms."""
        try:
            message = self._conversation.receive(payload, binary=binary)
        except Hangup as hangup:
            self._line.hang_up(hangup.code)
        except ProtocolError as refusal:
            self._reception.tally.rejects[refusal.code.value] += 1
            if self._may(refusal.cmd_id):
                self.send(error(refusal.cmd_id, refusal.code, facts=refusal.facts))
        else:
            self._reception.tally.messages[message.type] += 1
            self._take(message, received_at)

    def timed(self, rtt_s: float) -> None:
        """A ping was answered after so many seconds."""
        self._rtt = smooth(self._rtt, self._rtt_samples, 1000 * rtt_s)
        self._rtt_samples += 1

    def choked(self) -> None:
        """More waits unsent than its role allows."""
        if self._stage is Stage.GONE:
            return
        if self.role is Role.SEAT:
            self._line.cut("unsent")
        else:
            self._lagging = True
            self._reception.tally.snapshots += 1

    def drained(self) -> None:
        """It has read nearly all again."""
        if self._lagging and self._stage is not Stage.GONE:
            self._lagging = False
            try:
                self._reception.house.drained(self)
            except Exception as fault:
                self._report("drained", fault)

    def leave(self) -> None:
        """A close frame was sent, or the transport aborted: nothing is said any more."""
        self._stage = Stage.GONE
        if self._welcome is not None:
            self._welcome.cancel()

    def lost(self) -> None:
        """The connection is gone."""
        self.leave()
        self._reception.leave(self)
        if self._opened:
            try:
                self._reception.house.closed(self)
            except Exception as fault:
                self._report("closed", fault)

    # Messages

    def _take(self, message: AnyMessage, received_at: int) -> None:
        if isinstance(message, Ping):
            if self._may(None, ping=True):
                self.send({"type": "pong", "server_time": self._reception.wall.now_ms()})
        elif isinstance(message, Hello):
            self._stage = Stage.WELCOME
            self._opened = True
            self._welcome = asyncio.get_running_loop().create_task(self._say_welcome())
        elif self._may(message.cmd_id):
            if self._stage is Stage.OPEN:
                self._ask(message, received_at)
            else:
                self._put_off(message, received_at)

    def _may(self, cmd_id: str | None, *, ping: bool = False) -> bool:
        """Count one message; False: refused, and told so."""
        reception = self._reception
        limits = reception.limits
        now = 1000 * reception.steady()
        if ping:
            self._pings, wait = take(self._pings, now, limits.pings)
        else:
            self._messages, wait = take(self._messages, now, self._rate)
        if wait == 0:
            self._refused_in_a_row = 0
            return True
        reception.tally.rejects[ErrorCode.RATE_LIMITED.value] += 1
        self._refused_in_a_row += 1
        self.send(error(cmd_id, ErrorCode.RATE_LIMITED, retry_after_ms=wait))
        if self._refused_in_a_row >= limits.rate_limited_in_a_row:
            self._line.hang_up(CloseCode.POLICY)
        return False

    def _ask(self, command: AnyCommand, received_at: int) -> None:
        if self._stage is Stage.GONE:
            return
        try:
            self._reception.house.receive(self, command, received_at)
        except Exception as fault:
            incident = self._report("receive", fault)
            self.send(error(command.cmd_id, ErrorCode.INTERNAL, incident=incident))

    def _put_off(self, command: AnyCommand, received_at: int) -> None:
        if self._early is None:
            self._early = []
        if len(self._early) < EARLY_COMMANDS:
            self._early.append((command, received_at))
        else:
            self.send(error(command.cmd_id, ErrorCode.BUSY))

    async def _say_welcome(self) -> None:
        try:
            self._open(await self._reception.house.opened(self))
        except StoreUnavailable:
            self._line.hang_up(CloseCode.OVERLOADED)
        except Exception as fault:
            self._report("opened", fault)
            self._line.hang_up(CloseCode.OUR_FAULT)

    def _open(self, tables: Sequence[Plain]) -> None:
        self._welcome = None
        if self._stage is not Stage.WELCOME:
            return
        self._stage = Stage.OPEN
        self.send(
            {
                "type": "welcome",
                "person": plain_person(self.person),
                "version": self._reception.version,
                "server_time": self._reception.wall.now_ms(),
                "limits": {"message_bytes": MAX_BYTES, "ping_after_ms": PING_AFTER_MS},
                "your_tables": list(tables),
            }
        )
        self._line.ping_now()
        early, self._early = self._early, None
        for command, received_at in early or ():
            self._ask(command, received_at)

    def _report(self, where: str, fault: Exception) -> str:
        incident = self._reception.chance.new_id()
        report(where, fault, incident, conn=self.id)
        return incident
