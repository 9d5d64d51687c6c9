"""Tables that are in no node's memory, and what is done to all nodes' rows together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack, asynccontextmanager, suppress
from hashlib import sha256
from typing import Any

from sqlalchemy import Connection, Row, bindparam, case, delete, func, or_, select, text, update
from sqlalchemy.exc import SQLAlchemyError

from fengsheng.server.cluster.protocols import DEAD_AFTER_MS, FORGOTTEN_MS
from fengsheng.server.errors import StoreUnavailable
from fengsheng.server.hub.shelf import FREE_AFTER
from fengsheng.server.store import Op, Store, schema
from fengsheng.server.store.database import reason

AT_ONCE = 20  # tables that are ended in one sweep
UNHEARD_MS = 60_000  # after which the tables of a node count as empty

_tables, _owners, _nodes = schema.tables, schema.owners, schema.nodes
_release = (
    update(_owners)
    .where(_owners.c.table_id == bindparam("table"))
    .values(node=None, epoch=_owners.c.epoch + 1)
)
_another = text(
    f"""SELECT n.address FROM nodes n JOIN owners o ON o.table_id = :table AND o.rules <= n.rules
    WHERE n.id <> :me AND n.state = 'up'
      AND n.beat_at >= extract(epoch FROM clock_timestamp()) * 1000 - {DEAD_AFTER_MS}
    ORDER BY md5(n.id || o.table_id) LIMIT 1"""
)
_set_state = update(_nodes).where(_nodes.c.id == bindparam("which")).values(state=bindparam("new_state"))


def release(table: str) -> Op:
    """It is everybody's. The fence before it in the transaction says that it was ours."""
    return Op(_release, {"table": table})


def another(store: Store, table: str, me: str) -> str:
    """The address of a node that may wake a table, the same for all who ask; empty: there is none."""
    found = store.rows(_another.bindparams(table=table, me=me))
    return found[0][0] if found else ""


def set_state(node: str, state: str) -> Op:
    """What a node does, for all to see."""
    return Op(_set_state, {"which": node, "new_state": state})


def public(store: Store, most: int) -> list[Row[Any]]:
    """Public tables at which somebody is, those that wait for people first."""
    chosen = select(_tables).where(
        _tables.c.public, _tables.c.code.is_not(None), _tables.c.empty_since.is_(None)
    )
    first = case((_tables.c.phase == "lobby", 0), else_=1)
    return store.rows(chosen.order_by(first, _tables.c.created_at.desc()).limit(most))


def notice_empty(now_ms: int) -> list[Op]:
    """Whoever was at a table of a node that is gone has come back elsewhere by now, or is not there."""
    alive = select(_nodes.c.id).where(_nodes.c.beat_at >= now_ms - UNHEARD_MS)
    awake = select(_owners.c.table_id).where(_owners.c.node.in_(alive))
    forsaken = update(_tables).where(
        _tables.c.code.is_not(None), _tables.c.empty_since.is_(None), _tables.c.id.not_in(awake)
    )
    return [Op(forsaken.values(empty_since=now_ms))]


def left_long_ago(store: Store, now_ms: int) -> list[str]:
    """Codes of tables to which nobody has come back for as long as one waits: some of them, by lot, so that
    broken ones, which stay, are not in the way of all others."""
    due = [
        (_tables.c.phase == phase) & (_tables.c.empty_since < now_ms - round(1000 * after))
        for phase, after in FREE_AFTER.items()
    ]
    chosen = select(_tables.c.code).where(_tables.c.code.is_not(None), or_(*due))
    return [row.code for row in store.rows(chosen.order_by(func.random()).limit(AT_ONCE))]


def forget_dead(now_ms: int) -> list[Op]:
    """Nodes of long ago, and owners of tables that are no more."""
    return [
        Op(delete(_nodes).where(_nodes.c.beat_at < now_ms - FORGOTTEN_MS)),
        Op(delete(_owners).where(_owners.c.table_id.not_in(select(_tables.c.id)))),
    ]


def durable(store: Store) -> str:
    """Whether a second machine has what is committed: `standby`, else `local`."""
    names = store.rows(text("SHOW synchronous_standby_names"))[0][0]
    return "standby" if names else "local"


@asynccontextmanager
async def alone_at(store: Store, work: str) -> AsyncIterator[bool]:
    """Whether this node may do something that one of all shall do. Raises StoreUnavailable."""
    key = int.from_bytes(sha256(f"fengsheng {work}".encode()).digest()[:8], "big", signed=True)
    held = await asyncio.to_thread(_hold, store, key)
    try:
        yield held is not None
    finally:
        if held is not None:
            await asyncio.to_thread(_let_go, held, key)


def _hold(store: Store, key: int) -> Connection | None:
    """A connection with that lock; None: another node has it."""
    try:
        with ExitStack() as stack:
            connection = stack.enter_context(store.engine.connect())
            taken = connection.execute(text("SELECT pg_try_advisory_lock(:key)"), {"key": key}).scalar()
            connection.commit()
            if taken:
                stack.pop_all()
                return connection
    except SQLAlchemyError as error:
        raise StoreUnavailable("The database cannot be asked.", reason(error)) from None
    return None


def _let_go(connection: Connection, key: int) -> None:
    """Of the lock; at the latest it goes with the session."""
    with suppress(SQLAlchemyError), connection:
        try:
            connection.execute(text("SELECT pg_advisory_unlock(:key)"), {"key": key})
        finally:
            connection.invalidate()
