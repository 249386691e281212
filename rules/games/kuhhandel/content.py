"""The material: 40 animals and 55 money cards, read once and checked against what is printed.

Inside the rules an animal is a small number, in the order of the values. What travels uses the
names of the spec.
"""

import json
from collections.abc import Mapping
from enum import StrEnum
from importlib import resources
from typing import Any, Final, TypeAlias


class Animal(StrEnum):
    """The ten animals, by value. Source: seed 004, Material."""

    ROOSTER = "rooster"  # Hahn
    GOOSE = "goose"  # Gans
    CAT = "cat"  # Katze
    DOG = "dog"  # Hund
    SHEEP = "sheep"  # Schaf
    GOAT = "goat"  # Ziegenbock
    DONKEY = "donkey"  # Esel
    PIG = "pig"  # Schwein
    COW = "cow"  # Kuh
    HORSE = "horse"  # Pferd


Kind: TypeAlias = int
"""An animal inside the rules: 0..9, in the order of `ANIMALS`."""

Hand: TypeAlias = tuple[int, int, int, int, int, int]
"""Money inside the rules: how many cards of 0, 10, 50, 100, 200 and 500."""

ANIMALS: Final = tuple(Animal)
KIND_OF: Final[Mapping[str, Kind]] = {animal: kind for kind, animal in enumerate(ANIMALS)}
NOTES: Final = (0, 10, 50, 100, 200, 500)
"""What the money cards are worth, in the order of a `Hand`."""

QUARTET = 4  # seed 004, Material: each animal four times
CARDS = QUARTET * len(ANIMALS)
STEP = 10  # the smallest card that is worth anything (spec D1)
DONKEY: Final[Kind] = KIND_OF["donkey"]
NOTHING: Final[Hand] = (0, 0, 0, 0, 0, 0)
SEATS: Final = range(3, 6)  # seed 004: 3 - 5 Spieler

_MONEY_CARDS = 55
_MONEY_IN_ALL = 4700


def _hand(counts: list[int]) -> Hand:
    zeros, tens, fifties, hundreds, two_hundreds, five_hundreds = counts
    return zeros, tens, fifties, hundreds, two_hundreds, five_hundreds


def _read() -> tuple[tuple[int, ...], Hand, Hand, tuple[int, ...]]:
    """Values, all money, the money a seat starts with, the donkeys'. Raises ValueError."""
    source = resources.files(__package__) / "content.json"
    printed: dict[str, Any] = json.loads(source.read_text(encoding="utf-8"))
    if tuple(each["id"] for each in printed["animals"]) != ANIMALS:
        raise ValueError("content.json: the animals are not those of the rules")
    if tuple(each["value"] for each in printed["notes"]) != NOTES:
        raise ValueError("content.json: the money is not that of the rules")
    values = tuple(each["value"] for each in printed["animals"])
    money = _hand([each["cards"] for each in printed["notes"]])
    at_start = _hand([each["at_start"] for each in printed["notes"]])
    donkeys = tuple(printed["donkey_money"])
    if sum(money) != _MONEY_CARDS or total(money) != _MONEY_IN_ALL or len(donkeys) != QUARTET:
        raise ValueError("content.json: 55 money cards are worth 4,700, and there are four donkeys")
    return values, money, at_start, donkeys


def total(hand: Hand) -> int:
    """What money cards are worth together."""
    _, tens, fifties, hundreds, two_hundreds, five_hundreds = hand
    return 10 * tens + 50 * fifties + 100 * hundreds + 200 * two_hundreds + 500 * five_hundreds


def plus(hand: Hand, more: Hand) -> Hand:
    """Both together."""
    a, b, c, d, e, f = hand
    u, v, w, x, y, z = more
    return a + u, b + v, c + w, d + x, e + y, f + z


def minus(hand: Hand, less: Hand) -> Hand:
    """What is left of `hand` without `less`, which it holds."""
    a, b, c, d, e, f = hand
    u, v, w, x, y, z = less
    return a - u, b - v, c - w, d - x, e - y, f - z


def one(note: int) -> Hand:
    """A single money card of this worth."""
    place = NOTES.index(note)
    return _hand([int(at == place) for at in range(len(NOTES))])


VALUES, MONEY, HAND_AT_START, DONKEY_MONEY = _read()
"""By kind: what a quartet is worth; all money cards; a seat's first hand; by donkey: the note."""

MONEY_A_SEAT: Final = total(HAND_AT_START) + sum(DONKEY_MONEY)
"""All that ever comes to a seat: no table holds more than this times its seats."""
