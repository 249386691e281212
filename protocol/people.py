"""What is read over HTTP about people: profiles, ratings, finished games, leaderboards.

Ratings are in hundredths, times in ms since 1970.
"""

from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from protocol.account import Restriction
from protocol.ids import GameId, Natural, TableId, UserId
from protocol.message import Message

Showing: TypeAlias = Literal["first", "equal", "behind"]
"""How somebody came off. With two seats: won, drawn, lost."""


class RatingLine(Message):
    """How strong somebody is at one game. games: rated ones so far; provisional: too few."""

    game: GameId
    value: Natural
    games: Natural
    provisional: bool
    last_played: Natural


class Record(Message):
    """The reader against somebody: how often before him, level with him, behind him."""

    ahead: Natural
    level: Natural
    behind: Natural


class FairPlayOutcome(Message):
    """What one rated game said about how somebody played."""

    outcome: str
    at: Natural


class Private(Message):
    """What is told of a person to himself alone. outcomes: newest first."""

    taler: Natural
    outcomes: list[FairPlayOutcome]
    restrictions: list[Restriction]


class Profile(Message):
    """`GET /api/people/<name>`.

    since:      when the account (or the guest) came to be.
    form:       the last ten rated games, newest first.
    against_me: None: it is oneself, or the two never met.
    private:    None: it is somebody else.
    """

    user: UserId
    name: str
    guest: bool
    bot: bool
    since: Natural
    points: int
    ratings: list[RatingLine]
    form: list[Showing]
    against_me: Record | None
    private: Private | None


class RatingPoint(Message):
    """The rating after a game."""

    table: TableId
    at: Natural
    value: Natural


class RatingGraph(Message):
    """`GET /api/people/<name>/graph?game=…&days=…`: oldest first. days: 0 for all of it."""

    points: list[RatingPoint]


class PlayerLine(Message):
    """One player of a finished game, and what it changed for him.

    rank:     1 is best; 0: the game had no result.
    computer: its level.
    """

    seat: Annotated[int, Field(ge=0, le=4)]
    user: str
    name: str
    computer: Literal["easy", "medium", "strong"] | None
    rank: Annotated[int, Field(ge=0, le=5)]
    rating_before: Natural | None
    rating_after: Natural | None
    points: int
    taler: int


class GameLine(Message):
    """A finished game. showing: how the owner of the list came off, None: without a result."""

    table: TableId
    game: GameId
    started_at: Natural
    ended_at: Natural
    reason: str
    rated: bool
    stake: Natural
    showing: Showing | None
    players: list[PlayerLine]


class HistoryPage(Message):
    """`GET /api/people/<name>/games?…`, newest first. after: what to ask the next page with."""

    games: list[GameLine]
    after: str | None


class BoardLine(Message):
    """A line of a leaderboard. place: equal values share it; value: a rating or points."""

    place: Annotated[int, Field(ge=1)]
    user: UserId
    name: str
    value: int
    games: Natural
    provisional: bool
    last_played: Natural


class Leaderboard(Message):
    """`GET /api/top?game=…`, by rating; without a game by points over all games.

    own: the reader's line wherever it stands; None: he has not played rated of late.
    """

    game: GameId | None
    lines: list[BoardLine]
    own: BoardLine | None
