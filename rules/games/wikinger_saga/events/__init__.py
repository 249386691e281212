"""What happened, and how long it takes to read. Source: spec section 11.

`auto`: the rules did it, without a decision of the seat.
"""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.game import Event as GameEvent
from rules.game import Millis
from rules.games.wikinger_saga.events.deeds import (
    Answered,
    Asked,
    Discarded,
    FreeUsed,
    GodsSeen,
    GodTaken,
    GoldChanged,
    PathShifted,
    Peeked,
    Reason,
    RecruitedOnWay,
    Redrawn,
    Retrieved,
    Robbed,
    SightTaken,
    VpChanged,
)
from rules.games.wikinger_saga.events.journey import (
    BifroestGold,
    GameEnded,
    HandDrawn,
    LegEnded,
    LegStarted,
    Recruited,
    RecruitPassed,
    SeatRetired,
    SentToValhalla,
    WorldEntered,
)
from rules.games.wikinger_saga.events.stage import (
    CardPlayed,
    CardsDrawn,
    CardsRevealed,
    Chosen,
    Decided,
    GodTurned,
    Left,
    Moved,
    PutOut,
    Rested,
    Revealed,
    WayReshuffled,
    WayRevealed,
)

__all__ = [
    "Answered",
    "Asked",
    "BifroestGold",
    "CardPlayed",
    "CardsDrawn",
    "CardsRevealed",
    "Chosen",
    "Decided",
    "Discarded",
    "Event",
    "FreeUsed",
    "GameEnded",
    "GodTaken",
    "GodTurned",
    "GodsSeen",
    "GoldChanged",
    "HandDrawn",
    "Left",
    "LegEnded",
    "LegStarted",
    "Moved",
    "PathShifted",
    "Peeked",
    "PutOut",
    "Reason",
    "RecruitPassed",
    "Recruited",
    "RecruitedOnWay",
    "Redrawn",
    "Rested",
    "Retrieved",
    "Revealed",
    "Robbed",
    "SeatRetired",
    "SentToValhalla",
    "SightTaken",
    "VpChanged",
    "WayReshuffled",
    "WayRevealed",
    "WorldEntered",
    "reading",
]

Event: TypeAlias = (
    LegStarted
    | WorldEntered
    | Recruited
    | RecruitPassed
    | HandDrawn
    | WayRevealed
    | WayReshuffled
    | Chosen
    | CardsRevealed
    | CardPlayed
    | Rested
    | GodTurned
    | Moved
    | PutOut
    | CardsDrawn
    | Decided
    | Left
    | GoldChanged
    | VpChanged
    | Robbed
    | GodsSeen
    | GodTaken
    | SightTaken
    | Peeked
    | FreeUsed
    | RecruitedOnWay
    | Retrieved
    | Redrawn
    | Discarded
    | PathShifted
    | Asked
    | Answered
    | SentToValhalla
    | BifroestGold
    | LegEnded
    | SeatRetired
    | GameEnded
)

_UNTOLD: Final = Millis(0)

_READING: Final[Mapping[type[GameEvent], Millis]] = {
    LegStarted: Millis(3000),
    WorldEntered: Millis(3000),
    Recruited: Millis(3000),
    RecruitPassed: Millis(3000),
    HandDrawn: Millis(3000),
    WayRevealed: Millis(3000),
    WayReshuffled: Millis(3000),
    Chosen: Millis(3000),
    CardsRevealed: Millis(3000),
    CardPlayed: Millis(3000),
    Rested: Millis(3000),
    GodTurned: Millis(3000),
    Moved: Millis(3000),
    PutOut: Millis(3000),
    CardsDrawn: Millis(3000),
    Decided: Millis(3000),
    Left: Millis(3000),
    GoldChanged: Millis(3000),
    VpChanged: Millis(3000),
    Robbed: Millis(3000),
    GodsSeen: Millis(3000),
    GodTaken: Millis(3000),
    SightTaken: Millis(3000),
    Peeked: Millis(3000),
    FreeUsed: Millis(3000),
    RecruitedOnWay: Millis(3000),
    Retrieved: Millis(3000),
    Redrawn: Millis(3000),
    Discarded: Millis(3000),
    PathShifted: Millis(3000),
    Asked: Millis(3000),
    Answered: Millis(3000),
    SentToValhalla: Millis(3000),
    BifroestGold: Millis(3000),
    LegEnded: Millis(3000),
    SeatRetired: Millis(3000),
    GameEnded: Millis(3000),
}


def reading(event: Event) -> Millis:
    """Nominal reading time: that of the longest sentence, rounded up to 100 ms; 0: not told."""
    return _READING[type(event)]
