"""The three computers. They see what their seat knows, and count steps, never time. Spec 15."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.game import Bot, Knowledge, Level
from rules.games.battlefjord.actions import Action, Place
from rules.games.battlefjord.board import thaw
from rules.games.battlefjord.bot import medium as middle
from rules.games.battlefjord.bot import strong as deep
from rules.games.battlefjord.bot import thumb
from rules.games.battlefjord.bot.sample import sample
from rules.games.battlefjord.events import Event
from rules.games.battlefjord.state import Phase
from rules.games.battlefjord.view import View
from rules.rng import Rng

Known: TypeAlias = Knowledge[Action, Event, View]

NOISE: Final = 15
"""Per cent by which the easy computer misjudges a place."""

STRONG_PLACING: Final = 24_000
STRONG_ACTIONS: Final = 12_000
"""Steps that the strong computer may simulate for one decision."""


def easy(known: Known, rng: Rng) -> Action:
    """Rules of thumb, with a pinch of error where it stands."""
    if len(known.legal) == 1:
        return known.legal[0]
    board = thaw(sample(known.view, known.seat, rng.fork("guess"), known.seen), rng)
    seat = known.seat
    if known.view.phase is not Phase.PLACING:
        return thumb.next_action(board, seat, known.legal)
    fields = [action.field for action in known.legal if isinstance(action, Place)]
    scores = thumb.place_scores(board, seat, fields, thumb.card_worths(board, seat))
    noisy = {
        field: score * (100 - NOISE + rng.below(2 * NOISE + 1)) / 100
        for field, score in scores.items()
    }
    return Place(field=max(noisy, key=lambda field: noisy[field]))


def medium(known: Known, rng: Rng) -> Action:
    """Plays every place through the whole round, on one assumption about hidden cards."""
    if len(known.legal) == 1:
        return known.legal[0]
    board = thaw(sample(known.view, known.seat, rng.fork("guess"), known.seen), rng)
    if known.view.phase is Phase.PLACING:
        values = middle.place_values(board, known.seat)
        return Place(field=max(values, key=lambda field: values[field]))
    return middle.best_action(board, known.seat, known.legal)


def strong(known: Known, rng: Rng) -> Action:
    """The same deeper: six assumptions, more continuations, the order of its actions searched."""
    if len(known.legal) == 1:
        return known.legal[0]
    boards = [
        thaw(
            sample(known.view, known.seat, rng.fork(f"guess {number}"), known.seen),
            rng.fork(f"chance {number}"),
        )
        for number in range(deep.ASSUMPTIONS)
    ]
    if known.view.phase is Phase.PLACING:
        return Place(field=deep.best_place(boards, known.seat, STRONG_PLACING))
    return deep.best_action(boards, known.seat, known.legal, STRONG_ACTIONS)


LEVELS: Final[Mapping[Level, Bot[Action, Event, View]]] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.STRONG: strong,
}
