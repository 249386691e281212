"""Alpha-beta over whole turns: steal, offer, the answer that hurts most, lay.

Values are worth to the seat whose turn it is (`judgement`). The answer within a turn is the
other seat's: there the lowest value counts. No step is ever impossible (spec D5).
"""

from collections.abc import Sequence
from operator import itemgetter
from typing import Final

from rules.games.bagalut.actions import Action, Lay, Steal, SwapGive, SwapOffer
from rules.games.bagalut.bot.board import Board
from rules.games.bagalut.bot.judgement import WON, final_worth, worth_after_lay
from rules.games.bagalut.content import CARD_OF, GOOD_OF, INDEX_OF, VALUE_OF, Card
from rules.games.bagalut.legal import eligible_on
from rules.games.bagalut.state import LAST_TURN, State

BEYOND: Final = WON + 1
"""Better than any value."""


class OutOfBudget(Exception):
    """As many positions as allowed were visited."""


class Search:
    """One state, looked at from all sides; `budget` is how many positions may still be judged."""

    def __init__(self, state: State, budget: int) -> None:
        self.budget = budget
        self._board = Board(state)
        self._steals = state.options.steal
        self._swaps = state.options.swaps
        self._swaps_done = state.swaps_done
        self._offer = state.offer

    def values(self, actions: Sequence[Action], turns: int, *, exact: bool) -> dict[Action, int]:
        """What each action is worth to its seat, looking to the end of `turns` turns.

        exact: also of the worse actions; else of these only a bound, which is faster.
        Raises OutOfBudget, after which this search is of no use any more.
        """
        values: dict[Action, int] = {}
        best = -BEYOND
        for action in actions:
            # One below the best: an equally good action is then seen to be one.
            values[action] = self._value(action, turns, -BEYOND if exact else best - 1)
            best = max(best, values[action])
        return values

    def _value(self, action: Action, turns: int, alpha: int) -> int:
        board = self._board
        match action:
            case Steal():
                good = INDEX_OF[action.good]
                board.steal(good)
                value = self._offer_value(turns, 0, alpha, BEYOND)
                board.undo_steal(good)
            case SwapOffer():
                good = INDEX_OF[action.good]
                row = board.rows[board.seat][good]
                offered = row.pop()
                value = self._answer_value(turns, self._swaps_done, good, offered, alpha, BEYOND)
                row.append(offered)
            case SwapGive():
                assert self._offer is not None  # there is nothing else to answer
                good, offered = GOOD_OF[self._offer], VALUE_OF[self._offer]
                board.swap(good, offered, INDEX_OF[action.good])
                value = -self._offer_value(turns, self._swaps_done + 1, -BEYOND, -alpha)
                board.undo_swap(good, offered, INDEX_OF[action.good])
            case Lay():
                value = self._value_of_lay(CARD_OF[action.card], turns, alpha, BEYOND)
        return value

    def _turn_value(self, turns: int, alpha: int, beta: int) -> int:
        if not self._steals:
            return self._offer_value(turns, 0, alpha, beta)
        board = self._board
        best = -BEYOND
        # High cards first: the better the first guess, the more is cut off behind it.
        for good, _ in sorted(_last(board.rows[1 - board.seat]), key=itemgetter(1), reverse=True):
            board.steal(good)
            best = max(best, self._offer_value(turns, 0, max(alpha, best), beta))
            board.undo_steal(good)
            if best >= beta:
                break
        return best

    def _offer_value(self, turns: int, done: int, alpha: int, beta: int) -> int:
        board = self._board
        if done == self._swaps:
            return self._lay_value(turns, alpha, beta)
        own = board.rows[board.seat]
        best = -BEYOND
        for good, offered in sorted(_last(own), key=itemgetter(1)):
            own[good].pop()
            best = max(best, self._answer_value(turns, done, good, offered, max(alpha, best), beta))
            own[good].append(offered)
            if best >= beta:
                break
        return best

    def _answer_value(
        self, turns: int, done: int, offered_good: int, offered: int, alpha: int, beta: int
    ) -> int:
        board = self._board
        theirs = board.rows[1 - board.seat]
        worst = BEYOND
        for good in sorted(eligible_on(theirs, offered), key=lambda good: theirs[good][-1]):
            board.swap(offered_good, offered, good)
            worst = min(worst, self._offer_value(turns, done + 1, alpha, min(beta, worst)))
            board.undo_swap(offered_good, offered, good)
            if worst <= alpha:
                break
        return worst

    def _lay_value(self, turns: int, alpha: int, beta: int) -> int:
        cards = self._board.layable()
        if turns == 1 or self._board.turn == LAST_TURN:
            return self._judge(cards)
        best = -BEYOND
        for card in sorted(cards, key=VALUE_OF.__getitem__, reverse=True):
            best = max(best, self._value_of_lay(card, turns, max(alpha, best), beta))
            if best >= beta:
                break
        return best

    def _value_of_lay(self, card: Card, turns: int, alpha: int, beta: int) -> int:
        board = self._board
        if turns == 1 or board.turn == LAST_TURN:
            return self._judge((card,))
        board.lay(card)
        value = -self._turn_value(turns - 1, -beta, -alpha)
        board.undo_lay(card)
        return value

    def _judge(self, cards: Sequence[Card]) -> int:
        """The best that laying one of `cards` at the end of the last turn looked at can bring."""
        self.budget -= len(cards)
        if self.budget < 0:
            raise OutOfBudget
        board = self._board
        own, theirs = board.seat, 1 - board.seat
        lead = [a - b for a, b in zip(board.points[own], board.points[theirs], strict=True)]
        if board.turn == LAST_TURN:
            (card,) = cards  # the last of the market
            lead[GOOD_OF[card]] += VALUE_OF[card]
            return final_worth(lead)
        return worth_after_lay(
            board.turn,
            lead,
            [row[-1] if row else 0 for row in board.rows[own]],
            [row[-1] if row else 0 for row in board.rows[theirs]],
            [(GOOD_OF[card], VALUE_OF[card]) for card in cards],
        )


def _last(rows: Sequence[Sequence[int]]) -> list[tuple[int, int]]:
    """The goods at which a card lies, each with the value of the last one."""
    return [(good, row[-1]) for good, row in enumerate(rows) if row]


def deepen(
    state: State, actions: Sequence[Action], *, turns: int, budget: int, exact: bool
) -> tuple[dict[Action, int], int]:
    """The values from the deepest look, of at most `turns` turns, that the budget allows.

    Also what is left of the budget. One turn is always looked at in full.
    """
    values = Search(state, budget=_NO_LIMIT).values(actions, 1, exact=exact)
    for depth in range(2, turns + 1):
        # The best of the look before goes first: it cuts off most of the rest.
        actions = sorted(actions, key=lambda action: -values[action])
        search = Search(state, budget)
        try:
            values = search.values(actions, depth, exact=exact)
        except OutOfBudget:
            return values, 0
        budget = search.budget
    return values, budget


_NO_LIMIT: Final = 1 << 30
