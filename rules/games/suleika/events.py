"""What happened, and how long it takes to read. Every event of Suleika is public."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from rules.game import Event as GameEvent
from rules.game import Millis, Seat, Wire
from rules.games.suleika.content import CellId, Colour, Facing, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted(GameEvent):
    """The turn of `seat` begins."""

    seat: Seat
    type: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True, slots=True, kw_only=True)
class OmarTurned(GameEvent):
    """`seat` turned Omar, who now looks `facing`."""

    seat: Seat
    turn: Turn
    facing: Facing
    type: Literal["omar_turned"] = "omar_turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class DieRolled(GameEvent):
    """The die shows `steps` on its face `face` (0..5).

    auto: it rolled by itself once Omar's direction was settled (option `start`, spec D4).
    """

    seat: Seat
    face: int
    steps: int
    auto: bool
    type: Literal["die_rolled"] = "die_rolled"


@dataclass(frozen=True, slots=True, kw_only=True)
class PathStep(Wire):
    """One step of Omar. facing: after it; balcony: it led out of the market and in again."""

    cell: CellId
    facing: Facing
    balcony: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class OmarMoved(GameEvent):
    """Omar went as far as the die said.

    path:         a step each, the start not included. A corner's balcony leads to the same cell.
    cell, facing: where he stands now, and looks; the same as the path's last.
    balcony:      whether any step led over the balcony.
    """

    path: tuple[PathStep, ...]
    cell: CellId
    facing: Facing
    balcony: bool
    type: Literal["omar_moved"] = "omar_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Paid(GameEvent):
    """Omar stands on a carpet of `to_seat`: `from_seat` pays for the region around him.

    due:    a coin for each of its cells.
    paid:   less than `due` when `from_seat` had no more.
    region: ascending, Omar's own cell included.
    """

    from_seat: Seat
    to_seat: Seat
    due: int
    paid: int
    region: tuple[CellId, ...]
    type: Literal["paid"] = "paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class NoPayment(GameEvent):
    """Omar stands where nothing is to be paid."""

    reason: Literal["empty", "own", "neutral"]
    type: Literal["no_payment"] = "no_payment"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatOut(GameEvent):
    """`seat` is out: it could not pay, or left. Its carpets on the board are neutral now."""

    seat: Seat
    reason: Literal["broke", "left"]
    type: Literal["seat_out"] = "seat_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class CarpetLaid(GameEvent):
    """`seat` laid its carpet number `id`.

    covered: the carpets that were visible on its cells before: none, one or two.
    """

    seat: Seat
    id: int
    colour: Colour
    cells: tuple[CellId, CellId]
    covered: tuple[int, ...]
    type: Literal["carpet_laid"] = "carpet_laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class NextCarpet(GameEvent):
    """With two seats, whose stacks are mixed: the carpet that `seat` lays next."""

    reveals: ClassVar[bool] = True
    seat: Seat
    colour: Colour
    type: Literal["next_carpet"] = "next_carpet"


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalScore(Wire):
    """What one seat has in the end; all 0 for one that is out.

    fields: visible fields of its colours. score: coins and fields.
    out:    its place in the order of going out, None: it played to the end.
    """

    coins: int
    fields: int
    score: int
    out: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(GameEvent):
    """The game is over.

    winner_seat:  the best; of several that are equal, the first.
    winner_score: its coins and fields.
    shared:       several seats are the best.
    scores:       by seat.
    ranking:      groups of equal seats, from best to worst.
    """

    reason: Literal["carpets_laid", "last_seat"]
    winner_seat: Seat
    winner_score: int
    shared: bool
    scores: tuple[FinalScore, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    type: Literal["game_over"] = "game_over"


Event: TypeAlias = (
    TurnStarted
    | OmarTurned
    | DieRolled
    | OmarMoved
    | Paid
    | NoPayment
    | SeatOut
    | CarpetLaid
    | NextCarpet
    | GameOver
)

_READING: Final[Mapping[type[GameEvent], Millis]] = {
    TurnStarted: Millis(0),  # a heading in the logbook; the box says the rest
    OmarTurned: Millis(3300),
    DieRolled: Millis(1900),
    OmarMoved: Millis(3200),
    Paid: Millis(3400),
    NoPayment: Millis(3300),
    SeatOut: Millis(4800),
    CarpetLaid: Millis(2300),
    NextCarpet: Millis(2200),
    GameOver: Millis(3800),
}


def reading(event: Event) -> Millis:
    """Nominal reading time: that of the event's longest sentence, rounded up to 100 ms.

    Source: the clock stands still while a step is told (docs/texts.md has the names; a test
    holds these numbers against the texts).
    """
    return _READING[type(event)]
