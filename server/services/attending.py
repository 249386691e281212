"""At the table: following it as a seat or as a spectator, and what a seat asks of it.

Source: mechanisms.md 1.5, 8.1, 9; reliability.md S9.
"""

import asyncio
from collections import defaultdict
from collections.abc import Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, assert_never

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import Millis, Seat, Spectator, Viewer
from rules.match import commands
from server import folds
from server.config import Rate
from server.fanout import Fanout
from server.folding import Folding
from server.folds import LOG_LINES
from server.limits import Buckets
from server.ports import Chance, Peer, StoreUnavailable, TableId
from server.ports_talk import TalkStore
from server.present import log_lines, snapshot_head
from server.services.admission import Admission, replay_viewer, seat_of
from server.services.asks import Applied, Ask, Failed, Outcome, Refused, nobody_waits
from server.services.counts import Counts
from server.services.delayed import Delayed, Delays, delay_ms
from server.services.head_count import HeadCount
from server.services.live_table import LiveTable
from server.services.refusals import ServiceError, error, ok, rejected
from server.services.rematches import Rematches
from server.services.seat_asks import SeatAsk, seat_command
from server.services.tables import Tables
from server.services.tail import stream

CREATION_PAUSES_S: Final = (0.05, 0.1, 0.2, 0.4)
"""A rematch is announced a moment before its table stands; whoever comes at once waits for it."""

Spawn = Callable[[Coroutine[Any, Any, None]], None]
Reading = wire_commands.Log | wire_commands.Replay | wire_commands.Record


@dataclass(frozen=True, slots=True)
class Place:
    """Where one connection is: at which table, as whom.

    shown:  the table as this viewer knows it: a delayed copy for some spectators.
    fanout: who tells him what happens there.
    """

    live: LiveTable
    viewer: Viewer
    shown: LiveTable | Delayed
    fanout: Fanout


ARRIVAL_PAUSE_S: Final = 0.5
RETRY_S: Final = 1.0
"""Before the store is told again that a seat has lost its connection."""


