"""This node's tables: opening and creating them, and who keeps them in the cache.

Any node may serve any table; what lies here is a copy, followed by messages and thrown away 30 s
after its last viewer left. Source: design.md 4, reliability.md S9.
"""

import asyncio
from collections.abc import Callable, Coroutine, Mapping, Sequence
from functools import partial
from typing import Any, Final

import structlog

from rules.game import Millis
from rules.match.commands import Command
from rules.match.daily import daily_score
from rules.match.match_state import is_person
from rules.match.settlement import settlement
from rules.match.table import next_due, open_table, start_table
from rules.match.terms import Kind, Start
from server import folds
from server.fanout import Fanout
from server.folding import SHORT, Folding
from server.ports import (
    NO_TABLE,
    Archive,
    Chance,
    Commit,
    DailyOutcome,
    Decide,
    FinishedGame,
    Head,
    Opened,
    Published,
    TableClock,
    TableId,
    TableStore,
)
from server.services.asks import Applied, Ask, Outcome
from server.services.counts import Counts
from server.services.live_table import LiveTable
from server.services.tail import Line
from server.wire import GameWire, stored_game

log = structlog.get_logger()

IDLE_S: Final = 30.0
"""How long a copy stays after the last viewer left."""

Spawn = Callable[[Coroutine[Any, Any, None]], None]


