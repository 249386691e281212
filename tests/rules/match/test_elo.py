"""What a rated game moves. Source: mechanisms.md 12.1 and 12.2."""

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.match.elo import (
    DRAWN,
    FLOOR,
    LOST,
    WON,
    Duel,
    Rated,
    applied,
    change,
    duels,
    exact_change,
    expectation,
    factor,
    is_provisional,
)
from rules.match.farming import FULL, HALF, NONE, Percent


def rated(points: int, games: int = 30) -> Rated:
    return Rated(rating=points * 100, games=games)


def whole(seats: int) -> list[list[Percent]]:
    return [[FULL] * seats for _ in range(seats)]


def changes(
    players: list[Rated],
    *ranking: tuple[int, ...],
    early: frozenset[int] = frozenset(),
    weights: list[list[Percent]] | None = None,
) -> list[float]:
    """The rounded change of every seat, in rating points."""
    given_weights = weights or whole(len(players))
    return [
        change(player, duels(players, ranking, early, given_weights, seat), len(players) - 1) / 100
        for seat, player in enumerate(players)
    ]


def test_1500_beats_1700() -> None:
    assert changes([rated(1500), rated(1700)], (0,), (1,)) == [18.23, -18.23]


@pytest.mark.parametrize(
    ("ratings", "ranking", "expected"),
    [
        ((1500, 1500), ((0,), (1,)), [12, -12]),
        ((1500, 1500), ((0, 1),), [0, 0]),
        ((1700, 1500), ((0,), (1,)), [5.77, -5.77]),
        ((1500, 1700), ((0, 1),), [6.23, -6.23]),
        ((1500, 1900), ((0,), (1,)), [21.82, -21.82]),
        ((1500, 2500), ((0,), (1,)), [21.82, -21.82]),  # the difference counts as 400
        ((2500, 1500), ((0,), (1,)), [2.18, -2.18]),
    ],
)
def test_two_seats(
    ratings: tuple[int, ...], ranking: tuple[tuple[int, ...], ...], expected: list[float]
) -> None:
    assert changes([rated(points) for points in ratings], *ranking) == expected


def test_three_seats_are_three_pairs_and_no_quicker_ladder() -> None:
    players = [rated(1500), rated(1600), rated(1400)]
    assert changes(players, (0,), (1,), (2,)) == [12.00, -4.80, -7.20]


@pytest.mark.parametrize(
    ("mine", "other", "expected"),
    [
        (rated(1500, 0), rated(1500, 30), 40),
        (rated(1500, 19), rated(1500, 0), 40),
        (rated(1500, 20), rated(1500, 20), 24),
        (rated(2100, 20), rated(1500, 20), 24),  # strong, but not experienced
        (rated(1999, 50), rated(1500, 20), 24),
        (rated(2000, 50), rated(1500, 20), 16),
        (rated(1500, 20), rated(1500, 19), 12),  # halved against a provisional one
        (rated(2000, 50), rated(1500, 19), 8),
        (rated(2100, 10), rated(2100, 60), 40),
    ],
)
def test_how_much_a_game_moves(mine: Rated, other: Rated, expected: int) -> None:
    assert factor(mine, other) == expected


def test_a_rating_is_provisional_for_twenty_games() -> None:
    assert [is_provisional(games) for games in (0, 19, 20)] == [True, True, False]


def test_an_established_player_risks_half_only_in_the_pairs_with_new_ones() -> None:
    players = [rated(1500), rated(1500, 0), rated(1500)]
    # lost to the new one (12 · 0.5) and to the other (24 · 0.5), divided by two
    assert changes(players, (1,), (2,), (0,))[0] == -9


def test_half_a_weight_moves_half_and_none_nothing() -> None:
    players = [rated(1500), rated(1500)]
    assert changes(players, (0,), (1,), weights=[[HALF, HALF], [HALF, HALF]]) == [6, -6]
    assert changes(players, (0,), (1,), weights=[[NONE, NONE], [NONE, NONE]]) == [0, 0]
    assert changes(players, (0,), (1,), weights=[[NONE, NONE], [FULL, FULL]]) == [0, -12]


def test_a_weight_counts_for_its_pair_alone() -> None:
    weights = whole(3)
    weights[0][1] = weights[1][0] = NONE
    players = [rated(1500), rated(1500), rated(1500)]
    assert changes(players, (0,), (1,), (2,), weights=weights) == [6, 6, -12]


