"""Seats that are out: a loss at a table of two, retirement for good at one of three to five.

Source: mechanisms.md 2.5, 6 and 8.5.
"""

from typing import Final

from rules.game import Seat
from rules.match.commands import ClaimChoice
from rules.match.draft import Draft
from rules.match.ending import close_offer, end_by_table, lose
from rules.match.entry_data import Flagged, Retired
from rules.match.events import (
    EndReason,
    OfferState,
    RetireReason,
    TableClaimed,
    TableFlagged,
    TableOfferAnswered,
    TableResigned,
    TableRetired,
)
from rules.match.offers import answered_by, check_pause, open_offer
from rules.match.steps import aim, take_retirement

_TWO: Final = 2


def fold_resigned(draft: Draft, seat: Seat) -> None:
    """Fold in that a seat has given up."""
    draft.tell(TableResigned(seat=seat))
    _out(draft, (seat,), EndReason.RESIGN, RetireReason.RESIGN)


def fold_flagged(draft: Draft, flagged: Flagged) -> None:
    """Fold in that the time of one or more seats has run out in the same millisecond."""
    for seat in flagged.seats:
        draft.rest(seat)
        draft.seats[seat].flagged = True
        draft.tell(TableFlagged(seat=seat, cause=flagged.cause))
    cause = flagged.cause.value
    _out(draft, flagged.seats, EndReason(cause), RetireReason(cause))


def fold_retired(draft: Draft, seat: Seat, retired: Retired) -> None:
    """Fold in a claim about an absent seat, or the last vote that was needed against it."""
    absent = retired.absent_seat
    if retired.choice is not None:
        draft.tell(TableClaimed(seat=seat, absent_seat=absent, choice=retired.choice))
        if retired.choice is ClaimChoice.WIN:
            lose(draft, EndReason.CLAIM, (absent,))
        else:
            end_by_table(draft, EndReason.CLAIM, tuple(range(len(draft.seats))))
        return
    if retired.offer_id is not None:
        offer = open_offer(draft.offers, retired.offer_id)
        draft.tell(TableOfferAnswered(offer_id=offer.id, kind=offer.kind, seat=seat, accept=True))
        agreed = answered_by(offer, seat, accept=True)
        close_offer(draft, agreed, OfferState.ACCEPTED)
    _out(draft, (absent,), EndReason.LAST_SEAT, RetireReason.VOTE)


def _out(
    draft: Draft, seats: tuple[Seat, ...], end_reason: EndReason, reason: RetireReason
) -> None:
    if len(draft.seats) == _TWO:
        lose(draft, end_reason, seats)
        return
    order = 1 + max((place.retired or 0 for place in draft.seats), default=0)
    for seat in seats:
        draft.seats[seat].retired = order
        draft.tell(TableRetired(seat=seat, reason=reason))
    for seat in seats:
        if not draft.over:
            rng = draft.step_rng()
            take_retirement(draft, draft.game.retire(draft.state, seat, rng))
    if draft.over:
        return
    left = draft.in_play()
    if len(left) <= 1:
        end_by_table(draft, EndReason.LAST_SEAT, *([left] if left else []))
    elif not draft.persons_in_play():
        end_by_table(draft, end_reason, left)
    else:
        aim(draft, afresh=True)
        check_pause(draft)
