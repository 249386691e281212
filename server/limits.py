"""How often somebody may: rates as arithmetic. The time is an argument, in ms of a steady clock.

A rate is a bucket of `burst` grains that refills evenly, one grain every `per_ms / count`. All of a
bucket's state is one number, the time at which it will be full again.
"""

import math
from typing import Final

from server.config import Rate

FULL: Final = 0.0
"""The state of a bucket that nobody has taken from."""

_SLACK_MS: Final = 1e-6
"""Sums of fractions of a millisecond are not exact."""


def take(full_at: float, now: float, rate: Rate, burst: int | None = None) -> tuple[float, int]:
    """Take one grain: the bucket's new state and 0, or its old state and the ms to wait.

    burst: how many at once, None: the rate's whole count.
    """
    grain = rate.per_ms / rate.count
    then = max(full_at, now) + grain
    missing = then - now - grain * (rate.count if burst is None else burst)
    if missing > _SLACK_MS:
        return full_at, math.ceil(missing)
    return then, 0


class Buckets:
    """One bucket per key (an address, a name); those that are full again are forgotten."""

    def __init__(self, rate: Rate, burst: int | None = None) -> None:
        self._rate = rate
        self._burst = burst
        self._full_at: dict[str, float] = {}
        self._sweep_at = 1024

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: str, now: float) -> int:
        """Take one grain from the key's bucket: 0, or the ms to wait."""
        full_at, wait = take(self._full_at.get(key, FULL), now, self._rate, self._burst)
        self._full_at[key] = full_at
        if len(self._full_at) >= self._sweep_at:
            self._sweep(now)
        return wait

    def _sweep(self, now: float) -> None:
        # Twice what is left: so each entry is looked at a bounded number of times.
        self._full_at = {key: at for key, at in self._full_at.items() if at > now}
        self._sweep_at = max(1024, 2 * len(self._full_at))