@pytest.mark.parametrize(
    ("early", "expected"),
    [
        (frozenset(), [12, 4, -4, -12]),
        (frozenset({3}), [8, 0, -8, -12]),  # nobody gains by who left early
        (frozenset({2, 3}), [4, -4, -12, -12]),  # two who left early lose to each other too
        (frozenset({1, 2, 3}), [0, -12, -12, -12]),
    ],
)
def test_who_leaves_early_loses_to_all_and_nobody_gains_by_it(
    early: frozenset[int], expected: list[int]
) -> None:
    assert changes([rated(1500)] * 4, (0,), (1,), (2,), (3,), early=early) == expected


@pytest.mark.parametrize(
    ("weight", "score", "exact", "rounded"),
    [(1, WON, 0.5, 0), (3, WON, 1.5, 2), (5, WON, 2.5, 2), (1, LOST, -0.5, 0), (3, LOST, -1.5, -2)],
)
def test_a_half_is_rounded_to_even(weight: int, score: int, exact: float, rounded: int) -> None:
    # 40 · 0.5 · weight, divided by forty other seats: so that halves come up at all
    duel = Duel(other=rated(1500, 0), score=score, weight=Percent(weight))
    assert exact_change(rated(1500, 0), [duel], 40) == exact
    assert change(rated(1500, 0), [duel], 40) == rounded


def test_a_rating_never_falls_below_the_floor() -> None:
    assert applied(FLOOR + 500, -1_200) == FLOOR
    assert applied(FLOOR, -1) == FLOOR
    assert applied(FLOOR, 700) == FLOOR + 700


ratings = st.integers(FLOOR, 300_000)


@given(one=ratings, other=ratings)
def test_expectations_of_two_add_up_to_one_and_favour_the_stronger(one: int, other: int) -> None:
    assert expectation(one, other) + expectation(other, one) == pytest.approx(1, abs=1e-12)
    assert (expectation(one, other) > 0.5) == (one > other)
    assert 1 / 11 - 1e-12 <= expectation(one, other) <= 10 / 11 + 1e-12


@st.composite
def rankings(draw: st.DrawFn, least: int = 2, most: int = 5) -> tuple[tuple[int, ...], ...]:
    """Any order of two to five seats, with ties."""
    order = draw(st.permutations(range(draw(st.integers(least, most)))))
    cuts = sorted(draw(st.sets(st.integers(1, len(order) - 1), max_size=len(order) - 1)))
    bounds = [0, *cuts, len(order)]
    return tuple(tuple(order[start:end]) for start, end in pairwise(bounds))


@given(ranking=rankings(), data=st.data())
def test_with_equal_k_the_changes_add_up_to_nothing_before_rounding(
    ranking: tuple[tuple[int, ...], ...], data: st.DataObject
) -> None:
    seats = sum(len(group) for group in ranking)
    weight = st.sampled_from([FULL, HALF, NONE])
    players = [
        Rated(rating=data.draw(st.integers(100_000, 199_999)), games=data.draw(st.integers(20, 99)))
        for _ in range(seats)
    ]
    weights = whole(seats)
    for one in range(seats):
        for other in range(one):
            weights[one][other] = weights[other][one] = data.draw(weight)
    exact = [
        exact_change(player, duels(players, ranking, frozenset(), weights, seat), seats - 1)
        for seat, player in enumerate(players)
    ]
    assert sum(exact) == pytest.approx(0, abs=1e-6)
    assert all(abs(one) <= 24 * 100 for one in exact)


@given(ranking=rankings(), data=st.data())
def test_one_game_never_moves_more_than_k_and_a_better_rank_is_never_worse(
    ranking: tuple[tuple[int, ...], ...], data: st.DataObject
) -> None:
    seats = sum(len(group) for group in ranking)
    players = [rated(1500, data.draw(st.integers(0, 40)))] * seats
    early = data.draw(st.frozensets(st.sampled_from(range(seats)))) if seats > 2 else frozenset()
    moved = changes(players, *ranking, early=early)
    assert all(abs(one) <= 40 for one in moved)
    stayed = [[moved[seat] for seat in group if seat not in early] for group in ranking]
    best = [max(group) for group in stayed if group]
    assert best == sorted(best, reverse=True)
    assert all(len(set(group)) <= 1 for group in stayed)


def test_draws_are_told_from_wins_by_rank_groups() -> None:
    players = [rated(1500)] * 3
    scores = [
        [duel.score for duel in duels(players, ((0, 1), (2,)), frozenset(), whole(3), seat)]
        for seat in range(3)
    ]
    assert scores == [[DRAWN, WON], [DRAWN, WON], [LOST, LOST]]
