"""What the game of the day needs of the archive: the house's secret, attempts, their list.

Times are wall-clock milliseconds. Everything may raise StoreUnavailable.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from server.ports import TableId


@dataclass(frozen=True, slots=True, kw_only=True)
class Attempt:
    """Somebody's game of a day that counts. ended_at: None: it runs, or was left lying.

    score: the lead over the computer; None: none, or none yet.
    """

    day: str
    game: str
    user: str
    table: TableId
    started_at: int
    ended_at: int | None = None
    score: int | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class ListedScore:
    """A line of a day's list."""

    user: str
    name: str
    score: int
    ended_at: int


@dataclass(frozen=True, slots=True, kw_only=True)
class WeekScore:
    """The sum of somebody's values in several days. place: 1 is the best; no two share one."""

    place: int
    user: str
    name: str
    score: int
    days: int


class DailyArchive(Protocol):
    """The rows `daily_attempts`, and the secret that a day's seed is made of."""

    async def secret(self, fresh: bytes) -> bytes:
        """The house's secret; where there is none yet, `fresh` becomes it."""

    async def begin(self, attempt: Attempt) -> Attempt:
        """Spend the attempt of a day; what counts is the first of it, returned ever after."""

    async def attempt(self, day: str, game: str, user: str) -> Attempt | None:
        """The attempt of that day, if it is spent."""

    async def attempts(self, user: str, game: str, limit: int) -> Sequence[Attempt]:
        """The last days that somebody has played, newest first."""

    async def listed(self, day: str, game: str, limit: int) -> Sequence[ListedScore]:
        """The best of a day, of those who have an account: equal ones by earlier finish."""

    async def together(
        self, days: tuple[str, str], game: str, limit: int, reader: str | None
    ) -> Sequence[WeekScore]:
        """The best from the first to the last of `days`, and the reader wherever he stands."""
