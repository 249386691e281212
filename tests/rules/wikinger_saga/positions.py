"""Small positions of Die Wikinger Saga, and short questions about them.

Seat 0 has Odin. Every seat has 5 gold, 5 points, stands on the start and holds nothing unless said.
"""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, cast

import pytest

from rules.errors import RuleError
from rules.game import Seat
from rules.games.wikinger_saga.actions import Action, Answer, ChooseCard, GoOn, Leave
from rules.games.wikinger_saga.apply import SagaStep, apply
from rules.games.wikinger_saga.content import CARDS, GODS, KINDS_OF, PAIRS, WORLDS
from rules.games.wikinger_saga.events import Event
from rules.games.wikinger_saga.ground import GROUND_OF
from rules.games.wikinger_saga.legal import actors
from rules.games.wikinger_saga.state import (
    Ask,
    Choice,
    How,
    Options,
    Phase,
    RowCard,
    SeatState,
    State,
)
from rules.rng import Rng

CHANCE: Final = Rng(b"what is drawn here does not matter", 1)
SUPPLY: Final = ("start_1", "start_1", "start_1")


def seat(**said: Any) -> SeatState:
    """A seat that holds just what is named; a row is given by card names."""
    fields: dict[str, Any] = {
        "gold": 5,
        "vp": 5,
        "index": 0,
        "inside": True,
        "reached": False,
        "out_stage": 0,
        "sight": False,
        "supply": SUPPLY,
        "hand": (),
        "row": (),
        "valhalla": (),
        "sent": (),
        "grants": (),
        "choice": None,
        "claims": (),
        "decided": None,
        "peeked": None,
        "recruits": (),
        "box": (),
    }
    said["row"] = tuple(
        each if isinstance(each, RowCard) else RowCard(card=each, use=True)
        for each in said.get("row", ())
    )
    return SeatState(**{**fields, **said})


def position(*seats: SeatState, on: str = "mid_a", leg: int | None = None, **said: Any) -> State:
    """A state in `choose`, stage 1, on an adventure or a Bifröst pair."""
    number = (7 if on in PAIRS else 0) if leg is None else leg
    legs: list[Any] = ["mid_a", "sea_a", "nid_a", "mus_a", "van_a", "jot_a", "unk_a", "bif_1"]
    legs[number] = on
    seen = {GROUND_OF[cast("Any", on)].world, "midgard"}
    fields: dict[str, Any] = {
        "options": Options(),
        "seats": seats or (seat(), seat()),
        "legs": tuple(legs),
        "leg_markers": (*(("light_01", "light_02", "light_03"),) * 7, ()),
        "leg": number,
        "phase": Phase.CHOOSE,
        "stage": 1,
        "odin": 0,
        "shift": 0,
        "markers_on": (),
        "way_draw": ("way_01",) * 9,
        "way_discard": (),
        "way_open": (),
        "god_pile": GODS,
        "display": tuple(
            (kind, 5) for world in WORLDS if world in seen for kind in KINDS_OF[world]
        ),
        "worlds_seen": tuple(sorted(seen)),
        "recruit_round": 0,
        "recruiting": (),
        "turn": 0,
        "pending": (),
        "agenda": (),
        "set_number": None,
        "added": 0,
        "retired": (),
    }
    return State(**{**fields, **said})


def play(card: str, **said: Any) -> SeatState:
    """A seat that has only this card in its hand."""
    return seat(hand=(card,), **said)


def rests() -> Choice:
    """The choice of a seat that does nothing in this stage."""
    return Choice(how=How.REST)


def resting(**said: Any) -> SeatState:
    """A seat that has chosen to rest."""
    return seat(choice=rests(), **said)


def do(state: State, by: Seat, action: Action, rng: Rng = CHANCE) -> SagaStep:
    """One action."""
    return apply(state, by, action, rng)


def choose(state: State, card: str, *, by: Seat = 0, use: bool = True) -> SagaStep:
    """Choose a hand card."""
    return do(state, by, ChooseCard(card=cast("Any", card), use=use))


def option_of(state: State, by: Seat, choice: object) -> Answer:
    """The answer that means `choice`."""
    (pending,) = [each for each in state.pending if each.seat == by]
    return Answer(option=pending.options.index(cast("Any", choice)))


def answer(state: State, choice: object, *, by: Seat = 0) -> SagaStep:
    """Answer the own open question."""
    return do(state, by, option_of(state, by, choice))


def asked(state: State, by: Seat = 0) -> Ask | None:
    """What a seat is asked."""
    found = [each.ask for each in state.pending if each.seat == by]
    return found[0] if found else None


def options(state: State, by: Seat = 0) -> tuple[object, ...]:
    """What a seat may answer."""
    (pending,) = [each for each in state.pending if each.seat == by]
    return pending.options


def played(card: str, *others: SeatState, use: bool = True, **said: Any) -> SagaStep:
    """Seat 0 plays its only card; the other seats (one, unless said) rest.

    said: of seat 0, and with the names of `position`'s fields of the position.
    """
    place = {name: said.pop(name) for name in list(said) if name not in _SEAT}
    rest = [replace(each, choice=rests()) for each in others or (seat(),)]
    state = position(play(card, **said), *rest, **place)
    return choose(state, card, use=use)


_SEAT: Final = frozenset(SeatState.__dataclass_fields__)


def refused(state: State, by: Seat, action: Action) -> tuple[str, dict[str, object]]:
    """Code and facts of a refusal, which changes nothing."""
    before = repr(state)
    with pytest.raises(RuleError) as refusal:
        apply(state, by, action, CHANCE)
    assert repr(state) == before
    return refusal.value.code, refusal.value.facts


def told(step: SagaStep, kind: type[Any]) -> list[Any]:
    """The events of this kind."""
    return [event for event in step.events if isinstance(event, kind)]


def types(events: Sequence[Event]) -> list[str]:
    """What kinds of events there are, in order."""
    return [event.type for event in events]


def go_on(state: State) -> State:
    """Everybody who is asked goes on."""
    while state.phase is Phase.DECIDE and (by := min(actors(state), default=None)) is not None:
        state = do(state, by, GoOn()).state
    return state


def leave(state: State) -> State:
    """Everybody who may leaves."""
    while state.phase is Phase.DECIDE and (by := min(actors(state), default=None)) is not None:
        state = do(state, by, Leave()).state
    return state


def move_of(card: str) -> int:
    """The printed number."""
    return CARDS[cast("Any", card)].move
