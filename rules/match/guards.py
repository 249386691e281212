"""Conditions that several commands share."""

from rules.game import Millis, Seat
from rules.match.clock import limit
from rules.match.errors import MatchCode, Rejection
from rules.match.match_state import Match


def demand_running(match: Match, seat: Seat) -> None:
    """Raise Rejection unless the game runs and the seat still plays."""
    if match.over:
        raise Rejection(MatchCode.TABLE_OVER)
    if match.seats[seat].retired is not None:
        raise Rejection(MatchCode.NOT_YOUR_DECISION, reason="retired")


def demand_nobody_flagged(match: Match, at: Millis) -> None:
    """Raise Rejection if somebody's time had run out before `at`: that counts first."""
    for seat in match.actors:
        runs_out = limit(match, seat)
        if runs_out is not None and at > runs_out.at + runs_out.grace:
            raise Rejection(MatchCode.FLAGGED)
