"""The yardsticks' dialect: rooms of two seats that act in turn, for ever; others watch.

Both servers answer an action with a frame for everybody in the room, in which `actor` stands
early, so that a seat need not decode it.
"""

import json
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

import msgpack

from bench.children import HERE
from bench.figures import Tally
from bench.generator import Load, Pace, connect
from bench.line import BINARY, TEXT, Line, request

WATCHER: Final = "w"
"""In the place of a seat number."""


@dataclass(frozen=True, slots=True)
class Speech:
    """How a dialect writes.

    mark: what stands before the actor's number in a frame; zero: the byte that says 0 there.
    """

    opcode: int
    mark: bytes
    zero: int

    def actor(self, frame: bytes) -> int:
        """Whose turn it is."""
        return frame[frame.index(self.mark) + len(self.mark)] - self.zero

    def encode(self, plain: Mapping[str, Any]) -> bytes:
        """A message as it travels."""
        if self.opcode == BINARY:
            packed: bytes = msgpack.packb(plain)
            return packed
        return json.dumps(plain, separators=(",", ":")).encode()


MSGPACK: Final = Speech(BINARY, b"\xa5actor", 0)
JSON: Final = Speech(TEXT, b'"actor":', ord("0"))


class _Watcher(Line):
    """Counts what it is shown."""

    def hear(self, payload: bytes) -> None:
        """A frame."""
        self.tally.deliveries += 1


class _Seat(_Watcher):
    """Acts when it is its turn."""

    def __init__(
        self, upgrade: bytes, tally: Tally, pace: Pace, speech: Speech, room: str, seat: int
    ) -> None:
        super().__init__(upgrade, tally)
        self._pace = pace
        self._speech = speech
        self._seat = seat
        self._sent_at = 0.0
        # As large as a real one; the yardsticks decode it, so one text for all does.
        self._message = speech.encode(
            {
                "type": "act",
                "cmd_id": "0" * 26,
                "table": room.rjust(22, "0"),
                "decision": 1,
                "action": {"type": "steal", "good": "grain"},
            }
        )

    def hear(self, payload: bytes) -> None:
        """A frame; the first one after an action of one's own answers it."""
        self.tally.deliveries += 1
        if self._sent_at:
            self.tally.latencies.append(time.perf_counter() - self._sent_at)
            self.tally.moves += 1
            self._sent_at = 0.0
        if self._speech.actor(payload) == self._seat:
            self._pace.ready(self.act)

    def act(self) -> None:
        """Send the action."""
        self._sent_at = time.perf_counter()
        self.say(self._message, self._speech.opcode)


class Rooms:
    """A yardstick server under load."""

    def __init__(self, port: int, speech: Speech) -> None:
        self._port = port
        self._speech = speech
        self._runs = 0

    async def begin(self, load: Load, tally: Tally, pace: Pace, lines: list[Line]) -> None:
        """Seat everybody, then let seat 0 of each room act."""
        self._runs += 1
        firsts: list[_Seat] = []
        for number in range(load.tables):
            room = f"{self._runs}-{number}"
            seats = [
                _Seat(self._upgrade(room, str(seat)), tally, pace, self._speech, room, seat)
                for seat in range(2)
            ]
            firsts.append(seats[0])
            lines += seats
            lines += [_Watcher(self._upgrade(room, WATCHER), tally) for _ in range(load.spectators)]
        await connect(HERE, self._port, lines)
        for first in firsts:
            pace.ready(first.act)

    async def idle(self, count: int, tally: Tally, lines: list[Line]) -> None:
        """So many sockets that say nothing."""
        more = [_Watcher(self._upgrade("idle", WATCHER), tally) for _ in range(count)]
        lines += more
        await connect(HERE, self._port, more)

    def _upgrade(self, room: str, place: str) -> bytes:
        return request(f"{HERE}:{self._port}", f"/ws/{room}/{place}", {})
