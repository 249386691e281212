"""From an agreement to a table: the same steps wherever people have agreed.

Everything is keyed by the id of what was agreed to, which becomes the table's, and does nothing
the second time: the players are marked busy, their stakes are held, the table is created. What
was agreed to is noted before, so that any node carries it on when the one that began it dies.
Source: mechanisms.md 3.4 and 13.2.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from pydantic_core import from_json, to_json

from protocol import terms as wire_terms
from protocol.errors import ErrorCode
from rules.game import Millis
from rules.match import challenge as negotiation
from rules.match.challenge import FailReason, Party, Side
from rules.match.commands import Void
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.seed import table_seed
from rules.match.stakes import EscrowState
from rules.match.terms import (
    Beginner,
    SeatHolder,
    Start,
    Terms,
    check_terms,
    is_real_time,
)
from rules.rng import Rng
from server.ports import Chance, RoomStore, TableId, WallClock
from server.ports_games import InsufficientFunds, Ledger
from server.services.busy import Busy
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError
from server.services.room import Room
from server.services.standings import Standings
from server.services.tables import Tables
from server.wire import GameWire, parse_terms

NOTED: Final = "agreed:"
"""Kind of hidden row that holds what was agreed to and has not led to a table yet."""

Begun = Callable[[LiveTable], Awaitable[None]]


class NotStarted(Exception):
    """What was agreed to does not begin; nothing is held, nobody is marked."""

    def __init__(self, reason: FailReason) -> None:
        super().__init__(reason)
        self.reason = reason

    def refusal(self) -> LobbyRefusal:
        """The same as the answer to a command."""
        code = {
            FailReason.INSUFFICIENT_FUNDS: LobbyCode.STAKE_NOT_POSSIBLE,
            FailReason.BUSY: LobbyCode.TARGET_BUSY,
        }
        return LobbyRefusal(code[self.reason])


@dataclass(frozen=True, slots=True)
class Noted:
    """An agreement on its way.

    kind:     who resumes it.
    at:       wall-clock ms.
    previous: the table it is a rematch of.
    """

    table: TableId
    kind: str
    at: Millis
    previous: TableId | None = None


Resume = Callable[[Noted], Awaitable[None]]


class Agreed:
    """Checks what people propose, and starts what they have agreed to."""

    def __init__(
        self,
        tables: Tables,
        room: Room,
        store: RoomStore,
        ledger: Ledger,
        busy: Busy,
        standings: Standings,
        *,
        chance: Chance,
        wall: WallClock,
    ) -> None:
        self._tables = tables
        self._room = room
        self._store = store
        self._ledger = ledger
        self._busy = busy
        self._standings = standings
        self._chance = chance
        self._wall = wall
        self._begun: list[Begun] = []
        self._resume: dict[str, Resume] = {}

    def wire(self, game: str) -> GameWire:
        """The game's values. Raises ServiceError(NOT_FOUND)."""
        wire = self._tables.wires.get(game)
        if wire is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return wire

    def terms(self, asked: wire_terms.Terms, seats: int = 2) -> Terms:
        """Terms as a client proposes them, checked. seats: how many play at least.

        Raises BadValue, RuleError (terms_invalid or the game's own), LobbyRefusal,
        ServiceError(NOT_FOUND).
        """
        wire = self.wire(asked.game)
        terms = parse_terms(wire, asked.model_dump(mode="json"))
        check_terms(terms)
        if seats not in wire.game.seats:
            raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="game")
        # What cannot be dealt must not be offered: the game's own refusal comes now.
        wire.game.setup(terms.options, seats, Rng(bytes(32), 0))
        return terms

    def start_of(
        self, table: str, terms: Terms, parties: Sequence[Party], *, gap_confirmed: bool = False
    ) -> Start:
        """How the table of people who have agreed begins; the first of them is the challenger."""
        seed = self._chance.seed().hex()
        draw = Rng(table_seed(seed), 0).fork("beginner").below(len(parties))
        return Start(
            table=table,
            terms=terms,
            seats=tuple(map(_holder, parties)),
            first_seat=_first_seat(terms, draw, len(parties)),
            seed=seed,
            rules_version=self.wire(terms.game).game.rules_version,
            gap_confirmed=gap_confirmed,
        )

    # --- what is on its way ---------------------------------------------

    def on_begun(self, begun: Begun) -> None:
        """Call `begun` for each table that starts, perhaps more than once for the same."""
        self._begun.append(begun)

    def on_resume(self, kind: str, resume: Resume) -> None:
        """Call `resume` with what was noted under `kind` and has not led to a table yet."""
        self._resume[kind] = resume

    async def note(self, table: str, kind: str, previous: TableId | None = None) -> None:
        """Note what is about to be agreed to, before it is."""
        row = to_json({"kind": kind, "at": self._wall.now_ms(), "previous": previous})
        await self._store.put_row(f"{NOTED}{table}", row)

    async def forget(self, table: str) -> None:
        """It has led to a table, or never will."""
        await self._store.drop_row(f"{NOTED}{table}")

    async def resume(self, noted: Noted) -> None:
        """Carry on what its node did not bring to an end."""
        await self._resume[noted.kind](noted)

    # --- starting -------------------------------------------------------

    async def reserve(self, start: Start) -> None:
        """Mark the players busy and hold their stakes: all of it, or nothing.

        Raises NotStarted, StoreUnavailable.
        """
        users = _people(start)
        table = TableId(start.table)
        if is_real_time(start.terms) and not await self._busy.mark(users, table):
            raise NotStarted(FailReason.BUSY)
        if not start.terms.stake:
            return
        try:
            state = await self._ledger.hold(table, users, start.terms.stake, self._wall.now_ms())
        except InsufficientFunds:
            await self._busy.free(users, table)
            raise NotStarted(FailReason.INSUFFICIENT_FUNDS) from None
        if state is not EscrowState.HELD:  # given back meanwhile: it was given up
            await self._busy.free(users, table)
            raise NotStarted(FailReason.INSUFFICIENT_FUNDS)

    async def release(self, start: Start) -> None:
        """Undo `reserve`: the table does not come to be."""
        users = _people(start)
        if start.terms.stake:
            await self._ledger.refund(TableId(start.table), self._wall.now_ms())
        if is_real_time(start.terms):
            await self._busy.free(users, TableId(start.table))

    async def begin(self, start: Start, agreed_at: Millis) -> LiveTable:
        """The table of people who have agreed, at `agreed_at` of the wall clock.

        Raises NotStarted, StoreUnavailable.
        """
        live = await self._tables.open(TableId(start.table))
        if live is None:
            await self.reserve(start)
            seats = await self._standings.rated(start.seats, start.terms.game)
            live = await self._tables.create(replace(start, seats=seats))
        if live.archived is not None or live.table.match.settled:
            return live
        if live.table.match.seq == 1 and negotiation.is_late(
            agreed_at, Millis(self._wall.now_ms())
        ):
            await self._tables.ask(live, Void(incident="late", late=True))
        await self._room.table_started(live)
        for begun in self._begun:
            await begun(live)
        return live

    async def over(self, live: LiveTable) -> None:
        """A table is settled: its people are free again."""
        start = live.table.match.start
        if is_real_time(start.terms):
            await self._busy.free(_people(start), live.id)


def noted(rows: Mapping[str, bytes]) -> list[Noted]:
    """What is on its way, of all rows of the waiting room."""
    found = []
    for key, row in rows.items():
        if key.startswith(NOTED):
            value = from_json(row)
            table = TableId(key.removeprefix(NOTED))
            found.append(Noted(table, value["kind"], Millis(value["at"]), value["previous"]))
    return found


def _people(start: Start) -> list[str]:
    """The users who sit at it, computers left out, in seat order."""
    return [holder.user for holder in start.seats if holder.computer is None]


def _holder(negotiator: Party) -> SeatHolder:
    return SeatHolder(user=negotiator.user, name=negotiator.name, guest=negotiator.guest)


def _first_seat(terms: Terms, draw: int, seats: int) -> int:
    if seats > len(Side):
        return 0 if terms.beginner is Beginner.CHALLENGER else draw
    return 0 if negotiation.first_side(terms.beginner, draw) is Side.CHALLENGER else 1
