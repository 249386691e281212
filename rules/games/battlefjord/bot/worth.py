"""What a position is worth to a seat, in fame: what it has, and what may come of it.

The numbers are judgement, tuned in play of the levels against each other; spec 15.1 has the form.
"""

from functools import lru_cache
from typing import Final, NamedTuple

from rules.game import Seat
from rules.games.battlefjord.board import Board
from rules.games.battlefjord.content import (
    COST_OF,
    EFFECT_OF,
    FIELDS,
    HALL_SIZE,
    LAST_CARD,
    RAIDS,
    SIGN_OF,
    SKALD_OPTIONS,
    Card,
    Effect,
)
from rules.games.battlefjord.goods import FAME, NOTHING, SILVER, Amounts
from rules.games.battlefjord.powers import Laid, Powers, cards_of, powers, sign_counts
from rules.games.battlefjord.raid import owed
from rules.games.battlefjord.score import end_fame, total
from rules.games.battlefjord.state import Hall, Halls, Phase

GOOD: Final = 0.55
NINTH_GOOD: Final = 0.25
"""From the ninth on: hardly ever all are spent."""
LOST_GOOD: Final = 0.1
SILVER_WORTH: Final = 1.9
LEFT_OVER: Final = 0.05
"""A good or silver when the game is over: it only breaks ties."""
UNPAYABLE: Final = 3.0
EXPECTED_OF_STORE: Final = 1.8
"""What an end effect that counts the store will find there."""

DIFFERENT: Final = (0.0, 0.9, 1.0, 1.3)
"""Potential of a hall with so many different signs: of the 2 fame it may bring."""
SAME: Final = (0.0, 0.8, 1.4, 2.4)
"""The same for equal signs: of the 4 fame."""

GROWTH: Final = 0.25 * 0.8
"""Cards of one sign that a free space will hold, doubted a little."""

_PER_ROUND: Final = {
    "hand_limit": 0.05,
    "storage": 0.12,
    "merchant_rate": 0.2,
    "skald_bonus": 0.3,
    "place_on_ship": 0.08,
    "use_twice": 0.25,
    "draw_choice": 0.2,
    "silver_as_goods": 0.12,
    "cargo_bonus": 0.3,
}
_REMOTE: Final = {1: 0.15, 5: 0.2, 9: 0.3}
_BONUS_ON_USE: Final = 0.35
_BONUS_ON_PLACE: Final = 0.15
_DISCOUNT: Final = 0.15
_RAID_LESS: Final = 0.55


class Prospects(NamedTuple):
    """What the effects of laid cards will bring: per round, per further card, per raid.

    goods:  income of goods a round.
    growth: for end effects that count cards: fame a further card of the sign, and what is left
            until the effect is full.
    """

    per_round: float
    per_card: float
    per_raid: float
    goods: int
    growth: tuple[tuple[float, float], ...]


def value(board: Board, seat: Seat) -> float:
    """How much better off a seat is than the other one."""
    return worth(board, seat) - worth(board, 1 - seat)


def worth(board: Board, seat: Seat) -> float:
    """What one seat has and may expect."""
    stock, laid = board.stocks[seat], board.laid[seat]
    halls = board.halls[seat]
    if board.phase is Phase.OVER:
        counted = total(halls, laid, stock)
        return counted + LEFT_OVER * stock[SILVER] + LEFT_OVER / 10 * board.goods(seat)
    left = rounds_left(board)
    fame: float = stock[FAME] + _standing(halls, laid, left, board.round)
    for card in _counting_stock(laid):
        fame += end_fame(card, laid, stock)
    allowed = powers(laid)
    fame += _store(stock, allowed, _prospects(laid).goods, left)
    if board.hands[seat] and left >= 1:
        fame += 0.35 * max(0.0, *(lay_value(board, seat, card) for card in board.hands[seat]))
    field = _NEAR_RAID[board.round]
    return fame - _raid_threat(board, seat, allowed, left, field) if field else fame


def rounds_left(board: Board) -> float:
    """Rounds expected after this one: until the fourth raid, or until halls are full."""
    first, second = board.laid
    laid = max(first.bit_count(), second.bit_count())
    return max(0.0, min(FIELDS - 1.0 - board.round, 1.15 * (LAST_CARD - laid)))


