"""People made of the SDK, for tests with real servers: they sit down, play and watch."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

from clients.python.sdk import Client, Table
from protocol.table_frames import Frame
from protocol.terms import FischerControl, NoControl, Terms

BLITZ = FischerControl(base_ms=300_000, inc_ms=3_000)
TERMS = Terms(game="bagalut", time_control=NoControl(), beginner="challenger")

PATIENCE_S = 60.0


@dataclass
class Pair:
    """Two people at one table: seat 0 and seat 1."""

    clients: tuple[Client, Client]
    tables: tuple[Table, Table]

    @property
    def id(self) -> str:
        return self.tables[0].id


@asynccontextmanager
async def seated(urls: Sequence[str], terms: Terms = TERMS) -> AsyncIterator[Pair]:
    """Two guests at a table they agreed on by link; the second may be at another node."""
    async with await Client.connect(urls[0]) as anna, await Client.connect(urls[-1]) as bo:
        link = await anna.open_link(terms)
        await bo.accept_link(link.link, link.rev)
        tables = (anna.table(link.link), bo.table(link.link))
        for table in tables:
            await until(table, lambda _frame: True)
        yield Pair((anna, bo), tables)


async def until(table: Table, holds: Callable[[Frame], bool]) -> Frame:
    """Follow `table` until its present is as wanted."""
    # News that nobody has taken yet may be old: what counts is the present.
    async with asyncio.timeout(PATIENCE_S):
        if table.present is not None and holds(table.present):
            return table.present
        async for _ in table:
            if table.present is not None and holds(table.present):
                return table.present
    raise AssertionError("the stream ended")


def may_act(frame: Frame) -> bool:
    """Whether this seat has something to decide."""
    return bool(frame.legal)


def is_over(frame: Frame) -> bool:
    """Whether the game has ended."""
    return frame.outcome is not None


def is_settled(frame: Frame) -> bool:
    """Whether it is also said what the end has changed: nothing more comes then."""
    return frame.outcome is not None and frame.outcome.settled is not None


async def play_out(
    table: Table, rng: random.Random, *, plies: int | None = None
) -> Sequence[dict[str, Any]]:
    """Act at random whenever asked, until the end (or `plies` own acts); the acts that were ok."""
    done: list[dict[str, Any]] = []
    while plies is None or len(done) < plies:
        frame = await until(table, lambda frame: may_act(frame) or is_over(frame))
        if is_over(frame):
            break
        action = rng.choice(frame.legal)
        answer = await table.act(action)
        done.append(action)
        assert answer.vseq is not None
        # The own frame comes before the answer; what follows is decided on a later one.
        await until(table, lambda frame, seen=answer.vseq: frame.vseq >= seen)  # type: ignore[misc]
    return done


async def play_until(
    tables: Sequence[Table], holds: Callable[[Frame], bool], rng: random.Random
) -> None:
    """All seats of one table act at random until it is as wanted."""

    async def play(table: Table) -> None:
        while not holds(await until(table, lambda frame: holds(frame) or may_act(frame))):
            await play_out(table, rng, plies=1)

    await asyncio.gather(*map(play, tables))
