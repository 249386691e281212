"""What a step of the game means for the table: who is asked next, clocks, narration, undo.

A step is an act, a tick of the game's timer, or a retirement.
"""

from collections.abc import Sequence
from typing import Any, Final

from rules.game import SPECTATOR, TABLE, Event, Millis, Seat, Step
from rules.match.clock import charge, finish_turn, reply_free, turn_pay
from rules.match.commands import Barrier
from rules.match.draft import Draft, SeatDraft
from rules.match.ending import end, void_offers
from rules.match.entry_data import Acted, By
from rules.match.match_state import LastStep, RunningTimer, is_clocked, is_friendly, is_person
from rules.match.presence import came_back
from rules.match.terms import Tempo

_TEMPO: Final = {Tempo.FAST: 6, Tempo.NORMAL: 10, Tempo.CALM: 16}  # tenths; mechanisms.md 2.3


def take_act(draft: Draft, seat: Seat, acted: Acted, step: Step[Any, Any], *, drew: bool) -> None:
    """Fold in an action of `seat`, which `step` is the outcome of."""
    by_holder = acted.by is By.SEAT
    place = draft.seats[seat]
    if by_holder and is_person(draft.before, seat):
        place.narrated_until = draft.at
        if place.presence.left_at is not None:
            place.presence = came_back(place.presence, draft.at)
        if place.clock.start_at is not None:
            _note_turn(draft, seat, place)
    if place.clock.start_at is not None:
        place.clock = charge(
            place.clock,
            draft.start.terms.time_control,
            acted.elapsed,
            acted.comp,
            from_budget=draft.pays(seat),
        )
    place.acted = True
    _take(draft, step, drew=drew, actor=seat, own_step=by_holder)


def take_tick(draft: Draft, step: Step[Any, Any], *, drew: bool) -> None:
    """Fold in the action of a timer that has run out."""
    _take(draft, step, drew=drew, actor=TABLE, own_step=False)


def take_retirement(draft: Draft, step: Step[Any, Any]) -> None:
    """Fold in what the game does when a seat leaves for good; no step before it can be undone."""
    for place in draft.seats:
        place.last_step = None
    _advance(draft, step)


def aim(draft: Draft, *, actor: Seat | None = None, afresh: bool = False) -> None:
    """Find out who may act now and start their clocks.

    actor:  the seat that has just acted; its decision, if it is still asked, is another one.
    afresh: every decision is another one (start, take-back, retirement).
    """
    game, state = draft.game, draft.state
    were_actors, were_awaited = draft.actors, draft.awaited
    actors = draft.actors = tuple(sorted(game.actors(state)))
    draft.timers = _running_timers(draft)
    awaited = draft.awaited
    for seat, place in enumerate(draft.seats):
        if seat not in actors:
            draft.rest(seat)
            continue
        if (
            afresh
            or seat not in were_actors
            or (seat in awaited and seat not in were_awaited)
            or (seat == actor and seat in were_awaited)
        ):
            place.decision += 1
            draft.rest(seat)
            if seat in awaited:
                key = _turn_key(draft, seat, place, alone_before=were_awaited == (seat,))
                free = reply_free(draft.start.terms.time_control) if key is None else Millis(0)
                draft.ask(seat, free, key)
        elif seat not in awaited:
            draft.rest(seat)


def _take(draft: Draft, step: Step[Any, Any], *, drew: bool, actor: Seat, own_step: bool) -> None:
    _advance(draft, step)
    if draft.over:
        return
    aim(draft, actor=actor)
    earned = _pay_turns(draft)
    start = draft.start
    if is_friendly(draft.before) and start.daily is None and start.take_back:
        _note_undo(draft, actor if own_step else None, step.events, drew, earned)


def _advance(draft: Draft, step: Step[Any, Any]) -> None:
    draft.state = step.state
    draft.ply += 1
    draft.position += 1
    draft.stepped_at = draft.at
    draft.events.extend(step.events)
    if draft.offers:
        void_offers(draft)
    _grant_reading(draft, step.events)
    result = draft.game.result(draft.state)
    if result is not None:
        end(draft, result)


