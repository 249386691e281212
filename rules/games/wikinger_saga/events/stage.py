"""What happens in a stage: way card, choice, reveal, movement, leaving. Source: spec 11."""

from dataclasses import dataclass
from typing import ClassVar, Literal

from rules.game import Event as GameEvent
from rules.game import Seat, Wire
from rules.games.wikinger_saga.ground import Fall, Place
from rules.games.wikinger_saga.ids import AdventureId, CardId, MarkerId, WayId
from rules.games.wikinger_saga.state import How


@dataclass(frozen=True, slots=True, kw_only=True)
class WayRevealed(GameEvent):
    """A stage begins: a way card was turned up and the path with all figures shifted."""

    reveals: ClassVar[bool] = True
    stage: int
    odin_seat: Seat
    way: WayId
    value: int
    before: int
    after: int
    auto: bool = True
    type: Literal["way_revealed"] = "way_revealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class WayReshuffled(GameEvent):
    """The pile of way cards was empty: so many were shuffled."""

    count: int
    auto: bool = True
    type: Literal["way_reshuffled"] = "way_reshuffled"


@dataclass(frozen=True, slots=True, kw_only=True)
class Chosen(GameEvent):
    """A seat has chosen for this stage; what, nobody sees."""

    seat: Seat
    auto: bool = False
    type: Literal["chosen"] = "chosen"


@dataclass(frozen=True, slots=True, kw_only=True)
class Revealed(Wire):
    """What one seat had chosen. use: None after the lot, when its owner is still to be asked."""

    seat: Seat
    how: How
    card: CardId | None
    use: bool | None


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsRevealed(GameEvent):
    """All chosen cards at once."""

    reveals: ClassVar[bool] = True
    choices: tuple[Revealed, ...]
    auto: bool = True
    type: Literal["cards_revealed"] = "cards_revealed"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardPlayed(GameEvent):
    """A seat goes on with its card. use: whether its action works; None: there is none."""

    seat: Seat
    card: CardId
    use: bool | None
    auto: bool = True
    type: Literal["card_played"] = "card_played"


@dataclass(frozen=True, slots=True, kw_only=True)
class Rested(GameEvent):
    """A seat plays no card and stays."""

    seat: Seat
    auto: bool = True
    type: Literal["rested"] = "rested"


@dataclass(frozen=True, slots=True, kw_only=True)
class GodTurned(GameEvent):
    """A seat without cards is moved by the top god, which goes under the pile; None: no god."""

    reveals: ClassVar[bool] = True
    seat: Seat
    god: CardId | None
    auto: bool = True
    type: Literal["god_turned"] = "god_turned"


@dataclass(frozen=True, slots=True, kw_only=True)
class Moved(GameEvent):
    """A figure has moved. The number and what it is made of:

    move:   the card's; by_way: what open way cards made of it;
    chosen: the number that replaced it; added: what was added.
    steps, back: the same number without its sign, and its direction.
    """

    seat: Seat
    before: int
    number: int
    steps: int
    back: bool
    index: int
    space: int
    move: int
    by_way: int
    chosen: int | None
    added: int
    place: Place
    card: AdventureId | None
    field: int | None
    marker: MarkerId | None
    auto: bool = True
    type: Literal["moved"] = "moved"


@dataclass(frozen=True, slots=True, kw_only=True)
class PutOut(GameEvent):
    """An adventure ended with broken helmets, `falls` times; it cost so many points."""

    seat: Seat
    fall: Fall
    falls: int
    helmets: int
    vp: int
    auto: bool = True
    type: Literal["put_out"] = "put_out"


@dataclass(frozen=True, slots=True, kw_only=True)
class CardsDrawn(GameEvent):
    """A seat drew cards. cards: for its own eyes."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    cards: tuple[CardId, ...] | None
    auto: bool = True
    type: Literal["cards_drawn"] = "cards_drawn"


@dataclass(frozen=True, slots=True, kw_only=True)
class Decided(GameEvent):
    """A seat has decided whether it leaves; nobody sees yet how."""

    seat: Seat
    auto: bool = False
    type: Literal["decided"] = "decided"


@dataclass(frozen=True, slots=True, kw_only=True)
class Left(GameEvent):
    """A seat has left the adventure."""

    reveals: ClassVar[bool] = True
    seat: Seat
    stage: int
    auto: bool = True
    type: Literal["left"] = "left"
