"""Open tables: two to five people find together on seats that everybody sees filling up.

What may become of an open table is decided in `rules/match/gathering.py`. Its record, the marks of
who sits there, its row and its deadline change in one step: of two who claim one seat in the same
moment one gets it, whatever the number of nodes. Its id is the table's. Source: mechanisms.md 5.
"""

from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from pydantic import TypeAdapter

from protocol import gathering as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import Level, Millis, Seat
from rules.match import gathering as gathering_rules
from rules.match.challenge import Party
from rules.match.gathering_state import (
    UNTOUCHED,
    Gathering,
    GatheringState,
    first_seat,
    holders,
    persons,
    users,
)
from rules.match.lobby_errors import LobbyCode, LobbyRefusal
from rules.match.preflight import Between, could_offer, preflight
from rules.match.seed import table_seed
from rules.match.terms import SeatHolder, Terms
from rules.rng import Rng
from server.ports import Chance, Peer, TableClock, WallClock
from server.ports_lobby import Change, Claims, DueChange, QueueChange, RecordChange, RowChange
from server.services.accounts import Accounts
from server.services.agreed import Agreed
from server.services.asked import Asked, Asking
from server.services.beginning import Beginning
from server.services.open_table_look import ASKED, OPEN, asked_about, row_of
from server.services.refusals import ServiceError
from server.services.standings import Standings
from server.services.waits import (
    NOTHING,
    OPEN_TABLE,
    Waits,
    mark_of,
    marked,
    queue_of,
    woken,
)
from server.wire import plain_terms

LEASE_MS: Final = 10_000
"""A table that fills up is looked after so often: is anybody still there?"""

START_AGAIN_MS: Final = 10_000
"""All were ready and the table does not stand: its node has died, another one goes on."""

KEPT_MS: Final = UNTOUCHED + 3_600_000
KEPT_OVER_MS: Final = 600_000
"""How long the record of an open table that is over answers those who come late."""

_TABLE: Final = TypeAdapter(Gathering)
_TRIES: Final = 10
"""Everybody changes the same record, so somebody may lose more than once."""

Decide = Callable[[Gathering], Gathering]


class Mark(NamedTuple):
    """For what somebody waits, and the revision of that."""

    user: str
    revision: int
    waits: Waits


