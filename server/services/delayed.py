"""Tables as they were a while ago, for spectators where the terms say so.

A node folds a second copy from the entries whose time has come, and moves it on by a timer: the
same on any node, because both come from the log. How a table is dealt is public, so its first
entry is shown at once. Source: mechanisms.md 9.
"""

from bisect import bisect_right
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Final

from rules.game import AnyGame
from rules.match.entry import Entry
from rules.match.entry_data import TakenBack
from rules.match.replay import replay
from rules.match.table import Table, evolve
from server.background import again_and_again
from server.fanout import Fanout
from server.ports import StoreUnavailable, TableClock, TableId
from server.services.live_table import LiveTable
from server.services.tables import Tables
from server.services.tail import LENGTH, Tail
from server.wire import GameWire

TICK_S: Final = 0.5

IDLE_TICKS: Final = 60
"""How long a copy that nobody watches is kept: somebody may read on in its log."""


def delay_ms(live: LiveTable) -> int:
    """How much later spectators see the table; 0: at once."""
    if live.archived is not None:
        return 0
    return 1000 * live.table.match.start.terms.spectators.delay_s


class LateClock:
    """Table time as it was `ms` ago."""

    def __init__(self, clock: TableClock, ms: int) -> None:
        self._clock = clock
        self._ms = ms

    def now(self) -> int:
        """Table time then, ms."""
        return self._clock.now() - self._ms


class Delayed:
    """One table as its spectators know it, and who watches it at this node. Made by `Delays`."""

    def __init__(
        self, live: LiveTable, clock: LateClock, epoch: Callable[[], str], entries: Sequence[Entry]
    ) -> None:
        self.live = live
        self.fanout = Fanout(clock, epoch)
        self.idle = 0
        self._clock = clock
        self.table: Table = replay(live.game, entries)
        self.tail = Tail(entries[-LENGTH:], self.table)

    @property
    def id(self) -> TableId:
        """The table's."""
        return self.live.id

    @property
    def wire(self) -> GameWire:
        """How its game's values travel."""
        return self.live.wire

    @property
    def game(self) -> AnyGame:
        """Which game is played."""
        return self.live.game

    async def entries(self) -> list[Entry]:
        """The log as far as it may be known."""
        return ripe(await self.live.entries(), self._clock.now())

    async def stored_entries(self) -> Sequence[bytes]:
        """The same as the store has it."""
        log = await self.live.stored_entries()
        now = self._clock.now()
        return log[: max(1, bisect_right(log, now, key=lambda raw: self.wire.load_entry(raw).at))]

    async def move_on(self) -> None:
        """Tell the spectators what has come due since the last time."""
        now = self._clock.now()
        lines = self.live.tail.after(self.tail.newest())
        if lines is None:
            await self._read_again()
            return
        for line in lines:
            if line.entry.at > now:
                return
            if isinstance(line.entry.data, TakenBack):  # not to be folded from one state
                await self._read_again()
                return
            self.table = evolve(self.table, line.entry)
            told = self.tail.append(line.entry, self.table.match.vseqs)
            self.fanout.publish(self, told)

    async def _read_again(self) -> None:
        last = self.tail.newest()
        entries = await self.entries()
        self.table = replay(self.game, entries)
        self.tail = Tail(entries[-LENGTH:], self.table)
        news = self.tail.after(last)
        if news is None:
            self.fanout.publish_present(self)
            return
        for line in news:
            self.fanout.publish(self, line)


def ripe(entries: Sequence[Entry], now: int) -> list[Entry]:
    """The first entry, and those that lie no later than `now`."""
    return [entry for entry in entries if entry.at <= now or entry.seq == 1]


class Delays:
    """The delayed copies of this node."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._copies: dict[TableId, Delayed] = {}

    async def copy(self, live: LiveTable) -> Delayed:
        """The table as spectators know it now. Raises StoreUnavailable."""
        if (known := self._copies.get(live.id)) is not None:
            known.idle = 0
            return known
        clock = LateClock(self._tables.clock, delay_ms(live))
        entries = ripe(await live.entries(), clock.now())
        made = Delayed(live, clock, self._tables.store.epoch, entries)
        # Somebody else may have made one meanwhile: all spectators follow the same.
        copy = self._copies.setdefault(live.id, made)
        self._tables.keep(live)
        return copy

    def cached(self, table: TableId) -> Delayed | None:
        """The copy here, if there is one."""
        return self._copies.get(table)

    async def run(self) -> None:
        """Move all copies on, for ever."""
        await again_and_again("delayed", self._tick, TICK_S)

    async def _tick(self) -> None:
        for copy in list(self._copies.values()):
            with suppress(StoreUnavailable):  # the next time, then
                await copy.move_on()
            self._count_idle(copy)

    def _count_idle(self, copy: Delayed) -> None:
        watched = bool(copy.fanout.following(copy.id).groups)
        copy.idle = 0 if watched else copy.idle + 1
        if copy.idle > IDLE_TICKS:
            del self._copies[copy.id]
            self._tables.no_longer_keep(copy.live)
