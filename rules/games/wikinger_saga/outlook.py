"""What a movement would bring before it is made. Source: issue 6 "What a person gets"; spec 13, 20.

The same for previews, absent seats and computers, and held to what `turns.stage` does by a test.
"""

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final

from rules.game import Seat, Wire
from rules.games.wikinger_saga.board import Board
from rules.games.wikinger_saga.content import CARDS, EFFECTS, Effect, Script
from rules.games.wikinger_saga.ground import GROUND_OF, Fall, Place, Spot, spot
from rules.games.wikinger_saga.ids import AdventureId, CardId, LegId, MarkerId
from rules.games.wikinger_saga.powers import (
    NO_RULES,
    Powers,
    Rules,
    gold_change,
    helmets_lost,
    number,
    powers_of,
    vp_change,
)
from rules.games.wikinger_saga.state import Ask, MarkersOn, Pending, RowCard, Source
from rules.games.wikinger_saga.vocabulary import Op, Timing

MOVE_ASKS: Final = frozenset({Ask.SET_MOVE, Ask.ADD_MOVE, Ask.STEP_ADD, Ask.PATH})
"""Questions whose answer decides where the figure goes."""

LANDING_OPS: Final = frozenset({Op.GOD, Op.SIGHT, Op.DRAW, Op.DISCARD, Op.RECRUIT})


@dataclass(frozen=True, slots=True, kw_only=True)
class Extra(Wire):
    """What a field or marker does beside gold and points. n: how often, or the discount."""

    what: Op
    n: int


@dataclass(frozen=True, slots=True, kw_only=True)
class Outlook(Wire):
    """Where a figure would land, what it would get or suffer there.

    card:    the hand card; None: none is played (the figure stays, or a god's number is open).
    use:     with its action.
    chosen, added, shifted: of the choices that the card (or a permanent) offers; shifted: the path.
    gold, vp: what changes, with shields, bonuses and way cards as they are now; helmets included.
    falls:   how many times the broken helmets are suffered; 0: it stays in.
    reaches: the seat may leave after it.
    """

    card: CardId | None
    use: bool
    chosen: int | None
    added: int
    shifted: int
    number: int
    index: int
    space: int
    place: Place
    adventure: AdventureId | None
    field: int | None
    marker: MarkerId | None
    gold: int
    vp: int
    extras: tuple[Extra, ...]
    falls: int
    fall: Fall | None
    reaches: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Situation:
    """All that a landing depends on."""

    leg: LegId
    shift: int
    index: int
    markers_on: MarkersOn
    rules: Rules
    row: tuple[RowCard, ...]
    gold: int
    vp: int
    beside: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Way:
    """One way to play a card, as far as its movement is concerned."""

    use: bool = True
    chosen: int | None = None
    added: int = 0
    shifted: int = 0


def situation(board: Board, seat: Seat) -> Situation:
    """What holds for a seat now. beside: where other figures stand."""
    side = board.sides[seat]
    return Situation(
        leg=board.ground.leg,
        shift=board.shift,
        index=side.index,
        markers_on=board.markers_on,
        rules=board.rules_for(side),
        row=side.row,
        gold=side.gold,
        vp=side.vp,
        beside=tuple(
            [
                other.index
                for place, other in enumerate(board.sides)
                if other.inside and place != seat
            ]
        ),
    )


@lru_cache(maxsize=2048)
def ways(card: CardId, row: tuple[RowCard, ...]) -> tuple[Way, ...]:
    """Every way to play a card with this row: what its action and older permanents offer."""
    longer = _sums([_options(row[place].card, Op.STEP_ADD) for place in powers_of(row).step_adds])
    action = CARDS[card].action
    if action is None:
        return tuple([Way(added=added) for added in longer])
    found = []
    if action.timing is Timing.IMMEDIATE:
        found += [Way(chosen=chosen) for chosen in _options(card, Op.SET_MOVE)]
        found += [Way(added=added) for added in _options(card, Op.ADD_MOVE)]
        found += [Way(shifted=shifted) for shifted in _options(card, Op.PATH)]
    found = found or [Way()]
    found.append(Way(use=False))
    return tuple(
        [
            Way(use=way.use, chosen=way.chosen, added=way.added + added, shifted=way.shifted)
            for way in found
            for added in longer
        ]
    )


