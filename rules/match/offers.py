"""What seats can propose to each other, when, and what an answer does. Source: mechanisms.md 7.

Draw, abandon, pause, take-back, rematch; the vote about an absent seat travels the same way.
"""

from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from rules.game import Millis, Seat
from rules.match.commands import OfferKind
from rules.match.draft import Draft
from rules.match.ending import abort, close_offer, end_by_table
from rules.match.entry_data import Answered, Expired, Offered, Reply
from rules.match.errors import MatchCode, Rejection
from rules.match.events import (
    AbortReason,
    EndReason,
    OfferState,
    TableMuted,
    TableOfferAnswered,
    TableOfferMade,
    TablePaused,
    TableRematch,
    TableResumeAsked,
    TableResumed,
)
from rules.match.match_state import (
    Asked,
    Match,
    Mute,
    Offer,
    Pause,
    Table,
    is_alone,
    is_clocked,
    is_friendly,
    is_person,
)

REPEAT_AFTER: Final = Millis(30_000)
TIMES_MAX: Final = 3  # per kind, seat and game
PAUSES_MAX: Final = 3  # per table with a clock; mechanisms.md 2.6
PAUSE_MAX: Final = Millis(900_000)
PAUSE_NOTICE: Final = Millis(10_000)
DRAW_FROM: Final = 25  # per cent of progress; mechanisms.md 6
_LASTS: Final = {
    OfferKind.DRAW: Millis(60_000),
    OfferKind.ABANDON: Millis(60_000),
    OfferKind.PAUSE: Millis(30_000),
    OfferKind.TAKE_BACK: Millis(20_000),
    OfferKind.RETIRE: Millis(30_000),
}
_REMATCH_LASTS: Final = Millis(600_000)
_REMATCH_LASTS_MANY: Final = Millis(60_000)
_REPEATABLE_AT_ONCE: Final = frozenset({OfferKind.RETIRE, OfferKind.REMATCH})
ASKABLE: Final = tuple(kind for kind in OfferKind if kind is not OfferKind.RETIRE)


class Refusal(NamedTuple):
    """Why an offer cannot be made now. reason: which condition of `PROPOSAL_NOT_OFFERED`."""

    code: MatchCode
    reason: str | None = None
    facts: tuple[tuple[str, Any], ...] = ()

    def rejection(self) -> Rejection:
        """The refusal as the answer to a command."""
        facts = dict(self.facts)
        if self.reason is not None:
            facts["reason"] = self.reason
        return Rejection(self.code, **facts)


def refusal(table: Table, seat: Seat, kind: OfferKind, at: Millis) -> Refusal | None:
    """Why `seat` may not make an offer of this kind at `at`; None: it may."""
    match = table.match
    refused = _not_offered(table, seat, kind)
    if refused is not None:
        return refused
    if match.offers and any(offer.kind is kind for offer in match.offers):
        return Refusal(MatchCode.PROPOSAL_OPEN)
    if kind is OfferKind.TAKE_BACK and not asked(match, seat, kind):
        return None  # nobody can be pestered
    if match.muted and any(
        mute.kind is kind and mute.seat in asked(match, seat, kind) for mute in match.muted
    ):
        return Refusal(MatchCode.PROPOSALS_MUTED)
    return too_often(match, seat, kind, at)


def too_often(match: Match, seat: Seat, kind: OfferKind, at: Millis) -> Refusal | None:
    """Why `seat` has to wait before it offers this again. Source: 7.1."""
    last = _last_asked(match, seat, kind)
    if last is None:
        return None
    if last.times >= TIMES_MAX and kind is not OfferKind.RETIRE:
        return Refusal(MatchCode.PROPOSAL_LIMIT)
    wait = max(0, last.closed_at + REPEAT_AFTER - at)
    unchanged = last.position == match.position and kind not in _REPEATABLE_AT_ONCE
    if wait or unchanged:
        return Refusal(MatchCode.PROPOSAL_TOO_SOON, facts=(("wait_ms", wait),))
    return None


def progress(table: Table) -> int:
    """Per cent of the game that is behind us. Source: mechanisms.md 6."""
    if table.game.progress is not None:
        return table.game.progress(table.state)
    return 50 if all(record.acted for record in table.match.seats) else 0


def can_take_back(match: Match, seat: Seat) -> bool:
    """Whether the seat has an own step in the present turn or the one before."""
    last = match.seats[seat].last_step
    return last is not None and last.turn >= match.turn - 1


