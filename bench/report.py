"""The results for people (a table) and for programs (`bench/results.json`)."""

import json
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from bench.figures import Figures
from bench.results import Reached, Results, Run

WHOLE_CORE: Final = 0.85
"""A server that uses less of its core had to wait for something."""

_HEAD: Final = (
    f"{'server':14} {'T':>5} {'S':>4} {'offered':>7} {'moves/s':>8} {'deliv./s':>9} {'p50 ms':>8} "
    f"{'p99 ms':>8} {'CPU s/1000':>10} {'moves/CPU-s':>11} {'load':>5} {'generator':>9}"
)


def lines(results: Results, reached: list[Reached]) -> Iterator[str]:
    """The whole table, line by line."""
    if results.runs:
        yield from _runs(results)
    for server, size in results.idle.items():
        told = size if isinstance(size, str) else f"{size / 1024:.1f} KiB a connection"
        yield f"idle sockets   {server:14} {told}"
    for game, found in results.rules.items():
        yield (
            f"rules          {game:14} {_number(found['median_us'])} us median, "
            f"{_number(found['p99_us'])} us p99, {found['actions_a_game']} actions a game, "
            f"{found['steps_per_second']:,.0f} steps/s"
        )
    for name, waits in results.pools.items():
        yield f"pool           {name}: {waits}"
    for name, found in results.bots.items():
        yield (
            f"computer       {name:14} {_number(found['p50_ms'])} ms median, "
            f"{_number(found['p99_ms'])} ms p99 of {found['decisions']} decisions"
        )
    yield ""
    yield f"{'#':>2} {'measure':42} {'target':>8} {'reached':>8}"
    for row in reached:
        yield _target(row)


def as_json(results: Results, reached: list[Reached], machine: dict[str, Any]) -> str:
    """The results file."""
    plain = {
        "machine": machine,
        "runs": [
            {"server": server, "tables": tables, "spectators": spectators, "offered": rate}
            | ({"reason": run} if isinstance(run, str) else run.plain())
            for (server, tables, spectators, rate), run in results.runs.items()
        ],
        "idle_bytes_per_connection": results.idle,
        "rules": results.rules,
        "bots": results.bots,
        "pools": {name: asdict(waits) for name, waits in results.pools.items()},
        "ratios": {str(row.target.row): row.value for row in reached},
        "ratios_per_cpu_second": {
            str(row.target.row): row.per_cpu for row in reached if row.per_cpu is not None
        },
        "targets": {
            str(row.target.row): {
                "measure": row.target.measure,
                "first_version": row.target.first,
                "at": "most" if row.target.most else "least",
                "verdict": row.verdict,
                "reason": row.reason,
            }
            for row in reached
        },
    }
    return json.dumps(plain, indent=2) + "\n"


def _runs(results: Results) -> Iterator[str]:
    yield _HEAD
    for (server, tables, spectators, rate), run in results.runs.items():
        place = f"{server:14} {tables:5} {spectators:4} {'' if rate is None else rate:>7}"
        yield f"{place} {_run(run)}"
    yield (
        "load: share of its core the server used; generator: moves a second of its own CPU, "
        "its limit"
    )
    if any(_starved(run) for run in results.runs.values()):
        yield (
            "A server in a closed loop did not get its whole core: other work, or the generator, "
            "was the limit. Trust the figures per CPU-second."
        )
    yield ""


def _starved(run: Run) -> bool:
    return isinstance(run, Figures) and run.offered is None and run.server_load < WHOLE_CORE


def _run(run: Run) -> str:
    if not isinstance(run, Figures):
        return run
    cost = 1000 * run.server_cpu_s / max(run.moves, 1)
    limit = run.moves / run.generator_cpu_s if run.generator_cpu_s else 0.0
    told = (
        f"{run.moves_per_second:8,.0f} {run.deliveries_per_second:9,.0f} {_number(run.p50_ms):>8} "
        f"{_number(run.p99_ms):>8} {cost:10.3f} {run.moves_per_cpu_second or 0:11,.0f} "
        f"{run.server_load:5.2f} {limit:9,.0f}"
    )
    if run.refusals:
        told += "  refused: " + ", ".join(f"{n} {code}" for code, n in run.refusals.items())
    if run.starved:
        told += f"  not offered: {run.starved}"
    return told


def _target(row: Reached) -> str:
    bound = f"{'<=' if row.target.most else '>='} {row.target.first:g}"
    told = row.reason if row.value is None else f"{row.value:8.2f}  {row.verdict}"
    if row.per_cpu is not None:
        told = f"{told}  ({row.per_cpu:.2f} per CPU-second)"
    return f"{row.target.row:2} {row.target.measure:42} {bound:>8} {told}"


def _number(value: float | None) -> str:
    if value is None:
        return "-"
    return f"{value:,.0f}" if value >= 100 else f"{value:.2f}"
