"""Points. Source: mechanisms.md 12.3; seed 003: a win +10, a loss -10."""

import pytest
from hypothesis import given

from rules.match.farming import FULL, HALF, NONE, Percent
from rules.match.points import points, weighted
from tests.rules.match.test_elo import rankings


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        (((0,), (1,)), (10, -10)),
        (((1,), (0,)), (-10, 10)),
        (((0, 1),), (0, 0)),
        (((2,), (0,), (1,)), (0, -10, 10)),
        (((0, 1), (2,)), (5, 5, -10)),
        (((0,), (1, 2)), (10, -5, -5)),
        (((3,), (2,), (1,), (0,)), (-10, -3, 3, 10)),
        (((0, 1), (2, 3)), (6, 6, -6, -6)),  # 13 / 2, toward 0
        (((0,), (1, 2), (3,)), (10, 0, 0, -10)),
        (((0,), (1,), (2,), (3,), (4,)), (10, 5, 0, -5, -10)),
        (((0, 1, 2), (3, 4)), (5, 5, 5, -7, -7)),
        (((0, 1, 2, 3, 4),), (0, 0, 0, 0, 0)),
    ],
)
def test_points_by_rank(ranking: tuple[tuple[int, ...], ...], expected: tuple[int, ...]) -> None:
    assert points(ranking) == expected


@pytest.mark.parametrize(
    ("earned", "weight", "left"),
    [(10, FULL, 10), (10, HALF, 5), (5, HALF, 2), (-5, HALF, -2), (-3, HALF, -1), (10, NONE, 0)],
)
def test_a_game_that_counts_less_gives_less_rounded_toward_zero(
    earned: int, weight: Percent, left: int
) -> None:
    assert weighted(earned, weight) == left


@given(rankings())
def test_points_are_fair_and_never_more_than_ten(ranking: tuple[tuple[int, ...], ...]) -> None:
    earned = points(ranking)
    by_rank = [earned[group[0]] for group in ranking]
    assert by_rank == sorted(by_rank, reverse=True)
    assert all(len({earned[seat] for seat in group}) == 1 for group in ranking)
    assert all(abs(one) <= 10 for one in earned)
    mirrored = points(tuple(reversed(ranking)))
    assert mirrored == tuple(-one for one in earned)
