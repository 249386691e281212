"""What round effects pay, and what a seat would lose at the round's end. Source: spec 4.5, 13.2."""

from collections.abc import Sequence
from typing import NamedTuple, TypeAlias

from rules.games.battlefjord.content import EFFECT_OF, TIMING_OF, Card, Timing
from rules.games.battlefjord.goods import SILVER, Amounts, times
from rules.games.battlefjord.powers import Laid, powers
from rules.games.battlefjord.score import count
from rules.games.battlefjord.state import Halls

Paid: TypeAlias = list[tuple[Card, Amounts]]

_ONE: tuple[Amounts, ...] = ((1, 0, 0, 0, 0), (0, 1, 0, 0, 0), (0, 0, 1, 0, 0))


class Preview(NamedTuple):
    """A seat's store after income, and what is too much of it."""

    income: Paid
    goods: int
    goods_limit: int
    goods_over: int
    silver: int
    silver_limit: int
    silver_lost: int


def income(halls: Halls, laid: Laid, stock: Sequence[int]) -> Paid:
    """What each round effect pays, in hall order: the kind held least depends on what came before.

    Cards that pay nothing are left out.
    """
    paid: Paid = []
    have = list(stock)
    for hall in halls:
        for card in hall:
            if TIMING_OF[card] is not Timing.ROUND:
                continue
            for gain in _gains(card, laid, have):
                for kind, n in enumerate(gain):
                    have[kind] += n
                paid.append((card, gain))
    return paid


def preview(halls: Halls, laid: Laid, stock: Sequence[int]) -> Preview:
    """What would happen to this store if its seat ended its actions now. It is exact."""
    paid = income(halls, laid, stock)
    allowed = powers(laid)
    goods = stock[0] + stock[1] + stock[2]
    silver = stock[SILVER]
    for _, gain in paid:
        goods += gain[0] + gain[1] + gain[2]
        silver += gain[SILVER]
    return Preview(
        income=paid,
        goods=goods,
        goods_limit=allowed.goods,
        goods_over=max(0, goods - allowed.goods),
        silver=silver,
        silver_limit=allowed.silver,
        silver_lost=max(0, silver - allowed.silver),
    )


def _gains(card: Card, laid: Laid, stock: Sequence[int]) -> list[Amounts]:
    effect = EFFECT_OF[card]
    match effect.op:
        case "income":
            return [effect.gain]
        case "income_per":
            n = min(effect.most, count(effect, laid, stock) // effect.per)
            return [times(effect.gain, n)] if n else []
        case _:
            have = list(stock[:3])
            gains = []
            for _ in range(effect.n):
                least = have.index(min(have))
                have[least] += 1
                gains.append(_ONE[least])
            return gains
