"""What one run measured, as plain numbers."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any


def percentile(values: Sequence[float], share: float) -> float | None:
    """The smallest value that at least `share` (0..1) of all do not exceed; None: no values."""
    if not values:
        return None
    ordered = sorted(values)
    rank = max(1, -(-len(ordered) * share // 1))  # nearest rank, rounded up
    return ordered[int(rank) - 1]


class Tally:
    """What the sockets of a run count while it is measured."""

    def __init__(self) -> None:
        self.failed: str | None = None
        """What went wrong first; the run then measures nothing."""
        self.start_again()

    def fail(self, reason: str) -> None:
        """A socket was lost, or an answer makes no sense."""
        if self.failed is None:
            self.failed = reason

    def start_again(self) -> None:
        """Forget what was counted so far: the warm-up is over."""
        self.moves = 0
        self.deliveries = 0
        self.games = 0
        self.starved = 0
        self.latencies: list[float] = []
        self.refusals: Counter[str] = Counter()


@dataclass(frozen=True, slots=True, kw_only=True)
class Figures:
    """One run of the table workload.

    seconds:     the window that was measured.
    moves:       actions that were answered as committed.
    deliveries:  frames of tables that reached a viewer.
    games:       games that ended (and were replaced by new ones) in the window.
    starved:     paced runs: actions that were due while nobody could act.
    refusals:    answers that were errors, by code.
    p50_ms, p99_ms: from sending an action to the own frame.
    server_cpu_s, generator_cpu_s, store_cpu_s: CPU time in the window; None: not applicable.
    """

    tables: int
    spectators: int
    offered: int | None
    seconds: float
    moves: int
    deliveries: int
    games: int
    starved: int
    refusals: dict[str, int]
    p50_ms: float | None
    p99_ms: float | None
    server_cpu_s: float
    generator_cpu_s: float
    store_cpu_s: float | None

    @property
    def moves_per_second(self) -> float:
        """Committed actions a second."""
        return self.moves / self.seconds

    @property
    def deliveries_per_second(self) -> float:
        """Frames that reached viewers, a second."""
        return self.deliveries / self.seconds

    @property
    def moves_per_cpu_second(self) -> float | None:
        """Committed actions per second of the server's CPU time; valid whatever the limit was."""
        return self.moves / self.server_cpu_s if self.server_cpu_s else None

    @property
    def deliveries_per_cpu_second(self) -> float | None:
        """Frames per second of the server's CPU time."""
        return self.deliveries / self.server_cpu_s if self.server_cpu_s else None

    @property
    def server_load(self) -> float:
        """Share of its core that the server used: far below 1, something else was the limit."""
        return self.server_cpu_s / self.seconds

    def plain(self) -> dict[str, Any]:
        """All of it for the results file."""
        moves = max(self.moves, 1)
        return asdict(self) | {
            "moves_per_second": round(self.moves_per_second, 1),
            "deliveries_per_second": round(self.deliveries_per_second, 1),
            "moves_per_cpu_second": _rounded(self.moves_per_cpu_second),
            "deliveries_per_cpu_second": _rounded(self.deliveries_per_cpu_second),
            "server_cpu_s_per_1000_moves": round(1000 * self.server_cpu_s / moves, 4),
            "generator_cpu_s_per_1000_moves": round(1000 * self.generator_cpu_s / moves, 4),
            "server_load": round(self.server_load, 3),
        }


def _rounded(value: float | None) -> float | None:
    return None if value is None else round(value, 1)
