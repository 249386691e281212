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
    LegStarted: _UNTOLD,  # a heading in the logbook
    WorldEntered: Millis(4800),
    Recruited: Millis(3500),
    RecruitPassed: Millis(2900),
    HandDrawn: _UNTOLD,  # lies in the hand
    WayRevealed: Millis(3300),
    WayReshuffled: Millis(3300),
    Chosen: _UNTOLD,
    CardsRevealed: _UNTOLD,  # each card is told when its seat moves
    CardPlayed: Millis(3700),
    Rested: Millis(1500),
    GodTurned: Millis(3500),
    Moved: Millis(4200),
    PutOut: Millis(6000),
    CardsDrawn: _UNTOLD,
    Decided: _UNTOLD,
    Left: Millis(1700),
    GoldChanged: Millis(3100),
    VpChanged: Millis(3400),
    Robbed: Millis(2300),
    GodsSeen: Millis(2200),
    GodTaken: Millis(3700),
    SightTaken: Millis(2400),
    Peeked: Millis(2300),
    FreeUsed: Millis(2900),
    RecruitedOnWay: Millis(3300),
    Retrieved: Millis(3500),
    Redrawn: Millis(3800),
    Discarded: Millis(3100),
    PathShifted: Millis(2600),
    Asked: _UNTOLD,  # the table shows who is waited for
    Answered: _UNTOLD,  # what comes of it is told
    SentToValhalla: Millis(2900),
    BifroestGold: Millis(3800),
    LegEnded: _UNTOLD,
    SeatRetired: Millis(3000),
    GameEnded: Millis(4000),
}


def reading(event: Event) -> Millis:
    """Nominal reading time: that of the longest sentence, rounded up to 100 ms; 0: not told."""
    return _READING[type(event)]
