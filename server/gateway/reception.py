"""What all sockets and doors of one server share, and who is in. One object per server process."""

import asyncio
from collections import Counter
from collections.abc import Mapping
from enum import StrEnum
from typing import Any, Final, Protocol

from uvicorn import Config

from protocol.errors import CloseCode
from server.config import Limits
from server.gateway.addresses import Arrivals, Networks
from server.gateway.outgoing import Outbox
from server.gateway.stalls import Stalls
from server.gateway.tally import Tally
from server.house import House
from server.ports import Chance, Guest, TableClock, WallClock

SENT_AWAY_AT_ONCE: Final = 100
SENT_AWAY_PAUSE_S: Final = 0.1
"""The others must take them in, so they do not all come in the same moment."""


class Role(StrEnum):
    """What a connection is there for: it decides rates and how much may wait for it unsent."""

    ROOM = "room"
    SPECTATOR = "spectator"
    SEAT = "seat"


class OpenSocket(Protocol):
    """A socket that belongs to somebody."""

    @property
    def person(self) -> Guest:
        """Whose it is."""

    @property
    def role(self) -> Role:
        """What for."""

    def unsent(self) -> int:
        """Bytes that still wait in its transport."""

    def close(self, code: CloseCode) -> None:
        """Say goodbye with this code."""


class Reception:
    """The shared part of the gateway.

    version:  of the program, for the welcome frame.
    trusted:  proxies whose forwarded-for headers count.
    draining: no new sockets; set before a restart.
    """

    def __init__(
        self,
        *,
        house: House,
        clock: TableClock,
        wall: WallClock,
        chance: Chance,
        limits: Limits,
        version: str,
        trusted: Networks = (),
    ) -> None:
        self.house = house
        self.clock = clock
        self.wall = wall
        self.chance = chance
        self.limits = limits
        self.version = version
        self.trusted = trusted
        self.draining = False
        self.arrivals = Arrivals(limits)
        self.outbox = Outbox()
        self.stalls = Stalls(limits.stalled_ms)
        self.tally = Tally()
        self.tally.levels = self._levels
        # Tuples, because nearly everybody has one socket and a set would cost four times as much.
        self._sockets: dict[str, tuple[OpenSocket, ...]] = {}

    def enter(self, socket: OpenSocket) -> bool:
        """Count the socket as its person's until `leave`; False: they have too many."""
        user = socket.person.user
        theirs = self._sockets.get(user, ())
        if len(theirs) >= self.limits.sockets_user:
            return False
        self._sockets[user] = (*theirs, socket)
        return True

    def leave(self, socket: OpenSocket) -> None:
        """The socket is gone."""
        user = socket.person.user
        left = tuple(other for other in self._sockets.get(user, ()) if other is not socket)
        if left:
            self._sockets[user] = left
        else:
            self._sockets.pop(user, None)

    def sockets(self, user: str) -> tuple[OpenSocket, ...]:
        """The user's open sockets at this node."""
        return self._sockets.get(user, ())

    def close_user(self, user: str, code: CloseCode = CloseCode.SIGNED_OUT) -> None:
        """Close all sockets of a user at this node (signed out, banned)."""
        for socket in self.sockets(user):
            socket.close(code)

    def drain(self, on: bool) -> None:
        """Take nobody in any more and send all who are here to other nodes; or serve again."""
        self.draining = on
        if on:
            sockets = [socket for theirs in self._sockets.values() for socket in theirs]
            self._send_away(sockets)

    def _send_away(self, sockets: list[OpenSocket]) -> None:
        for socket in sockets[:SENT_AWAY_AT_ONCE]:
            socket.close(CloseCode.RESTART)
        if (left := sockets[SENT_AWAY_AT_ONCE:]) and self.draining:
            loop = asyncio.get_running_loop()
            loop.call_later(SENT_AWAY_PAUSE_S, self._send_away, left)

    def steady(self) -> float:
        """Seconds of a clock that never leaps, for rates and timeouts."""
        return asyncio.get_running_loop().time()

    def _levels(self) -> tuple[Mapping[str, int], int]:
        roles: Counter[str] = Counter({role.value: 0 for role in Role})
        unsent = 0
        for sockets in self._sockets.values():
            for socket in sockets:
                roles[socket.role.value] += 1
                unsent += socket.unsent()
        return roles, unsent


class ReceptionConfig(Config):
    """uvicorn's configuration, which is all that its protocol classes are given at their making."""

    def __init__(self, app: Any, reception: Reception, **options: Any) -> None:
        super().__init__(app, **options)
        self.reception = reception
