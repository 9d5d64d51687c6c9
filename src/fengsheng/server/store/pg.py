"""Writing to PostgreSQL through its driver: a whole transaction is one round trip.

Statements are SQLAlchemy's, compiled once, and sent one behind the other without waiting for answers
(a pipeline). Rows of the same sort travel as arrays. If one statement fails the database ignores what comes
behind it, the COMMIT too.

When the connection is lost under way nobody knows whether the commit was heard, and it may still be on its
way there. So the next connection first ends the session of the lost one; until that is done this writer is
`unsure`, and what the database says is not yet the last word.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from time import monotonic, sleep
from typing import Any, NamedTuple

import psycopg
from sqlalchemy import Engine, Executable, Table
from sqlalchemy.dialects import postgresql

from fengsheng.server.errors import NotOwner, Spent, StoreUnavailable, Taken
from fengsheng.server.operate.failpoints import passing
from fengsheng.server.store.compiled import Compiled
from fengsheng.server.store.ops import Fence, Op, Rows, runs
from fengsheng.server.store.patient import Patient, connect

ENDED_WITHIN = 1.0  # seconds for a session that was told to end

# A table whose number is another one is not counted, and whoever takes a table waits until this is over.
_FENCE = """
SELECT 1 / (count(*) = %s)::int FROM (
  SELECT 1 FROM owners o JOIN unnest(%s::text[], %s::bigint[]) w (i, e) ON o.table_id = w.i AND o.epoch = w.e
  FOR SHARE OF o) held"""
_SESSION = "SELECT pid, backend_start FROM pg_stat_activity WHERE pid = pg_backend_pid()"
_END = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"
_ALIVE = "SELECT count(*) FROM pg_stat_activity WHERE pid = %s AND backend_start = %s"


class _Session(NamedTuple):
    """A session of the database, never to be mistaken for a later one with the same number."""

    pid: int
    since: Any


class PgWriter:
    """Transactions on PostgreSQL, over one connection that stays open."""

    failures: tuple[type[Exception], ...] = (psycopg.Error,)

    def __init__(self, engine: Engine, guard: Callable[[], None], agree: Callable[[Patient], None]) -> None:
        self._engine = engine
        self._guard = guard
        self._agree = agree  # with every new connection
        self._compiled = Compiled(engine)
        self._arrays: dict[Rows, str] = {}
        self._connection: Patient | None = None
        self._away = False
        self._session: _Session | None = None
        self._lost: _Session | None = None  # whose last transaction may still be on its way

    @property
    def unsure(self) -> bool:
        """Whether it is not known how the last transaction ended."""
        return self._lost is not None

    @property
    def gone(self) -> bool:
        """Whether there was no connection, or it was lost."""
        return self._away

    def transaction(self, ops: Sequence[Op], fences: Collection[Fence] = ()) -> None:
        """All or nothing, and on the disk when it returns."""
        self._guard()
        self._away = True
        connection = self._connected()
        self._away = False
        try:
            with connection.pipeline():
                cursor = connection.cursor()
                cursor.execute("BEGIN")
                if fences:
                    ids, epochs = zip(*fences, strict=True)
                    cursor.execute(_FENCE, (len(fences), list(ids), list(epochs)))
                for statement, several in runs(ops):
                    self._execute(cursor, statement, several)
                passing("append")
                cursor.execute("COMMIT")
        except BaseException as error:
            with suppress(psycopg.Error):
                if not connection.closed:
                    connection.execute("ROLLBACK")
            if connection.closed:
                self._lost, self._away = self._session, True
            # A new one in any case: the driver takes statements for prepared that a failed pipeline has not
            # prepared, and every transaction after it would fail.
            connection.close()
            self._session, self._connection = None, None
            if isinstance(error, psycopg.errors.DivisionByZero):  # the fence; nothing else divides
                raise NotOwner("Another node has this table.") from None
            if isinstance(error, psycopg.errors.UniqueViolation):
                raise Taken("there is one already") from None
            if isinstance(error, psycopg.errors.CheckViolation):  # of `limits`; nothing else is checked
                raise Spent("there is none left") from None
            raise

    def _execute(self, cursor: psycopg.Cursor[Any], statement: Executable | Rows, ops: Sequence[Op]) -> None:
        if isinstance(statement, Rows):
            text = self._arrays.get(statement)
            if text is None:
                text = self._arrays[statement] = _from_arrays(statement.table)
            columns = zip(*(op.row for op in ops), strict=True)
            cursor.execute(text.encode(), [list(column) for column in columns])
            return
        compiled = self._compiled.get(statement, ops[0])
        text = compiled.string
        for op in ops:
            cursor.execute(text.encode(), compiled.construct_params(op.parameters))

    def _connected(self) -> Patient:
        if self._connection is None or self._connection.closed:
            connection = connect(self._engine.url)
            try:
                if self._lost is not None:
                    self._end(connection, self._lost)
                self._agree(connection)
                self._session = _Session(*connection.execute(_SESSION).fetchone() or (0, None))
            except BaseException:
                connection.close()
                raise
            self._connection, self._lost = connection, None
        return self._connection

    def _end(self, connection: Patient, session: _Session) -> None:
        """What that session has not done by now it will not do any more."""
        connection.execute(_END, session)
        end = monotonic() + ENDED_WITHIN
        while (connection.execute(_ALIVE, session).fetchone() or (0,))[0]:
            if monotonic() > end:
                raise StoreUnavailable("an earlier session is still at work")
            sleep(0.02)

    def close(self) -> None:
        """Hang up."""
        if self._connection is not None:
            self._connection.close()


def _from_arrays(table: Table) -> str:
    """An insert of as many rows as the arrays have elements."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    names = ", ".join(column.name for column in table.columns)
    arrays = ", ".join(f"%s::{column.type.compile(dialect)}[]" for column in table.columns)
    return f"INSERT INTO {table.name} ({names}) SELECT * FROM unnest({arrays})"
