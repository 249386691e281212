"""Pebbles: a whole game, about sixty lines between its imports and its record.

Two to four seats, a secret and a draw: each seat holds two secret numbers. In turn they take as
many pebbles from the heap as one of their numbers says (or what is left), and draw a new number.
Whoever takes the last pebble wins.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from rules.errors import RuleError, SharedCode
from rules.game import SPECTATOR, Event, Game, Millis, Result, Seat, Step, Viewer, Wire
from rules.rng import Rng
from rules.texts import read_texts

NUMBERS = (1, 2, 3)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Wire):
    heap: Literal[9, 15] = 15
    first_seat: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    heap: int
    active_seat: Seat
    hands: tuple[tuple[int, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Take(Wire):
    number: int
    type: Literal["take"] = "take"


@dataclass(frozen=True, slots=True, kw_only=True)
class PebblesTaken(Event):
    reveals: ClassVar[bool] = True  # the number was secret
    seat: Seat
    number: int
    drawn: int | None  # None: hidden from the others, and when the heap is empty
    type: Literal["pebbles_taken"] = "pebbles_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    phase: Literal["take", "over"]
    heap: int
    active_seat: Seat
    hand: tuple[int, ...] | None
    seats: int


def setup(options: Options, seats: int, rng: Rng) -> State:
    hands = tuple((rng.choice(NUMBERS), rng.choice(NUMBERS)) for _ in range(seats))
    return State(heap=options.heap, active_seat=options.first_seat, hands=hands)


def actors(state: State) -> frozenset[Seat]:
    return frozenset({state.active_seat} if state.heap else ())


def legal(state: State, seat: Seat) -> Iterator[Take]:
    if seat in actors(state):
        yield from (Take(number=number) for number in sorted(set(state.hands[seat])))


def apply(state: State, seat: Seat, action: Take, rng: Rng) -> Step[State, PebblesTaken]:
    if seat not in actors(state):
        raise RuleError(SharedCode.NOT_YOUR_TURN, seat=state.active_seat)
    hand = list(state.hands[seat])
    if action.number not in hand:
        raise RuleError("not_your_number", number=action.number)
    heap = max(0, state.heap - action.number)
    if not heap:
        last = PebblesTaken(seat=seat, number=action.number, drawn=None)
        return Step(replace(state, heap=0), (last,))
    hand[hand.index(action.number)] = drawn = rng.choice(NUMBERS)
    hands = (*state.hands[:seat], tuple(hand), *state.hands[seat + 1 :])
    after = State(heap=heap, active_seat=(seat + 1) % len(hands), hands=hands)
    return Step(after, (PebblesTaken(seat=seat, number=action.number, drawn=drawn),))


def view(state: State, viewer: Viewer) -> View:
    return View(
        phase="take" if state.heap else "over",
        heap=state.heap,
        active_seat=state.active_seat,
        hand=None if viewer is SPECTATOR else state.hands[viewer],
        seats=len(state.hands),
    )


def show(event: PebblesTaken, viewer: Viewer) -> PebblesTaken:
    return event if viewer == event.seat else replace(event, drawn=None)


def result(state: State) -> Result | None:
    if state.heap:
        return None
    won = [seat == state.active_seat for seat in range(len(state.hands))]
    others = tuple(seat for seat, first in enumerate(won) if not first)
    return Result(
        reason="heap_empty", ranking=((state.active_seat,), others), scores=tuple(map(int, won))
    )


def sample(known: View, seat: Seat, rng: Rng, _seen: tuple[PebblesTaken, ...]) -> State:
    guess = setup(Options(), known.seats, rng).hands
    hands = tuple(known.hand or () if other == seat else hand for other, hand in enumerate(guess))
    return State(heap=known.heap, active_seat=known.active_seat, hands=hands)


GAME = Game(
    id="pebbles",
    rules_version=1,
    seats=range(2, 5),
    Options=Options,
    State=State,
    Action=Take,
    Event=PebblesTaken,
    View=View,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    reading=lambda _event: Millis(1800),
    view=view,
    show=show,
    result=result,
    autoplay=lambda state, seat, rng: rng.choice(tuple(legal(state, seat))),
    sample=sample,
    texts=read_texts(__name__),
)
