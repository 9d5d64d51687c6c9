"""The one thread that writes: everything waiting is one transaction, and it is durable before anyone is told.

Rooms hand in lists of operations; each list is taken whole or not at all, in the order handed in. While a
commit is on its way to the disk the next ones gather, so that many tables share one wait (group commit).
"""

from __future__ import annotations

import asyncio
import threading
from collections import deque
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine, Executable
from sqlalchemy.exc import SQLAlchemyError

from ..errors import StoreUnavailable
from ..failpoints import passing
from .database import reason


class Op(NamedTuple):
    """One statement with its parameters. Statements are compared by identity, so make them once."""

    statement: Executable
    parameters: Mapping[str, Any]


class _Batch(NamedTuple):
    ops: Sequence[Op]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]


class Writer:
    """Owns the writing connection; `submit` may be called from any event loop's thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._waiting: deque[_Batch] = deque()
        self._wake = threading.Condition()
        self._closing = False
        self.commits = 0
        self.failures = 0
        self.failed = False  # how the last commit went
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        """How many lists wait for the disk."""
        return len(self._waiting)

    def submit(self, ops: Sequence[Op]) -> asyncio.Future[None]:
        """Write these; the future is done when they are on the disk, or fails with StoreUnavailable."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        with self._wake:
            if self._closing:
                future.set_exception(StoreUnavailable("The server is shutting down."))
                return future
            self._waiting.append(_Batch(ops, loop, future))
            self._wake.notify()
        return future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join(timeout=30)

    def _run(self) -> None:
        while True:
            with self._wake:
                while not self._waiting and not self._closing:
                    self._wake.wait()
                if not self._waiting:
                    return
                batches = list(self._waiting)
                self._waiting.clear()
            self._write(batches)

    def _write(self, batches: list[_Batch]) -> None:
        error = self._transaction([op for batch in batches for op in batch.ops])
        if error is None:
            self._tell(batches, None)
            return
        if len(batches) == 1:
            self._tell(batches, error)
            return
        for batch in batches:  # one of them may be at fault: the others shall not suffer
            self._tell([batch], self._transaction(batch.ops))

    def _transaction(self, ops: Sequence[Op]) -> str | None:
        """All or nothing; what is wrong, in words."""
        try:
            with self._engine.connect() as connection, connection.begin():
                _execute(connection, ops)
                passing("append")
            passing("commit")
        except SQLAlchemyError as error:
            self.failures += 1
            self.failed = True
            return f"What happened could not be saved: {reason(error)}."
        self.commits += 1
        self.failed = False
        return None

    def _tell(self, batches: list[_Batch], error: str | None) -> None:
        by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
        for batch in batches:
            by_loop.setdefault(batch.loop, []).append(batch.done)
        for loop, futures in by_loop.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, futures, error)


def _settle(futures: list[asyncio.Future[None]], error: str | None) -> None:
    for future in futures:
        if not future.done():
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(StoreUnavailable(error))


def _execute(connection: Connection, ops: Sequence[Op]) -> None:
    """In order; neighbours with the same statement go as one."""
    at = 0
    while at < len(ops):
        statement = ops[at].statement
        end = at + 1
        while end < len(ops) and ops[end].statement is statement:
            end += 1
        connection.execute(statement, [dict(op.parameters) for op in ops[at:end]])
        at = end
