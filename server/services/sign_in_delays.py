"""How often passwords may be tried for one name. Pure; the time is an argument.

Two bounds: a rate, whatever comes of the tries, and a delay that grows with each failure in a
row. Both are the same for names that nobody has. Kept by each node for itself: several nodes
let somebody try several times as often, which is still hopeless.
Source: reliability.md 5.
"""

from typing import Final

from server.config import Rate
from server.limits import Buckets

FREE: Final = 3
"""So many failures in a row are a slip of the hand."""
FIRST_DELAY_MS: Final = 1_000
LONGEST_DELAY_MS: Final = 60_000
"""No longer, or anybody could keep somebody else out."""
FORGET_MS: Final = 15 * 60_000


class SignInDelays:
    """The tries for each name."""

    def __init__(self, rate: Rate) -> None:
        self._tries = Buckets(rate)
        self._failures: dict[str, tuple[int, float]] = {}
        """How many in a row, and when the last one was."""
        self._sweep_at = 1024

    def __len__(self) -> int:
        """Of how many names failures are remembered."""
        return len(self._failures)

    def take(self, name: str, now_ms: float) -> int:
        """Try once: 0, or the ms to wait."""
        count, last = self._failures.get(name, (0, 0.0))
        wait = last + _delay(count) - now_ms
        return round(wait) if wait >= 1 else self._tries.take(name, now_ms)

    def failed(self, name: str, now_ms: float) -> None:
        """The password did not fit."""
        count, last = self._failures.get(name, (0, now_ms))
        self._failures[name] = (1 if now_ms - last > FORGET_MS else count + 1, now_ms)
        if len(self._failures) >= self._sweep_at:
            self._sweep(now_ms)

    def succeeded(self, name: str) -> None:
        """It did: whoever tries is who he says."""
        self._failures.pop(name, None)

    def _sweep(self, now_ms: float) -> None:
        self._failures = {
            name: (count, last)
            for name, (count, last) in self._failures.items()
            if now_ms - last <= FORGET_MS
        }
        self._sweep_at = max(1024, 2 * len(self._failures))


def _delay(failures: int) -> int:
    if failures < FREE:
        return 0
    # The exponent is bounded too: a long siege must not make huge numbers.
    return min(LONGEST_DELAY_MS, FIRST_DELAY_MS << min(failures - FREE, 16))
