"""The loop of a bot of one's own: a function from frame to action, and this does the rest.

def choose(frame: Frame) -> Object:
    return frame.legal[0]

async with await Client.connect("http://localhost:8080") as client:
    await accept_all(client, choose, terms, announce=print)
"""

import asyncio
from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from clients.python.sdk import Client, Refused, Table
from protocol.ids import TableId
from protocol.table_frames import Frame, Outcome
from protocol.terms import Terms

Choose: TypeAlias = Callable[[Frame], Mapping[str, Any]]
"""Picks one of `frame.legal` (or an amount between two of them) from what the seat may know."""


async def play(table: Table, choose: Choose) -> Outcome:
    """Play a followed table in its seat until it ends.

    `choose` may think as long as the clock allows: it runs in a thread, and the connection lives
    on. What it chose is thrown away when the decision has changed meanwhile.
    Raises Refused when the rules refuse what it chose, Ended.
    """
    decided: int | None = None
    async for _ in table:
        frame = table.present
        if frame is None:
            continue
        if frame.outcome is not None:
            return frame.outcome
        # While a game's own timer runs (an auction), one decision may be answered again.
        is_new = frame.decision != decided or frame.clock.timer_ms is not None
        if frame.legal and is_new:
            decided = frame.decision
            action = await asyncio.to_thread(choose, frame)
            await _act(table, frame, action)
    raise AssertionError("a table's stream has no end")


async def _act(table: Table, frame: Frame, action: Mapping[str, Any]) -> None:
    try:
        await table.act(action, decision=frame.decision)
    except Refused as refused:
        came_too_late = refused.code in {"stale_decision", "not_your_decision", "table_over"}
        if not came_too_late and frame.clock.timer_ms is None:
            raise


async def accept_all(
    client: Client,
    choose: Choose,
    terms: Terms,
    *,
    announce: Callable[[str], None],
    games: int | None = None,
) -> list[Outcome]:
    """Play whoever opens the link, one game after the other; each time there is a new link.

    announce: told the address of each link. games: so many, None: until cancelled.
    """
    outcomes: list[Outcome] = []
    while games is None or len(outcomes) < games:
        link = await client.open_link(terms)
        announce(client.address_of(link.link))
        if await _is_taken(client, link.link):
            with client.table(link.link) as table:
                outcomes.append(await play(table, choose))
    return outcomes


async def _is_taken(client: Client, link: TableId) -> bool:
    """Wait until somebody accepts; False: it was declined, or nobody came in time."""
    try:
        async for news in client.link(link):
            if news.state != "open":
                return news.state == "started"
    finally:
        client.leave_link(link)
    return False
