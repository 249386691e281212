"""The load: how many tables and viewers, when a seat may act, and what is measured meanwhile."""

import asyncio
import gc
import time
from collections import deque
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final, Protocol, TypeAlias

from bench import machine
from bench.figures import Figures, Tally, percentile
from bench.line import Line, UnexpectedAnswer

CONNECTING_AT_ONCE: Final = 50
"""Sockets being opened at the same time: well below the backlog of any server."""

BEGIN_S: Final = 120.0
"""Longest time for everybody to be seated; then the run is given up."""

TICK_S: Final = 0.001
"""A paced run offers what is due at each tick; uvloop's timers are no finer."""

Move: TypeAlias = Callable[[], None]


@dataclass(frozen=True, slots=True, kw_only=True)
class Load:
    """T tables of two seats with S spectators each; rate: actions a second, None: closed loop."""

    tables: int
    spectators: int = 0
    rate: int | None = None


class Pace(Protocol):
    """When somebody whose turn it is acts; nobody does before everybody is seated."""

    def ready(self, move: Move) -> None:
        """A seat could act now."""

    def start(self) -> None:
        """Everybody is seated."""

    def stop(self) -> None:
        """Nobody needs to act any more."""


class AtOnce:
    """Closed loop: on receipt."""

    def __init__(self) -> None:
        self._held: list[Move] | None = []

    def ready(self, move: Move) -> None:
        """Act."""
        if self._held is None:
            move()
        else:
            self._held.append(move)

    def start(self) -> None:
        """Let all act who could do so already."""
        held, self._held = self._held or [], None
        for move in held:
            move()

    def stop(self) -> None:
        """Who acts at once leaves nothing to be done."""


class Schedule:
    """What is due at a steady rate. rate: a second; began: in seconds, as all times here."""

    def __init__(self, rate: int, began: float) -> None:
        self._rate = rate
        self._began = began
        self._taken = 0

    def take(self, now: float) -> int:
        """How many have become due since the last call."""
        due = int((now - self._began) * self._rate)
        newly, self._taken = due - self._taken, due
        return newly


class Offered:
    """So many actions a second over all tables, whoever has waited longest first."""

    def __init__(self, rate: int, tally: Tally) -> None:
        self._rate = rate
        self._tally = tally
        self._waiting: deque[Move] = deque()
        self._loop = asyncio.get_running_loop()
        self._timer: asyncio.TimerHandle | None = None
        self._schedule = Schedule(rate, 0.0)

    def ready(self, move: Move) -> None:
        """Wait for one's turn."""
        self._waiting.append(move)

    def start(self) -> None:
        """Offer from now on."""
        self._schedule = Schedule(self._rate, self._loop.time())
        self._tick()

    def stop(self) -> None:
        """Offer no more."""
        if self._timer is not None:
            self._timer.cancel()

    def _tick(self) -> None:
        self._timer = self._loop.call_later(TICK_S, self._tick)
        for _ in range(self._schedule.take(self._loop.time())):
            if self._waiting:
                self._waiting.popleft()()
            else:
                self._tally.starved += 1


class Target(Protocol):
    """A server under load, as its own dialect sees it."""

    async def begin(self, load: Load, tally: Tally, pace: Pace, lines: list[Line]) -> None:
        """Open all sockets (they go into `lines`), seat everybody and let them play."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Watched:
    """Whose CPU time counts: the server's, and the store's where there is one."""

    server: int
    store: int | None = None

    def read(self) -> tuple[float, float, float | None]:
        """CPU seconds so far of server, generator and store."""
        store = None if self.store is None else machine.cpu_seconds(self.store)
        return machine.cpu_seconds(self.server), time.process_time(), store


async def measure(
    target: Target, load: Load, watched: Watched, *, seconds: float, warm_up_s: float
) -> Figures:
    """Run the load, let it get warm, and measure for so many seconds.

    Raises UnexpectedAnswer when a socket failed: a run with a fault measures nothing.
    """
    loop = asyncio.get_running_loop()
    tally = Tally()
    loop.set_exception_handler(lambda _, context: tally.fail(_told(context)))
    pace: Pace = AtOnce() if load.rate is None else Offered(load.rate, tally)
    lines: list[Line] = []
    gc.collect()
    gc.freeze()
    try:
        async with asyncio.timeout(BEGIN_S):
            await target.begin(load, tally, pace, lines)
        pace.start()
        await _pass(warm_up_s, tally)
        tally.start_again()
        began, before = time.perf_counter(), watched.read()
        await _pass(seconds, tally)
        passed, after = time.perf_counter() - began, watched.read()
        return _figures(load, tally, passed, before, after)
    finally:
        pace.stop()
        for line in lines:
            line.abort()
        await asyncio.sleep(0)  # who waited for an answer is told that none will come
        loop.set_exception_handler(None)
        gc.unfreeze()


async def connect(host: str, port: int, lines: Sequence[Line]) -> None:
    """Open all these sockets, not too many at a time. Raises UnexpectedAnswer, OSError."""
    loop = asyncio.get_running_loop()
    free = asyncio.Semaphore(CONNECTING_AT_ONCE)

    async def open_one(line: Line) -> None:
        async with free:
            await loop.create_connection(lambda: line, host, port)
            await line.ready()

    await asyncio.gather(*map(open_one, lines))


async def _pass(seconds: float, tally: Tally) -> None:
    """Wait; what failed meanwhile is known afterwards."""
    await asyncio.sleep(seconds)
    if tally.failed is not None:
        raise UnexpectedAnswer(tally.failed)


def _told(context: dict[str, Any]) -> str:
    cause = context.get("exception")
    return context["message"] if cause is None else f"{type(cause).__name__}: {cause}"


def _figures(
    load: Load,
    tally: Tally,
    seconds: float,
    before: tuple[float, float, float | None],
    after: tuple[float, float, float | None],
) -> Figures:
    p50, p99 = (percentile(tally.latencies, share) for share in (0.50, 0.99))
    return Figures(
        tables=load.tables,
        spectators=load.spectators,
        offered=load.rate,
        seconds=seconds,
        moves=tally.moves,
        deliveries=tally.deliveries,
        games=tally.games,
        starved=tally.starved,
        refusals=dict(tally.refusals),
        p50_ms=None if p50 is None else 1000 * p50,
        p99_ms=None if p99 is None else 1000 * p99,
        server_cpu_s=after[0] - before[0],
        generator_cpu_s=after[1] - before[1],
        store_cpu_s=None if after[2] is None or before[2] is None else after[2] - before[2],
    )
