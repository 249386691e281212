"""The games of the day: one secret for the house, one attempt a person, game and day."""

from collections.abc import Sequence
from typing import Any, Final

from sqlalchemy import Row, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from server.archive.engine import insert_once, reading, unbroken, writing
from server.archive.schema import DAILY_ATTEMPTS, SECRETS, USERS
from server.ports import TableId
from server.ports_daily import Attempt, ListedScore, WeekScore

_NAME: Final = "daily"
"""Of the row in `secrets`."""


class SqlDaily:
    """The port `DailyArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @unbroken
    async def secret(self, fresh: bytes) -> bytes:
        """The house's secret; where there is none yet, `fresh` becomes it."""
        query = select(SECRETS.c.value).where(SECRETS.c.name == _NAME)
        async with reading(self._engine) as connection:
            known = (await connection.execute(query)).scalar_one_or_none()
        if known is not None:
            return bytes(known)
        async with writing(self._engine) as connection:
            await insert_once(connection, SECRETS, {"name": _NAME, "value": fresh})
            return bytes((await connection.execute(query)).scalar_one())

    @unbroken
    async def begin(self, attempt: Attempt) -> Attempt:
        """Spend the attempt of a day; what counts is the first of it, returned ever after."""
        row = {
            "day": attempt.day,
            "game": attempt.game,
            "user": attempt.user,
            "table": attempt.table,
            "started_at": attempt.started_at,
        }
        async with writing(self._engine) as connection:
            await insert_once(connection, DAILY_ATTEMPTS, row)
            found = await _attempt(connection, attempt.day, attempt.game, attempt.user)
        assert found is not None, "it was there or was inserted"
        return found

    async def attempt(self, day: str, game: str, user: str) -> Attempt | None:
        """The attempt of that day, if it is spent."""
        async with reading(self._engine) as connection:
            return await _attempt(connection, day, game, user)

    async def attempts(self, user: str, game: str, limit: int) -> Sequence[Attempt]:
        """The last days that somebody has played, newest first."""
        mine = DAILY_ATTEMPTS.c
        query = (
            select(DAILY_ATTEMPTS)
            .where(mine.user == user, mine.game == game)
            .order_by(mine.day.desc())
            .limit(limit)
        )
        async with reading(self._engine) as connection:
            return [_as_attempt(row) for row in await connection.execute(query)]

    async def listed(self, day: str, game: str, limit: int) -> Sequence[ListedScore]:
        """The best of a day, of those who have an account: equal ones by earlier finish."""
        attempts = DAILY_ATTEMPTS.c
        query = (
            select(attempts.user, USERS.c.name, attempts.score, attempts.ended_at)
            .join(USERS, USERS.c.id == attempts.user)
            .where(
                attempts.day == day,
                attempts.game == game,
                attempts.score.is_not(None),
                USERS.c.guest.is_(False),
            )
            .order_by(attempts.score.desc(), attempts.ended_at, attempts.user)
            .limit(limit)
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        return [
            ListedScore(user=row.user, name=row.name, score=row.score, ended_at=row.ended_at)
            for row in rows
        ]

    async def together(
        self, days: tuple[str, str], game: str, limit: int, reader: str | None
    ) -> Sequence[WeekScore]:
        """The best from the first to the last of `days`, and the reader wherever he stands.

        Of those who have an account; equal sums by the earlier last finish.
        """
        attempts = DAILY_ATTEMPTS.c
        score = func.sum(attempts.score)
        last = func.max(attempts.ended_at)
        place = func.row_number().over(order_by=(score.desc(), last, attempts.user))
        totals = (
            select(
                attempts.user,
                score.label("score"),
                func.count().label("days"),
                place.label("place"),
            )
            .join(USERS, USERS.c.id == attempts.user)
            .where(
                attempts.day.between(*days),
                attempts.game == game,
                attempts.score.is_not(None),
                USERS.c.guest.is_(False),
            )
            .group_by(attempts.user)
            .subquery()
        )
        query = (
            select(totals, USERS.c.name)
            .join(USERS, USERS.c.id == totals.c.user)
            .where(or_(totals.c.place <= limit, totals.c.user == reader))
            .order_by(totals.c.place)
        )
        async with reading(self._engine) as connection:
            return [
                WeekScore(
                    place=row.place,
                    user=row.user,
                    name=row.name,
                    score=int(row.score),  # PostgreSQL sums up to a decimal
                    days=row.days,
                )
                for row in await connection.execute(query)
            ]


async def fill_attempt(
    connection: AsyncConnection, table: str, score: int | None, ended_at: int
) -> None:
    """Note in the settlement's transaction what a game of the day was worth.

    A game for practice has no row here.
    """
    mine = update(DAILY_ATTEMPTS).where(
        DAILY_ATTEMPTS.c.table == table, DAILY_ATTEMPTS.c.ended_at.is_(None)
    )
    await connection.execute(mine.values(score=score, ended_at=ended_at))


async def _attempt(connection: AsyncConnection, day: str, game: str, user: str) -> Attempt | None:
    mine = DAILY_ATTEMPTS.c
    query = select(DAILY_ATTEMPTS).where(mine.day == day, mine.game == game, mine.user == user)
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _as_attempt(row)


def _as_attempt(row: Row[Any]) -> Attempt:
    return Attempt(
        day=row.day,
        game=row.game,
        user=row.user,
        table=TableId(row.table),
        started_at=row.started_at,
        ended_at=row.ended_at,
        score=row.score,
    )
