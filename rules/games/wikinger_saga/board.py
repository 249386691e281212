"""The position while a step is done: the one mutable thing in the game, alive for one action.

Piles, hands and rows stay tuples, so thawing and freezing only copies references.
"""

from collections.abc import Callable, Iterator
from operator import attrgetter
from typing import Any, Final, ParamSpec

from rules.game import Seat
from rules.games.wikinger_saga.content import CARDS
from rules.games.wikinger_saga.events import Asked, CardsDrawn, Event
from rules.games.wikinger_saga.ground import GROUND_OF, Ground
from rules.games.wikinger_saga.ids import CardId
from rules.games.wikinger_saga.powers import NO_RULES, Powers, Rules, powers_of, rules_in_force
from rules.games.wikinger_saga.state import (
    Ask,
    How,
    Option,
    Pending,
    Phase,
    SeatState,
    State,
    Task,
)
from rules.games.wikinger_saga.vocabulary import Timing
from rules.rng import Rng

P = ParamSpec("P")

_SEAT_FIELDS: Final = tuple(SeatState.__dataclass_fields__)
_values: Final[Callable[[Any], tuple[Any, ...]]] = attrgetter(*_SEAT_FIELDS)


class Side:
    """One seat on the board. The fields are those of `SeatState`."""

    __slots__ = (*_SEAT_FIELDS, "origin")

    def __init__(self, origin: SeatState) -> None:
        self.origin = origin
        self.gold = origin.gold
        self.vp = origin.vp
        self.index = origin.index
        self.inside = origin.inside
        self.reached = origin.reached
        self.out_stage = origin.out_stage
        self.sight = origin.sight
        self.supply = origin.supply
        self.hand = origin.hand
        self.row = origin.row
        self.valhalla = origin.valhalla
        self.sent = origin.sent
        self.grants = origin.grants
        self.choice = origin.choice
        self.claims = origin.claims
        self.decided = origin.decided
        self.peeked = origin.peeked
        self.recruits = origin.recruits
        self.box = origin.box

    def freeze(self) -> SeatState:
        """The seat as a value; the one it was made of where nothing has changed."""
        values = _values(self)
        if values == _values(self.origin):
            return self.origin
        return SeatState(**dict(zip(_SEAT_FIELDS, values, strict=True)))

    @property
    def powers(self) -> Powers:
        """What the permanents of the row do."""
        return powers_of(self.row)

    def take(self, card: CardId) -> None:
        """Take one such card out of the hand."""
        place = self.hand.index(card)
        self.hand = self.hand[:place] + self.hand[place + 1 :]


