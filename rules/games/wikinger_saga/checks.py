"""What must hold of the files, checked when the game is loaded. Source: spec 3.

A slip in them would be a wrong game, so the game refuses to start. The files are looked at as they
were read: nothing is built of them before.
"""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, TypeAlias, get_args

from rules.games.wikinger_saga import ids
from rules.games.wikinger_saga.vocabulary import (
    FIELDS_OF,
    FREE_OPS,
    MOVE_OPS,
    NESTED,
    PERMANENT_OPS,
    RULE_FIELDS,
    WORDS_OF,
    Op,
    Rule,
    Timing,
)

Files: TypeAlias = Mapping[str, Any]
"""The files by name, as JSON values."""

FILES: Final = ("worlds", "vikings", "gods", "way", "markers", "adventures", "journeys")
FIELDS: Final = 8
LAND_GROUPS: Final = frozenset({"green", "deep", "ice"})
STARTERS, COPIES, KINDS_A_WORLD, WAYS_A_WORLD, BASE_WAYS = 7, 5, 3, 3, 14
LIGHT, DARK, MARKERS_A_LEG = 21, 6, 3


def check(files: Files) -> None:
    """Raises ValueError with all that is wrong with the files."""
    problems = [
        *_names(files),
        *_effects(files),
        *_cards(files),
        *_adventures(files),
        *_journeys(files),
    ]
    if problems:
        raise ValueError("content: " + "; ".join(problems))


def _names(files: Files) -> Iterator[str]:
    markers = files["markers"]
    found = {
        "VikingId": _ids(files["vikings"]["vikings"]),
        "GodId": _ids(files["gods"]["gods"]),
        "WayId": _ids(files["way"]["way"]),
        "MarkerId": _ids([*markers["light"], *markers["dark"]]),
        "AdventureId": _ids(files["adventures"]["adventures"]),
        "PairId": _ids(files["journeys"]["bifroest_pairs"]),
        "DiaryId": _ids(files["journeys"]["diaries"]),
        "WorldId": _ids(files["worlds"]["worlds"]),
    }
    for name, listed in found.items():
        if tuple(listed) != get_args(getattr(ids, name)):
            yield f"the files do not hold just what {name} spells out"
    times = Counter(each for listed in found.values() for each in listed)
    yield from (f"{each} names {count} things" for each, count in times.items() if count > 1)


def _effects(files: Files) -> Iterator[str]:
    markers = files["markers"]
    for card in (*files["vikings"]["vikings"], *files["gods"]["gods"]):
        if card["action"] is not None:
            yield from _action(card["id"], card["action"])
    for card in files["way"]["way"]:
        if card["instruction"] is not None:
            yield from _instruction(card["id"], card["instruction"])
    for marker in (*markers["light"], *markers["dark"]):
        yield from _script(marker["id"], marker["effects"], frozenset())
    for adventure in files["adventures"]["adventures"]:
        for effects in adventure["fields"]:
            yield from _script(adventure["id"], effects, frozenset())


def _action(owner: str, action: Mapping[str, Any]) -> Iterator[str]:
    if action["timing"] not in tuple(Timing):
        yield f"{owner} acts at no known time"
        return
    effects = action["effects"]
    special: frozenset[Op] = frozenset()
    match Timing(action["timing"]):
        case Timing.PERMANENT:
            special = PERMANENT_OPS
            if any(each["op"] not in PERMANENT_OPS for each in effects):
                yield f"{owner} has a permanent that is none"
        case Timing.IMMEDIATE:
            special = MOVE_OPS
        case Timing.FREE:
            if [each["op"] for each in effects if each["op"] not in FREE_OPS] or len(effects) != 1:
                yield f"{owner} has a free action that would keep others waiting"
        case _:
            pass
    yield from _script(owner, effects, special)


def _script(
    owner: str, effects: Sequence[Mapping[str, Any]], special: frozenset[Op]
) -> Iterator[str]:
    """special: the ops of `PERMANENT_OPS` and `MOVE_OPS` that may stand here."""
    for effect in effects:
        if effect.get("op") not in tuple(Op):
            yield f"{owner} has an unknown effect"
            continue
        op = Op(effect["op"])
        if set(effect) - {"op"} != FIELDS_OF[op]:
            yield f"{owner} has {op} with other fields than {sorted(FIELDS_OF[op])}"
            continue
        if op in PERMANENT_OPS | MOVE_OPS and op not in special:
            yield f"{owner} has {op} where it has no meaning"
        if op in WORDS_OF and effect[WORDS_OF[op][0]] not in WORDS_OF[op][1]:
            yield f"{owner} has {op} with an unknown word"
        for name in NESTED:
            yield from _script(owner, effect.get(name, ()), frozenset())


