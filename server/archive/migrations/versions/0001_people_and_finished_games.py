"""People, their tokens, and finished games."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make the first tables."""
    op.create_table(
        "users",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("skeleton", sa.String(80), nullable=False),
        sa.Column("guest", sa.Boolean(), nullable=False),
        sa.Column("language", sa.String(2), nullable=False),
        sa.Column("created_at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_users"),
        sa.UniqueConstraint("skeleton", name="uq_users_skeleton"),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.LargeBinary(32), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("seen_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(["user"], ["users.id"], name="fk_tokens_user", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_user", "tokens", ["user"])
    op.create_table(
        "finished_games",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.Column("reason", sa.String(40), nullable=False),
        sa.Column("log", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table", name="pk_finished_games"),
    )
    op.create_table(
        "finished_players",
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("user", sa.String(32), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("rank", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.BigInteger(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table"],
            ["finished_games.table"],
            name="fk_finished_players_table",
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table", "seat", name="pk_finished_players"),
    )
    op.create_index("ix_finished_players_user_ended_at", "finished_players", ["user", "ended_at"])
