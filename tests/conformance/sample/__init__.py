"""Pebbles: a whole game in sixty lines of code, with a secret, a draw, and two to four seats.

Each seat holds two secret numbers. In turn they take as many pebbles from the heap as one of their
numbers says (or what is left), and draw a new number. Whoever takes the last pebble wins.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import ClassVar, Literal

from rules.errors import RuleError, SharedCode
from rules.game import SPECTATOR, Game, Millis, Result, Seat, Step, Viewer, Wire
from rules.game import Event as GameEvent
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
class PebblesTaken(GameEvent):
    reveals: ClassVar[bool] = True  # the number was secret
    seat: Seat
    number: int
    type: Literal["pebbles_taken"] = "pebbles_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class NumberDrawn(GameEvent):
    seat: Seat
    number: int | None  # None: for everybody else
    type: Literal["number_drawn"] = "number_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    phase: Literal["take", "over"]
    heap: int
    active_seat: Seat
    hand: tuple[int, ...] | None
    seats: int


Event = PebblesTaken | NumberDrawn


def setup(options: Options, seats: int, rng: Rng) -> State:
    hands = tuple((rng.choice(NUMBERS), rng.choice(NUMBERS)) for _ in range(seats))
    return State(heap=options.heap, active_seat=options.first_seat, hands=hands)


def actors(state: State) -> frozenset[Seat]:
    return frozenset({state.active_seat} if state.heap else ())


def legal(state: State, seat: Seat) -> Iterator[Take]:
    if seat in actors(state):
        yield from (Take(number=number) for number in sorted(set(state.hands[seat])))


def apply(state: State, seat: Seat, action: Take, rng: Rng) -> Step[State, Event]:
    if not isinstance(action, Take):
        raise RuleError(SharedCode.UNKNOWN_ACTION)
    if not state.heap:
        raise RuleError(SharedCode.GAME_OVER)
    if seat != state.active_seat:
        raise RuleError(SharedCode.NOT_YOUR_TURN, seat=state.active_seat)
    if action.number not in state.hands[seat]:
        raise RuleError("not_your_number", number=action.number)
    taken = PebblesTaken(seat=seat, number=action.number)
    heap = max(0, state.heap - action.number)
    if not heap:
        return Step(replace(state, heap=0), (taken,))
    hands, drawn = list(state.hands), rng.choice(NUMBERS)
    kept = hands[seat][1 - hands[seat].index(action.number)]
    hands[seat] = (kept, drawn)
    after = State(heap=heap, active_seat=(seat + 1) % len(hands), hands=tuple(hands))
    return Step(after, (taken, NumberDrawn(seat=seat, number=drawn)))


def view(state: State, viewer: Viewer) -> View:
    return View(
        phase="take" if state.heap else "over",
        heap=state.heap,
        active_seat=state.active_seat,
        hand=None if viewer is SPECTATOR else state.hands[viewer],
        seats=len(state.hands),
    )


def show(event: Event, viewer: Viewer) -> Event:
    hidden = isinstance(event, NumberDrawn) and event.seat != viewer
    return NumberDrawn(seat=event.seat, number=None) if hidden else event


def result(state: State) -> Result | None:
    if state.heap:
        return None
    seats, winner = range(len(state.hands)), state.active_seat
    others = tuple(seat for seat in seats if seat != winner)
    scores = tuple(int(seat == winner) for seat in seats)
    return Result(reason="heap_empty", ranking=((winner,), others), scores=scores)


def sample(seen: View, seat: Seat, rng: Rng, _events: tuple[Event, ...]) -> State:
    hands = [(rng.choice(NUMBERS), rng.choice(NUMBERS)) for _ in range(seen.seats)]
    hands[seat] = seen.hand
    return State(heap=seen.heap, active_seat=seen.active_seat, hands=tuple(hands))


GAME = Game(
    id="pebbles",
    rules_version=1,
    seats=range(2, 5),
    Options=Options,
    State=State,
    Action=Take,
    Event=Event,
    View=View,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    reading=lambda event: Millis(1500 if isinstance(event, PebblesTaken) else 0),
    view=view,
    show=show,
    result=result,
    autoplay=lambda state, seat, rng: rng.choice(tuple(legal(state, seat))),
    sample=sample,
    texts=read_texts(__name__),
)
