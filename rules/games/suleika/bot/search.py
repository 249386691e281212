"""Looking ahead over Omar's turns, the die and the carpets that are laid.

Each seat is taken to do what is best for itself (`worth`); the four distances of the die count
with their sixths. Nothing hidden has a part in it but the colours that come after the next ones.
"""

from collections.abc import Callable, Iterable
from typing import Final

from rules.game import Seat
from rules.games.suleika.bot.board import Board
from rules.games.suleika.bot.judgement import OUT, Standings, worth
from rules.games.suleika.content import QUARTERS, STEPS_A_FACE, Cell, Direction, Place, Turn
from rules.games.suleika.market import way

CHANCES: Final = tuple(
    (steps, STEPS_A_FACE.count(steps) / len(STEPS_A_FACE)) for steps in sorted(set(STEPS_A_FACE))
)
"""How far Omar may go, and how likely."""


class Search:
    """One market, looked at from all sides.

    judge:  what a position is taken to be worth where the look ends.
    width:  how many places are looked at beyond the laying, the best at first sight.
    judged: positions that were looked at so far.
    """

    def __init__(self, board: Board, judge: Callable[[Board], Standings], width: int) -> None:
        self._board = board
        self._judge = judge
        self._width = width
        self.judged = 0

    def after_turning(
        self, seat: Seat, mover: Seat, omar: Cell, facing: Direction, carpets: int
    ) -> float:
        """What it is worth to `seat` that Omar looks so, when `mover` rolls next."""
        return worth(self._rolled(mover, omar, facing, carpets), seat)

    def after_laying(
        self, seat: Seat, place: Place, omar: Cell, facing: Direction, carpets: int
    ) -> float:
        """What it is worth to `seat` to lay its carpet there, looking at `carpets` more."""
        return worth(self._laid(seat, place, omar, facing, carpets), seat)

    def _laid(
        self, seat: Seat, place: Place, omar: Cell, facing: Direction, carpets: int
    ) -> Standings:
        laid = self._board.lay(seat, place)
        found = self._next_turn(seat, omar, facing, carpets)
        self._board.take_up(laid)
        return found

    def _next_turn(self, seat: Seat, omar: Cell, facing: Direction, carpets: int) -> Standings:
        """After the turn of `seat`: whoever turns Omar does it in its own favour."""
        board = self._board
        if board.is_over():
            return self._judged()
        mover = board.after(seat)
        chooser = seat if board.turn_at_end else mover
        if not carpets:
            return self._glance(chooser, mover, omar, facing)
        return _best_for(
            chooser,
            (self._rolled(mover, omar, turned(facing, turn), carpets) for turn in Turn),
        )

    def _glance(self, chooser: Seat, mover: Seat, omar: Cell, facing: Direction) -> Standings:
        """The next way of Omar, its tolls alone: what lies in the market is judged once."""
        now = self._judged()
        return _best_for(
            chooser, [self._tolls(now, mover, omar, turned(facing, turn)) for turn in Turn]
        )

    def _tolls(self, now: Standings, mover: Seat, omar: Cell, facing: Direction) -> Standings:
        board, found = self._board, now.copy()
        coins = board.coins[mover]
        path = way(omar, facing, CHANCES[-1][0])
        for steps, chance in CHANCES:
            due, creditor = board.toll(mover, path[steps - 1][0])
            if due > coins:
                found[creditor] += chance * coins
                found[mover] += chance * (OUT - now[mover])
            elif due:
                found[creditor] += chance * due
                found[mover] -= chance * due
        return found

    def _rolled(self, mover: Seat, omar: Cell, facing: Direction, carpets: int) -> Standings:
        """What may be expected before `mover` rolls."""
        if not carpets:
            return self._tolls(self._judged(), mover, omar, facing)
        path = way(omar, facing, CHANCES[-1][0])
        found = [0.0] * self._board.seats
        for steps, chance in CHANCES:
            cell, looking, _ = path[steps - 1]
            for seat, standing in enumerate(self._stopped(mover, cell, looking, carpets)):
                found[seat] += chance * standing
        return found

    def _stopped(self, mover: Seat, omar: Cell, facing: Direction, carpets: int) -> Standings:
        """`mover` pays, and lays where it is best for it."""
        board = self._board
        due, creditor = board.toll(mover, omar)
        paid = min(due, board.coins[mover])
        board.coins[mover] -= paid
        board.coins[creditor] += paid
        if due > paid:
            board.out[mover] = True
            found = self._judged()
            board.out[mover] = False
        else:
            found = _best_for(
                mover,
                (
                    self._laid(mover, place, omar, facing, carpets - 1)
                    for place in self.promising(mover, omar, facing, carpets)
                ),
            )
        board.coins[mover] += paid
        board.coins[creditor] -= paid
        return found

    def _judged(self) -> Standings:
        self.judged += 1
        return self._judge(self._board)

    def promising(self, seat: Seat, omar: Cell, facing: Direction, carpets: int) -> list[Place]:
        """The places worth a longer look: all for a short one, else the best at first sight."""
        places = self._board.places(omar)
        if carpets <= 1 or len(places) <= self._width:
            return places
        return sorted(
            places,
            key=lambda place: -self.after_laying(seat, place, omar, facing, 0),
        )[: self._width]


def turned(facing: Direction, turn: Turn) -> Direction:
    """Where Omar looks after a turn."""
    return (facing + QUARTERS[turn]) % 4


def _best_for(seat: Seat, choices: Iterable[Standings]) -> Standings:
    """The standings that `seat` chooses; the first of equally good ones."""
    return max(choices, key=lambda found: worth(found, seat))