@lru_cache(maxsize=1 << 16)
def _standing(halls: Halls, laid: Laid, left: float, current: int) -> float:
    """All that the halls bring and promise, but for effects that count the store."""
    fame: float = total(halls, laid, NOTHING)
    for hall in halls:
        if len(hall) < HALL_SIZE:
            fame += potential(hall)
    return fame + _future(_prospects(laid), left, LAST_CARD - laid.bit_count(), current)


@lru_cache(maxsize=1 << 16)
def _counting_stock(laid: Laid) -> tuple[Card, ...]:
    return tuple(card for card in cards_of(laid) if EFFECT_OF[card].count.startswith("stock"))


@lru_cache(maxsize=1 << 14)
def potential(hall: Hall) -> float:
    """What a hall that is not full may still bring."""
    signs = {SIGN_OF[card] for card in hall}
    same = SAME[len(hall)] if len(signs) <= 1 else 0.0
    different = DIFFERENT[len(hall)] if len(signs) == len(hall) else 0.0
    return max(same, different)


def lay_value(board: Board, seat: Seat, card: Card) -> float:
    """What laying a card would change, its cost paid; whether or not it can be paid now."""
    return _lay_value(card, board.halls[seat], board.laid[seat], rounds_left(board), board.round)


@lru_cache(maxsize=1 << 17)
def _lay_value(card: Card, halls: Halls, laid: Laid, left: float, current: int) -> float:
    after = laid | 1 << card
    free = LAST_CARD - after.bit_count()
    if free < 0:
        return -1.0
    gained: float = total(((), (), ()), after, NOTHING) - total(((), (), ()), laid, NOTHING)
    gained += max(potential_with(hall, card) for hall in halls if len(hall) < HALL_SIZE)
    gained += _future(_prospects(after), left, free, current)
    gained -= _future(_prospects(laid), left, free + 1, current)
    effect = EFFECT_OF[card]
    if effect.count.startswith("stock"):
        gained += EXPECTED_OF_STORE
    if effect.op in _AT_ONCE:
        gained += _AT_ONCE[effect.op]
    elif effect.op == "gain":
        gained += bundle_worth(effect.gain)
    return gained - _price(card, powers(laid))


def potential_with(hall: Hall, card: Card) -> float:
    """How much a card adds to what a hall promises or brings."""
    signs = {SIGN_OF[other] for other in (*hall, card)}
    if len(hall) < HALL_SIZE - 1:
        return potential((*hall, card)) - potential(hall)
    brought = 4.0 if len(signs) == 1 else 2.0 if len(signs) == HALL_SIZE else 0.0
    return brought - potential(hall)


def _price(card: Card, allowed: Powers) -> float:
    """What a card costs after discounts."""
    cost = COST_OF[card]
    goods = sum(cost[:3])
    goods -= min(goods, allowed.discount[SIGN_OF[card]])
    return GOOD * goods + SILVER_WORTH * cost[3]


def bundle_worth(gain: Amounts) -> float:
    """Goods, silver and fame in the middle of a game."""
    return GOOD * (gain[0] + gain[1] + gain[2]) + SILVER_WORTH * gain[SILVER] + gain[FAME]


def best_skald(stock: list[int], bonus: int) -> float:
    """What the best exchange at the Skald would bring beyond its price."""
    most = max(stock[:3])
    best = 0.0
    for goods, silver, fame in SKALD_OPTIONS.values():
        if most >= goods and stock[SILVER] >= silver:
            best = max(best, fame + bonus - GOOD * goods - SILVER_WORTH * silver)
    return best


_AT_ONCE: Final = {
    "gain_choice": 2 * GOOD,
    "draw_cargo": 1.2,
    "refresh_place": 0.7,
    "extra_pennant": 0.9,
    "swap_cards": 0.5,
}


