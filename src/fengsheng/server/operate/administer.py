"""What whoever runs a server may look at and do, from the database alone: no server need be running.

A running server is told through the database too: it looks for orders when it sweeps.
"""

from __future__ import annotations

from datetime import UTC, datetime
from time import monotonic, sleep
from typing import Any

from sqlalchemy import insert, select, text, update

from fengsheng.server.errors import StoreError
from fengsheng.server.store import Store, schema
from fengsheng.server.store.store import ORDER
from fengsheng.server.table.state import load

CHANNEL = "fengsheng"
HINT = "order"  # that there is an order; where servers listen they look at once


def _time(ms: int | None) -> str | None:
    return None if ms is None else datetime.fromtimestamp(ms / 1000, UTC).isoformat(timespec="seconds")


def _row(row: Any) -> dict[str, Any]:
    state = load(row.doc)
    return {
        "code": row.code,
        "table": row.id,
        "phase": row.phase,
        "edition": state.settings.edition,
        "seats": state.settings.seats,
        "people": [member.name for member in state.members],
        "public": state.settings.public,
        "games": state.games,
        "created": _time(row.created_at),
        "changed": _time(row.updated_at),
    }


def tables(store: Store, everything: bool) -> list[dict[str, Any]]:
    """Tables, newest first; with `everything` those that have ended too."""
    chosen = select(schema.tables).order_by(schema.tables.c.created_at.desc())
    if not everything:
        chosen = chosen.where(schema.tables.c.code.is_not(None))
    return [_row(row) for row in store.rows(chosen)]


def _find(store: Store, name: str) -> Any:
    table = schema.tables
    chosen = select(table).where((table.c.code == name.upper()) | (table.c.id == name))
    rows = store.rows(chosen)
    if not rows:
        raise StoreError(f"There is no table {name!r}.")
    return rows[0]


def inspect(store: Store, name: str) -> dict[str, Any]:
    """One table by code or id, with its games; no hands, no seeds, no tokens."""
    row = _find(store, name)
    state = load(row.doc)
    found = _row(row)
    found["owner"] = next((m.name for m in state.members if m.guest == state.owner), "")
    found["paused"] = state.paused
    found["chairs"] = [
        {
            "name": state.chair_name(seat),
            "bot": chair.bot,
            "away": chair.away,
            "conceded": chair.conceded,
        }
        for seat, chair in enumerate(state.chairs)
    ]
    found["played"] = [
        {
            "game": game.id,
            "state": game.state,
            "rules": game.rules_versions,
            "answers": len(store.answers(game.id)),
            "started": _time(game.started_at),
            "ended": _time(game.ended_at),
        }
        for game in store.games(row.id)
    ]
    found["chat_lines"] = len(store.chat(row.id, 1000))
    return found


def end(store: Store, name: str) -> str:
    """Have a table ended; its id. A running server does it at its next sweep, else the next start."""
    row = _find(store, name)
    if row.code is None:
        raise StoreError("That table has ended already.")
    key = f"{ORDER}{row.id}"
    with store.engine.connect() as connection, connection.begin():
        connection.execute(schema.meta.delete().where(schema.meta.c.key == key))
        connection.execute(insert(schema.meta), {"key": key, "value": "end"})
        if store.engine.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_notify(:channel, :hint)"), {"channel": CHANNEL, "hint": HINT})
    return str(row.id)


def nodes(store: Store) -> list[dict[str, Any]]:
    """Servers that share this database, as they were last heard of."""
    chosen = select(schema.nodes).order_by(schema.nodes.c.started_at)
    return [
        {
            "node": row.id,
            "name": row.name,
            "address": row.address,
            "version": row.version,
            "rules": row.rules,
            "state": row.state,
            "tables": row.tables,
            "peers": row.peers,
            "started": _time(row.started_at),
            "beat": _time(row.beat_at),
        }
        for row in store.rows(chosen)
    ]


def drain(store: Store, name: str) -> str:
    """Have a node give its tables away; its id. It sees that with its next beat."""
    table = schema.nodes
    found = [row for row in nodes(store) if name in (row["node"], row["name"])]
    if not found:
        raise StoreError(f"There is no node {name!r}.")
    node = str(found[-1]["node"])
    with store.engine.connect() as connection, connection.begin():
        connection.execute(update(table).where(table.c.id == node).values(state="draining"))
    return node


def wait_until_drained(store: Store, node: str, every: float = 1.0, patience: float = 10.0) -> None:
    """Until it has no tables, or is gone. What is known of it is as old as its last beat, so it is given time
    for one before the first look."""
    heard, at = "", monotonic()
    while True:
        sleep(every)
        row = next((row for row in nodes(store) if row["node"] == node), None)
        if row is None or not row["tables"]:
            return
        if row["beat"] != heard:
            heard, at = row["beat"], monotonic()
        elif monotonic() - at > patience:
            raise StoreError(f"{node} has {row['tables']} tables and is not heard of any more.")


def reports(store: Store) -> list[dict[str, Any]]:
    """Complaints that nobody has settled."""
    return [
        {
            "report": row.id,
            "table": row.table_id,
            "name": row.name,
            "text": row.text,
            "reason": row.reason,
            "at": _time(row.at),
        }
        for row in store.reports()
    ]


def settle(store: Store, report: str, drop: bool = False) -> None:
    """A complaint was dealt with. `drop`: what it is about is to go. A comment is gone at once, a line of
    chat when its table is next read."""
    table, comments, chat = schema.reports, schema.comments, schema.chat
    with store.engine.connect() as connection, connection.begin():
        about = connection.execute(select(table).where(table.c.id == report)).one_or_none()
        if about is None:
            raise StoreError(f"There is no report {report!r}.")
        connection.execute(update(table).where(table.c.id == report).values(settled=True))
        if drop:
            for said, where, number in (
                (comments, comments.c.game_id, comments.c.moment),
                (chat, chat.c.table_id, chat.c.line),
            ):
                same = (where == about.table_id) & (number == about.line) & (said.c.guest == about.guest)
                connection.execute(said.delete().where(same, said.c.text == about.text))
