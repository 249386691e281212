"""What happens around the legs: recruiting, hands, Valhalla, the end. Source: spec 11."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.game import Event as GameEvent
from rules.game import Seat
from rules.games.wikinger_saga.ids import CardId, LegId, VikingId, WorldId
from rules.games.wikinger_saga.score import SeatScore


@dataclass(frozen=True, slots=True, kw_only=True)
class LegStarted(GameEvent):
    """A leg (1..8) begins; the seat with Odin reads its saga aloud."""

    leg: int
    card: LegId
    world: WorldId
    odin_seat: Seat
    auto: bool = True
    type: Literal["leg_started"] = "leg_started"


@dataclass(frozen=True, slots=True, kw_only=True)
class WorldEntered(GameEvent):
    """A new world: its vikings join the display, so many way cards the pile."""

    world: WorldId
    vikings: tuple[VikingId, ...]
    ways: int
    auto: bool = True
    type: Literal["world_entered"] = "world_entered"


@dataclass(frozen=True, slots=True, kw_only=True)
class Recruited(GameEvent):
    """A seat bought a viking in the recruiting phase."""

    seat: Seat
    viking: VikingId
    price: int
    auto: bool = False
    type: Literal["recruited"] = "recruited"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecruitPassed(GameEvent):
    """A seat recruits nobody any more; auto: it cannot pay for anybody."""

    seat: Seat
    auto: bool
    type: Literal["recruit_passed"] = "recruit_passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDrawn(GameEvent):
    """The cards a seat begins the leg with. cards: for its own eyes."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None
    auto: bool = True
    type: Literal["hand_drawn"] = "hand_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class SentToValhalla(GameEvent):
    """Vikings went face down under a seat's shield. cards: for its own eyes."""

    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None
    auto: bool = False
    type: Literal["sent_to_valhalla"] = "sent_to_valhalla"


@dataclass(frozen=True, slots=True, kw_only=True)
class BifroestGold(GameEvent):
    """Gold for the cards that do not come along to Bifröst."""

    seat: Seat
    count: int
    gold: int
    auto: bool = True
    type: Literal["bifroest_gold"] = "bifroest_gold"


@dataclass(frozen=True, slots=True, kw_only=True)
class LegEnded(GameEvent):
    """A leg (1..8) is over."""

    leg: int
    auto: bool = True
    type: Literal["leg_ended"] = "leg_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatRetired(GameEvent):
    """A seat has left the table for good."""

    seat: Seat
    auto: bool = True
    type: Literal["seat_retired"] = "seat_retired"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(GameEvent):
    """The count; all Valhalla stacks are turned up.

    winner_seat: the best; of several that are equal, the first. shared: there are several.
    """

    reveals: ClassVar[bool] = True
    reason: Literal["played", "last_seat"]
    winner_seat: Seat
    winner_total: int
    shared: bool
    scores: tuple[SeatScore, ...]
    ranking: tuple[tuple[Seat, ...], ...]
    auto: bool = True
    type: Literal["game_ended"] = "game_ended"
