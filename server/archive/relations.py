"""Who is whose friend, and who wants to see nothing of whom."""

from collections import defaultdict

from sqlalchemy import delete, or_, select
from sqlalchemy.ext.asyncio import AsyncEngine

from server.archive.engine import insert_once, reading, unbroken, writing
from server.archive.schema import RELATIONS, USERS
from server.ports_people import Relation, Relations, UnknownUser


class SqlRelations:
    """The port `RelationArchive`."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def relations(self, user: str) -> Relations:
        """All of the user's."""
        mine = RELATIONS.c.user == user
        blocked_by = (RELATIONS.c.other == user) & (RELATIONS.c.kind == Relation.BLOCKED)
        others: defaultdict[str, set[str]] = defaultdict(set)
        blockers: set[str] = set()
        async with reading(self._engine) as connection:
            for row in await connection.execute(select(RELATIONS).where(or_(mine, blocked_by))):
                if row.user == user:
                    others[row.kind].add(row.other)
                else:
                    blockers.add(row.user)
        return Relations(
            friends=frozenset(others[Relation.FRIEND]),
            blocks=frozenset(others[Relation.BLOCKED]),
            blocked_by=frozenset(blockers),
        )

    @unbroken
    async def relate(self, user: str, other: str, relation: Relation | None, now_ms: int) -> None:
        """What `other` is to `user` from now on; None: nothing. Raises UnknownUser."""
        here = (
            select(USERS.c.id)
            .where(USERS.c.id.in_([user, other]), USERS.c.deleted_at.is_(None))
            .order_by(USERS.c.id)
            .with_for_update(read=True)
        )
        former = delete(RELATIONS).where(RELATIONS.c.user == user, RELATIONS.c.other == other)
        async with writing(self._engine) as connection:
            found = set((await connection.execute(here)).scalars())
            if found != {user, other} or user == other:
                raise UnknownUser(other)
            await connection.execute(former)
            if relation is not None:
                row = {"user": user, "other": other, "kind": relation, "at": now_ms}
                await insert_once(connection, RELATIONS, row)
