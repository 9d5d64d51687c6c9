"""What somebody may still make, counted over all servers."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """A new table: a program of before goes on without it."""
    op.create_table(
        "limits",
        sa.Column("key", sa.String(80), primary_key=True),
        sa.Column("left", sa.Float, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.CheckConstraint(sa.column("left") >= sa.literal_column("0"), name="limits_left"),
    )
