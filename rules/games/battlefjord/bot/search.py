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
    """width: how many actions are followed in each position, those that gain most at once first."""

    def __init__(self, seat: Seat, width: int, budget: Budget) -> None:
        self._seat = seat
        self._width = width
        self._budget = budget
        self._known: dict[Key, tuple[float, Board]] = {}

    def values(self, board: Board) -> dict[Action, float]:
        """What each action is worth with the best that may follow.

        First all are tried; then the most promising are followed to the end.
        """
        children = self._children(board)
        found = {action: gained for gained, _, action, _ in children}
        for gained, _, action, after in children[: self._width]:
            if self._budget.left <= 0:
                break
            found[action] = max(gained, self._follow(after)[0])
        return found

    def best(self, board: Board) -> Board:
        """The position after the best order of actions."""
        return self._follow(board)[1]

    def _follow(self, board: Board) -> tuple[float, Board]:
        key = _key(board, self._seat)
        if key in self._known:
            return self._known[key]
        best = worth(board, self._seat), board
        if self._budget.left > 0:
            for gained, _, _, after in self._children(board)[: self._width]:
                later = self._follow(after) if self._budget.left > 0 else (gained, after)
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
