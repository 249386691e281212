"""What happened, and how long it takes to read. Source: spec section 12.

Every event carries the round, for the logbook, and `auto`: the game did it by itself. All are
public but one: a seat's own stored choice in a raid.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.game import Event as GameEvent
from rules.game import Millis
from rules.games.battlefjord.events.actions import (
    CardDiscarded,
    CardLaid,
    CardRevealed,
    CardToHand,
    CardUnderStack,
    CargoTaken,
    EffectLapsed,
    EffectWorked,
    GoodsChosen,
    PennantAdded,
    PennantMoved,
    SkaldTraded,
    SlotRefilled,
    Source,
    StackShuffled,
    Traded,
    Used,
)
from rules.games.battlefjord.events.raids import (
    RaidChoice,
    RaidConfirmed,
    RaidFailed,
    RaidOwed,
    RaidPaid,
    RaidSpared,
)
from rules.games.battlefjord.events.rounds import (
    ActionsBegun,
    ActionsEnded,
    CardsTurnedUp,
    FinalRound,
    GameEnded,
    HornPassed,
    Income,
    PennantsSet,
    Placed,
    PlacingSkipped,
    RoundStarted,
    ShipMoved,
    SilverLost,
    StorageDue,
    Stored,
)

__all__ = [
    "ActionsBegun",
    "ActionsEnded",
    "CardDiscarded",
    "CardLaid",
    "CardRevealed",
    "CardToHand",
    "CardUnderStack",
    "CardsTurnedUp",
    "CargoTaken",
    "EffectLapsed",
    "EffectWorked",
    "Event",
    "FinalRound",
    "GameEnded",
    "GoodsChosen",
    "HornPassed",
    "Income",
    "PennantAdded",
    "PennantMoved",
    "PennantsSet",
    "Placed",
    "PlacingSkipped",
    "RaidChoice",
    "RaidConfirmed",
    "RaidFailed",
    "RaidOwed",
    "RaidPaid",
    "RaidSpared",
    "RoundStarted",
    "ShipMoved",
    "SilverLost",
    "SkaldTraded",
    "SlotRefilled",
    "Source",
    "StackShuffled",
    "StorageDue",
    "Stored",
    "Traded",
    "Used",
    "reading",
]

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
