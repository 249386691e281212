"""What a finished game counts, for each seat against each other, and why not in full.

Source: mechanisms.md 12.1, 12.2 and 12.4.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.game import Seat
from rules.match.course import Course, Exit
from rules.match.elo import places
from rules.match.farming import (
    FULL,
    HALF,
    NONE,
    Percent,
    is_early,
    is_habit,
    is_too_short,
    mean,
    pair_weight,
)
from rules.match.match_state import Match
from rules.match.preflight import GAP_WARNED
from rules.match.terms import Kind

_TWO: Final = 2


class Reason(StrEnum):
    """Why something did not change, or less."""

    FRIENDLY = "friendly"
    COMPUTER = "computer"  # a computer played along
    GUEST = "guest"  # somebody without a rating played along
    ABORTED = "aborted"
    TOO_SHORT = "too_short"
    RATING_GAP = "rating_gap"  # too far apart, and not all had confirmed it
    PAIR_HALF = "pair_half"  # the 4th to 6th rated game of two in a day counts half
    PAIR_NONE = "pair_none"  # from the 7th on it counts nothing
    EARLY_RESIGNS = "early_resigns"  # the other resigns early as a habit
    LEFT_EARLY = "left_early"  # a seat of a table of 3-5 did: the pair counts for it alone
    FLOOR = "floor"  # a rating falls no further


_NO_STAKE: Final = frozenset({Reason.RATING_GAP, Reason.PAIR_NONE})
"""Against such a pair nothing is won or lost: the table's stakes go back."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatFacts:
    """What the archive knows of one seat's user at the settlement.

    rating:        present, in hundredths; None: there is no account any more.
    early_resigns: early resignations in the 24 h before (`SeatSettlement.resigned_early`).
    """

    rating: int | None
    early_resigns: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Facts:
    """What the archive knows at the settlement.

    seats: in seat order.
    met:   met[a][b]: rated games of the users in seats a and b in the 24 h before this one.
    """

    seats: tuple[SeatFacts, ...]
    met: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Weights:
    """What a game counts.

    pairs:       pairs[a][b]: for seat a against seat b, per cent.
    reasons:     per seat, why not in full.
    stakes_back: whether the stakes go back, with a result or without.
    """

    pairs: tuple[tuple[Percent, ...], ...]
    reasons: tuple[frozenset[Reason], ...]
    stakes_back: bool

    def of(self, seat: Seat) -> Percent:
        """What the game counts for the seat: the mean over all others."""
        return mean([one for other, one in enumerate(self.pairs[seat]) if other != seat])


def weigh(match: Match, went: Course, facts: Facts) -> Weights:
    """What the table, which is over, counts."""
    seats = range(len(match.start.seats))
    whole = _counts_nothing(match, went)
    if whole is not None:
        return Weights(
            pairs=((NONE,) * len(seats),) * len(seats),
            reasons=(frozenset({whole}),) * len(seats),
            stakes_back=True,
        )
    pairs = [[FULL] * len(seats) for _ in seats]
    reasons: list[set[Reason]] = [set() for _ in seats]
    for seat in seats:
        for other in seats:
            if other != seat:
                pairs[seat][other], reason = _pair(match, went, facts, seat, other)
                reasons[seat].update(reason)
    return Weights(
        pairs=tuple(tuple(row) for row in pairs),
        reasons=tuple(frozenset(one) for one in reasons),
        stakes_back=any(_NO_STAKE & one for one in reasons),
    )


def early_leavers(went: Course) -> frozenset[Seat]:
    """Seats of a table of 3-5 that were out with less than a quarter behind them. 12.2."""
    if len(went.parts) == _TWO:
        return frozenset()
    return frozenset(
        seat
        for seat, part in enumerate(went.parts)
        if part.exit is not None and is_early(part.progress)
    )


def resigned_early(went: Course, seat: Seat) -> bool:
    """Whether the seat has given up with less than a quarter behind it."""
    part = went.parts[seat]
    return part.exit is Exit.RESIGN and is_early(part.progress)


def _counts_nothing(match: Match, went: Course) -> Reason | None:
    """Why the whole table counts nothing; None: it counts."""
    holders = match.start.seats
    if match.start.terms.kind is Kind.FRIENDLY:
        return Reason.FRIENDLY
    if any(holder.computer is not None for holder in holders):
        return Reason.COMPUTER
    if any(holder.rating is None for holder in holders):
        return Reason.GUEST
    if match.result is None:
        return Reason.ABORTED
    return Reason.TOO_SHORT if is_too_short(went.lasted, went.progress) else None


def _pair(
    match: Match, went: Course, facts: Facts, seat: Seat, other: Seat
) -> tuple[Percent, frozenset[Reason]]:
    """What the game counts for `seat` against `other`, and why not in full."""
    start = match.start
    mine, his = start.seats[seat].rating, start.seats[other].rating
    assert mine is not None
    assert his is not None
    assert match.result is not None
    if abs(mine - his) > GAP_WARNED and not start.gap_confirmed:
        return NONE, frozenset({Reason.RATING_GAP})
    weight = pair_weight(facts.met[seat][other])
    if weight == NONE:
        return NONE, frozenset({Reason.PAIR_NONE})
    place = places(match.result.ranking)
    habit = resigned_early(went, other) and is_habit(facts.seats[other].early_resigns)
    if habit and place[seat] < place[other]:
        return NONE, frozenset({Reason.EARLY_RESIGNS})
    early = early_leavers(went)
    reasons = {Reason.LEFT_EARLY} if other in early and seat not in early else set()
    return weight, frozenset(reasons | ({Reason.PAIR_HALF} if weight == HALF else set()))
