"""The game refuses to start with files that do not hold what the spec asks of them. Spec 3."""

from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from rules.games.wikinger_saga.checks import check
from rules.games.wikinger_saga.content import (
    ADVENTURES,
    CARDS,
    GODS,
    KINDS_OF,
    SOURCE,
    STARTERS,
    WAYS,
    WAYS_OF,
    WORLDS,
)
from rules.games.wikinger_saga.ground import GROUND_OF

Files = dict[str, Any]


def viking(files: Files, name: str) -> dict[str, Any]:
    return next(each for each in files["vikings"]["vikings"] if each["id"] == name)


def adventure(files: Files, name: str) -> dict[str, Any]:
    return next(each for each in files["adventures"]["adventures"] if each["id"] == name)


def way(files: Files, name: str) -> dict[str, Any]:
    return next(each for each in files["way"]["way"] if each["id"] == name)


SLIPS: dict[str, tuple[Callable[[Files], Any], str]] = {
    "a name is used twice": (
        lambda files: viking(files, "mid_axe").update(id="mid_trader"),
        "mid_trader names 2 things",
    ),
    "a name is not spelled out": (
        lambda files: viking(files, "mid_axe").update(id="mid_hammer"),
        "VikingId",
    ),
    "an effect is not in the vocabulary": (
        lambda files: adventure(files, "mid_a")["fields"][0].append({"op": "mead", "n": 1}),
        "mid_a has an unknown effect",
    ),
    "an effect has a field too many": (
        lambda files: files["markers"]["light"][0]["effects"][0].update(options=[1]),
        "light_01 has gold with other fields",
    ),
    "an effect lacks a field": (
        lambda files: viking(files, "mid_trader")["action"]["effects"][0].pop("n"),
        "mid_trader has gold with other fields",
    ),
    "a shield is against something unknown": (
        lambda files: viking(files, "nid_rune")["action"]["effects"][0].update(kind="rain"),
        "nid_rune has shield with an unknown word",
    ),
    "a permanent stands on a field": (
        lambda files: adventure(files, "mid_a")["fields"][0].append({"op": "ignore_way"}),
        "mid_a has ignore_way where it has no meaning",
    ),
    "a permanent action does something at once": (
        lambda files: viking(files, "mid_trader")["action"].update(timing="permanent"),
        "mid_trader has a permanent that is none",
    ),
    "a number is chosen when nobody moves": (
        lambda files: viking(files, "mid_scout")["action"].update(timing="end"),
        "mid_scout has set_move where it has no meaning",
    ),
    "a free action would keep others waiting": (
        lambda files: viking(files, "mus_ash")["action"].update(timing="free"),
        "mus_ash has a free action",
    ),
    "a card acts at no known time": (
        lambda files: viking(files, "mid_trader")["action"].update(timing="never"),
        "mid_trader acts at no known time",
    ),
    "an effect within an effect is wrong": (
        lambda files: viking(files, "nid_mint")["action"]["effects"][0]["effects"][0].pop("n"),
        "nid_mint has vp with other fields",
    ),
    "a rule is unknown": (
        lambda files: way(files, "way_mid_2")["instruction"].update(rule="hop"),
        "way_mid_2 has an unknown rule",
    ),
    "a rule lacks its number": (
        lambda files: way(files, "way_mid_2")["instruction"].pop("n"),
        "way_mid_2 has a rule with other fields",
    ),
    "a rule has no known scope": (
        lambda files: way(files, "way_mid_2")["instruction"].update(scope="day"),
        "way_mid_2 has an unknown scope",
    ),
    "a bonus is of an unknown kind": (
        lambda files: way(files, "way_nid_3")["instruction"].update(of="mead"),
        "way_nid_3 has a bonus of an unknown kind",
    ),
    "an instruction reaches nobody": (
        lambda files: way(files, "way_mid_1")["instruction"].update(targets="none"),
        "way_mid_1 has unknown targets",
    ),
    "an instant instruction has a scope": (
        lambda files: way(files, "way_mid_1")["instruction"].update(scope="step"),
        "way_mid_1 has an instant instruction with other fields",
    ),
    "a viking has too few copies": (
        lambda files: viking(files, "mid_axe").update(copies=4),
        "mid_axe has a wrong price or number of copies",
    ),
    "a starter has a price": (
        lambda files: viking(files, "start_1").update(cost=1),
        "start_1 has a wrong price",
    ),
    "a world has too few vikings": (
        lambda files: viking(files, "mid_axe").update(world="helheim"),
        "midgard has 2 vikings and 3 way cards",
    ),
    "a card comes from nowhere": (
        lambda files: way(files, "way_mid_2").update(world="atlantis"),
        "way_mid_2 comes from nowhere",
    ),
    "a base way card is missing": (
        lambda files: way(files, "way_01").update(world="midgard"),
        "there are not 14 base way cards",
    ),
    "an adventure has seven fields": (
        lambda files: adventure(files, "mid_a")["fields"].pop(),
        "mid_a does not have 8 fields",
    ),
    "an adventure lies beyond the board": (
        lambda files: adventure(files, "mid_a").update(first=30, last=37),
        "mid_a does not fit on the board",
    ),
    "the last field gives something": (
        lambda files: adventure(files, "mid_a")["fields"][7].append({"op": "sight"}),
        "mid_a has a last field",
    ),
    "two markers lie on one space": (
        lambda files: adventure(files, "mid_a").update(marker_spaces=[4, 4, 10]),
        "mid_a does not have 3 spaces",
    ),
    "a marker lies on the adventure": (
        lambda files: adventure(files, "mid_a").update(marker_spaces=[4, 7, 12]),
        "mid_a has markers that do not lie before it",
    ),
    "a diary does not follow the pattern": (
        lambda files: files["journeys"]["diaries"][0]["legs"].reverse(),
        "gold does not follow the pattern",
    ),
    "a diary names an adventure that is none": (
        lambda files: files["journeys"]["diaries"][0]["legs"].__setitem__(0, "mid_z"),
        "gold does not follow the pattern",
    ),
    "a diary lays a marker twice": (
        lambda files: files["journeys"]["diaries"][1]["markers"][0].__setitem__(0, "light_01"),
        "gods does not lay each light marker once",
    ),
    "a Bifröst ends on its first card": (
        lambda files: adventure(files, "bif_1a").update(broken=2),
        "bif_1 does not end on its second card alone",
    ),
    "a Bifröst is made of other cards": (
        lambda files: files["journeys"]["bifroest_pairs"][0].update(cards=["bif_1a", "mid_a"]),
        "bif_1 is not made of two cards",
    ),
    "a dark marker lies on a card": (
        lambda files: files["journeys"]["bifroest_pairs"][0]["marker_spaces"].__setitem__(0, 12),
        "bif_1 has markers on its cards",
    ),
    "a marker is missing": (
        lambda files: files["markers"]["dark"].pop(),
        "there are not 21 light and 6 dark markers",
    ),
    "the tutorial has no card": (
        lambda files: files["journeys"]["tutorial"].update(adventure="mid_a"),
        "the tutorial has no card of its own",
    ),
    "a world lies on no board": (
        lambda files: files["worlds"]["worlds"][0].update(board="raft"),
        "midgard lies on no board",
    ),
}


@pytest.mark.parametrize("slip", SLIPS)
def test_a_slip_in_the_files_keeps_the_game_from_starting(slip: str) -> None:
    break_it, problem = SLIPS[slip]
    files = deepcopy(SOURCE)
    break_it(files)
    with pytest.raises(ValueError, match=problem):
        check(files)


def test_the_files_are_whole() -> None:
    check(SOURCE)
    vikings = sum(card.copies for card in CARDS.values() if card.cost is not None)
    assert (len(STARTERS) * 4 + vikings, len(GODS), len(WAYS)) == (163, 16, 41)
    assert len(ADVENTURES) == 38
    lands = [world for world in WORLDS if KINDS_OF[world]]
    assert len(lands) == 9
    assert all(len(WAYS_OF[world]) == len(KINDS_OF[world]) == 3 for world in lands)


def test_only_seas_are_sailed_in_the_longboat() -> None:
    for ground in GROUND_OF.values():
        assert ground.longboat is (ground.world in ("high_sea", "unknown_sea"))
        assert ground.length == (12 if ground.longboat else 22)
