"""One server after the other under the same loads: started, measured, ended."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol

from bench import machine
from bench.boardgame import Boardgame, NotInstalled, install
from bench.children import NotStarted, Server, python, server
from bench.figures import Tally
from bench.generator import BEGIN_S, Load, Target, Watched, measure
from bench.house import ENVIRONMENT, House
from bench.line import Line, UnexpectedAnswer
from bench.results import (
    BOARDGAME,
    FLOOR,
    HANDROLLED,
    HEAVIEST_GAME,
    HEAVY,
    HOUSE,
    STORELESS,
    Results,
)
from bench.rooms import JSON, MSGPACK, Rooms
from bench.stores import Store
from rules.games import GAMES

WARM_UP_S: Final = 2.0
IDLE_SOCKETS: Final = 5_000
IDLE_BEFORE: Final = 1_000
"""Open before the memory is first read: they take what the start left free."""

IDLE_REST_S: Final = 3.0
"""For what follows an upgrade, and for the peak of it to be freed."""

FAILED: Final = "failed:"
"""Before the reason of a run that went wrong, not of one that could not be."""

CALM_LOAD: Final = 0.2
"""Share of its core at which a server is through with what the run before left to it."""

CALM_LOOK_S: Final = 0.5
CALM_LOOKS: Final = 40


class NotRegistered(Exception):
    """The house does not know a game (yet)."""


_FAULTS: Final = (
    UnexpectedAnswer,
    NotStarted,
    NotInstalled,
    NotRegistered,
    OSError,
    TimeoutError,
    RuntimeError,
)
"""What may spoil one run; it is told in its place, and the others are measured all the same."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Contender:
    """A server to be measured. target: its dialect, by port; command: may raise NotInstalled."""

    name: str
    command: Callable[[], Sequence[str]]
    target: Callable[[int], Target]
    environment: Mapping[str, str] = field(default_factory=dict)
    store: Store | None = None


class Quiet(Protocol):
    """A dialect that can also be connected and say nothing."""

    async def idle(self, count: int, tally: Tally, lines: list[Line]) -> None:
        """So many sockets, open and silent."""


def floor() -> Contender:
    """Nothing but passing on."""
    return Contender(
        name=FLOOR,
        command=lambda: python("bench.floor", "{port}"),
        target=lambda port: Rooms(port, MSGPACK),
    )


def handrolled(store: Store) -> Contender:
    """What one writes first."""
    return Contender(
        name=HANDROLLED,
        command=lambda: python("bench.handrolled", "{port}", store.url),
        target=lambda port: Rooms(port, JSON),
        store=store,
    )


def boardgame() -> Contender:
    """The peer in memory."""
    return Contender(
        name=BOARDGAME, command=install, target=Boardgame, environment={"NODE_ENV": "production"}
    )


def house(store: Store, data: str, tokens: list[str]) -> Contender:
    """The product. tokens: guests that `data` knows already; new ones are added."""
    return Contender(
        name=HOUSE,
        command=lambda: python("server", "serve", "--port", "{port}", "--data", data),
        target=lambda port: House(port, tokens),
        environment={**ENVIRONMENT, "WARTESAAL_STORE_URL": store.url},
        store=store,
    )


def storeless(store: Store, data: str, tokens: list[str]) -> Contender:
    """The product whose tables are not stored."""
    return Contender(
        name=STORELESS,
        command=lambda: python("bench.storeless", "{port}", data),
        target=lambda port: House(port, tokens),
        environment={**ENVIRONMENT, "WARTESAAL_STORE_URL": store.url},
    )


def heaviest(store: Store, data: str, tokens: list[str]) -> Contender:
    """The product with its heaviest game; refused as long as that is not registered."""

    def command() -> Sequence[str]:
        if HEAVIEST_GAME not in GAMES:
            raise NotRegistered(f"{HEAVIEST_GAME} is not registered")
        return python("server", "serve", "--port", "{port}", "--data", data)

    return Contender(
        name=HEAVY,
        command=command,
        target=lambda port: House(port, tokens, HEAVIEST_GAME),
        environment={**ENVIRONMENT, "WARTESAAL_STORE_URL": store.url},
        store=store,
    )


async def contest(
    contender: Contender, loads: Sequence[Load], results: Results, *, seconds: float
) -> None:
    """Put one server under each of the loads."""
    if not loads:
        return
    left = list(loads)
    try:
        async with server(contender.command(), contender.environment) as running:
            target = contender.target(running.port)
            store = None if contender.store is None else contender.store.pid
            watched = Watched(server=running.pid, store=store)
            while left:
                key = _key(contender, left[0])
                say(f"{contender.name}: {_told(left[0])}")
                await _calm(running)
                results.runs[key] = await _run(target, left[0], watched, seconds)
                left.pop(0)
    except _FAULTS as fault:
        for load in left:
            results.runs[_key(contender, load)] = _reason(fault)


async def rest(contender: Contender, results: Results) -> None:
    """Let a fresh server hold many idle sockets: what does each one cost?"""
    say(f"{contender.name}: {IDLE_SOCKETS} idle sockets")
    try:
        async with server(contender.command(), contender.environment) as running:
            target: Any = contender.target(running.port)
            results.idle[contender.name] = await _resident_per_socket(target, running)
    except _FAULTS as fault:
        results.idle[contender.name] = _reason(fault)


def say(what: str) -> None:
    """Tell what is going on: several minutes are long."""
    print(f"  {what} ...", flush=True)


async def _run(target: Target, load: Load, watched: Watched, seconds: float) -> Any:
    try:
        return await measure(target, load, watched, seconds=seconds, warm_up_s=WARM_UP_S)
    except _FAULTS as fault:
        return _reason(fault)


async def _calm(running: Server) -> None:
    """Wait until the server has buried the sockets and games of the run before."""
    used = machine.cpu_seconds(running.pid)
    for _ in range(CALM_LOOKS):
        await asyncio.sleep(CALM_LOOK_S)
        before, used = used, machine.cpu_seconds(running.pid)
        if used - before < CALM_LOAD * CALM_LOOK_S:
            return


async def _resident_per_socket(target: Quiet, running: Server) -> float:
    tally, lines = Tally(), list[Line]()
    try:
        async with asyncio.timeout(BEGIN_S):
            await target.idle(IDLE_BEFORE, tally, lines)
            await asyncio.sleep(IDLE_REST_S)
            before = machine.resident_bytes(running.pid)
            await target.idle(IDLE_SOCKETS - IDLE_BEFORE, tally, lines)
            await asyncio.sleep(IDLE_REST_S)
        if tally.failed is not None:
            raise UnexpectedAnswer(tally.failed)
        grown = machine.resident_bytes(running.pid) - before
        return grown / (IDLE_SOCKETS - IDLE_BEFORE)
    finally:
        for line in lines:
            line.abort()


def _key(contender: Contender, load: Load) -> tuple[str, int, int, int | None]:
    return contender.name, load.tables, load.spectators, load.rate


def _told(load: Load) -> str:
    offered = "" if load.rate is None else f", {load.rate} actions/s"
    return f"{load.tables} tables, {load.spectators} spectators each{offered}"


def _reason(fault: BaseException) -> str:
    if isinstance(fault, NotInstalled | NotRegistered):
        return str(fault)
    last = str(fault).strip().rpartition("\n")[2][:120]
    return f"{FAILED} {type(fault).__name__} {last}".strip()
