"""What a finished table changes: ratings, points, Taler, the fair-play record, and why not.

A pure function of the table, of how it went, and of a few facts that the archive reads in the
same transaction in which it applies the result. Changes of ratings follow from what stood when
the table began, so the order in which tables finish does not matter.
Source: mechanisms.md 6, 8.6, 12 and 13.4, reliability.md S12.
"""

from dataclasses import dataclass

from rules.game import Seat
from rules.match import elo, points, stakes
from rules.match.commands import SeatChange
from rules.match.course import Course
from rules.match.fairplay import Outcome, outcome
from rules.match.farming import NONE, Percent
from rules.match.match_state import Match, is_person
from rules.match.stakes import EscrowStep, Transfer
from rules.match.terms import Kind
from rules.match.weighing import Facts, Reason, Weights, early_leavers, resigned_early, weigh


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatSettlement:
    """What the table means for one seat.

    rating_before, rating_after: hundredths; None: the table is not rated, or he has no rating.
    weight:         what the game counts for the seat, per cent, over all others.
    paid:           Taler out of the escrow; taler: gain or loss with the stake counted in.
    outcome:        for the fair-play record; None: the game says nothing.
    resigned_early: counts among the early resignations of the next 24 h.
    """

    user: str
    rating_before: int | None = None
    rating_after: int | None = None
    weight: Percent = NONE
    points: int = 0
    paid: int = 0
    taler: int = 0
    reasons: tuple[Reason, ...] = ()
    outcome: Outcome | None = None
    resigned_early: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Settlement:
    """What the table changes. escrow: None: nothing was held."""

    table: str
    seats: tuple[SeatSettlement, ...]
    escrow: EscrowStep | None
    transfers: tuple[Transfer, ...]

    def changes(self) -> tuple[SeatChange, ...]:
        """The same as all hear it."""
        return tuple(
            SeatChange(
                seat=seat,
                rating_before=one.rating_before,
                rating_after=one.rating_after,
                points=one.points,
                taler=one.taler,
                reasons=tuple(reason.value for reason in one.reasons),
            )
            for seat, one in enumerate(self.seats)
        )


def settlement(match: Match, went: Course, facts: Facts) -> Settlement:
    """What the table, which is over, changes. went: its `course`."""
    weights = weigh(match, went, facts)
    paid = _paid(match, weights)
    seats = tuple(
        _seat(match, went, facts, weights, seat, paid[seat])
        for seat in range(len(match.start.seats))
    )
    escrow, transfers = _transfers(match, weights, paid)
    return Settlement(table=match.start.table, seats=seats, escrow=escrow, transfers=transfers)


def _seat(
    match: Match, went: Course, facts: Facts, weights: Weights, seat: Seat, paid: int
) -> SeatSettlement:
    terms = match.start.terms
    rated = terms.kind is Kind.RATED
    before = facts.seats[seat].rating if rated else None
    change = _rating_change(match, went, weights, seat)
    after = None if before is None else elo.applied(before, change)
    reasons = set(weights.reasons[seat])
    if before is not None and after != before + change:
        reasons.add(Reason.FLOOR)
    weight = weights.of(seat)
    earned = 0 if match.result is None else points.points(match.result.ranking)[seat]
    return SeatSettlement(
        user=match.start.seats[seat].user,
        rating_before=before,
        rating_after=after,
        weight=weight,
        points=points.weighted(earned, weight),
        paid=paid,
        taler=paid - terms.stake,
        reasons=tuple(sorted(reasons)),
        outcome=_outcome(match, went, facts, seat),
        resigned_early=rated and resigned_early(went, seat),
    )


def _rating_change(match: Match, went: Course, weights: Weights, seat: Seat) -> int:
    if match.result is None or weights.of(seat) == NONE:
        return 0
    players = [
        elo.Rated(rating=elo.START if holder.rating is None else holder.rating, games=holder.games)
        for holder in match.start.seats
    ]
    made = elo.duels(players, match.result.ranking, early_leavers(went), weights.pairs, seat)
    return elo.change(players[seat], made, len(players) - 1)


def _paid(match: Match, weights: Weights) -> tuple[int, ...]:
    """Taler for each seat out of the escrow."""
    start = match.start
    if match.result is None or weights.stakes_back:
        return (start.terms.stake,) * len(start.seats)
    return stakes.shares(match.result.ranking, start.terms.stake, start.first_seat)


def _transfers(
    match: Match, weights: Weights, paid: tuple[int, ...]
) -> tuple[EscrowStep | None, tuple[Transfer, ...]]:
    start = match.start
    users = [holder.user for holder in start.seats]
    if not start.terms.stake:
        return None, ()
    if weights.stakes_back:
        return EscrowStep.REFUND, stakes.refund(start.table, users, start.terms.stake)
    return EscrowStep.PAY, stakes.pay(start.table, users, paid)


def _outcome(match: Match, went: Course, facts: Facts, seat: Seat) -> Outcome | None:
    terms = match.start.terms
    if terms.kind is Kind.FRIENDLY or not is_person(match, seat):
        return None
    early_resigns = facts.seats[seat].early_resigns
    return outcome(went, seat, terms.time_control, match.aborted, early_resigns)
