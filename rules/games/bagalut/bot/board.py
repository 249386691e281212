"""A position made for looking ahead: mutable, done and undone in place, so that nothing is copied.

Only computers use it, on sampled states. It knows no refusal: its callers do what is legal.
"""

from collections.abc import Iterable

from rules.game import Seat
from rules.games.bagalut.content import GOOD_OF, GOODS, VALUE_OF, Card
from rules.games.bagalut.state import HAND_AT_START, SETUP_LAYS, State

LAST_HAND_TURN = 2 * (HAND_AT_START - SETUP_LAYS)
"""Until here cards are laid from the hands, afterwards from the market."""


class Board:
    """Rows, hands and sums of both seats between or within turns.

    turn:    the running turn, 1..20; 21 when all is played.
    seat:    whose turn it is.
    rows:    by seat and good, the values from first to last.
    points:  the same summed up; an offered card counts for its owner.
    hands:   cards by seat.
    held:    by seat and good, the points still in hand.
    stack:   the cards of the stack, or what is left of the market.
    stacked: by good, the points in it.
    """

    __slots__ = ("hands", "held", "points", "rows", "seat", "stack", "stacked", "turn")

    def __init__(self, state: State) -> None:
        self.turn = state.turn
        self.seat: Seat = state.active_seat
        self.rows = [[list(row) for row in side] for side in state.rows]
        self.points = [[sum(row) for row in side] for side in self.rows]
        if state.offer is not None:
            self.points[self.seat][GOOD_OF[state.offer]] += VALUE_OF[state.offer]
        self.hands = [list(hand) for hand in state.hands]
        self.held = [points_by_good(hand) for hand in state.hands]
        self.stack = list(state.stack if state.market is None else state.market)
        self.stacked = points_by_good(self.stack)

    def layable(self) -> tuple[Card, ...]:
        """The cards that may be laid now. (A copy: what is laid and undone changes its place.)"""
        return tuple(self.hands[self.seat] if self.turn <= LAST_HAND_TURN else self.stack)

    def steal(self, good: int) -> None:
        """Take the last card of the other row to the front of the own one."""
        own, theirs = self.seat, 1 - self.seat
        value = self.rows[theirs][good].pop()
        self.rows[own][good].insert(0, value)
        self.points[own][good] += value
        self.points[theirs][good] -= value

    def undo_steal(self, good: int) -> None:
        """Put it back."""
        own, theirs = self.seat, 1 - self.seat
        value = self.rows[own][good].pop(0)
        self.rows[theirs][good].append(value)
        self.points[own][good] -= value
        self.points[theirs][good] += value

    def swap(self, offered_good: int, offered: int, given_good: int) -> None:
        """Complete a swap; the offered value has left its row already."""
        own, theirs = self.seat, 1 - self.seat
        given = self.rows[theirs][given_good].pop()
        self.rows[theirs][offered_good].append(offered)
        self.rows[own][given_good].append(given)
        self._move_points(offered_good, -offered)
        self._move_points(given_good, given)

    def undo_swap(self, offered_good: int, offered: int, given_good: int) -> None:
        """Back to the open offer."""
        own, theirs = self.seat, 1 - self.seat
        given = self.rows[own][given_good].pop()
        self.rows[theirs][offered_good].pop()
        self.rows[theirs][given_good].append(given)
        self._move_points(offered_good, offered)
        self._move_points(given_good, -given)

    def lay(self, card: Card) -> None:
        """Lay a card and pass the turn on."""
        seat, good, value = self.seat, GOOD_OF[card], VALUE_OF[card]
        if self.turn <= LAST_HAND_TURN:
            self.hands[seat].remove(card)
            self.held[seat][good] -= value
        else:
            self.stack.remove(card)
            self.stacked[good] -= value
        self.rows[seat][good].append(value)
        self.points[seat][good] += value
        self.turn += 1
        self.seat = 1 - seat

    def undo_lay(self, card: Card) -> None:
        """Take the turn and the card back."""
        self.turn -= 1
        self.seat = seat = 1 - self.seat
        good, value = GOOD_OF[card], VALUE_OF[card]
        self.rows[seat][good].pop()
        self.points[seat][good] -= value
        if self.turn <= LAST_HAND_TURN:
            self.hands[seat].append(card)
            self.held[seat][good] += value
        else:
            self.stack.append(card)
            self.stacked[good] += value

    def _move_points(self, good: int, value: int) -> None:
        self.points[self.seat][good] += value
        self.points[1 - self.seat][good] -= value


def points_by_good(cards: Iterable[Card]) -> list[int]:
    """The points of some cards, by good."""
    points = [0] * len(GOODS)
    for card in cards:
        points[GOOD_OF[card]] += VALUE_OF[card]
    return points
