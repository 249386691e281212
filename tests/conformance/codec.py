"""A game's values as bytes and back, as strictly as at the door and in the store."""

from collections.abc import Mapping
from typing import Annotated, Any, Final

from pydantic import Discriminator, TypeAdapter

from rules.game import AnyGame
from tests.conformance.cases import ALL_GAMES


def _told_apart(union: Any) -> Any:
    return Annotated[union, Discriminator("type")] if hasattr(union, "__args__") else union


class Codec:
    """Adapters for the types of one game."""

    def __init__(self, game: AnyGame) -> None:
        self.state = TypeAdapter[Any](game.State)
        self.options = TypeAdapter[Any](game.Options)
        self.action = TypeAdapter[Any](_told_apart(game.Action))
        self.event = TypeAdapter[Any](_told_apart(game.Event))
        self.view = TypeAdapter[Any](game.View)


CODECS: Final[Mapping[str, Codec]] = {game.id: Codec(game) for game in ALL_GAMES}
"""By game; made once."""