def fold_offer(draft: Draft, seat: Seat, offered: Offered) -> None:
    """Fold in an offer; if nobody has to be asked, it is carried out at once."""
    match = draft.before
    needs = asked(match, seat, offered.offer)
    if offered.absent_seat is not None:
        needs = voters(match, seat, offered.absent_seat)
    lasts = _lasts(match, offered.offer)
    last = draft.seats[seat].last_step
    offer = Offer(
        id=draft.next_offer,
        kind=offered.offer,
        seat=seat,
        made_at=draft.at,
        made_seq=match.seq,
        expires_at=Millis(draft.at + lasts),
        needs=needs,
        absent_seat=offered.absent_seat,
        barriers=offered.barriers,
        to_vseqs=last.vseqs if last is not None and offered.offer is OfferKind.TAKE_BACK else (),
    )
    draft.next_offer += 1
    draft.offers = (*draft.offers, offer)
    draft.tell(
        TableOfferMade(
            offer_id=offer.id,
            kind=offer.kind,
            seat=seat,
            needs=needs,
            lasts_ms=lasts,
            absent_seat=offer.absent_seat,
            barriers=offer.barriers,
            to_vseqs=offer.to_vseqs,
        )
    )
    if not needs:
        _carry_out(draft, offer, offered.rematch_table)
    elif offer.kind is OfferKind.TAKE_BACK:
        draft.stop_clocks()


def fold_answer(draft: Draft, seat: Seat, answered: Answered) -> None:
    """Fold in an answer to an offer, or to the pause one has led to."""
    if answered.reply is Reply.RESUME:
        _resume(draft, seat)
        return
    offer = open_offer(draft.offers, answered.offer_id)
    if answered.reply is Reply.WITHDRAW:
        close_offer(draft, offer, OfferState.WITHDRAWN)
        return
    accept = answered.reply is Reply.ACCEPT
    draft.tell(TableOfferAnswered(offer_id=offer.id, kind=offer.kind, seat=seat, accept=accept))
    offer = answered_by(offer, seat, accept=accept)
    draft.offers = tuple(offer if other.id == offer.id else other for other in draft.offers)
    if accept and is_agreed(offer):
        _carry_out(draft, offer, answered.rematch_table)
    elif is_hopeless(offer):
        close_offer(draft, offer, OfferState.DECLINED)
    if answered.mute:
        draft.muted = (*draft.muted, Mute(seat=seat, kind=offer.kind))
        draft.tell(TableMuted(seat=seat, kind=offer.kind))


def fold_expired(draft: Draft, expired: Expired) -> None:
    """Fold in that an offer, or the pause it has led to, has run out."""
    if draft.pause is not None and draft.pause.offer_id == expired.offer_id:
        _end_pause(draft, None)
    else:
        offer = open_offer(draft.offers, expired.offer_id)
        close_offer(draft, offer, OfferState.EXPIRED)


def open_offer(offers: tuple[Offer, ...], offer_id: int) -> Offer:
    """The open offer with this id. Raises Rejection(PROPOSAL_CLOSED)."""
    for offer in offers:
        if offer.id == offer_id:
            return offer
    raise Rejection(MatchCode.PROPOSAL_CLOSED)


def answered_by(offer: Offer, seat: Seat, *, accept: bool) -> Offer:
    """The offer with the seat's latest answer."""
    accepted = [other for other in offer.accepted if other != seat]
    declined = [other for other in offer.declined if other != seat]
    (accepted if accept else declined).append(seat)
    return replace(offer, accepted=tuple(accepted), declined=tuple(declined))


def is_agreed(offer: Offer) -> bool:
    """Whether enough seats have said yes: all, or the majority in a vote."""
    if offer.kind is OfferKind.RETIRE:
        return 2 * (1 + len(offer.accepted)) > 1 + len(offer.needs)
    return set(offer.needs) <= set(offer.accepted)


def is_hopeless(offer: Offer) -> bool:
    """Whether enough seats have said no."""
    if offer.kind is OfferKind.RETIRE:
        return 2 * (1 + len(offer.needs) - len(offer.declined)) <= 1 + len(offer.needs)
    return bool(offer.declined)


def asked(match: Match, seat: Seat, kind: OfferKind) -> tuple[Seat, ...]:
    """The persons who are asked: for a rematch all others, else those that still play."""
    return tuple(
        other
        for other, record in enumerate(match.seats)
        if other != seat
        and is_person(match, other)
        and (record.retired is None or kind is OfferKind.REMATCH)
    )


def voters(match: Match, seat: Seat, absent_seat: Seat) -> tuple[Seat, ...]:
    """Who votes with `seat` about an absent one: the others that are here. Source: 8.5."""
    return tuple(
        other
        for other in asked(match, seat, OfferKind.RETIRE)
        if other != absent_seat and match.seats[other].presence.online
    )


