"""What a frame says about the table beside the game's view: the same for each kind of viewer.

All times are spans from now: clients never compare wall clocks. Facts are made for every commit and
kind of viewer and live only until they are encoded, so they are named tuples: made in a fourth of
the time of a frozen dataclass.
"""

from enum import StrEnum
from typing import Final, NamedTuple

from rules.game import Level, Millis, Result, Seat, Spectator, Viewer
from rules.match.clock import decision_length, elapsed, uses_budget
from rules.match.commands import Barrier, OfferKind, SeatChange
from rules.match.elo import is_provisional
from rules.match.events import AbortReason
from rules.match.match_state import Match, Offer, Pause, Table, is_clocked
from rules.match.offers import ASKABLE, DRAW_FROM, can_take_back, progress, refusal
from rules.match.presence import claim_at
from rules.match.secrecy import opens_at_end

_NONE: Final = Millis(0)


class ClockState(StrEnum):
    """What a seat's clock does. Source: mechanisms.md 2.2."""

    IDLE = "idle"
    NARRATION = "narration"
    RUNNING = "running"
    PAUSED = "paused"
    FLAGGED = "flagged"


class SeatFacts(NamedTuple):
    """One seat.

    provisional: whether its rating still finds its place.
    claim_in_ms: when its absence may be claimed, None while it is here.
    """

    user: str
    name: str
    computer: Level | None
    rating: int | None
    provisional: bool
    guest: bool
    online: bool
    left: bool
    offline_for_ms: Millis | None
    claim_in_ms: Millis | None
    retired: int | None


class SeatClockFacts(NamedTuple):
    """One seat's clock now.

    remaining_ms: its budget, None: it has none.
    starts_in_ms: until the budget (or the brake) begins to run; 0: it runs, or is not awaited.
    brake_in_ms:  until the limit of this one decision (brake, first action); None: there is none.
    """

    state: ClockState
    remaining_ms: Millis | None
    starts_in_ms: Millis
    brake_in_ms: Millis | None


class ClockFacts(NamedTuple):
    """All clocks. t_ms: since the table began; timer_in_ms: until the game's nearest timer."""

    t_ms: Millis
    timer_in_ms: Millis | None
    seats: tuple[SeatClockFacts, ...]


class OfferFacts(NamedTuple):
    """An offer that stands; the fields of `events.TableOfferMade`."""

    id: int
    kind: OfferKind
    by_seat: Seat
    needs: tuple[Seat, ...]
    accepted: tuple[Seat, ...]
    expires_in_ms: Millis
    absent_seat: Seat | None
    barriers: tuple[Barrier, ...]
    to_vseq: int | None


class TakeBackFacts(NamedTuple):
    """What taking back one's own last step would undo: what it drew or showed, and from where."""

    barriers: tuple[Barrier, ...]
    to_vseq: int


class PauseFacts(NamedTuple):
    """An agreed pause. resumed: seats that have said that it may end."""

    ends_in_ms: Millis | None
    resumed: tuple[Seat, ...]


class ChangeFacts(NamedTuple):
    """What the end has meant for one seat. provisional: of the rating after it."""

    change: SeatChange
    provisional: bool


class SharedFacts(NamedTuple):
    """What all viewers are told alike."""

    seats: tuple[SeatFacts, ...]
    clock: ClockFacts


class FrameFacts(NamedTuple):
    """The house's part of a frame.

    decision:   the seat's own, None for spectators.
    offerable:  for a seat: each kind of offer, and why it may not be made now (None: it may): the
                condition that is not met ("rated", "progress", ...), else the refusal's code.
    take_back:  for a seat that could ask for its last step.
    commitment: to the seed; seed: revealed once the table is over, where what
                was hidden is opened then (a daily one's: not here).
    rematch:    id of the table at which all have agreed to play again.
    changes:    what the settlement has changed, in seat order; None: it is still to come.
    """

    decision: int | None
    actors: tuple[Seat, ...]
    seats: tuple[SeatFacts, ...]
    clock: ClockFacts
    offers: tuple[OfferFacts, ...]
    offerable: tuple[tuple[OfferKind, str | None], ...]
    take_back: TakeBackFacts | None
    pause: PauseFacts | None
    result: Result | None
    aborted: AbortReason | None
    commitment: str
    seed: str | None
    rematch: str | None
    changes: tuple[ChangeFacts, ...] | None


def shared_facts(table: Table, now: Millis) -> SharedFacts:
    """The part of all frames at `now` that is the same for every viewer."""
    match = table.match
    now = max(now, match.at)
    seats = range(len(match.seats))
    return SharedFacts(
        seats=tuple([_seat_facts(match, seat, now) for seat in seats]),
        clock=_clock_facts(match, now),
    )


def frame_facts(
    table: Table, viewer: Viewer, now: Millis, shared: SharedFacts | None = None
) -> FrameFacts:
    """The house's part of a frame for `viewer` at `now`.

    shared: `shared_facts(table, now)`, if there are more viewers to tell than this one.
    """
    match = table.match
    now = max(now, match.at)
    if shared is None:
        shared = shared_facts(table, now)
    over = match.over
    seat = None if isinstance(viewer, Spectator) else viewer
    return FrameFacts(
        decision=None if seat is None else match.seats[seat].decision,
        actors=match.actors,
        seats=shared.seats,
        clock=shared.clock,
        offers=tuple([_offer_facts(offer, viewer, now) for offer in match.offers]),
        offerable=() if seat is None else _offerable(table, seat, now),
        take_back=None if seat is None or over else _take_back_facts(match, seat),
        pause=None if match.pause is None else _pause_facts(match.pause, now),
        result=match.result,
        aborted=match.aborted,
        commitment=match.commitment,
        seed=match.start.seed if over and _tells_seed(table) else None,
        rematch=match.rematch,
        changes=tuple(_change_facts(match, one) for one in match.changes)
        if match.settled
        else None,
    )


