"""A rematch all have agreed to becomes a table: the same terms, the next seat begins.

The id of the new table is in the log of the old one, so making it again does nothing. What the
new table needs (stakes, free players) is taken before the last yes is: a rematch that cannot
begin is refused, and leaves no debt. Source: mechanisms.md 3.6.
"""

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from typing import Any, Final

from protocol.errors import ErrorCode
from rules.game import SPECTATOR, Millis, Seat
from rules.match.commands import AnswerOffer, MakeOffer, WithdrawOffer
from rules.match.errors import Rejection
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.match_state import Offer
from rules.match.preflight import Between, can_play
from rules.match.rematch import completed_by, rematch_start
from rules.match.terms import Kind, is_real_time
from server.ports import Chance, StoreUnavailable, TableId, WallClock
from server.services.accounts import Accounts
from server.services.agreed import Agreed, Noted, NotStarted
from server.services.asks import Ask, Failed, Outcome, Refused
from server.services.live_table import LiveTable
from server.services.standings import Standings
from server.services.tables import Tables
from server.services.tail import LENGTH, Line

KIND: Final = "rematch"
"""Under which what was agreed to here is noted while it has no table."""

SETTLING_PAUSES_S: Final = (0.05, 0.1, 0.2, 0.4, 0.8, 1.6)
"""The winnings of the first game may be the stake of the second: it is settled first."""


class Rematches:
    """Starts the tables that finished ones lead to."""

    def __init__(
        self,
        tables: Tables,
        agreed: Agreed,
        standings: Standings,
        accounts: Accounts,
        *,
        chance: Chance,
        wall: WallClock,
        spawn: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._tables = tables
        self._agreed = agreed
        self._standings = standings
        self._accounts = accounts
        self._chance = chance
        self._wall = wall
        self._spawn = spawn
        tables.on_commit(self._committed)
        agreed.on_resume(KIND, self._resume)

    # --- agreeing -------------------------------------------------------

    def takes(self, live: LiveTable, ask: Ask) -> bool:
        """Whether `ask` is the last yes to a rematch that needs something; then it is seen to."""
        match = live.table.match
        offer = completed_by(match, ask.command)
        terms = match.start.terms
        if offer is None or not (terms.kind is Kind.RATED or is_real_time(terms)):
            return False
        if match.rematch is not None or live.tail.answer(ask.user, ask.cmd_id) is not None:
            return False  # it is done already: the table gives the first answer again
        self._spawn(self._agree(live, ask, offer))
        return True

    async def _agree(self, live: LiveTable, ask: Ask, offer: Offer) -> None:
        assert isinstance(ask.command, MakeOffer | AnswerOffer)
        assert ask.command.rematch_table is not None
        table = TableId(ask.command.rematch_table)
        start = rematch_start(live.table.match.start, table, self._chance.seed().hex())
        try:
            if not await self._is_settled(live):
                ask.reply(Failed(ErrorCode.BUSY))
                return
            await self._may_play(live, ask.command.seat)
            await self._agreed.note(table, KIND, live.id)
            await self._agreed.reserve(start)
        except (LobbyRefusal, NotStarted) as fault:
            refusal = fault.refusal() if isinstance(fault, NotStarted) else fault
            await self._agreed.forget(table)
            ask.reply(Refused(Rejection(LobbyCode(refusal.code), rule=None, **refusal.facts)))
            withdrawn = WithdrawOffer(seat=offer.seat, offer_id=offer.id)
            await self._tables.ask(live, withdrawn)
            return
        except StoreUnavailable:
            ask.reply(Failed(ErrorCode.STORE_UNAVAILABLE))
            return
        outcome = await self._submitted(live, ask)
        ask.reply(outcome)
        if isinstance(outcome, Refused) or live.table.match.rematch not in (None, table):
            await self._agreed.release(start)
            await self._agreed.forget(table)

    async def _submitted(self, live: LiveTable, ask: Ask) -> Outcome:
        answer: asyncio.Future[Outcome] = asyncio.get_running_loop().create_future()
        live.submit(Ask(ask.command, ask.received_at, answer.set_result, ask.user, ask.cmd_id))
        return await answer

    async def _is_settled(self, live: LiveTable) -> bool:
        for pause_s in SETTLING_PAUSES_S:
            if live.table.match.settled:
                return True
            await asyncio.sleep(pause_s)
        return live.table.match.settled

    async def _may_play(self, live: LiveTable, seat: Seat) -> None:
        """Whether the one who agrees could still play with the others. Raises LobbyRefusal."""
        start = live.table.match.start
        people = [await self._accounts.by_id(holder.user) for holder in start.seats]
        own = people[seat]
        for other in people:
            if own is None or other is None:
                raise LobbyRefusal(LobbyCode.GONE)
            if other is own:
                continue
            obstacle = can_play(
                await self._standings.of(own, start.terms.game),
                await self._standings.of(other, start.terms.game),
                start.terms,
                Millis(self._wall.now_ms()),
                Between(
                    met=await self._standings.met(own.user, other.user, start.terms),
                    gap_confirmed=start.gap_confirmed,
                ),
            )
            if obstacle is not None:
                raise obstacle.refusal()

    # --- starting -------------------------------------------------------

    def _committed(self, live: LiveTable, line: Line) -> None:
        if _agrees(line):
            self._spawn(self.ensure(live))

    async def ensure(self, live: LiveTable) -> None:
        """See that the table agreed to at `live` stands; also after a node died in between."""
        rematch = live.table.match.rematch
        if rematch is None:
            return
        if await self._tables.open(TableId(rematch)) is None:
            start = rematch_start(live.table.match.start, rematch, self._chance.seed().hex())
            with suppress(NotStarted):  # it was given up long ago, and the stakes are back
                await self._agreed.begin(start, self._agreed_at(live))
        await self._agreed.forget(rematch)

    def _agreed_at(self, live: LiveTable) -> Millis:
        """When all had said yes, by the wall clock."""
        at = live.table.match.at
        for line in live.tail.last(SPECTATOR, LENGTH):
            if _agrees(line):
                at = line.entry.at
        return Millis(self._wall.now_ms() - (self._tables.clock.now() - at))

    async def _resume(self, noted: Noted) -> None:
        live = None if noted.previous is None else await self._tables.open(noted.previous)
        if live is not None and live.table.match.rematch == noted.table:
            await self.ensure(live)
            return
        # The last yes never came to be.
        if live is not None:
            await self._agreed.release(rematch_start(live.table.match.start, noted.table, ""))
        await self._agreed.forget(noted.table)


def _agrees(line: Line) -> bool:
    return any(event.type == "table_rematch" for event in line.entry.events)