def _not_offered(table: Table, seat: Seat, kind: OfferKind) -> Refusal | None:
    match = table.match
    alone = is_alone(match)
    if kind is OfferKind.REMATCH:
        if match.result is None:
            return _no("not_over")
        return _no("daily") if match.start.daily is not None else None
    if match.over:
        return Refusal(MatchCode.TABLE_OVER)
    if match.seats[seat].retired is not None:
        return _no("retired")
    if match.pause is not None and kind is not OfferKind.ABANDON:
        return Refusal(MatchCode.TABLE_PAUSED)
    match kind:
        case OfferKind.TAKE_BACK:
            return _take_back_not_offered(match, seat)
        case OfferKind.DRAW:
            if len(match.seats) > 2:
                return _no("seats")
            if alone:
                return _no("computer")
            return _no("progress") if progress(table) < DRAW_FROM else None
        case OfferKind.PAUSE:
            if alone:
                return _no("alone")
            if not is_friendly(match):
                return _no("rated")
            spent = is_clocked(match) and match.pauses >= PAUSES_MAX
            return Refusal(MatchCode.PROPOSAL_LIMIT) if spent else None
        case OfferKind.RETIRE:
            return _no("vote")
        case OfferKind.ABANDON:
            return None


def _take_back_not_offered(match: Match, seat: Seat) -> Refusal | None:
    if not is_friendly(match):
        return Refusal(MatchCode.TAKEBACK_NOT_ALLOWED, "rated")
    if match.start.daily is not None:
        return Refusal(MatchCode.TAKEBACK_NOT_ALLOWED, "daily")
    if not match.start.take_back:
        return Refusal(MatchCode.TAKEBACK_NOT_ALLOWED, "chosen")
    if not can_take_back(match, seat):
        return Refusal(MatchCode.NOTHING_TO_TAKE_BACK)
    return None


@cache
def _no(reason: str) -> Refusal:
    return Refusal(MatchCode.PROPOSAL_NOT_OFFERED, reason)


def _last_asked(match: Match, seat: Seat, kind: OfferKind) -> Asked | None:
    for last in match.asked:
        if last.seat == seat and last.kind is kind:
            return last
    return None


def check_pause(draft: Draft) -> None:
    """End a pause when the seats that are still in play have all said so."""
    pause = draft.pause
    if pause is not None and pause.until is None and _all_resumed(draft, pause.resumed):
        _end_pause(draft, None)


def _lasts(match: Match, kind: OfferKind) -> Millis:
    if kind is OfferKind.REMATCH:
        return _REMATCH_LASTS if len(match.seats) == 2 else _REMATCH_LASTS_MANY
    return _LASTS[kind]


def _carry_out(draft: Draft, offer: Offer, rematch_table: str | None) -> None:
    close_offer(draft, offer, OfferState.ACCEPTED)
    match offer.kind:
        case OfferKind.DRAW:
            end_by_table(draft, EndReason.DRAW, tuple(range(len(draft.seats))))
        case OfferKind.ABANDON:
            abort(draft, AbortReason.ABANDONED)
        case OfferKind.PAUSE:
            _begin_pause(draft, offer)
        case OfferKind.REMATCH:
            assert rematch_table is not None
            draft.rematch = rematch_table
            draft.tell(TableRematch(table=rematch_table))
        case OfferKind.TAKE_BACK | OfferKind.RETIRE:
            raise AssertionError(f"an agreed {offer.kind} is an entry of its own")


def _begin_pause(draft: Draft, offer: Offer) -> None:
    lasts = PAUSE_MAX if is_clocked(draft.before) else None
    draft.stop_clocks()
    draft.pauses += 1
    draft.pause = Pause(
        offer_id=offer.id, until=None if lasts is None else Millis(draft.at + lasts)
    )
    draft.tell(TablePaused(lasts_ms=lasts))


def _resume(draft: Draft, seat: Seat) -> None:
    pause = draft.pause
    assert pause is not None
    resumed = tuple(sorted({*pause.resumed, seat}))
    if pause.until is not None or _all_resumed(draft, resumed):
        _end_pause(draft, seat)
    else:
        draft.pause = Pause(offer_id=pause.offer_id, until=None, resumed=resumed)
        draft.tell(TableResumeAsked(seat=seat))


def _all_resumed(draft: Draft, resumed: tuple[Seat, ...]) -> bool:
    return set(draft.persons_in_play()) <= set(resumed)


def _end_pause(draft: Draft, seat: Seat | None) -> None:
    pause = draft.pause
    assert pause is not None
    notice = Millis(0) if pause.until is None else PAUSE_NOTICE
    draft.pause = None
    draft.start_clocks(notice)
    draft.tell(TableResumed(notice_ms=notice, seat=seat))
