"""The medium computer: it looks at each landing and, on average, at the next one. Spec 19.

It works on a board, so the strong computer lets it play for everybody. What others hold it never
looks at: only its own hand and what lies open.
"""

from collections.abc import Callable, Sequence
from typing import Final

from rules.game import Seat
from rules.games.wikinger_saga.actions import (
    AcceptGod,
    Action,
    GoOn,
    Leave,
    PassRecruit,
    Peek,
    Recruit,
    Rest,
    SendValhalla,
    UseFree,
)
from rules.games.wikinger_saga.apply import spelled_out
from rules.games.wikinger_saga.autoplay import landing_value
from rules.games.wikinger_saga.board import Board, Side, vikings_in_row
from rules.games.wikinger_saga.bot.landing import Values, follow_up, of_board, way_values
from rules.games.wikinger_saga.content import CARDS, EFFECTS, WORLDS, Card
from rules.games.wikinger_saga.ground import GROUND_OF
from rules.games.wikinger_saga.ids import CardId, VikingId
from rules.games.wikinger_saga.legal import plays
from rules.games.wikinger_saga.outlook import (
    MOVE_ASKS,
    Outlook,
    outlook,
    question_outlooks,
    situation,
    ways,
)
from rules.games.wikinger_saga.state import Ask, Grant, Option, Pending, Phase
from rules.games.wikinger_saga.turns import stage
from rules.games.wikinger_saga.turns.changes import affordable, price
from rules.games.wikinger_saga.vocabulary import Op

FOLLOWING: Final = 0.8
"""What the next landing counts beside this one: the way may bring another card."""

ENOUGH: Final = 0.3
"""Whoever expects no more from going on leaves."""

_HELMET, _ACTION, _PRICE = 0.8, 1.0, 0.45
_SMALL: Final = 3
"""Numbers up to here are easy to place at Bifröst; half of the stack should be such."""

_AT_ONCE: Final = {Op.GOLD: 0.35, Op.VP: 1.0, Op.DRAW: 0.35, Op.SIGHT: 0.2, Op.ROB: 0.5}
"""What the immediate effects of a card are worth, each time."""


def next_action(board: Board, seat: Seat) -> Action:
    """What the medium computer does."""
    side, pending = board.sides[seat], board.question(seat)
    if pending is not None:
        return spelled_out(pending, _answer(board, pending))
    match board.phase:
        case Phase.RECRUIT:
            return _recruit(board, side)
        case Phase.CHOOSE:
            return _choose(board, seat)
        case Phase.DECIDE:
            return _decide(board, seat)
        case _:
            return for_valhalla(side)


def viking_worth(board: Board, viking: CardId) -> float:
    """What a viking is worth in the deck: helmets count more when the land is nearly done."""
    ahead = board.legs[board.leg + 1 :]
    lands = sum(not WORLDS[GROUND_OF[leg].world].longboat for leg in ahead[:-1])
    helmets = _HELMET * CARDS[viking].helmets * (2 if lands == 0 else 1)
    return helmets + (_ACTION if CARDS[viking].action is not None else 0)


def _recruit(board: Board, side: Side) -> Action:
    best = _best_buy(board, side, board.recruit_round)
    return PassRecruit() if best is None else Recruit(viking=best)


def _best_buy(board: Board, side: Side, more: int) -> VikingId | None:
    found = [
        (viking_worth(board, viking) - _PRICE * price(viking, more), viking)
        for viking in affordable(board.display, more, side.gold)
    ]
    worth, viking = max(found, default=(0.0, None))
    return viking if worth > 0 else None


def _choose(board: Board, seat: Seat) -> Action:
    side = board.sides[seat]
    free = _free(board, side)
    if free is not None:
        return free
    if not side.hand:
        return AcceptGod()
    return max(card_values(board, seat).items(), key=_worth)[0]


def _worth(valued: tuple[Action, float]) -> float:
    return valued[1]


def card_values(board: Board, seat: Seat) -> dict[Action, float]:
    """For each way to play a hand card, and for a rest: this landing, on average the next one."""
    side, table, now = board.sides[seat], of_board(board, seat), situation(board, seat)
    coming = way_values(board, side.peeked)
    found: dict[Action, float] = {}
    for card in dict.fromkeys(side.hand):
        place = side.hand.index(card)
        left = side.hand[:place] + side.hand[place + 1 :]
        for action in plays(card):
            values = [
                _with_next(outlook(now, card, way), table, board.shift, left, coming)
                for way in ways(card, now.row)
                if way.use is action.use
            ]
            found[action] = max(values) + (at_once(board, seat, card) if action.use else 0)
    if board.rules_for(side).may_rest:
        following = follow_up(table, side.index, board.shift, side.hand, coming)
        found[Rest()] = FOLLOWING * (max(0.0, following) if side.reached else following)
    return found


