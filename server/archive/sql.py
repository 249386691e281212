"""The port `Archive` on SQL, the same statements for SQLite and PostgreSQL."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ColumnElement

from server.archive import settle
from server.archive.engine import reading, writing
from server.archive.schema import FINISHED, PLAYERS, TOKENS, USERS
from server.ports import FinishedGame, Guest, NameTaken, TableId
from server.services.names import skeleton

TOKEN_IDLE_MS: Final = 30 * 24 * 3_600_000
"""A token that nobody uses for so long ends. Source: reliability.md 6."""

TOKEN_RENEW_MS: Final = 3_600_000
"""A token in use is noted as seen at most so often: not every reload should write."""


class SqlArchive:
    """People and finished games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def close(self) -> None:
        """Close all connections."""
        await self._engine.dispose()

    # --- people ---------------------------------------------------------

    async def add_guest(self, guest: Guest, token_hash: bytes, now_ms: int) -> None:
        """Store a new guest with the hash of the login token. Raises NameTaken."""
        try:
            async with writing(self._engine) as connection:
                await connection.execute(
                    insert(USERS).values(
                        id=guest.user,
                        name=guest.name,
                        skeleton=skeleton(guest.name),
                        guest=guest.guest,
                        language=guest.language,
                        created_at=now_ms,
                    )
                )
                await connection.execute(
                    insert(TOKENS).values(hash=token_hash, user=guest.user, seen_at=now_ms)
                )
        except IntegrityError as conflict:
            raise NameTaken from conflict

    async def user_by_token(self, token_hash: bytes, now_ms: int) -> Guest | None:
        """Who holds this token; renews its 30 idle days."""
        query = (
            select(USERS, TOKENS.c.seen_at)
            .join(TOKENS, TOKENS.c.user == USERS.c.id)
            .where(TOKENS.c.hash == token_hash, TOKENS.c.seen_at > now_ms - TOKEN_IDLE_MS)
        )
        async with reading(self._engine) as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        if row.seen_at < now_ms - TOKEN_RENEW_MS:
            seen = update(TOKENS).where(TOKENS.c.hash == token_hash).values(seen_at=now_ms)
            async with writing(self._engine) as connection:
                await connection.execute(seen)
        return Guest(user=row.id, name=row.name, guest=row.guest, language=row.language)

    async def end_token(self, token_hash: bytes) -> None:
        """Sign out."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(TOKENS).where(TOKENS.c.hash == token_hash))

    async def rename(self, user: str, name: str) -> None:
        """Change a name. Raises NameTaken."""
        renamed = update(USERS).where(USERS.c.id == user)
        try:
            async with writing(self._engine) as connection:
                await connection.execute(renamed.values(name=name, skeleton=skeleton(name)))
        except IntegrityError as conflict:
            raise NameTaken from conflict

    async def user(self, user: str) -> Guest | None:
        """A person by id."""
        async with reading(self._engine) as connection:
            found = await connection.execute(select(USERS).where(USERS.c.id == user))
            row = found.one_or_none()
        if row is None:
            return None
        return Guest(user=row.id, name=row.name, guest=row.guest, language=row.language)

    # --- finished games -------------------------------------------------

    async def settle(self, finished: FinishedGame) -> bool:
        """Store a finished game; True: now, False: it was settled before. One transaction."""
        try:
            async with writing(self._engine) as connection:
                await settle.settle(connection, finished)
        except settle.SettledBefore:
            return False
        return True

    async def finished(self, table: TableId) -> FinishedGame | None:
        """A finished game by its table."""
        games = await self._games(FINISHED.c.table == table)
        return games[0] if games else None

    async def history(self, user: str, before_ms: int | None, limit: int) -> Sequence[FinishedGame]:
        """A user's finished games, newest first."""
        own = select(PLAYERS.c.table).where(PLAYERS.c.user == user)
        if before_ms is not None:
            own = own.where(PLAYERS.c.ended_at < before_ms)
        own = own.order_by(PLAYERS.c.ended_at.desc()).limit(limit)
        return await self._games(FINISHED.c.table.in_(own))

    async def _games(self, wanted: ColumnElement[bool]) -> list[FinishedGame]:
        query = (
            select(FINISHED, PLAYERS.c.seat, PLAYERS.c.user, PLAYERS.c.name, PLAYERS.c.rank)
            .join(PLAYERS, PLAYERS.c.table == FINISHED.c.table)
            .where(wanted)
            .order_by(FINISHED.c.ended_at.desc(), FINISHED.c.table, PLAYERS.c.seat)
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(query)).all()
        games: dict[str, FinishedGame] = {}
        for row in rows:
            game = games.get(row.table)
            if game is None:
                game = games[row.table] = FinishedGame(
                    table=TableId(row.table),
                    game=row.game,
                    started_at=row.started_at,
                    ended_at=row.ended_at,
                    reason=row.reason,
                    players=[],
                    log=settle.inflate(row.log),
                )
            players = game.players
            assert isinstance(players, list)
            players.append((row.seat, row.user, row.name, row.rank))
        return list(games.values())
