"""Judging commands: each becomes the ruling for one entry, nothing at all, or a refusal."""

from typing import assert_never

from rules.errors import RuleError
from rules.game import Millis, Seat
from rules.match.clock import compensation, elapsed, limit, used, uses_budget
from rules.match.commands import (
    Abort,
    Act,
    AnswerOffer,
    Claim,
    Command,
    Cut,
    Due,
    EndNarration,
    EndPause,
    Leave,
    MakeOffer,
    Outage,
    Resign,
    SetPresence,
    Settled,
    Void,
    WithdrawOffer,
)
from rules.match.credits import can_credit_cut, can_credit_outage
from rules.match.due import rule_due
from rules.match.entry import EntryKind
from rules.match.entry_data import (
    Aborted,
    Acted,
    Answered,
    Credited,
    Narrated,
    PresenceChanged,
    Reply,
    Resigned,
    Settlement,
)
from rules.match.errors import MatchCode, Rejection
from rules.match.events import AbortReason, CreditReason
from rules.match.fold import play
from rules.match.guards import demand_nobody_flagged, demand_running
from rules.match.judge_offers import (
    judge_answer,
    judge_claim,
    judge_leave_after_end,
    judge_offer,
    judge_withdrawal,
)
from rules.match.match_state import Match, Table, is_alone, is_person, vseq
from rules.match.ruling import Ruling


def judge(table: Table, command: Command, at: Millis) -> Ruling | None:
    """What `command` comes to at `at`; None: there is nothing to do. Raises Rejection."""
    match command:
        case Act():
            return _act(table, command, at)
        case EndNarration():
            return _end_narration(table.match, command, at)
        case Due():
            return rule_due(table, at)
        case SetPresence():
            return _presence(table.match, command)
        case MakeOffer():
            return judge_offer(table, command, at)
        case AnswerOffer():
            return judge_answer(table.match, command, at)
        case WithdrawOffer():
            return judge_withdrawal(table.match, command)
        case EndPause():
            return _end_pause(table.match, command)
        case Resign():
            return _resign(table.match, command, at)
        case Abort():
            return _abort(table.match, command)
        case Claim():
            return judge_claim(table.match, command, at)
        case Leave():
            return _leave(table.match, command)
        case Outage() | Cut() | Void() | Settled():
            return _from_house(table.match, command, at)
        case _:
            assert_never(command)


def _act(table: Table, command: Act, at: Millis) -> Ruling:
    match, seat = table.match, command.seat
    demand_running(match, seat)
    if match.pause is not None:
        raise Rejection(MatchCode.TABLE_PAUSED)
    record = match.seats[seat]
    if seat not in match.actors or command.decision != record.decision:
        known = seat in match.actors
        code = MatchCode.STALE_DECISION if known else MatchCode.NOT_YOUR_DECISION
        raise _with_the_games_reason(table, command, code)
    running, comp = Millis(0), Millis(0)
    if is_person(match, seat):
        running = elapsed(record.clock, at, stopped=match.stopped_at is not None)
        if uses_budget(match, seat):
            comp = compensation(record.clock, running, command.rtt)
        _demand_in_time(match, seat, at, running, comp)
    try:
        outcome = play(table, seat, command.action)
    except RuleError as error:
        raise Rejection(MatchCode.ILLEGAL_ACTION, rule=error.code, **error.facts) from error
    acted = Acted(action=command.action, elapsed=running, comp=comp, rtt=command.rtt)
    return Ruling(EntryKind.ACT, seat, acted, outcome)


def _with_the_games_reason(table: Table, command: Act, code: MatchCode) -> Rejection:
    """The table's refusal, with the game's clearer one where it refuses as well."""
    try:
        play(table, command.seat, command.action)
    except RuleError as error:
        return Rejection(code, rule=error.code, **error.facts)
    return Rejection(code)


def _demand_in_time(match: Match, seat: Seat, at: Millis, running: Millis, comp: Millis) -> None:
    """Raise Rejection if the action comes too late; the flag itself falls by `Due`."""
    runs_out = limit(match, seat)
    if runs_out is None:
        return
    clock = match.seats[seat].clock
    if uses_budget(match, seat):
        assert clock.remaining is not None
        too_late = used(clock, running, comp) > clock.remaining
    else:
        too_late = at > runs_out.at
    if too_late:
        raise Rejection(MatchCode.FLAGGED)


def _end_narration(match: Match, command: EndNarration, at: Millis) -> Ruling | None:
    clock = match.seats[command.seat].clock
    if (
        is_alone(match)
        or match.stopped_at is not None
        or at < match.resumes_at
        or clock.start_at is None
        or clock.start_at <= at
        or command.vseq < vseq(match, command.seat)
    ):
        return None
    return Ruling(EntryKind.NARRATED, command.seat, Narrated())


def _presence(match: Match, command: SetPresence) -> Ruling | None:
    presence = match.seats[command.seat].presence
    if presence.online == command.online and not (command.online and presence.left_at is not None):
        return None
    change = PresenceChanged(online=command.online, since=command.since)
    return Ruling(EntryKind.PRESENCE, command.seat, change)


def _end_pause(match: Match, command: EndPause) -> Ruling | None:
    demand_running(match, command.seat)
    if match.pause is None:
        raise Rejection(MatchCode.NOT_PAUSED)
    if command.seat in match.pause.resumed:
        return None
    answer = Answered(offer_id=match.pause.offer_id, reply=Reply.RESUME)
    return Ruling(EntryKind.ANSWER, command.seat, answer)


def _resign(match: Match, command: Resign, at: Millis) -> Ruling:
    demand_running(match, command.seat)
    demand_nobody_flagged(match, at)
    return Ruling(EntryKind.RESIGNED, command.seat, Resigned())


def _abort(match: Match, command: Abort) -> Ruling:
    demand_running(match, command.seat)
    if all(record.acted for record in match.seats):
        raise Rejection(MatchCode.ABORT_TOO_LATE)
    return Ruling(EntryKind.ABORTED, command.seat, Aborted(reason=AbortReason.ASKED))


def _leave(match: Match, command: Leave) -> Ruling | None:
    if match.over:
        return judge_leave_after_end(match, command)
    record = match.seats[command.seat]
    if record.presence.left_at is not None:
        return None
    change = PresenceChanged(online=record.presence.online, left=True)
    return Ruling(EntryKind.PRESENCE, command.seat, change)


def _from_house(match: Match, command: Outage | Cut | Void | Settled, at: Millis) -> Ruling | None:
    match command:
        case Outage(began=began, ended=ended):
            if not can_credit_outage(match, began, ended):
                return None
            credited = Credited(reason=CreditReason.OUTAGE, began=began, ended=ended)
            return Ruling(EntryKind.CREDITED, None, credited)
        case Cut(seat=seat, incident=incident):
            if not can_credit_cut(match, seat, incident, at):
                return None
            credited = Credited(reason=CreditReason.CUT, incident=incident)
            return Ruling(EntryKind.CREDITED, seat, credited)
        case Void(incident=incident, late=late):
            if match.over:
                return None
            reason = AbortReason.LATE if late else AbortReason.INCIDENT
            return Ruling(EntryKind.ABORTED, None, Aborted(reason=reason, incident=incident))
        case Settled(changes=changes):
            if not match.over:
                raise ValueError("only a table that is over can be settled")
            if match.settled:
                return None
            return Ruling(EntryKind.SETTLED, None, Settlement(changes=changes))
