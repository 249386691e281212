"""At the table: following it as a seat or as a spectator, and what a seat asks of it.

Source: mechanisms.md 1.5, 8.1, 9; reliability.md S9.
"""

import asyncio
from collections import defaultdict
from dataclasses import dataclass
from functools import partial
from typing import Final, assert_never

from protocol import commands as wire_commands
from protocol.errors import ErrorCode
from protocol.frames import Plain
from rules.game import SPECTATOR, Millis, Seat, Spectator, Viewer
from rules.match import commands
from rules.match.entry import Entry
from rules.match.replay import positions
from rules.match.terms import Audience
from server.config import Rate
from server.limits import Buckets
from server.ports import Chance, Peer, StoreUnavailable, TableId
from server.present import log_lines, snapshot_head
from server.services.counts import Counts
from server.services.live_table import (
    Applied,
    Ask,
    Failed,
    LiveTable,
    Outcome,
    Refused,
    nobody_waits,
)
from server.services.refusals import ServiceError, error, ok, rejected
from server.services.rematches import Rematches
from server.services.tables import Tables
from server.services.tail import numbered, seen, stream

LOG_LINES: Final = 100
POSITIONS: Final = 50

CREATION_PAUSES_S: Final = (0.05, 0.1, 0.2, 0.4)
"""A rematch is announced a moment before its table stands; whoever comes at once waits for it."""

SeatAsk = (
    wire_commands.Act
    | wire_commands.Offer
    | wire_commands.Answer
    | wire_commands.Withdraw
    | wire_commands.EndPause
    | wire_commands.Resign
    | wire_commands.Abort
    | wire_commands.Claim
    | wire_commands.Leave
    | wire_commands.NarrationDone
)
"""What only a seat may ask; it becomes a command of the table."""

Reading = wire_commands.Log | wire_commands.Replay | wire_commands.Record


@dataclass(frozen=True, slots=True)
class Place:
    """Where one connection is: at which table, as whom."""

    live: LiveTable
    viewer: Viewer


ARRIVAL_PAUSE_S: Final = 0.5