class Tables:
    """The cache of live tables at this node."""

    def __init__(
        self,
        wires: Mapping[str, GameWire],
        *,
        store: TableStore,
        archive: Archive,
        clock: TableClock,
        chance: Chance,
        counts: Counts,
        fanout: Fanout,
        folding: Folding,
        spawn: Spawn,
    ) -> None:
        self.wires = wires
        self.fanout = fanout
        self.clock = clock
        self.store = store
        self._outages: Sequence[tuple[int, int]] = ()
        self._archive = archive
        self._folding = folding
        self._chance = chance
        self.counts = counts
        self._spawn = spawn
        self._cache: dict[TableId, LiveTable] = {}
        self._opening: dict[TableId, asyncio.Task[LiveTable | None]] = {}
        self._leaving: dict[TableId, asyncio.TimerHandle] = {}
        self._kept: set[TableId] = set()
        self._observers: list[Callable[[LiveTable, Line], None]] = []
        store.on_published(self._published)
        store.on_doubt(self.reopen_all)

    def cached(self, table: TableId) -> LiveTable | None:
        """The copy here, if there is one."""
        return self._cache.get(table)

    def count(self) -> int:
        """How many copies lie here."""
        return len(self._cache)

    def unsettled(self) -> int:
        """Copies here of tables that are over and not settled yet."""
        matches = [live.table.match for live in self._cache.values()]
        return sum(match.over and not match.settled for match in matches)

    async def open(self, table: TableId) -> LiveTable | None:
        """The table's copy, read from the store or the archive if need be; None: no such table.

        Raises StoreUnavailable, NewerSchema.
        """
        if (opening := self._opening.get(table)) is None:
            if (live := self._cache.get(table)) is not None:
                return live
            # A task of its own: whoever asked first may go while others wait with him.
            opening = self._opening[table] = asyncio.create_task(self._read(table))
            opening.add_done_callback(partial(self._opened, table))
        return await asyncio.shield(opening)

    def _opened(self, table: TableId, opening: "asyncio.Task[LiveTable | None]") -> None:
        del self._opening[table]
        if not opening.cancelled():
            opening.exception()  # somebody may be waiting for it, or nobody

    async def create(self, start: Start) -> LiveTable:
        """Create the table that `start` describes; once created, creating it again opens it.

        Raises RuleError for options that cannot be combined, StoreUnavailable.
        """
        table_id = TableId(start.table)
        wire = self.wires[start.terms.game]
        now = Millis(self.clock.now())
        entry = start_table(wire.game, start, now)
        table = open_table(wire.game, entry)
        await self.store.commit(
            Commit(
                table=table_id,
                expected=NO_TABLE,
                head=Head(f"{entry.seq}:{self._chance.nonce()}"),
                entry=wire.dump_entry(entry),
                snapshot=wire.dump_table(table),
                due=next_due(table),
                at=entry.at,
            )
        )
        # Whoever waits for the table may have begun to read a moment before it was there, and who
        # opens meanwhile joins him: the second look is a new one.
        live = await self.open(table_id) or await self.open(table_id)
        assert live is not None, "a table that was just created is in the store"
        return live

    async def _read(self, table: TableId) -> LiveTable | None:
        opened = await self.store.open(table)
        if opened is None:
            finished = await self._archive.finished(table)
            return None if finished is None else await self._from_archive(finished)
        wire = self.wires[stored_game(opened.snapshot or opened.entries[0])]
        live = self._cache[table] = self._live(table, wire, opened)
        self.settle_down(live)
        live.credit_outages()
        await live.credited()
        return live

    def learn_outages(self, outages: Sequence[tuple[int, int]]) -> None:
        """Spans of table time in which no node lived: every table here is credited what is new."""
        if outages != self._outages:
            self._outages = outages
            for live in list(self._cache.values()):
                live.credit_outages()

    def _live(self, table: TableId, wire: GameWire, opened: Opened) -> LiveTable:
        return LiveTable(
            table,
            wire,
            opened,
            store=self.store,
            chance=self._chance,
            counts=self.counts,
            audience=self.fanout,
            committed=self._committed,
            spawn=self._spawn,
            outages=lambda: self._outages,
        )

    async def _from_archive(self, finished: FinishedGame) -> LiveTable:
        """A settled table whose hour in the store is over: all of it comes from its log."""
        wire = self.wires[finished.game]
        opened = Opened(
            head=NO_TABLE,
            snapshot=await self._folding.ask(folds.snapshot, wire.game, finished.log),
            snapshot_seq=len(finished.log),
            entries=(),
            recent=finished.log[-256:],
        )
        live = self._live(finished.table, wire, opened)
        live.shelve(finished.log, finished.changes)
        return live

    # --- how long a copy stays ----------------------------------------

    def hold(self, live: LiveTable) -> None:
        """Somebody follows the table here: keep the copy."""
        if (timer := self._leaving.pop(live.id, None)) is not None:
            timer.cancel()

    def keep(self, live: LiveTable) -> None:
        """Something at this node needs the copy, until `no_longer_keep`."""
        self._kept.add(live.id)
        self.hold(live)

    def no_longer_keep(self, live: LiveTable) -> None:
        """Only followers need it now."""
        self._kept.discard(live.id)
        self.settle_down(live)

    def settle_down(self, live: LiveTable) -> None:
        """Perhaps nobody follows it any more: then let it go, a little later."""
        if self.fanout.following(live.id).groups or live.archived is not None:
            return
        if live.id in self._kept:
            return
        self.hold(live)
        loop = asyncio.get_running_loop()
        self._leaving[live.id] = loop.call_later(IDLE_S, self._let_go, live)

    def _let_go(self, live: LiveTable) -> None:
        self._leaving.pop(live.id, None)
        if self._cache.get(live.id) is live and not self.fanout.following(live.id).groups:
            del self._cache[live.id]
            self.fanout.forget(live.id)
            self._spawn(self.store.release(live.id))

    def reopen_all(self) -> None:
        """Messages may have been missed: every copy reads what is there."""
        for live in list(self._cache.values()):
            live.reopen()

    def on_commit(self, observer: Callable[[LiveTable, Line], None]) -> None:
        """Call `observer` for each entry that this node has committed, after it was told."""
        self._observers.append(observer)

    def _committed(self, live: LiveTable, line: Line) -> None:
        for observer in self._observers:
            observer(live, line)

    def _published(self, published: Published) -> None:
        if (live := self._cache.get(published.table)) is not None:
            live.hear(published)

    async def ask(self, live: LiveTable, command: Command, user: str | None = None) -> Outcome:
        """Submit a command of the house (or of `user`, a computer), and wait for its answer."""
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        live.submit(Ask(command, Millis(self.clock.now()), answer.set_result, user))
        outcome = await answer
        if not isinstance(outcome, Applied):
            log.info("house_command_refused", table=live.id, command=type(command).__name__)
        return outcome

    # --- the end ----------------------------------------

    async def finished_game(
        self, live: LiveTable, wall_now_ms: int
    ) -> tuple[FinishedGame, Decide | None]:
        """What the archive keeps of a table that is over, and how what it changes is decided."""
        log = await live.stored_entries()
        match = live.table.match
        if len(log) > SHORT:  # whoever sat there looks back at it soon
            self._spawn(self._folding.warm())
        decide = None
        if match.start.terms.kind is Kind.RATED:
            went = await self._folding.ask(folds.went, live.game, log)
            decide = partial(settlement, match, went)
        return self._finished(live, log, wall_now_ms), decide

    def _finished(self, live: LiveTable, log: Sequence[bytes], wall_now_ms: int) -> FinishedGame:
        match = live.table.match
        ranks = folds.ranks_of(match)
        return FinishedGame(
            table=live.id,
            game=live.game.id,
            started_at=wall_now_ms - (match.at - match.began_at),
            ended_at=wall_now_ms,
            reason=folds.ending(match),
            players=[
                (seat, holder.user, holder.name, ranks[seat])
                for seat, holder in enumerate(match.start.seats)
            ],
            log=log,
            rated=match.start.terms.kind is Kind.RATED,
            stake=match.start.terms.stake,
            daily=(
                None
                if match.start.daily is None
                else DailyOutcome(score=daily_score(match, wall_now_ms))
            ),
        )


def people(live: LiveTable) -> list[str]:
    """The users who sit at a table, computers left out."""
    match = live.table.match
    return [holder.user for seat, holder in enumerate(match.start.seats) if is_person(match, seat)]
