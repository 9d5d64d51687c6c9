"""Statements as text for a driver, compiled once: what SQLAlchemy does anew at each execution costs more than
the writing."""

from __future__ import annotations

from sqlalchemy import Engine, Executable
from sqlalchemy.sql.compiler import SQLCompiler
from sqlalchemy.sql.elements import ClauseElement

from fengsheng.server.store.ops import Op


class Compiled:
    """The statements of one database."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._kept: dict[Executable, SQLCompiler] = {}

    def get(self, statement: Executable, op: Op) -> SQLCompiler:
        """The statement compiled; `op` is one that it is for."""
        found = self._kept.get(statement)
        if found is None:
            assert isinstance(statement, ClauseElement)
            made = statement.compile(dialect=self._engine.dialect)
            assert isinstance(made, SQLCompiler)
            found = made
            if op.parameters:  # what has its values inside is made anew each time
                self._kept[statement] = found
        return found
