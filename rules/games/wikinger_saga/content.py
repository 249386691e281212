"""The material: worlds, cards, markers and journeys, read once and checked. Source: spec 3, 16.

An effect is known by its number in `EFFECTS`, so that what is still to be done can be stored.
"""

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final, TypeAlias

from rules.games.wikinger_saga.checks import FILES, check
from rules.games.wikinger_saga.ids import (
    AdventureId,
    CardId,
    DiaryId,
    GodId,
    LegId,
    MarkerId,
    PairId,
    VikingId,
    WayId,
    WorldId,
)
from rules.games.wikinger_saga.vocabulary import NESTED, Op, Rule, Timing

Script: TypeAlias = tuple[int, ...]
"""Effects, one after the other, by their numbers."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Effect:
    """One effect. A field that its `op` does not know keeps its default.

    most: upper bound (`max` in the file); effects: also what follows a condition (`then`).
    """

    op: Op
    n: int = 0
    discount: int = 0
    options: tuple[int, ...] = ()
    kind: str = ""
    cond: str = ""
    count: str = ""
    most: int = 0
    source: str = ""
    effects: Script = ()
    otherwise: Script = ()


_RENAMED: Final = {"max": "most", "then": "effects"}
EFFECTS: Final[list[Effect]] = []
"""Every effect of the files, in their order; nothing is added after import."""


def _effect(raw: Mapping[str, Any]) -> int:
    """The number of an effect of the files."""
    read: dict[str, Any] = {}
    for name, value in raw.items():
        if name in NESTED:
            read[_RENAMED.get(name, name)] = _script(value)
        elif name != "op":
            read[_RENAMED.get(name, name)] = tuple(value) if isinstance(value, list) else value
    EFFECTS.append(Effect(op=Op(raw["op"]), **read))
    return len(EFFECTS) - 1


def _script(raw: Sequence[Mapping[str, Any]]) -> Script:
    return tuple([_effect(each) for each in raw])


@dataclass(frozen=True, slots=True, kw_only=True)
class CardAction:
    """What a card does beside its movement."""

    timing: Timing
    effects: Script


@dataclass(frozen=True, slots=True, kw_only=True)
class Card:
    """A viking or a god. cost: None for starters and gods, which nobody can recruit."""

    id: CardId
    cost: int | None
    move: int
    helmets: int
    copies: int
    action: CardAction | None
    is_viking: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Instruction:
    """What a special way card asks for: effects at once, or a rule.

    everybody: also those who have left.
    lasting:   the rule holds while the card lies open; else only in the stage it was turned up.
    of:        with `FIELD_BONUS`: "gold" or "vp".
    """

    everybody: bool
    effects: Script
    rule: Rule | None
    lasting: bool
    n: int
    of: str


@dataclass(frozen=True, slots=True, kw_only=True)
class WayCard:
    """A way card. world: None for the fourteen base cards."""

    id: WayId
    world: WorldId | None
    value: int
    instruction: Instruction | None


@dataclass(frozen=True, slots=True, kw_only=True)
class Adventure:
    """An adventure card on the spaces first..last.

    broken:        broken helmets of the last field; None: it cannot end the adventure.
    marker_spaces: where its way markers lie.
    """

    id: AdventureId
    world: WorldId
    first: int
    last: int
    fields: tuple[Script, ...]
    broken: int | None
    marker_spaces: tuple[int, ...]
    trait: str


@dataclass(frozen=True, slots=True, kw_only=True)
class World:
    """Where adventures take place. longboat: it replaces the path."""

    id: WorldId
    group: str
    longboat: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Diary:
    """A given journey: eight legs, and the markers of the first seven."""

    id: DiaryId
    difficulty: str
    legs: tuple[LegId, ...]
    markers: tuple[tuple[MarkerId, ...], ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Pair:
    """The two cards of a Bifröst and where the dark markers lie."""

    id: PairId
    cards: tuple[AdventureId, ...]
    marker_spaces: tuple[int, ...]


def _read(name: str) -> dict[str, Any]:
    folder = resources.files(__package__) / "content"
    source: dict[str, Any] = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    return source


SOURCE: Final = {name: _read(name) for name in FILES}
"""The files as they are; what else is here was made of them."""

check(SOURCE)


def _action(raw: Mapping[str, Any] | None) -> CardAction | None:
    if raw is None:
        return None
    return CardAction(timing=Timing(raw["timing"]), effects=_script(raw["effects"]))


def _instruction(raw: Mapping[str, Any] | None) -> Instruction | None:
    if raw is None:
        return None
    return Instruction(
        everybody=raw["targets"] == "all",
        effects=_script(raw.get("effects", ())),
        rule=Rule(raw["rule"]) if raw["kind"] == "rule" else None,
        lasting=raw.get("scope") == "adventure",
        n=raw.get("n", 0),
        of=raw.get("of", ""),
    )


_JOURNEYS: Final = SOURCE["journeys"]
_MARKERS: Final = SOURCE["markers"]
_WORLDS: Final = SOURCE["worlds"]

_VIKINGS: Final[list[dict[str, Any]]] = SOURCE["vikings"]["vikings"]
_GODS: Final[list[dict[str, Any]]] = SOURCE["gods"]["gods"]

CARDS: Final[Mapping[CardId, Card]] = {
    raw["id"]: Card(
        id=raw["id"],
        cost=raw.get("cost"),
        move=raw["move"],
        helmets=raw.get("helmets", 0),
        copies=raw["copies"],
        action=_action(raw["action"]),
        is_viking="helmets" in raw,
    )
    for raw in (*_VIKINGS, *_GODS)
}
WAYS: Final[Mapping[WayId, WayCard]] = {
    raw["id"]: WayCard(
        id=raw["id"],
        world=None if raw["world"] == "base" else raw["world"],
        value=raw["value"],
        instruction=_instruction(raw["instruction"]),
    )
    for raw in SOURCE["way"]["way"]
}
MARKERS: Final[Mapping[MarkerId, Script]] = {
    raw["id"]: _script(raw["effects"]) for raw in (*_MARKERS["light"], *_MARKERS["dark"])
}
LIGHT_MARKERS: Final[tuple[MarkerId, ...]] = tuple(sorted(raw["id"] for raw in _MARKERS["light"]))
DARK_MARKERS: Final[tuple[MarkerId, ...]] = tuple(sorted(raw["id"] for raw in _MARKERS["dark"]))
WORLDS: Final[Mapping[WorldId, World]] = {
    raw["id"]: World(id=raw["id"], group=raw["group"], longboat=raw["board"] == "longboat")
    for raw in _WORLDS["worlds"]
}
ADVENTURES: Final[Mapping[AdventureId, Adventure]] = {
    raw["id"]: Adventure(
        id=raw["id"],
        world=raw["world"],
        first=raw["first"],
        last=raw["last"],
        fields=tuple(_script(effects) for effects in raw["fields"]),
        broken=raw["broken"],
        marker_spaces=tuple(raw["marker_spaces"]),
        trait=raw["trait"],
    )
    for raw in SOURCE["adventures"]["adventures"]
}
DIARIES: Final[Mapping[str, Diary]] = {
    raw["id"]: Diary(
        id=raw["id"],
        difficulty=raw["difficulty"],
        legs=tuple(raw["legs"]),
        markers=tuple(tuple(each) for each in raw["markers"]),
    )
    for raw in _JOURNEYS["diaries"]
}
PAIRS: Final[Mapping[PairId, Pair]] = {
    raw["id"]: Pair(
        id=raw["id"], cards=tuple(raw["cards"]), marker_spaces=tuple(raw["marker_spaces"])
    )
    for raw in _JOURNEYS["bifroest_pairs"]
}
PATTERN: Final[tuple[tuple[WorldId, ...], ...]] = tuple(
    tuple(world for group in slot for world in _JOURNEYS["groups"][group])
    for slot in _JOURNEYS["pattern"]
)
"""The worlds that an own diary may visit, leg by leg."""
TUTORIAL: Final[AdventureId] = _JOURNEYS["tutorial"]["adventure"]

_BOARD: Final[dict[str, Any]] = _WORLDS["board"]
SPACES: Final[int] = _BOARD["spaces"]
PATH_LENGTH: Final[int] = _BOARD["path_length"]
LONGBOAT_LENGTH: Final[int] = _BOARD["longboat_length"]
START_VP: Final[int] = _BOARD["start_vp"]
START_GOLD: Final[int] = _BOARD["start_gold"]
DRAW_BY_PLACE: Final[tuple[int, ...]] = tuple(_BOARD["draw_by_place"])
GOLD_PER_POINT: Final[int] = _BOARD["gold_per_point"]

LEGS: Final = len(PATTERN)
BIFROEST: Final = LEGS - 1
"""The last leg, counted from 0."""

STARTERS: Final[tuple[VikingId, ...]] = tuple(raw["id"] for raw in _VIKINGS if raw["cost"] is None)
GODS: Final[tuple[GodId, ...]] = tuple(sorted(raw["id"] for raw in _GODS))
BASE_WAYS: Final[tuple[WayId, ...]] = tuple(
    sorted(way for way, card in WAYS.items() if card.world is None)
)
KINDS_OF: Final[Mapping[WorldId, tuple[VikingId, ...]]] = {
    world: tuple(sorted(raw["id"] for raw in _VIKINGS if raw["world"] == world)) for world in WORLDS
}
"""The vikings that join the display with a world."""
WAYS_OF: Final[Mapping[WorldId, tuple[WayId, ...]]] = {
    world: tuple(sorted(way for way, card in WAYS.items() if card.world == world))
    for world in WORLDS
}
"""The special way cards that come with a world."""
