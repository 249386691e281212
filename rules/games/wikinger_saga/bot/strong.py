"""The strong computer: each own choice, played to the end of the leg on several assumptions.

Budgets count played-out legs, never time, so the same position gets the same answer on every
machine. Source: spec 19.
"""

from collections.abc import Callable, Mapping, Sequence
from math import fsum, sqrt
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.actions import Action, ChooseCard, GoOn, Leave, Rest
from rules.games.wikinger_saga.apply import perform
from rules.games.wikinger_saga.board import Board, actors_on, vikings_in_row
from rules.games.wikinger_saga.bot.policy import next_action, valhalla_worth
from rules.games.wikinger_saga.content import BIFROEST, CARDS
from rules.games.wikinger_saga.score import places
from rules.games.wikinger_saga.state import Phase, State
from rules.rng import Rng

WORLDS: Final = 48
"""Assumptions about hidden cards; each is the same for all choices, so that they compare."""

SHEET: Final = 6
"""After each so many assumptions, choices that are clearly worse fall behind."""

WIDTH: Final = 6
"""So many choices are played at all, those that seem best before."""

KEPT: Final = 4
"""So many choices are played beyond the first sheet."""

CLEARLY: Final = 1.7
"""A choice is clearly worse when it lags by so many times the error of the difference."""

LEAST_ERROR: Final = 0.1
"""Points; a few equal results do not make a difference certain."""

PRIOR: Final = 4
"""The medium computer's own estimate counts like so many played-out legs: it has less noise."""

STEPS: Final = 200
"""No leg is played further than so many actions."""

GOLD, HELMETS, LEAD = 0.35, 0.5, 0.1


def best(
    assume: Callable[[int], State], seat: Seat, prior: Mapping[Action, float], rng: Rng
) -> Action:
    """The choice with the best mean over all assumptions.

    assume: a state for each number; prior: what each choice seems worth before.
    """
    left = sorted(prior, key=lambda action: -prior[action])[:WIDTH]
    values: dict[Action, list[float]] = {action: [] for action in left}
    for number in range(WORLDS):
        if number and number % SHEET == 0:
            left = _still_good(left, values, prior)
            if len(left) == 1:
                break
        state = assume(number)
        for action in left:
            board = Board(state, rng.fork(f"leg {number}"), None)
            values[action].append(_played_out(board, seat, action))
    return _by_mean(left, values, prior)[0]


def _by_mean(
    choices: Sequence[Action],
    values: Mapping[Action, Sequence[float]],
    prior: Mapping[Action, float],
) -> list[Action]:
    def mean(action: Action) -> float:
        return (PRIOR * prior[action] + sum(values[action])) / (PRIOR + len(values[action]))

    return sorted(choices, key=mean, reverse=True)


def _still_good(
    choices: Sequence[Action],
    values: Mapping[Action, Sequence[float]],
    prior: Mapping[Action, float],
) -> list[Action]:
    """The best few, without those that lag clearly behind the first on the same assumptions."""
    first, *others = _by_mean(choices, values, prior)[:KEPT]
    good = [first]
    for action in others:
        lags = [ahead - own for ahead, own in zip(values[first], values[action], strict=True)]
        error = max(LEAST_ERROR, _deviation(lags) / sqrt(len(lags)))
        if fsum(lags) / len(lags) < CLEARLY * error:
            good.append(action)
    return good


def _deviation(numbers: Sequence[float]) -> float:
    mean = fsum(numbers) / len(numbers)
    return sqrt(fsum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))


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
    if leg + 1 == len(board.legs):  # the tutorial: the best helmets count at once
        return value + max([CARDS[card].helmets for card in vikings_in_row(after)], default=0)
    sent = [valhalla_worth(after, card)[0] for card in vikings_in_row(after)]
    place = places(tuple(side.vp for side in board.sides))[seat]
    # Whoever leads draws fewer cards in the next leg, whoever is last the most.
    lead = -LEAD if place == 1 else LEAD if place == board.seats else 0.0
    return value + HELMETS * max(sent, default=0.0) + lead


def is_searched(action: Action) -> bool:
    """Whether choices of this kind are played out; all others are taken by rules of thumb."""
    return isinstance(action, ChooseCard | Rest | Leave | GoOn)
