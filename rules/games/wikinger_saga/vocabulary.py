"""The closed vocabulary in which the files say what cards and fields do. Source: spec 9."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final


class Op(StrEnum):
    """What an effect or a permanent does. Source: spec 9.1 and 9.2."""

    GOLD = "gold"
    VP = "vp"
    GOD = "god"
    SIGHT = "sight"
    DRAW = "draw"
    DISCARD = "discard"
    RECRUIT = "recruit"
    REDRAW = "redraw"
    RETRIEVE = "retrieve"
    PATH = "path"
    ROB = "rob"
    EACH_OTHER = "each_other"
    PAY = "pay"
    SET_MOVE = "set_move"
    ADD_MOVE = "add_move"
    VALHALLA_EXTRA = "valhalla_extra"
    IF = "if"
    PER = "per"
    SHIELD = "shield"
    BONUS = "bonus"
    STEP_ADD = "step_add"
    IGNORE_WAY = "ignore_way"
    ON_LAND = "on_land"


class Rule(StrEnum):
    """What an open way card may demand. Source: spec 9.3."""

    RANDOM_CARD = "random_card"
    MAY_REST = "may_rest"
    MOVE_ALL = "move_all"
    CAP_MOVE = "cap_move"
    NO_DRAW = "no_draw"
    NO_LEAVE = "no_leave"
    LEAVE_COST = "leave_cost"
    MARKER_FACTOR = "marker_factor"
    FIELD_BONUS = "field_bonus"
    BROKEN_ADD = "broken_add"


class Timing(StrEnum):
    """When a card's action works."""

    IMMEDIATE = "immediate"  # Sofort-Aktion
    PERMANENT = "permanent"  # Permanent-Aktion
    DRAW = "draw"  # Nachzieh-Aktion
    END = "end"  # Ende-des-Abenteuers-Aktion
    FREE = "free"  # kein Zeitpunkt festgelegt


PERMANENT_OPS: Final = frozenset(
    {Op.SHIELD, Op.BONUS, Op.STEP_ADD, Op.IGNORE_WAY, Op.ON_LAND},
)
MOVE_OPS: Final = frozenset({Op.SET_MOVE, Op.ADD_MOVE})
"""Only for immediate actions: there is a movement to change."""

FREE_OPS: Final = frozenset({Op.RECRUIT, Op.RETRIEVE})
"""What a player may do at a time of his choice: it touches nothing that others wait for (D31)."""

_NUMBER: Final = frozenset({"n"})
_OPTIONS: Final = frozenset({"options"})
_NOTHING: Final[frozenset[str]] = frozenset()

FIELDS_OF: Final[Mapping[Op, frozenset[str]]] = {
    Op.GOLD: _NUMBER,
    Op.VP: _NUMBER,
    Op.GOD: _NUMBER,
    Op.SIGHT: _NOTHING,
    Op.DRAW: _NUMBER,
    Op.DISCARD: _NUMBER,
    Op.RECRUIT: frozenset({"discount"}),
    Op.REDRAW: _NOTHING,
    Op.RETRIEVE: _NUMBER,
    Op.PATH: _OPTIONS,
    Op.ROB: _NUMBER,
    Op.EACH_OTHER: frozenset({"effects"}),
    Op.PAY: frozenset({"n", "effects"}),
    Op.SET_MOVE: _OPTIONS,
    Op.ADD_MOVE: _OPTIONS,
    Op.VALHALLA_EXTRA: frozenset({"source"}),
    Op.IF: frozenset({"cond", "then", "otherwise"}),
    Op.PER: frozenset({"count", "max", "effects"}),
    Op.SHIELD: frozenset({"kind", "n"}),
    Op.BONUS: frozenset({"kind", "n"}),
    Op.STEP_ADD: _OPTIONS,
    Op.IGNORE_WAY: _NOTHING,
    Op.ON_LAND: frozenset({"cond", "effects"}),
}
"""Exactly the fields that an effect of the files has beside `op`."""

NESTED: Final = ("effects", "then", "otherwise")
"""Fields that hold effects."""

WORDS_OF: Final[Mapping[Op, tuple[str, frozenset[str]]]] = {
    Op.SHIELD: ("kind", frozenset({"gold", "vp", "broken", "all"})),
    Op.BONUS: ("kind", frozenset({"gold", "vp"})),
    Op.IF: ("cond", frozenset({"last_out", "with_others"})),
    Op.ON_LAND: ("cond", frozenset({"last_out", "with_others"})),
    Op.PER: ("count", frozenset({"played"})),
    Op.VALHALLA_EXTRA: ("source", frozenset({"played", "hand"})),
}
"""Fields that hold a word of a closed list."""

RULE_FIELDS: Final[Mapping[Rule, frozenset[str]]] = {
    Rule.RANDOM_CARD: _NOTHING,
    Rule.MAY_REST: _NOTHING,
    Rule.MOVE_ALL: _NUMBER,
    Rule.CAP_MOVE: _NUMBER,
    Rule.NO_DRAW: _NOTHING,
    Rule.NO_LEAVE: _NOTHING,
    Rule.LEAVE_COST: _NUMBER,
    Rule.MARKER_FACTOR: _NUMBER,
    Rule.FIELD_BONUS: frozenset({"n", "of"}),
    Rule.BROKEN_ADD: _NUMBER,
}
