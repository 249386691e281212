"""The archive as one value: the port `Archive`, and the narrower ones by job as attributes."""

from dataclasses import replace

from sqlalchemy import delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql import ColumnElement

from server.archive.accounts import SqlAccounts, as_guest, people, set_name
from server.archive.daily import SqlDaily
from server.archive.departure import SqlDeparture
from server.archive.engine import close, reading, unbroken, writing
from server.archive.fair_play import SqlFairPlay
from server.archive.history import SqlHistory
from server.archive.hosting import SqlActs, SqlReports
from server.archive.ledger import SqlLedger
from server.archive.logs import inflate
from server.archive.ratings import SqlRatings
from server.archive.relations import SqlRelations
from server.archive.sanctions import SqlSanctions
from server.archive.schema import FINISHED, PLAYERS, TOKENS, USERS
from server.archive.settle import changes_of, settle
from server.archive.tokens import SqlTokens, add_user, holder
from server.ports import Decide, FinishedGame, Guest, SettledGame, TableId
from server.ports_daily import DailyArchive
from server.ports_games import FairPlayArchive, HistoryArchive, Ledger, RatingArchive
from server.ports_hosting import ActArchive, ReportArchive
from server.ports_people import (
    AccountArchive,
    DepartureArchive,
    RelationArchive,
    SanctionArchive,
    TokenArchive,
)


class SqlArchive:
    """People and finished games, the same statements for SQLite and PostgreSQL."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine
        self.accounts: AccountArchive = SqlAccounts(engine)
        self.tokens: TokenArchive = SqlTokens(engine)
        self.sanctions: SanctionArchive = SqlSanctions(engine)
        self.relations: RelationArchive = SqlRelations(engine)
        self.reports: ReportArchive = SqlReports(engine)
        self.acts: ActArchive = SqlActs(engine)
        self.departure: DepartureArchive = SqlDeparture(engine)
        self.ledger: Ledger = SqlLedger(engine)
        self.ratings: RatingArchive = SqlRatings(engine)
        self.played: HistoryArchive = SqlHistory(engine)
        self.fair_play: FairPlayArchive = SqlFairPlay(engine)
        self.daily: DailyArchive = SqlDaily(engine)

    async def close(self) -> None:
        """Close all connections."""
        await close(self._engine)

    # --- people ---------------------------------------------------------

    @unbroken
    async def add_guest(self, guest: Guest, token_hash: bytes, now_ms: int) -> None:
        """Store a new guest with the hash of the login token. Raises NameTaken."""
        token = {"hash": token_hash, "user": guest.user, "seen_at": now_ms}
        async with writing(self._engine) as connection:
            await add_user(connection, guest, now_ms)
            await connection.execute(insert(TOKENS).values(token))

    @unbroken
    async def user_by_token(self, token_hash: bytes, now_ms: int) -> Guest | None:
        """Who holds this token; renews its 30 idle days."""
        return await holder(self._engine, token_hash, now_ms)

    @unbroken
    async def end_token(self, token_hash: bytes) -> None:
        """Sign out."""
        async with writing(self._engine) as connection:
            await connection.execute(delete(TOKENS).where(TOKENS.c.hash == token_hash))

    @unbroken
    async def rename(self, user: str, name: str) -> None:
        """Change a name. Raises NameTaken."""
        async with writing(self._engine) as connection:
            await set_name(connection, user, name)

    async def user(self, user: str) -> Guest | None:
        """A person by id."""
        async with reading(self._engine) as connection:
            row = (await connection.execute(people().where(USERS.c.id == user))).one_or_none()
        return None if row is None else as_guest(row)

    # --- finished games -------------------------------------------------

    @unbroken
    async def settle(self, finished: FinishedGame, decide: Decide | None = None) -> SettledGame:
        """Store a finished game and all it changes, in one transaction keyed by its table.

        decide: None: a friendly game without a stake, which changes nothing. It is pure, and
        runs inside the transaction on facts that nobody else changes meanwhile.
        Raises NotConserved; then nothing was stored.
        """
        async with writing(self._engine) as connection:
            return await settle(connection, finished, decide)

    async def finished(self, table: TableId) -> FinishedGame | None:
        """A finished game by its table."""
        games = await self._games(FINISHED.c.table == table)
        if not games:
            return None
        async with reading(self._engine) as connection:
            return replace(games[0], changes=await changes_of(connection, table))

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
                    log=inflate(row.log),
                    rated=row.rated,
                    stake=row.stake,
                )
            players = game.players
            assert isinstance(players, list)
            players.append((row.seat, row.user, row.name, row.rank))
        return list(games.values())
