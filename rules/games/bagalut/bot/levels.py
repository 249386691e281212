"""The three computers. They see what their seat knows, and count positions, never time."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from rules.game import Bot, Knowledge, Level
from rules.games.bagalut.actions import Action, Lay, Steal, SwapGive, SwapOffer
from rules.games.bagalut.bot.sample import sample
from rules.games.bagalut.bot.search import deepen
from rules.games.bagalut.content import CARD_OF, CARDS, VALUE_OF
from rules.games.bagalut.events import Event
from rules.games.bagalut.state import LAST_TURN, Phase
from rules.games.bagalut.view import View
from rules.rng import Rng

Known: TypeAlias = Knowledge[Action, Event, View]

EASY_MISTAKES = 20
"""Of a hundred actions of the easy computer, so many are picked blindly."""

GUESSES = 4
"""Deals of the hidden cards that are looked at. More hardly help: what is hidden changes little
of the next two turns."""

STRONG_BUDGET = 60_000
"""Positions that the strong computer may judge for one decision: well below a second."""

STRONG_TURNS = 2
"""How far it looks while cards are hidden."""


def easy(known: Known, rng: Rng) -> Action:
    """Rule of thumb: steal high, offer low, give low, lay high; now and then something else."""
    if rng.below(100) < EASY_MISTAKES:
        return rng.choice(known.legal)
    return max(known.legal, key=lambda action: _greed(known, action))


def medium(known: Known, rng: Rng) -> Action:
    """Looks to the end of the turn, in some deals of the hidden cards."""
    return _think(known, rng, turns=1, budget=0)


def strong(known: Known, rng: Rng) -> Action:
    """Looks a turn further, and as far as it can once the market is open and nothing is hidden."""
    turns = STRONG_TURNS if known.view.market is None else LAST_TURN + 1 - known.view.turn
    return _think(known, rng, turns=turns, budget=STRONG_BUDGET)


LEVELS: Final[Mapping[Level, Bot[Action, Event, View]]] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.STRONG: strong,
}


def _think(known: Known, rng: Rng, *, turns: int, budget: int) -> Action:
    if len(known.legal) == 1:
        return known.legal[0]
    if known.view.phase is Phase.SETUP_LAY:
        # What is laid now can be stolen for twelve turns: low cards first.
        return _best(known.legal, {action: -_greed(known, action) for action in known.legal}, rng)
    guesses = GUESSES if known.view.market is None else 1
    totals = dict.fromkeys(known.legal, 0)
    for number in range(guesses):
        state = sample(known.view, known.seat, rng.fork(f"guess {number}"), known.seen)
        values, _ = deepen(
            state, known.legal, turns=turns, budget=budget // guesses, exact=guesses > 1
        )
        for action, value in values.items():
            totals[action] += value
    return _best(known.legal, totals, rng)


def _best(actions: Sequence[Action], values: Mapping[Action, int], rng: Rng) -> Action:
    highest = max(values.values())
    return rng.choice([action for action in actions if values[action] == highest])


def _greed(known: Known, action: Action) -> int:
    """How good an action looks at first sight: high cards to oneself, low ones to the other."""
    match action:
        case Lay():
            return VALUE_OF[CARD_OF[action.card]]
        case Steal():
            return _last_at(known, 1 - known.seat, action.good)
        case SwapOffer() | SwapGive():
            return CARDS - _last_at(known, known.seat, action.good)


def _last_at(known: Known, seat: int, good: str) -> int:
    row: tuple[int, ...] = getattr(known.view.rows[seat], good)
    return row[-1]
