"""What is to be written: statements with parameters, made by the store and carried out by the writer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, NamedTuple

from sqlalchemy import Executable, Table, insert

MOST_ROWS = 64  # in one statement


class Rows:
    """A plain insert of whole rows, for what is written all the time: many rows are one statement."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.insert = insert(table)
        self.names = [column.name for column in table.columns]
        self._head = f"INSERT INTO {table.name} ({', '.join(self.names)}) VALUES "
        self._row = f"({', '.join('?' * len(self.names))})"
        self._texts: dict[int, str] = {}

    def texts(self, rows: Sequence[tuple[Any, ...]]) -> Iterator[tuple[str, tuple[Any, ...]]]:
        """Statements with question marks, and their values. A row has one for every column, in order."""
        for start in range(0, len(rows), MOST_ROWS):
            part = rows[start : start + MOST_ROWS]
            text = self._texts.get(len(part))
            if text is None:
                text = self._texts[len(part)] = self._head + ", ".join([self._row] * len(part))
            yield text, tuple(chain.from_iterable(part))


class Op(NamedTuple):
    """One statement with its parameters, or with a row. Statements are told apart by identity: make each
    once."""

    statement: Executable | Rows
    parameters: Mapping[str, Any] = {}
    row: tuple[Any, ...] = ()


class Fence(NamedTuple):
    """A table and the number of times it has changed hands: whoever wrote it down last may write."""

    table: str
    epoch: int


def runs(ops: Sequence[Op]) -> Iterator[tuple[Executable | Rows, Sequence[Op]]]:
    """In order; neighbours with the same statement together."""
    at = 0
    while at < len(ops):
        statement = ops[at].statement
        end = at + 1
        while end < len(ops) and ops[end].statement is statement:
            end += 1
        yield statement, ops[at:end]
        at = end
