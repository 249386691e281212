"""The three computers. They see what their seat knows, and count steps, never time. Spec 19."""

from collections.abc import Mapping
from typing import Final, TypeAlias

from rules.game import Bot, Knowledge, Level
from rules.games.wikinger_saga.actions import Action, Leave, Recruit
from rules.games.wikinger_saga.autoplay import best_landing
from rules.games.wikinger_saga.board import Board
from rules.games.wikinger_saga.bot import policy
from rules.games.wikinger_saga.bot import strong as deep
from rules.games.wikinger_saga.bot.sample import sample
from rules.games.wikinger_saga.content import CARDS
from rules.games.wikinger_saga.events import Event
from rules.games.wikinger_saga.legal import whole
from rules.games.wikinger_saga.outlook import situation
from rules.games.wikinger_saga.state import Phase, State
from rules.games.wikinger_saga.table import View
from rules.rng import Rng

Known: TypeAlias = Knowledge[Action, Event, View]

NOISE: Final = 100
"""The easy computer misjudges a landing by up to a point, in hundredths."""


def easy(known: Known, rng: Rng) -> Action:
    """Looks at the next landing alone, and not too closely; leaves as soon as it may."""
    if len(known.legal) == 1:
        return known.legal[0]
    board = _assumed(known, rng.fork("guess"))
    seat = known.seat
    match known.view.phase:
        case Phase.RECRUIT if rng.below(2):
            return _most_helmets(known)
        case Phase.CHOOSE if board.sides[seat].hand and board.question(seat) is None:
            now = situation(board, seat)
            noisy = {
                card: best_landing(now, card) + rng.below(2 * NOISE + 1) / NOISE
                for card in dict.fromkeys(board.sides[seat].hand)
            }
            return whole(max(noisy, key=lambda card: noisy[card]))
        case Phase.DECIDE if board.question(seat) is None:
            return Leave()
        case _:
            return policy.next_action(board, seat)


def medium(known: Known, rng: Rng) -> Action:
    """Looks at each landing and, on average, at the one after it."""
    if len(known.legal) == 1:
        return known.legal[0]
    return policy.next_action(_assumed(known, rng.fork("guess")), known.seat)


def strong(known: Known, rng: Rng) -> Action:
    """Plays each choice to the end of the leg, on several assumptions about hidden cards."""
    first = medium(known, rng)
    choices = [action for action in known.legal if deep.is_searched(action)]
    if len(choices) < 2 or not deep.is_searched(first):
        return first

    def assume(number: int) -> State:
        guess = rng.fork(f"guess {number}")
        return sample(known.view, known.seat, guess, known.seen)

    prior = policy.estimates(Board(assume(0), rng, None), known.seat, choices)
    return deep.best(assume, known.seat, prior, rng.fork("chance"))


def _assumed(known: Known, rng: Rng) -> Board:
    return Board(sample(known.view, known.seat, rng, known.seen), rng, None)


def _most_helmets(known: Known) -> Action:
    """Most helmets for the gold; it buys only half of the time."""
    offers = {offer.viking: max(1, offer.price) for offer in known.view.display}
    buys = [action for action in known.legal if isinstance(action, Recruit)]
    if not buys:
        return known.legal[-1]
    return max(buys, key=lambda buy: (CARDS[buy.viking].helmets / offers[buy.viking], buy.viking))


LEVELS: Final[Mapping[Level, Bot[Action, Event, View]]] = {
    Level.EASY: easy,
    Level.MEDIUM: medium,
    Level.STRONG: strong,
}
