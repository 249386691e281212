"""Everything one run of the bench found, and how it compares with the targets. No I/O.

Source of the targets: the design's table of targets, column "first version".
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeAlias

from bench.figures import Figures
from bench.pool import Waits

Run: TypeAlias = Figures | str
"""What a run measured, or why it measured nothing."""

NOT_CHOSEN: Final = "not measured in this run"

FLOOR: Final = "floor"
HANDROLLED: Final = "hand-rolled"
BOARDGAME: Final = "boardgame.io"
HOUSE: Final = "wartesaal"
STORELESS: Final = "without store"
HEAVY: Final = "heaviest game"

HEAVIEST_GAME: Final = "battlefjord"
"""Of the house's five."""


@dataclass(slots=True, kw_only=True)
class Results:
    """runs: by server, tables, spectators and offered rate. idle: resident bytes a connection."""

    runs: dict[tuple[str, int, int, int | None], Run] = field(default_factory=dict)
    idle: dict[str, float | str] = field(default_factory=dict)
    rules: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    bots: dict[str, Mapping[str, Any]] = field(default_factory=dict)
    pools: dict[str, Waits] = field(default_factory=dict)

    def run(
        self, server: str, tables: int, spectators: int = 0, rate: int | None = None
    ) -> Figures:
        """A run's figures. Raises Missing."""
        run = self.runs.get((server, tables, spectators, rate), NOT_CHOSEN)
        if isinstance(run, str):
            raise Missing(run)
        return run

    def idle_bytes(self, server: str) -> float:
        """Resident bytes an idle connection costs. Raises Missing."""
        found = self.idle.get(server, NOT_CHOSEN)
        if isinstance(found, str):
            raise Missing(found)
        return found


class Missing(Exception):
    """A ratio cannot be had; the message says why."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Target:
    """One row of the targets. first: the bound for the first version; most: it is an upper one."""

    row: int
    measure: str
    first: float
    reach: Callable[[Results], float]
    per_cpu: Callable[[Results], float] | None = None
    most: bool = False

    def holds(self, reached: float) -> bool:
        """Whether the target is met."""
        return reached <= self.first if self.most else reached >= self.first


@dataclass(frozen=True, slots=True)
class Reached:
    """A row with what this run reached, or the reason why it could not be told.

    per_cpu: of a row that counts moves a second, the same by the servers' own CPU time. On a
    machine that has nothing else to do the two agree; where it has, this one is right.
    """

    target: Target
    value: float | None
    reason: str | None = None
    per_cpu: float | None = None

    @property
    def verdict(self) -> str:
        """One word."""
        if self.value is None:
            return "-"
        return "ok" if self.target.holds(self.value) else "missed"


def compare(results: Results) -> list[Reached]:
    """All rows of the targets, in order."""
    found = []
    for target in TARGETS:
        try:
            per_cpu = None if target.per_cpu is None else target.per_cpu(results)
            found.append(Reached(target, target.reach(results), per_cpu=per_cpu))
        except Missing as missing:
            found.append(Reached(target, None, str(missing)))
    return found


def _over(part: float | None, whole: float | None) -> float:
    if not part or not whole:
        raise Missing("a run without moves or without CPU time")
    return part / whole


def _moves(ours: str, theirs: str) -> Callable[[Results], float]:
    """Moves a second, ours to theirs."""

    def reach(results: Results) -> float:
        return _over(
            results.run(ours, 200).moves_per_second, results.run(theirs, 200).moves_per_second
        )

    return reach


def _moves_per_cpu(ours: str, theirs: str) -> Callable[[Results], float]:
    """Moves per second of the server's CPU time, ours to theirs."""

    def reach(results: Results) -> float:
        return _over(
            results.run(ours, 200).moves_per_cpu_second,
            results.run(theirs, 200).moves_per_cpu_second,
        )

    return reach


def _fan_out(results: Results) -> float:
    ours, floor = results.run(HOUSE, 20, 100), results.run(FLOOR, 20, 100)
    return _over(ours.deliveries_per_cpu_second, floor.deliveries_per_cpu_second)


def _tail(results: Results) -> float:
    ours, floor = results.run(HOUSE, 200, 0, 1000), results.run(FLOOR, 200, 0, 1000)
    return _over(ours.p99_ms, floor.p99_ms)


def _idle(results: Results) -> float:
    return _over(results.idle_bytes(HOUSE), results.idle_bytes(FLOOR))


def _scaling(results: Results) -> float:
    many, few = results.run(HOUSE, 1000), results.run(HOUSE, 50)
    return _over(many.moves_per_cpu_second, few.moves_per_cpu_second)


def _rules(results: Results) -> float:
    if not results.rules:
        raise Missing(NOT_CHOSEN)
    return max(float(game["median_us"]) for game in results.rules.values())


TARGETS: Final = (
    Target(
        row=1,
        measure="moves/s to boardgame.io in memory",
        first=2,
        reach=_moves(HOUSE, BOARDGAME),
        per_cpu=_moves_per_cpu(HOUSE, BOARDGAME),
    ),
    Target(
        row=2,
        measure="the same with the heaviest game",
        first=1,
        reach=_moves(HEAVY, BOARDGAME),
        per_cpu=_moves_per_cpu(HEAVY, BOARDGAME),
    ),
    Target(
        row=3,
        measure="moves/s to the hand-rolled yardstick",
        first=3,
        reach=_moves(HOUSE, HANDROLLED),
        per_cpu=_moves_per_cpu(HOUSE, HANDROLLED),
    ),
    Target(
        row=4,
        measure="moves per CPU-second to the floor",
        first=0.5,
        reach=_moves_per_cpu(HOUSE, FLOOR),
    ),
    Target(row=5, measure="S = 100: deliveries/CPU-s to the floor", first=1.5, reach=_fan_out),
    Target(row=6, measure="p99 at 1,000 moves/s to the floor", first=3, reach=_tail, most=True),
    Target(
        row=7, measure="bytes an idle connection to the floor", first=1.2, reach=_idle, most=True
    ),
    Target(row=8, measure="moves/CPU-s at T = 1,000 to T = 50", first=0.5, reach=_scaling),
    Target(
        row=9,
        measure="durable to the store left out",
        first=0.5,
        reach=_moves(HOUSE, STORELESS),
        per_cpu=_moves_per_cpu(HOUSE, STORELESS),
    ),
    Target(row=10, measure="rules an action, median us", first=150, reach=_rules, most=True),
)
