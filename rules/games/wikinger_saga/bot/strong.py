"""The strong computer: each own choice, played to the end of the leg on several assumptions.

Budgets count played-out legs, never time, so the same position gets the same answer on every
machine. Source: spec 19.
"""

from collections.abc import Sequence
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.actions import Action, ChooseCard, GoOn, Leave, SendValhalla
from rules.games.wikinger_saga.apply import perform
from rules.games.wikinger_saga.board import Board, actors_on, vikings_in_row
from rules.games.wikinger_saga.bot.policy import next_action, valhalla_worth
from rules.games.wikinger_saga.content import BIFROEST
from rules.games.wikinger_saga.score import places
from rules.games.wikinger_saga.state import Phase, State
from rules.rng import Rng

WORLDS: Final = 12
"""Assumptions about hidden cards; each is the same for all choices, so that they compare."""

KEPT: Final = (99, 99, 99, 4, 4, 4, 3, 3, 3, 2, 2, 2)
"""How many choices are still played on each assumption: the worst fall behind."""

STEPS: Final = 200
"""No leg is played further than so many actions."""

_GOLD, _HELMETS, _LEAD = 0.33, 0.35, 0.3


def best(states: Sequence[State], seat: Seat, choices: Sequence[Action], rng: Rng) -> Action:
    """The choice with the best mean over all assumptions."""
    order = list(choices)
    totals = dict.fromkeys(order, 0.0)
    for number, state in enumerate(states):
        order = order[: KEPT[number]]
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
    value = after.vp - vp + _GOLD * (after.gold - gold)
    if leg == BIFROEST:
        return value
    sent = [valhalla_worth(after, card)[0] for card in vikings_in_row(after)]
    place = places(tuple(side.vp for side in board.sides))[seat]
    # Whoever leads draws fewer cards in the next leg, whoever is last the most.
    lead = -_LEAD if place == 1 else _LEAD if place == board.seats else 0.0
    return value + _HELMETS * max(sent, default=0.0) + lead


def is_searched(action: Action) -> bool:
    """Whether choices of this kind are played out; all others are taken by rules of thumb."""
    return isinstance(action, ChooseCard | Leave | GoOn)


def is_sending(action: Action) -> bool:
    """Whether it is about Valhalla."""
    return isinstance(action, SendValhalla)
