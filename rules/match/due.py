"""What happens at a table by itself, and when: one list for `next_due` and for `Due`.

So a table is never due without something to do, and never misses what it was due for.
"""

from collections.abc import Iterator
from enum import Enum
from typing import Final, NamedTuple

from rules.game import Millis, Seat
from rules.match.clock import FLAG_DELAY, LimitCause, limit
from rules.match.entry import EntryKind
from rules.match.entry_data import Aborted, Acted, By, Expired, Flagged, Ticked
from rules.match.events import AbortReason, FlagCause
from rules.match.match_state import Match, Table, is_person
from rules.match.presence import all_away_at
from rules.match.ruling import Ruling
from rules.match.seed import table_seed
from rules.rng import Rng

TICK_HELD_BACK: Final = Millis(300)  # reliability.md S10
AUTOPLAY_AFTER: Final = Millis(800)  # mechanisms.md 8.5
COMPUTER_PACE: Final = Millis(600)  # mechanisms.md 10
UNTOUCHED: Final = Millis(14 * 24 * 3_600_000)  # mechanisms.md 2.1


class Job(Enum):
    """What is to be done; in one millisecond in this order."""

    FLAG = 1
    TICK = 2
    EXPIRE = 3
    AUTOPLAY = 4
    ABORT_AWAY = 5
    ABORT_UNTOUCHED = 6
    COMPUTER = 7  # the shell's: it lets the computer think
    SETTLE = 8  # the shell's


class Task(NamedTuple):
    """One thing to come. detail: the seat, the offer's id, or the timer's place in the list."""

    at: Millis
    job: Job
    detail: int


_OF_THE_SHELL: Final = frozenset({Job.COMPUTER, Job.SETTLE})


def next_due(match: Match) -> Millis | None:
    """When the next thing happens by itself, None: nothing will."""
    return min((task.at for task in _tasks(match)), default=None)


def computers_to_move(match: Match) -> tuple[Seat, ...]:
    """Computers' seats that may act now."""
    if match.stopped_at is not None:
        return ()
    return tuple(seat for seat in match.actors if not is_person(match, seat))


def computers_due(match: Match, at: Millis) -> tuple[Seat, ...]:
    """Those of them whose time has come at `at`, the earliest first."""
    times = [(_computer_at(match, seat), seat) for seat in computers_to_move(match)]
    return tuple(seat for time, seat in sorted(times) if time <= at)


def _computer_at(match: Match, seat: Seat) -> Millis:
    """When a computer acts: after the last step, or in the time that a timer of the game names.

    Where several may answer at once, a person who listens must hear each of them, and none may
    lie in wait for the last moment: so each draws its time anew when the timer starts. Whatever
    it then decides comes at that time, so the time tells nothing.
    """
    soonest = Millis(match.stepped_at + COMPUTER_PACE)
    for timer in match.timers:
        if timer.computers is not None:
            least, most = timer.computers
            rng = Rng(table_seed(match.start.seed), 0).fork(f"pace/{seat}/{timer.key}")
            wait = least + rng.below(most - least + 1)
            # Never right after another step, or two prices would be heard at once.
            return max(soonest, Millis(timer.since + wait))
    return soonest


def rule_due(table: Table, at: Millis) -> Ruling | None:
    """What is to be done at `at` that the table does itself; None: nothing yet."""
    due = [task for task in _tasks(table.match) if task.at <= at and task.job not in _OF_THE_SHELL]
    if not due:
        return None
    task = min(due, key=lambda task: (task.at, task.job.value, task.detail))
    match task.job:
        case Job.FLAG:
            return _flag(table.match, task)
        case Job.TICK:
            timer = table.match.timers[task.detail]
            return Ruling(EntryKind.TICK, None, Ticked(key=timer.key))
        case Job.EXPIRE:
            return Ruling(EntryKind.EXPIRED, None, Expired(offer_id=task.detail))
        case Job.AUTOPLAY:
            return _autoplay(table, task.detail)
        case Job.ABORT_AWAY:
            return Ruling(EntryKind.ABORTED, None, Aborted(reason=AbortReason.AWAY))
        case Job.ABORT_UNTOUCHED:
            return Ruling(EntryKind.ABORTED, None, Aborted(reason=AbortReason.UNTOUCHED))
        case Job.COMPUTER | Job.SETTLE:
            raise AssertionError("the shell's own")


def _tasks(match: Match) -> Iterator[Task]:
    for offer in match.offers:
        yield Task(offer.expires_at, Job.EXPIRE, offer.id)
    if match.over:
        if not match.settled:
            yield Task(match.at, Job.SETTLE, 0)
        return
    if match.pause is not None and match.pause.until is not None:
        yield Task(match.pause.until, Job.EXPIRE, match.pause.offer_id)
    if match.stopped_at is None:
        yield from _tasks_of_play(match)
    if match.persons <= 1:
        yield Task(Millis(match.at + UNTOUCHED), Job.ABORT_UNTOUCHED, 0)
    elif (away_at := all_away_at(match)) is not None:
        yield Task(away_at, Job.ABORT_AWAY, 0)


def _tasks_of_play(match: Match) -> Iterator[Task]:
    for place, timer in enumerate(match.timers):
        yield Task(Millis(timer.since + timer.ms + TICK_HELD_BACK), Job.TICK, place)
    for seat in match.actors:
        record = match.seats[seat]
        if not is_person(match, seat):
            yield Task(_computer_at(match, seat), Job.COMPUTER, seat)
        elif record.retired is not None:
            if not match.timers:
                yield Task(Millis(record.clock.since + AUTOPLAY_AFTER), Job.AUTOPLAY, seat)
        elif (runs_out := limit(match, seat)) is not None:
            yield Task(Millis(runs_out.at + runs_out.grace + FLAG_DELAY), Job.FLAG, seat)


def _flag(match: Match, task: Task) -> Ruling:
    """The flag of one seat, or of all whose limits end in the same millisecond."""
    first = limit(match, task.detail)
    assert first is not None
    if first.cause is LimitCause.FIRST_ACTION:
        return Ruling(EntryKind.ABORTED, task.detail, Aborted(reason=AbortReason.NO_SHOW))
    seats = tuple(
        other.detail
        for other in _tasks_of_play(match)
        if other.job is Job.FLAG and other.at == task.at and _flags(match, other.detail)
    )
    cause = FlagCause.BRAKE if first.cause is LimitCause.BRAKE else FlagCause.TIME
    return Ruling(EntryKind.FLAGGED, None, Flagged(seats=seats, cause=cause))


def _flags(match: Match, seat: Seat) -> bool:
    runs_out = limit(match, seat)
    return runs_out is not None and runs_out.cause is not LimitCause.FIRST_ACTION


def _autoplay(table: Table, seat: Seat) -> Ruling:
    match = table.match
    # A stream of its own: what the choice draws must not shift what the step draws.
    rng = Rng(table_seed(match.start.seed), match.ply + 1).fork(f"autoplay/{seat}")
    action = table.game.autoplay(table.state, seat, rng)
    return Ruling(EntryKind.ACT, seat, Acted(action=action, by=By.TABLE))
