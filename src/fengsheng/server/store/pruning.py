"""What is thrown away, and when. The periods are stated in docs/hosting.md."""

from __future__ import annotations

from sqlalchemy import Executable, delete, func, or_, select

from . import schema
from .ops import Op
from .store import Store
from .writer import execute

DAY_MS = 24 * 3600 * 1000
KEEP_REPLAYS_DAYS = 90
KEEP_ENDED_TABLES_DAYS = 7
KEEP_GUESTS_DAYS = 365
KEEP_REPORTS_DAYS = 90
KEEP_LINES = 1000  # of chat at one table


def prune(now_ms: int) -> list[Op]:
    """Operations that remove what is too old. What a running game needs is never among it."""
    tables, games, answers = schema.tables, schema.games, schema.answers
    old_tables = select(tables.c.id).where(
        tables.c.ended_at.is_not(None), tables.c.ended_at < now_ms - KEEP_ENDED_TABLES_DAYS * DAY_MS
    )
    chat, later = schema.chat, schema.chat.alias()
    newest = select(func.max(later.c.line)).where(later.c.table_id == chat.c.table_id).scalar_subquery()
    running = select(games.c.id).where(games.c.state == "running")
    statements: list[Executable] = [
        delete(games).where(
            or_(
                (games.c.state == "over") & (games.c.ended_at < now_ms - KEEP_REPLAYS_DAYS * DAY_MS),
                (games.c.state == "dropped") & (games.c.ended_at < now_ms - KEEP_ENDED_TABLES_DAYS * DAY_MS),
            )
        ),
        delete(answers).where(answers.c.game_id.not_in(running)),
        delete(schema.snapshots).where(schema.snapshots.c.game_id.not_in(running)),
        delete(chat).where(chat.c.table_id.in_(old_tables)),
        delete(chat).where(chat.c.line <= newest - KEEP_LINES),
        delete(tables).where(tables.c.id.in_(old_tables)),
        delete(schema.guests).where(schema.guests.c.seen_at < now_ms - KEEP_GUESTS_DAYS * DAY_MS),
        delete(schema.reports).where(schema.reports.c.at < now_ms - KEEP_REPORTS_DAYS * DAY_MS),
    ]
    return [Op(statement, {}) for statement in statements]


def prune_now(store: Store, now_ms: int) -> None:
    """The same at once, for a command."""
    with store.engine.connect() as connection, connection.begin():
        execute(connection, prune(now_ms))
