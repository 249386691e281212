"""How a game begins: journeys, what is dealt, the tutorial. Spec sections 6 and 15."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from rules.errors import RuleError, SharedCode
from rules.games.wikinger_saga.content import DIARIES, LIGHT_MARKERS, PATTERN, STARTERS
from rules.games.wikinger_saga.deal import setup
from rules.games.wikinger_saga.ground import GROUND_OF
from rules.games.wikinger_saga.legal import actors
from rules.games.wikinger_saga.state import Options, Phase
from rules.rng import Rng

seeds = st.integers(0, 99_999_999)


def dealt(options: Options, seats: int = 2, seed: int = 0) -> object:
    return setup(options, seats, Rng(b"a saga begins %08d" % seed, 0))


def test_everybody_begins_with_five_gold_five_points_and_the_seven_starters() -> None:
    state = setup(Options(), 3, Rng(b"a saga begins 00000000", 0))
    for seat in state.seats:
        assert (seat.gold, seat.vp) == (5, 5)
        assert sorted((*seat.supply, *seat.hand)) == sorted(STARTERS)
    assert state.phase is Phase.RECRUIT
    assert actors(state) == {0}
    assert len(state.god_pile) == 16
    assert len(state.way_draw) == 17
    assert [left for _, left in state.display] == [5, 5, 5]


@pytest.mark.parametrize("diary", DIARIES)
def test_a_diary_fixes_legs_and_markers(diary: str) -> None:
    state = setup(Options(journey=diary), 2, Rng(b"a saga begins 00000000", 0))  # type: ignore[arg-type]
    assert state.legs == DIARIES[diary].legs
    assert state.leg_markers[:7] == DIARIES[diary].markers
    spaces = GROUND_OF[state.legs[0]].marker_spaces
    assert state.markers_on == tuple(zip(spaces, DIARIES[diary].markers[0], strict=True))


@given(seed=seeds)
@settings(max_examples=20, deadline=None)
def test_an_own_diary_follows_the_pattern_and_no_card_comes_twice(seed: int) -> None:
    wished = (None, None, "nid_b", None, None, "jot_c", None, "bif_2")
    options = Options(journey="own", legs=wished)  # type: ignore[arg-type]
    state = setup(options, 2, Rng(b"a saga begins %08d" % seed, 0))
    assert [leg for leg, wish in zip(state.legs, wished, strict=True) if wish] == [
        "nid_b",
        "jot_c",
        "bif_2",
    ]
    assert all(GROUND_OF[leg].world in slot for leg, slot in zip(state.legs, PATTERN, strict=True))
    assert len(set(state.legs)) == 8
    markers = [marker for leg in state.leg_markers for marker in leg]
    assert sorted(markers) == list(LIGHT_MARKERS)


@given(seed=seeds)
@settings(max_examples=20, deadline=None)
def test_a_free_journey_goes_anywhere_and_ends_at_bifroest(seed: int) -> None:
    state = setup(Options(journey="free"), 4, Rng(b"a saga begins %08d" % seed, 0))
    worlds = [GROUND_OF[leg].world for leg in state.legs]
    assert worlds[-1] == "bifroest"
    assert not {"bifroest", "tutorial"} & set(worlds[:-1])
    assert len(set(state.legs)) == 8


def test_seven_icy_adventures_are_a_free_journey() -> None:
    legs = ("van_a", "van_b", "van_c", "nif_a", "nif_b", "jot_a", "jot_b", "bif_1")
    options = Options(journey="free", legs=legs)  # type: ignore[arg-type]
    assert setup(options, 2, Rng(b"a saga begins 00000000", 0)).legs == legs


def test_random_markers_are_drawn_when_a_leg_begins() -> None:
    state = setup(Options(markers="random"), 2, Rng(b"a saga begins 00000000", 0))
    assert not any(state.leg_markers)
    assert len({marker for _, marker in state.markers_on}) == 3


def test_the_tutorial_has_one_leg_no_markers_no_gods_and_nobody_recruits() -> None:
    state = setup(Options(journey="tutorial"), 4, Rng(b"a saga begins 00000000", 0))
    assert state.legs == ("tut_1",)
    assert (state.markers_on, state.god_pile, state.display) == ((), (), ())
    assert (state.phase, state.stage) == (Phase.CHOOSE, 1)
    assert len(state.way_draw) + len(state.way_open) == 14
    assert all(len(seat.hand) == 3 for seat in state.seats)


def test_the_first_seat_has_odin_and_must_exist() -> None:
    assert setup(Options(first_seat=2), 3, Rng(b"a saga begins 00000000", 0)).odin == 2
    with pytest.raises(RuleError) as refusal:
        setup(Options(first_seat=3), 3, Rng(b"a saga begins 00000000", 0))
    assert refusal.value.code == SharedCode.BAD_FIELD
    with pytest.raises(ValueError, match="for 2 to 4"):
        setup(Options(), 5, Rng(b"a saga begins 00000000", 0))
