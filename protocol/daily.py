"""The game of the day over HTTP. Times are in ms since 1970, days are those of Berlin."""

from typing import Annotated

from pydantic import Field

from protocol.ids import GameId, Natural, TableId
from protocol.message import Message

DayKey = Annotated[str, Field(pattern=r"^\d{4}-\d{2}-\d{2}$")]


class DailyAttempt(Message):
    """The reader's game of a day that counts. score: None: given up, too late, or not over."""

    day: DayKey
    table: TableId
    over: bool
    score: int | None


class DailyPlace(Message):
    """A line of a day's list. rank: equal scores have it in the order in which they were done."""

    rank: Natural
    name: str
    score: int
    you: bool


class DailyList(Message):
    """How a day went. final: nothing can be added any more; seed: public from then on."""

    day: DayKey
    final: bool
    seed: str | None
    places: list[DailyPlace]


class DailyWeekLine(Message):
    """Somebody's last seven days together. days: on so many of them there was a value."""

    rank: Natural
    name: str
    score: int
    days: Natural
    you: bool


class Daily(Message):
    """`GET /api/daily/<game>`: today, the reader's last days, and how the last seven days went.

    ends_at:  the next day begins.
    final_at: until then a game that was begun today counts.
    today:    None: the reader has not begun yet.
    late:     the reader's game of yesterday, while it runs and may still be finished: it goes
              before today's.
    days:     newest first.
    lists:    today and the six days before.
    week:     these days together, the best first; the reader's own line is always among them.
    """

    game: GameId
    day: DayKey
    starts_at: Natural
    ends_at: Natural
    final_at: Natural
    today: DailyAttempt | None
    late: DailyAttempt | None
    days: list[DailyAttempt]
    lists: list[DailyList]
    week: list[DailyWeekLine]


class DailyTable(Message):
    """`POST /api/daily/<game>`: where to play. counts: it is the attempt, else practice."""

    table: TableId
    counts: bool
