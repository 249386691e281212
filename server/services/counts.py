"""What the services count. Plain numbers: counting is on the hot path.

`server/counters.py` tells them to Prometheus. Source: reliability.md 9.
"""

from collections import Counter
from dataclasses import dataclass, field


@dataclass(slots=True)
class Counts:
    """Since this process started.

    commands:   what became of commands of tables, by game and result.
    commits, commit_s: commits answered, and the seconds they took together.
    conflicts:  commits that met another head; unknown: whose outcome had to be looked up.
    gaps:       tables read again because something may have been missed.
    resumes:    attaches of those who had been here before, by kind.
    settled, settle_s: settlements done, and the seconds from the end of the game.
    frozen:     tables stopped by a fault of ours; mismatches: logs that replay otherwise.
    """

    commands: Counter[tuple[str, str]] = field(default_factory=Counter)
    commits: int = 0
    commit_s: float = 0.0
    conflicts: int = 0
    unknown: int = 0
    gaps: int = 0
    resumes: Counter[str] = field(default_factory=Counter)
    settled: int = 0
    settle_s: float = 0.0
    frozen: int = 0
    mismatches: int = 0