class Board:
    """A game in the middle of a step.

    told: what has happened, None: nobody wants to know (a computer looks ahead).
    """

    __slots__ = (
        "added",
        "agenda",
        "display",
        "god_pile",
        "ground",
        "leg",
        "leg_markers",
        "legs",
        "markers_on",
        "odin",
        "options",
        "pending",
        "phase",
        "recruit_round",
        "recruiting",
        "retired",
        "rng",
        "rules",
        "seats",
        "set_number",
        "shift",
        "sides",
        "stage",
        "told",
        "turn",
        "way_discard",
        "way_draw",
        "way_open",
        "worlds_seen",
    )

    def __init__(self, state: State, rng: Rng, told: list[Event] | None) -> None:
        self.rng = rng
        self.told = told
        self.options = state.options
        self.sides = [Side(seat) for seat in state.seats]
        self.seats = len(state.seats)
        self.legs = state.legs
        self.leg_markers = state.leg_markers
        self.leg = state.leg
        self.ground: Ground = GROUND_OF[state.legs[state.leg]]
        self.phase = state.phase
        self.stage = state.stage
        self.odin = state.odin
        self.shift = state.shift
        self.markers_on = state.markers_on
        self.way_draw = state.way_draw
        self.way_discard = state.way_discard
        self.way_open = state.way_open
        self.rules: Rules = rules_in_force(state.way_open)
        self.god_pile = state.god_pile
        self.display = state.display
        self.worlds_seen = state.worlds_seen
        self.recruit_round = state.recruit_round
        self.recruiting = state.recruiting
        self.turn = state.turn
        self.pending = list(state.pending)
        self.agenda = list(state.agenda)
        self.set_number = state.set_number
        self.added = state.added
        self.retired = state.retired

    def freeze(self) -> State:
        """The position as a value."""
        return State(
            options=self.options,
            seats=tuple([side.freeze() for side in self.sides]),
            legs=self.legs,
            leg_markers=self.leg_markers,
            leg=self.leg,
            phase=self.phase,
            stage=self.stage,
            odin=self.odin,
            shift=self.shift,
            markers_on=self.markers_on,
            way_draw=self.way_draw,
            way_discard=self.way_discard,
            way_open=self.way_open,
            god_pile=self.god_pile,
            display=self.display,
            worlds_seen=self.worlds_seen,
            recruit_round=self.recruit_round,
            recruiting=self.recruiting,
            turn=self.turn,
            pending=tuple(self.pending),
            agenda=tuple(self.agenda),
            set_number=self.set_number,
            added=self.added,
            retired=self.retired,
        )

    def tell(self, event: Callable[P, Event], *args: P.args, **fields: P.kwargs) -> None:
        """Something has happened. The event is only made if somebody listens."""
        if self.told is not None:
            self.told.append(event(*args, **fields))

    def order(self) -> Iterator[Seat]:
        """All seats, the one with Odin first, then clockwise."""
        return ((self.odin + step) % self.seats for step in range(self.seats))

    def inside(self) -> list[Seat]:
        """The seats still in the adventure, in the order of Odin."""
        return [seat for seat in self.order() if self.sides[seat].inside]

    def rules_for(self, side: Side) -> Rules:
        """The rules of open way cards for a seat: none once it is out, or ignores them."""
        if not side.inside or side.powers.ignores_way:
            return NO_RULES
        return self.rules

    def push(self, tasks: list[Task]) -> None:
        """Do these next, in this order, before what was to be done."""
        tasks.reverse()
        self.agenda += tasks

    def ask(self, task: Task, ask: Ask, options: tuple[Option, ...]) -> None:
        """Ask the task's seat; the task goes on with the answer."""
        self.pending.append(Pending(seat=task.seat, ask=ask, options=options, task=task))
        self.tell(Asked, seat=task.seat, ask=ask)

    def question(self, seat: Seat) -> Pending | None:
        """The open question to a seat."""
        for pending in self.pending:
            if pending.seat == seat:
                return pending
        return None

    def draw(self, seat: Seat, count: int) -> None:
        """Draw from the own supply, as far as it goes."""
        side = self.sides[seat]
        drawn = side.supply[:count]
        if drawn:
            side.supply = side.supply[count:]
            side.hand += drawn
            self.tell(CardsDrawn, seat=seat, count=len(drawn), cards=drawn)


_last: tuple[State, Board] | None = None
_NO_CHANCE: Final = Rng(b"nothing is drawn to look at a board", 0)


def opened(state: State) -> Board:
    """The position to look at, never to change.

    The last one is kept, and found again by identity: after a step the house asks for actors,
    legal actions and each viewer's view of the same state, and to hash it would cost more.
    """
    global _last
    last = _last
    if last is None or last[0] is not state:
        last = _last = (state, Board(state, _NO_CHANCE, None))
    return last[1]


def can_act(board: Board, seat: Seat) -> bool:
    """Whether a seat is asked now. Source: spec section 7."""
    side = board.sides[seat]
    match board.phase:
        case Phase.FINISHED:
            return False
        case Phase.RECRUIT:
            return board.turn == seat
        case Phase.CHOOSE:
            if side.inside and side.choice is None:
                return True
        case Phase.DECIDE:
            if may_leave(board, side) and side.decided is None:
                return True
        case Phase.VALHALLA:
            return not side.sent and bool(vikings_in_row(side))
        case _:
            pass
    return board.question(seat) is not None


def actors_on(board: Board) -> frozenset[Seat]:
    """The seats that are asked now."""
    return frozenset([seat for seat in range(board.seats) if can_act(board, seat)])


def may_leave(board: Board, side: Side) -> bool:
    """Whether a seat that is in may decide to leave."""
    return side.inside and side.reached and not board.rules_for(side).no_leave


def vikings_in_row(side: Side) -> list[CardId]:
    """The vikings that a seat has played in this leg."""
    return [laid.card for laid in side.row if CARDS[laid.card].is_viking]


def last_played(side: Side) -> int:
    """The place in the row of the card laid in this stage, -1: none was."""
    laid = side.choice is not None and side.choice.how in (How.CARD, How.LOT)
    return len(side.row) - 1 if laid else -1


def has_timing(card: CardId, timing: Timing) -> bool:
    """Whether a card's action works at that time."""
    action = CARDS[card].action
    return action is not None and action.timing is timing
