"""What is thrown away by its age, and when. The periods are stated in docs/hosting.md."""

from __future__ import annotations

from collections.abc import Callable, Collection

from sqlalchemy import Column, Executable, Table, bindparam, delete, func, or_, select, update

from fengsheng.server.hub.calendar import DAY_MS
from fengsheng.server.store import schema
from fengsheng.server.store.ops import Op
from fengsheng.server.store.store import Store

KEEP_REPLAYS_DAYS = 90
KEEP_BOT_GAMES_DAYS = 1
KEEP_ENDED_TABLES_DAYS = 7
KEEP_GUESTS_DAYS = 365
KEEP_REPORTS_DAYS = 90
KEEP_LINES = 1000  # of chat at one table


def prune(store: Store, now_ms: int, needed: Callable[[], Collection[str]]) -> list[Op]:
    """Operations that remove what is too old. What a running game needs is never among it; `needed` are the
    guests who sit at a table, and is asked only if somebody was away for long."""
    tables, games, answers = schema.tables, schema.games, schema.answers
    old_tables = select(tables.c.id).where(
        tables.c.ended_at.is_not(None), tables.c.ended_at < now_ms - KEEP_ENDED_TABLES_DAYS * DAY_MS
    )
    chat, later = schema.chat, schema.chat.alias()
    newest = select(func.max(later.c.line)).where(later.c.table_id == chat.c.table_id).scalar_subquery()
    running = select(games.c.id).where(games.c.state == "running")
    statements: list[Executable] = [
        *_not_in_the_future(now_ms),
        delete(games).where(
            or_(
                (games.c.state == "over") & (games.c.ended_at < now_ms - KEEP_REPLAYS_DAYS * DAY_MS),
                (games.c.state == "dropped") & (games.c.ended_at < now_ms - KEEP_ENDED_TABLES_DAYS * DAY_MS),
            )
        ),
        delete(games).where(games.c.people == 0, games.c.ended_at < now_ms - KEEP_BOT_GAMES_DAYS * DAY_MS),
        delete(answers).where(answers.c.game_id.not_in(running)),
        delete(schema.snapshots).where(schema.snapshots.c.game_id.not_in(running)),
        delete(schema.analyses).where(schema.analyses.c.game_id.not_in(select(games.c.id))),
        delete(schema.comments).where(schema.comments.c.game_id.not_in(select(games.c.id))),
        delete(chat).where(chat.c.table_id.in_(old_tables)),
        delete(chat).where(chat.c.line <= newest - KEEP_LINES),
        delete(tables).where(tables.c.id.in_(old_tables)),
        delete(schema.reports).where(schema.reports.c.at < now_ms - KEEP_REPORTS_DAYS * DAY_MS),
    ]
    ops = [Op(statement, {}) for statement in statements]
    return ops + forget_guests(store, now_ms - KEEP_GUESTS_DAYS * DAY_MS, needed)


def _not_in_the_future(now_ms: int) -> list[Executable]:
    """What was written down while the clock was ahead is as old as now, or it would be kept for ever."""
    dated: list[tuple[Table, Column[int]]] = [
        (table, table.c[name])
        for table, name in (
            (schema.games, "ended_at"),
            (schema.tables, "ended_at"),
            (schema.guests, "seen_at"),
            (schema.reports, "at"),
        )
    ]
    return [
        update(table).where(column > now_ms + DAY_MS).values({column.name: now_ms}) for table, column in dated
    ]


def forget_guests(store: Store, seen_before: int, needed: Callable[[], Collection[str]]) -> list[Op]:
    """Guests who were away for so long and sit nowhere."""
    guests = schema.guests
    away = [row.id for row in store.rows(select(guests.c.id).where(guests.c.seen_at < seen_before))]
    sitting = needed() if away else ()
    forget = delete(guests).where(guests.c.id == bindparam("guest"), guests.c.seen_at < bindparam("before"))
    return [Op(forget, {"guest": one, "before": seen_before}) for one in away if one not in sitting]
