"""Ways to pay for a follower. Source: spec section 6, payment rule."""

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeAlias

from rules.games.battlefjord.content import COST_OF, SIGN_OF, Card
from rules.games.battlefjord.goods import choices
from rules.games.battlefjord.powers import Powers

Payment: TypeAlias = tuple[int, int, int, int]
"""Fish, wool, iron, silver."""

_ENOUGH: Final = 12
"""No card asks for more of one kind: richer stocks share one entry of the cache."""


def payments(card: Card, powers: Powers, stock: Sequence[int]) -> tuple[Payment, ...]:
    """Every way to pay for `card` out of `stock`; first those that replace no silver."""
    return _payments(
        card,
        powers.discount[SIGN_OF[card]],
        powers.substitute,
        min(stock[0], _ENOUGH),
        min(stock[1], _ENOUGH),
        min(stock[2], _ENOUGH),
        min(stock[3], _ENOUGH),
    )


def missing(card: Card, powers: Powers, stock: Sequence[int]) -> Payment:
    """What `stock` lacks of the cost; discounts are taken from what it lacks most."""
    cost = COST_OF[card]
    lacks = [max(0, cost[good] - stock[good]) for good in range(4)]
    for _ in range(min(powers.discount[SIGN_OF[card]], sum(cost[:3]))):
        rarest = max(range(3), key=lambda good: lacks[good])
        lacks[rarest] = max(0, lacks[rarest] - 1)
    fish, wool, iron, silver = lacks
    return fish, wool, iron, silver


@lru_cache(maxsize=1 << 17)
def _payments(
    card: Card, discount: int, substitute: int, fish: int, wool: int, iron: int, silver: int
) -> tuple[Payment, ...]:
    cost = COST_OF[card]
    asked = cost[0] + cost[1] + cost[2]
    asked -= min(discount, asked)
    found: list[Payment] = []
    most_replaced = cost[3] if substitute else 0
    for replaced in range(most_replaced + 1):
        kept = cost[3] - replaced
        if kept > silver:
            continue
        extra = substitute * replaced
        for paid in choices(asked + extra, (fish, wool, iron)):
            over = sum(max(0, p - c) for p, c in zip(paid, cost, strict=False))
            if over <= extra:
                found.append((*paid, kept))
    return tuple(found)
