"""How much is kept, and what is given up when it is too much: the least missed first, and never anything of a
running game. The order is stated in docs/hosting.md."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator

from sqlalchemy import ColumnElement, bindparam, delete, func, select, text

from fengsheng.server.hub.calendar import DAY_MS
from fengsheng.server.store import schema
from fengsheng.server.store.ops import Op
from fengsheng.server.store.pruning import forget_guests
from fengsheng.server.store.store import Store

KEEP_BOT_GAMES = 200  # of bots alone, the newest
LAST_LINES = 100  # of chat, which a table shows to whoever comes in
FEWER_GUESTS_DAYS = 30  # since their last visit
AT_ONCE = 200  # games in one transaction

_games = schema.games
_drop_game = delete(_games).where(_games.c.id == bindparam("game"))


def used_bytes(store: Store) -> int:
    """How much of the database is in use; 0 where only its own tools can tell. (What is given up makes room
    in a file, but no file smaller.)"""
    if store.engine.dialect.name != "sqlite":
        return 0
    pages, free, size = (
        store.rows(text(f"PRAGMA {name}"))[0][0] for name in ("page_count", "freelist_count", "page_size")
    )
    return int((pages - free) * size)


def extra_bot_games(store: Store) -> list[Op]:
    """Games of bots alone that are more than are kept."""
    chosen = (
        select(_games.c.id)
        .where(_games.c.people == 0, _games.c.state == "over")
        .order_by(_games.c.ended_at.desc())
        .offset(KEEP_BOT_GAMES)
        .limit(AT_ONCE)
    )
    return [Op(_drop_game, {"game": row.id}) for row in store.rows(chosen)]


def keep_less(store: Store, excess: int, now_ms: int, needed: Callable[[], Collection[str]]) -> list[Op]:
    """Operations that give up about so many bytes, if there is so much; nothing if there is nothing left to
    give up. `needed` are the guests who sit at a table."""
    for ops in _steps(store, excess, now_ms, needed):
        if ops:
            return ops
    return []


def _steps(
    store: Store, excess: int, now_ms: int, needed: Callable[[], Collection[str]]
) -> Iterator[list[Op]]:
    over = _games.c.state == "over"
    yield _oldest(store, _games.c.state == "dropped", excess)
    yield _oldest(store, over & (_games.c.people == 0), excess)
    yield _oldest(store, over & (_games.c.people == 1), excess)
    yield _oldest(store, over, excess)
    yield _ended_tables(store)
    yield _old_lines(store)
    yield forget_guests(store, now_ms - FEWER_GUESTS_DAYS * DAY_MS, needed)


def _oldest(store: Store, which: ColumnElement[bool], excess: int) -> list[Op]:
    """The oldest of these games, as many as it takes."""
    parts = (_games.c.header, _games.c.record, _games.c.story)
    lengths = [func.coalesce(func.length(part), 0) for part in parts]
    chosen = select(_games.c.id, *lengths).where(which).order_by(_games.c.ended_at).limit(AT_ONCE)
    ops: list[Op] = []
    for row in store.rows(chosen):
        if excess <= 0:
            break
        ops.append(Op(_drop_game, {"game": row[0]}))
        excess -= sum(row[1:])
    return ops


def _ended_tables(store: Store) -> list[Op]:
    tables = schema.tables
    ended = tables.c.ended_at.is_not(None)
    if not store.rows(select(tables.c.id).where(ended).limit(1)):
        return []
    ids = select(tables.c.id).where(ended)
    return [Op(delete(schema.chat).where(schema.chat.c.table_id.in_(ids))), Op(delete(tables).where(ended))]


def _old_lines(store: Store) -> list[Op]:
    chat = schema.chat
    long = (
        select(chat.c.table_id, func.max(chat.c.line).label("newest"))
        .group_by(chat.c.table_id)
        .having(func.count() > LAST_LINES)
    )
    cut = delete(chat).where(chat.c.table_id == bindparam("table"), chat.c.line <= bindparam("last"))
    return [Op(cut, {"table": row.table_id, "last": row.newest - LAST_LINES}) for row in store.rows(long)]
