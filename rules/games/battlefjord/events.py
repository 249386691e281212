"""What happened, and how long it takes to read. Source: spec section 12.

Every event carries the round, for the logbook, and `auto`: the game did it by itself. All are
public but one: a seat's own stored choice in a raid.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from rules.game import Event as GameEvent
from rules.game import Millis, Seat
from rules.games.battlefjord.actions import RaidOption, SkaldOption, Via
from rules.games.battlefjord.content import CardId, CargoId, Deck, FollowerId
from rules.games.battlefjord.goods import Bundle, Good, Payment, Resource
from rules.games.battlefjord.score import SeatScore

Source: TypeAlias = Literal["centre", "trading_ship", "thing", "hand", "effect"]
"""Where a card came from."""


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


Event: TypeAlias = (
    RoundStarted
    | ShipMoved
    | RaidOwed
    | RaidSpared
    | RaidConfirmed
    | RaidChoice
    | RaidPaid
    | RaidFailed
    | Placed
    | PlacingSkipped
    | PennantsSet
    | ActionsBegun
    | ActionsEnded
    | Used
    | Traded
    | SkaldTraded
    | PennantMoved
    | PennantAdded
    | CargoTaken
    | GoodsChosen
    | CardRevealed
    | CardLaid
    | CardToHand
    | CardDiscarded
    | CardUnderStack
    | SlotRefilled
    | EffectWorked
    | EffectLapsed
    | StackShuffled
    | CardsTurnedUp
    | Income
    | SilverLost
    | StorageDue
    | Stored
    | HornPassed
    | FinalRound
    | GameEnded
)

_UNTOLD: Final = Millis(0)

_READING: Final[Mapping[type[GameEvent], Millis]] = {
    RoundStarted: _UNTOLD,  # a heading in the logbook
    ShipMoved: Millis(4600),
    RaidOwed: Millis(3000),
    RaidSpared: Millis(3800),
    RaidConfirmed: Millis(2100),
    RaidChoice: _UNTOLD,  # its own seat has just chosen it
    RaidPaid: Millis(3800),
    RaidFailed: Millis(3400),
    Placed: Millis(3900),
    PlacingSkipped: Millis(2900),
    PennantsSet: Millis(4900),
    ActionsBegun: Millis(2400),
    ActionsEnded: Millis(2100),
    Used: Millis(3800),
    Traded: Millis(2800),
    SkaldTraded: Millis(3400),
    PennantMoved: Millis(4600),
    PennantAdded: Millis(4800),
    CargoTaken: Millis(4600),
    GoodsChosen: Millis(3100),
    CardRevealed: Millis(3000),
    CardLaid: Millis(5200),
    CardToHand: Millis(3000),
    CardDiscarded: Millis(2500),
    CardUnderStack: Millis(2400),
    SlotRefilled: _UNTOLD,  # what was taken says it; the board shows the card's back
    EffectWorked: Millis(4700),
    EffectLapsed: Millis(3300),
    StackShuffled: Millis(5000),
    CardsTurnedUp: Millis(5600),
    Income: Millis(3800),
    SilverLost: Millis(3300),
    StorageDue: Millis(2200),
    Stored: Millis(3100),
    HornPassed: Millis(2000),
    FinalRound: Millis(4200),
    GameEnded: Millis(3100),
}


def reading(event: Event) -> Millis:
    """Nominal reading time: that of the longest sentence, rounded up to 100 ms; 0: not told.

    Source: the clock stands still while a step is told (seed 003, So bedienst du den Tisch).
    """
    return _READING[type(event)]
