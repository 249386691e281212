"""What hosts do: find people, rename and sanction them, end tables, tell everybody something.

Whoever calls this is a host already (`HostDesk`, or somebody with the machine's command line).
Every act is written into the book. Source: ux.md 7, mechanisms.md 13.2, 15.
"""

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.match import commands
from rules.match.errors import MatchCode, Rejection
from server.ports import Archive, Chance, TableId, WallClock
from server.ports_hosting import ActArchive, BackedUp, Backup, HostAct, ReportArchive
from server.ports_people import (
    Account,
    AccountArchive,
    Sanction,
    SanctionArchive,
    SanctionKind,
    UnknownUser,
)
from server.services.accounts import Accounts, fit_name
from server.services.asks import Refused
from server.services.leaving import Leaving
from server.services.live_table import LiveTable
from server.services.nodes import Nodes
from server.services.notices import Notices
from server.services.plain_text import one_line
from server.services.refusals import ServiceError
from server.services.room import Room
from server.services.tables import Tables
from server.services.yourself import Yourself

FOUND: Final = 20
REPORTS: Final = 100
ACTS: Final = 100
MINUTE_MS: Final = 60_000
_DETAIL: Final = 300


@dataclass(frozen=True, slots=True, kw_only=True)
class By:
    """Who acts, and by which command: the same one is written down once."""

    name: str
    key: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Books:
    """The parts of the archive that hosts work with."""

    archive: Archive
    accounts: AccountArchive
    sanctions: SanctionArchive
    reports: ReportArchive
    acts: ActArchive


