"""The material: fields, raids, 45 followers and 19 cargo cards, read once and checked.

Inside the rules a card is a small number (followers 0..44, cargo 45..63) and a bundle of goods a
tuple of five, so that states are cheap to copy and to search. What travels uses the printed ids.
"""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import resources
from typing import Any, Final, Literal, TypeAlias, get_args

from rules.games.battlefjord.goods import NOTHING, Amounts, amounts

FollowerId: TypeAlias = Literal[
    "L1", "L2", "L3", "L4", "L5", "L6", "L7", "L8", "L9",
    "B1", "B2", "B3", "B4", "B5", "B6", "B7", "B8", "B9",
    "R1", "R2", "R3", "R4", "R5", "R6", "R7", "R8", "R9",
    "S1", "S2", "S3", "S4", "S5", "S6", "S7", "S8", "S9",
    "H1", "H2", "H3", "H4", "H5", "H6", "H7", "H8", "H9",
]  # fmt: skip
"""A follower as it travels. Spelled out, so that the door and the TypeScript know each one."""

CargoId: TypeAlias = Literal[
    "C01", "C02", "C03", "C04", "C05", "C06", "C07", "C08", "C09", "C10",
    "C11", "C12", "C13", "C14", "C15", "C16", "C17", "C18", "C19",
]  # fmt: skip

CardId: TypeAlias = FollowerId | CargoId

Card: TypeAlias = int
"""A card inside the rules: its place among followers, then cargo, in the order of the file."""

NO_CARD: Final[Card] = -1

FOLLOWER_IDS: Final[tuple[FollowerId, ...]] = get_args(FollowerId)
CARGO_IDS: Final[tuple[CargoId, ...]] = get_args(CargoId)
FOLLOWERS: Final = len(FOLLOWER_IDS)
CARDS: Final = FOLLOWERS + len(CARGO_IDS)
CARD_IDS: Final[tuple[CardId, ...]] = (*FOLLOWER_IDS, *CARGO_IDS)
CARD_OF: Final[Mapping[str, Card]] = {card_id: card for card, card_id in enumerate(CARD_IDS)}

FIELDS: Final = 16
SLOTS: Final = 9


class Sign(StrEnum):
    """The five signs of followers, always in this order. Source: seed 003, Gefolgekarten."""

    LONGHOUSE = "longhouse"  # Langhaus
    DRAGONBOAT = "dragonboat"  # Drachenboot
    RUNESTONE = "runestone"  # Runenstein
    SMITHY = "smithy"  # Schmiede
    FARM = "farm"  # Hof


class Deck(StrEnum):
    """The two kinds of cards in the centre."""

    FOLLOWER = "follower"
    CARGO = "cargo"


class Timing(StrEnum):
    """When a follower's effect works."""

    INSTANT = "instant"
    ROUND = "round"
    PERMANENT = "permanent"
    END = "end"


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """What a follower does, in words of the closed list of spec section 7.

    A field that its `op` does not know keeps its default.

    sign, count: an index of `SIGNS` or what is counted ("cards", "stock:goods", "sign:farm").
    most:        upper bound (`max` in the file).
    """

    op: str
    gain: Amounts = NOTHING
    n: int = 0
    goods: int = 0
    silver: int = 0
    fame: int = 0
    sign: int | None = None
    places: tuple[int, ...] = ()
    when: str = ""
    match: str = ""
    deck: str = ""
    count: str = ""
    per: int = 1
    most: int = 0
    same: int = 0
    different: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Raid:
    """What a corner asks for; 0: this is no way to pay."""

    number: int
    goods: int
    silver: int
    fame: int


SIGNS: Final = tuple(Sign)
DECKS: Final = tuple(Deck)

_SOURCE: Final[dict[str, Any]] = json.loads(
    (resources.files(__package__) / "content.json").read_text(encoding="utf-8")
)


def _effect(raw: Mapping[str, Any]) -> Effect:
    """An effect of the file. Raises TypeError for a field that no effect has."""
    renamed: dict[str, Any] = dict(raw)
    if "gain" in renamed:
        renamed["gain"] = amounts(renamed["gain"])
    if "max" in renamed:
        renamed["most"] = renamed.pop("max")
    if "place" in renamed:
        renamed["places"] = (renamed.pop("place"),)
    if "places" in renamed:
        renamed["places"] = tuple(renamed["places"])
    if "cond" in renamed:
        renamed["count"] = renamed.pop("cond")
    if renamed.get("sign") is not None:
        renamed["sign"] = SIGNS.index(renamed["sign"])
    return Effect(**renamed)


_FOLLOWERS: Final[list[dict[str, Any]]] = _SOURCE["followers"]
_CARGO: Final[list[dict[str, Any]]] = _SOURCE["cargo"]
_PLACES: Final[dict[int, dict[str, Any]]] = {place["index"]: place for place in _SOURCE["places"]}

