"""One table, played by chance to its end, with a spectator."""

import asyncio
import random
import time
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from clients.python.sdk import Client, Ended, Refused, Table
from clients.python.smoke.checks import check_table
from clients.python.smoke.watch import Watch
from protocol.ids import TableId
from protocol.table_frames import Frame, Object
from protocol.terms import NoControl, Terms

PATIENCE_S: Final = 300
MOST_ACTIONS: Final = 10_000
"""Of one seat: no game lasts so long, so it is stuck."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Played:
    """A table that was played.

    record: None where it did not come to that.
    """

    game: str
    table: TableId
    actions: int
    seconds: float
    faults: Sequence[str]
    record: Mapping[str, Any] | None


async def play_table(
    game: str, players: Sequence[Client], spectator: Client, chance: random.Random
) -> Played:
    """Play a whole game and look at everything that can be seen of it."""
    began = time.monotonic()
    playing = _Playing(chance, seats=len(players))
    table: TableId = ""
    record: Mapping[str, Any] | None = None
    faults: list[str] = []
    try:
        async with asyncio.timeout(PATIENCE_S):
            table = await _open(game, players)
            with spectator.table(table, "spectator") as seen:
                await playing.play(table, players, seen)
                record = await seen.record()
    except TimeoutError:
        faults.append("it does not end")
    except Refused as refused:
        faults.append(f"refused: {refused}")
    except Ended as ended:
        faults.append(f"the house closed with {ended.code}")
    if record is None:
        faults += (fault for watch in playing.watches for fault in watch.faults)
    else:
        faults += check_table(playing.watches, playing.acknowledged, record)
    return Played(
        game=game,
        table=table,
        actions=sum(map(len, playing.acknowledged.values())),
        seconds=time.monotonic() - began,
        faults=faults,
        record=record,
    )


async def _open(game: str, players: Sequence[Client]) -> TableId:
    terms = Terms(game=game, time_control=NoControl())
    challenger, *others = players
    if len(others) == 1:
        link = await challenger.open_link(terms)
        return (await others[0].accept_link(link.link, link.rev)).link
    table = await challenger.finding.open_table(terms, least=len(players), most=len(players))
    for player in others:  # one after the other: who comes first sits first
        await player.finding.join_table(table, 1)

    async def be_ready(player: Client) -> None:
        await player.finding.answer_ready(await player.finding.asked())
        await player.finding.started()

    await asyncio.gather(*map(be_ready, players))
    return table


class _Playing:
    """What is seen and done at one table.

    watches:      the spectator's, then the seats'.
    acknowledged: by seat, the actions the house said `ok` to.
    """

    def __init__(self, chance: random.Random, *, seats: int) -> None:
        self.watches = [Watch(None), *(Watch(seat) for seat in range(seats))]
        self.acknowledged: dict[int, list[Object]] = {seat: [] for seat in range(seats)}
        self._chance = chance

    async def play(self, table: TableId, players: Sequence[Client], seen: Table) -> None:
        """Until everybody has seen the end. Raises Refused, Ended."""
        spectator, *seats = self.watches
        spectator.hear(await anext(aiter(seen)))  # there before the first action
        parts = [
            asyncio.create_task(self._look_on(seen, spectator)),
            *(
                asyncio.create_task(self._take_part(player, table, watch))
                for player, watch in zip(players, seats, strict=True)
            ),
        ]
        try:
            await asyncio.gather(*parts)
        finally:
            for part in parts:
                part.cancel()

    async def _look_on(self, seen: Table, watch: Watch) -> None:
        while watch.outcome is None:
            watch.hear(await anext(aiter(seen)))

    async def _take_part(self, player: Client, table: TableId, watch: Watch) -> None:
        assert watch.seat is not None, "only seats take part"
        done = self.acknowledged[watch.seat]
        with player.table(table, "seat") as followed:
            async for news in followed:
                watch.hear(news)
                if watch.outcome is not None:
                    return
                if followed.present is not None:
                    await self._act(followed, followed.present, watch, done)
                if len(done) > MOST_ACTIONS:
                    watch.faults.append(f"seat {watch.seat}: acts for ever")
                    return

    async def _act(self, table: Table, frame: Frame, watch: Watch, done: list[Object]) -> None:
        """Do anything legal; what was offered must be accepted."""
        if frame.decision is None or not frame.legal:
            return
        action = self._chance.choice(frame.legal)
        try:
            await table.act(action, decision=frame.decision)
        except Refused as refused:
            # While the game's own timer runs, somebody else may have been faster.
            if frame.clock.timer_ms is None:
                watch.faults.append(f"seat {watch.seat}: a legal action is refused ({refused})")
        else:
            done.append(action)
