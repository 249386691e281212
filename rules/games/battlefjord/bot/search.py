"""Depth first over the order of a seat's own actions. Source: spec 15.4.

The other seat cannot interfere before these actions are finished, so no turn of it is looked at.
"""

from typing import TypeAlias

from rules.game import Seat
from rules.games.battlefjord.actions import Action
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.bot.trial import Budget, steps
from rules.games.battlefjord.bot.worth import worth

Key: TypeAlias = tuple[object, ...]


class Search:
    """width: how many actions are followed in each position, those that gain most at once first.

    The budget is halved from one branch to the next, so that the first ones get most of it and
    none gets all. A branch without budget is followed greedily to its end: values of plans are
    compared, never those of plans broken off.
    """

    def __init__(self, seat: Seat, width: int, budget: Budget) -> None:
        self._seat = seat
        self._width = width
        self._budget = budget
        self._known: dict[Key, tuple[float, Board]] = {}

    def values(self, board: Board) -> dict[Action, float]:
        """What each action is worth with the best that may follow.

        All are tried; then the most promising are followed, each with an equal share.
        """
        children = self._children(board)
        found = {action: gained for gained, _, action, _ in children}
        for rank, (gained, _, action, after) in enumerate(children[: self._width]):
            share = max(0, self._budget.left) // (self._width - rank)
            found[action] = max(gained, self._follow(after, share)[0])
        return found

    def best(self, board: Board) -> Board:
        """The position after the best order of actions."""
        return self._follow(board, self._budget.left)[1]

    def _follow(self, board: Board, allowance: int) -> tuple[float, Board]:
        key = _key(board, self._seat)
        if key in self._known:
            return self._known[key]
        at_first = self._budget.left
        best = worth(board, self._seat), board
        for rank, (gained, _, _, after) in enumerate(self._children(board)[: self._width]):
            left = allowance - (at_first - self._budget.left)
            if left <= 0 and (rank or gained <= best[0] + 1e-9):
                break
            later = self._follow(after, left // 2)
            if later[0] > best[0] + 1e-9:
                best = later
        self._known[key] = best
        return best

    def _children(self, board: Board) -> list[tuple[float, int, Action, Board]]:
        """Where each action leads, the best first; equal ones stay in the order of the rules."""
        seat = self._seat
        found = [
            (worth(after, seat), -number, action, after)
            for number, (action, after) in enumerate(steps(board, seat, self._budget))
        ]
        found.sort(key=lambda child: child[:2], reverse=True)
        return found


def _key(board: Board, seat: Seat) -> Key:
    """What tells two positions of the same actions phase apart."""
    return (
        tuple(board.stocks[seat]),
        board.figures[seat],
        board.remote[seat],
        tuple(board.pennants),
        board.halls[seat],
        board.hands[seat],
        board.stacks[0],
        board.stacks[1],
        board.merchant_open,
    )