def _instruction(owner: str, instruction: Mapping[str, Any]) -> Iterator[str]:
    said = set(instruction) - {"targets", "kind"}
    if instruction["targets"] not in ("in", "all"):
        yield f"{owner} has unknown targets"
    if instruction["kind"] == "instant":
        if said != {"effects"}:
            yield f"{owner} has an instant instruction with other fields"
        else:
            yield from _script(owner, instruction["effects"], frozenset())
    elif instruction.get("rule") not in tuple(Rule):
        yield f"{owner} has an unknown rule"
    elif said != {"rule", "scope"} | RULE_FIELDS[Rule(instruction["rule"])]:
        yield f"{owner} has a rule with other fields"
    elif instruction["scope"] not in ("step", "adventure"):
        yield f"{owner} has an unknown scope"
    elif instruction.get("of", "gold") not in ("gold", "vp"):
        yield f"{owner} has a bonus of an unknown kind"


def _cards(files: Files) -> Iterator[str]:
    vikings, ways = files["vikings"]["vikings"], files["way"]["way"]
    if sum(viking["world"] == "start" for viking in vikings) != STARTERS:
        yield f"there are not {STARTERS} starters"
    if sum(way["world"] == "base" for way in ways) != BASE_WAYS:
        yield f"there are not {BASE_WAYS} base way cards"
    for viking in vikings:
        starter = viking["world"] == "start"
        if starter != (viking["cost"] is None) or viking["copies"] != (1 if starter else COPIES):
            yield f"{viking['id']} has a wrong price or number of copies"
    for world in files["worlds"]["worlds"]:
        land = world["group"] in LAND_GROUPS
        kinds = sum(viking["world"] == world["id"] for viking in vikings)
        special = sum(way["world"] == world["id"] for way in ways)
        if (kinds, special) != ((KINDS_A_WORLD, WAYS_A_WORLD) if land else (0, 0)):
            yield f"{world['id']} has {kinds} vikings and {special} way cards"
        if world["board"] not in ("path", "longboat"):
            yield f"{world['id']} lies on no board"
    worlds = set(_ids(files["worlds"]["worlds"])) | {"start", "base"}
    for card in (*vikings, *ways, *files["adventures"]["adventures"]):
        if card["world"] not in worlds:
            yield f"{card['id']} comes from nowhere"


def _adventures(files: Files) -> Iterator[str]:
    spaces = files["worlds"]["board"]["spaces"]
    for card in files["adventures"]["adventures"]:
        if len(card["fields"]) != FIELDS or card["last"] != card["first"] + FIELDS - 1:
            yield f"{card['id']} does not have {FIELDS} fields"
        elif not 0 < card["first"] <= card["last"] < spaces:
            yield f"{card['id']} does not fit on the board"
        elif (card["broken"] is not None) != (card["fields"][-1] == []):
            yield f"{card['id']} has a last field that is not one of broken helmets alone"
        markers = card["marker_spaces"]
        expected = 0 if card["world"] in ("tutorial", "bifroest") else MARKERS_A_LEG
        if len(set(markers)) != len(markers) or len(markers) != expected:
            yield f"{card['id']} does not have {expected} spaces for markers"
        elif any(not 0 < space < card["first"] for space in markers):
            yield f"{card['id']} has markers that do not lie before it"


def _journeys(files: Files) -> Iterator[str]:
    journeys, markers = files["journeys"], files["markers"]
    if (len(markers["light"]), len(markers["dark"])) != (LIGHT, DARK):
        yield "there are not 21 light and 6 dark markers"
    world_of = {card["id"]: card["world"] for card in files["adventures"]["adventures"]}
    card_of = {card["id"]: card for card in files["adventures"]["adventures"]}
    for pair in journeys["bifroest_pairs"]:
        if [world_of.get(card) for card in pair["cards"]] != ["bifroest", "bifroest"]:
            yield f"{pair['id']} is not made of two cards of Bifröst"
            continue
        first, second = (card_of[card] for card in pair["cards"])
        covered = [range(card["first"], card["last"] + 1) for card in (first, second)]
        if first["broken"] is not None or second["broken"] is None:
            yield f"{pair['id']} does not end on its second card alone"
        spaces = pair["marker_spaces"]
        if len(set(spaces)) != DARK or any(
            not 0 < space < second["first"] or space in covered[0] for space in spaces
        ):
            yield f"{pair['id']} has markers on its cards, or not {DARK}"
        world_of[pair["id"]] = "bifroest"
    pattern = [
        {world for group in slot for world in journeys["groups"][group]}
        for slot in journeys["pattern"]
    ]
    for diary in journeys["diaries"]:
        worlds = [world_of.get(leg) for leg in diary["legs"]]
        if len(worlds) != len(pattern) or any(
            world not in slot for world, slot in zip(worlds, pattern, strict=True)
        ):
            yield f"{diary['id']} does not follow the pattern of a diary"
        laid = [marker for leg in diary["markers"] for marker in leg]
        each = {len(leg) for leg in diary["markers"]}
        if sorted(laid) != sorted(_ids(markers["light"])) or each != {MARKERS_A_LEG}:
            yield f"{diary['id']} does not lay each light marker once, three a leg"
    if world_of.get(journeys["tutorial"]["adventure"]) != "tutorial":
        yield "the tutorial has no card of its own"


def _ids(cards: Sequence[Mapping[str, Any]]) -> list[str]:
    return [card["id"] for card in cards]
