"""What the places and the next raid would mean for a seat. Source: spec 13.3.

Every part depends on few values, so that it is kept for the views that follow.
"""

from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, TypeAlias

from rules.game import Seat, Wire
from rules.games.battlefjord.content import (
    EFFECT_OF,
    FIGURES,
    FOLLOWER_IDS,
    GOOD_RATE,
    OPPOSITE,
    PLACES,
    SKALD_OPTIONS,
    YIELD_OF,
    FollowerId,
)
from rules.games.battlefjord.goods import FAME, NOTHING, SILVER, Bundle, bundle, plus
from rules.games.battlefjord.powers import Laid, cards_of, laid_in, powers
from rules.games.battlefjord.raid import owed
from rules.games.battlefjord.state import Halls, Phase, State, Stock
from rules.games.battlefjord.turns.placing import crossings

Barred: TypeAlias = Literal["field_ship", "field_taken", "field_opposite"] | None
"""Why a figure may not be put on a place; None: it may."""


@dataclass(frozen=True, slots=True, kw_only=True)
class PlaceOutlook(Wire):
    """A place for a seat.

    gain:    what one use brings, with the bonus of own cards.
    placing: what putting a figure there brings at once.
    cards:   the own cards that add to either.
    crosses: the slots that a figure there would cross with the own ones that stand.
    barred:  why no figure may be put there.
    blocks:  the place that the other seat could still take and then could not; 0: none.
    """

    field: int
    gain: Bundle
    placing: Bundle
    cards: tuple[FollowerId, ...]
    crosses: tuple[int, ...]
    barred: Barred
    blocks: int


@dataclass(frozen=True, slots=True, kw_only=True)
class RaidOutlook(Wire):
    """The next raid for a seat: what it asks, and which ways the stock of now would allow.

    goods, silver, fame: 0 where there is no such way. spared: it owes nothing.
    """

    goods: int
    silver: int
    fame: int
    spared: bool
    can_goods: bool
    can_silver: bool
    can_fame: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class Rates(Wire):
    """What a seat pays at the Merchant for 1 good and 1 silver; what the Skald gives, by option."""

    good_price: int
    silver_price: int
    goods2: int
    goods4: int
    silver1: int
    silver2: int


Fields: TypeAlias = tuple[int, ...]


def place_outlooks(state: State, seat: Seat) -> tuple[PlaceOutlook, ...]:
    """For the seat that puts a figure, every place; else those on which it stands."""
    own, others = (tuple(f[0] for f in state.figures[s]) for s in (seat, 1 - seat))
    laid = laid_in(state.halls[seat])
    if state.phase is Phase.PLACING and state.turn == seat:
        return _for_placing(own, others, state.round, (laid, laid_in(state.halls[1 - seat])))
    return _for_use(own, laid)


@lru_cache(maxsize=4096)
def raid_outlook(field: int, halls: Halls, stock: Stock) -> RaidOutlook:
    """The raid in the corner `field`."""
    asked = owed(field, powers(laid_in(halls)))
    if asked is None:
        return _SPARED
    goods, silver, fame = asked
    return RaidOutlook(
        goods=goods,
        silver=silver,
        fame=fame,
        spared=False,
        can_goods=0 < goods <= sum(stock[:SILVER]),
        can_silver=0 < silver <= stock[SILVER],
        can_fame=0 < fame <= stock[FAME],
    )


_SPARED = RaidOutlook(
    goods=0,
    silver=0,
    fame=0,
    spared=True,
    can_goods=False,
    can_silver=False,
    can_fame=False,
)


@lru_cache(maxsize=1024)
def rates(halls: Halls) -> Rates:
    """The exchange rates of a seat."""
    allowed = powers(laid_in(halls))
    fame = {name: gives + allowed.skald for name, (_, _, gives) in SKALD_OPTIONS.items()}
    return Rates(good_price=GOOD_RATE, silver_price=allowed.silver_rate, **fame)


@lru_cache(maxsize=1024)
def _for_use(fields: Fields, laid: Laid) -> tuple[PlaceOutlook, ...]:
    return tuple(_outlook(field, laid, (), None, 0) for field in fields)


@lru_cache(maxsize=1024)
def _for_placing(
    own: Fields, others: Fields, ship: int, laid: tuple[Laid, Laid]
) -> tuple[PlaceOutlook, ...]:
    mine, theirs = laid
    bars = _bars(own, others, ship, mine)
    their_bars = _bars(others, own, ship, theirs) if len(others) < FIGURES else None
    may_place = len(own) < FIGURES
    found = []
    for field in PLACES:
        barred = bars.get(field)
        crosses: Fields = ()
        blocks = 0
        if barred is None and may_place:
            crosses = _crossed(own, field)
            opposite = OPPOSITE[field]
            if their_bars is not None and opposite not in their_bars:
                blocks = opposite
        found.append(_outlook(field, mine, crosses, barred, blocks))
    return tuple(found)


@lru_cache(maxsize=1 << 12)
def _crossed(own: Fields, field: int) -> Fields:
    """The new crossings of a figure on `field`."""
    standing = crossings(list(own))
    return tuple(slot for slot in crossings([*own, field]) if slot not in standing)


def _bars(own: Fields, others: Fields, ship: int, laid: Laid) -> dict[int, Barred]:
    """The fields on which a seat may not put a figure, and why; the last reason is said."""
    bars: dict[int, Barred] = {OPPOSITE[field]: "field_opposite" for field in others}
    for field in (*own, *others):
        bars[field] = "field_taken"
    if not powers(laid).on_ship:
        bars[ship] = "field_ship"
    return bars


@lru_cache(maxsize=4096)
def _outlook(field: int, laid: Laid, crosses: Fields, barred: Barred, blocks: int) -> PlaceOutlook:
    allowed = powers(laid)
    return PlaceOutlook(
        field=field,
        gain=bundle(plus(YIELD_OF.get(field, NOTHING), allowed.use_bonus[field])),
        placing=bundle(allowed.place_bonus[field]),
        cards=tuple(
            FOLLOWER_IDS[card]
            for card in cards_of(laid)
            if EFFECT_OF[card].op == "place_bonus" and field in EFFECT_OF[card].places
        ),
        crosses=crosses,
        barred=barred,
        blocks=blocks,
    )
