"""What was measured against the design's targets."""

import json
from dataclasses import replace

import pytest

from bench.figures import Figures
from bench.report import as_json, lines
from bench.results import (
    BOARDGAME,
    FLOOR,
    HANDROLLED,
    HEAVY,
    HOUSE,
    STORELESS,
    Results,
    compare,
)


def figures(*, moves: int, cpu: float = 1.0, p99_ms: float = 1.0) -> Figures:
    return Figures(
        tables=1,
        spectators=0,
        offered=None,
        seconds=1.0,
        moves=moves,
        deliveries=2 * moves,
        games=0,
        starved=0,
        refusals={},
        p50_ms=0.5,
        p99_ms=p99_ms,
        server_cpu_s=cpu,
        generator_cpu_s=1.0,
        store_cpu_s=None,
    )


def whole() -> Results:
    """A run in which everything was measured."""
    results = Results()
    results.runs = {
        (FLOOR, 200, 0, None): figures(moves=1_000, cpu=0.5),
        (FLOOR, 20, 100, None): figures(moves=100),
        (FLOOR, 200, 0, 1000): figures(moves=1_000, p99_ms=2.0),
        (HOUSE, 50, 0, None): figures(moves=1_000),
        (HOUSE, 200, 0, None): figures(moves=1_200),
        (HOUSE, 1000, 0, None): figures(moves=800),
        (HOUSE, 20, 100, None): figures(moves=170),
        (HOUSE, 200, 0, 1000): figures(moves=1_000, p99_ms=5.0),
        (STORELESS, 200, 0, None): figures(moves=2_000),
        (HANDROLLED, 200, 0, None): figures(moves=300),
        (HEAVY, 200, 0, None): "battlefjord is not registered",
        (BOARDGAME, 200, 0, None): figures(moves=400),
    }
    results.idle = {FLOOR: 25_000.0, HOUSE: 20_000.0}
    results.rules = {
        "light": {"median_us": 40.0, "p99_us": 90.0, "actions_a_game": 86, "steps_per_second": 9e4},
        "heavy": {
            "median_us": 90.0,
            "p99_us": 200.0,
            "actions_a_game": 60,
            "steps_per_second": 3e4,
        },
    }
    return results


@pytest.mark.parametrize(
    ("row", "value"),
    [
        (1, 3.0),
        (3, 4.0),
        (4, 0.6),
        (5, 1.7),
        (6, 2.5),
        (7, 0.8),
        (8, 0.8),
        (9, 0.6),
        (10, 90.0),
    ],
)
def test_each_row_is_the_ratio_that_the_design_names(row: int, value: float) -> None:
    reached = {found.target.row: found.value for found in compare(whole())}
    assert reached[row] == pytest.approx(value)


def test_rows_of_moves_a_second_also_tell_the_ratio_by_cpu_time() -> None:
    results = whole()
    results.runs[HOUSE, 200, 0, None] = figures(moves=1_200, cpu=2.0)
    per_cpu = {found.target.row: found.per_cpu for found in compare(results) if found.per_cpu}
    assert per_cpu == {1: pytest.approx(1.5), 3: pytest.approx(2.0), 9: pytest.approx(0.3)}


def test_a_row_without_its_yardstick_says_why() -> None:
    results = whole()
    results.runs[BOARDGAME, 200, 0, None] = "needs node and npm"
    first = compare(results)[0]
    assert (first.value, first.reason, first.verdict) == (None, "needs node and npm", "-")


def test_nothing_measured_leaves_every_row_without_a_value() -> None:
    assert [found.value for found in compare(Results())] == [None] * 10


def test_a_run_without_moves_is_no_ratio() -> None:
    results = whole()
    results.runs[FLOOR, 200, 0, None] = figures(moves=0)
    assert compare(results)[3].value is None


def test_some_targets_are_lower_bounds_and_some_upper_ones() -> None:
    verdicts = {found.target.row: found.verdict for found in compare(whole())}
    assert verdicts == {
        1: "ok",
        2: "-",
        3: "ok",
        4: "ok",
        5: "ok",
        6: "ok",
        7: "ok",
        8: "ok",
        9: "ok",
        10: "ok",
    }
    slow = whole()
    slow.runs[HOUSE, 200, 0, 1000] = figures(moves=1_000, p99_ms=7.0)
    slow.runs[HOUSE, 200, 0, None] = figures(moves=900)
    missed = {found.target.row for found in compare(slow) if found.verdict == "missed"}
    assert missed == {4, 6, 9}


def test_the_results_file_has_a_ratio_for_each_row_of_the_targets() -> None:
    written = json.loads(as_json(whole(), compare(whole()), {"cores": 2}))
    assert list(written["ratios"]) == [str(row) for row in range(1, 11)]
    assert written["ratios"]["2"] is None
    assert written["targets"]["2"]["reason"]
    assert written["targets"]["6"]["at"] == "most"


def test_the_table_tells_every_run_and_every_row() -> None:
    results = whole()
    results.runs[HANDROLLED, 200, 0, None] = "failed: NotStarted"
    results.runs[HOUSE, 50, 0, None] = replace(figures(moves=10), refusals={"busy": 3}, starved=2)
    told = "\n".join(lines(results, compare(results)))
    for expected in ("failed: NotStarted", "3 busy", "not offered: 2", "24.4 KiB", "heavy"):
        assert expected in told
    assert told.count("missed") + told.count(" ok") == 8
