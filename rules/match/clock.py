"""Chess clocks: budgets, brakes, lag, flags. Source: mechanisms.md 2.

Arithmetic on one seat's clock, and the limits that follow from the terms. Which decision a seat
is asked, and when, is not known here.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from rules.game import Millis, Seat
from rules.match.match_state import Match, SeatClock, changed, is_person
from rules.match.terms import Bronstein, Fischer, NoClock, TimeControl, estimated_seconds

NARRATION_MAX: Final = Millis(12_000)  # 2.3: no decision waits longer for reading
FIRST_ACTION: Final = Millis(60_000)  # 2.6: own limit of each seat's first action
REPLY_FREE_MAX: Final = Millis(10_000)  # 2.1: a reply's free time, at most
FLAG_DELAY: Final = Millis(150)  # 2.5: lets an input stamped in time commit first
GRACE_MAX: Final = Millis(2_000)  # 2.5
COMP_MAX: Final = Millis(1_000)  # 2.4: lag compensated per action, at most
TAKEN_BACK_MIN: Final = Millis(5_000)  # 7.2: what a take-back leaves, if there is as much
_QUOTA_AT_START = 3  # 2.4, in gains
_QUOTA_MAX = 7  # 2.4, in gains


class LimitCause(StrEnum):
    """Which limit a decision runs against."""

    BUDGET = "budget"
    BRAKE = "brake"
    FIRST_ACTION = "first_action"


class Limit(NamedTuple):
    """The end of a seat's present decision. grace: how long late packets are waited for."""

    cause: LimitCause
    at: Millis
    grace: Millis


def lag_gain(control: TimeControl) -> Millis:
    """How much compensation an action earns. Source: 2.4."""
    expected = estimated_seconds(control)
    return Millis(0) if expected is None else Millis(min(1_000, 4 * expected + 150))


def fresh_clock(control: TimeControl, *, has_budget: bool) -> SeatClock:
    """The clock of a seat before the first decision."""
    if isinstance(control, NoClock) or not has_budget:
        return SeatClock(remaining=None, quota=Millis(0))
    return SeatClock(remaining=control.base_ms, quota=Millis(_QUOTA_AT_START * lag_gain(control)))


def reply_free(control: TimeControl) -> Millis:
    """Running time that a reply inside another's turn does not pay for. Source: 2.1."""
    match control:
        case Fischer(inc_ms=extra) | Bronstein(delay_ms=extra):
            return min(extra, REPLY_FREE_MAX)
        case NoClock():
            return Millis(0)


def elapsed(clock: SeatClock, at: Millis, *, stopped: bool) -> Millis:
    """Running time of the present decision until `at`."""
    if clock.start_at is None or stopped or at <= clock.start_at:
        return clock.spent
    return Millis(clock.spent + at - clock.start_at)


def compensation(clock: SeatClock, running: Millis, rtt: Millis) -> Millis:
    """How much of `running` is put down to the line. Source: 2.4."""
    return Millis(max(0, min(rtt, clock.quota, COMP_MAX, running - clock.free)))


def used(clock: SeatClock, running: Millis, comp: Millis) -> Millis:
    """What a decision that ran for `running` costs the budget."""
    return Millis(max(0, running - clock.free - comp))


def uses_budget(match: Match, seat: Seat) -> bool:
    """Whether the seat's present decision is paid from a budget (its first action is not)."""
    record = match.seats[seat]
    return record.clock.remaining is not None and record.acted


def decision_length(match: Match, seat: Seat) -> Millis | None:
    """How long the seat may take for a decision that is not paid from a budget: brake or first
    action. None: nothing runs out for it. Source: 2.1, 2.6, 8.5.
    """
    record = match.seats[seat]
    if match.persons <= 1 or record.retired is not None or not is_person(match, seat):
        return None
    control = match.start.terms.time_control
    return control.brake_ms if isinstance(control, NoClock) else FIRST_ACTION


def limit(match: Match, seat: Seat) -> Limit | None:
    """When the seat's decision must have been made; None: nothing runs out for it now."""
    clock, acted = match.seats[seat].clock, match.seats[seat].acted
    length = decision_length(match, seat)
    if clock.start_at is None or match.stopped_at is not None or length is None:
        return None
    began = clock.start_at - clock.spent
    if not acted:
        return Limit(LimitCause.FIRST_ACTION, Millis(began + length), Millis(0))
    if clock.remaining is None:
        return Limit(LimitCause.BRAKE, Millis(began + length), Millis(0))
    return Limit(
        LimitCause.BUDGET,
        Millis(began + clock.free + clock.remaining),
        min(clock.quota, GRACE_MAX),
    )


