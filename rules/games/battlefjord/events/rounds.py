"""What happens around the actions: placing, the round, the end. Source: spec section 12."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.game import Event as GameEvent
from rules.game import Seat
from rules.games.battlefjord.content import CardId, FollowerId
from rules.games.battlefjord.goods import Bundle
from rules.games.battlefjord.score import SeatScore


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundStarted(GameEvent):
    """A round begins; `horn_seat` begins in it."""

    round: int
    horn_seat: Seat
    auto: bool = True
    type: Literal["round_started"] = "round_started"


@dataclass(frozen=True, slots=True, kw_only=True)
class ShipMoved(GameEvent):
    """The raiders' ship sailed one field on; raid: the number of the raid it brings."""

    round: int
    from_field: int
    field: int
    raid: int | None
    auto: bool = True
    type: Literal["ship_moved"] = "ship_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class Placed(GameEvent):
    """A figure stands on a field; bonus: of cards that pay for it."""

    round: int
    seat: Seat
    field: int
    bonus: Bundle
    auto: bool = False
    type: Literal["placed"] = "placed"


@dataclass(frozen=True, slots=True, kw_only=True)
class PlacingSkipped(GameEvent):
    """No field was left for a seat (spec D21: it never comes to this)."""

    round: int
    seat: Seat
    auto: bool = True
    type: Literal["placing_skipped"] = "placing_skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class PennantsSet(GameEvent):
    """Where the lines of a seat cross: none, one or two slots, and the cards that lie there."""

    round: int
    seat: Seat
    slots: tuple[int, ...]
    cards: tuple[CardId, ...]
    auto: bool = True
    type: Literal["pennants_set"] = "pennants_set"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsBegun(GameEvent):
    """The actions of a seat begin."""

    round: int
    seat: Seat
    auto: bool = True
    type: Literal["actions_begun"] = "actions_begun"


@dataclass(frozen=True, slots=True, kw_only=True)
class ActionsEnded(GameEvent):
    """A seat has finished its actions."""

    round: int
    seat: Seat
    auto: bool = False
    type: Literal["actions_ended"] = "actions_ended"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsTurnedUp(GameEvent):
    """The face-down cards of the centre, by slot, in ascending order."""

    reveals: ClassVar[bool] = True
    round: int
    slots: tuple[int, ...]
    cards: tuple[CardId, ...]
    auto: bool = True
    type: Literal["cards_turned_up"] = "cards_turned_up"


@dataclass(frozen=True, slots=True, kw_only=True)
class Income(GameEvent):
    """What a seat's cards pay at the round's end; gains: by card."""

    round: int
    seat: Seat
    gain: Bundle
    cards: tuple[FollowerId, ...]
    gains: tuple[Bundle, ...]
    auto: bool = True
    type: Literal["income"] = "income"


@dataclass(frozen=True, slots=True, kw_only=True)
class SilverLost(GameEvent):
    """So much silver above the limit lapsed."""

    round: int
    seat: Seat
    n: int
    auto: bool = True
    type: Literal["silver_lost"] = "silver_lost"


@dataclass(frozen=True, slots=True, kw_only=True)
class StorageDue(GameEvent):
    """A seat holds n goods too many and chooses which to give up."""

    round: int
    seat: Seat
    n: int
    auto: bool = True
    type: Literal["storage_due"] = "storage_due"


@dataclass(frozen=True, slots=True, kw_only=True)
class Stored(GameEvent):
    """What a seat gave up."""

    round: int
    seat: Seat
    goods: Bundle
    auto: bool = False
    type: Literal["stored"] = "stored"


@dataclass(frozen=True, slots=True, kw_only=True)
class HornPassed(GameEvent):
    """The horn is now with `to_seat`."""

    round: int
    to_seat: Seat
    auto: bool = True
    type: Literal["horn_passed"] = "horn_passed"


@dataclass(frozen=True, slots=True, kw_only=True)
class FinalRound(GameEvent):
    """A seat has laid its twelfth card: the game ends with this round."""

    round: int
    seat: Seat
    auto: bool = True
    type: Literal["final_round"] = "final_round"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameEnded(GameEvent):
    """The count. winner_seat: None for a draw."""

    round: int
    reason: Literal["twelve", "raid4"]
    winner_seat: Seat | None
    totals: tuple[int, int]
    scores: tuple[SeatScore, SeatScore]
    auto: bool = True
    type: Literal["game_ended"] = "game_ended"
