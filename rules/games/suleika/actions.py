"""What a seat can do. A cell or a turn that does not exist is refused by `apply` (`bad_field`)."""

from dataclasses import dataclass
from typing import Literal, TypeAlias

from rules.game import Wire
from rules.games.suleika.content import CellId, Turn


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnOmar(Wire):
    """Turn Omar by 90 degrees or not at all.

    With the option `start` he then goes at once, with `end` the next seat rolls for him.
    Source: seed 001, ABLAUF, first point.
    """

    turn: Turn
    type: Literal["turn_omar"] = "turn_omar"


@dataclass(frozen=True, slots=True, kw_only=True)
class Roll(Wire):
    """Roll the die, and Omar goes. Only with the option `end`. Source: seed 001, ABLAUF."""

    type: Literal["roll"] = "roll"


@dataclass(frozen=True, slots=True, kw_only=True)
class LayCarpet(Wire):
    """Lay the next carpet on two cells, in any order. Source: seed 001, ABLAUF, last point."""

    cells: tuple[CellId, CellId]
    type: Literal["lay_carpet"] = "lay_carpet"


Action: TypeAlias = TurnOmar | Roll | LayCarpet
