"""Accounts, ratings, points, Taler, and how fair people played."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Add columns with defaults to the first tables, and make the others."""
    _people()
    _games()
    _ratings()
    _ledger()


def _people() -> None:
    op.add_column("users", sa.Column("deleted_at", sa.BigInteger()))
    op.add_column(
        "tokens", sa.Column("lasting", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.create_table(
        "accounts",
        _of_user("accounts"),
        sa.Column("password_hash", sa.String(200)),
        sa.Column("email", sa.String(254)),
        sa.Column("registered_at", sa.BigInteger(), nullable=False),
        sa.Column("bot", sa.Boolean(), nullable=False),
        _of_user("accounts", "owner", nullable=True),
        sa.Column("admin", sa.Boolean(), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_accounts"),
    )
    op.create_index("ix_accounts_owner", "accounts", ["owner"])
    op.create_table(
        "sanctions",
        _of_user("sanctions"),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("since", sa.BigInteger(), nullable=False),
        sa.Column("until", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(200), nullable=False),
        sa.Column("by", sa.String(40)),
        sa.PrimaryKeyConstraint("user", "kind", "since", name="pk_sanctions"),
    )
    op.create_table(
        "relations",
        _of_user("relations"),
        _of_user("relations", "other"),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "other", name="pk_relations"),
    )
    op.create_index("ix_relations_other", "relations", ["other"])


def _games() -> None:
    op.add_column(
        "finished_games",
        sa.Column("rated", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
    op.add_column("finished_games", _number("stake"))
    op.add_column("finished_players", _number("points"))
    op.add_column("finished_players", _number("taler"))
    op.add_column(
        "finished_players",
        sa.Column("reasons", sa.String(200), nullable=False, server_default=sa.text("''")),
    )
    op.create_table(
        "fair_play",
        _of_table("fair_play"),
        _of_user("fair_play"),
        sa.Column("outcome", sa.String(16), nullable=False),
        sa.Column("early_resign", sa.Boolean(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "user", name="pk_fair_play"),
    )
    op.create_index("ix_fair_play_user_at", "fair_play", ["user", "at"])


def _ratings() -> None:
    op.create_table(
        "ratings",
        _of_user("ratings"),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("last_played", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", "game", name="pk_ratings"),
    )
    op.create_index("ix_ratings_game_value", "ratings", ["game", "value"])
    op.create_table(
        "rating_history",
        _of_table("rating_history"),
        _of_user("rating_history"),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("before", sa.Integer(), nullable=False),
        sa.Column("after", sa.Integer(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table", "user", name="pk_rating_history"),
    )
    op.create_index("ix_rating_history_user_game_at", "rating_history", ["user", "game", "at"])
    op.create_table(
        "points",
        _of_user("points"),
        sa.Column("value", sa.Integer(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.Column("last_played", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("user", name="pk_points"),
    )
    op.create_index("ix_points_value", "points", ["value"])


def _ledger() -> None:
    op.create_table(
        "transfers",
        sa.Column("key", sa.String(80), nullable=False),
        sa.Column("source", sa.String(48), nullable=False),
        sa.Column("target", sa.String(48), nullable=False),
        sa.Column("amount", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_transfers"),
        sa.CheckConstraint("amount > 0", name="ck_transfers_amount"),
    )
    op.create_index("ix_transfers_source", "transfers", ["source"])
    op.create_index("ix_transfers_target", "transfers", ["target"])
    op.create_table(
        "balances",
        sa.Column("account", sa.String(48), nullable=False),
        sa.Column("balance", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("account", name="pk_balances"),
        sa.CheckConstraint("balance >= 0 OR account = 'mint'", name="ck_balances_balance"),
    )
    op.create_table(
        "escrows",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("state", sa.String(8), nullable=False),
        sa.Column("stake", sa.Integer(), nullable=False),
        sa.Column("held_at", sa.BigInteger(), nullable=False),
        sa.Column("closed_at", sa.BigInteger()),
        sa.PrimaryKeyConstraint("table", name="pk_escrows"),
    )
    op.create_index("ix_escrows_state_held_at", "escrows", ["state", "held_at"])


def _number(column: str) -> sa.Column[int]:
    return sa.Column(column, sa.Integer(), nullable=False, server_default=sa.text("0"))


def _of_user(table: str, column: str = "user", *, nullable: bool = False) -> sa.Column[str]:
    reference = sa.ForeignKey("users.id", name=f"fk_{table}_{column}", ondelete="CASCADE")
    return sa.Column(column, sa.String(32), reference, nullable=nullable)


def _of_table(table: str) -> sa.Column[str]:
    reference = sa.ForeignKey("finished_games.table", name=f"fk_{table}_table", ondelete="CASCADE")
    return sa.Column("table", sa.String(32), reference, nullable=False)
