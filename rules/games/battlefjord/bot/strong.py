"""The strong computer: six assumptions, a beam of placings, a search over its own actions.

Source: spec 15.4. Everything is counted in steps, so the same position gets the same answer on
every machine; candidates go in the order of what the medium computer thinks of them, so a spent
budget still leaves a sensible answer.
"""

from collections.abc import Sequence
from typing import Final

from rules.game import Seat
from rules.games.battlefjord.actions import Action, EndActions
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.bot import thumb
from rules.games.battlefjord.bot.medium import (
    BLOCKING,
    best_answer,
    best_of_other,
    place_values,
)
from rules.games.battlefjord.bot.search import Search
from rules.games.battlefjord.bot.trial import Budget, greedily, play_out
from rules.games.battlefjord.bot.worth import value, worth
from rules.games.battlefjord.state import Phase
from rules.games.battlefjord.turns import placing

ASSUMPTIONS: Final = 6
BEAM: Final = 3
"""Continuations of the placing that are kept, and places tried for each later figure."""

KEPT: Final = (12, 8, 6, 5, 4, 3)
"""How many places are still looked at on each assumption: the worst fall behind."""

WIDTH_IN_TRIALS: Final = 3
WIDTH: Final = 6
STEPS_OF_A_TRIAL: Final = 120
"""Steps that the search of the own actions may take in one trial round."""


def best_place(boards: Sequence[Board], seat: Seat, steps: int) -> int:
    """The place with the highest value over all assumptions."""
    budget = Budget(steps)
    values = place_values(boards[0], seat)
    order = sorted(values, key=lambda field: -values[field])
    blocked = {field: _blocked(boards[0], seat, field) for field in order}
    totals = dict.fromkeys(order, 0.0)
    for number, board in enumerate(boards):
        order = order[: KEPT[number]]
        found = {}
        for field in order:
            if budget.left <= 0:
                break
            found[field] = _trial(board, seat, field, budget) + BLOCKING * blocked[field]
        if len(found) < len(order):
            break  # what was looked at only in part is not compared
        for field, worth_of_field in found.items():
            totals[field] += worth_of_field
        order.sort(key=lambda field: -totals[field])
    return order[0]


def best_action(boards: Sequence[Board], seat: Seat, legal: Sequence[Action], steps: int) -> Action:
    """The action that begins the best order of actions, over all assumptions."""
    budget = Budget(steps)
    if boards[0].phase is not Phase.ACTIONS or boards[0].pending:
        return best_answer(boards, seat, legal, budget)
    totals: dict[Action, float] = {}
    share = steps // len(boards)
    end = next(action for action in legal if isinstance(action, EndActions))
    for board in boards:
        values = Search(seat, WIDTH, Budget(share)).values(board)
        values[end] = worth(board, seat)
        for action, worth_of_action in values.items():
            totals[action] = totals.get(action, 0.0) + worth_of_action
    return max(totals, key=lambda action: totals[action])


def _blocked(board: Board, seat: Seat, field: int) -> float:
    after = board.copy()
    placing.put(after, seat, field)
    return best_of_other(board, seat) - best_of_other(after, seat)


def _trial(board: Board, seat: Seat, field: int, budget: Budget) -> float:
    """The round after this placement, played out from the best few placings."""
    after = board.copy()
    placing.put(after, seat, field)
    finished = [_round(line, seat, budget) for line in _placings(after, seat, budget)]
    return sum(finished) / len(finished)


def _placings(board: Board, seat: Seat, budget: Budget) -> list[Board]:
    """Finished placings: each later figure on one of the best few places of its seat."""
    lines = [(0.0, board)]
    while lines[0][1].phase is Phase.PLACING:
        longer = []
        for score, line in lines:
            mover = line.turn
            fields = placing.open_fields(line, mover)
            scores = thumb.place_scores(line, mover, fields, thumb.card_worths(line, mover))
            for field in sorted(scores, key=lambda field: -scores[field])[:BEAM]:
                budget.spend()
                after = line.copy()
                placing.put(after, mover, field)
                # Each seat plays for itself: what is best for the mover stays in the beam.
                longer.append((score + scores[field], after))
        longer.sort(key=lambda each: -each[0])
        lines = longer[:BEAM]
    return [line for _, line in lines]


def _round(board: Board, seat: Seat, budget: Budget) -> float:
    def searched(board: Board, seat: Seat, budget: Budget) -> Board:
        trial = Budget(STEPS_OF_A_TRIAL)
        best = Search(seat, WIDTH_IN_TRIALS, trial).best(board)
        budget.left -= STEPS_OF_A_TRIAL - trial.left
        return best

    players = (searched, greedily) if seat == 0 else (greedily, searched)
    return value(play_out(board, players, budget), seat)