SIGN_OF: Final = tuple(SIGNS.index(each["sign"]) for each in _FOLLOWERS)
COST_OF: Final = tuple(amounts(each["cost"])[:4] for each in _FOLLOWERS)
"""Printed cost: fish, wool, iron, silver."""
FAME_OF: Final[tuple[int, ...]] = tuple(each["fame"] for each in _FOLLOWERS)
TIMING_OF: Final = tuple(Timing(each["timing"]) for each in _FOLLOWERS)
EFFECT_OF: Final = tuple(_effect(each["effect"]) for each in _FOLLOWERS)

CONTENT_OF: Final[Mapping[Card, Amounts]] = {
    FOLLOWERS + number: amounts(each["gain"]) for number, each in enumerate(_CARGO)
}
CHOICE_OF: Final[Mapping[Card, int]] = {
    FOLLOWERS + number: each["choice"] for number, each in enumerate(_CARGO)
}
"""How many goods of choice a cargo holds."""

RAIDS: Final[Mapping[int, Raid]] = {
    each["index"]: Raid(
        number=each["raid"], goods=each["goods"], silver=each["silver"], fame=each["fame"]
    )
    for each in _SOURCE["raids"]
}
"""By corner."""
PLACES: Final = tuple(_PLACES)
OPPOSITE: Final = tuple(
    _PLACES[field]["opposite"] if field in _PLACES else 0 for field in range(FIELDS + 1)
)
COLUMN_OF: Final[Mapping[int, int]] = {
    field: place["line"]["n"]
    for field, place in _PLACES.items()
    if place["line"]["axis"] == "column"
}
ROW_OF: Final[Mapping[int, int]] = {
    field: place["line"]["n"] for field, place in _PLACES.items() if place["line"]["axis"] == "row"
}
YIELD_OF: Final[Mapping[int, Amounts]] = {
    field: amounts(place["action"]["gain"])
    for field, place in _PLACES.items()
    if place["action"]["op"] == "gain"
}
"""What the six plain places give."""

JARL, MERCHANT, SEA_MIST, SKALD, TRADING_SHIP, THING = 1, 5, 9, 10, 13, 14
REMOTE_FIELDS: Final = (JARL, MERCHANT, SEA_MIST)
"""The places that a card may open from afar, in the order of the counters."""
PLAIN_USES: Final = (*YIELD_OF, TRADING_SHIP, THING)
"""Where `use` says it all."""

START: Final = amounts(_SOURCE["start"])
GOODS_LIMIT: Final[int] = _SOURCE["limits"]["goods"]
SILVER_LIMIT: Final[int] = _SOURCE["limits"]["silver"]
HAND_LIMIT: Final[int] = _SOURCE["limits"]["hand"]
HALL_SIZE: Final[int] = _SOURCE["limits"]["hall"]
HALLS: Final[int] = _SOURCE["limits"]["halls"]
FIGURES: Final[int] = _SOURCE["limits"]["figures"]
LAST_CARD: Final = HALLS * HALL_SIZE
"""With so many laid cards of one seat the game ends after the round."""
SAME_FAME: Final[int] = _SOURCE["hall_fame"]["same"]
DIFFERENT_FAME: Final[int] = _SOURCE["hall_fame"]["different"]

GOOD_RATE: Final[int] = _PLACES[MERCHANT]["action"]["good_rate"]
SILVER_RATE: Final[int] = _PLACES[MERCHANT]["action"]["silver_rate"]
SKALD_OPTIONS: Final[Mapping[str, tuple[int, int, int]]] = {
    name: (option.get("goods", 0), option.get("silver", 0), option["fame"])
    for name, option in _PLACES[SKALD]["action"]["options"].items()
}
"""What the Skald takes (equal goods, silver) and gives (fame)."""


def is_follower(card: Card) -> bool:
    """Whether a card is one of the 45 followers; else it is a cargo."""
    return card < FOLLOWERS


def cargo_kind(card: Card) -> str:
    """What a cargo holds: "goods" (also of choice), "silver" or "fame", never a mix."""
    content = CONTENT_OF[card]
    if content[4]:
        return "fame"
    return "silver" if content[3] else "goods"


def _check() -> None:
    """Hold the file against the numbers of the spec: a slip here would be a wrong game."""
    if tuple(each["id"] for each in (*_FOLLOWERS, *_CARGO)) != CARD_IDS:
        raise ValueError("content.json does not hold the 64 cards in their order")
    totals = [
        tuple(sum(COST_OF[9 * sign + n][good] for n in range(9)) for good in range(4))
        for sign in range(5)
    ]
    printed = [(11, 12, 7, 2), (8, 10, 12, 2), (11, 9, 7, 4), (8, 9, 10, 2), (10, 9, 10, 1)]
    if totals != printed or sum(FAME_OF) != 65:  # spec section 18, last paragraph
        raise ValueError("content.json: the costs or fame of a sign do not sum up as printed")
    if any(OPPOSITE[OPPOSITE[field]] != field for field in PLACES):
        raise ValueError("content.json: the ring is not symmetric")


_check()
