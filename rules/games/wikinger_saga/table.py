"""What the table shows, as it travels. Who sees it is decided in `view`. Source: spec 12."""

from dataclasses import dataclass
from typing import Literal

from rules.game import Seat, Wire
from rules.games.wikinger_saga.ids import (
    AdventureId,
    CardId,
    LegId,
    MarkerId,
    VikingId,
    WayId,
    WorldId,
)
from rules.games.wikinger_saga.outlook import Extra, Outlook
from rules.games.wikinger_saga.score import SeatScore
from rules.games.wikinger_saga.state import (
    Ask,
    Grant,
    How,
    Option,
    Options,
    Phase,
    RowCard,
    Task,
)


@dataclass(frozen=True, slots=True, kw_only=True)
class LegView(Wire):
    """One leg of the journey. markers: None where they are drawn when it begins."""

    leg: int
    card: LegId
    world: WorldId
    markers: tuple[MarkerId, ...] | None
    state: Literal["past", "now", "ahead"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SpaceView(Wire):
    """What lies on a space of the board: a field of an adventure card, or a marker.

    gold, vp:  what it gives or costs, as printed, None: nothing of it.
    effects:   what else it does, None: nothing.
    broken:    broken helmets of a last field, without way cards; None: it is no last field.
    """

    space: int
    card: AdventureId | None
    field: int | None
    marker: MarkerId | None
    gold: int | None
    vp: int | None
    effects: tuple[Extra, ...] | None
    broken: int | None


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenWay(Wire):
    """An open way card, and whether its instruction counts.

    state: "bare" without instruction; "done" after working once; "ended" a rule of an earlier
           stage; "holds" now; "overruled" by a later card that says the same of something else.
    by:    the card that overrules it.
    """

    way: WayId
    value: int
    state: Literal["bare", "done", "ended", "holds", "overruled"]
    by: WayId | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer(Wire):
    """A viking of the display. price, next_price: in this and in the next recruiting round."""

    viking: VikingId
    left: int
    price: int
    next_price: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SeatView(Wire):
    """What everybody knows of one seat.

    place, draws: on the ladder now, and how many cards that would draw.
    index, space: of the figure; space None: it lies on the adventure card.
    hand:      a card that is chosen but not revealed still counts.
    valhalla:  what was sent in this leg counts.
    waits:     it is asked. answered: it has chosen, decided or sent; what, nobody sees.
    how:       how it goes into this stage, as far as all know: before the reveal only the lot.
    helmets:   what falling would cost it each time, with way cards and shields.
    recruits:  all vikings it ever recruited; gods: how many its supply and hand hold.
    claims:    cards whose free recruiting was announced.
    score:     only at the end.
    """

    gold: int
    vp: int
    place: int
    draws: int
    index: int
    space: int | None
    inside: bool
    reached: bool
    out_stage: int
    sight: bool
    row: tuple[RowCard, ...]
    supply: int
    hand: int
    valhalla: int
    waits: bool
    answered: bool
    how: How | None
    ignores_way: bool
    helmets: int
    recruits: tuple[VikingId, ...]
    gods: int
    grants: tuple[Grant, ...]
    claims: tuple[CardId, ...]
    score: SeatScore | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Question(Wire):
    """An open question.

    options: None where they are for the seat alone. task: what goes on with the answer.
    """

    seat: Seat
    ask: Ask
    options: tuple[Option, ...] | None
    task: Task


@dataclass(frozen=True, slots=True, kw_only=True)
class Pile(Wire):
    """So many of a kind."""

    card: CardId
    count: int


@dataclass(frozen=True, slots=True, kw_only=True)
class OwnChoice(Wire):
    """What the own seat has chosen for this stage."""

    how: How
    card: CardId | None
    use: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Leaving(Wire):
    """Whether the own seat may leave, what that costs, and why not.

    gold, vp: what leaving would change now; why: None if it may leave.
    """

    may: bool
    gold: int
    vp: int
    why: Literal["out", "not_reached", "not_reached_second", "leaving_forbidden"] | None


@dataclass(frozen=True, slots=True, kw_only=True)
class You(Wire):
    """For the own seat alone.

    supply:   the own supply by kind: its order nobody knows.
    options:  of the own open question.
    peeked:   the top way card, as long as it lies there.
    outlooks: what each hand card would do, in every way it can be played, as things stand; while
              a question about a movement is open, what each of its options would do.
    """

    seat: Seat
    hand: tuple[CardId, ...]
    supply: tuple[Pile, ...]
    valhalla: tuple[CardId, ...]
    valhalla_helmets: int
    choice: OwnChoice | None
    decided: bool | None
    sent: tuple[CardId, ...]
    options: tuple[Option, ...]
    peeked: WayId | None
    outlooks: tuple[Outlook, ...]
    leaving: Leaving


@dataclass(frozen=True, slots=True, kw_only=True)
class View(Wire):
    """The table as one viewer sees it.

    leg:       1..8; stage: from 1, 0 while recruiting.
    turn_seat: who recruits; None in other phases.
    length:    fields of the path or longboat; shift: how far it was pushed.
    spaces:    what lies on the board, by space.
    way_open:  oldest first.
    recruiting: seats that have not passed.
    agenda:    what will go on by itself after the open question; the last one is next.
    set_number, added: what the seat that moves has answered so far.
    you:       None for spectators.
    """

    options: Options
    phase: Phase
    leg: int
    stage: int
    card: LegId
    world: WorldId
    odin_seat: Seat
    turn_seat: Seat | None
    longboat: bool
    length: int
    shift: int
    spaces: tuple[SpaceView, ...]
    way_open: tuple[OpenWay, ...]
    way_draw: int
    way_discard: tuple[WayId, ...]
    god_pile: int
    display: tuple[Offer, ...]
    recruit_round: int
    recruiting: tuple[Seat, ...]
    worlds_seen: tuple[WorldId, ...]
    questions: tuple[Question, ...]
    agenda: tuple[Task, ...]
    set_number: int | None
    added: int
    seats: tuple[SeatView, ...]
    journey: tuple[LegView, ...]
    retired: tuple[Seat, ...]
    you: You | None
