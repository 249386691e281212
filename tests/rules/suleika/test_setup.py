"""The set-up. Spec sections 2 to 4; vector 35."""

from collections import Counter
from typing import Any

import pytest

from rules.errors import RuleError, SharedCode
from rules.games.suleika.apply import setup
from rules.games.suleika.content import CELL_IDS, FACINGS
from rules.games.suleika.legal import actors, legal
from rules.games.suleika.state import Options, Phase, State
from rules.rng import Rng
from tests.rules.suleika.positions import EMPTY, ROLL

SEED = b"suleika set-up tests"


def start(seats: int, **options: Any) -> State:
    return setup(Options(**options), seats, Rng(SEED, 0))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_omar_stands_in_the_middle_of_an_empty_market_and_all_have_30_coins(seats: int) -> None:
    state = start(seats)
    assert (CELL_IDS[state.omar], FACINGS[state.facing]) == ("d4", "S")
    assert state.board == EMPTY
    assert state.coins == (30,) * seats
    assert state.out == (None,) * seats
    assert (state.laid, state.last_roll) == (0, None)


@pytest.mark.parametrize(("seats", "each"), [(2, 24), (3, 15), (4, 12)])
def test_all_seats_have_as_many_carpets(seats: int, each: int) -> None:
    assert [len(stack) for stack in start(seats).stacks] == [each] * seats


@pytest.mark.parametrize("seats", [3, 4])
def test_with_three_or_four_each_has_one_colour_and_nothing_is_drawn(seats: int) -> None:
    rng = Rng(SEED, 0)
    state = setup(Options(), seats, rng)
    assert [set(stack) for stack in state.stacks] == [{seat} for seat in range(seats)]
    assert not rng.drawn


def test_with_two_each_has_twelve_of_two_colours_mixed_the_first_seat_first() -> None:
    state = start(2)
    assert [Counter(stack) for stack in state.stacks] == [{0: 12, 2: 12}, {1: 12, 3: 12}]
    rng = Rng(SEED, 0)
    mixed = [rng.shuffled((seat,) * 12 + (seat + 2,) * 12) for seat in (0, 1)]
    assert list(state.stacks) == mixed


@pytest.mark.parametrize("first_seat", [0, 1, 2])
def test_the_seat_that_the_terms_name_begins(first_seat: int) -> None:
    assert actors(start(3, first_seat=first_seat)) == {first_seat}


def test_35_a_turn_begins_with_the_direction_or_where_that_is_chosen_at_the_end_with_the_roll() -> (
    None
):
    assert start(3).phase is Phase.DIRECTION
    at_end = start(3, turn_omar="end")
    assert at_end.phase is Phase.ROLL
    assert list(legal(at_end, 0)) == [ROLL]


@pytest.mark.parametrize(
    ("options", "field"),
    [
        ({"first_seat": 3}, "first_seat"),
        ({"first_seat": -1}, "first_seat"),
        ({"turn_omar": "middle"}, "turn_omar"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, object], field: str) -> None:
    with pytest.raises(RuleError) as refused:
        start(3, **options)
    assert (refused.value.code, refused.value.facts) == (SharedCode.BAD_FIELD, {"field": field})


@pytest.mark.parametrize("seats", [1, 5])
def test_it_is_a_game_for_two_to_four(seats: int) -> None:
    with pytest.raises(ValueError, match="two to four"):
        start(seats)
