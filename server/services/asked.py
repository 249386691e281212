"""Who is asked whether he is ready, and what he is told of it, whichever node he is at.

Pools and open tables ask alike; each says by an `Asked` how its question stands.
Source: mechanisms.md 4 and 5, ux.md 6.5.
"""

from collections import defaultdict
from collections.abc import Awaitable, Callable, Coroutine, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Final

from protocol.frames import Plain
from server.ports import Chance, Peer, StoreUnavailable
from server.ports_lobby import RowChange
from server.services.room import Room
from server.services.waits import WAKING_MS

ASKED: Final = "asked:"
"""Kind of hidden row that tells the nodes that a question stands otherwise now."""


class AskedState(StrEnum):
    """How the question stands."""

    WAITING = "waiting"
    COMPLETE = "complete"
    STARTED = "started"
    OVER = "over"


class Why(StrEnum):
    """Why it came to nothing, as it concerns the one who is told."""

    YOU = "you"  # missed it, or said no
    OTHER = "other"
    STAKE = "stake"  # his own could not be held
    START = "start"  # somebody else stood in the way


@dataclass(frozen=True, slots=True, kw_only=True)
class AskedSeat:
    """One seat of the table to come. name: None: told only when the table stands."""

    user: str
    name: str | None
    computer: str | None
    ready: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked:
    """A question as it stands.

    why: by user, where it came to nothing; else: another one if he still sits here, or he himself.
    """

    check: str
    of: str
    rev: int
    terms: Plain
    seats: Sequence[AskedSeat]
    state: AskedState
    ready_by: int
    why: Mapping[str, Why] = field(default_factory=dict)

    def plain(self, user: str, now: int) -> Plain:
        """The frame for one of those who are asked."""
        over = self.state is AskedState.OVER
        stays = any(seat.user == user for seat in self.seats)
        return {
            "type": "ready_check",
            "check": self.check,
            "of": self.of,
            "rev": self.rev,
            "terms": self.terms,
            "seats": [
                {
                    "name": seat.name,
                    "computer": seat.computer,
                    "ready": seat.ready,
                    "you": seat.computer is None and seat.user == user,
                }
                for seat in self.seats
            ],
            "state": self.state.value,
            "ready_ms": max(0, self.ready_by - now) if self.state is AskedState.WAITING else 0,
            "reason": self.why.get(user, Why.OTHER if stays else Why.YOU).value if over else None,
        }


Look = Callable[[str], Awaitable[Asked | None]]


class Asking:
    """Tells this node's connections of the questions that are put to their users."""

    def __init__(
        self,
        room: Room,
        chance: Chance,
        now: Callable[[], int],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._room = room
        self._chance = chance
        self._now = now
        self._spawn = spawn
        self._looks: dict[str, Look] = {}
        self._told: defaultdict[str, set[str]] = defaultdict(set)
        """By question the users who were told here: they hear its end too."""
        room.listen(self._heard)

    def on_look(self, of: str, look: Look) -> None:
        """Ask `look` how the questions of this kind stand."""
        self._looks[of] = look

    def changed(self, of: str, check: str) -> RowChange:
        """Every node hears that this question stands otherwise now."""
        row = self._chance.nonce().encode()
        return RowChange(key=f"{ASKED}{of}:{check}", row=row, ttl_ms=WAKING_MS)

    async def tell(self, peer: Peer, of: str, check: str) -> None:
        """Tell one connection how the question stands, if its user is asked."""
        asked = await self._looks[of](check)
        user = peer.person.user
        if asked is None or asked.state is AskedState.OVER:
            return
        if any(seat.user == user for seat in asked.seats):
            self._told[check].add(user)
            peer.send(asked.plain(user, self._now()))

    def _heard(self, key: str) -> None:
        if key.startswith(ASKED):
            of, _, check = key.removeprefix(ASKED).partition(":")
            self._spawn(self._tell_all(of, check))

    async def _tell_all(self, of: str, check: str) -> None:
        try:
            asked = await self._looks[of](check)
        except StoreUnavailable:
            return  # whoever is asked hears it anew when he is connected again
        if asked is None:
            return
        if asked.state is AskedState.OVER:
            users = self._told.pop(check, set())
        else:
            users = {seat.user for seat in asked.seats if seat.computer is None}
        here = {user for user in users if self._room.connections(user)}
        for user in here:
            frame = asked.plain(user, self._now())
            for peer in self._room.connections(user):
                peer.send(frame)
        if asked.state is AskedState.STARTED:
            self._told.pop(check, None)
        elif here and asked.state is not AskedState.OVER:
            self._told[check] |= here
