"""What happens by itself: due tables, computers' moves, settlements, outages, dead nodes.

Every node sweeps; a claim with a lease says who tends a table, and what is then submitted are
ordinary commands, so a crash after the claim only delays. Source: reliability.md S10, S12, 4.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager, suppress
from typing import Any, Final

import structlog

from rules.game import Event, Knowledge, Millis, Seat
from rules.match.commands import Act, Cut, Due, SetPresence, Settled
from rules.match.events import TableOwn
from rules.match.match_state import is_alone, is_person
from rules.match.replay import effective
from rules.match.table import awaited, computer_rng, computers_due, next_due, shown
from server.background import again_and_again
from server.computers import Computers
from server.ports import (
    Archive,
    NodeId,
    StoreUnavailable,
    TableId,
    WallClock,
)
from server.ports_liveness import Liveness
from server.services.live_table import LiveTable
from server.services.tables import Tables

log = structlog.get_logger()

SWEEP_S: Final = 0.1
BEAT_S: Final = 1.0
RENEW_S: Final = 3.0
COMING_MS: Final = 5_000
"""Whoever has just been seated is not away yet, as after any gap so short."""

PUT_OFF_MS: Final = 5_000
"""How long a flag waits when the seat's only connections are on a silent node."""

CLAIM_AT_ONCE: Final = 128


class Sweeper:
    """Tends what is due on this node's watch.

    after: called for each table that is settled, perhaps twice: it is nobody's running table now.
    """

    def __init__(
        self,
        tables: Tables,
        *,
        computers: Computers,
        archive: Archive,
        liveness: Liveness,
        wall: WallClock,
        after: Callable[[LiveTable], Awaitable[None]],
        awake: Callable[[], Awaitable[None]],
        rests: Callable[[], bool],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._tables = tables
        self._store = tables.store
        self._computers = computers
        self._archive = archive
        self._liveness = liveness
        self._wall = wall
        self._after = after
        self._awake = awake
        self._rests = rests
        self._spawn = spawn
        self._tending: set[TableId] = set()

    async def run(self) -> None:
        """Sweep for ever; a store that does not answer is asked again."""
        await again_and_again("sweep", self._sweep, SWEEP_S)

    async def _sweep(self) -> None:
        due = () if self._rests() else await self._store.claim_due(CLAIM_AT_ONCE)
        for table in due:
            if table not in self._tending:
                self._tending.add(table)
                self._spawn(self._tend(table))

    async def beat(self) -> None:
        """Say for ever that this node lives, and look after those that do not."""
        await asyncio.sleep(BEAT_S)
        await again_and_again("beat", self.beat_once, BEAT_S)

    async def beat_once(self) -> None:
        """Say that this node lives, and learn what it missed. Raises StoreUnavailable.

        The first time comes before the first client: it says what no clock is to be charged for.
        """
        pulse = await self._liveness.beat()
        self._tables.learn_outages(pulse.outages)
        if pulse.late:  # the others took this node for dead, and may have buried it
            self._tables.reopen_all()
            await self._awake()
        for node in pulse.dead:
            await self._bury(node)

    async def _bury(self, node: NodeId) -> None:
        for table, seat in await self._liveness.bury(node):
            if (live := await self._tables.open(table)) is not None:
                await self._tables.ask(live, Cut(seat=seat, incident=node))

    # --- one due table ----------------------------------------

    async def _tend(self, table: TableId) -> None:
        try:
            live = await self._tables.open(table)
            if live is None or live.archived is not None:
                return
            async with self._leased(table):
                await self._see_to(live)
        except StoreUnavailable:
            log.warning("tend_without_store", table=table)
        finally:
            self._tending.discard(table)

    async def _see_to(self, live: LiveTable) -> None:
        before = live.table.match.seq
        if not live.table.match.over:
            await self._notice_absence(live)
            if await self._is_put_off(live):
                return
        await self._tables.ask(live, Due())
        if live.table.match.over:
            if not live.table.match.settled:
                await self._settle(live)
        elif self._is_due(live):
            for seat in computers_due(live.table, self._now()):
                # In an auction one bid gives all the others time to think anew.
                if seat in computers_due(live.table, self._now()):
                    await self._move(live, seat)
        if live.table.match.seq == before:
            await self._store.reschedule(live.id, live.head, next_due(live.table))

    async def _notice_absence(self, live: LiveTable) -> None:
        """Commit what the connections say about the seats. Source: mechanisms.md 8.1."""
        if self._now() < live.table.match.began_at + COMING_MS:
            return  # a computer may be quicker than the people on their way to the table
        connected = await self._store.seat_connections(live.id)
        for seat, record in enumerate(live.table.match.seats):
            online = connected.get(seat, 0) > 0
            if is_person(live.table.match, seat) and online != record.presence.online:
                await self._tables.ask(live, SetPresence(seat=seat, online=online))

    async def _is_put_off(self, live: LiveTable) -> bool:
        """Whether a seat that is awaited hangs on a node that has just fallen silent."""
        if is_alone(live.table.match):
            return False
        silent = await self._store.silent_seats(live.id)
        if not silent & awaited(live.table):
            return False
        due = self._tables.clock.now() + PUT_OFF_MS
        await self._store.reschedule(live.id, live.head, due)
        return True

    def _now(self) -> Millis:
        return Millis(self._tables.clock.now())

    def _is_due(self, live: LiveTable) -> bool:
        due = next_due(live.table)
        return due is not None and due <= self._now()

    # --- computers ----------------------------------------

    async def _move(self, live: LiveTable, seat: Seat) -> None:
        """Let the computer in `seat` think, and act like anybody."""
        table = live.table
        holder = table.match.start.seats[seat]
        assert holder.computer is not None
        knowledge = Knowledge(
            seat=seat,
            view=live.game.view(table.state, seat),
            legal=tuple(live.game.legal(table.state, seat)),
            seen=await self._seen(live, seat),
        )
        action = await self._computers.choose(
            live.game, holder.computer, knowledge, computer_rng(table, seat)
        )
        decision = table.match.seats[seat].decision
        command = Act(seat=seat, decision=decision, action=action)
        await self._tables.ask(live, command, user=holder.user)

    async def _seen(self, live: LiveTable, seat: Seat) -> tuple[Event, ...]:
        entries = live.tail.whole() or await live.entries()
        return tuple(
            event
            for entry in effective(entries)
            for event in shown(entry, seat, live.game)
            if not isinstance(event, TableOwn)
        )

    # --- the end ----------------------------------------

    async def _settle(self, live: LiveTable) -> None:
        """Write what lives elsewhere, once in effect, then say so in the log. Source: S12."""
        await self._store.wait_durable()
        finished, decide = await self._tables.finished_game(live, self._wall.now_ms())
        settled = await self._archive.settle(finished, decide)
        self._tables.counts.settled += 1
        ended_at = live.table.match.at
        self._tables.counts.settle_s += (self._tables.clock.now() - ended_at) / 1000
        # Until `settled` is in the log, another node does all of this again should this one die.
        await self._after(live)
        await self._tables.ask(live, Settled(changes=settled.changes))

    @asynccontextmanager
    async def _leased(self, table: TableId) -> AsyncIterator[None]:
        """Keep the claim while work goes on."""
        renewing = asyncio.create_task(self._renew(table))
        try:
            yield
        finally:
            renewing.cancel()

    async def _renew(self, table: TableId) -> None:
        while True:
            await asyncio.sleep(RENEW_S)
            with suppress(StoreUnavailable):  # the lease lasts for several renewals
                await self._store.renew(table)
