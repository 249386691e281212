"""`python -m bench`: measures everything, or what `--only` names, and says what was reached."""

import argparse
import asyncio
import signal
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import uvloop

from bench import contest, machine, report
from bench.bots import LEVELS, time_decisions
from bench.children import ROOT
from bench.contest import FAILED, say
from bench.generator import Load
from bench.pool import spend_an_hour
from bench.results import Results, compare
from bench.rules import steps_per_second, time_rules
from bench.stores import embedded_store
from rules.games import GAMES

SECTIONS: Final = ("tables", "paced", "idle", "rules", "bots", "pool")
SERVERS: Final = frozenset(("tables", "paced", "idle"))
RESULTS: Final = ROOT / "bench" / "results.json"

CROWD: Final = 1_000
"""People who use a pool for an hour of virtual time."""

LIGHT: Final = Load(tables=200)
WATCHED: Final = Load(tables=20, spectators=100)
PACED: Final = Load(tables=200, rate=1000)


def main(arguments: Sequence[str]) -> int:
    """Run what is asked for; the exit code tells whether every run came to its end."""
    asked = _parse(arguments)
    sections = frozenset(asked.only)
    machine.allow_many_sockets()
    pinned = machine.pin(0, machine.OTHER_CORE)
    results = Results()
    if sections & SERVERS:
        with tempfile.TemporaryDirectory(prefix="bench-") as folder:
            try:
                uvloop.run(_measure_servers(sections, asked.seconds, Path(folder), results))
            except asyncio.CancelledError:
                return 1
    _measure_games(sections, asked.seconds, results)
    if "pool" in sections:
        for name, group in (("pairs", False), ("groups of 3 to 5", True)):
            say(f"pool of {CROWD} people: {name}")
            results.pools[name] = spend_an_hour(CROWD, seed=3, group=group)
    reached = compare(results)
    for line in report.lines(results, reached):
        print(line)
    facts = machine.facts() | {"pinned": pinned, "seconds": asked.seconds}
    asked.out.write_text(report.as_json(results, reached, facts))
    runs = (*results.runs.values(), *results.idle.values())
    return 1 if any(isinstance(run, str) and run.startswith(FAILED) for run in runs) else 0


def _parse(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument(
        "--only", type=_sections, default=SECTIONS, help=f"of {','.join(SECTIONS)}; default: all"
    )
    parser.add_argument("--seconds", type=float, default=6.0, help="of each run (default: 6)")
    parser.add_argument("--out", type=Path, default=RESULTS, help="the results file")
    return parser.parse_args(arguments)


def _sections(named: str) -> tuple[str, ...]:
    chosen = tuple(named.split(","))
    if unknown := set(chosen) - set(SECTIONS):
        raise argparse.ArgumentTypeError(f"unknown: {', '.join(sorted(unknown))}")
    return chosen


async def _measure_servers(
    sections: frozenset[str], seconds: float, folder: Path, results: Results
) -> None:
    """One server after the other: two at a time would share the cores.

    Told to stop, it ends the running one first, as after Ctrl-C.
    """
    task = asyncio.current_task()
    assert task is not None
    asyncio.get_running_loop().add_signal_handler(signal.SIGTERM, task.cancel)
    paced = [PACED] if "paced" in sections else []
    tables = "tables" in sections
    data, tokens = str(folder / "house"), list[str]()
    async with embedded_store(folder / "store") as store:
        floor, house = contest.floor(), contest.house(store, data, tokens)
        few = [LIGHT, WATCHED] if tables else []
        all_sizes = [Load(tables=50), LIGHT, WATCHED, Load(tables=1000)] if tables else []
        await contest.contest(floor, few + paced, results, seconds=seconds)
        await contest.contest(house, paced + all_sizes, results, seconds=seconds)
        others = (
            contest.heaviest(store, data, tokens),
            contest.storeless(store, data, tokens),
            contest.handrolled(store),
            contest.boardgame(),
        )
        for other in others if tables else ():
            await contest.contest(other, [LIGHT], results, seconds=seconds)
        for server in (floor, house) if "idle" in sections else ():
            await contest.rest(server, results)


def _measure_games(sections: frozenset[str], seconds: float, results: Results) -> None:
    for game in GAMES.values():
        if "rules" in sections:
            say(f"{game.id}: rules")
            results.rules[game.id] = {
                **time_rules(game, seconds=seconds / 2),
                "steps_per_second": steps_per_second(game, seconds=seconds / 4),
            }
        for level in LEVELS if "bots" in sections else ():
            say(f"{game.id}: computer, {level}")
            timed = time_decisions(game, level, seconds=seconds)
            results.bots[f"{game.id} {level}"] = timed


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
