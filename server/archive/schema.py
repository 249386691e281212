"""The archive's tables. Times are wall-clock milliseconds; ids are the house's own.

A change here needs a migration in `migrations/versions`; a test holds the two together.
"""

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
    text,
)

METADATA: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ck": "ck_%(table_name)s_%(constraint_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# --- people ---------------------------------------------------------

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
    # Of a deleted account only this row stays, without its name: games and ledger point to it.
    Column("deleted_at", BigInteger),
)

TOKENS: Final = Table(
    "tokens",
    METADATA,
    Column("hash", LargeBinary(32), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seen_at", BigInteger, nullable=False),
    # A program's token: it does not end by lying idle.
    Column("lasting", Boolean, nullable=False, server_default=false()),
)

ACCOUNTS: Final = Table(
    "accounts",
    METADATA,
    # Whoever has no row here is a guest.
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    # None: a program's account, which has a token instead.
    Column("password_hash", String(200)),
    Column("email", String(254)),
    Column("registered_at", BigInteger, nullable=False),
    # A program's account belongs to the account of a person.
    Column("bot", Boolean, nullable=False),
    Column("owner", ForeignKey("users.id", ondelete="CASCADE"), index=True),
    Column("admin", Boolean, nullable=False),
    Column("settings", Text, nullable=False),
)

SANCTIONS: Final = Table(
    "sanctions",
    METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(12), primary_key=True),
    Column("since", BigInteger, primary_key=True),
    Column("until", BigInteger, nullable=False),
    Column("reason", String(200), nullable=False),
    # Name of the host; None: the house itself, for a habit of fair-play outcomes.
    Column("by", String(40)),
)

RELATIONS: Final = Table(
    "relations",
    METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("other", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("kind", String(8), nullable=False),
    Column("at", BigInteger, nullable=False),
)

# --- hosts ------------------------------------------------------------

REPORTS: Final = Table(
    "reports",
    METADATA,
    # By whom and by which command: sent again, it is the same report.
    Column("key", String(64), primary_key=True),
    Column("about", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("by", ForeignKey("users.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("reason", String(16), nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("table", String(32)),
    Column("quoted", String(500)),
    Column("text", String(500), nullable=False),
    Column("closed_at", BigInteger, index=True),
    Column("closed_by", String(40)),
)

HOST_ACTS: Final = Table(
    "host_acts",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("at", BigInteger, nullable=False, index=True),
    Column("by", String(40), nullable=False),
    Column("what", String(24), nullable=False),
    # A user, a table or a node.
    Column("target", String(64), nullable=False),
    Column("detail", String(300), nullable=False),
)

# --- finished games ---------------------------------------------------

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
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("stake", Integer, nullable=False, server_default=text("0")),
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
    # What the settlement changed; a rating's change is in `rating_history`.
    Column("points", Integer, nullable=False, server_default=text("0")),
    Column("taler", Integer, nullable=False, server_default=text("0")),
    # Words parted by spaces.
    Column("reasons", String(200), nullable=False, server_default=text("''")),
    Index("ix_finished_players_user_ended_at", "user", "ended_at"),
)

FAIR_PLAY: Final = Table(
    "fair_play",
    METADATA,
    Column("table", ForeignKey("finished_games.table", ondelete="CASCADE"), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("outcome", String(16), nullable=False),
    # Resigned early: by itself not bad, only the third time in a day.
    Column("early_resign", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_fair_play_user_at", "user", "at"),
)

# --- ratings ----------------------------------------------------------

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), primary_key=True),
    # Elo in hundredths.
    Column("value", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("last_played", BigInteger, nullable=False),
    Index("ix_ratings_game_value", "game", "value"),
)

RATING_HISTORY: Final = Table(
    "rating_history",
    METADATA,
    Column("table", ForeignKey("finished_games.table", ondelete="CASCADE"), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("before", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_rating_history_user_game_at", "user", "game", "at"),
)

POINTS: Final = Table(
    "points",
    METADATA,
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    Column("value", Integer, nullable=False, index=True),
    Column("games", Integer, nullable=False),
    Column("last_played", BigInteger, nullable=False),
)

# --- Taler ------------------------------------------------------------

TRANSFERS: Final = Table(
    "transfers",
    METADATA,
    Column("key", String(80), primary_key=True),
    # Accounts of the ledger: `user:<id>`, `escrow:<table>`, `mint`.
    Column("source", String(48), nullable=False, index=True),
    Column("target", String(48), nullable=False, index=True),
    Column("amount", BigInteger, nullable=False),
    Column("table", String(32)),
    Column("at", BigInteger, nullable=False),
    CheckConstraint("amount > 0", name="amount"),
)

BALANCES: Final = Table(
    "balances",
    METADATA,
    Column("account", String(48), primary_key=True),
    Column("balance", BigInteger, nullable=False),
    # Only the mint gives what it has not got. Source: reliability.md P8.
    CheckConstraint("balance >= 0 OR account = 'mint'", name="balance"),
)

ESCROWS: Final = Table(
    "escrows",
    METADATA,
    # No foreign key: stakes are held before there is a table, which may never come to be.
    Column("table", String(32), primary_key=True),
    Column("state", String(8), nullable=False),
    Column("stake", Integer, nullable=False),
    Column("held_at", BigInteger, nullable=False),
    Column("closed_at", BigInteger),
    Index("ix_escrows_state_held_at", "state", "held_at"),
)

# --- the game of the day ------------------------------------------------

SECRETS: Final = Table(
    "secrets",
    METADATA,
    # What only the server may know, by what it is for.
    Column("name", String(24), primary_key=True),
    Column("value", LargeBinary(32), nullable=False),
)

DAILY_ATTEMPTS: Final = Table(
    "daily_attempts",
    METADATA,
    # "2026-11-30": a day in Berlin.
    Column("day", String(10), primary_key=True),
    Column("game", String(32), primary_key=True),
    Column("user", ForeignKey("users.id", ondelete="CASCADE"), primary_key=True),
    # No foreign key: the attempt is spent when the game starts.
    Column("table", String(32), nullable=False, unique=True),
    Column("started_at", BigInteger, nullable=False),
    Column("ended_at", BigInteger),
    # None: not over, given up, or finished too late.
    Column("score", Integer),
    Index("ix_daily_attempts_user_day", "user", "day"),
)
