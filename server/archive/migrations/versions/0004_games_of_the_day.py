"""The secret that the days' seeds are made of, and who has played which day."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String(24), nullable=False),
        sa.Column("value", sa.LargeBinary(32), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_secrets"),
    )
    op.create_table(
        "daily_attempts",
        sa.Column("day", sa.String(10), nullable=False),
        sa.Column("game", sa.String(32), nullable=False),
        sa.Column(
            "user",
            sa.String(32),
            sa.ForeignKey("users.id", name="fk_daily_attempts_user", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("table", sa.String(32), nullable=False),
        sa.Column("started_at", sa.BigInteger(), nullable=False),
        sa.Column("ended_at", sa.BigInteger()),
        sa.Column("score", sa.Integer()),
        sa.PrimaryKeyConstraint("day", "game", "user", name="pk_daily_attempts"),
        sa.UniqueConstraint("table", name="uq_daily_attempts_table"),
    )
    op.create_index("ix_daily_attempts_user_day", "daily_attempts", ["user", "day"])
