"""Several servers on one database: who is alive, and who has which table."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """New tables, and columns with defaults: a program of before can go on writing."""
    op.create_table(
        "nodes",
        sa.Column("id", sa.String(24), primary_key=True),
        sa.Column("key", sa.BigInteger, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("address", sa.String(200), nullable=False),
        sa.Column("version", sa.String(20), nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        sa.Column("state", sa.String(10), nullable=False),
        sa.Column("started_at", sa.BigInteger, nullable=False),
        sa.Column("beat_at", sa.BigInteger, nullable=False),
        sa.Column("tables", sa.Integer, nullable=False),
        sa.Column("peers", sa.Integer, nullable=False),
    )
    op.create_table(
        "owners",
        sa.Column("table_id", sa.String(24), primary_key=True),
        sa.Column("node", sa.String(24), nullable=True),
        sa.Column("epoch", sa.BigInteger, nullable=False),
        sa.Column("rules", sa.Integer, nullable=False),
        postgresql_with={"fillfactor": 50},
    )
    op.add_column("tables", sa.Column("public", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("tables", sa.Column("open_seats", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("people", sa.Integer, nullable=False, server_default="0"))
    op.add_column("tables", sa.Column("empty_since", sa.BigInteger, nullable=True))
    op.create_index("tables_by_public", "tables", ["public", "phase"])
    # whose program can work with a schema is a fact of the database: an old one can start in the middle of a
    # change to a new one
    op.execute("INSERT INTO meta (key, value) VALUES ('compatible_from', '0004')")
