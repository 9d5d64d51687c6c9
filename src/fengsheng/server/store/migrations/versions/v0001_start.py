"""The first schema."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create everything."""
    op.create_table(
        "meta",
        sa.Column("key", sa.String(40), primary_key=True),
        sa.Column("value", sa.Text, nullable=False),
    )
    op.create_table(
        "guests",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("token_hash", sa.String(64), nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("seen_at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tables",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("code", sa.String(6), nullable=True, unique=True),
        sa.Column("phase", sa.String(10), nullable=False),
        sa.Column("doc", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("created_at", sa.BigInteger, nullable=False),
        sa.Column("updated_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=True),
    )
    op.create_table(
        "games",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("header", sa.Text, nullable=False),
        sa.Column("seed", sa.LargeBinary, nullable=False),
        sa.Column("seed_sha256", sa.String(64), nullable=False),
        sa.Column("rules_versions", sa.String(200), nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("ended_at", sa.BigInteger, nullable=True),
        sa.Column("record", sa.Text, nullable=True),
        sa.Column("story", sa.LargeBinary, nullable=True),
    )
    op.create_index("games_by_table", "games", ["table_id", "number"])
    op.create_index("games_by_state", "games", ["state", "ended_at"])
    op.create_table(
        "answers",
        sa.Column("game_id", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("prompt", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("source", sa.String(6), nullable=False),
        sa.Column("notation", sa.String(200), nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "snapshots",
        sa.Column("game_id", sa.String(24), primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True),
        sa.Column("rules_version", sa.String(20), nullable=False),
        sa.Column("state", sa.LargeBinary, nullable=False),
        sa.Column("events", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "chat",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("line", sa.Integer, primary_key=True),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("table_id", sa.String(24), nullable=False),
        sa.Column("line", sa.Integer, nullable=False),
        sa.Column("guest", sa.String(24), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("reporter", sa.String(24), nullable=False),
        sa.Column("reason", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("settled", sa.Boolean, nullable=False),
    )
