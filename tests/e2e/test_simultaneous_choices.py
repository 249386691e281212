"""Die Wikinger Saga on two nodes: all seats choose in the same moment, and nobody is seen early.

Source: the rules of Die Wikinger Saga, sections 7.4, 7.7, 7.9 and 12.
"""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AsyncExitStack
from random import Random
from typing import Any

import pytest
import pytest_asyncio

from clients.python.sdk import Client, Table
from protocol.table_frames import Frame
from protocol.terms import NoControl, Terms
from tests.e2e.players import PATIENCE_S, is_over
from tests.processes import Server, running, short_folder

pytestmark = [pytest.mark.processes, pytest.mark.asyncio(loop_scope="module")]

TERMS = Terms(game="wikinger_saga", options={"journey": "tutorial"}, time_control=NoControl())
SEATS = 4
SAYS_ONLY_WHO = {"type", "seat", "count", "auto"}


class Onlooker:
    """A seat or a spectator who keeps every frame."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.frames: list[Frame] = []
        self._news = asyncio.Event()
        self._ear = asyncio.create_task(self._listen())

    async def _listen(self) -> None:
        async for news in self.table:
            self.frames.append(news if isinstance(news, Frame) else news.frame)
            self._news.set()

    def hush(self) -> None:
        """Listen no more."""
        self._ear.cancel()

    async def until(self, holds: Callable[[Frame], bool]) -> Frame:
        """The last frame, once it is as wanted."""
        async with asyncio.timeout(PATIENCE_S):
            while not self.frames or not holds(self.frames[-1]):
                self._news.clear()
                await self._news.wait()
        return self.frames[-1]


@pytest.fixture(scope="module")
def servers() -> Iterator[tuple[Server, Server]]:
    with short_folder() as data, running(data) as first, running(data) as second:
        yield first, second


@pytest_asyncio.fixture(loop_scope="module")
async def onlookers(servers: tuple[Server, Server]) -> AsyncIterator[list[Onlooker]]:
    """Four people at one table of the tutorial by their seats, two at each node; one watches."""
    async with AsyncExitStack() as stack:
        *people, watcher = [
            await stack.enter_async_context(await Client.connect(servers[number % 2].url))
            for number in range(SEATS + 1)
        ]
        host, *others = people
        opened = await host.finding.open_table(TERMS, least=SEATS, most=SEATS)
        for client in others:
            await client.finding.join_table(opened, 1)
        async with asyncio.timeout(PATIENCE_S):
            for client in people:
                await client.finding.answer_ready(await client.finding.asked())
            for client in people:
                assert await client.finding.started() == opened
        tables = [client.table(opened) for client in people]
        everybody = [Onlooker(table) for table in (*tables, watcher.table(opened, "spectator"))]
        for each in everybody:
            await each.until(lambda _: True)
        *seated, watching = everybody
        yield [*sorted(seated, key=lambda each: each.table.seat or 0), watching]
        for each in everybody:
            each.hush()


def moment(frame: Frame) -> tuple[int, str]:
    """Which of the simultaneous choices is being made."""
    return frame.view["stage"], frame.view["phase"]


def without_who(frame: Frame) -> dict[str, Any]:
    """What the view shows of the others but for who has answered by now."""
    seats = [
        {
            name: value
            for name, value in seat.items()
            if name not in ("answered", "waits", "valhalla")
        }
        for seat in frame.view["seats"]
    ]
    return {**frame.view, "seats": seats, "you": None}


async def test_all_seats_choose_in_one_moment_on_two_nodes_and_nobody_is_seen_early(
    onlookers: list[Onlooker],
) -> None:
    chance, choices = Random(5), 0
    while not is_over(frame := await onlookers[0].until(_asks_or_is_over)):
        now, asked = moment(frame), list(frame.actors)
        before = [await each.until(_at(now, asked)) for each in onlookers]
        known = [len(each.frames) for each in onlookers]
        # One turn of the loop writes them all; a refusal of any would be raised here.
        await asyncio.gather(
            *(onlookers[seat].table.act(chance.choice(before[seat].legal)) for seat in asked)
        )
        for viewer, each in enumerate(onlookers):
            await each.until(_is_past(now))
            early = [frame for frame in each.frames[known[viewer] :] if moment(frame) == now]
            for frame in early:
                assert without_who(frame) == without_who(before[viewer])
                for event in frame.events:
                    said = {name for name, value in event.items() if value not in (None, [])}
                    assert event["seat"] == viewer or said <= SAYS_ONLY_WHO, event
            choices += len(early)
    assert choices > 0, "answers were always told together: nothing was early"


def _asks_or_is_over(frame: Frame) -> bool:
    return bool(frame.actors) or is_over(frame)


def _at(now: tuple[int, str], asked: list[int]) -> Callable[[Frame], bool]:
    return lambda frame: moment(frame) == now and list(frame.actors) == asked


def _is_past(now: tuple[int, str]) -> Callable[[Frame], bool]:
    return lambda frame: moment(frame) != now or is_over(frame)
