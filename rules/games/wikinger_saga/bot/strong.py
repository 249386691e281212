"""The strong computer: each own choice, played to the end of the leg on several assumptions.

Budgets count played-out legs, never time, so the same position gets the same answer on every
machine. Source: spec 19.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.actions import Action, ChooseCard, GoOn, Leave, Rest
from rules.games.wikinger_saga.apply import perform
from rules.games.wikinger_saga.board import Board, actors_on, vikings_in_row
from rules.games.wikinger_saga.bot.policy import next_action, valhalla_worth
from rules.games.wikinger_saga.content import BIFROEST
from rules.games.wikinger_saga.score import places
from rules.games.wikinger_saga.state import Phase, State
from rules.rng import Rng

WORLDS: Final = 16
"""Assumptions about hidden cards; each is the same for all choices, so that they compare."""

KEPT: Final = 4
"""How many choices are still played after the first few assumptions: the worst fall behind."""

ALL: Final = 4
"""On so many assumptions every choice is played."""

PRIOR: Final = 5
"""The medium computer's own estimate counts like so many played-out legs: it has less noise."""

STEPS: Final = 200
"""No leg is played further than so many actions."""

GOLD, HELMETS, LEAD = 0.35, 0.5, 0.3


def best(states: Sequence[State], seat: Seat, prior: Mapping[Action, float], rng: Rng) -> Action:
    """The choice with the best mean over all assumptions. prior: what each seems worth before."""
    totals = {action: PRIOR * worth for action, worth in prior.items()}
    order = sorted(totals, key=lambda action: -totals[action])
    for number, state in enumerate(states):
        if number == ALL:
            order = order[:KEPT]
        for action in order:
            board = Board(state, rng.fork(f"leg {number}"), None)
            totals[action] += _played_out(board, seat, action)
        order.sort(key=lambda action: -totals[action])
    return order[0]


def _played_out(board: Board, seat: Seat, action: Action) -> float:
    """What the leg is worth after this choice, if all then play like the medium computer."""
    leg, before = board.leg, board.sides[seat]
    gold, vp = before.gold, before.vp
    perform(board, seat, action)
    for _ in range(STEPS):
        if board.leg != leg or board.phase in (Phase.VALHALLA, Phase.FINISHED):
            break
        # The lowest seat first: in simultaneous phases the order makes no difference.
        mover = min(actors_on(board))
        perform(board, mover, next_action(board, mover))
    after = board.sides[seat]
    value = after.vp - vp + GOLD * (after.gold - gold)
    if leg == BIFROEST:
        return value
    sent = [valhalla_worth(after, card)[0] for card in vikings_in_row(after)]
    place = places(tuple(side.vp for side in board.sides))[seat]
    # Whoever leads draws fewer cards in the next leg, whoever is last the most.
    lead = -LEAD if place == 1 else LEAD if place == board.seats else 0.0
    return value + HELMETS * max(sent, default=0.0) + lead


def is_searched(action: Action) -> bool:
    """Whether choices of this kind are played out; all others are taken by rules of thumb."""
    return isinstance(action, ChooseCard | Rest | Leave | GoOn)
