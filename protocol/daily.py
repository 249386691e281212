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


class Daily(Message):
    """`GET /api/daily/<game>`: today, the reader's last days, today's list and that before.

    ends_at:  the next day begins.
    final_at: until then a game that was begun today counts.
    today:    None: the reader has not begun yet.
    days:     newest first.
    lists:    today and the day before.
    """

    game: GameId
    day: DayKey
    starts_at: Natural
    ends_at: Natural
    final_at: Natural
    today: DailyAttempt | None
    days: list[DailyAttempt]
    lists: list[DailyList]


class DailyTable(Message):
    """`POST /api/daily/<game>`: where to play. counts: it is the attempt, else practice."""

    table: TableId
    counts: bool
