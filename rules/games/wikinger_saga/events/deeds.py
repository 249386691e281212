"""What effects did: gold, points, gods, cards, the path, and questions. Source: spec 11."""

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar, Literal

from rules.game import Event as GameEvent
from rules.game import Seat
from rules.games.wikinger_saga.ids import CardId, VikingId, WayId
from rules.games.wikinger_saga.state import Ask, Option


class Reason(StrEnum):
    """Why gold or victory points changed."""

    FIELD = "on_field"
    MARKER = "on_marker"
    CARD = "by_card"
    WAY = "by_way"
    SHORTFALL = "shortfall"  # too little gold for a penalty
    LEAVE = "toll"  # the price of leaving
    PAID = "paid"  # of one's own will


@dataclass(frozen=True, slots=True, kw_only=True)
class GoldChanged(GameEvent):
    """A seat gained or lost gold, and has so much now. amount: never 0."""

    seat: Seat
    amount: int
    gained: bool
    gold: int
    reason: Reason
    auto: bool = True
    type: Literal["gold_changed"] = "gold_changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class VpChanged(GameEvent):
    """A seat went up or down on the ladder, and stands there now. amount: never 0."""

    seat: Seat
    amount: int
    gained: bool
    vp: int
    reason: Reason
    auto: bool = True
    type: Literal["vp_changed"] = "vp_changed"


@dataclass(frozen=True, slots=True, kw_only=True)
class Robbed(GameEvent):
    """A seat got gold from another one."""

    seat: Seat
    from_seat: Seat
    gold: int
    auto: bool = True
    type: Literal["robbed"] = "robbed"


@dataclass(frozen=True, slots=True, kw_only=True)
class GodsSeen(GameEvent):
    """The top gods, which a seat looks at alone."""

    reveals: ClassVar[bool] = True
    seat: Seat
    gods: tuple[CardId, ...]
    auto: bool = True
    type: Literal["gods_seen"] = "gods_seen"


@dataclass(frozen=True, slots=True, kw_only=True)
class GodTaken(GameEvent):
    """A seat put a god under its supply, another one back under the pile: for its own eyes."""

    reveals: ClassVar[bool] = True
    seat: Seat
    kept: CardId | None
    returned: CardId | None
    auto: bool = True
    type: Literal["god_taken"] = "god_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class SightTaken(GameEvent):
    """A seat took a clairvoyance marker."""

    seat: Seat
    auto: bool = True
    type: Literal["sight_taken"] = "sight_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class Peeked(GameEvent):
    """A seat gave up its clairvoyance marker for a look at the top way card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    way: WayId | None
    auto: bool = False
    type: Literal["peeked"] = "peeked"


@dataclass(frozen=True, slots=True, kw_only=True)
class FreeUsed(GameEvent):
    """A seat uses the free action of a card; an announced recruiting follows when all are done."""

    seat: Seat
    card: CardId
    auto: bool = False
    type: Literal["free_used"] = "free_used"


@dataclass(frozen=True, slots=True, kw_only=True)
class RecruitedOnWay(GameEvent):
    """A seat recruited a viking in the middle of an adventure."""

    seat: Seat
    viking: VikingId
    price: int
    auto: bool = True
    type: Literal["recruited_on_way"] = "recruited_on_way"


@dataclass(frozen=True, slots=True, kw_only=True)
class Retrieved(GameEvent):
    """A seat took a viking of its row back into its hand."""

    seat: Seat
    card: CardId
    auto: bool = True
    type: Literal["retrieved"] = "retrieved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Redrawn(GameEvent):
    """A seat put its whole hand under its supply and draws as many."""

    seat: Seat
    count: int
    auto: bool = True
    type: Literal["redrawn"] = "redrawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Discarded(GameEvent):
    """A seat put a hand card under its supply: which one, it alone knows."""

    seat: Seat
    card: CardId | None
    auto: bool = True
    type: Literal["discarded"] = "discarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class PathShifted(GameEvent):
    """A seat's card shifted the path with all figures."""

    seat: Seat
    before: int
    after: int
    auto: bool = True
    type: Literal["path_shifted"] = "path_shifted"


@dataclass(frozen=True, slots=True, kw_only=True)
class Asked(GameEvent):
    """A seat is asked something."""

    seat: Seat
    ask: Ask
    auto: bool = True
    type: Literal["asked"] = "asked"


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered(GameEvent):
    """A seat has answered. choice: None for nothing, and where others may not know it."""

    seat: Seat
    ask: Ask
    choice: Option
    auto: bool = False
    type: Literal["answered"] = "answered"
