"""Analyses that several servers share: one of them is at each."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Columns with defaults: a program of before goes on writing, and leaves them as they are."""
    op.add_column("analyses", sa.Column("node", sa.String(24), nullable=True))
    op.add_column("analyses", sa.Column("epoch", sa.BigInteger, nullable=False, server_default="0"))
    op.add_column("analyses", sa.Column("progress", sa.Text, nullable=True))
