"""What happened, and how long it takes to read. Every event of Bagalut is public."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import ClassVar, Final, Literal, TypeAlias

from rules.game import Event as GameEvent
from rules.game import Millis, Seat
from rules.games.bagalut.content import CardId


@dataclass(frozen=True, slots=True, kw_only=True)
class CardLaid(GameEvent):
    """A card came from the hand, where only its owner knew it, to the end of its row."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: CardId
    setup: bool
    type: Literal["card_laid"] = "card_laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketCardLaid(GameEvent):
    """A card of the market, open already, came to the end of its row."""

    seat: Seat
    card: CardId
    type: Literal["market_card_laid"] = "market_card_laid"


@dataclass(frozen=True, slots=True, kw_only=True)
class TurnStarted(GameEvent):
    """Turn `turn` of 20 begins, `seat`'s."""

    seat: Seat
    turn: int
    type: Literal["turn_started"] = "turn_started"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardStolen(GameEvent):
    """`seat` took the last card of a row of `from_seat`; it is now the first of its own row."""

    seat: Seat
    from_seat: Seat
    card: CardId
    type: Literal["card_stolen"] = "card_stolen"


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapOffered(GameEvent):
    """`card` lies beside the board; the other seat answers with one of `eligible`."""

    seat: Seat
    card: CardId
    eligible: tuple[CardId, ...]
    type: Literal["swap_offered"] = "swap_offered"


@dataclass(frozen=True, slots=True, kw_only=True)
class SwapAnswered(GameEvent):
    """`seat` gave `card` to `to_seat` for the card `offered`; both lie last in their new rows.

    auto: only this card was eligible, so the rules gave it (spec D6).
    """

    seat: Seat
    to_seat: Seat
    card: CardId
    offered: CardId
    auto: bool
    type: Literal["swap_answered"] = "swap_answered"


@dataclass(frozen=True, slots=True, kw_only=True)
class MarketOpened(GameEvent):
    """Both hands are played out: the eight cards of the stack lie open."""

    reveals: ClassVar[bool] = True
    cards: tuple[CardId, ...]
    type: Literal["market_opened"] = "market_opened"


@dataclass(frozen=True, slots=True, kw_only=True)
class StepSkipped(GameEvent):
    """A step of `seat`'s turn was impossible (spec D5: it never comes to this in a game)."""

    seat: Seat
    step: Literal["steal", "swap"]
    type: Literal["step_skipped"] = "step_skipped"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameOver(GameEvent):
    """All cards are played: who leads at how many goods."""

    winner_seat: Seat
    winner_goods: int
    loser_goods: int
    type: Literal["game_over"] = "game_over"


Event: TypeAlias = (
    CardLaid
    | MarketCardLaid
    | TurnStarted
    | CardStolen
    | SwapOffered
    | SwapAnswered
    | MarketOpened
    | StepSkipped
    | GameOver
)

_READING: Final[Mapping[type[GameEvent], Millis]] = {
    CardLaid: Millis(2000),
    MarketCardLaid: Millis(2400),
    TurnStarted: Millis(0),  # a heading in the logbook; the box says the rest
    CardStolen: Millis(2300),
    SwapOffered: Millis(2200),
    SwapAnswered: Millis(4200),
    MarketOpened: Millis(4300),
    StepSkipped: Millis(3600),
    GameOver: Millis(4100),
}


def reading(event: Event) -> Millis:
    """Nominal reading time: that of the event's longest sentence, rounded up to 100 ms.

    Source: the clock stands still while a step is told (docs/texts.md has the names; a test
    holds these numbers against the texts).
    """
    return _READING[type(event)]
