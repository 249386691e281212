"""Trial rounds: a position is played on, by rules of thumb or greedily, to the end of the round."""

from collections.abc import Callable, Iterator
from typing import TypeAlias

from rules.game import Seat
from rules.games.battlefjord.actions import Action, EndActions, Trade
from rules.games.battlefjord.apply import perform
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.bot import thumb
from rules.games.battlefjord.bot.worth import worth
from rules.games.battlefjord.legal import legal_on
from rules.games.battlefjord.state import Phase
from rules.games.battlefjord.turns import placing

Player: TypeAlias = Callable[["Board", Seat, "Budget"], "Board"]
"""Plays all actions of a seat to their end; the board it returns may be another one."""

_END = EndActions(confirm_loss=True)


class Budget:
    """Steps that may still be simulated. They are counted, never timed, so every machine agrees."""

    __slots__ = ("left",)

    def __init__(self, steps: int) -> None:
        self.left = steps

    def spend(self) -> bool:
        """Count one step; False when there is none left."""
        self.left -= 1
        return self.left >= 0


def finish_placing(board: Board, budget: Budget) -> None:
    """Both seats place their remaining figures by rule of thumb."""
    while board.phase is Phase.PLACING:
        seat = board.turn
        budget.spend()
        placing.put(board, seat, thumb.best_place(board, seat, placing.open_fields(board, seat)))


def play_out(board: Board, players: tuple[Player, Player], budget: Budget) -> Board:
    """Both actions phases and the end of the round."""
    current = board.round
    while board.phase is Phase.ACTIONS and board.round == current:
        seat = board.turn
        board = players[seat](board, seat, budget)
        perform(board, seat, _END)
    while board.phase is Phase.STORAGE:
        seat = board.turn
        budget.spend()
        perform(board, seat, thumb.next_action(board, seat, legal_on(board, seat)))
    return board


def by_thumb(board: Board, seat: Seat, budget: Budget) -> Board:
    """A seat acts by rule of thumb until it would end its actions."""
    while True:
        action = thumb.next_action(board, seat, legal_on(board, seat))
        if isinstance(action, EndActions):
            return board
        budget.spend()
        perform(board, seat, action)


def greedily(board: Board, seat: Seat, budget: Budget) -> Board:
    """A seat takes what gains most at once, until nothing gains."""
    while budget.left > 0:
        best = best_step(board, seat, budget)
        if best is None:
            return board
        board = best
    return by_thumb(board, seat, budget)


def best_step(board: Board, seat: Seat, budget: Budget) -> Board | None:
    """The best position one action away, with its decisions made; None: nothing gains."""
    now = worth(board, seat)
    best: Board | None = None
    for _, after in steps(board, seat, budget):
        later = worth(after, seat)
        if later > now + 1e-9:
            now, best = later, after
    return best


def steps(board: Board, seat: Seat, budget: Budget) -> Iterator[tuple[Action, Board]]:
    """Every action but the end, and where it leads; an open decision is made at once.

    A trade is looked at together with the card that it pays for, if there is one.
    """
    for action in list(legal_on(board, seat)):
        if isinstance(action, EndActions):
            continue
        budget.spend()
        after = board.copy()
        perform(after, seat, action)
        after = settle(after, seat, budget)
        if isinstance(action, Trade):
            after = _with_purchase(after, seat, budget)
        yield action, after


def settle(board: Board, seat: Seat, budget: Budget) -> Board:
    """Make the open decisions of a seat, each so that it gains most."""
    while board.pending and board.phase is Phase.ACTIONS:
        best, most = None, 0.0
        for action in list(legal_on(board, seat)):
            budget.spend()
            after = board.copy()
            perform(after, seat, action)
            gained = worth(after, seat) + (0.3 if after.pending else 0.0)
            if best is None or gained > most:
                best, most = after, gained
        assert best is not None  # a decision has an answer
        board = best
    return board


def _with_purchase(board: Board, seat: Seat, budget: Budget) -> Board:
    best, most = board, worth(board, seat)
    for action in list(legal_on(board, seat)):
        if getattr(action, "mode", "") != "lay" or not budget.spend():
            continue
        after = board.copy()
        perform(after, seat, action)
        gained = worth(after, seat)
        if gained > most + 1.0:
            best, most = after, gained
    return best
