"""What people may not do for a while: muted, suspended, out of rated play."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, delete, select, update
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from server.archive.engine import insert_once, reading, unbroken, writing
from server.archive.schema import SANCTIONS, TOKENS, USERS
from server.ports_people import Sanction, SanctionKind, UnknownUser


async def running(connection: AsyncConnection, user: str, now_ms: int) -> tuple[Sanction, ...]:
    """What somebody may not do now."""
    query = select(SANCTIONS).where(
        SANCTIONS.c.user == user, SANCTIONS.c.since <= now_ms, SANCTIONS.c.until > now_ms
    )
    rows = await connection.execute(query.order_by(SANCTIONS.c.kind))
    return tuple(_sanction(row) for row in rows)


async def last_sanction(
    connection: AsyncConnection, user: str, kind: SanctionKind
) -> Sanction | None:
    """The last one of its kind, which may be over."""
    query = select(SANCTIONS).where(SANCTIONS.c.user == user, SANCTIONS.c.kind == kind)
    latest = query.order_by(SANCTIONS.c.since.desc()).limit(1)
    row = (await connection.execute(latest)).one_or_none()
    return None if row is None else _sanction(row)


async def impose(connection: AsyncConnection, user: str, sanction: Sanction) -> None:
    """Begin a sanction, in the place of a running one of its kind; not a second time."""
    row = {
        "user": user,
        "kind": sanction.kind,
        "since": sanction.since,
        "until": sanction.until,
        "reason": sanction.reason,
        "by": sanction.by,
    }
    if not await insert_once(connection, SANCTIONS, row):
        return
    await _end(connection, user, sanction.kind, sanction.since)
    if sanction.kind is SanctionKind.SUSPENDED:
        await connection.execute(delete(TOKENS).where(TOKENS.c.user == user))


async def _end(connection: AsyncConnection, user: str, kind: SanctionKind, at: int) -> None:
    begun = SANCTIONS.c.since < at
    mine = (SANCTIONS.c.user == user, SANCTIONS.c.kind == kind, SANCTIONS.c.until > at)
    await connection.execute(update(SANCTIONS).where(*mine, begun).values(until=at))


class SqlSanctions:
    """The port `SanctionArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    @unbroken
    async def impose(self, user: str, sanction: Sanction) -> None:
        """From now on, in the place of a running one of its kind. Keyed by user, kind and since.

        A suspension ends all tokens of the user. Raises UnknownUser.
        """
        known = select(USERS.c.id).where(USERS.c.id == user, USERS.c.deleted_at.is_(None))
        async with writing(self._engine) as connection:
            if (await connection.execute(known)).one_or_none() is None:
                raise UnknownUser(user)
            await impose(connection, user, sanction)

    @unbroken
    async def lift(self, user: str, kind: SanctionKind, now_ms: int) -> None:
        """End what runs of this kind."""
        async with writing(self._engine) as connection:
            await _end(connection, user, kind, now_ms)

    async def sanctions(self, user: str, kind: SanctionKind, since_ms: int) -> Sequence[Sanction]:
        """Those that ended after `since_ms` or run, newest first."""
        query = select(SANCTIONS).where(
            SANCTIONS.c.user == user, SANCTIONS.c.kind == kind, SANCTIONS.c.until > since_ms
        )
        async with reading(self._engine) as connection:
            rows = await connection.execute(query.order_by(SANCTIONS.c.since.desc()))
            return [_sanction(row) for row in rows]


def _sanction(row: Row[Any]) -> Sanction:
    return Sanction(
        kind=SanctionKind(row.kind),
        since=row.since,
        until=row.until,
        reason=row.reason,
        by=row.by,
    )
