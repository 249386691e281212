"""The deal, and the geometry of the ring. Spec sections 2 and 3; E1."""

from itertools import combinations

import pytest

from rules.errors import RuleError, SharedCode
from rules.games.battlefjord.apply import setup
from rules.games.battlefjord.content import (
    CARDS,
    COLUMN_OF,
    COST_OF,
    FOLLOWERS,
    OPPOSITE,
    PLACES,
    RAIDS,
    ROW_OF,
)
from rules.games.battlefjord.state import Options, Phase
from rules.games.battlefjord.turns.placing import crossings
from rules.rng import Rng
from tests.rules.battlefjord.positions import A, B, asked, has


def test_E1_the_table_is_laid_as_the_seed_says() -> None:
    state = setup(Options(), 2, Rng(b"a seed of sixteen", 0))
    assert [has(state, seat) for seat in (A, B)] == ["2/2/2/1/4", "2/2/2/1/4"]
    assert [card < FOLLOWERS for card in state.slots] == [slot % 2 == 1 for slot in range(9)]
    assert state.face_down == 0
    assert [len(stack) for stack in state.stacks] == [41, 14]
    assert (state.round, state.phase, asked(state)) == (1, Phase.PLACING, {A})
    assert state.hands == ((), ())


def test_all_64_cards_are_dealt_once_and_the_same_for_the_same_seed() -> None:
    one, same, other = (
        setup(Options(), 2, Rng(seed, 0)) for seed in (b"seed one" * 2, b"seed one" * 2, b"x" * 16)
    )
    assert sorted((*one.slots, *one.stacks[0], *one.stacks[1])) == list(range(CARDS))
    assert one == same
    assert one != other


def test_the_first_seat_has_the_horn_and_must_exist() -> None:
    assert asked(setup(Options(first_seat=1), 2, Rng(b"x" * 16, 0))) == {B}
    with pytest.raises(RuleError) as refusal:
        setup(Options(first_seat=2), 2, Rng(b"x" * 16, 0))
    assert (refusal.value.code, refusal.value.facts) == (
        SharedCode.BAD_FIELD,
        {"field": "first_seat"},
    )


def test_four_raids_stand_in_the_corners_and_twelve_places_between() -> None:
    assert sorted((*RAIDS, *PLACES)) == list(range(1, 17))
    assert list(RAIDS) == [4, 8, 12, 16]
    costs = [(raid.goods, raid.silver, raid.fame) for raid in RAIDS.values()]
    assert costs == [(1, 0, 1), (2, 0, 1), (3, 0, 2), (0, 1, 3)]


def test_opposite_places_share_their_line() -> None:
    for field in PLACES:
        opposite = OPPOSITE[field]
        assert opposite == (12 if field in COLUMN_OF else 20) - field
        assert COLUMN_OF.get(field) == COLUMN_OF.get(opposite)
        assert ROW_OF.get(field) == ROW_OF.get(opposite)


@pytest.mark.parametrize(
    ("fields", "slots"),
    [
        ([2, 5, 6], [1, 4]),  # E6
        ([2, 10, 6], [4]),  # E7: the same column twice
        ([2, 3, 11], []),  # E8: no row
        ([1, 3, 7], [6, 8]),
    ],
)
def test_E6_E7_E8_lines_cross_at_most_twice(fields: list[int], slots: list[int]) -> None:
    assert crossings(fields) == slots


def test_three_figures_never_cross_more_than_twice() -> None:
    assert max(len(crossings(list(three))) for three in combinations(PLACES, 3)) == 2


def test_every_follower_can_be_paid_within_the_limits() -> None:
    assert all(sum(cost[:3]) <= 10 and cost[3] <= 3 for cost in COST_OF)
