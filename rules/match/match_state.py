"""What a table is at one moment: the game's state, and the match around it as one plain value.

Everything here is folded from the log and could be thrown away (`replay.py` makes it again). Only
plain values: the shell writes a `Match` into snapshots. Tuples of closed words are sorted, so that
the same log gives the same bytes everywhere.

The three values that every step makes anew have no slots, so that `changed` can copy them whole.
"""

from dataclasses import dataclass
from typing import Any, TypeVar

from rules.game import AnyGame, Millis, Result, Seat, Spectator, Viewer, Wire
from rules.match.commands import Barrier, OfferKind, SeatChange
from rules.match.events import AbortReason
from rules.match.terms import Kind, NoClock, Start

T = TypeVar("T", "SeatClock", "SeatRecord", "Match")


def changed(value: T, **fields: Any) -> T:
    """The value with some fields changed, as `dataclasses.replace`.

    It copies instead of calling the constructor, which for a frozen value costs as much a field as
    the whole copy: 0.8 us instead of 3.6 for a clock, and every step makes several.
    """
    new = object.__new__(type(value))
    new.__dict__.update(value.__dict__)
    new.__dict__.update(fields)
    return new


@dataclass(frozen=True, kw_only=True)
class SeatClock(Wire):
    """The clock of one seat. Source: mechanisms.md 2.

    remaining: budget in ms before the present decision is charged; None: there is no budget.
    quota:     lag that may still be compensated, ms.
    since:     when the present decision came up.
    start_at:  when its clock starts (narration is granted until then); None: not awaited.
    spent:     its running time before the clocks were last stopped.
    free:      its first running time that costs nothing (a reply inside another's turn).
    key:       its turn key; None: a reply, or a decision of several at once.
    turn:      key of the turn in which the seat has acted and which is not finished.
    turn_used: budget used in that turn, for Bronstein's refund.
    paid:      key of the last finished turn: a turn is paid once.
    """

    remaining: Millis | None
    quota: Millis
    since: Millis = Millis(0)
    start_at: Millis | None = None
    spent: Millis = Millis(0)
    free: Millis = Millis(0)
    key: str | None = None
    turn: str | None = None
    turn_used: Millis = Millis(0)
    paid: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Presence(Wire):
    """Whether a seat is connected. Source: mechanisms.md 8.

    at:      when it came or went.
    budget:  how long it may still be away in this game before a claim is possible at once.
    left_at: when it said that it leaves for good.
    gaps:    short absences that were credited to its clock.
    """

    online: bool
    at: Millis
    budget: Millis
    left_at: Millis | None = None
    gaps: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class LastStep(Wire):
    """What taking back a seat's last own step would undo.

    seq:      that step's entry.
    turn:     which turn it belonged to.
    vseqs:    the streams' numbers before it, for seats and then spectators.
    barriers: what it and the later steps drew or showed.
    earned:   per seat, the clock time earned by it and the later steps.
    """

    seq: int
    turn: int
    vseqs: tuple[int, ...]
    barriers: tuple[Barrier, ...]
    earned: tuple[Millis, ...]


@dataclass(frozen=True, kw_only=True)
class SeatRecord(Wire):
    """What the table knows of one seat.

    decision:       the counter of design.md 7.
    acted:          whether it has acted at all (first action, abort).
    narrated_until: until when the events so far take to be read.
    retired:        its place in the order of retirement (1 = first), None: it plays.
    flagged:        whether its time ran out.
    last_step:      None: it has no step to take back.
    """

    decision: int
    clock: SeatClock
    presence: Presence
    acted: bool = False
    narrated_until: Millis = Millis(0)
    retired: int | None = None
    flagged: bool = False
    last_step: LastStep | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Wire):
    """An offer that stands. Source: mechanisms.md 7.1.

    made_seq: length of the log when it was made.
    needs:    seats that are asked; accepted: those that have said yes; declined: no (a vote only).
    """

    id: int
    kind: OfferKind
    seat: Seat
    made_at: Millis
    made_seq: int
    expires_at: Millis
    needs: tuple[Seat, ...]
    accepted: tuple[Seat, ...] = ()
    declined: tuple[Seat, ...] = ()
    absent_seat: Seat | None = None
    barriers: tuple[Barrier, ...] = ()
    to_vseqs: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(Wire):
    """How often a seat has made offers of one kind, and when and where the last one was closed."""

    seat: Seat
    kind: OfferKind
    times: int
    closed_at: Millis
    position: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Mute(Wire):
    """A seat that wants no more offers of a kind."""

    seat: Seat
    kind: OfferKind


