"""Battlefjord from its deal on, always the same one, for tests of whole games in browsers.

A host's own game under the same name (`WARTESAAL_EXTRA_GAMES`). Discards are always shuffled in the
same way, and the easy computer always errs in the same way, so the same actions meet the same
answers.
"""

from dataclasses import replace
from typing import Any, Final

from rules.game import Knowledge, Level, Seat
from rules.games.battlefjord import GAME as BATTLEFJORD
from rules.games.battlefjord.actions import Action
from rules.games.battlefjord.apply import FjordStep
from rules.games.battlefjord.state import Options, State
from rules.rng import Rng

DEAL: Final = b"deal a of a whole game"


def setup(options: Options, seats: int, _rng: Rng) -> State:
    """The cards of every game are those of `DEAL`."""
    return BATTLEFJORD.setup(options, seats, Rng(DEAL, 0))


def apply(state: State, seat: Seat, action: Action, _rng: Rng) -> FjordStep:
    """What is drawn in a round is the same in every game."""
    return BATTLEFJORD.apply(state, seat, action, Rng(DEAL, state.round))


def easy(knowledge: Knowledge[Any, Any, Any], _rng: Rng) -> Any:
    """The easy computer as it is, but for its chance."""
    return BATTLEFJORD.levels[Level.EASY](knowledge, Rng(DEAL, 1_000 + len(knowledge.seen)))


GAME: Final = replace(
    BATTLEFJORD, setup=setup, apply=apply, levels={**BATTLEFJORD.levels, Level.EASY: easy}
)
