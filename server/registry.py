"""Which games this server knows: those of the house, and modules a host adds by setting."""

from collections.abc import Iterable, Mapping
from importlib import import_module

from rules.game import AnyGame
from rules.games import GAMES


def registered(extra_modules: Iterable[str] = ()) -> Mapping[str, AnyGame]:
    """All games by id: `GAMES`, and the `GAME` of each module named."""
    extra = (import_module(name).GAME for name in extra_modules)
    return {**GAMES, **{game.id: game for game in extra}}