def _store(stock: list[int], allowed: Powers, income: int, left: float) -> float:
    goods = stock[0] + stock[1] + stock[2]
    if left < 1:
        return LEFT_OVER * (goods + stock[SILVER])
    usable = min(1.0, 0.4 + 0.3 * left)
    kept = min(goods, allowed.goods - income)
    cheap = max(0, kept - 8)
    held = GOOD * (kept - cheap) + NINTH_GOOD * cheap + LOST_GOOD * (goods - kept)
    silver = min(stock[SILVER], allowed.silver)
    return usable * (held + SILVER_WORTH * silver + 0.2 * (stock[SILVER] - silver))


def _future(prospects: Prospects, left: float, free: int, current: int) -> float:
    future = prospects.per_round * left
    future += prospects.per_card * min(left, free)
    if prospects.per_raid:
        raids = sum(1 for field in RAIDS if current < field <= current + left + 1)
        future += prospects.per_raid * raids
    for each, until_full in prospects.growth:
        future += min(until_full, GROWTH * min(free, left) * each)
    return future


@lru_cache(maxsize=1 << 16)
def _prospects(laid: Laid) -> Prospects:
    per_round = per_card = per_raid = 0.0
    goods = 0
    growth = []
    counts = sign_counts(laid)
    for card in cards_of(laid):
        effect = EFFECT_OF[card]
        match effect.op:
            case "income" | "income_least" | "income_per":
                n = _income_goods(effect, counts[SIGN_OF[card]])
                goods += int(n)
                per_round += 0.5 * n
            case "discount":
                per_card += _DISCOUNT * effect.goods
            case "buy_bonus":
                share = 0.8 if effect.sign is None else 0.25
                per_card += share * bundle_worth(effect.gain)
            case "raid_less":
                per_raid += _RAID_LESS
            case "remote_use":
                per_round += sum(_REMOTE[field] for field in effect.places)
            case "place_bonus":
                on_use = effect.when == "use"
                chance = _BONUS_ON_USE if on_use else _BONUS_ON_PLACE * len(effect.places)
                per_round += chance * bundle_worth(effect.gain)
            case "fame_per":
                growth.append(_growth(effect, counts[SIGN_OF[card]], laid.bit_count()))
            case op:
                per_round += _PER_ROUND.get(op, 0.0)
    return Prospects(per_round, per_card, per_raid, goods, tuple(growth))


def _income_goods(effect: Effect, count: int) -> float:
    if effect.op == "income":
        return sum(effect.gain[:3])
    if effect.op == "income_least":
        return effect.n
    return min(effect.most, count // effect.per) + 0.3


def _growth(effect: Effect, of_sign: int, cards: int) -> tuple[float, float]:
    """Fame a further card of the sign; every card counts for an effect that counts all."""
    if effect.count.startswith("stock"):
        return 0.0, 0.0
    counted = of_sign if effect.count.startswith("sign") else cards
    now = min(effect.most, counted // effect.per * effect.fame)
    each = effect.fame / effect.per
    return (each if effect.count.startswith("sign") else each * 4), effect.most - now


_NEAR_RAID: Final = tuple(
    next((field for field in RAIDS if current <= field <= current + 2), 0)
    for current in range(FIELDS + 1)
)
"""The raid of this round or the next two; 0: none."""


def _raid_threat(board: Board, seat: Seat, allowed: Powers, left: float, field: int) -> float:
    """The cheapest way to pay a raid that is near; a raid that cannot be paid costs dearly."""
    if field == board.round:
        if board.phase is not Phase.RAID or board.raid_paid[seat]:
            return 0.0
    elif board.is_final():
        return 0.0
    asked = owed(field, allowed)
    if asked is None:
        return 0.0
    stock = board.stocks[seat]
    good, silver = (GOOD, SILVER_WORTH) if left >= 1 else (LEFT_OVER, LEFT_OVER)
    cheapest = UNPAYABLE
    if stock[FAME] >= asked.fame:
        cheapest = float(asked.fame)
    if asked.goods and stock[0] + stock[1] + stock[2] >= asked.goods:
        cheapest = min(cheapest, good * asked.goods)
    if asked.silver and stock[SILVER] >= asked.silver:
        cheapest = min(cheapest, silver * asked.silver)
    return cheapest
