"""What an absent seat does: one legal action, from what it may know, without chance. Spec 13."""

from collections.abc import Iterable
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.actions import AcceptGod, Action, Leave, PassRecruit, SendValhalla
from rules.games.wikinger_saga.apply import spelled_out
from rules.games.wikinger_saga.board import Board, vikings_in_row
from rules.games.wikinger_saga.content import CARDS
from rules.games.wikinger_saga.ids import CardId
from rules.games.wikinger_saga.legal import whole
from rules.games.wikinger_saga.outlook import (
    Outlook,
    Situation,
    outlook,
    question_outlooks,
    situation,
    ways,
)
from rules.games.wikinger_saga.state import Ask, Option, Pending, Phase, State
from rules.games.wikinger_saga.vocabulary import Op
from rules.rng import Rng

_GOLD: Final = 0.4
_REACHED: Final = 0.5
_WORTH: Final = {Op.GOD: 1.2, Op.SIGHT: 0.3, Op.DRAW: 0.4, Op.DISCARD: -0.5, Op.RECRUIT: 0.4}
_BEST_DISCOUNT: Final = 4
_GOD_HELMETS: Final = 3
"""A god counts as so many helmets when a card must go."""


def landing_value(found: Outlook) -> float:
    """What a landing is worth in victory points."""
    value = found.vp + _GOLD * found.gold + (_REACHED if found.reaches else 0)
    for extra in found.extras:
        times = min(extra.n, _BEST_DISCOUNT) if extra.what is Op.RECRUIT else extra.n
        value += _WORTH[extra.what] * times
    return value


def best_landing(now: Situation, card: CardId) -> float:
    """The best landing a card can make with its action; what can be added stays 0."""
    return max(
        landing_value(outlook(now, card, way))
        for way in ways(card, now.row)
        if way.use and not way.added and not way.shifted
    )


def autoplay(state: State, seat: Seat, rng: Rng) -> Action:
    """What the table does for a seat that is gone for good."""
    board = Board(state, rng, None)
    side, pending = board.sides[seat], board.question(seat)
    if pending is not None:
        return spelled_out(pending, _answer(board, pending))
    match board.phase:
        case Phase.RECRUIT:
            return PassRecruit()
        case Phase.CHOOSE:
            if not side.hand:
                return AcceptGod()
            return whole(_best_card(situation(board, seat), side.hand))
        case Phase.DECIDE:
            return Leave()
        case _:
            return SendValhalla(card=min(vikings_in_row(side), key=_for_valhalla))


def _best_card(now: Situation, hand: Iterable[CardId]) -> CardId:
    def order(card: CardId) -> tuple[float, int, CardId]:
        return -best_landing(now, card), CARDS[card].move, card

    return min(hand, key=order)


def _for_valhalla(card: CardId) -> tuple[int, int, CardId]:
    return -CARDS[card].helmets, CARDS[card].move, card


def _answer(board: Board, pending: Pending) -> int:
    options = pending.options
    match pending.ask:
        case Ask.DISCARD:
            return options.index(min(options, key=_to_give_up))
        case Ask.SET_MOVE:
            values = [landing_value(found) for found in question_outlooks(board, pending)]
            return values.index(max(values))
        case Ask.PATH | Ask.ADD_MOVE | Ask.STEP_ADD:
            return options.index(0)
        case _:  # the first god, nobody, none, no; and a card's action is used
            return 0


def _to_give_up(option: Option) -> tuple[int, str]:
    card = CARDS[option] if isinstance(option, str) else None
    assert card is not None  # hand cards are asked about
    return (card.helmets if card.is_viking else _GOD_HELMETS), card.id
