"""What players have pinned to a moment of a game that is over."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Nobody had anything to say before."""
    op.create_table(
        "comments",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("game_id", sa.String(24), nullable=False),
        sa.Column("moment", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_index("comments_by_game", "comments", ["game_id", "moment"])
