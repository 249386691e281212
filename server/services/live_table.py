"""One table in this node's cache: commands in order, at most one commit under way.

Called from sockets' callbacks, so nothing here waits: the store answers with a future. No rule is
known here; what a command does is decided by `rules.match`.
Source: design.md 4, reliability.md S6-S8.
"""

import asyncio
from collections import deque
from collections.abc import Callable, Coroutine, Sequence
from functools import partial
from time import monotonic
from typing import Any, Final, Protocol, TypeAlias

import structlog

from protocol.errors import ErrorCode
from rules.game import AnyGame
from rules.match.commands import SeatChange, Settled, Void
from rules.match.entry import Entry
from rules.match.errors import MatchCode, Rejection
from rules.match.replay import replay
from rules.match.table import (
    Decision,
    ReplayMismatch,
    Table,
    decide_step,
    evolve,
    needs_log,
    next_due,
)
from server.faults import report
from server.ports import (
    Chance,
    Commit,
    Committed,
    Conflict,
    Head,
    Opened,
    Published,
    StoreUnavailable,
    TableId,
    TableStore,
    TooFarAhead,
)
from server.services.asks import Applied, Ask, Failed, Outcome, Refused
from server.services.counts import Counts
from server.services.outage_credit import OutageCredit, Outages
from server.services.tail import Line, Tail
from server.wire import GameWire

log = structlog.get_logger()

MAX_WAITING: Final = 64
MAX_ATTEMPTS: Final = 5
SNAPSHOT_EVERY: Final = 50
SETTLED_TTL_MS: Final = 3_600_000
"""How long a settled table stays in the store; then it is read from the archive."""

RESOLVE_PAUSES_S: Final = (0.05, 0.2, 0.5, 1.0)
"""Waits between looks at the log when a commit's outcome is unknown; then the asker may resend."""


class Audience(Protocol):
    """Who hears what happens at a table: the fan-out."""

    def publish(self, live: "LiveTable", line: Line) -> None:
        """Tell every viewer at this node what the line's entry shows him."""

    def publish_present(self, live: "LiveTable") -> None:
        """The copy was read anew: give every viewer at this node the present frame."""


Then: TypeAlias = Callable[[], None] | None
"""What is left to do when something that had to wait is done, None: nothing."""


