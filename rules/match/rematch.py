"""The table after this one: same terms, and the other one begins. Source: mechanisms.md 3.6."""

from dataclasses import replace

from rules.match.commands import AnswerOffer, Command, MakeOffer, OfferKind
from rules.match.match_state import Match, Offer
from rules.match.offers import answered_by, is_agreed
from rules.match.terms import Start


def rematch_start(before: Start, table: str, seed: str) -> Start:
    """How the rematch of `before` begins: nothing changes but the first seat and the seed.

    Names and ratings are those of the first game; who knows newer ones puts them in.
    """
    return replace(
        before,
        table=table,
        seed=seed,
        first_seat=(before.first_seat + 1) % len(before.seats),
        previous=before.table,
    )


def completed_by(match: Match, command: Command) -> Offer | None:
    """The offer of a rematch that `command` is the last yes to; None: it is none."""
    for offer in match.offers:
        if offer.kind is OfferKind.REMATCH and _is_yes(offer, command):
            assert isinstance(command, MakeOffer | AnswerOffer)
            if is_agreed(answered_by(offer, command.seat, accept=True)):
                return offer
    return None


def _is_yes(offer: Offer, command: Command) -> bool:
    match command:
        case MakeOffer(seat=seat, offer=kind):
            return kind is OfferKind.REMATCH and seat in offer.needs
        case AnswerOffer(seat=seat, offer_id=offer_id, accept=accept):
            return accept and offer_id == offer.id and seat in offer.needs
        case _:
            return False
