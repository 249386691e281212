"""What holds for a seat: rules of open way cards, permanents of its row. Spec 9.2, 9.3, 9.5.

Pure arithmetic on small values: the rules, previews and computers all count with it.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from rules.games.wikinger_saga.content import CARDS, EFFECTS, WAYS, Effect, Instruction, Script
from rules.games.wikinger_saga.ids import WayId
from rules.games.wikinger_saga.state import RowCard, Source
from rules.games.wikinger_saga.vocabulary import Op, Rule, Timing


@dataclass(frozen=True, slots=True, kw_only=True)
class Rules:
    """What the open way cards ask for now. cap: None where no number is too high."""

    random_card: bool = False
    may_rest: bool = False
    no_draw: bool = False
    no_leave: bool = False
    move_all: int = 0
    cap: int | None = None
    leave_cost: int = 0
    marker_factor: int = 1
    gold_bonus: int = 0
    vp_bonus: int = 0
    broken_add: int = 0


NO_RULES: Final = Rules()

_FIELD_OF: Final = {
    (Rule.RANDOM_CARD, ""): "random_card",
    (Rule.MAY_REST, ""): "may_rest",
    (Rule.NO_DRAW, ""): "no_draw",
    (Rule.NO_LEAVE, ""): "no_leave",
    (Rule.MOVE_ALL, ""): "move_all",
    (Rule.CAP_MOVE, ""): "cap",
    (Rule.LEAVE_COST, ""): "leave_cost",
    (Rule.MARKER_FACTOR, ""): "marker_factor",
    (Rule.FIELD_BONUS, "gold"): "gold_bonus",
    (Rule.FIELD_BONUS, "vp"): "vp_bonus",
    (Rule.BROKEN_ADD, ""): "broken_add",
}
_SWITCHES: Final = frozenset({Rule.RANDOM_CARD, Rule.MAY_REST, Rule.NO_DRAW, Rule.NO_LEAVE})


def field_of(said: Instruction) -> str:
    """The field of `Rules` that an instruction with a rule sets."""
    assert said.rule is not None  # it works at once
    return _FIELD_OF[said.rule, said.of]


@lru_cache(maxsize=4096)
def holders(way_open: tuple[WayId, ...]) -> tuple[tuple[str, WayId], ...]:
    """Which open card each rule in force comes from: of two that say it, the later one."""
    found: dict[str, WayId] = {}
    for place, way in enumerate(way_open):
        said = WAYS[way].instruction
        newest = place == len(way_open) - 1
        if said is not None and said.rule is not None and (said.lasting or newest):
            found[field_of(said)] = way
    return tuple(found.items())


@lru_cache(maxsize=4096)
def rules_in_force(way_open: tuple[WayId, ...]) -> Rules:
    """The rules for whoever is in and does not ignore them."""
    values: dict[str, Any] = {}
    for name, way in holders(way_open):
        said = WAYS[way].instruction
        assert said is not None  # or it would hold no rule
        values[name] = True if said.rule in _SWITCHES else said.n
    return Rules(**values)


@dataclass(frozen=True, slots=True, kw_only=True)
class Powers:
    """What the permanents of a row do for its owner.

    shields: against gold, victory-point and broken-helmet penalties; "all" counts in each.
    step_adds: places in the row of the cards that lengthen later steps.
    on_land: effects after each landing: (condition, effects).
    """

    gold_shield: int = 0
    vp_shield: int = 0
    broken_shield: int = 0
    gold_bonus: int = 0
    vp_bonus: int = 0
    ignores_way: bool = False
    step_adds: tuple[int, ...] = ()
    on_land: tuple[tuple[str, Script], ...] = ()


_NOTHING: Final = Powers()


@lru_cache(maxsize=65536)
def powers_of(row: tuple[RowCard, ...]) -> Powers:
    """The permanents of a row together: several add up."""
    found: list[tuple[int, Effect]] = []
    for place, laid in enumerate(row):
        action = CARDS[laid.card].action
        if laid.use and action is not None and action.timing is Timing.PERMANENT:
            found += [(place, EFFECTS[number]) for number in action.effects]
    if not found:
        return _NOTHING
    shields = dict.fromkeys(("gold", "vp", "broken", "all"), 0)
    bonuses = {"gold": 0, "vp": 0}
    for _, effect in found:
        if effect.op is Op.SHIELD:
            shields[effect.kind] += effect.n
        elif effect.op is Op.BONUS:
            bonuses[effect.kind] += effect.n
    return Powers(
        gold_shield=shields["gold"] + shields["all"],
        vp_shield=shields["vp"] + shields["all"],
        broken_shield=shields["broken"] + shields["all"],
        gold_bonus=bonuses["gold"],
        vp_bonus=bonuses["vp"],
        ignores_way=any(effect.op is Op.IGNORE_WAY for _, effect in found),
        step_adds=tuple(place for place, effect in found if effect.op is Op.STEP_ADD),
        on_land=tuple(
            (effect.cond, effect.effects) for _, effect in found if effect.op is Op.ON_LAND
        ),
    )


def number(move: int, rules: Rules, chosen: int | None, added: int) -> int:
    """How far a card moves. Source: spec 8 `number`.

    chosen: the number of a `set_move`, which way cards cannot touch; added: of other cards.
    """
    if chosen is not None:
        return chosen + added
    counted = move + rules.move_all
    if move >= 0:
        counted = max(0, counted)
    if rules.cap is not None:
        counted = min(counted, rules.cap)
    return counted + added


def gold_change(n: int, source: Source, rules: Rules, powers: Powers, gold: int) -> tuple[int, int]:
    """What a gain (n > 0) or penalty (n < 0) of gold changes: gold, and victory points.

    Whoever lacks gold for a penalty gives all there is and one victory point, which is a
    penalty itself. Source: spec 9.1.
    """
    if source is Source.MARKER:
        n *= rules.marker_factor
    if n > 0:
        if source in (Source.FIELD, Source.MARKER):
            n = max(0, n + powers.gold_bonus + rules.gold_bonus)
        return n, 0
    due = max(0, -n - powers.gold_shield)
    if due > gold:
        return -gold, -max(0, 1 - powers.vp_shield)
    return -due, 0


def vp_change(n: int, source: Source, rules: Rules, powers: Powers) -> int:
    """What a gain or penalty of victory points changes; the ladder's foot is not looked at."""
    if source is Source.MARKER:
        n *= rules.marker_factor
    if n > 0:
        if source in (Source.FIELD, Source.MARKER):
            n = max(0, n + powers.vp_bonus + rules.vp_bonus)
        return n
    return -max(0, -n - powers.vp_shield)


def helmets_lost(broken: int, rules: Rules, powers: Powers) -> int:
    """What the broken helmets of the last field cost, each time they are suffered."""
    return max(0, broken + rules.broken_add - powers.broken_shield)
