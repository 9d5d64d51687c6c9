"""Writing to SQLite through its driver. Statements are SQLAlchemy's, compiled once; what is left out is its
machinery around each execution, which would cost more than the writing when hundreds of tables play."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Collection, Sequence
from contextlib import suppress
from typing import Any, Protocol

from sqlalchemy import Engine, Executable
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.sql.compiler import SQLCompiler

from fengsheng.server.operate.failpoints import passing
from fengsheng.server.store.compiled import Compiled
from fengsheng.server.store.ops import Fence, Op, Rows, runs

FAILURES = (sqlite3.Error,)


class TransactionWriter(Protocol):
    """A short way to one sort of database."""

    failures: tuple[type[Exception], ...]
    """What its driver raises."""

    @property
    def unsure(self) -> bool:
        """Whether it is not known how the last transaction ended."""
        ...

    @property
    def gone(self) -> bool:
        """Whether there was no connection when the last one failed: trying again at once is of no use."""
        ...

    def transaction(self, ops: Sequence[Op], fences: Collection[Fence] = ()) -> None:
        """All or nothing, and on the disk when it returns. NotOwner: a fence has another number by now."""
        ...

    def close(self) -> None:
        """Let the database go."""
        ...


class LiteWriter:
    """Transactions on a SQLite database."""

    failures: tuple[type[Exception], ...] = FAILURES
    unsure = False
    gone = False

    def __init__(self, engine: Engine, guard: Callable[[], None]) -> None:
        self._engine = engine
        self._guard = guard
        self._compiled = Compiled(engine)

    def transaction(self, ops: Sequence[Op], fences: Collection[Fence] = ()) -> None:
        """All or nothing, and on the disk when it returns. One server alone has a file: there are no
        fences."""
        connection = self._engine.raw_connection()
        try:
            cursor = connection.cursor()
            cursor.execute("BEGIN")
            try:
                for statement, several in runs(ops):
                    self._execute(cursor, statement, several)
                passing("append")
                self._guard()
                cursor.execute("COMMIT")
            except BaseException:
                with suppress(sqlite3.Error):  # a failed COMMIT may have rolled back already
                    cursor.execute("ROLLBACK")
                raise
        finally:
            connection.close()

    def close(self) -> None:
        """Nothing of it stays open."""

    def _execute(self, cursor: DBAPICursor, statement: Executable | Rows, ops: Sequence[Op]) -> None:
        if isinstance(statement, Rows):
            for text, filling in statement.texts([op.row for op in ops]):
                cursor.execute(text, filling)
            return
        compiled = self._compiled.get(statement, ops[0])
        names = compiled.positiontup or []
        values = [_values(compiled, names, op) for op in ops]
        if len(values) == 1:
            cursor.execute(compiled.string, values[0])
        else:
            cursor.executemany(compiled.string, values)


def _values(compiled: SQLCompiler, names: Sequence[str], op: Op) -> tuple[Any, ...]:
    values = compiled.construct_params(op.parameters)
    return tuple(values[name] for name in names)
