"""What a raid asks of a seat, and how the seat can pay. Source: spec 4.1."""

from collections.abc import Sequence
from typing import NamedTuple

from rules.games.battlefjord.actions import RaidOption, RaidPay
from rules.games.battlefjord.content import RAIDS, Raid
from rules.games.battlefjord.goods import FAME, SILVER, Amounts, choices, goods
from rules.games.battlefjord.powers import Powers


class Owed(NamedTuple):
    """Goods, or silver, or fame; 0: no such way."""

    goods: int
    silver: int
    fame: int


def owed(field: int, powers: Powers) -> Owed | None:
    """What a seat owes in the corner `field`; None when it is spared."""
    raid: Raid = RAIDS[field]
    less_goods = max(0, raid.goods - powers.raid_goods)
    less_fame = max(0, raid.fame - powers.raid_fame)
    if (raid.goods and not less_goods) or not less_fame:
        return None
    return Owed(less_goods, raid.silver, less_fame)


def ways(asked: Owed, stock: Sequence[int]) -> list[tuple[RaidPay, Amounts]]:
    """Every way to pay; if there is none, the seat can only say so."""
    found: list[tuple[RaidPay, Amounts]] = []
    if asked.goods:
        for fish, wool, iron in choices(asked.goods, stock):
            pay = RaidPay(option=RaidOption.GOODS, goods=goods(fish, wool, iron))
            found.append((pay, (fish, wool, iron, 0, 0)))
    if asked.silver and stock[SILVER] >= asked.silver:
        found.append((RaidPay(option=RaidOption.SILVER), (0, 0, 0, asked.silver, 0)))
    if asked.fame and stock[FAME] >= asked.fame:
        found.append((RaidPay(option=RaidOption.FAME), (0, 0, 0, 0, asked.fame)))
    return found


def answers(asked: Owed, stock: Sequence[int]) -> list[RaidPay]:
    """What a seat may confirm."""
    return [pay for pay, _ in ways(asked, stock)] or [RaidPay(option=RaidOption.CANNOT)]
