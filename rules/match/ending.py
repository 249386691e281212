"""How a table ends: with a result of the game, with one of the table's own, or without any."""

from rules.game import Result, Seat
from rules.match.draft import Draft
from rules.match.events import (
    AbortReason,
    EndReason,
    OfferState,
    TableAborted,
    TableEnded,
    TableOfferClosed,
)
from rules.match.match_state import Asked, Offer


def end(draft: Draft, result: Result) -> None:
    """End the table with `result`, seats that are out for good ranked behind the others."""
    ranked = Result(
        reason=result.reason,
        ranking=_with_retired_last(draft, result.ranking),
        scores=result.scores,
    )
    _finish(draft)
    draft.result = ranked
    first = ranked.ranking[0]
    draft.tell(
        TableEnded(
            result=ranked,
            reason=ranked.reason,
            winner_seat=first[0] if len(first) == 1 else None,
        )
    )


def end_by_table(draft: Draft, reason: EndReason, *ranking: tuple[Seat, ...]) -> None:
    """End the table for a reason of its own; what lies on the table then counts for nothing."""
    end(draft, Result(reason=reason, ranking=ranking, scores=(0,) * len(draft.seats)))


def lose(draft: Draft, reason: EndReason, losers: tuple[Seat, ...]) -> None:
    """End a table of two: `losers` behind the other, or sharing the rank if both lose at once."""
    winners = tuple(seat for seat in range(len(draft.seats)) if seat not in losers)
    groups = (winners, losers) if winners else (losers,)
    end_by_table(draft, reason, *groups)


def abort(
    draft: Draft, reason: AbortReason, seat: Seat | None = None, incident: str | None = None
) -> None:
    """End the table without a result."""
    _finish(draft)
    draft.aborted = reason
    draft.tell(TableAborted(reason=reason, seat=seat, incident=incident))


def close_offer(draft: Draft, offer: Offer, state: OfferState) -> None:
    """Close an open offer; clocks that a pending take-back had stopped run again."""
    draft.offers = tuple(other for other in draft.offers if other.id != offer.id)
    draft.asked = _noted(draft, offer)
    draft.tell(TableOfferClosed(offer_id=offer.id, kind=offer.kind, state=state))
    if draft.pause is None:
        draft.start_clocks()


def void_offers(draft: Draft) -> None:
    """Close all open offers because the position is no longer that for which they were made."""
    for offer in draft.offers:
        close_offer(draft, offer, OfferState.VOID)


def _finish(draft: Draft) -> None:
    void_offers(draft)
    for seat in range(len(draft.seats)):
        draft.rest(seat)
    draft.actors = ()
    draft.timers = ()
    draft.pause = None
    draft.stopped_at = None


def _noted(draft: Draft, offer: Offer) -> tuple[Asked, ...]:
    times = 1
    others = []
    for asked in draft.asked:
        if asked.seat == offer.seat and asked.kind == offer.kind:
            times = asked.times + 1
        else:
            others.append(asked)
    latest = Asked(
        seat=offer.seat,
        kind=offer.kind,
        times=times,
        closed_at=draft.at,
        position=draft.position,
    )
    return (*others, latest)


def _with_retired_last(
    draft: Draft, ranking: tuple[tuple[Seat, ...], ...]
) -> tuple[tuple[Seat, ...], ...]:
    """Seats that stayed as the game ranks them, then the retired, the later the better."""
    retired = {
        seat: place.retired for seat, place in enumerate(draft.seats) if place.retired is not None
    }
    if not retired:
        return ranking
    stayed = [tuple(seat for seat in group if seat not in retired) for group in ranking]
    left = [
        tuple(seat for seat, order in retired.items() if order == place)
        for place in sorted(set(retired.values()), reverse=True)
    ]
    return tuple(group for group in (*stayed, *left) if group)
