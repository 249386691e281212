"""How good a position looks: coins, fields, and for who looks far, what regions will still earn.

A standing is a number of points a seat may expect to have in the end. A region earns its size
each time a rival stops on it; how often that is, is guessed: any cell is as likely as another,
rivals walk around what is dear, and carpets are covered as the game goes on.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rules.game import Seat
from rules.games.suleika.bot.board import Board, sum_of_squares
from rules.games.suleika.content import CELLS

Standings: TypeAlias = list[float]
"""By seat: the points it may expect."""

STOPS: Final = 0.6
"""How often a rival's turn ends on a region, against stops anywhere: it can be walked around."""

LASTING: Final = 0.9
"""What is left of a region's worth when one more carpet was laid by anybody."""

OUT: Final = -40.0
"""The standing of a seat that is out: worse than any that plays."""


@lru_cache
def turns_that_count(left: int, seats: int) -> float:
    """How many of a seat's turns to come weigh like one now."""
    return sum(LASTING ** (seats * turn) for turn in range(left))


def score_so_far(board: Board) -> Standings:
    """By seat: coins and visible fields, as if the game ended now."""
    found = [float(coins) for coins in board.coins]
    for hue, own in enumerate(board.cells):
        if own:
            found[hue % board.seats] += own.bit_count()
    return _without_those_out(board, found)


def standings(board: Board) -> Standings:
    """What each seat may expect in the end, before it is known where Omar goes next."""
    seats, cells = board.seats, board.cells
    found = [float(coins) for coins in board.coins]
    worths = [0] * seats
    for hue in range(len(cells)):
        own = cells[hue]
        if own:
            seat = hue % seats
            found[seat] += own.bit_count()
            worths[seat] += sum_of_squares(own)
    if not any(board.left):
        return _without_those_out(board, found)
    turns = [
        0.0 if board.out[seat] else turns_that_count(board.left[seat], seats)
        for seat in range(seats)
    ]
    all_turns = sum(turns)
    all_worths = sum([worth for seat, worth in enumerate(worths) if not board.out[seat]])
    for seat in range(seats):
        earned = worths[seat] * (all_turns - turns[seat])
        lost = (all_worths - worths[seat]) * turns[seat]
        found[seat] += (earned - lost) * STOPS / CELLS
    return _without_those_out(board, found)


def _without_those_out(board: Board, found: Standings) -> Standings:
    return [OUT if board.out[seat] else own for seat, own in enumerate(found)]


def worth(found: Sequence[float], seat: Seat) -> float:
    """How much better `seat` stands than its rivals: than the best of them and their mean."""
    others = [other for rival, other in enumerate(found) if rival != seat]
    return found[seat] - (max(others) + sum(others) / len(others)) / 2
