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

    async def graph(self, user: str, game: str, since_ms: int, limit: int) -> Sequence[RatingPoint]:
        """The user's rating after each of the last `limit` games since then, oldest first."""
        history = RATING_HISTORY.c
        query = (
            select(history.table, history.at, history.after)
            .where(history.user == user, history.game == game, history.at >= since_ms)
            .order_by(history.at.desc(), history.table.desc())
            .limit(limit)
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [
            RatingPoint(table=TableId(row.table), at=row.at, value=row.after)
            for row in reversed(rows)
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

        Only those who have played a rated game since `active_since_ms`. The index is read from its
        upper end: what is asked costs the same however many have a rating.
        """
        board = _Board(game, active_since_ms)
        async with reading(self._engine) as connection:
            best = (await connection.execute(board.best(limit))).all()
            mine = (await connection.execute(board.lines().where(USERS.c.id == own))).one_or_none()
            if mine is None:
                return Leaderboard(lines=_placed(best), own=None)
            before = (await connection.execute(board.before(mine.value))).scalar_one()
        return Leaderboard(lines=_placed(best), own=_line(mine, before + 1))


class _Board:
    """The statements of one leaderboard."""

    def __init__(self, game: str | None, active_since_ms: int) -> None:
        self._table = POINTS if game is None else RATINGS
        self._active = self._table.c.last_played >= active_since_ms
        if game is not None:
            self._active &= RATINGS.c.game == game

    def lines(self) -> Select[Any]:
        """Everybody's, with the names."""
        column = self._table.c
        return (
            select(column.user, column.value, column.games, column.last_played, USERS.c.name)
            .join(USERS, USERS.c.id == column.user)
            .where(self._active)
        )

    def best(self, limit: int) -> Select[Any]:
        """The best, by name where they are equal."""
        column = self._table.c
        ids = select(column.user).where(self._active)
        ids = ids.order_by(column.value.desc(), column.user).limit(limit)
        # Not sorted by name among thousands: first cut, then sorted.
        found = self.lines().where(column.user.in_(ids.scalar_subquery()))
        return found.order_by(column.value.desc(), USERS.c.name)

    def before(self, value: int) -> Select[Any]:
        """How many are better than that."""
        better = select(func.count()).select_from(self._table)
        return better.where(self._active, self._table.c.value > value)


def _placed(best: Sequence[Row[Any]]) -> list[BoardLine]:
    """Lines with their places; equal values share one."""
    lines: list[BoardLine] = []
    for number, row in enumerate(best, 1):
        shares = bool(lines) and lines[-1].value == row.value
        lines.append(_line(row, lines[-1].place if shares else number))
    return lines


def _rating(row: Row[Any]) -> Rating:
    return Rating(value=row.value, games=row.games, last_played=row.last_played)


def _line(row: Row[Any], place: int) -> BoardLine:
    return BoardLine(
        place=place,
        user=row.user,
        name=row.name,
        value=row.value,
        games=row.games,
        last_played=row.last_played,
    )
