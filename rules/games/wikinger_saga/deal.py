"""How a game begins: the journey, and what is shuffled, in this order. Source: spec 6, 15."""

from collections.abc import Sequence
from typing import Final

from rules.errors import RuleError, SharedCode
from rules.games.wikinger_saga.board import Board
from rules.games.wikinger_saga.checks import MARKERS_A_LEG
from rules.games.wikinger_saga.content import (
    BASE_WAYS,
    BIFROEST,
    CARDS,
    DIARIES,
    GODS,
    KINDS_OF,
    LEGS,
    LIGHT_MARKERS,
    PATTERN,
    START_GOLD,
    START_VP,
    STARTERS,
    TUTORIAL,
    WAYS_OF,
)
from rules.games.wikinger_saga.errors import Code
from rules.games.wikinger_saga.ground import GROUND_OF
from rules.games.wikinger_saga.ids import LegId, MarkerId, WorldId
from rules.games.wikinger_saga.state import SEATS, Options, Phase, SeatState, State
from rules.games.wikinger_saga.turns import course, legs
from rules.rng import Rng

_LAND_AND_SEA: Final[frozenset[WorldId]] = frozenset(
    ground.world for ground in GROUND_OF.values() if ground.world not in ("bifroest", "tutorial")
)
_FREELY: Final = (*(_LAND_AND_SEA,) * BIFROEST, frozenset[WorldId]({"bifroest"}))
_BY_PATTERN: Final = tuple(frozenset(slot) for slot in PATTERN)


def setup(options: Options, seats: int, rng: Rng) -> State:
    """Lay out the journey and deal. Source: spec 6.

    Raises RuleError: `bad_field` for a first seat that does not exist, `bad_setup` for legs that
    the journey does not allow.
    """
    if seats not in SEATS:
        raise ValueError(f"Die Wikinger Saga is a game for 2 to 4, not for {seats}")
    if options.first_seat not in range(seats):
        raise RuleError(SharedCode.BAD_FIELD, field="first_seat")
    journey = _legs(options, rng)
    markers = _markers(options, journey, rng)
    ground = GROUND_OF[journey[0]]
    tutorial = options.journey == "tutorial"
    way_draw = rng.shuffled(sorted((*BASE_WAYS, *WAYS_OF[ground.world])))
    god_pile = () if tutorial else rng.shuffled(GODS)
    start = State(
        options=options,
        seats=tuple([_seat(rng) for _ in range(seats)]),
        legs=journey,
        leg_markers=markers,
        leg=0,
        phase=Phase.RECRUIT,
        stage=0,
        odin=options.first_seat,
        shift=0,
        markers_on=(),
        way_draw=way_draw,
        way_discard=(),
        way_open=(),
        god_pile=god_pile,
        display=tuple([(viking, CARDS[viking].copies) for viking in KINDS_OF[ground.world]]),
        worlds_seen=(ground.world,),
        recruit_round=0,
        recruiting=(),
        turn=options.first_seat,
        pending=(),
        agenda=(),
        set_number=None,
        added=0,
        retired=(),
    )
    board = Board(start, rng, None)
    legs.lay_markers(board)
    if tutorial:
        legs.draw_hands(board)
    else:
        legs.begin_recruiting(board)
    course.run(board)
    return board.freeze()


def _seat(rng: Rng) -> SeatState:
    return SeatState(
        gold=START_GOLD,
        vp=START_VP,
        index=0,
        inside=False,
        reached=False,
        out_stage=0,
        sight=False,
        supply=rng.shuffled(STARTERS),
        hand=(),
        row=(),
        valhalla=(),
        sent=(),
        grants=(),
        choice=None,
        claims=(),
        decided=None,
        peeked=None,
        recruits=(),
        box=(),
    )


def _legs(options: Options, rng: Rng) -> tuple[LegId, ...]:
    """The eight legs, what is open drawn; one in the tutorial."""
    journey = options.journey
    if journey not in ("own", "free"):
        if options.legs:
            raise RuleError(Code.BAD_SETUP, slot=0)
        if journey == "tutorial":
            return (TUTORIAL,)
        return DIARIES[journey].legs
    wished: Sequence[LegId | None] = options.legs or (None,) * LEGS
    if len(wished) != LEGS:
        raise RuleError(Code.BAD_SETUP, slot=len(wished))
    allowed = _BY_PATTERN if journey == "own" else _FREELY
    for slot, leg in enumerate(wished):
        known = leg is None or (
            leg in GROUND_OF and GROUND_OF[leg].world in allowed[slot] and leg not in wished[:slot]
        )
        if not known:
            raise RuleError(Code.BAD_SETUP, slot=slot + 1)
    chosen: list[LegId | None] = list(wished)
    for slot, leg in enumerate(chosen):
        if leg is None:
            left = [
                each
                for each, ground in sorted(GROUND_OF.items())
                if ground.world in allowed[slot] and each not in chosen
            ]
            chosen[slot] = rng.choice(left)
    return tuple([leg for leg in chosen if leg is not None])


def _markers(
    options: Options, journey: tuple[LegId, ...], rng: Rng
) -> tuple[tuple[MarkerId, ...], ...]:
    """The light markers of each leg: the diary's, or dealt; none where they are drawn later."""
    if options.markers == "random" or options.journey == "tutorial":
        return ((),) * len(journey)
    if options.journey not in ("own", "free"):
        return (*DIARIES[options.journey].markers, ())
    dealt = rng.shuffled(LIGHT_MARKERS)
    return (
        *(dealt[leg * MARKERS_A_LEG : (leg + 1) * MARKERS_A_LEG] for leg in range(BIFROEST)),
        (),
    )
