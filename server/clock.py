"""Table time and calendar time. Pure arithmetic around a measured offset; no store in here."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Protocol

import structlog

from server.ports import StoreUnavailable

SAMPLES: Final = 5
"""Round trips of one measurement; the shortest is believed. Source: mechanisms.md G3."""
EVERY_S: Final = 1.0
SLEW: Final = 2000
"""One microsecond of correction in so many: at most 0.5 ms a second."""
LEAP_US: Final = 200_000
"""A difference beyond this is a leap. Well below the 250 ms by which a commit's stamp may lie ahead
of the store's time: a smaller leap, only slewed away, would have commits refused for minutes."""

_log = structlog.get_logger(__name__)


@dataclass(frozen=True, slots=True)
class Reading:
    """The store's time in us since 1970, and the shift in ms that makes table time of it."""

    store_us: int
    shift_ms: int


class LeapVerdict(StrEnum):
    """What became of the wish to put a leap into the shift."""

    TAKEN = "taken"
    CHANGED = "changed"  # another node was first: measure again
    YOURS = "yours"  # the other nodes agree with the store: this node slept


class StoreTime(Protocol):
    """The store's side of table time."""

    async def read(self) -> Reading:
        """Time and shift in one script."""

    async def raise_shift(self) -> None:
        """Cold start: let table time not be before the newest renewal of any node."""

    async def leap(self, expected_ms: int, wanted_ms: int) -> LeapVerdict:
        """Change the shift if it still is `expected_ms`."""


def monotonic_us() -> int:
    """This machine's own time, which no calendar moves."""
    return time.monotonic_ns() // 1000


class StoreClock:
    """Table time of this node: its monotonic clock plus a measured, slewed offset.

    Source: reliability.md S11.
    """

    def __init__(self, store: StoreTime, monotonic: Callable[[], int] = monotonic_us) -> None:
        self._store = store
        self._monotonic = monotonic
        self._offset = 0
        self._target = 0
        self._since = 0
        """Monotonic time at which `_offset` was right; from then on it moves towards `_target`."""
        self._last = 0
        self._started = False
        self._task: asyncio.Task[None] | None = None
        self.shift_ms = 0
        """What a script has to add to the store's time to get table time."""

    def now(self) -> int:
        """Table time in ms; never goes back, never leaps."""
        at = self._monotonic()
        self._last = max(self._last, (at + self._offset_at(at)) // 1000)
        return self._last

    async def start(self) -> None:
        """Take the store's time over, then follow it. Raises StoreUnavailable."""
        await self._store.raise_shift()
        await self.measure()
        self._task = asyncio.create_task(self._follow(), name="table clock")

    async def close(self) -> None:
        """Stop following."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def measure(self) -> None:
        """Compare with the store once, and correct the course. Raises StoreUnavailable."""
        reading, sent, got = await self._best_sample()
        measured = reading.store_us + reading.shift_ms * 1000 - (sent + got) // 2
        if not self._started:
            self._started = True
            self._step(measured, reading.shift_ms)
            return
        difference = measured - self._offset_at(got)
        if abs(difference) - (got - sent) // 2 <= LEAP_US:
            self._steer(got, measured, reading.shift_ms)
            return
        wanted_ms = reading.shift_ms - round(difference / 1000)
        verdict = await self._store.leap(reading.shift_ms, wanted_ms)
        _log.warning("store_clock_leapt", by_ms=difference // 1000, verdict=verdict)
        if verdict is LeapVerdict.TAKEN:
            self._steer(got, measured + (wanted_ms - reading.shift_ms) * 1000, wanted_ms)
        elif verdict is LeapVerdict.YOURS:
            self._step(measured, reading.shift_ms)

    async def _best_sample(self) -> tuple[Reading, int, int]:
        best: tuple[Reading, int, int] | None = None
        for _ in range(SAMPLES):
            sent = self._monotonic()
            reading = await self._store.read()
            got = self._monotonic()
            if best is None or got - sent < best[2] - best[1]:
                best = (reading, sent, got)
        assert best is not None
        return best

    def _offset_at(self, at: int) -> int:
        reach = (at - self._since) // SLEW
        return self._offset + max(-reach, min(reach, self._target - self._offset))

    def _steer(self, at: int, target: int, shift_ms: int) -> None:
        self._offset, self._since, self._target = self._offset_at(at), at, target
        self.shift_ms = shift_ms

    def _step(self, target: int, shift_ms: int) -> None:
        self._offset = self._target = target
        self._since = self._monotonic()
        self.shift_ms = shift_ms

    async def _follow(self) -> None:
        while True:
            await asyncio.sleep(EVERY_S)
            try:
                await self.measure()
            except StoreUnavailable:
                continue  # the monotonic clock carries on; the store's absence is noticed elsewhere


class SystemWallClock:
    """The calendar's time, for records and logins only."""

    def now_ms(self) -> int:
        """Milliseconds since 1970, UTC."""
        return time.time_ns() // 1_000_000