class LiveTable:
    """The cached copy of one table, and the queue of what is asked of it."""

    def __init__(
        self,
        table_id: TableId,
        wire: GameWire,
        opened: Opened,
        *,
        store: TableStore,
        chance: Chance,
        counts: Counts,
        audience: Audience,
        committed: Callable[["LiveTable", Line], None],
        spawn: Callable[[Coroutine[Any, Any, None]], None],
        outages: Outages,
    ) -> None:
        self.id = table_id
        self.wire = wire
        self.frozen: str | None = None
        """The incident that stopped this copy: our fault, which must not decide a game."""
        self.archived: Sequence[bytes] | None = None
        """The whole log of a table that lives in the archive only: it can be looked at."""
        self._store = store
        self._chance = chance
        self._counts = counts
        self._audience = audience
        self._committed = committed
        self._spawn = spawn
        self._credit = OutageCredit(outages)
        self._waiting: deque[Ask] = deque()
        self._busy = False
        self._early: list[Published] = []
        self._load(opened)

    @property
    def game(self) -> AnyGame:
        """Which game is played."""
        return self.wire.game

    # --- what is asked ----------------------------------------

    def submit(self, ask: Ask) -> None:
        """Queue one command; it is answered when it is committed or refused."""
        if len(self._waiting) >= MAX_WAITING:
            ask.reply(Failed(ErrorCode.BUSY))
            return
        self._waiting.append(ask)
        self._decide_next()

    def credit_outages(self) -> None:
        """Credit what is owed for outages of the house, as soon as no commit is under way."""
        self._decide_next()

    async def credited(self) -> None:
        """Wait until no such credit is under way any more, or the store is silent."""
        while await self._credit.answered():
            pass  # an older outage goes before a newer one

    def _decide_next(self) -> None:
        while not self._busy:
            owed = None if self.frozen is not None else self._credit.owed(self.table.match)
            if owed is None and not self._waiting:
                return
            self._decide(owed or self._waiting.popleft())

    def _decide(self, ask: Ask) -> None:
        if self.frozen is not None and not isinstance(ask.command, Void):
            ask.reply(Failed(ErrorCode.INTERNAL, self.frozen))
        elif self.archived is not None:
            ask.reply(Refused(Rejection(MatchCode.TABLE_OVER)))
        elif (first := self.tail.answer(ask.user, ask.cmd_id)) is not None:
            ask.reply(Applied(first, duplicate=True))
        elif needs_log(self.table, ask.command):
            self._work(self._decide_with_log(ask), ask)
        else:
            self._decide_on(ask, None)

    def _decide_on(self, ask: Ask, entries: list[Entry] | None) -> None:
        try:
            decision = decide_step(
                self.table,
                ask.command,
                ask.received_at,
                user=ask.user,
                cmd_id=ask.cmd_id,
                log=entries,
            )
        except Rejection as refusal:
            ask.reply(Refused(refusal))
        except Exception as fault:  # a game's own fault must not be scored (reliability.md P10)
            self._freeze(fault)
            ask.reply(Failed(ErrorCode.INTERNAL, self.frozen))
        else:
            if decision is None:
                ask.reply(Applied(None))
            else:
                self._commit(ask, decision)

    async def _decide_with_log(self, ask: Ask) -> Then:
        try:
            entries = await self.entries()
        except StoreUnavailable:
            ask.reply(Failed(ErrorCode.STORE_UNAVAILABLE))
            return None
        return partial(self._decide_on, ask, entries)

    # --- commit ----------------------------------------

    def _commit(self, ask: Ask, decision: Decision) -> None:
        self._busy = True
        entry, table = decision.entry, decision.table
        head = Head(f"{entry.seq}:{self._chance.nonce()}")
        wants_snapshot = entry.seq % SNAPSHOT_EVERY == 0 or needs_log(self.table, ask.command)
        settled = table.match.settled
        commit = Commit(
            table=self.id,
            expected=self.head,
            head=head,
            entry=self.wire.dump_entry(entry),
            snapshot=self.wire.dump_table(table) if wants_snapshot else None,
            due=next_due(table),
            at=entry.at,
            live=b"" if settled else None,
            expire_ms=SETTLED_TTL_MS if settled else None,
        )
        answer = self._store.commit(commit)
        answer.add_done_callback(partial(self._answered, ask, decision, head, monotonic()))

    def _answered(
        self,
        ask: Ask,
        decision: Decision,
        head: Head,
        began_s: float,
        answer: "asyncio.Future[Committed | Conflict]",
    ) -> None:
        self._counts.commits += 1
        self._counts.commit_s += monotonic() - began_s
        match answer.exception() or answer.result():
            case Committed():
                line = self._advance(decision.entry, decision.table, head)
                if isinstance(ask.command, Void):  # what has ended without a result can be settled
                    self.frozen = None
                ask.reply(Applied(decision.entry))
                self._committed(self, line)
                self._idle()
            case Conflict():
                self._counts.conflicts += 1
                self._work(self._retry(ask), ask)
            case TooFarAhead():
                self._work(self._retry(ask, pause_s=0.05), ask)
            case StoreUnavailable():
                self._counts.unknown += 1
                self._work(self._resolve(ask), ask)
            case fault:
                self._freeze(fault)
                ask.reply(Failed(ErrorCode.INTERNAL, self.frozen))
                self._idle()

    def _advance(self, entry: Entry, table: Table, head: Head) -> Line:
        self.table, self.head = table, head
        line = self.tail.append(entry, table.match.vseqs)
        self._audience.publish(self, line)
        return line

    async def _retry(self, ask: Ask, pause_s: float = 0.0) -> Then:
        """Another node was faster (or the stamp too early): look again and decide again."""
        if pause_s:
            await asyncio.sleep(pause_s)
        ask.attempts += 1
        if not await self._catch_up():
            ask.reply(Failed(ErrorCode.STORE_UNAVAILABLE))
            return None
        if ask.attempts > MAX_ATTEMPTS:
            ask.reply(Failed(ErrorCode.BUSY))
            return None
        return partial(self._decide, ask)

    async def _resolve(self, ask: Ask) -> Then:
        """The outcome is unknown: the log tells. Found there, the command gets its first answer."""
        for pause_s in RESOLVE_PAUSES_S:
            if await self._catch_up():
                return partial(self._decide, ask)
            await asyncio.sleep(pause_s)
        self._stale = True
        ask.reply(Failed(ErrorCode.STORE_UNAVAILABLE))
        return None

    # --- what others committed ----------------------------------------

    def hear(self, published: Published) -> None:
        """Another node committed an entry; during an own commit it is kept until the answer."""
        self._early.append(published)
        if not self._busy:
            self._idle()

    def reopen(self) -> None:
        """Messages may have been missed: read what is there, as soon as no commit is under way."""
        self._stale = True
        if not self._busy:
            self._idle()

    def _idle(self) -> None:
        """No commit is under way any more: hear what came meanwhile, then decide on."""
        self._busy = False
        early, self._early = self._early, []
        for published in early:
            if not self._hear_now(published):
                self._stale = True
        if self._stale:
            self._work(self._refresh())
        else:
            self._decide_next()

    def _hear_now(self, published: Published) -> bool:
        if published.before != self.head:
            return _number(published.head) <= self.table.match.seq
        entry = self.wire.load_entry(published.entry)
        if published.snapshot is not None:
            self._advance(entry, self.wire.load_table(published.snapshot), published.head)
            return True
        try:
            table = evolve(self.table, entry)
        except ReplayMismatch:
            self._counts.mismatches += 1
            log.error("replay_mismatch", table=self.id, seq=entry.seq)
            return False
        self._advance(entry, table, published.head)
        return True

    async def _refresh(self) -> Then:
        if not await self._catch_up():
            self._answer_all(Failed(ErrorCode.STORE_UNAVAILABLE))
            await asyncio.sleep(RESOLVE_PAUSES_S[-1])
        return None

    def _answer_all(self, outcome: Outcome) -> None:
        while self._waiting:
            self._waiting.popleft().reply(outcome)

    async def _catch_up(self) -> bool:
        """Read the table as it is and tell the viewers what is new; False: the store is silent."""
        try:
            opened = await self._store.open(self.id)
        except StoreUnavailable:
            return False
        self._stale = False
        if opened is None:
            if not self.table.match.settled:  # a settled one expires there and is news no more
                self._freeze(LookupError("the table is gone from the store"))
            return True
        if opened.head == self.head:
            return True
        self._counts.gaps += 1
        last = self.tail.newest()
        self._load(opened)
        news = self.tail.after(last)
        if news is None:  # a store that lost its last second, or too much happened
            self._audience.publish_present(self)
        else:
            for line in news:
                self._audience.publish(self, line)
        return True

    # --- reading ----------------------------------------

    async def entries(self) -> list[Entry]:
        """The whole log, oldest first."""
        return [self.wire.load_entry(entry) for entry in await self.stored_entries()]

    async def stored_entries(self) -> Sequence[bytes]:
        """The same as the store has it."""
        return self.archived or await self._store.log(self.id, 1, self.table.match.seq)

    def shelve(self, log: Sequence[bytes], changes: tuple[SeatChange, ...]) -> None:
        """It lives in the archive only. What the settlement has changed is not in that log."""
        decision = decide_step(self.table, Settled(changes=changes), self.table.match.at)
        assert decision is not None, "the archive's log ends before the settlement"
        self.archived = (*log, self.wire.dump_entry(decision.entry))
        self.table = decision.table
        recent = [self.wire.load_entry(entry) for entry in self.archived[-256:]]
        self.tail = Tail(recent, self.table)

    def _load(self, opened: Opened) -> None:
        recent = [self.wire.load_entry(entry) for entry in opened.recent]
        if opened.snapshot is None:
            table = replay(self.game, [self.wire.load_entry(entry) for entry in opened.entries])
        else:
            table = self.wire.load_table(opened.snapshot)
            for raw in opened.entries:
                table = evolve(table, self.wire.load_entry(raw))
        self.table = table
        self.head = opened.head
        self.tail = Tail(recent, table)
        self._stale = False

    # --- faults ----------------------------------------

    def _work(self, work: Coroutine[Any, Any, Then], ask: Ask | None = None) -> None:
        """Do something that waits, for `ask`; until it is done nothing is decided."""
        self._busy = True
        self._spawn(self._guarded(work, ask))

    async def _guarded(self, work: Coroutine[Any, Any, Then], ask: Ask | None) -> None:
        then: Then = None
        try:
            then = await work
        except Exception as fault:
            self._freeze(fault)
            if ask is not None:
                ask.reply(Failed(ErrorCode.INTERNAL, self.frozen))
        self._busy = False
        if then is not None:
            then()
        if not self._busy:
            self._idle()

    def _freeze(self, fault: BaseException) -> None:
        self.frozen = self._chance.nonce()
        self._counts.frozen += 1
        report("table_frozen", fault, self.frozen, table=self.id)


def _number(head: Head) -> int:
    return int(head.partition(":")[0])
