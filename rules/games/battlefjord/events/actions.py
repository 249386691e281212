"""What happens in the actions of a seat. Source: spec section 12."""

from dataclasses import dataclass
from typing import ClassVar, Literal, TypeAlias

from rules.game import Event as GameEvent
from rules.game import Seat
from rules.games.battlefjord.actions import SkaldOption, Via
from rules.games.battlefjord.content import CardId, CargoId, Deck, FollowerId
from rules.games.battlefjord.goods import Bundle, Good, Payment, Resource

Source: TypeAlias = Literal["centre", "trading_ship", "thing", "hand", "effect"]
"""Where a card came from."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Used(GameEvent):
    """A place was used; gain: what it and its bonus brought (at the Jarl and others: the bonus)."""

    round: int
    seat: Seat
    field: int
    via: Via
    gain: Bundle
    auto: bool = False
    type: Literal["used"] = "used"


@dataclass(frozen=True, slots=True, kw_only=True)
class Traded(GameEvent):
    """An exchange at the Merchant: `give_n` of `give` for 1 of `get`."""

    round: int
    seat: Seat
    give: Good
    give_n: int
    get: Resource
    via: Via
    auto: bool = False
    type: Literal["traded"] = "traded"


@dataclass(frozen=True, slots=True, kw_only=True)
class SkaldTraded(GameEvent):
    """The exchange at the Skald, for `fame`."""

    round: int
    seat: Seat
    option: SkaldOption
    good: Good | None
    fame: int
    auto: bool = False
    type: Literal["skald_traded"] = "skald_traded"


@dataclass(frozen=True, slots=True, kw_only=True)
class PennantMoved(GameEvent):
    """A pennant changed its slot in the Sea Mist."""

    round: int
    seat: Seat
    from_slot: int
    to_slot: int
    via: Via
    auto: bool = False
    type: Literal["pennant_moved"] = "pennant_moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class PennantAdded(GameEvent):
    """An extra pennant was put on a slot, by the effect of `card`."""

    round: int
    seat: Seat
    slot: int
    card: FollowerId
    auto: bool = False
    type: Literal["pennant_added"] = "pennant_added"


@dataclass(frozen=True, slots=True, kw_only=True)
class CargoTaken(GameEvent):
    """A cargo was taken. choice: so many goods are still to be named (then also for the bonus)."""

    round: int
    seat: Seat
    source: Source
    slot: int | None
    card: CargoId
    gain: Bundle
    bonus: Bundle
    choice: int
    auto: bool = False
    type: Literal["cargo_taken"] = "cargo_taken"


@dataclass(frozen=True, slots=True, kw_only=True)
class GoodsChosen(GameEvent):
    """The goods of choice of a card were named. bonus: of cards that pay for a cargo."""

    round: int
    seat: Seat
    card: CardId
    gain: Bundle
    bonus: Bundle
    auto: bool = False
    type: Literal["goods_chosen"] = "goods_chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardRevealed(GameEvent):
    """The top of a stack was turned over for all to see."""

    reveals: ClassVar[bool] = True
    round: int
    seat: Seat
    deck: Deck
    cards: tuple[CardId, ...]
    auto: bool = False
    type: Literal["card_revealed"] = "card_revealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaid(GameEvent):
    """A follower was paid for and laid. hall: 1..3; position: 0..3."""

    round: int
    seat: Seat
    source: Source
    slot: int | None
    card: FollowerId
    hall: int
    position: int
    payment: Payment
    auto: bool = False
    type: Literal["card_laid"] = "card_laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardToHand(GameEvent):
    """A follower was taken into the hand. All have seen it (spec D8)."""

    round: int
    seat: Seat
    source: Source
    slot: int | None
    card: FollowerId
    auto: bool = False
    type: Literal["card_to_hand"] = "card_to_hand"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardDiscarded(GameEvent):
    """A follower was discarded."""

    round: int
    seat: Seat
    source: Source
    slot: int | None
    card: FollowerId
    auto: bool = False
    type: Literal["card_discarded"] = "card_discarded"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardUnderStack(GameEvent):
    """So many revealed cards went under their stack, face down, in revealed order."""

    round: int
    deck: Deck
    count: int
    auto: bool = True
    type: Literal["card_under_stack"] = "card_under_stack"


@dataclass(frozen=True, slots=True, kw_only=True)
class SlotRefilled(GameEvent):
    """A slot got a card of the other kind; face down until the round's end."""

    round: int
    slot: int
    kind: Deck
    auto: bool = True
    type: Literal["slot_refilled"] = "slot_refilled"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectWorked(GameEvent):
    """The effect of a card: what it brought, or the place used again, or the cards that changed."""

    round: int
    seat: Seat
    card: FollowerId
    gain: Bundle
    field: int | None
    cards: tuple[FollowerId, ...]
    auto: bool
    type: Literal["effect"] = "effect"


@dataclass(frozen=True, slots=True, kw_only=True)
class EffectLapsed(GameEvent):
    """The effect of a card was declined (auto false) or had nothing to work on (auto true)."""

    round: int
    seat: Seat
    card: FollowerId
    auto: bool
    type: Literal["effect_lapsed"] = "effect_lapsed"


@dataclass(frozen=True, slots=True, kw_only=True)
class StackShuffled(GameEvent):
    """A stack was empty: its `count` discards were shuffled and are the new one."""

    round: int
    deck: Deck
    count: int
    auto: bool = True
    type: Literal["stack_shuffled"] = "stack_shuffled"
