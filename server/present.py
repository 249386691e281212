"""A table as its viewers are told it: frames, log lines and snapshots as plain data.

Built once per kind of viewer; the shapes are those of `protocol/frames.py`.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from rules.game import Millis, Seat, Spectator, Viewer
from rules.match.frame import (
    ChangeFacts,
    FrameFacts,
    OfferFacts,
    PauseFacts,
    SeatClockFacts,
    SeatFacts,
    TakeBackFacts,
    frame_facts,
    shared_facts,
)
from rules.match.match_state import Match
from rules.match.seed import commitment
from rules.match.table import Table, shown
from server.services.tail import Line, stream
from server.wire import GameWire, plain_terms

Plain: TypeAlias = dict[str, Any]


class Presenter:
    """One table at one moment, told to as many kinds of viewers as there are.

    What all are told alike is made once; the game's view and the seat's own part for each.
    """

    def __init__(self, wire: GameWire, table: Table, *, epoch: str, now: Millis) -> None:
        self._wire = wire
        self._table = table
        self._now = now
        self._shared = shared_facts(table, now)
        clock = self._shared.clock
        self._alike: Plain = {
            "type": "frame",
            "table": table.match.start.table,
            "epoch": epoch,
            "actors": table.match.actors,
            "seats": [_seat(seat) for seat in self._shared.seats],
            "clock": {
                "t_ms": clock.t_ms,
                "seats": [plain_clock(seat) for seat in clock.seats],
                "timer_ms": clock.timer_in_ms,
            },
        }

    def frame(self, viewer: Viewer, vseq: int, events: tuple[Any, ...]) -> Plain:
        """The whole present of one viewer's stream, with the events that led to it."""
        wire, table = self._wire, self._table
        game, state = table.game, table.state
        facts = frame_facts(table, viewer, self._now, self._shared)
        legal: list[Plain] = []
        may_abort = False
        if not isinstance(viewer, Spectator):
            if viewer in facts.actors:
                legal = wire.plain_actions(game.legal(state, viewer))
            may_abort = _may_abort(table.match)
        return {
            **self._alike,
            "vseq": vseq,
            "events": wire.plain_events(events) if events else [],
            "view": wire.plain_view(game.view(state, viewer)),
            "legal": legal,
            "decision": facts.decision,
            "offers": [_offer(offer) for offer in facts.offers],
            "offerable": [{"kind": kind, "reason": reason} for kind, reason in facts.offerable],
            "take_back": facts.take_back and _take_back(facts.take_back),
            "may_abort": may_abort,
            "pause": facts.pause and _pause(facts.pause),
            "outcome": _outcome(facts),
        }


def log_lines(wire: GameWire, table: Table, viewer: Viewer, lines: Iterable[Line]) -> list[Plain]:
    """What each line's entry showed the viewer."""
    began = table.match.began_at
    return [
        {
            "vseq": line.vseqs[stream(viewer)],
            "t_ms": line.entry.at - began,
            "events": wire.plain_events(shown(line.entry, viewer, table.game)),
        }
        for line in lines
    ]


def snapshot_head(wire: GameWire, table: Table, seat: Seat | None) -> Plain:
    """What a snapshot says once: who one is, what was agreed, what the house bound itself to."""
    start = table.match.start
    return {
        "type": "snapshot",
        "table": start.table,
        "seat": seat,
        "terms": plain_terms(wire, start.terms),
        "commitment": commitment(start.seed),
    }


def _may_abort(match: Match) -> bool:
    """Whether the game has not really begun: somebody has yet to act. Source: mechanisms.md 6."""
    return not match.over and not all(record.acted for record in match.seats)


def _seat(seat: SeatFacts) -> Plain:
    return {
        "user": seat.user,
        "name": seat.name,
        "guest": seat.guest,
        "computer": seat.computer,
        "rating": seat.rating,
        "provisional": seat.provisional,
        "presence": "left" if seat.left else "online" if seat.online else "offline",
        "offline_ms": seat.offline_for_ms,
        "claim_ms": seat.claim_in_ms,
        "retired": seat.retired,
    }


def plain_clock(clock: SeatClockFacts) -> Plain:
    """A seat's clock as it travels."""
    return {
        "state": clock.state,
        "remaining_ms": clock.remaining_ms,
        "starts_ms": clock.starts_in_ms,
        "brake_ms": clock.brake_in_ms,
    }


def _offer(offer: OfferFacts) -> Plain:
    return {
        "id": offer.id,
        "kind": offer.kind,
        "seat": offer.by_seat,
        "needs": offer.needs,
        "accepted": offer.accepted,
        "expires_ms": offer.expires_in_ms,
        "absent_seat": offer.absent_seat,
        "barriers": offer.barriers,
        "to_vseq": offer.to_vseq,
    }


def _take_back(facts: TakeBackFacts) -> Plain:
    return {"barriers": facts.barriers, "to_vseq": facts.to_vseq}


def _pause(facts: PauseFacts) -> Plain:
    return {"ends_ms": facts.ends_in_ms, "resumed": facts.resumed}


def _outcome(facts: FrameFacts) -> Plain | None:
    result = facts.result
    if result is None and facts.aborted is None:
        return None
    changes = facts.changes
    return {
        "aborted": result is None,
        "reason": facts.aborted if result is None else result.reason,
        "ranking": [] if result is None else [list(group) for group in result.ranking],
        "scores": [] if result is None else list(result.scores),
        "seed": facts.seed,
        "rematch": facts.rematch,
        "settled": None if changes is None else [_settled(one) for one in changes],
    }


def _settled(one: ChangeFacts) -> Plain:
    change = one.change
    return {
        "seat": change.seat,
        "rating_before": change.rating_before,
        "rating_after": change.rating_after,
        "provisional": one.provisional,
        "points": change.points,
        "taler": change.taler,
        "reasons": list(change.reasons),
    }
