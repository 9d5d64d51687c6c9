"""What is kept on disk: tables, guests, games, answers, chat. SQLAlchemy and Alembic; SQLite by default."""

from __future__ import annotations

from .ops import Op
from .store import Store
from .writes import Writes

__all__ = ["Op", "Store", "Writes"]
