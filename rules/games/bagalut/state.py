"""The state of a game of Bagalut, its options and phases: values only, no rule."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from rules.game import Seat, Wire
from rules.games.bagalut.content import Card

SEATS = 2
HAND_AT_START = 11  # seed 000, Vorbereitung
STACK_AT_START = 8  # same
SETUP_LAYS = 5  # a seat's cards on the table when the turns begin (same)
LAST_TURN = 20  # 12 from the hands, 8 from the market: one seat's turn each (spec D1)

Row: TypeAlias = tuple[int, ...]
"""The values of a seat's cards at one good: first (at the good card) to last (free, exposed)."""

Side: TypeAlias = tuple[Row, Row, Row, Row, Row]
"""A seat's five rows, in the order of the goods."""

NO_ROWS: Side = ((), (), (), (), ())


class Phase(StrEnum):
    """What is asked now."""

    SETUP_LAY = "setup_lay"
    STEAL = "steal"
    SWAP_OFFER = "swap_offer"
    SWAP_ANSWER = "swap_answer"
    LAY = "lay"
    OVER = "over"


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Wire):
    """Variants. Source: seed 000, Varianten.

    steal:      False leaves stealing out.
    swaps:      swaps in a turn; 0 leaves swapping out.
    first_seat: lays first and takes turn 1 (spec D10).
    """

    steal: bool = True
    swaps: Literal[0, 1, 2] = 1
    first_seat: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position.

    turn:        0 in the set-up, then 1..20.
    active_seat: whose turn (in the set-up: whose lay) it is, also while the other one answers.
    hands:       by seat, ascending.
    stack:       face down, ascending (its order means nothing); empty once the market is open.
    market:      the eight cards of the stack, open, as far as not taken; None: not open yet.
    rows:        by seat.
    swaps_done:  in this turn.
    offer:       the card beside the board while the other seat answers; it lies in no row.
    """

    options: Options
    phase: Phase
    turn: int
    active_seat: Seat
    hands: tuple[tuple[Card, ...], tuple[Card, ...]]
    stack: tuple[Card, ...]
    market: tuple[Card, ...] | None
    rows: tuple[Side, Side]
    swaps_done: int
    offer: Card | None


def cards_on(side: Side) -> int:
    """How many cards lie in the rows of one seat."""
    fish, coin, mead, sheep, grain = side
    return len(fish) + len(coin) + len(mead) + len(sheep) + len(grain)