class Hosting:
    """The hosts' tools. Everything may raise StoreUnavailable."""

    def __init__(
        self,
        books: Books,
        *,
        accounts: Accounts,
        leaving: Leaving,
        yourself: Yourself,
        tables: Tables,
        room: Room,
        notices: Notices,
        nodes: Nodes,
        backup: Backup,
        settings: Mapping[str, object],
        chance: Chance,
        wall: WallClock,
    ) -> None:
        self._books = books
        self._accounts = accounts
        self._leaving = leaving
        self._yourself = yourself
        self._tables = tables
        self._room = room
        self._notices = notices
        self._nodes = nodes
        self._backup = backup
        self._settings = settings
        self._chance = chance
        self._wall = wall

    # --- looking --------------------------------------------------------

    async def overview(self) -> Plain:
        """How the house stands."""
        people, tables = await self._room.numbers()
        notice = await self._notices.now()
        return {
            "people": people,
            "tables": tables,
            "unsettled": self._tables.unsettled(),
            "nodes": await self._nodes.listed(),
            "notice": {"text": notice["text"], "at": notice["at"]},
            "settings": dict(self._settings),
        }

    async def find(self, query: str) -> Plain:
        """People whose names begin so; and the person or the table with this id."""
        now = self._wall.now_ms()
        found = list(await self._books.accounts.find(query, FOUND, now))
        by_id = await self._books.accounts.account(query, now)
        if by_id is not None and by_id.user not in {each.user for each in found}:
            found.insert(0, by_id)
        live = await self._tables.open(TableId(query)) if query.isascii() else None
        return {
            "people": [_plain_account(account) for account in found],
            "table": None if live is None else _plain_table(live),
        }

    async def reports(self) -> list[Plain]:
        """What nobody has dealt with yet, newest first."""
        return [
            {
                **asdict(each.report),
                "key": each.key,
                "about_name": each.about_name,
                "by_name": each.by_name,
            }
            for each in await self._books.reports.open_reports(REPORTS)
        ]

    async def acts(self) -> list[Plain]:
        """The last acts of hosts, newest first."""
        return [asdict(act) for act in await self._books.acts.acts(ACTS)]

    # --- people ---------------------------------------------------------

    async def rename(self, by: By, user: str, name: str) -> None:
        """Give somebody another name. Raises ServiceError(NOT_FOUND, NAME_INVALID), NameTaken."""
        before = await self._account(user)
        fit = fit_name(name)
        await self._books.archive.rename(user, fit)
        await self._yourself.changed(user)
        await self._note(by, "rename", user, f"{before.name} → {fit}")

    async def sanction(
        self, by: By, user: str, kind: SanctionKind, minutes: int, reason: str
    ) -> None:
        """Forbid something for a while; who may not sign in is put out, and leaves his games.

        Raises ServiceError(NOT_FOUND, BAD_MESSAGE).
        """
        now, why = self._wall.now_ms(), _said(reason)
        sanction = Sanction(
            kind=kind, since=now, until=now + minutes * MINUTE_MS, reason=why, by=by.name
        )
        try:
            await self._books.sanctions.impose(user, sanction)
        except UnknownUser:
            raise ServiceError(ErrorCode.NOT_FOUND) from None
        if kind is SanctionKind.SUSPENDED:
            await self._accounts.close_sockets(user)
            await self._leaving.leave_tables(user)
        await self._note(by, kind, user, f"{minutes} min: {why}")

    async def lift(self, by: By, user: str, kind: SanctionKind) -> None:
        """End a sanction before its time. Raises ServiceError(NOT_FOUND): none of it runs."""
        if (await self._account(user)).sanction(kind) is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        await self._books.sanctions.lift(user, kind, self._wall.now_ms())
        await self._note(by, f"lift_{kind}", user)

    async def appoint(self, by: By, user: str, *, host: bool) -> None:
        """Make somebody a host, or no longer. Raises ServiceError(NOT_FOUND): no account."""
        try:
            await self._books.accounts.set_admin(user, host)
        except UnknownUser:
            raise ServiceError(ErrorCode.NOT_FOUND) from None
        await self._yourself.changed(user)
        await self._note(by, "appoint" if host else "dismiss", user)

    async def close_report(self, by: By, key: str) -> None:
        """It is dealt with. Raises ServiceError(NOT_FOUND)."""
        if not await self._books.reports.close_report(key, by.name, self._wall.now_ms()):
            raise ServiceError(ErrorCode.NOT_FOUND)
        await self._note(by, "close_report", key)

    # --- tables and the house -------------------------------------------

    async def void(self, by: By, table: str, reason: str) -> None:
        """End a table without a result; stakes go back with its settlement.

        Raises ServiceError(NOT_FOUND, BAD_MESSAGE), Rejection(TABLE_OVER).
        """
        why = _said(reason)
        live = await self._tables.open(TableId(table))
        if live is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        if live.table.match.over:
            raise Rejection(MatchCode.TABLE_OVER)
        outcome = await self._tables.ask(live, commands.Void(incident=self._chance.nonce()))
        if isinstance(outcome, Refused):
            raise outcome.rejection
        await self._note(by, "void", table, why)

    async def banner(self, by: By, text: str, at: int | None) -> None:
        """Show everybody a notice; an empty text takes it away."""
        shown = one_line(text)
        await self._notices.put(shown or None, at)
        await self._note(by, "banner", "house", shown)

    async def drain(self, by: By, node: str, *, on: bool) -> None:
        """Let a node hand over. Raises ServiceError(NOT_FOUND, LAST_NODE)."""
        await self._nodes.drain(node, on)
        await self._note(by, "drain" if on else "undrain", node)

    async def backup(self, by: By) -> BackedUp:
        """Copy what is kept."""
        made = await self._backup.make(str(self._wall.now_ms()))
        await self._note(by, "backup", self._nodes.id, made.folder or "")
        return made

    async def _account(self, user: str) -> Account:
        account = await self._books.accounts.account(user, self._wall.now_ms())
        if account is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return account

    async def _note(self, by: By, what: str, target: str, detail: str = "") -> None:
        act = HostAct(
            at=self._wall.now_ms(), by=by.name, what=what, target=target, detail=detail[:_DETAIL]
        )
        await self._books.acts.note(act, by.key)


def _said(reason: str) -> str:
    """A reason as it is kept. Raises ServiceError(BAD_MESSAGE)."""
    if not (why := one_line(reason)):
        raise ServiceError(ErrorCode.BAD_MESSAGE, path="reason")
    return why


def _plain_account(account: Account) -> Plain:
    return {
        "user": account.user,
        "name": account.name,
        "guest": account.guest,
        "bot": account.bot,
        "host": account.admin,
        "created_at": account.created_at,
        "sanctions": [asdict(sanction) for sanction in account.sanctions],
    }


def _plain_table(live: LiveTable) -> Plain:
    """A table as a host may see it: who sits there and whether it is over, nothing of the game."""
    match = live.table.match
    seats: Sequence[dict[str, Any]] = [
        {"user": holder.user, "name": holder.name} for holder in match.start.seats
    ]
    return {
        "table": live.id,
        "game": live.game.id,
        "seats": list(seats),
        "over": match.over,
        "settled": match.settled or live.archived is not None,
        "frozen": live.frozen,
        "stake": match.start.terms.stake,
    }
