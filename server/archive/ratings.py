"""Ratings and points: what they are, how they became so, and who stands where."""

from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Row, Select, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from server.archive.engine import reading
from server.archive.schema import POINTS, RATING_HISTORY, RATINGS, USERS
from server.ports import TableId
from server.ports_games import BoardLine, Leaderboard, Rating, RatingPoint


class SqlRatings:
    """The port `RatingArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def ratings(self, users: Sequence[str], game: str) -> Mapping[str, Rating]:
        """Of these users, at one game."""
        query = select(RATINGS).where(RATINGS.c.game == game, RATINGS.c.user.in_(users))
        async with reading(self._engine) as connection:
            return {row.user: _rating(row) for row in await connection.execute(query)}

    async def ratings_of(self, user: str) -> Mapping[str, Rating]:
        """Of one user, by game."""
        query = select(RATINGS).where(RATINGS.c.user == user).order_by(RATINGS.c.game)
        async with reading(self._engine) as connection:
            return {row.game: _rating(row) for row in await connection.execute(query)}

    async def graph(self, user: str, game: str, since_ms: int) -> Sequence[RatingPoint]:
        """The user's rating after each game since then, oldest first."""
        history = RATING_HISTORY.c
        query = (
            select(history.table, history.at, history.after)
            .where(history.user == user, history.game == game, history.at >= since_ms)
            .order_by(history.at, history.table)
        )
        async with reading(self._engine) as connection:
            return [
                RatingPoint(table=TableId(row.table), at=row.at, value=row.after)
                for row in await connection.execute(query)
            ]

    async def points(self, user: str) -> int:
        """Over all games; signed."""
        query = select(POINTS.c.value).where(POINTS.c.user == user)
        async with reading(self._engine) as connection:
            return (await connection.execute(query)).scalar_one_or_none() or 0

    async def leaderboard(
        self, game: str | None, active_since_ms: int, limit: int, own: str
    ) -> Leaderboard:
        """By rating at `game`, or by points over all games when it is None.

        Only those who have played a rated game since `active_since_ms`.
        """
        places = _places(game, active_since_ms).subquery()
        query = select(places, USERS.c.name).join(USERS, USERS.c.id == places.c.user)
        best = query.order_by(places.c.place, USERS.c.name).limit(limit)
        async with reading(self._engine) as connection:
            lines = [_line(row) for row in await connection.execute(best)]
            found = (await connection.execute(query.where(places.c.user == own))).one_or_none()
        return Leaderboard(lines=lines, own=None if found is None else _line(found))


def _places(game: str | None, active_since_ms: int) -> Select[Any]:
    table = POINTS if game is None else RATINGS
    place = func.rank().over(order_by=table.c.value.desc()).label("place")
    columns = (table.c.user, table.c.value, table.c.games, table.c.last_played)
    query = select(*columns, place).where(table.c.last_played >= active_since_ms)
    return query if game is None else query.where(RATINGS.c.game == game)


def _rating(row: Row[Any]) -> Rating:
    return Rating(value=row.value, games=row.games, last_played=row.last_played)


def _line(row: Row[Any]) -> BoardLine:
    return BoardLine(
        place=row.place,
        user=row.user,
        name=row.name,
        value=row.value,
        games=row.games,
        last_played=row.last_played,
    )
