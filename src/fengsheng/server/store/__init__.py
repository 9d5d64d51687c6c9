"""What is kept on disk: tables, guests, games, answers, chat. SQLAlchemy and Alembic; SQLite by default."""

from __future__ import annotations

from .store import Store
from .writer import Op

__all__ = ["Op", "Store"]
