"""A position that is being worked on: the state thawed, changed in place, frozen again.

Rules are written once, on the board. A step of the house thaws a state, does one action with its
events and freezes it; a computer looking ahead keeps boards, copies them, and asks for no events.
Leaves are tuples, so a copy is a handful of short lists.
"""

from typing import Final

from rules.game import Seat
from rules.games.battlefjord.content import DECKS, FIGURES, LAST_CARD, NO_CARD, Card, is_follower
from rules.games.battlefjord.events import Event, StackShuffled
from rules.games.battlefjord.powers import Powers, laid_in, powers, uses_left
from rules.games.battlefjord.state import (
    Figure,
    Halls,
    Options,
    Paid,
    Pending,
    Phase,
    Remote,
    State,
    Stock,
)
from rules.rng import Rng

NO_PENNANT: Final = -1
ALL_FIGURES: Final = 2 * FIGURES


class Board:
    """The fields of a `State`, mutable; see there for what they mean.

    laid: by seat, the cards in its halls as a set of bits (what `powers` is asked with).
    told: the events of this step; None: nobody listens.
    """

    __slots__ = (
        "discards",
        "face_down",
        "figures",
        "halls",
        "hands",
        "horn",
        "laid",
        "merchant_open",
        "options",
        "pending",
        "pennants",
        "phase",
        "raid_paid",
        "remote",
        "rng",
        "round",
        "slots",
        "stacks",
        "stocks",
        "told",
        "turn",
    )

    options: Options
    phase: Phase
    round: int
    horn: Seat
    turn: Seat
    slots: list[Card]
    face_down: int
    pennants: list[int]
    stacks: list[tuple[Card, ...]]
    discards: list[tuple[Card, ...]]
    stocks: tuple[list[int], list[int]]
    hands: list[tuple[Card, ...]]
    halls: list[Halls]
    figures: list[tuple[Figure, ...]]
    remote: list[Remote]
    raid_paid: list[Paid | None]
    merchant_open: bool
    pending: tuple[Pending, ...]
    laid: list[int]
    told: list[Event] | None
    rng: Rng

    def copy(self) -> "Board":
        """The same position, to be changed apart from this one; it tells nobody."""
        twin = Board.__new__(Board)
        twin.options = self.options
        twin.phase = self.phase
        twin.round = self.round
        twin.horn = self.horn
        twin.turn = self.turn
        twin.slots = self.slots[:]
        twin.face_down = self.face_down
        twin.pennants = self.pennants[:]
        twin.stacks = self.stacks[:]
        twin.discards = self.discards[:]
        twin.stocks = (self.stocks[0][:], self.stocks[1][:])
        twin.hands = self.hands[:]
        twin.halls = self.halls[:]
        twin.figures = self.figures[:]
        twin.remote = self.remote[:]
        twin.raid_paid = self.raid_paid[:]
        twin.merchant_open = self.merchant_open
        twin.pending = self.pending
        twin.laid = self.laid[:]
        twin.told = None
        twin.rng = self.rng
        return twin

    def powers(self, seat: Seat) -> Powers:
        """What the laid cards of a seat allow now."""
        return powers(self.laid[seat])

    def is_open(self, slot: int) -> bool:
        """Whether a card lies there face up."""
        return self.slots[slot] != NO_CARD and not self.face_down >> slot & 1

    def goods(self, seat: Seat) -> int:
        """How many goods a seat holds; silver and fame are none."""
        stock = self.stocks[seat]
        return stock[0] + stock[1] + stock[2]

    def cards_laid(self, seat: Seat) -> int:
        """How many cards lie in the halls of a seat."""
        return self.laid[seat].bit_count()

    def is_final(self) -> bool:
        """Whether the game ends with this round, because a seat has laid its last card."""
        return self.cards_laid(0) == LAST_CARD or self.cards_laid(1) == LAST_CARD

    def stands_on(self, field: int) -> Seat | None:
        """Whose figure stands on a field."""
        for seat in (0, 1):
            for figure in self.figures[seat]:
                if figure[0] == field:
                    return seat
        return None

    def figure_on(self, seat: Seat, field: int) -> Figure | None:
        """The figure of a seat on a field."""
        for figure in self.figures[seat]:
            if figure[0] == field:
                return figure
        return None

    def uses_left(self, seat: Seat, figure: Figure) -> int:
        """How often a figure's place may still be used this round."""
        return uses_left(figure, self.powers(seat))

    def draw(self, deck: int) -> Card:
        """The top of a stack (0: followers, 1: cargo), rebuilt when it is empty.

        NO_CARD when there are no discards either (spec D22). Source: spec 4.6.
        """
        if not self.stacks[deck]:
            if not self.discards[deck]:
                return NO_CARD
            self.stacks[deck] = self.rng.shuffled(self.discards[deck])
            self.discards[deck] = ()
            if self.told is not None:
                count = len(self.stacks[deck])
                self.told.append(StackShuffled(round=self.round, deck=DECKS[deck], count=count))
        card = self.stacks[deck][-1]
        self.stacks[deck] = self.stacks[deck][:-1]
        return card


def thaw(state: State, rng: Rng) -> Board:
    """A board to work on; `state` stays as it is."""
    board = Board.__new__(Board)
    board.options = state.options
    board.phase = state.phase
    board.round = state.round
    board.horn = state.horn
    board.turn = state.turn
    board.slots = list(state.slots)
    board.face_down = state.face_down
    board.pennants = list(state.pennants)
    board.stacks = list(state.stacks)
    board.discards = list(state.discards)
    board.stocks = (list(state.stocks[0]), list(state.stocks[1]))
    board.hands = list(state.hands)
    board.halls = list(state.halls)
    board.figures = list(state.figures)
    board.remote = list(state.remote)
    board.raid_paid = list(state.raid_paid)
    board.merchant_open = state.merchant_open
    board.pending = state.pending
    board.laid = [laid_in(halls) for halls in state.halls]
    board.told = None
    board.rng = rng
    return board


def freeze(board: Board) -> State:
    """The state of a board."""
    return State(
        options=board.options,
        phase=board.phase,
        round=board.round,
        horn=board.horn,
        turn=board.turn,
        slots=tuple(board.slots),
        face_down=board.face_down,
        pennants=tuple(board.pennants),
        stacks=(board.stacks[0], board.stacks[1]),
        discards=(board.discards[0], board.discards[1]),
        stocks=(_stock(board.stocks[0]), _stock(board.stocks[1])),
        hands=(board.hands[0], board.hands[1]),
        halls=(board.halls[0], board.halls[1]),
        figures=(board.figures[0], board.figures[1]),
        remote=(board.remote[0], board.remote[1]),
        raid_paid=(board.raid_paid[0], board.raid_paid[1]),
        merchant_open=board.merchant_open,
        pending=board.pending,
    )


def deck_of(card: Card) -> int:
    """Which stack a card belongs to: 0 followers, 1 cargo."""
    return 0 if is_follower(card) else 1


def _stock(stock: list[int]) -> Stock:
    fish, wool, iron, silver, fame = stock
    return fish, wool, iron, silver, fame