def _with_next(
    found: Outlook,
    table: Values,
    shift: int,
    hand: tuple[CardId, ...],
    coming: tuple[tuple[int, int], ...],
) -> float:
    value = landing_value(found)
    if found.falls:
        return value
    pushed = max(0, shift + found.shifted)
    following = follow_up(table, found.index, pushed, hand, coming)
    # Who has not reached the card must go on, whatever comes.
    return value + FOLLOWING * (max(0.0, following) if found.reaches else following)


def at_once(board: Board, seat: Seat, card: CardId) -> float:
    """What a card brings beside its movement."""
    action = CARDS[card].action
    if action is None:
        return 0.0
    value = 0.0
    for effect in (EFFECTS[number] for number in action.effects):
        times = len(board.inside()) - 1 if effect.op is Op.ROB else 1
        value += _AT_ONCE[effect.op] * times * (effect.n or 1) if effect.op in _AT_ONCE else 0.1
    return value


def estimates(board: Board, seat: Seat, choices: Sequence[Action]) -> dict[Action, float]:
    """What each card, or leaving and going on, seems worth."""
    if board.phase is Phase.CHOOSE:
        values = card_values(board, seat)
        return {action: values[action] for action in choices}
    going_on = expectation(board, seat) - ENOUGH
    return {action: going_on if isinstance(action, GoOn) else 0.0 for action in choices}


def expectation(board: Board, seat: Seat) -> float:
    """What going on brings, on average."""
    side = board.sides[seat]
    coming = way_values(board, side.peeked)
    return follow_up(of_board(board, seat), side.index, board.shift, side.hand, coming)


def _decide(board: Board, seat: Seat) -> Action:
    side = board.sides[seat]
    if side.sight and (board.way_draw or board.way_discard):
        return Peek()
    free = _free(board, side)
    if free is not None:
        return free
    return GoOn() if expectation(board, seat) > ENOUGH else Leave()


def _free(board: Board, side: Side) -> Action | None:
    """Use a free action where it does good: recruit somebody worth it, or fill an empty hand."""
    for place in stage.usable(board, side):
        card = side.row[place].card
        effect = EFFECTS[stage.free_script(card)[0]]
        if effect.op is Op.RETRIEVE:
            wanted = not side.hand
        else:
            wanted = _best_buy(board, side, -effect.discount) is not None
        if wanted:
            return UseFree(card=card)
    return None


def for_valhalla(side: Side) -> SendValhalla:
    """Most helmets, but about half of the stack with small numbers; every extra is used."""
    played = vikings_in_row(side)
    best = max(played, key=lambda card: valhalla_worth(side, card))
    played.remove(best)
    extra: tuple[CardId, ...] = ()
    if Grant.PLAYED in side.grants and played:
        extra = (max(played, key=lambda card: valhalla_worth(side, card)),)
    elif Grant.HAND in side.grants:
        held = [card for card in side.hand if CARDS[card].is_viking]
        if held:
            extra = (max(held, key=lambda card: valhalla_worth(side, card)),)
    return SendValhalla(card=best, extra=extra)


def valhalla_worth(side: Side, card: CardId) -> tuple[float, CardId]:
    """What sending a viking is worth."""
    small = sum(0 <= CARDS[sent].move <= _SMALL for sent in side.valhalla)
    helps = 0 <= CARDS[card].move <= _SMALL and 2 * small <= len(side.valhalla)
    return CARDS[card].helmets + (1.2 if helps else 0.0), card


def _answer(board: Board, pending: Pending) -> int:
    options, side = pending.options, board.sides[pending.seat]
    if pending.ask in MOVE_ASKS:
        table, coming = of_board(board, pending.seat), way_values(board, side.peeked)
        values = [
            _with_next(found, table, board.shift, side.hand, coming)
            for found in question_outlooks(board, pending)
        ]
        return values.index(max(values))
    match pending.ask:
        case Ask.PICK_GOD:
            return _index(options, max, _god_worth)
        case Ask.DISCARD:
            return _index(options, min, _hand_worth)
        case Ask.PICK_RECRUIT:
            best = _best_buy(board, side, -pending.task.number)
            return options.index(best)
        case Ask.RETRIEVE:
            return max(range(1, len(options)), key=lambda place: _hand_worth(options[place]))
        case Ask.PAY:
            return options.index(1)
        case _:
            return 0


def _index(
    options: tuple[Option, ...],
    choose: Callable[..., int],
    worth: Callable[[Option], tuple[float, str]],
) -> int:
    return choose(range(len(options)), key=lambda place: worth(options[place]))


def _god_worth(option: Option) -> tuple[float, str]:
    """Gods by their number: high ones bring a figure there."""
    card = _card(option)
    return card.move, card.id


def _hand_worth(option: Option) -> tuple[float, str]:
    card = _card(option)
    return (card.helmets if card.is_viking else 3) + (0.5 if card.action else 0), card.id


def _card(option: Option) -> Card:
    assert isinstance(option, str)  # cards are asked about
    return CARDS[option]
