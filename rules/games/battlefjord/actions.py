"""What a seat can do. What does not exist is refused by `apply`. Source: spec section 10."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Literal, TypeAlias

from rules.game import Wire
from rules.games.battlefjord.content import CargoId, FollowerId
from rules.games.battlefjord.goods import Good, Goods, Payment, Resource

Via: TypeAlias = Literal["remote"] | None
"""By the power of a card, without a figure on the place."""

Mode: TypeAlias = Literal["lay", "hand", "discard"]
"""What becomes of a follower card: paid for and laid, taken into the hand, discarded."""


class RaidOption(StrEnum):
    """How a raid is paid, or that it cannot be."""

    GOODS = "goods"
    SILVER = "silver"
    FAME = "fame"
    CANNOT = "cannot"


class SkaldOption(StrEnum):
    """The four exchanges at the Skald."""

    GOODS2 = "goods2"
    GOODS4 = "goods4"
    SILVER1 = "silver1"
    SILVER2 = "silver2"


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidPay(Wire):
    """Confirm what a raid is paid with. goods: only with the option of that name."""

    option: RaidOption
    goods: Goods | None = None
    type: Literal["raid_pay"] = "raid_pay"


@dataclass(frozen=True, slots=True, kw_only=True)
class Place(Wire):
    """Put a figure on a field, 1..16."""

    field: int
    type: Literal["place"] = "place"


@dataclass(frozen=True, slots=True, kw_only=True)
class Use(Wire):
    """Use a place that needs no choice."""

    field: int
    type: Literal["use"] = "use"


@dataclass(frozen=True, slots=True, kw_only=True)
class Jarl(Wire):
    """Lay a card of the hand, or discard it.

    hall: 1..3; pay: may be left out where there is one way; both belong to mode lay.
    """

    card: FollowerId
    mode: Literal["lay", "discard"]
    hall: int | None = None
    pay: Payment | None = None
    via: Via = None
    type: Literal["jarl"] = "jarl"


@dataclass(frozen=True, slots=True, kw_only=True)
class Trade(Wire):
    """One exchange at the Merchant."""

    give: Resource
    get: Resource
    via: Via = None
    type: Literal["trade"] = "trade"


@dataclass(frozen=True, slots=True, kw_only=True)
class Skald(Wire):
    """The exchange at the Skald. good: with the options that take goods."""

    option: SkaldOption
    good: Good | None = None
    type: Literal["skald"] = "skald"


@dataclass(frozen=True, slots=True, kw_only=True)
class Mist(Wire):
    """Move an own unused pennant to another slot, 0..8."""

    from_slot: int
    to_slot: int
    via: Via = None
    type: Literal["mist"] = "mist"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeCargo(Wire):
    """Take the cargo under an own pennant."""

    slot: int
    type: Literal["take_cargo"] = "take_cargo"


@dataclass(frozen=True, slots=True, kw_only=True)
class TakeFollower(Wire):
    """Take the follower under an own pennant; hall and pay belong to mode lay."""

    slot: int
    mode: Mode
    hall: int | None = None
    pay: Payment | None = None
    type: Literal["take_follower"] = "take_follower"


@dataclass(frozen=True, slots=True, kw_only=True)
class Thing(Wire):
    """Decide over a card revealed at the Thing; hall and pay belong to mode lay."""

    card: FollowerId
    mode: Mode
    hall: int | None = None
    pay: Payment | None = None
    type: Literal["thing"] = "thing"


@dataclass(frozen=True, slots=True, kw_only=True)
class CargoPick(Wire):
    """Choose one of the revealed cargo cards."""

    card: CargoId
    type: Literal["cargo_pick"] = "cargo_pick"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseGoods(Wire):
    """Name the goods of choice."""

    goods: Goods
    type: Literal["choose_goods"] = "choose_goods"


@dataclass(frozen=True, slots=True, kw_only=True)
class ChooseEffect(Wire):
    """Answer an instant effect: exactly one of skip, field, slot, or a with b.

    a, b: a laid card as (hall 1..3, position 0..3).
    """

    skip: bool = False
    field: int | None = None
    slot: int | None = None
    a: tuple[int, int] | None = None
    b: tuple[int, int] | None = None
    type: Literal["effect"] = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class EndActions(Wire):
    """Finish the own actions. confirm_loss: knowing that something lapses at the round's end."""

    confirm_loss: bool = False
    type: Literal["end_actions"] = "end_actions"


@dataclass(frozen=True, slots=True, kw_only=True)
class StoreDiscard(Wire):
    """Give up goods above the limit, exactly so many."""

    goods: Goods
    type: Literal["store_discard"] = "store_discard"


Action: TypeAlias = (
    RaidPay
    | Place
    | Use
    | Jarl
    | Trade
    | Skald
    | Mist
    | TakeCargo
    | TakeFollower
    | Thing
    | CargoPick
    | ChooseGoods
    | ChooseEffect
    | EndActions
    | StoreDiscard
)
