"""One entry folded into a table: the same function when it is decided and when it is replayed."""

from typing import Any, NamedTuple

from rules.errors import RuleError
from rules.game import TABLE, Seat, Step
from rules.match.clock import give_back
from rules.match.credits import fold_credit, fold_presence
from rules.match.draft import Draft
from rules.match.ending import abort, close_offer, void_offers
from rules.match.entry import Entry
from rules.match.entry_data import (
    Aborted,
    Acted,
    Answered,
    Credited,
    EntryData,
    Expired,
    Flagged,
    Narrated,
    Offered,
    PresenceChanged,
    Resigned,
    Retired,
    Settlement,
    Started,
    TakenBack,
    Ticked,
)
from rules.match.errors import Rejection
from rules.match.events import (
    OfferState,
    TableNarrated,
    TableOfferAnswered,
    TableSettled,
    TableTakenBack,
)
from rules.match.match_state import Table
from rules.match.offers import fold_answer, fold_expired, fold_offer, open_offer
from rules.match.retiring import fold_flagged, fold_resigned, fold_retired
from rules.match.seed import table_seed
from rules.match.steps import aim, take_act, take_tick
from rules.rng import Rng


class ReplayMismatch(Exception):
    """An entry's stored events are not those the rules produce: a log of other rules, or a bug."""


class EventMismatch(ReplayMismatch):
    """The rules allow the entry, and cause other events than it holds."""


class LogNeeded(Exception):
    """A take-back can only be folded from the whole log: hand it in, or load the snapshot."""


class Outcome(NamedTuple):
    """What a step of the game came to, and whether it drew."""

    step: Step[Any, Any]
    drew: bool


def fold(
    draft: Draft,
    seat: Seat | None,
    data: EntryData,
    *,
    outcome: Outcome | None = None,
    past: Table | None = None,
) -> None:
    """Fold an entry of `seat` into `draft`.

    outcome: of the action, where the caller has applied it already; else it is applied here.
    past:    for a take-back, the table after the entry `to_seq`.
    """
    match data:
        case Acted():
            if outcome is None:
                outcome = _play(draft, _of(seat), data.action)
            take_act(draft, _of(seat), data, outcome.step, drew=outcome.drew)
        case Narrated():
            _end_narration(draft, _of(seat))
        case PresenceChanged():
            fold_presence(draft, _of(seat), data)
        case Ticked(key=key):
            outcome = _play(draft, TABLE, _timer_action(draft, key))
            take_tick(draft, outcome.step, drew=outcome.drew)
        case Offered():
            fold_offer(draft, _of(seat), data)
        case Answered():
            fold_answer(draft, _of(seat), data)
        case Expired():
            fold_expired(draft, data)
        case TakenBack():
            _take_back(draft, _of(seat), data, past)
        case Flagged():
            fold_flagged(draft, data)
        case Resigned():
            fold_resigned(draft, _of(seat))
        case Retired():
            fold_retired(draft, _of(seat), data)
        case Credited():
            fold_credit(draft, seat, data)
        case Aborted(reason=reason, incident=incident):
            abort(draft, reason, seat, incident)
        case Settlement(changes=changes):
            draft.settled = True
            draft.changes = changes
            draft.tell(TableSettled(changes=changes))
        case Started():
            raise ReplayMismatch("a table is started only once")


def play(table: Table, actor: Seat, action: Any) -> Outcome:
    """Apply an action to the game. Raises RuleError."""
    rng = Rng(table_seed(table.match.start.seed), table.match.ply + 1)
    step = table.game.apply(table.state, actor, action, rng)
    return Outcome(step, rng.drawn)


def evolve(table: Table, entry: Entry, past: Table | None = None) -> Table:
    """The table after `entry`. Raises LogNeeded, ReplayMismatch."""
    if entry.seq != table.match.seq + 1:
        raise ReplayMismatch(f"entry {entry.seq} does not follow on {table.match.seq}")
    if entry.kind != entry.data.kind or entry.at < table.match.at:
        raise ReplayMismatch(f"entry {entry.seq} contradicts itself or comes too early")
    draft = Draft(table, entry.at)
    try:
        fold(draft, entry.seat, entry.data, past=past)
    except (RuleError, Rejection) as error:
        raise ReplayMismatch(f"entry {entry.seq} is refused: {error.code}") from error
    if tuple(draft.events) != entry.events:
        raise EventMismatch(f"entry {entry.seq} causes other events than it holds")
    return draft.table()


def _play(draft: Draft, actor: Seat, action: Any) -> Outcome:
    return play(Table(draft.game, draft.state, draft.before), actor, action)


def _of(seat: Seat | None) -> Seat:
    if seat is None:
        raise ReplayMismatch("an entry of this kind is some seat's")
    return seat


def _timer_action(draft: Draft, key: str) -> Any:
    for timer in draft.game.timers(draft.state):
        if timer.key == key:
            return timer.action
    raise ReplayMismatch(f"no timer {key} is running")


def _end_narration(draft: Draft, seat: Seat) -> None:
    place = draft.seats[seat]
    place.narrated_until = draft.at
    # The same decision, asked as if there were nothing left to read.
    draft.ask(seat, place.clock.free, place.clock.key)
    draft.tell(TableNarrated(seat=seat))


def _take_back(draft: Draft, seat: Seat, taken_back: TakenBack, past: Table | None) -> None:
    """Go back to `past`: its state and who is asked, with the clocks of now. Source: 7.2."""
    if past is None:
        raise LogNeeded("a take-back needs the log")
    undone_seat = taken_back.undone_seat
    last = draft.before.seats[undone_seat].last_step
    if last is None or last.seq != taken_back.to_seq + 1:
        raise ReplayMismatch(f"seat {undone_seat} has no step after entry {taken_back.to_seq}")
    if taken_back.offer_id is not None:
        offer = open_offer(draft.offers, taken_back.offer_id)
        draft.tell(TableOfferAnswered(offer_id=offer.id, kind=offer.kind, seat=seat, accept=True))
        close_offer(draft, offer, OfferState.ACCEPTED)
    void_offers(draft)
    draft.tell(TableTakenBack(seat=undone_seat, to_vseqs=last.vseqs))
    then = past.match
    draft.state = past.state
    draft.ply = then.ply
    draft.position += 1
    draft.stepped_at = draft.at
    draft.turn, draft.turn_seat, draft.turn_key = then.turn, then.turn_seat, then.turn_key
    for index, (place, old) in enumerate(zip(draft.seats, then.seats, strict=True)):
        place.narrated_until = draft.at
        place.last_step = old.last_step
        draft.rest(index)
        place.clock = give_back(place.clock, last.earned[index], old.clock)
    draft.timers = ()  # so that they begin anew
    aim(draft, afresh=True)