class Attending:
    """Who is at which table on this node, and what they ask of it."""

    def __init__(
        self, tables: Tables, rematches: Rematches, *, chance: Chance, replay_pages: Rate
    ) -> None:
        self._tables = tables
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
        viewer = self._viewer(live, peer, asked.role)
        self._tables.hold(live)
        self._tables.fanout.following(live.id).add(peer, viewer)
        self._places[peer.id][live.id] = Place(live, viewer)
        self._tell_rates(peer)
        # Nothing waits between following and the snapshot: no frame may come before it.
        peer.send(self._snapshot(live, viewer, asked))
        if isinstance(viewer, int) and live.archived is None:
            await self._arrive(live, viewer, peer)

    async def detach(self, peer: Peer, table: TableId) -> None:
        """Stop following a table; nothing happens if one did not."""
        if (place := self._places[peer.id].pop(table, None)) is not None:
            self._tell_rates(peer)
            await self._leave(peer, place)

    async def gone(self, peer: Peer) -> None:
        """The connection is closed."""
        for place in self._places.pop(peer.id, {}).values():
            await self._leave(peer, place)

    async def _leave(self, peer: Peer, place: Place) -> None:
        live = place.live
        self._tables.fanout.following(live.id).drop(peer)
        self._tables.settle_down(live)
        if isinstance(place.viewer, int) and live.archived is None:
            await self._tables.store.disconnect_seat(live.id, place.viewer, peer.id)

    async def reconnect(self) -> None:
        """This node was taken for dead: note its live connections again."""
        for connection, places in list(self._places.items()):
            for place in list(places.values()):
                if isinstance(place.viewer, int) and place.live.archived is None:
                    await self._tables.store.connect_seat(place.live.id, place.viewer, connection)

    def resend(self, peer: Peer) -> None:
        """Give a peer that frames were left out for the present of all it follows."""
        for place in self._places[peer.id].values():
            peer.send(self._tables.fanout.present(place.live, place.viewer))

    def counts(self, peer: Peer) -> tuple[int, int]:
        """How many tables the peer follows as a seat, and how many as a spectator."""
        places = self._places[peer.id].values()
        seats = sum(isinstance(place.viewer, int) for place in places)
        return seats, len(places) - seats

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
        seat = _seat_of(live, peer.person.user)
        if seat is None:
            raise ServiceError(ErrorCode.FORBIDDEN)
        live.submit(
            Ask(
                self._command(live, seat, asked, peer.rtt_ms),
                Millis(received_at),
                partial(_answer, self._tables.counts, live, peer, seat, asked.cmd_id),
                peer.person.user,
                asked.cmd_id,
            )
        )

    def _command(
        self, live: LiveTable, seat: Seat, asked: SeatAsk, rtt_ms: int
    ) -> commands.SeatCommand:
        match asked:
            case wire_commands.Act(decision=decision, action=raw):
                action = live.wire.parse_action(raw)
                return commands.Act(seat=seat, decision=decision, action=action, rtt=Millis(rtt_ms))
            case wire_commands.Offer(kind=kind, named=named):
                return commands.MakeOffer(
                    seat=seat,
                    offer=commands.OfferKind(kind),
                    named=frozenset(commands.Barrier(name) for name in named),
                    rematch_table=self._chance.new_id(),
                )
            case wire_commands.Answer(offer=offer, accept=accept, mute=mute):
                return commands.AnswerOffer(
                    seat=seat,
                    offer_id=offer,
                    accept=accept,
                    mute=mute,
                    rematch_table=self._chance.new_id(),
                )
            case wire_commands.Withdraw(offer=offer):
                return commands.WithdrawOffer(seat=seat, offer_id=offer)
            case wire_commands.EndPause():
                return commands.EndPause(seat=seat)
            case wire_commands.Resign():
                return commands.Resign(seat=seat)
            case wire_commands.Abort():
                return commands.Abort(seat=seat)
            case wire_commands.Claim(choice=choice, absent=absent):
                return commands.Claim(seat=seat, choice=commands.ClaimChoice(choice), absent=absent)
            case wire_commands.Leave():
                return commands.Leave(seat=seat)
            case wire_commands.NarrationDone(vseq=vseq):
                return commands.EndNarration(seat=seat, vseq=vseq)
            case _:
                assert_never(asked)

    # --- reading ----------------------------------------

    async def read(self, peer: Peer, asked: Reading) -> Plain:
        """Older log lines, positions for the replay slider, or a finished table's record.

        Raises ServiceError(NOT_FOUND, FORBIDDEN, RATE_LIMITED), StoreUnavailable.
        """
        live = await self._open(asked.table)
        match asked:
            case wire_commands.Log(role=role, before=before):
                return await self._log(live, self._viewer(live, peer, role), before)
            case wire_commands.Replay(seat=seat, start=start):
                wait_ms = self._replay_pages.take(peer.person.user, self._tables.clock.now())
                if wait_ms:
                    raise ServiceError(ErrorCode.RATE_LIMITED, retry_after_ms=wait_ms)
                return await self._positions(live, _replay_viewer(live, peer, seat), start)
            case wire_commands.Record():
                return await self._record(live)
            case _:
                assert_never(asked)

    async def _log(self, live: LiveTable, viewer: Viewer, before: int) -> Plain:
        lines = seen(numbered(await live.entries(), live.table), viewer, 0)
        older = lines[: max(0, before - 1)][-LOG_LINES:]  # the stream is dense: line n has vseq n
        return {"lines": log_lines(live.wire, live.table, viewer, older)}

    async def _positions(self, live: LiveTable, viewer: Viewer, start: int) -> Plain:
        entries = await live.entries()
        # Folding a long game takes a while; a thread lets the other tables go on meanwhile.
        found = await asyncio.to_thread(_fold, live, entries, viewer, start)
        return {"positions": found, "last": live.table.match.vseqs[stream(viewer)]}

    async def _record(self, live: LiveTable) -> Plain:
        if not live.table.match.over:
            raise ServiceError(ErrorCode.FORBIDDEN)
        return {"record": live.wire.plain_record(await live.entries())}

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

    def _viewer(self, live: LiveTable, peer: Peer, role: str) -> Viewer:
        seat = _seat_of(live, peer.person.user)
        if role == "seat":
            if seat is None:
                raise ServiceError(ErrorCode.FORBIDDEN)
            return seat
        audience = live.table.match.start.terms.spectators.allowed
        if seat is not None or audience is not Audience.EVERYONE:
            raise ServiceError(ErrorCode.FORBIDDEN)
        return SPECTATOR

    def _snapshot(self, live: LiveTable, viewer: Viewer, asked: wire_commands.Attach) -> Plain:
        present = self._tables.fanout.present(live, viewer)
        missed = None
        if asked.epoch == present["epoch"] and asked.vseq is not None:
            missed = live.tail.since(viewer, asked.vseq)
        if asked.vseq is not None:
            kind = "snapshot" if missed is None else "gap" if missed else "nothing_missed"
            self._tables.counts.resumes[kind] += 1
        lines = live.tail.last(viewer, LOG_LINES)
        return {
            **snapshot_head(
                live.wire, live.table, None if isinstance(viewer, Spectator) else viewer
            ),
            "cmd_id": asked.cmd_id,
            "frame": present,
            "missed": None if missed is None else log_lines(live.wire, live.table, viewer, missed),
            "log_tail": log_lines(live.wire, live.table, viewer, lines),
        }


def _seat_of(live: LiveTable, user: str) -> Seat | None:
    for seat, holder in enumerate(live.table.match.start.seats):
        if holder.user == user:
            return seat
    return None


def _replay_viewer(live: LiveTable, peer: Peer, seat: Seat | None) -> Viewer:
    """Whose stream may be played again: while the table runs the own, then what the terms say."""
    match = live.table.match
    own = _seat_of(live, peer.person.user)
    if seat is not None and not 0 <= seat < len(match.start.seats):
        raise ServiceError(ErrorCode.NOT_FOUND)
    if not match.over:
        if seat != own:
            raise ServiceError(ErrorCode.FORBIDDEN)
    elif seat not in (None, own) and not match.start.terms.reveal_after_end:
        raise ServiceError(ErrorCode.FORBIDDEN)
    return SPECTATOR if seat is None else seat


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


def _fold(live: LiveTable, entries: list[Entry], viewer: Viewer, start: int) -> list[Plain]:
    return [
        {
            "vseq": position.vseq,
            "view": live.wire.plain_view(position.view),
            "events": live.wire.plain_events(position.events),
        }
        for position in positions(live.game, entries, viewer)
        if start <= position.vseq < start + POSITIONS
    ]


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
