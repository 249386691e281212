"""The medium computer: every place is played through the whole round. Source: spec 15.3."""

from collections.abc import Mapping, Sequence
from typing import Final

from rules.game import Seat
from rules.games.battlefjord.actions import Action, EndActions
from rules.games.battlefjord.apply import perform
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.bot import thumb
from rules.games.battlefjord.bot.trial import (
    Budget,
    by_thumb,
    finish_placing,
    greedily,
    play_out,
    settle,
    steps,
)
from rules.games.battlefjord.bot.worth import value, worth
from rules.games.battlefjord.content import FIGURES
from rules.games.battlefjord.state import Phase
from rules.games.battlefjord.turns import placing

BUDGET: Final = 3_000
"""Steps for one decision: well below a second."""

BLOCKING: Final = 0.5
"""How much of what a figure takes from the other seat counts."""


def place_values(board: Board, seat: Seat) -> Mapping[int, float]:
    """What each place for the next figure is worth at the end of the round."""
    budget = Budget(BUDGET)
    players = (greedily, by_thumb) if seat == 0 else (by_thumb, greedily)
    before = best_of_other(board, seat)
    values = {}
    for field in placing.open_fields(board, seat):
        after = board.copy()
        placing.put(after, seat, field)
        blocked = before - best_of_other(after, seat)
        finish_placing(after, budget)
        after = play_out(after, players, budget)
        values[field] = value(after, seat) + BLOCKING * blocked
    return values


def best_of_other(board: Board, seat: Seat) -> float:
    """What the best place looks worth to the other seat: fields, and crossings it can reach."""
    other = 1 - seat
    if board.phase is not Phase.PLACING or len(board.figures[other]) == FIGURES:
        return 0.0
    fields = placing.open_fields(board, other)
    scores = thumb.place_scores(board, other, fields, thumb.card_worths(board, other))
    return max(scores.values(), default=0.0)


def best_action(board: Board, seat: Seat, legal: Sequence[Action]) -> Action:
    """One step ahead, with the end of the actions compared each time."""
    budget = Budget(BUDGET)
    if board.phase is Phase.ACTIONS and not board.pending:
        now = worth(board, seat)
        chosen: Action | None = None
        for action, after in steps(board, seat, budget):
            later = worth(after, seat)
            if later > now + 1e-9:
                now, chosen = later, action
        if chosen is not None:
            return chosen
        return next(action for action in legal if isinstance(action, EndActions))
    return best_answer([board], seat, legal, budget)


def best_answer(
    boards: Sequence[Board], seat: Seat, legal: Sequence[Action], budget: Budget
) -> Action:
    """Try every answer to a full store or an open decision, on each assumption.

    What is confirmed in a raid changes nothing before the other seat has confirmed too: there the
    rule of thumb knows the prices.
    """
    if boards[0].phase is Phase.RAID:
        return thumb.next_action(boards[0], seat, legal)
    totals = dict.fromkeys(legal, 0.0)
    for board in boards:
        for action in legal:
            if not budget.spend():
                break
            after = board.copy()
            perform(after, seat, action)
            totals[action] += worth(settle(after, seat, budget), seat)
    return max(totals, key=lambda action: totals[action])
