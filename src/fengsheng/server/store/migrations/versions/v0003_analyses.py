"""Analyses of finished games, with what is asked for and not yet made."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """One row for each game, level and seat that was asked for."""
    op.create_table(
        "analyses",
        sa.Column("game_id", sa.String(24), primary_key=True),
        sa.Column("level", sa.String(12), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("who", sa.String(64), nullable=False),
        sa.Column("asked_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("error", sa.Text, nullable=False),
        sa.Column("review", sa.LargeBinary, nullable=True),
    )
    op.create_index("analyses_by_state", "analyses", ["state", "asked_at"])