def charge(
    clock: SeatClock, control: TimeControl, running: Millis, comp: Millis, *, from_budget: bool
) -> SeatClock:
    """The clock after its seat has acted: charged, at rest, its turn noted."""
    cost = used(clock, running, comp) if from_budget else Millis(0)
    key = clock.key
    opens = key is not None and key != clock.paid
    turn = key if opens else clock.turn
    remaining, quota = clock.remaining, clock.quota
    if from_budget and remaining is not None:
        gain = lag_gain(control)
        remaining = Millis(max(0, remaining - cost))
        quota = Millis(min(_QUOTA_MAX * gain, quota + gain - comp))
    return changed(
        clock,
        remaining=remaining,
        quota=quota,
        start_at=None,
        spent=Millis(0),
        free=Millis(0),
        turn=turn,
        turn_used=Millis(clock.turn_used + (cost if opens else 0)),
    )


def rest(clock: SeatClock, at: Millis, *, stopped: bool, from_budget: bool) -> SeatClock:
    """The clock of a seat that is no longer asked without having acted: charged, at rest."""
    remaining = clock.remaining
    if from_budget and remaining is not None:
        cost = used(clock, elapsed(clock, at, stopped=stopped), Millis(0))
        remaining = Millis(max(0, remaining - cost))
    return changed(clock, remaining=remaining, start_at=None, spent=Millis(0), free=Millis(0))


def ask(
    clock: SeatClock, at: Millis, read_until: Millis, free: Millis, key: str | None
) -> SeatClock:
    """The clock of a seat that is asked anew at `at`. Source: 2.3, rule 4."""
    return changed(
        clock,
        since=at,
        start_at=Millis(max(at, min(read_until, at + NARRATION_MAX))),
        spent=Millis(0),
        free=free,
        key=key,
    )


def turn_pay(clock: SeatClock, control: TimeControl) -> Millis:
    """What finishing the open turn gives back. Source: 2.1."""
    if clock.remaining is None:
        return Millis(0)
    match control:
        case Fischer(inc_ms=increment, cap_ms=cap):
            room = increment if cap is None else max(0, cap - clock.remaining)
            return Millis(min(increment, room))
        case Bronstein(delay_ms=delay):
            return min(delay, clock.turn_used)
        case NoClock():
            return Millis(0)


def finish_turn(clock: SeatClock, pay: Millis) -> SeatClock:
    """The clock after its open turn is finished and paid."""
    return changed(
        clock,
        remaining=None if clock.remaining is None else Millis(clock.remaining + pay),
        paid=clock.turn,
        turn=None,
        turn_used=Millis(0),
    )


def give_back(clock: SeatClock, earned: Millis, then: SeatClock) -> SeatClock:
    """The clock after a take-back: earned time is lost, used time stays used. Source: 7.2.

    then: the clock at that time; its turn is open (or paid) again as it was.
    """
    remaining = clock.remaining
    if remaining is not None:
        remaining = Millis(max(min(remaining, TAKEN_BACK_MIN), remaining - earned))
    return changed(
        clock, remaining=remaining, turn=then.turn, turn_used=then.turn_used, paid=then.paid
    )


def give(clock: SeatClock, ms: Millis, *, from_budget: bool) -> SeatClock:
    """The clock with `ms` more: on the budget, or on the limit of the one decision."""
    if from_budget and clock.remaining is not None:
        return changed(clock, remaining=Millis(clock.remaining + ms))
    if clock.start_at is None:
        return clock
    return changed(clock, start_at=Millis(clock.start_at + ms))


def stop(clock: SeatClock, at: Millis) -> SeatClock:
    """The clock when all clocks are stopped at `at`; `go_on` sets it going again."""
    if clock.start_at is None:
        return clock
    return changed(
        clock,
        spent=elapsed(clock, at, stopped=False),
        start_at=max(clock.start_at, at),
    )


def go_on(clock: SeatClock, stopped_at: Millis, at: Millis) -> SeatClock:
    """The clock when those stopped at `stopped_at` run again from `at`; what was granted stays."""
    if clock.start_at is None:
        return clock
    return changed(clock, start_at=Millis(clock.start_at + at - stopped_at))


def spare(clock: SeatClock, began: Millis, ended: Millis) -> SeatClock:
    """The clock with nothing charged for the time from `began` to `ended`."""
    if clock.start_at is None:
        return clock
    return changed(
        clock, start_at=Millis(clock.start_at + max(0, ended - max(began, clock.start_at)))
    )
