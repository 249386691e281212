"""Names of everything printed, as they travel. Spelled out, so that the door and the TypeScript
know each one. Copies of a viking are equal, so a card is named by its kind (spec D35).
"""

from typing import Literal, TypeAlias

VikingId: TypeAlias = Literal[
    "start_1", "start_2", "start_3", "start_4", "start_5", "start_6", "start_7", "mid_trader",
    "mid_scout", "mid_axe", "ljo_light", "ljo_tongue", "ljo_archer", "sva_cloak", "sva_digger",
    "sva_turn", "nid_anvil", "nid_mint", "nid_rune", "mus_runner", "mus_ember", "mus_ash",
    "hel_grave", "hel_priest", "hel_bane", "van_herb", "van_king", "van_gold", "nif_mist",
    "nif_ice", "nif_song", "jot_slayer", "jot_envoy", "jot_hunt",
]  # fmt: skip
"""The seven that everybody begins with, then three of each land world."""

GodId: TypeAlias = Literal[
    "god_odin", "god_thor", "god_freyja", "god_loki", "god_heimdall", "god_balder", "god_tyr",
    "god_njoerd", "god_idun", "god_bragi", "god_frigg", "god_freyr", "god_ran", "god_skadi",
    "god_vidar", "god_hel",
]  # fmt: skip

CardId: TypeAlias = VikingId | GodId
"""What lies in supplies, hands and rows."""

WayId: TypeAlias = Literal[
    "way_01", "way_02", "way_03", "way_04", "way_05", "way_06", "way_07", "way_08", "way_09",
    "way_10", "way_11", "way_12", "way_13", "way_14", "way_mid_1", "way_mid_2", "way_mid_3",
    "way_ljo_1", "way_ljo_2", "way_ljo_3", "way_sva_1", "way_sva_2", "way_sva_3", "way_nid_1",
    "way_nid_2", "way_nid_3", "way_mus_1", "way_mus_2", "way_mus_3", "way_hel_1", "way_hel_2",
    "way_hel_3", "way_van_1", "way_van_2", "way_van_3", "way_nif_1", "way_nif_2", "way_nif_3",
    "way_jot_1", "way_jot_2", "way_jot_3",
]  # fmt: skip
"""Fourteen base cards, then three of each land world."""

MarkerId: TypeAlias = Literal[
    "light_01", "light_02", "light_03", "light_04", "light_05", "light_06", "light_07",
    "light_08", "light_09", "light_10", "light_11", "light_12", "light_13", "light_14",
    "light_15", "light_16", "light_17", "light_18", "light_19", "light_20", "light_21",
    "dark_1", "dark_2", "dark_3", "dark_4", "dark_5", "dark_6",
]  # fmt: skip

AdventureId: TypeAlias = Literal[
    "tut_1", "mid_a", "mid_b", "mid_c", "ljo_a", "ljo_b", "ljo_c", "sva_a", "sva_b", "sva_c",
    "nid_a", "nid_b", "nid_c", "mus_a", "mus_b", "mus_c", "hel_a", "hel_b", "hel_c", "van_a",
    "van_b", "van_c", "nif_a", "nif_b", "nif_c", "jot_a", "jot_b", "jot_c", "sea_a", "sea_b",
    "sea_c", "unk_a", "unk_b", "unk_c", "bif_1a", "bif_1b", "bif_2a", "bif_2b",
]  # fmt: skip

PairId: TypeAlias = Literal[
    "bif_1", "bif_2",
]  # fmt: skip
"""The two cards of a Bifröst together: they make one leg."""

LegId: TypeAlias = AdventureId | PairId
"""What one leg of a journey is played on."""

DiaryId: TypeAlias = Literal[
    "gold", "gods", "longest", "fame", "companions", "suffering",
]  # fmt: skip

WorldId: TypeAlias = Literal[
    "midgard", "ljosalfheim", "svartalfheim", "nidavellir", "muspellsheim", "helheim",
    "vanaheim", "niflheim", "joetunheim", "high_sea", "unknown_sea", "bifroest", "tutorial",
]  # fmt: skip
