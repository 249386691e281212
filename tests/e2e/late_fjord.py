"""Battlefjord from its eleventh round on, always from the same position, for tests in browsers.

A host's own game under the same name (`WARTESAAL_EXTRA_GAMES`): so the board is the real one, the
game is short, and the easy computer does what it is always the first thing to do.
"""

from dataclasses import replace
from typing import Any, Final

from rules.game import Knowledge, Level
from rules.games.battlefjord import GAME as BATTLEFJORD
from rules.games.battlefjord.state import Options, Phase, State
from rules.rng import Rng
from tests.rules.battlefjord.positions import position


def setup(options: Options, _seats: int, _rng: Rng) -> State:
    """Round 11: much in store, the third raid comes next."""
    return position(
        phase=Phase.PLACING,
        round=11,
        horn=options.first_seat,
        stocks=("5/4/2/1/6", "4/3/3/2/5"),
        halls=("L1 | B4 S5 | R5", "H1 | L2 |"),
        slots="0 C07, 2 C03, 4 C13, 6 C16, 8 C05",
    )


def first_thing(knowledge: Knowledge[Any, Any, Any], _rng: Rng) -> Any:
    """The first legal action."""
    return knowledge.legal[0]


GAME: Final = replace(
    BATTLEFJORD, setup=setup, levels={**BATTLEFJORD.levels, Level.EASY: first_thing}
)
