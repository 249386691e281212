"""Figures from counts."""

from dataclasses import replace

import pytest

from bench.figures import Figures, Tally, percentile

FIGURES = Figures(
    tables=200,
    spectators=0,
    offered=None,
    seconds=4.0,
    moves=2_000,
    deliveries=4_000,
    games=20,
    starved=0,
    refusals={},
    p50_ms=1.0,
    p99_ms=2.0,
    server_cpu_s=2.0,
    generator_cpu_s=1.0,
    store_cpu_s=0.5,
)


@pytest.mark.parametrize(
    ("share", "expected"), [(0.0, 1.0), (0.5, 50.0), (0.99, 99.0), (0.991, 100.0), (1.0, 100.0)]
)
def test_a_percentile_is_the_nearest_rank(share: float, expected: float) -> None:
    assert percentile([float(n) for n in range(100, 0, -1)], share) == expected


def test_nothing_has_no_percentile() -> None:
    assert percentile([], 0.5) is None


def test_rates_are_counts_over_the_window_and_over_the_servers_own_time() -> None:
    assert FIGURES.moves_per_second == 500
    assert FIGURES.deliveries_per_second == 1_000
    assert FIGURES.moves_per_cpu_second == 1_000
    assert FIGURES.deliveries_per_cpu_second == 2_000
    assert FIGURES.server_load == 0.5


def test_without_cpu_time_there_is_no_rate_over_it() -> None:
    assert replace(FIGURES, server_cpu_s=0.0).moves_per_cpu_second is None


def test_the_plain_form_holds_the_cost_of_a_thousand_moves() -> None:
    plain = FIGURES.plain()
    assert plain["server_cpu_s_per_1000_moves"] == 1.0
    assert plain["generator_cpu_s_per_1000_moves"] == 0.5


def test_the_warm_up_is_forgotten_but_not_its_failure() -> None:
    tally = Tally()
    tally.moves += 1
    tally.refusals["busy"] += 1
    tally.fail("first")
    tally.fail("second")
    tally.start_again()
    assert (tally.moves, tally.refusals, tally.failed) == (0, {}, "first")
