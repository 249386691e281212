"""What every game is to the house: shared values, and the one record of functions a game exports.

Nothing here knows a particular game, a clock, a rating or a socket.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum, StrEnum
from typing import Any, ClassVar, Final, Generic, NewType, TypeAlias, TypeVar

from rules.rng import Rng

Seat: TypeAlias = int
"""A place at the table, 0-based, clockwise. A field that holds one is named `seat` or `…_seat`."""

Millis = NewType("Millis", int)
"""A span or a point of table time, in whole milliseconds."""

TABLE: Final[Seat] = -1
"""The seat under which the table itself acts when a game's timer has run out."""


class Spectator(Enum):
    """A viewer without a seat. Not a number, so that nobody can index a hand with it."""

    SPECTATOR = "spectator"


SPECTATOR: Final = Spectator.SPECTATOR

Viewer: TypeAlias = Seat | Spectator


class Wire:
    """Base of every value that travels or is stored: unknown fields are refused at the door.

    Plain data for pydantic, which only the shell imports. In the generated TypeScript the tag of
    a union is not optional.
    """

    __slots__ = ()
    __pydantic_config__: ClassVar[dict[str, object]] = {
        "extra": "forbid",
        "json_schema_serialization_defaults_required": True,
    }


class Event(Wire):
    """Base of a game's events. A subclass is a frozen dataclass with a `type` tag.

    A field `seat` names the seat whose doing it was; a field `auto` that is true says that the
    rules did it for that seat, without a decision (it is then narrated to the seat as well).
    """

    __slots__ = ()
    reveals: ClassVar[bool] = False
    """Whether this event shows somebody what was hidden: a barrier that a take-back must name."""


O = TypeVar("O")  # noqa: E741  a game's Options
S = TypeVar("S")
A = TypeVar("A")
E = TypeVar("E", bound=Event)
V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Step(Generic[S, E]):
    """What one action did: the new state and its events, in the order in which they are told."""

    state: S
    events: tuple[E, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Result(Wire):
    """How a game ended.

    reason:  a name of the game's own ("played_out") or of the table ("resign", "time", …).
    ranking: groups of seats from best to worst; equal seats share a group, e.g. ((2,), (0, 3)).
    scores:  one number a seat, in seat order; what it counts is the game's.
    """

    reason: str
    ranking: tuple[tuple[Seat, ...], ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Timer(Generic[A]):
    """A countdown of the game's own. It runs from the step that first showed its key.

    ms: nominal length. When it has run out the table applies `action` under the seat `TABLE`.
    computers: a computer that may act meanwhile does so this long after its start, at least and
               at most; None: at the table's own pace.
    """

    key: str
    ms: Millis
    action: A
    computers: tuple[Millis, Millis] | None = None


class Level(StrEnum):
    """How strong a computer plays."""

    EASY = "easy"
    MEDIUM = "medium"
    STRONG = "strong"


@dataclass(frozen=True, slots=True, kw_only=True)
class Knowledge(Generic[A, E, V]):
    """All that a computer in `seat` may look at: what a person in that seat could know.

    seen: every event shown to the seat since the start, for what the view leaves to memory.
    """

    seat: Seat
    view: V
    legal: tuple[A, ...]
    seen: tuple[E, ...]


Bot: TypeAlias = Callable[[Knowledge[A, E, V], Rng], A]
"""A computer: always returns one of `legal`. Budgets count steps, never time."""


def choose_at_random(knowledge: Knowledge[A, E, V], rng: Rng) -> A:
    """Play any legal action: the computer of a game that brings none of its own."""
    return rng.choice(knowledge.legal)


def _every_level() -> Mapping[Level, Bot[Any, Any, Any]]:
    return dict.fromkeys(Level, choose_at_random)


def _no_timers(_state: object) -> tuple[Timer[Any], ...]:
    return ()


def _nothing_changes(state: S, _seat: Seat, _rng: Rng) -> Step[S, Any]:
    return Step(state, ())


@dataclass(frozen=True, kw_only=True)
class Game(Generic[O, S, A, E, V]):
    """One game as the house sees it: types and pure functions, nothing to inherit from.

    Types: `Options`, `State`, `View` are frozen, slotted dataclasses; `Action` and `Event` unions
    of such, told apart by `type`. `Options` has a field `first_seat` and may have a `tempo`
    ("fast", "normal", "calm"), which the table sets from the terms, and defaults for all. `View`
    has a field `phase`.

    Contracts the house relies on (tests/conformance holds every game to them):
    a view changes for a viewer only in a step that shows him at least one event; who may act is
    no secret; no function changes its arguments; chance comes from `rng` alone.

    setup(options, seats, rng):     deals. Raises RuleError for options that cannot be combined.
    actors(state):                  who may act now: several in simultaneous phases, at last none.
    legal(state, seat):             every legal action, in a stable order; ranges (a bid) by
                                    representatives. Empty for a seat that may not act.
    apply(state, seat, action, rng): the step, or RuleError; `state` is untouched either way.
    timers(state):                  running countdowns. While there is one, nobody is awaited.
    reading(event):                 nominal reading time for the narration, 0: not told.
    view(state, viewer):            what `viewer` may see.
    show(event, viewer):            the event as `viewer` may see it, None: not at all.
    result(state):                  None until the game is over.
    autoplay(state, seat, rng):     a legal action for a seat that is absent for good.
    retire(state, seat, rng):       the seat of a table of 3-5 leaves for good; default: nothing
                                    changes, the table autoplays it.
    sample(view, seat, rng, seen):  a full state consistent with what the seat knows; the only
                                    door by which a computer comes to a state.
    turn_key(state, seat):          which turn an awaited seat is in (increments are paid once a
                                    turn), None: a reply inside another's turn. Default: every
                                    decision of a single actor is a turn.
    progress(state):                per cent of the game that is behind us. Default: unknown.
    round(state):                   the number of the round, which everybody sees. Default: the
                                    game has no rounds that people count.
    secret_after_end:               what was hidden stays hidden when the game is over: nobody
                                    gets the full log, and a replay shows only one's own eyes.
    levels:                         the computers. Default: any legal action.
    texts:                          language ("de", "en") -> Fluent source: every name, option,
                                    phase, action, event, error code and value
                                    (docs/texts.md has the names of the messages).
    manual:                         language -> the rules for people, as Markdown.
    """

    id: str
    rules_version: int
    seats: range
    Options: type[O]
    State: type[S]
    Action: Any  # a union, which Python's type[...] cannot say
    Event: Any
    View: type[V]
    setup: Callable[[O, int, Rng], S]
    actors: Callable[[S], frozenset[Seat]]
    legal: Callable[[S, Seat], Iterator[A]]
    apply: Callable[[S, Seat, A, Rng], Step[S, E]]
    reading: Callable[[E], Millis]
    view: Callable[[S, Viewer], V]
    show: Callable[[E, Viewer], E | None]
    result: Callable[[S], Result | None]
    autoplay: Callable[[S, Seat, Rng], A]
    sample: Callable[[V, Seat, Rng, tuple[E, ...]], S]
    texts: Mapping[str, str]
    manual: Mapping[str, str] = field(default_factory=dict)
    timers: Callable[[S], tuple[Timer[A], ...]] = _no_timers
    retire: Callable[[S, Seat, Rng], Step[S, E]] = _nothing_changes
    turn_key: Callable[[S, Seat], str | None] | None = None
    progress: Callable[[S], int] | None = None
    round: Callable[[S], int] | None = None
    secret_after_end: bool = False
    levels: Mapping[Level, Bot[A, E, V]] = field(default_factory=_every_level)


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]
