"""A table as its viewers are told it: frames, log lines and snapshots as plain data.

Built once per kind of viewer; the shapes are those of `protocol/frames.py`.
"""

from collections.abc import Iterable
from typing import Any, TypeAlias

from rules.game import Millis, Seat, Spectator, Viewer
from rules.match.frame import FrameFacts, SeatClockFacts, SeatFacts, frame_facts
from rules.match.match_state import Match
from rules.match.seed import commitment
from rules.match.table import Table, shown
from server.services.tail import Line, stream
from server.wire import GameWire, plain_terms

Plain: TypeAlias = dict[str, Any]


def frame(
    wire: GameWire,
    table: Table,
    viewer: Viewer,
    *,
    epoch: str,
    vseq: int,
    events: tuple[Any, ...],
    now: Millis,
) -> Plain:
    """The whole present of one viewer's stream, with the events that led to it."""
    facts = frame_facts(table, viewer, now)
    game, state = table.game, table.state
    legal = () if isinstance(viewer, Spectator) else game.legal(state, viewer)
    return {
        "type": "frame",
        "table": table.match.start.table,
        "epoch": epoch,
        "vseq": vseq,
        "events": wire.plain_events(events) if events else [],
        "view": wire.plain_view(game.view(state, viewer)),
        "legal": wire.plain_actions(legal),
        "decision": facts.decision,
        "actors": list(facts.actors),
        "seats": [_seat(seat) for seat in facts.seats],
        "clock": {
            "t_ms": facts.clock.t_ms,
            "seats": [_clock(clock) for clock in facts.clock.seats],
            "timer_ms": facts.clock.timer_in_ms,
        },
        "offers": [
            {
                "id": offer.id,
                "kind": offer.kind,
                "seat": offer.by_seat,
                "needs": list(offer.needs),
                "accepted": list(offer.accepted),
                "expires_ms": offer.expires_in_ms,
                "absent_seat": offer.absent_seat,
                "barriers": list(offer.barriers),
                "to_vseq": offer.to_vseq,
            }
            for offer in facts.offers
        ],
        "offerable": [{"kind": kind, "reason": reason} for kind, reason in facts.offerable],
        "take_back": facts.take_back
        and {"barriers": list(facts.take_back.barriers), "to_vseq": facts.take_back.to_vseq},
        "may_abort": not isinstance(viewer, Spectator) and may_abort(table.match),
        "pause": facts.pause
        and {"ends_ms": facts.pause.ends_in_ms, "resumed": list(facts.pause.resumed)},
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


def may_abort(match: Match) -> bool:
    """Whether the game has not really begun: somebody has yet to act. Source: mechanisms.md 6."""
    return not match.over and not all(record.acted for record in match.seats)


def _seat(seat: SeatFacts) -> Plain:
    return {
        "user": seat.user,
        "name": seat.name,
        "guest": seat.guest,
        "computer": seat.computer,
        "rating": seat.rating,
        "presence": "left" if seat.left else "online" if seat.online else "offline",
        "offline_ms": seat.offline_for_ms,
        "claim_ms": seat.claim_in_ms,
        "retired": seat.retired,
    }


def _clock(clock: SeatClockFacts) -> Plain:
    return {
        "state": clock.state,
        "remaining_ms": clock.remaining_ms,
        "starts_ms": clock.starts_in_ms,
        "brake_ms": clock.brake_in_ms,
    }


def _outcome(facts: FrameFacts) -> Plain | None:
    if facts.result is not None:
        return {
            "aborted": False,
            "reason": facts.result.reason,
            "ranking": [list(group) for group in facts.result.ranking],
            "scores": list(facts.result.scores),
            "seed": facts.seed,
            "rematch": facts.rematch,
        }
    if facts.aborted is not None:
        return {
            "aborted": True,
            "reason": facts.aborted,
            "ranking": [],
            "scores": [],
            "seed": facts.seed,
            "rematch": facts.rematch,
        }
    return None
