"""What a position is worth: the score that each seat may expect, from animals and money.

Who will have an animal's quartet in the end is a matter of who has most of it now, how many are
still in the stack, and who has the money to trade for the rest. From these chances follows the
expected score in closed form; nothing is drawn.
"""

from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.game import Seat
from rules.games.kuhhandel.content import QUARTET, VALUES, Kind
from rules.games.kuhhandel.state import Herd

Expected: TypeAlias = list[float]
"""By seat: the score it may expect."""

LEAD: Final = 1.2
"""How much more than in proportion it helps to have more of an animal than others."""

PURSE: Final = 0.3
"""How much money helps: its power in the chance of getting the rest."""

POCKET: Final = 40.0
"""What counts like money where a seat has none: it can still be lucky."""


class Position:
    """Animals and money of all seats, changed in place and back.

    herds:  by seat, by kind. unseen: by kind, how many lie in the stack.
    cash:   by seat, what it holds or is thought to hold.
    """

    def __init__(self, herds: Sequence[Herd], unseen: Sequence[int], cash: Sequence[float]) -> None:
        self.herds = [list(herd) for herd in herds]
        self.unseen = list(unseen)
        self.cash = list(cash)

    def give(self, kind: Kind, count: int, to: Seat, of: Seat | None = None) -> None:
        """Move animals, from a seat or from the auction."""
        self.herds[to][kind] += count
        if of is not None:
            self.herds[of][kind] -= count

    def pay(self, amount: float, of: Seat, to: Seat) -> None:
        """Move money."""
        self.cash[of] -= amount
        self.cash[to] += amount

    def expected(self) -> Expected:
        """By seat: the score it may expect, its quartets being independent of each other."""
        seats = range(len(self.herds))
        purses = [(max(0.0, cash) + POCKET) ** PURSE for cash in self.cash]
        number, value, alone = ([0.0] * len(seats) for _ in range(3))
        for kind, worth in enumerate(VALUES):
            for seat, chance in enumerate(self._chances(kind, purses)):
                number[seat] += chance
                value[seat] += chance * worth
                alone[seat] += chance * (1 - chance) * worth
        return [number[seat] * value[seat] + alone[seat] for seat in seats]

    def _chances(self, kind: Kind, purses: Sequence[float]) -> Sequence[float]:
        """By seat: how likely it is to have all four of `kind` in the end."""
        held = [herd[kind] for herd in self.herds]
        if QUARTET in held:
            return [float(own == QUARTET) for own in held]
        to_come = self.unseen[kind] / len(held)
        weights = [purse * (own + to_come) ** LEAD for own, purse in zip(held, purses, strict=True)]
        whole = sum(weights)
        return [weight / whole for weight in weights] if whole else weights

    def standing(self, seat: Seat) -> float:
        """How much better `seat` stands than its rivals: than the best of them and their mean."""
        found = self.expected()
        others = [other for rival, other in enumerate(found) if rival != seat]
        return found[seat] - (max(others) + sum(others) / len(others)) / 2
