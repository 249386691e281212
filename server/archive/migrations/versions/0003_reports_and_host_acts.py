"""What people tell the hosts, and the book of what hosts do."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "reports",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column(
            "about",
            sa.String(32),
            sa.ForeignKey("users.id", name="fk_reports_about", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column(
            "by",
            sa.String(32),
            sa.ForeignKey("users.id", name="fk_reports_by", ondelete="CASCADE"),
            nullable=False,
        ),
        sa.Column("reason", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("table", sa.String(32)),
        sa.Column("quoted", sa.String(500)),
        sa.Column("text", sa.String(500), nullable=False),
        sa.Column("closed_at", sa.BigInteger()),
        sa.Column("closed_by", sa.String(40)),
        sa.PrimaryKeyConstraint("key", name="pk_reports"),
    )
    op.create_index("ix_reports_about", "reports", ["about"])
    op.create_index("ix_reports_by", "reports", ["by"])
    op.create_index("ix_reports_closed_at", "reports", ["closed_at"])
    op.create_table(
        "host_acts",
        sa.Column("key", sa.String(64), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.String(40), nullable=False),
        sa.Column("what", sa.String(24), nullable=False),
        sa.Column("target", sa.String(64), nullable=False),
        sa.Column("detail", sa.String(300), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_host_acts"),
    )
    op.create_index("ix_host_acts_at", "host_acts", ["at"])
