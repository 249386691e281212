"""The fair-play record: what a rated game says about how somebody played, and when it is too much.

Source: mechanisms.md 8.6 and 12.4.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from rules.game import Millis, Seat, Wire
from rules.match.course import Course, Exit
from rules.match.events import AbortReason
from rules.match.farming import is_early, is_habit
from rules.match.terms import SECOND, TimeControl, estimated_seconds

KEPT: Final = 30
"""So many of the latest outcomes are kept."""

_SILENCE_LEAST, _SILENCE_MOST = 30 * SECOND, 180 * SECOND
_SILENCE_SHARE: Final = 10  # a tenth of the expected length
_BAD_LEAST: Final = 4
_BAD_SHARE: Final = 10, 4  # four in ten
_BAD_IN_A_ROW: Final = 6
_SUSPENDED_FIRST: Final = Millis(10 * 60 * SECOND)
_SUSPENDED_MOST: Final = Millis(3 * 24 * 3600 * SECOND)
_REPEATED_WITHIN: Final = Millis(3 * 24 * 3600 * SECOND)
_REPEATED_TIMES: Final = 3


class Outcome(StrEnum):
    """What one rated game says about one player. All but `GOOD` are bad."""

    GOOD = "good"
    ABORT = "abort"  # called it off
    NO_SHOW = "no_show"  # did not make a first action
    LEFT = "left"  # was away until the others or the clock ended it
    SITTING = "sitting"  # sat in silence until the time ran out
    SIT_RESIGN = "sit_resign"  # sat in silence, then resigned
    EARLY_RESIGN = "early_resign"  # resigned early, for the third time in a day


@dataclass(frozen=True, slots=True, kw_only=True)
class Suspension(Wire):
    """A time without rated play, in wall-clock ms."""

    began: Millis
    ends: Millis


def silence_limit(control: TimeControl) -> Millis:
    """How long a seat may be silent before letting the time run out is bad."""
    expected = estimated_seconds(control)
    if expected is None:
        return Millis(_SILENCE_MOST)
    tenth = expected * SECOND // _SILENCE_SHARE
    return Millis(min(_SILENCE_MOST, max(_SILENCE_LEAST, tenth)))


def outcome(
    went: Course,
    seat: Seat,
    control: TimeControl,
    aborted: AbortReason | None,
    early_resigns: int,
) -> Outcome | None:
    """What the game says about `seat`; None: nothing.

    aborted:       why it ended without a result; then it says something of the stopper alone.
    early_resigns: the seat's early resignations in the 24 h before.
    """
    if aborted is not None:
        if seat != went.stopper:
            return None
        return Outcome.NO_SHOW if aborted is AbortReason.NO_SHOW else Outcome.ABORT
    part = went.parts[seat]
    sat = part.silence >= silence_limit(control)
    match part.exit:
        case None:
            return Outcome.GOOD
        case Exit.ABSENCE:
            return Outcome.LEFT
        case Exit.TIME | Exit.BRAKE:
            if not sat:
                return Outcome.GOOD
            return Outcome.LEFT if part.away else Outcome.SITTING
        case Exit.RESIGN:
            if sat:
                return Outcome.SIT_RESIGN
            habit = is_early(part.progress) and is_habit(early_resigns)
            return Outcome.EARLY_RESIGN if habit else Outcome.GOOD


def remembered(outcomes: Sequence[Outcome], latest: Outcome) -> tuple[Outcome, ...]:
    """The record with one more outcome, the latest last."""
    return (*outcomes, latest)[-KEPT:]


def suspension(
    outcomes: Sequence[Outcome], last: Suspension | None, now: Millis
) -> Suspension | None:
    """The suspension that the latest outcome brings; None: none.

    outcomes: the record, the latest last.
    last:     the suspension before; one that follows within three days is three times as long.
    """
    bad = [one is not Outcome.GOOD for one in outcomes]
    if not bad or not bad[-1]:
        return None
    whole, share = _BAD_SHARE
    many = whole * sum(bad) >= max(whole * _BAD_LEAST, share * len(bad))
    in_a_row = len(bad) >= _BAD_IN_A_ROW and all(bad[-_BAD_IN_A_ROW:])
    if not many and not in_a_row:
        return None
    length = _SUSPENDED_FIRST
    if last is not None and now - last.ends < _REPEATED_WITHIN:
        length = min(_SUSPENDED_MOST, Millis(_REPEATED_TIMES * (last.ends - last.began)))
    return Suspension(began=now, ends=Millis(now + length))
