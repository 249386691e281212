"""The archive's tables. Times are wall-clock milliseconds; ids are the house's own.

A change here needs a migration in `migrations/versions`; a test holds the two together.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

USERS: Final = Table(
    "users",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    # What the name looks like: two users may not look alike (server/services/names.py).
    Column("skeleton", String(80), nullable=False, unique=True),
    Column("guest", Boolean, nullable=False),
    Column("language", String(2), nullable=False),
    Column("created_at", BigInteger, nullable=False),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seen_at", BigInteger, nullable=False),
)

FINISHED: Final = Table(
    "finished_games",
    METADATA,
    Column("table", String(32), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Column("reason", String(40), nullable=False),
    # All entries as the store had them, one a line, deflated.
    Column("log", LargeBinary, nullable=False),
)

PLAYERS: Final = Table(
    "finished_players",
    METADATA,
    Column("table", ForeignKey("finished_games.table", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    # No foreign key: computers play too, and a deleted account leaves its games.
    Column("user", String(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("rank", Integer, nullable=False),
    Column("ended_at", BigInteger, nullable=False),
    Index("ix_finished_players_user_ended_at", "user", "ended_at"),
)
