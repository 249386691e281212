"""The material: 30 cards in five goods, read once and checked, and the two ways to name a card.

Inside the rules a card is a small number (its place in canonical order) and a good an index, so
that states are cheap to copy, to store and to search. What travels uses the ids of the spec.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from importlib import resources
from typing import Final, Literal, TypeAlias, get_args


class Good(StrEnum):
    """The five goods, always in this order. Source: seed 000, Spielmaterial."""

    FISH = "fish"  # Fische
    COIN = "coin"  # Münzen
    MEAD = "mead"  # Honigwein, Met
    SHEEP = "sheep"  # Schafe
    GRAIN = "grain"  # Korn


CardId: TypeAlias = Literal[
    "fish-2", "fish-3", "fish-4", "fish-5", "fish-6", "fish-7",
    "coin-2", "coin-3", "coin-4", "coin-5", "coin-6", "coin-7",
    "mead-2", "mead-3", "mead-4", "mead-5", "mead-6", "mead-7",
    "sheep-2", "sheep-3", "sheep-4", "sheep-5", "sheep-6", "sheep-7",
    "grain-2", "grain-3", "grain-4", "grain-5", "grain-6", "grain-7",
]  # fmt: skip
"""A card as it travels. Spelled out, so that the door and the TypeScript know each one."""

Card: TypeAlias = int
"""A card inside the rules: 0..29, its place in canonical order."""

GOODS: Final = tuple(Good)
CARD_IDS: Final[tuple[CardId, ...]] = get_args(CardId)

LOWEST, HIGHEST = 2, 7
VALUES_PER_GOOD = HIGHEST - LOWEST + 1
POINTS_PER_GOOD = 27  # printed in the seed, Wertung; odd, so no good can be tied
CARDS = 30

CARD_OF: Final[Mapping[str, Card]] = {card_id: card for card, card_id in enumerate(CARD_IDS)}
GOOD_OF: Final = tuple(card // VALUES_PER_GOOD for card in range(CARDS))
VALUE_OF: Final = tuple(LOWEST + card % VALUES_PER_GOOD for card in range(CARDS))
INDEX_OF: Final[Mapping[str, int]] = {good: index for index, good in enumerate(GOODS)}


def card_at(good: int, value: int) -> Card:
    """The card with this value at the good with this index."""
    return good * VALUES_PER_GOOD + value - LOWEST


def _check() -> None:
    """Hold the printed material against the numbers above: a slip here would be a wrong game."""
    source = resources.files(__package__) / "content.json"
    printed: dict[str, list[int]] = json.loads(source.read_text(encoding="utf-8"))
    ids = tuple(f"{good}-{value}" for good, values in printed.items() for value in values)
    if ids != CARD_IDS or len(ids) != CARDS:
        raise ValueError("content.json does not hold the thirty cards in canonical order")
    if any(sum(values) != POINTS_PER_GOOD for values in printed.values()):
        raise ValueError("content.json: a good does not sum up to 27 points")


_check()
