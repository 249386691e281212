"""A tiny game for the table's tests: everything a table has to cope with, and no rules to learn.

The active seat counts, peeks, draws, asks another seat, or opens a vote or an auction.
"""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any, ClassVar, Literal

from rules.errors import RuleError
from rules.game import (
    SPECTATOR,
    TABLE,
    Event,
    Game,
    Millis,
    Result,
    Seat,
    Step,
    Timer,
    Viewer,
    Wire,
)
from rules.rng import Rng

HAMMER = Millis(5_000)
READING = Millis(1_000)


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Wire):
    first_seat: Seat = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State(Wire):
    """phase: count, reply, vote, bidding or over. secrets: what each seat has drawn."""

    seats: int
    active: Seat
    phase: str = "count"
    turn: int = 1
    total: int = 0
    voted: tuple[Seat, ...] = ()
    bid: int = 0
    secrets: tuple[int, ...]
    gone: tuple[Seat, ...] = ()
    result: Result | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Count(Wire):
    """Add; `more`: the turn goes on. loud: takes time to be read."""

    more: bool = False
    loud: bool = False
    auto: bool = False
    type: Literal["count"] = "count"


@dataclass(frozen=True, slots=True, kw_only=True)
class Draw(Wire):
    """Draw a secret number; the turn goes on."""

    type: Literal["draw"] = "draw"


@dataclass(frozen=True, slots=True, kw_only=True)
class Peek(Wire):
    """Look at one's secret again, as if it had been hidden; the turn goes on."""

    type: Literal["peek"] = "peek"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ask(Wire):
    """Ask the next seat; it replies inside this turn."""

    type: Literal["ask"] = "ask"


@dataclass(frozen=True, slots=True, kw_only=True)
class Reply(Wire):
    type: Literal["reply"] = "reply"


@dataclass(frozen=True, slots=True, kw_only=True)
class CallVote(Wire):
    """All seats choose at once, and in secret."""

    type: Literal["call_vote"] = "call_vote"


@dataclass(frozen=True, slots=True, kw_only=True)
class Vote(Wire):
    type: Literal["vote"] = "vote"


@dataclass(frozen=True, slots=True, kw_only=True)
class Auction(Wire):
    """Open an auction: the others bid until the hammer falls."""

    type: Literal["auction"] = "auction"


@dataclass(frozen=True, slots=True, kw_only=True)
class Bid(Wire):
    amount: int
    type: Literal["bid"] = "bid"


@dataclass(frozen=True, slots=True, kw_only=True)
class Hammer(Wire):
    type: Literal["hammer"] = "hammer"


@dataclass(frozen=True, slots=True, kw_only=True)
class Finish(Wire):
    """End the game: the active seat is first."""

    type: Literal["finish"] = "finish"


@dataclass(frozen=True, slots=True, kw_only=True)
class Crash(Wire):
    """A fault in the game's code."""

    type: Literal["crash"] = "crash"


Action = (
    Count | Draw | Peek | Ask | Reply | CallVote | Vote | Auction | Bid | Hammer | Finish | Crash
)


@dataclass(frozen=True, slots=True, kw_only=True)
class Counted(Event):
    seat: Seat
    total: int
    loud: bool = False
    auto: bool = False
    type: Literal["counted"] = "counted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Drew(Event):
    """Shown to its seat alone; `loud` so that its reading time would tell."""

    seat: Seat
    number: int
    type: Literal["drew"] = "drew"


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeked(Event):
    reveals: ClassVar[bool] = True
    seat: Seat
    number: int
    type: Literal["peeked"] = "peeked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Happened(Event):
    """Anything else, public; `what` names it."""

    what: str
    seat: Seat | None = None
    type: Literal["happened"] = "happened"


@dataclass(frozen=True, slots=True, kw_only=True)
class Voted(Event):
    """Shown to its seat alone until all have voted."""

    seat: Seat
    type: Literal["voted"] = "voted"


AnyEvent = Counted | Drew | Peeked | Happened | Voted


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    phase: str
    active: Seat
    turn: int
    total: int
    bid: int
    voted: bool
    secret: int | None


def setup(options: Options, seats: int, rng: Rng) -> State:
    del rng
    return State(seats=seats, active=options.first_seat, secrets=(0,) * seats)


def actors(state: State) -> frozenset[Seat]:
    everybody = [seat for seat in range(state.seats) if seat not in state.gone]
    match state.phase:
        case "count":
            return frozenset({state.active})
        case "reply":
            return frozenset({(state.active + 1) % state.seats})
        case "vote":
            return frozenset(seat for seat in range(state.seats) if seat not in state.voted)
        case "bidding":
            return frozenset(seat for seat in everybody if seat != state.active)
        case _:
            return frozenset()


def legal(state: State, seat: Seat) -> Iterator[Any]:
    if seat not in actors(state):
        return
    match state.phase:
        case "count":
            yield from (Count(), Count(more=True), Count(loud=True), Count(auto=True))
            yield from (Draw(), Peek(), Ask(), CallVote(), Auction(), Finish())
        case "reply":
            yield Reply()
        case "vote":
            yield Vote()
        case "bidding":
            yield Bid(amount=state.bid + 1)


