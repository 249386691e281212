"""What is agreed before a table starts, as it travels."""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field, JsonValue

from protocol.ids import GameId, Natural
from protocol.message import Message


class FischerControl(Message):
    """mechanisms.md 2.1."""

    kind: Literal["fischer"] = "fischer"
    base_ms: Natural
    inc_ms: Natural
    cap_ms: Natural | None = None


class BronsteinControl(Message):
    """mechanisms.md 2.1."""

    kind: Literal["bronstein"] = "bronstein"
    base_ms: Natural
    delay_ms: Natural


class NoControl(Message):
    """No clock; the emergency brake of ten minutes a decision."""

    kind: Literal["none"] = "none"


TimeControl: TypeAlias = Annotated[
    FischerControl | BronsteinControl | NoControl, Field(discriminator="kind")
]


class SpectatorTerms(Message):
    """Who may watch, and how many seconds later."""

    allowed: Literal["everyone", "friends", "nobody"] = "everyone"
    delay_s: Annotated[int, Field(ge=0, le=600)] = 0


class Terms(Message):
    """What is agreed before a table starts; `options` are the game's own, raw here."""

    game: GameId
    options: dict[str, JsonValue] = Field(default_factory=dict)
    time_control: TimeControl
    kind: Literal["rated", "friendly"] = "friendly"
    stake: Annotated[int, Field(ge=0, le=100)] = 0
    beginner: Literal["challenger", "opponent", "random"] = "random"
    tempo: Literal["fast", "normal", "calm"] = "normal"
    spectators: SpectatorTerms = SpectatorTerms()
    reveal_after_end: bool = True
