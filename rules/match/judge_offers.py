"""Judging what seats propose, answer and claim."""

from rules.game import Millis, Seat
from rules.match.commands import (
    AnswerOffer,
    Claim,
    Leave,
    MakeOffer,
    OfferKind,
    WithdrawOffer,
)
from rules.match.entry import EntryKind
from rules.match.entry_data import Answered, Offered, Reply, Retired, TakenBack
from rules.match.errors import MatchCode, Rejection
from rules.match.guards import demand_nobody_flagged, demand_running
from rules.match.match_state import Match, Offer, Table, is_person
from rules.match.offers import answered_by, asked, is_agreed, open_offer, refusal, too_often, voters
from rules.match.presence import claim_at
from rules.match.ruling import Ruling

_TWO = 2


def judge_offer(table: Table, command: MakeOffer, at: Millis) -> Ruling | None:
    """An offer; a rematch that the others want already is an answer to theirs."""
    match, seat, kind = table.match, command.seat, command.offer
    if kind is OfferKind.REMATCH:
        if match.rematch is not None:
            return None
        for offer in match.offers:
            if offer.kind is kind and seat in offer.needs:
                return _accept(match, seat, offer, command.rematch_table)
    refused = refusal(table, seat, kind, at)
    if refused is not None:
        raise refused.rejection()
    if kind is OfferKind.TAKE_BACK:
        return _ask_for_take_back(match, command)
    if kind is OfferKind.REMATCH and not asked(match, seat, kind):
        _demand_table(command.rematch_table)
    offered = Offered(offer=kind, rematch_table=command.rematch_table)
    return Ruling(EntryKind.OFFER, seat, offered)


def judge_answer(match: Match, command: AnswerOffer, at: Millis) -> Ruling | None:
    """An answer to an open offer."""
    offer = open_offer(match.offers, command.offer_id)
    if command.seat not in offer.needs:
        raise Rejection(MatchCode.PROPOSAL_NOT_OFFERED, reason="not_asked")
    if offer.kind is not OfferKind.REMATCH:
        demand_running(match, command.seat)
        demand_nobody_flagged(match, at)
    if command.accept:
        return _accept(match, command.seat, offer, command.rematch_table)
    if command.seat in offer.declined and not command.mute:
        return None
    declined = Answered(offer_id=offer.id, reply=Reply.DECLINE, mute=command.mute)
    return Ruling(EntryKind.ANSWER, command.seat, declined)


def judge_withdrawal(match: Match, command: WithdrawOffer) -> Ruling:
    """The maker no longer stands by an open offer."""
    offer = open_offer(match.offers, command.offer_id)
    if offer.seat != command.seat:
        raise Rejection(MatchCode.PROPOSAL_NOT_OFFERED, reason="not_yours")
    withdrawn = Answered(offer_id=offer.id, reply=Reply.WITHDRAW)
    return Ruling(EntryKind.ANSWER, command.seat, withdrawn)


def judge_claim(match: Match, command: Claim, at: Millis) -> Ruling | None:
    """A claim after absence: the result at a table of two, else a vote. Source: 8.2, 8.5."""
    seat, absent = command.seat, command.absent
    demand_running(match, seat)
    if match.pause is not None:
        raise Rejection(MatchCode.TABLE_PAUSED)
    demand_nobody_flagged(match, at)
    _demand_claimable(match, seat, absent, at)
    if len(match.seats) == _TWO:
        retired = Retired(absent_seat=absent, choice=command.choice)
        return Ruling(EntryKind.RETIRED, seat, retired)
    for offer in match.offers:
        if offer.kind is OfferKind.RETIRE:
            if offer.absent_seat != absent:
                raise Rejection(MatchCode.PROPOSAL_OPEN)
            return None if seat == offer.seat else _accept(match, seat, offer)
    refused = too_often(match, seat, OfferKind.RETIRE, at)
    if refused is not None:
        raise refused.rejection()
    if not voters(match, seat, absent):
        return Ruling(EntryKind.RETIRED, seat, Retired(absent_seat=absent))
    offered = Offered(offer=OfferKind.RETIRE, absent_seat=absent)
    return Ruling(EntryKind.OFFER, seat, offered)


def judge_leave_after_end(match: Match, command: Leave) -> Ruling | None:
    """Leaving a finished table ends the talk about a rematch. Source: 3.6."""
    for offer in match.offers:
        if command.seat == offer.seat:
            reply = Reply.WITHDRAW
        elif command.seat in offer.needs:
            reply = Reply.DECLINE
        else:
            continue
        return Ruling(EntryKind.ANSWER, command.seat, Answered(offer_id=offer.id, reply=reply))
    return None


def _ask_for_take_back(match: Match, command: MakeOffer) -> Ruling:
    last = match.seats[command.seat].last_step
    assert last is not None
    if not asked(match, command.seat, OfferKind.TAKE_BACK):
        taken_back = TakenBack(to_seq=last.seq - 1, undone_seat=command.seat)
        return Ruling(EntryKind.TAKEN_BACK, command.seat, taken_back)
    if not command.named >= set(last.barriers):
        raise Rejection(MatchCode.TAKEBACK_BARRIER, kinds=last.barriers)
    offered = Offered(offer=OfferKind.TAKE_BACK, barriers=last.barriers)
    return Ruling(EntryKind.OFFER, command.seat, offered)


def _accept(
    match: Match, seat: Seat, offer: Offer, rematch_table: str | None = None
) -> Ruling | None:
    """A yes; the last one that is needed carries the offer out."""
    if seat in offer.accepted:
        return None
    if not is_agreed(answered_by(offer, seat, accept=True)):
        return Ruling(EntryKind.ANSWER, seat, Answered(offer_id=offer.id, reply=Reply.ACCEPT))
    if offer.kind is OfferKind.TAKE_BACK:
        last = match.seats[offer.seat].last_step
        assert last is not None
        taken_back = TakenBack(to_seq=last.seq - 1, undone_seat=offer.seat, offer_id=offer.id)
        return Ruling(EntryKind.TAKEN_BACK, seat, taken_back)
    if offer.kind is OfferKind.RETIRE:
        assert offer.absent_seat is not None
        retired = Retired(absent_seat=offer.absent_seat, offer_id=offer.id)
        return Ruling(EntryKind.RETIRED, seat, retired)
    if offer.kind is OfferKind.REMATCH:
        _demand_table(rematch_table)
    answered = Answered(offer_id=offer.id, reply=Reply.ACCEPT, rematch_table=rematch_table)
    return Ruling(EntryKind.ANSWER, seat, answered)


def _demand_claimable(match: Match, seat: Seat, absent: Seat, at: Millis) -> None:
    if not 0 <= absent < len(match.seats):
        raise Rejection(MatchCode.CLAIM_GONE)
    possible_at = claim_at(match, absent)
    record = match.seats[absent]
    if (
        possible_at is None
        or absent == seat
        or record.retired is not None
        or not is_person(match, absent)
        # Where nobody waits for the absent seat, it is the claimer's own decision: he just acts.
        or (record.presence.left_at is None and (absent not in match.actors or match.timers))
    ):
        raise Rejection(MatchCode.CLAIM_GONE)
    if at < possible_at:
        raise Rejection(MatchCode.CLAIM_TOO_SOON, wait_ms=possible_at - at)


def _demand_table(rematch_table: str | None) -> None:
    if rematch_table is None:
        raise ValueError("this command completes a rematch: hand in an id for `rematch_table`")