def _grant_reading(draft: Draft, events: Sequence[Event]) -> None:
    """Grant every seat the time to read what it did not do itself. Source: mechanisms.md 2.3."""
    game = draft.game
    told = []
    for event in events:
        public = game.show(event, SPECTATOR)
        # Only what all may see counts, or the pause would tell about secrets.
        if public is not None and (reading := game.reading(public)) > 0:
            told.append((None if getattr(event, "auto", False) else _doer(event), reading))
    if not told:
        return
    tempo = _TEMPO[draft.start.terms.tempo]
    for seat, place in enumerate(draft.seats):
        granted = sum(reading for doer, reading in told if doer != seat) * tempo // 10
        if granted:
            place.narrated_until = Millis(max(place.narrated_until, draft.at) + granted)


def _doer(event: Event) -> Seat | None:
    doer: Seat | None = getattr(event, "seat", None)
    return doer


def _running_timers(draft: Draft) -> tuple[RunningTimer, ...]:
    timers = draft.game.timers(draft.state)
    if not timers:
        return ()
    since = {timer.key: timer.since for timer in draft.timers}
    return tuple(
        RunningTimer(
            key=timer.key,
            since=since.get(timer.key, draft.at),
            ms=timer.ms,
            computers=timer.computers,
        )
        for timer in timers
    )


def _turn_key(draft: Draft, seat: Seat, place: SeatDraft, *, alone_before: bool) -> str | None:
    if draft.game.turn_key is not None:
        return draft.game.turn_key(draft.state, seat)
    if draft.awaited != (seat,):
        return None
    # A seat that stays the only one asked is still in the same turn.
    return place.clock.key if alone_before and place.clock.key else str(draft.ply)


def _note_turn(draft: Draft, seat: Seat, place: SeatDraft) -> None:
    """Count persons' turns, each from its first step; replies belong to the turn they are in."""
    key = place.clock.key
    if key is not None and (draft.turn_seat, draft.turn_key) != (seat, key):
        draft.turn += 1
        draft.turn_seat, draft.turn_key = seat, key


def _pay_turns(draft: Draft) -> tuple[Millis, ...]:
    """Pay the turns that are finished now; what each seat got. Source: mechanisms.md 2.1.

    A turn is finished when its seat is asked about something else, or another seat has its own.
    While others only reply, it goes on.
    """
    earned = [Millis(0)] * len(draft.seats)
    if not is_clocked(draft.before):
        return tuple(earned)
    awaited = draft.awaited
    for seat, place in enumerate(draft.seats):
        clock = place.clock
        if clock.turn is None:
            continue
        if seat in awaited:
            finished = clock.key != clock.turn
        elif draft.game.turn_key is None:
            finished = True
        else:
            finished = any(draft.seats[other].clock.key is not None for other in awaited)
        if finished:
            earned[seat] = turn_pay(clock, draft.start.terms.time_control)
            place.clock = finish_turn(clock, earned[seat])
    return tuple(earned)


def _note_undo(
    draft: Draft,
    actor: Seat | None,
    events: Sequence[Event],
    drew: bool,
    earned: tuple[Millis, ...],
) -> None:
    """Note what a take-back of each seat's last own step would undo."""
    barriers = _barriers(events, drew=drew)
    for seat, place in enumerate(draft.seats):
        if not is_person(draft.before, seat):
            continue
        last = place.last_step
        if seat == actor:
            place.last_step = LastStep(
                seq=draft.seq,
                turn=draft.turn,
                vseqs=draft.before.vseqs,
                barriers=barriers,
                earned=earned,
            )
        elif last is not None and last.turn < draft.turn - 1:
            place.last_step = None
        elif last is not None and (any(earned) or not set(barriers) <= set(last.barriers)):
            place.last_step = LastStep(
                seq=last.seq,
                turn=last.turn,
                vseqs=last.vseqs,
                barriers=tuple(sorted({*last.barriers, *barriers})),
                earned=tuple(
                    [Millis(old + new) for old, new in zip(last.earned, earned, strict=True)]
                ),
            )


def _barriers(events: Sequence[Event], *, drew: bool) -> tuple[Barrier, ...]:
    reveals = any(event.reveals for event in events)
    if drew:
        return (Barrier.RANDOM, Barrier.REVEAL) if reveals else (Barrier.RANDOM,)
    return (Barrier.REVEAL,) if reveals else ()