def _tells_seed(table: Table) -> bool:
    start = table.match.start
    return start.daily is None and opens_at_end(table.game, start)


def _seat_facts(match: Match, seat: Seat, now: Millis) -> SeatFacts:
    holder, record = match.start.seats[seat], match.seats[seat]
    presence = record.presence
    away = not presence.online
    possible_at = None
    if away or presence.left_at is not None:
        possible_at = claim_at(match, seat)
    return SeatFacts(
        user=holder.user,
        name=holder.name,
        computer=holder.computer,
        rating=holder.rating,
        provisional=holder.rating is not None and is_provisional(holder.games),
        guest=holder.guest,
        online=presence.online,
        left=presence.left_at is not None,
        offline_for_ms=_span(presence.at, now) if away else None,
        claim_in_ms=None if possible_at is None else _span(now, possible_at),
        retired=record.retired,
    )


def _clock_facts(match: Match, now: Millis) -> ClockFacts:
    timer_in = None
    if match.timers and match.stopped_at is None:
        timer_in = _span(now, min(Millis(timer.since + timer.ms) for timer in match.timers))
    return ClockFacts(
        t_ms=Millis(now - match.began_at),
        timer_in_ms=timer_in,
        seats=tuple([_seat_clock(match, seat, now) for seat in range(len(match.seats))]),
    )


def _seat_clock(match: Match, seat: Seat, now: Millis) -> SeatClockFacts:
    record = match.seats[seat]
    clock = record.clock
    if clock.start_at is None:
        state = ClockState.FLAGGED if record.flagged else ClockState.IDLE
        return SeatClockFacts(
            state=state, remaining_ms=clock.remaining, starts_in_ms=_NONE, brake_in_ms=None
        )
    stopped = match.stopped_at is not None
    # Where clocks stand, everything is as it was when they were stopped.
    moment = match.stopped_at if match.stopped_at is not None else now
    runs = elapsed(clock, moment, stopped=stopped)
    remaining = clock.remaining
    brake_in = None
    if uses_budget(match, seat):
        assert remaining is not None
        remaining = Millis(max(0, remaining - max(0, runs - clock.free)))
    elif (length := decision_length(match, seat)) is not None:
        wait = max(0, clock.start_at - moment)
        brake_in = Millis(max(0, length - runs) + wait)
    if stopped or now < match.resumes_at:
        state = ClockState.PAUSED
    elif now < clock.start_at:
        state = ClockState.NARRATION
    else:
        state = ClockState.RUNNING
    return SeatClockFacts(
        state=state,
        remaining_ms=remaining,
        starts_in_ms=Millis(max(0, clock.start_at - moment) + max(0, clock.free - runs)),
        brake_in_ms=brake_in,
    )


def _offer_facts(offer: Offer, viewer: Viewer, now: Millis) -> OfferFacts:
    place = -1 if isinstance(viewer, Spectator) else viewer
    return OfferFacts(
        id=offer.id,
        kind=offer.kind,
        by_seat=offer.seat,
        needs=offer.needs,
        accepted=offer.accepted,
        expires_in_ms=_span(now, offer.expires_at),
        absent_seat=offer.absent_seat,
        barriers=offer.barriers,
        to_vseq=offer.to_vseqs[place] if offer.to_vseqs else None,
    )


def _offerable(table: Table, seat: Seat, now: Millis) -> tuple[tuple[OfferKind, str | None], ...]:
    match = table.match
    if match.offers or match.asked or match.muted or match.pause or match.over:
        return _judge_offers(table, seat, now)
    # Nothing has been proposed yet: then the answers hang on these few facts alone, and hardly a
    # frame has new ones.
    calm = (
        len(match.seats),
        match.persons,
        match.start.terms.kind,
        match.start.daily is None,
        match.start.take_back,
        is_clocked(match),
        match.pauses,
        match.seats[seat].retired is None,
        can_take_back(match, seat),
        progress(table) >= DRAW_FROM,
    )
    answers = _calm_answers.get(calm)
    if answers is None:
        answers = _calm_answers[calm] = _judge_offers(table, seat, now)
    return answers


_calm_answers: dict[tuple[object, ...], tuple[tuple[OfferKind, str | None], ...]] = {}
"""Remembered answers of `_judge_offers`; a few dozen at most."""


def _judge_offers(
    table: Table, seat: Seat, now: Millis
) -> tuple[tuple[OfferKind, str | None], ...]:
    kinds = []
    for kind in ASKABLE:
        refused = refusal(table, seat, kind, now)
        kinds.append((kind, None if refused is None else refused.reason or refused.code.value))
    return tuple(kinds)


def _take_back_facts(match: Match, seat: Seat) -> TakeBackFacts | None:
    last = match.seats[seat].last_step
    if last is None or not can_take_back(match, seat):
        return None
    return TakeBackFacts(barriers=last.barriers, to_vseq=last.vseqs[seat])


def _pause_facts(pause: Pause, now: Millis) -> PauseFacts:
    ends_in = None if pause.until is None else _span(now, pause.until)
    return PauseFacts(ends_in_ms=ends_in, resumed=pause.resumed)


def _change_facts(match: Match, change: SeatChange) -> ChangeFacts:
    counted = change.rating_after != change.rating_before
    games = match.start.seats[change.seat].games + counted
    return ChangeFacts(
        change=change,
        provisional=change.rating_after is not None and is_provisional(games),
    )


def _span(begin: Millis, end: Millis) -> Millis:
    return Millis(max(0, end - begin))
