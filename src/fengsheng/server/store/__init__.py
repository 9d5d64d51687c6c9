"""What is kept on disk: tables, guests, games, answers, chat. SQLAlchemy and Alembic; SQLite by default."""

from __future__ import annotations

from fengsheng.server.store.ops import Op
from fengsheng.server.store.store import Store
from fengsheng.server.store.writes import Writes

__all__ = ["Op", "Store", "Writes"]