class OpenTables:
    """Tables that fill up."""

    def __init__(
        self,
        agreed: Agreed,
        beginning: Beginning,
        asking: Asking,
        accounts: Accounts,
        standings: Standings,
        claims: Claims,
        *,
        chance: Chance,
        clock: TableClock,
        wall: WallClock,
    ) -> None:
        self._agreed = agreed
        self._beginning = beginning
        self._asking = asking
        self._accounts = accounts
        self._standings = standings
        self._claims = claims
        self._chance = chance
        self._clock = clock
        self._wall = wall
        asking.on_look("table", self.look)

    # --- what people do -------------------------------------------------

    async def open(self, peer: Peer, asked: wire_commands.OpenTable) -> Plain:
        """Open a table and sit down as its host.

        Raises RuleError, BadValue, LobbyRefusal, ServiceError(NOT_FOUND).
        """
        terms = self._terms(asked)
        await self._demand_offer(peer, terms)
        opened = gathering_rules.open_table(
            self._chance.new_id(),
            await self._holder(peer, terms),
            terms,
            asked.least,
            asked.most,
            self._now(),
        )
        for _ in range(_TRIES):
            mark = await self._free_mark(peer.person.user)
            if await self._claims.change(self._changes(None, opened, 0, mark)):
                return {"table": opened.id}
        raise ServiceError(ErrorCode.BUSY)

    async def join(self, peer: Peer, asked: wire_commands.JoinTable) -> Plain:
        """Sit down. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        _, standing = await self._read(asked.table)
        await self._sit_down(peer, standing, asked.rev, asked.seat)
        return {}

    async def open_or_join(self, peer: Peer, table: str, terms: Terms, seats: int) -> None:
        """Sit at the open table with this id; as its host where nobody has opened it yet.

        Raises LobbyRefusal, ServiceError(BUSY).
        """
        user = peer.person.user
        for _ in range(_TRIES):
            [(revision, value)] = await self._claims.records([f"{OPEN_TABLE}{table}"])
            if value:
                _, standing = await self._read(table)
                if user not in users(persons(standing)):
                    await self._sit_down(peer, standing, standing.rev)
                return
            await self._demand_offer(peer, terms)
            holder = await self._holder(peer, terms)
            opened = gathering_rules.open_table(table, holder, terms, seats, seats, self._now())
            mark = await self._free_mark(user)
            if await self._claims.change(self._changes(None, opened, revision, mark)):
                return
        raise ServiceError(ErrorCode.BUSY)

    async def _sit_down(
        self, peer: Peer, standing: Gathering, rev: int, seat: Seat | None = None
    ) -> None:
        await self._demand_welcome(peer, standing)
        holder = await self._holder(peer, standing.terms)
        now = self._now()

        def joined(old: Gathering) -> Gathering:
            if rev != old.rev:
                raise LobbyRefusal(LobbyCode.TERMS_CHANGED, rev=old.rev)
            return gathering_rules.join(old, holder, now, seat)

        await self._change(standing.id, joined, joiner=holder.user)

    async def stands(self, table: str) -> bool | None:
        """Whether somebody may sit down there, or just could; None: nobody has opened it."""
        [(_, value)] = await self._claims.records([f"{OPEN_TABLE}{table}"])
        return None if not value else _TABLE.validate_json(value, strict=True).state in OPEN

    async def leave(self, user: str, table: str) -> Plain:
        """Get up. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        await self._change(table, lambda old: gathering_rules.leave(old, user))
        return {}

    async def move(self, user: str, asked: wire_commands.MoveSeat) -> Plain:
        """Sit on another free seat. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        await self._change(asked.table, lambda old: gathering_rules.move(old, user, asked.seat))
        return {}

    async def send_away(self, host: str, asked: wire_commands.SendAway) -> Plain:
        """Ask somebody to get up. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        await self._change(
            asked.table, lambda old: gathering_rules.send_away(old, host, asked.user)
        )
        return {}

    async def invite(self, peer: Peer, asked: wire_commands.InvitePlayer) -> Plain:
        """Ask somebody to the table who could be challenged. Raises LobbyRefusal, ServiceError."""
        _, standing = await self._read(asked.table)
        person = await self._accounts.by_id(asked.user)
        if person is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        game, terms = standing.terms.game, standing.terms
        obstacle = preflight(
            await self._standings.of(peer.person, game),
            await self._standings.of(person, game),
            terms,
            Millis(self._wall.now_ms()),
            # All see each other's ratings at the table, and say that they are ready.
            Between(gap_confirmed=True),
        )
        if obstacle is not None:
            raise obstacle.refusal()
        await self._change(
            asked.table, lambda old: gathering_rules.invite(old, peer.person.user, asked.user)
        )
        return {}

    async def change(self, host: str, asked: wire_commands.ChangeTable) -> Plain:
        """Change what is played. Raises RuleError, BadValue, LobbyRefusal, ServiceError."""
        terms, now = self._terms(asked), self._now()

        def changed(old: Gathering) -> Gathering:
            return gathering_rules.set_terms(
                old, host, asked.rev, terms, asked.least, asked.most, now
            )

        await self._change(asked.table, changed)
        return {}

    async def seat_computer(self, host: str, asked: wire_commands.SeatComputer) -> Plain:
        """Give a seat to a computer. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        level, now = Level(asked.level), self._now()
        computer = SeatHolder(user=f"computer:{level}", name="computer", computer=level)
        await self._change(
            asked.table,
            lambda old: gathering_rules.add_computer(old, host, computer, now, asked.seat),
        )
        return {}

    async def unseat_computer(self, host: str, asked: wire_commands.UnseatComputer) -> Plain:
        """Free a computer's seat. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        await self._change(
            asked.table, lambda old: gathering_rules.remove_computer(old, host, asked.seat)
        )
        return {}

    async def call_ready(self, host: str, table: str) -> Plain:
        """Ask whether all are ready; the host is. Raises LobbyRefusal, ServiceError."""
        now = self._now()
        await self._change(
            table,
            lambda old: gathering_rules.ready(
                gathering_rules.call(old, host, now), host, old.rev, now
            ),
        )
        return {}

    async def answer(self, user: str, asked: wire_commands.AnswerReady) -> None:
        """Be ready, or leave. Raises LobbyRefusal, ServiceError(NOT_FOUND)."""
        now = self._now()
        if asked.ready:
            await self._change(
                asked.check, lambda old: gathering_rules.ready(old, user, asked.rev, now)
            )
        else:
            await self.leave(user, asked.check)

    # --- what happens by itself -----------------------------------------

    async def tend(self, table: str) -> None:
        """Do what is due: who is not ready or gone loses his seat, a start is brought to its end.

        This node has claimed the table. Raises ServiceError(BUSY, NOT_FOUND), StoreUnavailable.
        """
        changed = await self._change(table, lambda old: old)
        if changed.state is GatheringState.STARTING:
            await self._start(changed)

    async def look(self, table: str) -> Asked | None:
        """How the question stands whether all are ready; None: there is no such table."""
        try:
            _, found = await self._read(table)
        except ServiceError:
            return None
        return asked_about(found, self._plain_terms(found))

    # --- changing -------------------------------------------------------

    async def _change(self, table: str, decide: Decide, *, joiner: str | None = None) -> Gathering:
        """The table after what is due and what is decided, stored. Raises LobbyRefusal, …"""
        for _ in range(_TRIES):
            revision, old = await self._read(table)
            away = await self._claims.away(sorted(users(persons(old))))
            since = {user: Millis(at) for user, at in away.items()}
            new = decide(gathering_rules.due(old, self._now(), since))
            if new == old:
                return new
            mark = None if joiner is None else await self._free_mark(joiner)
            if await self._claims.change(self._changes(old, new, revision, mark)):
                if new.state is GatheringState.STARTING:
                    return await self._start(new)
                return new
        raise ServiceError(ErrorCode.BUSY)

    async def _start(self, table: Gathering) -> Gathering:
        """The table of those who are ready; who stands in the way gets up."""
        assert table.agreed_at is not None, "a table that starts was agreed on"
        seats = tuple(
            replace(holder, name=f"computer-{place}") if holder.computer is not None else holder
            for place, holder in enumerate(holders(table))
        )
        people = [Party(user=holder.user, name=holder.name, guest=holder.guest) for holder in seats]
        start = self._agreed.start_of(table.id, table.terms, people, gap_confirmed=True)
        draw = Rng(table_seed(start.seed), 0).fork("beginner").below(len(seats))
        start = replace(
            start, seats=seats, first_seat=first_seat(table.terms.beginner, len(seats), draw)
        )
        culprit = await self._beginning.begin(start, table.agreed_at)

        def ended(old: Gathering) -> Gathering:
            if old.state is not GatheringState.STARTING:
                return old  # another node has said so already
            if culprit is None:
                return gathering_rules.begin(old)
            return gathering_rules.refuse_stake(old, culprit)

        return await self._change(table.id, ended)

    def _changes(
        self,
        old: Gathering | None,
        new: Gathering,
        revision: int,
        mark: Mark | None,
    ) -> Change:
        """All that changes with the table. mark: of the one who sits down, as it is now."""
        before = frozenset[str]() if old is None else users(persons(old))
        after = users(persons(new)) if new.state in OPEN else frozenset[str]()
        records = [self._record(new, revision)]
        queues: list[QueueChange] = []
        if mark is not None:
            records.append(marked(mark.user, Waits(table=new.id), mark.revision))
            if mark.waits.pool is not None:
                queue = queue_of(mark.waits.pool)
                queues.append(QueueChange(queue=queue, member=mark.user, at=None))
        records += [marked(user, NOTHING) for user in sorted(before - after)]
        rows = [woken(user, self._chance) for user in sorted(before ^ after)]
        rows.append(RowChange(key=f"{OPEN_TABLE}{new.id}", row=self._row(new), ttl_ms=KEPT_MS))
        if new.state in ASKED or (old is not None and old.state in ASKED):
            rows.append(self._asking.changed("table", new.id))
        due = DueChange(item=f"{OPEN_TABLE}{new.id}", at=self._due(new))
        return Change(records=records, queues=queues, due=[due], rows=rows)

    def _due(self, table: Gathering) -> int | None:
        match table.state:
            case GatheringState.GATHERING:
                return self._now() + LEASE_MS
            case GatheringState.READY_CHECK:
                return table.check_until
            case GatheringState.STARTING:
                return self._now() + START_AGAIN_MS
            case _:
                return None

    def _record(self, table: Gathering, revision: int) -> RecordChange:
        return RecordChange(
            key=f"{OPEN_TABLE}{table.id}",
            expected=revision,
            value=_TABLE.dump_json(table),
            ttl_ms=KEPT_MS if table.state in OPEN else KEPT_OVER_MS,
        )

    async def _read(self, table: str) -> tuple[int, Gathering]:
        [(revision, value)] = await self._claims.records([f"{OPEN_TABLE}{table}"])
        if not value:
            raise ServiceError(ErrorCode.NOT_FOUND)
        found = _TABLE.validate_json(value, strict=True)
        options = self._agreed.wire(found.terms.game).parse_options(found.terms.options)
        return revision, replace(found, terms=replace(found.terms, options=options))

    async def _free_mark(self, user: str) -> Mark:
        """The mark of somebody who may sit down. Raises LobbyRefusal(ALREADY_SEATED)."""
        revision, waits = await mark_of(self._claims, user)
        if waits.table is not None or waits.check is not None:
            raise LobbyRefusal(LobbyCode.ALREADY_SEATED)
        return Mark(user, revision, waits)

    # --- who asks, and for what -----------------------------------------

    def _terms(self, asked: wire_commands.OpenTable | wire_commands.ChangeTable) -> Terms:
        """Checked for as many as may play. Raises as `Agreed.terms`."""
        seats = self._agreed.wire(asked.terms.game).game.seats
        if asked.least > asked.most or asked.least not in seats or asked.most not in seats:
            raise LobbyRefusal(LobbyCode.TERMS_INVALID, field="seats")
        for count in range(asked.least, asked.most):
            self._agreed.terms(asked.terms, count)
        return self._agreed.terms(asked.terms, asked.most)

    async def _demand_offer(self, peer: Peer, terms: Terms) -> None:
        standing = await self._standings.of(peer.person, terms.game)
        obstacle = could_offer(standing, terms, Millis(self._wall.now_ms()))
        if obstacle is not None:
            raise obstacle.refusal()

    async def _demand_welcome(self, peer: Peer, table: Gathering) -> None:
        """Raise LobbyRefusal where somebody who sits there and the newcomer cannot play."""
        newcomer = await self._standings.of(peer.person, table.terms.game)
        seated = []
        for sitter in persons(table):
            person = await self._accounts.by_id(sitter.holder.user)
            if person is None or person.user == newcomer.user:
                continue
            other = await self._standings.of(person, table.terms.game)
            met = await self._standings.met(newcomer.user, other.user, table.terms)
            # All see each other's ratings at the table, and say that they are ready.
            seated.append((other, Between(met=met, gap_confirmed=True)))
        wall_now = Millis(self._wall.now_ms())
        obstacle = gathering_rules.may_join(table, newcomer, seated, wall_now)
        if obstacle is not None:
            raise obstacle.refusal()

    async def _holder(self, peer: Peer, terms: Terms) -> SeatHolder:
        party = await self._standings.party(peer.person, terms.game)
        return SeatHolder(
            user=party.user,
            name=party.name,
            guest=party.guest,
            rating=party.rating,
            games=party.games,
        )

    # --- how it looks ---------------------------------------------------

    def _row(self, table: Gathering) -> bytes | None:
        return row_of(table, self._plain_terms(table)) if table.state in OPEN else None

    def _plain_terms(self, table: Gathering) -> Plain:
        return plain_terms(self._agreed.wire(table.terms.game), table.terms)

    def _now(self) -> Millis:
        return Millis(self._clock.now())
