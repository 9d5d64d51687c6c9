"""Analyses that are asked for at any node, as PostgreSQL keeps them: one node is at each.

Taken as tables are (claims.py): a look, and an update that names the epoch that was seen. What a node writes
later names its epoch too, so whoever was thought dead, or whose job was cancelled, writes nothing any more.
How many wait is counted in the transaction that adds one, one after the other over all nodes.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from fengsheng.server.analysis.desk import MOST, MOST_OF_ONE, enough, enough_of_one, not_theirs
from fengsheng.server.analysis.jobs import WANTED, Job, Wanted
from fengsheng.server.cluster.protocols import DEAD_AFTER_MS
from fengsheng.server.errors import NotOwner, StoreUnavailable
from fengsheng.server.store import Store
from fengsheng.server.store.database import reason
from fengsheng.server.store.locking import lock_key

TRIES = 4  # at what others take at the same time

_NOW = "cast(extract(epoch FROM clock_timestamp()) * 1000 AS bigint)"
_WANTED = "state IN ('queued', 'running')"
_THIS = "game_id = :game AND level = :level AND seat = :seat"
_OURS = f"{_THIS} AND node = :node AND epoch = :epoch"
# A game of newer rules waits for a node that knows them; a version that is no number is in nobody's way.
_NEXT = text(f"""
SELECT a.game_id, a.level, a.seat, a.epoch FROM analyses a
  LEFT JOIN nodes n ON n.id = a.node LEFT JOIN games g ON g.id = a.game_id
WHERE a.{_WANTED} AND (:deep OR a.level <> 'deep')
  AND (a.node IS NULL OR a.node = :me OR n.id IS NULL OR n.beat_at < {_NOW} - {DEAD_AFTER_MS})
  AND NOT EXISTS (SELECT 1 FROM unnest(string_to_array(g.rules_versions, ',')) v
    WHERE CASE WHEN v ~ '^[0-9]{{1,9}}$' THEN v::int > :rules ELSE false END)
ORDER BY a.asked_at, a.game_id, a.level, a.seat LIMIT 1""")
_TAKE = text(f"""
UPDATE analyses SET node = :me, epoch = epoch + 1, state = 'running', updated_at = {_NOW}
WHERE {_THIS} AND epoch = :epoch AND {_WANTED} RETURNING *""")
_FIND = text(f"SELECT * FROM analyses WHERE {_THIS}")
_WAITING = text(
    f"SELECT count(*) AS number, count(*) FILTER (WHERE who = :who) AS theirs FROM analyses WHERE {_WANTED}"
)
# what there is of it stays
_ASK = text(f"""
INSERT INTO analyses (game_id, level, seat, who, asked_at, updated_at, state, error)
VALUES (:game, :level, :seat, :who, {_NOW}, {_NOW}, 'queued', '')
ON CONFLICT (game_id, level, seat) DO UPDATE SET who = :who, asked_at = {_NOW}, updated_at = {_NOW},
  state = 'queued', error = '', node = NULL, epoch = analyses.epoch + 1, progress = NULL
RETURNING *""")
_CANCEL = text(f"""
UPDATE analyses SET state = CASE WHEN review IS NULL THEN 'none' ELSE 'part' END, updated_at = {_NOW},
  node = NULL, epoch = epoch + 1, progress = NULL
WHERE {_THIS} AND {_WANTED} AND who = :who RETURNING *""")
_KEEP = text(f"""
UPDATE analyses SET state = :state, error = :error, review = :review, updated_at = {_NOW},
  node = CASE WHEN :goes_on THEN node END, progress = CASE WHEN :goes_on THEN progress END
