"""Rules of thumb: where to stand, what to do next. The easy computer, and everybody's opponent.

Source: spec 15.2. Nothing is tried out here; a look at the table has to do.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from rules.game import Seat
from rules.games.battlefjord.actions import (
    Action,
    ChooseEffect,
    ChooseGoods,
    EndActions,
    Jarl,
    Mist,
    RaidPay,
    Skald,
    StoreDiscard,
    TakeCargo,
    TakeFollower,
    Thing,
    Trade,
    Use,
)
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.bot.worth import (
    GOOD,
    LEFT_OVER,
    SILVER_WORTH,
    best_skald,
    bundle_worth,
    lay_value,
    potential_with,
    rounds_left,
)
from rules.games.battlefjord.content import (
    CARD_OF,
    CHOICE_OF,
    COLUMN_OF,
    CONTENT_OF,
    FIELDS,
    FOLLOWERS,
    JARL,
    MERCHANT,
    NO_CARD,
    RAIDS,
    ROW_OF,
    SEA_MIST,
    SKALD,
    SKALD_OPTIONS,
    SLOTS,
    THING,
    TRADING_SHIP,
    YIELD_OF,
    Card,
)
from rules.games.battlefjord.goods import SILVER, Goods, plus
from rules.games.battlefjord.payments import payments
from rules.games.battlefjord.turns.placing import crossings

SHIP_WORTH: Final = 1.25
THING_WORTH: Final = 1.0
MIST_WORTH: Final = 0.45
MERCHANT_WORTH: Final = 0.5
_DRAWN: Final = {TRADING_SHIP: SHIP_WORTH, THING: THING_WORTH, SEA_MIST: MIST_WORTH}
UNPAID: Final = 0.35
"""Of its worth, a card counts so much for a seat that cannot pay for it now."""
FACE_DOWN: Final = 1.0
BEST_ON_LINE: Final = 0.45
SECOND_ON_LINE: Final = 0.15


def card_worths(board: Board, seat: Seat) -> list[float]:
    """What each card of the centre is worth to a seat."""
    return [_slot_worth(board, seat, slot) for slot in range(SLOTS)]


def place_scores(
    board: Board, seat: Seat, fields: Iterable[int], worths: list[float]
) -> Mapping[int, float]:
    """How good each field looks for the next figure."""
    own = [figure[0] for figure in board.figures[seat]]
    before = set(crossings(own))
    scores = {}
    for field in fields:
        score = _yield(board, seat, field)
        score += sum(worths[slot] for slot in crossings([*own, field]) if slot not in before)
        if len(own) < 2:
            line = sorted((worths[slot] for slot in _line(field)), reverse=True)
            score += BEST_ON_LINE * line[0] + SECOND_ON_LINE * line[1]
        scores[field] = score
    return scores


def next_action(board: Board, seat: Seat, legal: Iterable[Action]) -> Action:
    """The next action by a fixed order. Not for placing."""
    possible = list(legal)
    if len(possible) == 1:
        return possible[0]
    return max(possible, key=lambda action: _rank(board, seat, action))


def best_place(board: Board, seat: Seat, fields: Iterable[int]) -> int:
    """The field that looks best."""
    scores = place_scores(board, seat, fields, card_worths(board, seat))
    return max(scores, key=lambda field: scores[field])


def _slot_worth(board: Board, seat: Seat, slot: int) -> float:
    card = board.slots[slot]
    if card == NO_CARD:
        return 0.0
    if not board.is_open(slot):
        return FACE_DOWN
    return (
        cargo_worth(board, seat, card) if card >= FOLLOWERS else follower_worth(board, seat, card)
    )


def cargo_worth(board: Board, seat: Seat, card: Card) -> float:
    """A cargo with its bonus."""
    kind = 2 if CONTENT_OF[card][4] else 1 if CONTENT_OF[card][3] else 0
    gain = plus(CONTENT_OF[card], board.powers(seat).cargo_bonus[kind])
    return bundle_worth(gain) + (GOOD + 0.05) * CHOICE_OF[card]


def follower_worth(board: Board, seat: Seat, card: Card) -> float:
    """A follower, less for a seat that cannot pay it now."""
    worth = lay_value(board, seat, card)
    if worth <= 0:
        return 0.1
    can_pay = payments(card, board.powers(seat), board.stocks[seat])
    return worth if can_pay else UNPAID * worth


def _line(field: int) -> tuple[int, int, int]:
    column = COLUMN_OF.get(field)
    if column is not None:
        return column, column + 3, column + 6
    row = 3 * ROW_OF[field]
    return row, row + 1, row + 2


def _yield(board: Board, seat: Seat, field: int) -> float:
    allowed = board.powers(seat)
    uses = 2.0 if field in allowed.twice else 1.0
    extra = bundle_worth(allowed.use_bonus[field]) * uses + bundle_worth(allowed.place_bonus[field])
    if field in YIELD_OF:
        return bundle_worth(YIELD_OF[field]) * uses + extra
    if field == JARL:
        cards = [follower_worth(board, seat, card) for card in board.hands[seat]]
        return extra + max(cards, default=0.0)
    if field == SKALD:
        return extra + best_skald(board.stocks[seat], allowed.skald)
    if field == MERCHANT:
        goods = max(board.stocks[seat][:3])
        return extra + (MERCHANT_WORTH if goods >= allowed.silver_rate else 0.2)
    return (
        extra + uses * {TRADING_SHIP: SHIP_WORTH, THING: THING_WORTH, SEA_MIST: MIST_WORTH}[field]
    )


def _rank(board: Board, seat: Seat, action: Action) -> float:
    """The order of things to do: what is sure and free, cards, exchanges, the end."""
    match action:
        case Use():
            return 90.0 if action.field != THING else 60.0
        case TakeCargo():
            return 85.0
        case TakeFollower() | Thing() | Jarl():
            return _rank_card(board, seat, action)
        case Trade():
            return _rank_trade(board, seat, action)
        case Skald():
            return _rank_skald(board, seat, action)
        case Mist():
            before = _slot_worth(board, seat, action.from_slot)
            gained = _slot_worth(board, seat, action.to_slot) - before
            return 95.0 + gained if gained > 0.5 else -1.0
        case EndActions():
            return 0.0
        case RaidPay():
            return -_price(board, seat, action)
        case StoreDiscard():
            return -_unevenness(board, seat, action.goods, give=True)
        case ChooseGoods():
            return -_unevenness(board, seat, action.goods, give=False)
        case ChooseEffect():
            return _rank_effect(board, seat, action)
        case _:
            return (
                cargo_worth(board, seat, CARD_OF[action.card])
                if action.type == "cargo_pick"
                else 0.0
            )


def _rank_card(board: Board, seat: Seat, action: TakeFollower | Thing | Jarl) -> float:
    if isinstance(action, TakeFollower):
        card, held = board.slots[action.slot], 30.0
    else:
        card, held = CARD_OF[action.card], 65.0 if isinstance(action, Thing) else 30.0
    worth = lay_value(board, seat, card)
    if action.mode == "lay":
        if worth <= 0:
            return -2.0
        hall = board.halls[seat][(action.hall or 1) - 1]
        pay = action.pay
        silver = 0 if pay is None else pay.silver
        return 70.0 + worth + potential_with(hall, card) - 0.01 * silver
    if action.mode == "hand":
        return held + worth if worth > 0.5 and rounds_left(board) >= 1 else -1.5
    # A card that nobody wants is thrown away when it must be decided, never by the way.
    return -1.0


def _rank_trade(board: Board, seat: Seat, action: Trade) -> float:
    """Trade when it makes a card payable, or when goods would be lost anyway."""
    stock = board.stocks[seat]
    give = ("fish", "wool", "iron").index(action.give)
    get = ("fish", "wool", "iron", "silver").index(action.get)
    allowed = board.powers(seat)
    rate = allowed.silver_rate if get == SILVER else 2
    after = stock[:]
    after[give] -= rate
    after[get] += 1
    best = 0.0
    for slot in range(SLOTS):
        card = board.slots[slot]
        if board.pennants[slot] != seat or card >= FOLLOWERS:
            continue
        if not payments(card, allowed, stock) and payments(card, allowed, after):
            best = max(best, lay_value(board, seat, card))
    if best > 0.5:
        return 68.0 + best
    goods = stock[0] + stock[1] + stock[2]
    if get == SILVER and stock[SILVER] < allowed.silver and (goods > 8 or rate < 3):
        return 20.0 + stock[give]
    return -1.0


def _rank_skald(board: Board, seat: Seat, action: Skald) -> float:
    goods, silver, fame = SKALD_OPTIONS[action.option]
    left = rounds_left(board)
    good = GOOD if left >= 1 else LEFT_OVER
    coin = SILVER_WORTH if left >= 1 else LEFT_OVER
    gained = fame + board.powers(seat).skald - good * goods - coin * silver
    if action.good is not None:
        gained += 0.02 * board.stocks[seat][("fish", "wool", "iron").index(action.good)]
    return 25.0 + gained if gained > 0.1 else -1.0


def _rank_effect(board: Board, seat: Seat, action: ChooseEffect) -> float:
    if action.skip or action.a is not None:
        return 0.1 if action.skip else 0.0
    if action.field is not None:
        return _yield(board, seat, action.field)
    return 0.2 + _slot_worth(board, seat, action.slot or 0)


def _price(board: Board, seat: Seat, action: RaidPay) -> float:
    match action.option:
        case "goods":
            goods = action.goods or Goods()
            paid = (goods.fish, goods.wool, goods.iron)
            stock = board.stocks[seat]
            rest = [have - n for have, n in zip(stock, paid, strict=False)]
            return GOOD * sum(paid) + 0.01 * (max(rest) - min(rest))
        case "silver":
            return SILVER_WORTH if board.round < FIELDS else LEFT_OVER
        case "fame":
            return float(RAIDS[board.round].fame)
        case _:
            return 0.0


def _unevenness(board: Board, seat: Seat, goods: Goods, *, give: bool) -> float:
    sign = -1 if give else 1
    stock = board.stocks[seat]
    chosen = (goods.fish, goods.wool, goods.iron)
    after = [have + sign * n for have, n in zip(stock, chosen, strict=False)]
    return float(sum(n * n for n in after))
