"""Bagalut positions in a line, and short questions about them: what the rule tests are written in.

Rows are written first to last as in the spec: "fish 5 2 6, mead 4". Seat 0 is A, seat 1 is B.
"""

from typing import Final

from rules.game import Seat
from rules.games.bagalut.actions import Action
from rules.games.bagalut.apply import BagalutStep, apply
from rules.games.bagalut.content import CARD_OF, GOODS, INDEX_OF, Card
from rules.games.bagalut.state import Options, Phase, Row, Side, State
from rules.rng import Rng

A: Final[Seat] = 0
B: Final[Seat] = 1
CHANCE: Final = Rng(b"nothing is drawn after the deal", 1)


def position(
    *,
    phase: Phase,
    a: str = "",
    b: str = "",
    hands: tuple[str, str] = ("", ""),
    market: str | None = None,
    stack: str = "",
    turn: int = 5,
    active: Seat = A,
    offer: str | None = None,
    swaps_done: int = 0,
    options: Options | None = None,
) -> State:
    """A state that holds just what is named; the tests of a single rule need no thirty cards."""
    return State(
        options=options or Options(),
        phase=phase,
        turn=turn,
        active_seat=active,
        hands=(cards(hands[0]), cards(hands[1])),
        stack=cards(stack),
        market=None if market is None else cards(market),
        rows=(side(a), side(b)),
        swaps_done=swaps_done,
        offer=None if offer is None else CARD_OF[offer],
    )


def cards(words: str) -> tuple[Card, ...]:
    """ "mead-3 grain-2" as cards."""
    return tuple(sorted(CARD_OF[word] for word in words.split()))


def side(words: str) -> Side:
    """ "fish 5 2 6, mead 4" as a seat's rows."""
    rows: list[Row] = [(), (), (), (), ()]
    for part in filter(None, words.split(",")):
        good, *values = part.split()
        rows[INDEX_OF[good]] = tuple(map(int, values))
    fish, coin, mead, sheep, grain = rows
    return fish, coin, mead, sheep, grain


def written(rows: Side) -> str:
    """A seat's rows in the form that `side` reads."""
    return ", ".join(
        f"{good} {' '.join(map(str, row))}" for good, row in zip(GOODS, rows, strict=True) if row
    )


def play(state: State, seat: Seat, *actions: Action) -> BagalutStep:
    """The last step of `actions`, all of one seat."""
    for action in actions:
        step = apply(state, seat, action, CHANCE)
        state = step.state
    return step


def told(step: BagalutStep) -> list[str]:
    """The types of a step's events."""
    return [event.type for event in step.events]
