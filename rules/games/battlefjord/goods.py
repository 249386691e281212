"""Goods, silver and fame: how they are named, counted, added and written down."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from rules.game import Wire

Amounts: TypeAlias = tuple[int, int, int, int, int]
"""Fish, wool, iron, silver, fame: a gain, a stock, what was paid."""

NOTHING: Final[Amounts] = (0, 0, 0, 0, 0)
SILVER, FAME = 3, 4


class Good(StrEnum):
    """The three goods, always in this order. Silver and fame are none."""

    FISH = "fish"  # Stockfisch
    WOOL = "wool"  # Wolle
    IRON = "iron"  # Eisen


GOODS: Final = tuple(Good)
RESOURCES: Final = ("fish", "wool", "iron", "silver", "fame")
Resource: TypeAlias = Literal["fish", "wool", "iron", "silver"]


@dataclass(frozen=True, slots=True, kw_only=True)
class Goods(Wire):
    """So many of each good; what is left out is none."""

    fish: int = 0
    wool: int = 0
    iron: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Payment(Wire):
    """What a follower is paid with."""

    fish: int = 0
    wool: int = 0
    iron: int = 0
    silver: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Bundle(Wire):
    """A stock, a gain, a loss."""

    fish: int = 0
    wool: int = 0
    iron: int = 0
    silver: int = 0
    fame: int = 0


def amounts(named: Mapping[str, int]) -> Amounts:
    """From names to places in a tuple; what is not named is none."""
    fish, wool, iron, silver, fame = (named.get(name, 0) for name in RESOURCES)
    return fish, wool, iron, silver, fame


@lru_cache(maxsize=4096)
def goods(fish: int, wool: int, iron: int) -> Goods:
    """The value as it travels; one for equal numbers."""
    return Goods(fish=fish, wool=wool, iron=iron)


@lru_cache(maxsize=4096)
def payment(paid: tuple[int, int, int, int]) -> Payment:
    """The same for what a follower is paid with."""
    fish, wool, iron, silver = paid
    return Payment(fish=fish, wool=wool, iron=iron, silver=silver)


def bundle(of: Sequence[int]) -> Bundle:
    """The same for all five."""
    fish, wool, iron, silver, fame = of
    return Bundle(fish=fish, wool=wool, iron=iron, silver=silver, fame=fame)


def add(stock: list[int], gain: Amounts) -> None:
    """Put a gain into a stock."""
    stock[0] += gain[0]
    stock[1] += gain[1]
    stock[2] += gain[2]
    stock[3] += gain[3]
    stock[4] += gain[4]


def plus(a: Amounts, b: Amounts) -> Amounts:
    """The sum of two bundles."""
    return a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3], a[4] + b[4]


def times(of: Amounts, n: int) -> Amounts:
    """A bundle n times."""
    return of[0] * n, of[1] * n, of[2] * n, of[3] * n, of[4] * n


def choices(n: int, at_most: Sequence[int]) -> Iterator[tuple[int, int, int]]:
    """Every way to take exactly n goods, of each kind `at_most` so many."""
    for fish in range(min(n, at_most[0]), -1, -1):
        for wool in range(min(n - fish, at_most[1]), -1, -1):
            iron = n - fish - wool
            if iron <= at_most[2]:
                yield fish, wool, iron


def named(of: Sequence[int]) -> dict[str, int]:
    """Only what there is, by name: a fact for a sentence."""
    return {name: n for name, n in zip(RESOURCES, of, strict=False) if n}