def _options(card: CardId, op: Op) -> tuple[int, ...]:
    action = CARDS[card].action
    assert action is not None  # whoever offers something has an action
    for each in action.effects:
        if EFFECTS[each].op is op:
            return EFFECTS[each].options
    return ()


def _sums(offers: list[tuple[int, ...]]) -> list[int]:
    found = {0}
    for offer in offers:
        found = {one + other for one in found for other in offer}
    return sorted(found)


def outlook(now: Situation, card: CardId, way: Way) -> Outlook:
    """What playing `card` in this way would bring, apart from its own immediate effects."""
    powers = powers_of((*now.row, RowCard(card=card, use=way.use)))
    # The card just laid may free its owner from way cards: then they no longer count.
    rules = NO_RULES if powers.ignores_way else now.rules
    steps = number(CARDS[card].move, rules, way.chosen, way.added)
    ground, shift = GROUND_OF[now.leg], max(0, now.shift + way.shifted)
    found = spot(ground, shift, now.index + steps, now.markers_on)
    if found.falls:
        gold, vp = 0, -min(now.vp, found.falls * helmets_lost(ground.broken, rules, powers))
    else:
        gold, vp = _changes(now, found, rules, powers)
    script = found.effects(rules.marker_factor)
    return Outlook(
        card=card,
        use=way.use,
        chosen=way.chosen,
        added=way.added,
        shifted=way.shifted,
        number=steps,
        index=found.index,
        space=found.space,
        place=found.place(rules.marker_factor),
        adventure=found.card,
        field=found.field,
        marker=found.marker,
        gold=gold,
        vp=vp,
        extras=extras_of(script),
        falls=found.falls,
        fall=found.fall,
        reaches=found.reaches,
    )


def _changes(now: Situation, found: Spot, rules: Rules, powers: Powers) -> tuple[int, int]:
    """Gold and points that field or marker, and the company there, would bring or cost."""
    gold, vp = 0, 0
    source = Source.MARKER if found.marker else Source.FIELD
    for effect in (EFFECTS[each] for each in found.effects(rules.marker_factor)):
        delta, points = 0, 0
        if effect.op is Op.GOLD:
            delta, points = gold_change(effect.n, source, rules, powers, now.gold + gold)
        elif effect.op is Op.VP:
            points = vp_change(effect.n, source, rules, powers)
        gold += delta
        vp += max(points, -now.vp - vp)
    if found.index in now.beside:
        company = (script for cond, script in powers.on_land if cond == "with_others")
        gains = [EFFECTS[each] for script in company for each in script]
        vp += sum(gain.n for gain in gains if gain.op is Op.VP)
    return gold, vp


@lru_cache(maxsize=4096)
def outlooks(now: Situation, hand: tuple[CardId, ...]) -> tuple[Outlook, ...]:
    """For each different card of a hand, every way to play it."""
    return tuple(
        [outlook(now, card, way) for card in dict.fromkeys(hand) for way in ways(card, now.row)]
    )


def question_outlooks(board: Board, pending: Pending) -> tuple[Outlook, ...]:
    """What each option of a question about the movement would do; the card lies already."""
    now = situation(board, pending.seat)
    laid = now.row[-1]
    before = replace(now, row=now.row[:-1])
    found = []
    for option in pending.options:
        number = option if isinstance(option, int) else 0
        asked = pending.ask
        way = Way(
            use=bool(laid.use),
            chosen=option
            if asked is Ask.SET_MOVE and isinstance(option, int)
            else board.set_number,
            added=board.added + (number if asked in (Ask.ADD_MOVE, Ask.STEP_ADD) else 0),
            shifted=number if asked is Ask.PATH else 0,
        )
        found.append(outlook(before, laid.card, way))
    return tuple(found)


@lru_cache
def extras_of(script: Script) -> tuple[Extra, ...]:
    """What effects do beside gold and points."""
    found = (EFFECTS[number] for number in script)
    return tuple([Extra(what=each.op, n=_size(each)) for each in found if each.op in LANDING_OPS])


def _size(effect: Effect) -> int:
    if effect.op is Op.RECRUIT:
        return effect.discount
    return effect.n or 1
