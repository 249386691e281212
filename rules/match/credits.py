"""Time that is given: for outages, for connections the house cut, for short gaps.

Source: mechanisms.md 2.6 and 8.4, reliability.md 4.
"""

from dataclasses import replace
from typing import Final

from rules.game import Millis, Seat
from rules.match.clock import give, limit, spare
from rules.match.commands import OfferKind
from rules.match.draft import Draft
from rules.match.ending import close_offer
from rules.match.entry_data import Credited, PresenceChanged
from rules.match.events import (
    CreditReason,
    OfferState,
    TableCredited,
    TableLeft,
    TablePresence,
)
from rules.match.match_state import CutNoted, Match, Offer, is_friendly
from rules.match.presence import (
    GAP_MAX,
    GAPS_CREDITED,
    came_back,
    frozen,
    said_goodbye,
    went_away,
)

OUTAGE_CREDIT: Final = Millis(20_000)
CUT_CREDIT: Final = Millis(10_000)


def can_credit_outage(match: Match, began: Millis, ended: Millis) -> bool:
    """Whether the outage meant anything to this table and has not been credited yet."""
    if match.over or ended <= match.outage_until or ended <= match.began_at or ended <= began:
        return False
    return match.persons > 1 or bool(match.timers)


def can_credit_cut(match: Match, seat: Seat, incident: str, at: Millis) -> bool:
    """Whether the seat's clock ran when we cut it, and this incident is new."""
    start_at = match.seats[seat].clock.start_at
    return (
        limit(match, seat) is not None
        and start_at is not None
        and start_at <= at
        and CutNoted(seat=seat, incident=incident) not in match.cuts
    )


def fold_credit(draft: Draft, seat: Seat | None, credited: Credited) -> None:
    """Fold in a credit for an outage (all seats) or for a cut (one)."""
    if credited.reason is CreditReason.OUTAGE:
        assert credited.began is not None
        assert credited.ended is not None
        _spare_outage(draft, max(credited.began, draft.outage_until), credited.ended)
    else:
        assert seat is not None
        assert credited.incident is not None
        draft.cuts = (*draft.cuts, CutNoted(seat=seat, incident=credited.incident))
        _give(draft, seat, CUT_CREDIT)
        draft.tell(TableCredited(seat=seat, ms=CUT_CREDIT, reason=CreditReason.CUT))


def fold_presence(draft: Draft, seat: Seat, change: PresenceChanged) -> None:
    """Fold in that a seat went, came back, or said that it leaves."""
    place = draft.seats[seat]
    if change.left:
        place.presence = said_goodbye(place.presence, draft.at)
        draft.tell(TableLeft(seat=seat))
    elif change.online:
        gap = _credited_gap(draft, seat)
        place.presence = came_back(place.presence, draft.at, credited=gap > 0)
        draft.tell(TablePresence(seat=seat, online=True))
        for offer in draft.offers:
            if offer.absent_seat == seat:
                close_offer(draft, offer, OfferState.VOID)
        if gap > 0:
            _give(draft, seat, gap)
            draft.tell(TableCredited(seat=seat, ms=gap, reason=CreditReason.RECONNECT))
    else:
        since = draft.at if change.since is None else change.since
        place.presence = went_away(draft.before, place.presence, since)
        draft.tell(TablePresence(seat=seat, online=False))
        for offer in draft.offers:
            # A rematch is offered for as long as its maker is there.
            if offer.kind is OfferKind.REMATCH and offer.seat == seat:
                close_offer(draft, offer, OfferState.WITHDRAWN)


def _spare_outage(draft: Draft, began: Millis, ended: Millis) -> None:
    draft.outage_until = ended
    lost = Millis(max(0, ended - began))
    ran = False
    for seat, place in enumerate(draft.seats):
        if limit(draft.before, seat) is not None and place.clock.since < ended:
            place.clock = spare(place.clock, began, ended)
            _give(draft, seat, OUTAGE_CREDIT)
            ran = True
        place.presence = frozen(place.presence, began, ended)
    draft.offers = tuple(_later(offer, lost) for offer in draft.offers)
    if draft.pause is not None and draft.pause.until is not None:
        draft.pause = replace(draft.pause, until=Millis(draft.pause.until + lost))
    draft.restart_timers(draft.at)
    credit = OUTAGE_CREDIT if ran else Millis(0)
    draft.tell(TableCredited(ms=credit, reason=CreditReason.OUTAGE))


def _later(offer: Offer, ms: Millis) -> Offer:
    return replace(offer, expires_at=Millis(offer.expires_at + ms))


def _give(draft: Draft, seat: Seat, ms: Millis) -> None:
    place = draft.seats[seat]
    place.clock = give(place.clock, ms, from_budget=draft.pays(seat))


def _credited_gap(draft: Draft, seat: Seat) -> Millis:
    """How much of a short absence ran on the seat's clock and is given back."""
    presence, clock = draft.seats[seat].presence, draft.seats[seat].clock
    if (
        presence.online
        or presence.gaps >= GAPS_CREDITED
        or draft.at - presence.at > GAP_MAX
        or not is_friendly(draft.before)
        or limit(draft.before, seat) is None
        or clock.start_at is None
    ):
        return Millis(0)
    return Millis(max(0, draft.at - max(presence.at, clock.start_at)))
