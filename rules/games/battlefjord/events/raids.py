"""What happens in a raid. Source: spec section 12."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.game import Event as GameEvent
from rules.game import Seat
from rules.games.battlefjord.actions import RaidOption
from rules.games.battlefjord.content import FollowerId
from rules.games.battlefjord.goods import Bundle


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidOwed(GameEvent):
    """What a seat owes after its reductions: so many goods, or silver, or fame; 0: no such way.

    payments: how many ways it has; 0: it cannot pay.
    """

    round: int
    seat: Seat
    goods: int
    silver: int
    fame: int
    payments: int
    auto: bool = True
    type: Literal["raid_owed"] = "raid_owed"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidSpared(GameEvent):
    """A seat owes nothing, thanks to `cards`."""

    round: int
    seat: Seat
    cards: tuple[FollowerId, ...]
    auto: bool = True
    type: Literal["raid_spared"] = "raid_spared"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidConfirmed(GameEvent):
    """A seat has decided; on what is not told."""

    round: int
    seat: Seat
    auto: bool = False
    type: Literal["raid_confirmed"] = "raid_confirmed"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidChoice(GameEvent):
    """What a seat has decided: for this seat alone."""

    round: int
    seat: Seat
    option: RaidOption
    payment: Bundle
    auto: bool = False
    type: Literal["raid_choice"] = "raid_choice"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidPaid(GameEvent):
    """Both have confirmed: this is what a seat pays."""

    reveals: ClassVar[bool] = True
    round: int
    seat: Seat
    payment: Bundle
    auto: bool = True
    type: Literal["raid_paid"] = "raid_paid"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidFailed(GameEvent):
    """A seat could not pay: all its fame went to the other one."""

    reveals: ClassVar[bool] = True
    round: int
    seat: Seat
    fame_lost: int
    other_seat: Seat
    fame_gained: int
    auto: bool = True
    type: Literal["raid_failed"] = "raid_failed"
