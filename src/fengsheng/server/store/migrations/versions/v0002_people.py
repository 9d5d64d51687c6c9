"""How many people have played a game: those of bots alone are not kept like the others."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Games of before count as those of people."""
    op.add_column("games", sa.Column("people", sa.Integer, nullable=True))
    op.create_index("games_by_people", "games", ["people", "ended_at"])