@dataclass(frozen=True, slots=True, kw_only=True)
class Pause(Wire):
    """An agreed pause. until: None: until all seats in play have said that it may end."""

    offer_id: int
    until: Millis | None
    resumed: tuple[Seat, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class RunningTimer(Wire):
    """A timer of the game: which, since when, and its nominal length.

    computers: so long after its start a computer acts, at least and at most; None: at the
               table's pace.
    """

    key: str
    since: Millis
    ms: Millis
    computers: tuple[Millis, Millis] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class CutNoted(Wire):
    """A cut of ours that was credited already."""

    seat: Seat
    incident: str


@dataclass(frozen=True, kw_only=True)
class Match(Wire):
    """All of a table but the game's own state.

    commitment:  what binds the house to the seed; shown from the start.
    persons:     seats not held by computers.
    seq, at:     number and time of the last entry; began_at: of the first.
    vseqs:       per stream (seats, then spectators) the entries that showed it an event.
    ply:         steps in effect; position: counts steps and take-backs and never goes back.
    turn:        counts persons' turns, each from its first step; turn_seat, turn_key: the present.
    actors:      who may act; timers: the game's running countdowns.
    stepped_at:  time of the last step (pace of the computers).
    stopped_at:  since when all clocks stand (a pause, a pending take-back), None: they run.
    resumes_at:  when clocks run again after the last pause.
    pauses:      agreed pauses so far.
    outage_until, cuts: what was credited already.
    result:      how the game ended; aborted: why it ended without one. Over: one of them.
    settled:     whether the settlement is in the log; changes: what it changed, seat by seat.
    rematch:     id of the table all have agreed to play at next.
    """

    start: Start
    commitment: str
    persons: int
    began_at: Millis
    seq: int
    at: Millis
    vseqs: tuple[int, ...]
    seats: tuple[SeatRecord, ...]
    ply: int = 0
    position: int = 0
    turn: int = 0
    turn_seat: Seat | None = None
    turn_key: str | None = None
    actors: tuple[Seat, ...] = ()
    timers: tuple[RunningTimer, ...] = ()
    stepped_at: Millis
    stopped_at: Millis | None = None
    resumes_at: Millis = Millis(0)
    pause: Pause | None = None
    pauses: int = 0
    offers: tuple[Offer, ...] = ()
    next_offer: int = 1
    asked: tuple[Asked, ...] = ()
    muted: tuple[Mute, ...] = ()
    outage_until: Millis = Millis(0)
    cuts: tuple[CutNoted, ...] = ()
    result: Result | None = None
    aborted: AbortReason | None = None
    settled: bool = False
    changes: tuple[SeatChange, ...] = ()
    rematch: str | None = None

    @property
    def over(self) -> bool:
        """Whether play has ended, with a result or without."""
        return self.result is not None or self.aborted is not None


@dataclass(frozen=True, slots=True)
class Table:
    """A match in progress (or over): the game, its state, and the match around it."""

    game: AnyGame
    state: Any
    match: Match


def is_person(match: Match, seat: Seat) -> bool:
    """Whether a person (not a computer) holds the seat."""
    return match.start.seats[seat].computer is None


def is_alone(match: Match) -> bool:
    """Whether one person plays against computers only: then nothing runs out."""
    return match.persons <= 1


def is_clocked(match: Match) -> bool:
    """Whether seats have a budget."""
    return not isinstance(match.start.terms.time_control, NoClock)


def is_friendly(match: Match) -> bool:
    """Whether the result does not count."""
    return match.start.terms.kind is Kind.FRIENDLY


def vseq(match: Match, viewer: Viewer) -> int:
    """How many entries have shown `viewer` an event."""
    return match.vseqs[-1 if isinstance(viewer, Spectator) else viewer]