WHERE {_OURS} AND {_WANTED}""")
_PROGRESS = text(f"UPDATE analyses SET progress = :progress WHERE {_OURS} AND state = 'running'")
_BEFORE = text(f"""
SELECT count(*) FROM analyses a, (SELECT * FROM analyses WHERE {_THIS}) o
WHERE a.{_WANTED} AND o.state = 'queued' AND (a.state = 'running'
  OR (a.asked_at, a.game_id, a.level, a.seat) < (o.asked_at, o.game_id, o.level, o.seat))""")


class Taken(NamedTuple):
    """A job that is ours: as whom we took it, and its epoch."""

    job: Job
    node: str
    epoch: int


class Queue:
    """Of one node. Everything here waits for the database: not for the event loop."""

    def __init__(self, store: Store, me: Callable[[], str], rules: int, deep: bool) -> None:
        self._store = store
        self._me = me
        self._rules = rules
        self._deep = deep

    @contextmanager
    def _transaction(self) -> Iterator[Connection]:
        """Not over the writer: no table waits for it. Nothing is written to a database that was put back."""
        try:
            with self._store.engine.connect() as connection, connection.begin():
                self._store.writer.agree(connection.connection.driver_connection)
                yield connection
        except SQLAlchemyError as error:
            raise StoreUnavailable("The database cannot be asked.", reason(error)) from None

    def find(self, wanted: Wanted) -> Job | None:
        """What waits, is being done somewhere, or was made of it."""
        row = self._store.analysis(*wanted)
        return None if row is None else Job.of(row)

    def place(self, wanted: Wanted) -> int:
        """How many come first, at all nodes; 0: it is being done."""
        return int(self._store.rows(_BEFORE.bindparams(**_key(wanted)))[0][0])

    def ask(self, wanted: Wanted, who: str, again: bool) -> Job:
        """Add it, unless it waits already or is there."""
        with self._transaction() as connection:
            schema = connection.execute(text("SELECT current_schema()")).scalar()
            key = lock_key(f"{schema} analyses")
            connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": key})
            row = connection.execute(_FIND, _key(wanted)).one_or_none()
            found = None if row is None else Job.of(row)
            if found is not None and (found.state in WANTED or (found.state == "ready" and not again)):
                return found
            waiting = connection.execute(_WAITING, {"who": who}).one()
            if waiting.theirs >= MOST_OF_ONE:
                raise enough_of_one()
            if waiting.number >= MOST:
                raise enough()
            return Job.of(connection.execute(_ASK, _key(wanted) | {"who": who}).one())

    def cancel(self, wanted: Wanted, who: str) -> Job | None:
        """Whoever asked wants it no longer, wherever it is being done. None: nobody has asked."""
        with self._transaction() as connection:
            row = connection.execute(_CANCEL, _key(wanted) | {"who": who}).one_or_none()
            if row is None:
                row = connection.execute(_FIND, _key(wanted)).one_or_none()
                if row is not None and row.state in WANTED:
                    raise not_theirs()
                return None
            return Job.of(row)

    def take(self) -> Taken | None:
        """The next that nobody is at, or whose node is not heard of any more. None: there is none."""
        me = self._me()
        for _ in range(TRIES):
            with self._transaction() as connection:
                asked = {"me": me, "rules": self._rules, "deep": self._deep}
                seen = connection.execute(_NEXT, asked).one_or_none()
                if seen is None:
                    return None
                wanted = _key(Wanted(*seen[:3])) | {"me": me, "epoch": seen.epoch}
                row = connection.execute(_TAKE, wanted).one_or_none()
                if row is not None:  # else somebody was quicker: see what else there is
                    return Taken(Job.of(row), me, row.epoch)
        return None

    def keep(self, taken: Taken, state: str) -> None:
        """How it stands; NotOwner if it is not ours any more."""
        job = taken.job
        given = {"state": state, "goes_on": state == "running", "error": job.error, "review": job.packed()}
        self._ours(_KEEP, taken, given)

    def tell(self, taken: Taken, progress: dict[str, Any]) -> None:
        """How far it is, for all nodes; NotOwner if it is not ours any more."""
        self._ours(_PROGRESS, taken, {"progress": json.dumps(progress)})

    def _ours(self, statement: Any, taken: Taken, given: dict[str, Any]) -> None:
        ours = _key(taken.job.wanted) | {"node": taken.node, "epoch": taken.epoch}
        with self._transaction() as connection:
            if connection.execute(statement, ours | given).rowcount != 1:
                raise NotOwner("Another node is at this analysis, or nobody wants it any more.")


def _key(wanted: Wanted) -> dict[str, Any]:
    return {"game": wanted.game, "level": wanted.level, "seat": wanted.seat}