class Attending:
    """Who is at which table on this node, and what they ask of it."""

    def __init__(
        self,
        tables: Tables,
        rematches: Rematches,
        admission: Admission,
        delays: Delays,
        talk: TalkStore,
        folding: Folding,
        *,
        chance: Chance,
        replay_pages: Rate,
        spawn: Spawn,
    ) -> None:
        self._tables = tables
        self._admission = admission
        self._delays = delays
        self._folding = folding
        self._heads = HeadCount(
            talk, here=self._watching_here, followers=self._everybody_at, spawn=spawn
        )
        self._leavers: list[Callable[[Peer, TableId], None]] = []
        self._replay_pages = Buckets(replay_pages)
        self._rematches = rematches
        self._chance = chance
        self._places: defaultdict[str, dict[TableId, Place]] = defaultdict(dict)

    # --- coming and going ----------------------------------------

    async def attach(self, peer: Peer, asked: wire_commands.Attach) -> None:
        """Follow a table; the snapshot is the answer.

        Raises ServiceError(NOT_FOUND, FORBIDDEN), StoreUnavailable.
        """
        live = await self._open_soon(asked.table)
        if live.table.match.rematch is not None:
            await self._rematches.ensure(live)
        viewer = await self._admission.viewer(live, peer.person.user, asked.role)
        place = await self._place(live, viewer)
        # Nothing waits between following and the snapshot: no frame may come before it.
        self._tables.hold(live)
        place.fanout.following(live.id).add(peer, viewer)
        self._places[peer.id][live.id] = place
        self._tell_rates(peer)
        peer.send(self._snapshot(place, asked))
        peer.send(self._heads.frame(live.id))
        if isinstance(viewer, Spectator):
            self._heads.changed(live.id)
        elif live.archived is None:
            await self._arrive(live, viewer, peer)

    async def detach(self, peer: Peer, table: TableId) -> None:
        """Stop following a table; nothing happens if one did not."""
        if (place := self._places[peer.id].pop(table, None)) is not None:
            self._tell_rates(peer)
            for leaver in self._leavers:
                leaver(peer, table)
            await self._leave(peer, place)

    def on_left(self, leaver: Callable[[Peer, TableId], None]) -> None:
        """Call `leaver` when a connection no longer follows a table (not when it is closed)."""
        self._leavers.append(leaver)

    async def gone(self, peer: Peer) -> None:
        """The connection is closed; its seats learn of it as soon as the store answers."""
        places = list(self._places.pop(peer.id, {}).values())
        for place in places:
            self._unfollow(peer, place)
        await asyncio.gather(*(self._disconnect_in_the_end(peer, place) for place in places))

    async def _disconnect_in_the_end(self, peer: Peer, place: Place) -> None:
        while True:
            try:
                return await self._disconnect(peer, place)
            except StoreUnavailable:
                await asyncio.sleep(RETRY_S)

    async def _leave(self, peer: Peer, place: Place) -> None:
        self._unfollow(peer, place)
        await self._disconnect(peer, place)

    def _unfollow(self, peer: Peer, place: Place) -> None:
        place.fanout.following(place.live.id).drop(peer)
        self._tables.settle_down(place.live)
        if isinstance(place.viewer, Spectator):
            self._heads.changed(place.live.id)

    async def _disconnect(self, peer: Peer, place: Place) -> None:
        if not isinstance(place.viewer, Spectator) and place.live.archived is None:
            await self._tables.store.disconnect_seat(place.live.id, place.viewer, peer.id)

    async def reconnect(self) -> None:
        """This node was taken for dead: note its live connections again."""
        for connection, places in list(self._places.items()):
            for place in list(places.values()):
                if isinstance(place.viewer, int) and place.live.archived is None:
                    await self._tables.store.connect_seat(place.live.id, place.viewer, connection)

    def resend(self, peer: Peer) -> None:
        """Give a peer that frames were left out for the present of all it follows."""
        for place in self._places[peer.id].values():
            peer.send(place.fanout.present(place.shown, place.viewer))

    def counts(self, peer: Peer) -> tuple[int, int]:
        """How many tables the peer follows as a seat, and how many as a spectator."""
        places = self._places[peer.id].values()
        seats = sum(isinstance(place.viewer, int) for place in places)
        return seats, len(places) - seats

    def viewer_at(self, peer: Peer, table: TableId) -> Viewer | None:
        """As whom the peer follows a table; None: he does not."""
        place = self._places.get(peer.id, {}).get(table)
        return None if place is None else place.viewer

    def seat_at(self, peer: Peer, table: TableId) -> Seat | None:
        """The seat as which the peer follows a table."""
        viewer = self.viewer_at(peer, table)
        return None if isinstance(viewer, Spectator) else viewer

    def is_over_for_all(self, table: TableId) -> bool:
        """Whether a table at hand has ended, and its spectators know it too."""
        live = self._tables.cached(table)
        if live is None or not live.table.match.over:
            return False
        return self._tables.clock.now() >= live.table.match.at + delay_ms(live)

    async def _place(self, live: LiveTable, viewer: Viewer) -> Place:
        if isinstance(viewer, Spectator) and delay_ms(live):
            copy = await self._delays.copy(live)
            return Place(live, viewer, copy, copy.fanout)
        return Place(live, viewer, live, self._tables.fanout)

    def _watching_here(self, table: TableId) -> int:
        copy = self._delays.cached(table)
        late = 0 if copy is None else copy.fanout.following(table).spectators()
        return late + self._tables.fanout.following(table).spectators()

    def _everybody_at(self, table: TableId) -> list[Peer]:
        copy = self._delays.cached(table)
        late = [] if copy is None else copy.fanout.following(table).everybody()
        return late + self._tables.fanout.following(table).everybody()

    async def _arrive(self, live: LiveTable, seat: Seat, peer: Peer) -> None:
        # The snapshot was the answer: a store that is silent now is asked again, not the client.
        while live.id in self._places.get(peer.id, {}):
            try:
                await self._tables.store.connect_seat(live.id, seat, peer.id)
                break
            except StoreUnavailable:
                await asyncio.sleep(ARRIVAL_PAUSE_S)
        record = live.table.match.seats[seat]
        if not record.presence.online and not live.table.match.over:
            live.submit(
                Ask(
                    commands.SetPresence(seat=seat, online=True),
                    Millis(self._tables.clock.now()),
                    nobody_waits,
                )
            )

    def _tell_rates(self, peer: Peer) -> None:
        seats, spectating = self.counts(peer)
        peer.follows(seats=seats, spectating=spectating)

    # --- asking ----------------------------------------

    def ask(self, peer: Peer, asked: SeatAsk, received_at: int) -> bool:
        """Submit a seat's command; False: the table is not at hand, `open_and_ask` must wait.

        Raises ServiceError(FORBIDDEN), BadValue.
        """
        place = self._places[peer.id].get(TableId(asked.table))
        live = place.live if place is not None else self._tables.cached(TableId(asked.table))
        if live is None:
            return False
        self._submit(live, peer, asked, received_at)
        return True

    async def open_and_ask(self, peer: Peer, asked: SeatAsk, received_at: int) -> None:
        """The same for a table that must be read first."""
        self._submit(await self._open(asked.table), peer, asked, received_at)

    def _submit(self, live: LiveTable, peer: Peer, asked: SeatAsk, received_at: int) -> None:
        seat = seat_of(live, peer.person.user)
        if seat is None:
            raise ServiceError(ErrorCode.FORBIDDEN)
        ask = Ask(
            seat_command(live.wire, seat, asked, peer.rtt_ms, self._chance),
            Millis(received_at),
            partial(_answer, self._tables.counts, live, peer, seat, asked.cmd_id),
            peer.person.user,
            asked.cmd_id,
        )
        if not self._rematches.takes(live, ask):
            live.submit(ask)

    # --- reading ----------------------------------------

    async def read(self, peer: Peer, asked: Reading) -> Plain:
        """Older log lines, positions for the replay slider, or a finished table's record.

        Raises ServiceError(NOT_FOUND, FORBIDDEN, RATE_LIMITED, BUSY), StoreUnavailable.
        """
        live, user = await self._open(asked.table), peer.person.user
        if self._folding.crowded:
            raise ServiceError(ErrorCode.BUSY)
        match asked:
            case wire_commands.Log(role=role, before=before):
                viewer = await self._admission.viewer(live, user, role)
                return await self._log(await self._place(live, viewer), before)
            case wire_commands.Replay(seat=seat, start=start):
                place = await self._place(live, await self._admission.reader(live, user))
                wanted = self._stream(place, seat)
                self._count(user, asked)
                return await self._positions(place, wanted, start)
            case wire_commands.Record():
                place = await self._place(live, await self._admission.reader(live, user))
                self._count(user, asked)
                return await self._record(place)
            case _:
                assert_never(asked)

    def _count(self, user: str, asked: Reading) -> None:
        wait_ms = self._replay_pages.take(f"{asked.type}:{user}", self._tables.clock.now())
        if wait_ms:
            raise ServiceError(ErrorCode.RATE_LIMITED, retry_after_ms=wait_ms)

    async def _log(self, place: Place, before: int) -> Plain:
        shown = place.shown
        log = await shown.stored_entries()
        found = await self._folding.ask(folds.lines, shown.game, log, place.viewer, before)
        return {"lines": found}

    def _stream(self, place: Place, seat: Seat | None) -> Viewer:
        match = place.shown.table.match
        return replay_viewer(
            place.viewer,
            seat,
            seats=len(match.start.seats),
            over=match.over,
            revealed=self._admission.opens(place.live),
        )

    async def _positions(self, place: Place, viewer: Viewer, start: int) -> Plain:
        shown, match = place.shown, place.shown.table.match
        log = await shown.stored_entries()
        found = await self._folding.ask(folds.page, shown.game, log, viewer, start)
        return {"positions": found, "last": match.vseqs[stream(viewer)]}

    async def _record(self, place: Place) -> Plain:
        shown = place.shown
        if not shown.table.match.over:
            raise ServiceError(ErrorCode.FORBIDDEN)
        # What may not be opened is told again as it was seen.
        viewer = None if self._admission.opens(place.live) else place.viewer
        log = await shown.stored_entries()
        return {"record": await self._folding.ask(folds.record, shown.game, log, viewer)}

    # --- who may ----------------------------------------

    async def _open_soon(self, table: str) -> LiveTable:
        for pause_s in CREATION_PAUSES_S:
            if (live := await self._tables.open(TableId(table))) is not None:
                return live
            await asyncio.sleep(pause_s)
        return await self._open(table)

    async def _open(self, table: str) -> LiveTable:
        live = await self._tables.open(TableId(table))
        if live is None:
            raise ServiceError(ErrorCode.NOT_FOUND)
        return live

    def _snapshot(self, place: Place, asked: wire_commands.Attach) -> Plain:
        shown, viewer = place.shown, place.viewer
        present = place.fanout.present(shown, viewer)
        missed = None
        if asked.epoch == present["epoch"] and asked.vseq is not None:
            missed = shown.tail.since(viewer, asked.vseq)
        if asked.vseq is not None:
            kind = "snapshot" if missed is None else "gap" if missed else "nothing_missed"
            self._tables.counts.resumes[kind] += 1
        lines = shown.tail.last(viewer, LOG_LINES)
        return {
            **snapshot_head(
                shown.wire, shown.table, None if isinstance(viewer, Spectator) else viewer
            ),
            "cmd_id": asked.cmd_id,
            "frame": present,
            "missed": None
            if missed is None
            else log_lines(shown.wire, shown.table, viewer, missed),
            "log_tail": log_lines(shown.wire, shown.table, viewer, lines),
        }


def _result(outcome: Outcome) -> str:
    match outcome:
        case Applied(duplicate=duplicate):
            return "duplicate" if duplicate else "ok"
        case Refused(rejection=rejection):
            return rejection.code
        case Failed(code=code):
            return code
        case _:
            assert_never(outcome)


def _answer(
    counts: Counts, live: LiveTable, peer: Peer, seat: Seat, cmd_id: str, outcome: Outcome
) -> None:
    counts.commands[live.game.id, _result(outcome)] += 1
    match outcome:
        case Applied(entry=entry, duplicate=duplicate):
            vseq = None if entry is None else live.tail.vseq_after(entry, seat)
            peer.send(ok(cmd_id, vseq=vseq, duplicate=duplicate))
        case Refused(rejection=rejection):
            peer.send(rejected(cmd_id, rejection))
        case Failed(code=code, incident=incident):
            peer.send(error(cmd_id, code, incident=incident))
        case _:
            assert_never(outcome)
