"""The games of the house: one line each."""

from collections.abc import Mapping
from typing import Final

from rules.game import AnyGame
from rules.games.bagalut import GAME as BAGALUT
from rules.games.battlefjord import GAME as BATTLEFJORD
from rules.games.kuhhandel import GAME as KUHHANDEL
from rules.games.suleika import GAME as SULEIKA
from rules.games.wikinger_saga import GAME as WIKINGER_SAGA

GAMES: Final[Mapping[str, AnyGame]] = {
    game.id: game for game in (BAGALUT, BATTLEFJORD, KUHHANDEL, SULEIKA, WIKINGER_SAGA)
}
