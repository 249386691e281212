"""Kuhhandel with twelve animals in an order that is always the same, for tests in browsers.

A host's own game under the same name (`WARTESAAL_EXTRA_GAMES`): so texts, board and rules are the
real ones, and a whole game with each of its decisions is short.
"""

from dataclasses import replace
from typing import Final

from rules.games.kuhhandel import GAME as KUHHANDEL
from rules.games.kuhhandel.content import KIND_OF, QUARTET
from rules.games.kuhhandel.state import Options, State
from rules.rng import Rng

ANIMALS: Final = ("goose", "donkey", "cow")


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Goose, donkey, cow, and so on in turn."""
    dealt = KUHHANDEL.setup(options, seats, rng)
    return replace(dealt, stack=tuple(KIND_OF[animal] for animal in ANIMALS) * QUARTET)


GAME: Final = replace(KUHHANDEL, setup=setup)
