"""Taking one's data along, and leaving for good: what is forgotten, and what stays."""

import json
from collections.abc import Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Table, delete, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from rules.match.stakes import user_account
from server.archive.engine import reading, unbroken, writing
from server.archive.ledger import close_purse
from server.archive.logs import deflate, inflate, without_name
from server.archive.schema import (
    ACCOUNTS,
    BALANCES,
    DAILY_ATTEMPTS,
    FAIR_PLAY,
    FINISHED,
    PLAYERS,
    POINTS,
    RATING_HISTORY,
    RATINGS,
    RELATIONS,
    REPORTS,
    SANCTIONS,
    TOKENS,
    TRANSFERS,
    USERS,
)
from server.ports_people import FORGOTTEN_NAME, UnknownUser

_OWN: Final = (
    TOKENS,
    SANCTIONS,
    RELATIONS,
    RATINGS,
    RATING_HISTORY,
    POINTS,
    FAIR_PLAY,
    DAILY_ATTEMPTS,
    ACCOUNTS,
)
"""What goes with a user, by its column `user`."""

_SECRET: Final = frozenset({"skeleton", "password_hash", "user"})


class SqlDeparture:
    """The port `DepartureArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def export(self, user: str) -> Mapping[str, Any]:
        """All that is kept about a user, as plain JSON data; no secrets. Raises UnknownUser."""
        purse = user_account(user)
        tokens = select(TOKENS.c.seen_at, TOKENS.c.lasting).where(TOKENS.c.user == user)
        games = (
            select(PLAYERS, *(column for column in FINISHED.c if column is not FINISHED.c.log))
            .join(FINISHED, FINISHED.c.table == PLAYERS.c.table)
            .where(PLAYERS.c.user == user)
            .order_by(PLAYERS.c.ended_at)
        )
        async with reading(self._engine) as connection:
            found = await _rows(connection, USERS, (USERS.c.id == user) & _alive())
            if not found:
                raise UnknownUser(user)
            accounts = await _rows(connection, ACCOUNTS, ACCOUNTS.c.user == user)
            for account in accounts:
                account["settings"] = json.loads(account["settings"])
            return {
                "user": found[0],
                "account": accounts[0] if accounts else None,
                "programs": await _rows(connection, ACCOUNTS, ACCOUNTS.c.owner == user, "user"),
                "sign_ins": _plain(await connection.execute(tokens)),
                "sanctions": await _rows(connection, SANCTIONS, SANCTIONS.c.user == user),
                "reports": await _rows(connection, REPORTS, REPORTS.c.by == user),
                "relations": await _rows(connection, RELATIONS, RELATIONS.c.user == user),
                "ratings": await _rows(connection, RATINGS, RATINGS.c.user == user),
                "rating_history": await _rows(
                    connection, RATING_HISTORY, RATING_HISTORY.c.user == user
                ),
                "points": await _rows(connection, POINTS, POINTS.c.user == user),
                "fair_play": await _rows(connection, FAIR_PLAY, FAIR_PLAY.c.user == user),
                "daily": await _rows(connection, DAILY_ATTEMPTS, DAILY_ATTEMPTS.c.user == user),
                "balance": await _rows(connection, BALANCES, BALANCES.c.account == purse),
                "transfers": await _rows(
                    connection,
                    TRANSFERS,
                    or_(TRANSFERS.c.source == purse, TRANSFERS.c.target == purse),
                ),
                "games": _plain(await connection.execute(games)),
            }

    @unbroken
    async def delete(self, user: str, now_ms: int) -> None:
        """Forget a user: the games stay, under a placeholder for the name.

        His programs go with him, Taler go back to the mint. The second time nothing is changed.
        """
        programs = select(ACCOUNTS.c.user).where(ACCOUNTS.c.owner == user)
        async with writing(self._engine) as connection:
            gone = sorted([*(await connection.execute(programs)).scalars(), user])
            # All people before any Taler, as everybody does: so no two wait for each other.
            locked = select(USERS.c.id).where(USERS.c.id.in_(gone)).order_by(USERS.c.id)
            await connection.execute(locked.with_for_update())
            for each in gone:
                await _forget(connection, each, now_ms)
        await self.finish_deletions()

    @unbroken
    async def finish_deletions(self) -> None:
        """Take the names of the deleted out of the games they still stand in.

        Game by game, so that nobody waits for the last of thousands.
        """
        query = (
            select(PLAYERS.c.table, PLAYERS.c.user)
            .join(USERS, USERS.c.id == PLAYERS.c.user)
            .where(~_alive(), PLAYERS.c.name != FORGOTTEN_NAME)
        )
        async with reading(self._engine) as connection:
            seats = (await connection.execute(query)).all()
        for table, user in seats:
            async with writing(self._engine) as connection:
                await _forget_in_game(connection, table, user)


def _alive() -> ColumnElement[bool]:
    return USERS.c.deleted_at.is_(None)


async def _forget(connection: AsyncConnection, user: str, now_ms: int) -> None:
    forgotten = (
        update(USERS)
        .where(USERS.c.id == user, _alive())
        # No name has a colon, so this cannot be somebody's.
        .values(name=FORGOTTEN_NAME, skeleton=f"deleted:{user}", deleted_at=now_ms)
    )
    if (await connection.execute(forgotten)).rowcount == 0:
        return
    await close_purse(connection, user, now_ms)
    await connection.execute(delete(RELATIONS).where(RELATIONS.c.other == user))
    told = or_(REPORTS.c.about == user, REPORTS.c.by == user)
    await connection.execute(delete(REPORTS).where(told))
    for table in _OWN:
        await connection.execute(delete(table).where(table.c.user == user))


async def _forget_in_game(connection: AsyncConnection, table: str, user: str) -> None:
    game = FINISHED.c.table == table
    stored = await connection.execute(select(FINISHED.c.log).where(game).with_for_update())
    log = without_name(inflate(stored.scalar_one()), user)
    await connection.execute(update(FINISHED).where(game).values(log=deflate(log)))
    seats = (PLAYERS.c.table == table, PLAYERS.c.user == user)
    await connection.execute(update(PLAYERS).where(*seats).values(name=FORGOTTEN_NAME))


async def _rows(
    connection: AsyncConnection, table: Table, wanted: ColumnElement[bool], *also: str
) -> list[dict[str, Any]]:
    """Rows of a table as plain data, secrets left out but for the columns `also`."""
    columns = [each for each in table.c if each.name not in _SECRET or each.name in also]
    return _plain(await connection.execute(select(*columns).where(wanted)))


def _plain(rows: Any) -> list[dict[str, Any]]:
    return [dict(row._mapping) for row in rows]