def apply(state: State, seat: Seat, action: Any, rng: Rng) -> Step[State, Any]:
    if isinstance(action, Hammer):
        assert seat == TABLE
        sold = replace(_next(state), phase="count", bid=0)
        return Step(sold, (Happened(what="sold"),))
    if state.phase == "over":
        raise RuleError("game_over")
    if seat not in actors(state):
        raise RuleError("not_your_turn", active=state.active)
    if state.phase != _PHASE.get(type(action), "count"):
        raise RuleError("wrong_phase", phase=state.phase)
    match action:
        case Count(more=more, loud=loud, auto=auto):
            counted = replace(state, total=state.total + 1)
            event = Counted(seat=seat, total=counted.total, loud=loud, auto=auto)
            return Step(counted if more else _next(counted), (event,))
        case Draw():
            number = 1 + rng.below(6)
            drawn = replace(state, secrets=_put(state.secrets, seat, number))
            return Step(drawn, (Drew(seat=seat, number=number), Happened(what="drew", seat=seat)))
        case Peek():
            return Step(state, (Peeked(seat=seat, number=state.secrets[seat]),))
        case Ask():
            return Step(replace(state, phase="reply"), (Happened(what="asked", seat=seat),))
        case Reply():
            return Step(replace(state, phase="count"), (Happened(what="replied", seat=seat),))
        case CallVote():
            return Step(replace(state, phase="vote", voted=()), (Happened(what="vote", seat=seat),))
        case Vote():
            voted = (*state.voted, seat)
            if len(voted) < state.seats:
                return Step(replace(state, voted=voted), (Voted(seat=seat),))
            done = replace(_next(state), phase="count", voted=())
            return Step(done, (Voted(seat=seat), Happened(what="counted_out")))
        case Auction():
            return Step(
                replace(state, phase="bidding", bid=0), (Happened(what="auction", seat=seat),)
            )
        case Bid(amount=amount):
            if amount <= state.bid:
                raise RuleError("bid_too_low", highest=state.bid)
            return Step(replace(state, bid=amount), (Happened(what="bid", seat=seat),))
        case Finish():
            others = tuple(other for other in range(state.seats) if other != seat)
            result = Result(
                reason="finished",
                ranking=((seat,), others),
                scores=(state.total,) * state.seats,
            )
            return Step(
                replace(state, phase="over", result=result),
                (Happened(what="finished", seat=seat),),
            )
        case _:
            raise ZeroDivisionError("a fault in the game")


_PHASE = {Reply: "reply", Vote: "vote", Bid: "bidding"}


def _next(state: State) -> State:
    return replace(state, active=(state.active + 1) % state.seats, turn=state.turn + 1)


def _put(values: tuple[int, ...], place: int, value: int) -> tuple[int, ...]:
    return (*values[:place], value, *values[place + 1 :])


def timers(state: State) -> tuple[Timer[Any], ...]:
    if state.phase != "bidding":
        return ()
    return (Timer(key=f"hammer/{state.turn}/{state.bid}", ms=HAMMER, action=Hammer()),)


def reading(event: Any) -> Millis:
    match event:
        case Counted(loud=True) | Counted(auto=True) | Drew():
            return READING
        case _:
            return Millis(0)


def view(state: State, viewer: Viewer) -> View:
    seated = viewer is not SPECTATOR
    return View(
        phase=state.phase,
        active=state.active,
        turn=state.turn,
        total=state.total,
        bid=state.bid,
        voted=viewer in state.voted,
        secret=state.secrets[viewer] if seated else None,
    )


def show(event: Any, viewer: Viewer) -> Any:
    match event:
        case Drew(seat=seat) | Voted(seat=seat) | Peeked(seat=seat):
            return event if viewer == seat else None
        case _:
            return event


def result(state: State) -> Result | None:
    return state.result


def autoplay(state: State, seat: Seat, rng: Rng) -> Any:
    rng.below(6)
    return next(iter(legal(state, seat)))


def retire(state: State, seat: Seat, rng: Rng) -> Step[State, Any]:
    del rng
    return Step(replace(state, gone=(*state.gone, seat)), (Happened(what="retired", seat=seat),))


def turn_key(state: State, seat: Seat) -> str | None:
    return str(state.turn) if state.phase == "count" and seat == state.active else None


TALLY: Game[Options, State, Any, Any, View] = Game(
    id="tally",
    rules_version=1,
    seats=range(2, 6),
    Options=Options,
    State=State,
    Action=Action,
    Event=AnyEvent,
    View=View,
    setup=setup,
    actors=actors,
    legal=legal,
    apply=apply,
    reading=reading,
    view=view,
    show=show,
    result=result,
    autoplay=autoplay,
    sample=lambda view, seat, rng, seen: None,
    texts={},
    timers=timers,
    retire=retire,
    turn_key=turn_key,
)
PLAIN = replace(TALLY, turn_key=None)
"""The same game without turn keys of its own."""
