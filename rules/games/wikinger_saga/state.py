"""The state of a game of Die Wikinger Saga, its options and phases: values only, no rule."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, Literal, TypeAlias

from rules.game import Seat, Wire
from rules.games.wikinger_saga.ids import (
    CardId,
    LegId,
    MarkerId,
    VikingId,
    WayId,
    WorldId,
)

SEATS: Final = range(2, 5)

Journey: TypeAlias = Literal[
    "tutorial", "gold", "gods", "longest", "fame", "companions", "suffering", "own", "free"
]
"""The one adventure of the tutorial; a diary; legs of one's own, by the pattern or freely."""

Display: TypeAlias = tuple[tuple[VikingId, int], ...]
"""The vikings that can be recruited, in the order in which they came, and how many are left."""

MarkersOn: TypeAlias = tuple[tuple[int, MarkerId], ...]
"""The markers on the board, by their space."""

Option: TypeAlias = int | CardId | None
"""One answer to a question: a number, a card, or None for "nobody", "none"; 1 and 0: yes and no."""


class Phase(StrEnum):
    """Where a leg stands. Source: spec section 7.

    way, resolve, draw and end_actions go by themselves; they show only while somebody is asked.
    """

    RECRUIT = "recruit"
    WAY = "way"
    CHOOSE = "choose"
    RESOLVE = "resolve"
    DRAW = "draw"
    DECIDE = "decide"
    END_ACTIONS = "end_actions"
    VALHALLA = "valhalla"
    FINISHED = "finished"


class How(StrEnum):
    """How a seat goes into a stage."""

    CARD = "plays"
    REST = "rests"
    LOT = "lot"  # its card is taken at random
    FORCED = "forced"  # it has no card: a god moves it


class Ask(StrEnum):
    """What a question is about. Source: spec section 10."""

    PICK_GOD = "pick_god"
    DISCARD = "put_away"
    PICK_RECRUIT = "pick_recruit"
    RETRIEVE = "retrieve"
    PATH = "path"
    SET_MOVE = "set_move"
    ADD_MOVE = "add_move"
    STEP_ADD = "step_add"
    PAY = "pay"
    USE = "use_action"


class Source(StrEnum):
    """Where an effect comes from: fields and markers can be bettered, others cannot."""

    FIELD = "field"
    MARKER = "marker"
    CARD = "card"
    WAY = "way"


class Grant(StrEnum):
    """Where an extra card for Valhalla may come from."""

    PLAYED = "played"
    HAND = "hand"


class Verb(StrEnum):
    """What is to be done next. Source: spec section 7."""

    EFFECT = "effect"  # number: of the effect
    GOD = "god"  # look at two gods
    DISCARD = "discard"  # put a hand card under the supply
    RECRUIT = "recruit"  # number: the discount
    RETRIEVE = "retrieve"  # number: how many more
    RESOLVE = "resolve"  # move with what was chosen
    USE_CARD = "use_card"  # the actions of the card just laid
    STEP_ADD = "step_add"  # position: of the permanent in the row
    MOVE = "move"
    ON_LAND = "on_land"  # permanents that look at the landing
    DRAW = "draw"
    REVEAL = "reveal"  # all chosen cards
    LEAVE = "leave"  # all who have decided so
    END = "end"  # the end actions of a row


@dataclass(frozen=True, slots=True, kw_only=True)
class Task(Wire):
    """Something still to be done before the phase goes on.

    seat:     whom it concerns.
    position: of the card in the seat's row that does it, -1: no card does.
    """

    verb: Verb
    seat: Seat
    number: int = 0
    source: Source = Source.CARD
    position: int = -1


@dataclass(frozen=True, slots=True, kw_only=True)
class Pending:
    """A question to a seat. task: what goes on with the answer."""

    seat: Seat
    ask: Ask
    options: tuple[Option, ...]
    task: Task


@dataclass(frozen=True, slots=True, kw_only=True)
class RowCard(Wire):
    """A card in a row. use: None until its owner has said whether its action works (D34).

    spent: its free action was used.
    """

    card: CardId
    use: bool | None
    spent: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class Choice:
    """What a seat has chosen for this stage. card: only with `How.CARD`."""

    how: How
    card: CardId | None = None
    use: bool = True


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatState:
    """One seat. In piles the first card is the top.

    index:    place of the figure on the path; its space is the path's shift more.
    reached:  a played card has brought it to a field of the (last) adventure card.
    out_stage: the stage in which it left, 0: not yet.
    sent:     chosen for Valhalla; still in the row (or hand) until all have chosen.
    grants:   extras for Valhalla that cards have brought.
    claims:   cards whose free recruiting was announced (D31).
    decided:  leaves (True), goes on (False), has not said (None).
    peeked:   the way card it has looked at, as long as that lies on top.
    recruits: all vikings it ever recruited, in order.
    box:      what it could not take to Bifröst.
    """

    gold: int
    vp: int
    index: int
    inside: bool
    reached: bool
    out_stage: int
    sight: bool
    supply: tuple[CardId, ...]
    hand: tuple[CardId, ...]
    row: tuple[RowCard, ...]
    valhalla: tuple[CardId, ...]
    sent: tuple[CardId, ...]
    grants: tuple[Grant, ...]
    choice: Choice | None
    claims: tuple[CardId, ...]
    decided: bool | None
    peeked: WayId | None
    recruits: tuple[VikingId, ...]
    box: tuple[CardId, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Options(Wire):
    """Which journey is played.

    journey:    one of the six diaries, the tutorial, or one's own.
    legs:       with "own" and "free": the eight cards, None: drawn; empty: all drawn.
    markers:    the light markers are dealt for the journey, or drawn for each leg.
    first_seat: has Odin in the first leg.
    """

    journey: Journey = "gold"
    legs: tuple[LegId | None, ...] = ()
    markers: Literal["assigned", "random"] = "assigned"
    first_seat: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class State:
    """A position.

    leg:         from 0; stage: from 1, 0 before the first way card.
    odin:        the seat that has Odin.
    shift:       how far the path was pushed.
    leg_markers: the markers of each leg, empty where they are drawn.
    recruit_round, recruiting, turn: of the recruiting: whoever has not passed, and who is asked.
    agenda:      what is to be done; the last one is next.
    set_number, added: what the seat that moves has chosen.
    retired:     in the order of leaving.
    """

    options: Options
    seats: tuple[SeatState, ...]
    legs: tuple[LegId, ...]
    leg_markers: tuple[tuple[MarkerId, ...], ...]
    leg: int
    phase: Phase
    stage: int
    odin: Seat
    shift: int
    markers_on: MarkersOn
    way_draw: tuple[WayId, ...]
    way_discard: tuple[WayId, ...]
    way_open: tuple[WayId, ...]
    god_pile: tuple[CardId, ...]
    display: Display
    worlds_seen: tuple[WorldId, ...]
    recruit_round: int
    recruiting: tuple[Seat, ...]
    turn: Seat
    pending: tuple[Pending, ...]
    agenda: tuple[Task, ...]
    set_number: int | None
    added: int
    retired: tuple[Seat, ...]
