"""The games of the house: one line each."""

from collections.abc import Mapping
from typing import Final

from rules.game import AnyGame
from rules.games.bagalut import GAME as BAGALUT
from rules.games.battlefjord import GAME as BATTLEFJORD

GAMES: Final[Mapping[str, AnyGame]] = {game.id: game for game in (BAGALUT, BATTLEFJORD)}
