"""The one thread that writes: everything waiting is one transaction, and it is durable before anyone is told.

Rooms hand in lists of operations; each list is taken whole or not at all, in the order handed in. While a
commit is on its way to the disk the next ones gather, so that many tables share one wait (group commit). When
many tables are busy the writer lets them gather for a moment longer: a commit costs the same for one answer
and for ten.
"""

from __future__ import annotations

import asyncio
import logging
import threading
import time
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from typing import Any, NamedTuple

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from fengsheng.server.errors import NotOwner, ServerError, Spent, StoreUnavailable, Taken
from fengsheng.server.operate.durations import Durations
from fengsheng.server.operate.failpoints import passing
from fengsheng.server.store.database import reason
from fengsheng.server.store.lite import FAILURES, LiteWriter, TransactionWriter
from fengsheng.server.store.ops import Fence, Op, Rows, runs

log = logging.getLogger("fengsheng.server")

FAILING = 5.0  # seconds that a failure counts
STUCK = 3.0  # seconds after which something that is not written yet counts as one
GATHER = 0.004  # seconds from one commit to the next while several tables write at the same time


class _Batch(NamedTuple):
    ops: Sequence[Op]
    fence: Fence | None
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[None]
    since: float


class Writer:
    """Owns the writing connection; `submit` may be called from any event loop's thread. `guard` raises why
    nothing may be committed at present."""

    def __init__(self, engine: Engine, guard: Callable[[], None]) -> None:
        self._engine = engine
        self._guard = guard
        self.agree: Callable[[Any], None] = _anything  # raises why nothing may be written over a connection
        self._direct = _direct(engine, guard, lambda connection: self.agree(connection))
        self._waiting: deque[_Batch] = deque()
        self._wake = threading.Condition()
        self._asleep = False  # whether the thread must be woken
        self._closing = False
        self.commits = 0
        self.failures = 0
        self.took = Durations()  # from being handed in to being on the disk
        self.failed = False  # how the last commit went
        self._gone = False  # whether there was nobody to write it
        self._failed_at = -FAILING
        self._since: float | None = None  # when the oldest of what is being written was handed in
        self._thread = threading.Thread(target=self._run, name="store-writer", daemon=True)
        self._thread.start()

    @property
    def failing(self) -> bool:
        """Whether something could not be written lately, or takes too long: when the disk is full, a little
        may still fit."""
        now, since = time.monotonic(), self._since
        stuck = since is not None and now - since > STUCK
        return self.failed or stuck or now - self._failed_at < FAILING

    @property
    def unsure(self) -> bool:
        """Whether it is not known how the last transaction ended: what is read now may not be the last
        word."""
        return self._direct is not None and self._direct.unsure

    @property
    def waiting(self) -> int:
        """How many lists wait for the disk."""
        return len(self._waiting)

    def submit(self, ops: Sequence[Op], fence: Fence | None = None) -> asyncio.Future[None]:
        """Write these; the future is done when they are on the disk, or fails with StoreUnavailable; or with
        NotOwner where the fence is of a table that somebody else has by now."""
        loop = asyncio.get_running_loop()
        future: asyncio.Future[None] = loop.create_future()
        if self._closing:
            future.set_exception(StoreUnavailable("The server is shutting down."))
            return future
        self._waiting.append(_Batch(ops, fence, loop, future, time.monotonic()))
        if self._asleep:  # it has looked for work after it said so, or it will
            with self._wake:
                self._wake.notify()
        return future

    def close(self) -> None:
        """Write what is waiting, then stop."""
        with self._wake:
            self._closing = True
            self._wake.notify()
        self._thread.join(timeout=30)
        if self._direct is not None:
            self._direct.close()

    def _run(self) -> None:
        last = -GATHER  # when the last commit began
        shared = False  # whether several had waited for it
        while True:
            with self._wake:
                self._asleep = True
                while not self._waiting and not self._closing:
                    self._wake.wait()
                self._asleep = False
                if not self._waiting:
                    return
            if shared and not self._closing:
                time.sleep(min(GATHER, max(0.0, last + GATHER - time.monotonic())))
            last = time.monotonic()
            batches = [self._waiting.popleft() for _ in range(len(self._waiting))]
            shared = len(batches) > 1
            self._write(batches)

    def _write(self, batches: list[_Batch]) -> None:
        error = self._transaction(batches)
        if error is None:
            self._tell(batches, None)
            return
        if len(batches) == 1 or self._gone:
            # where the database is gone nobody is kept waiting for several tries
            batches += [self._waiting.popleft() for _ in range(len(self._waiting))] if self._gone else []
            self._tell(batches, error)
            return
        for batch in batches:  # one of them may be at fault: the others shall not suffer
            self._tell([batch], self._transaction([batch]))

    def _transaction(self, batches: Sequence[_Batch]) -> ServerError | None:
        """All or nothing; what is wrong."""
        ops = [op for batch in batches for op in batch.ops]
        self._since = batches[0].since
        try:
            self._gone = False
            if self._direct is not None:
                self._direct.transaction(ops, {batch.fence for batch in batches if batch.fence is not None})
            else:
                with self._engine.connect() as connection, connection.begin():
                    execute(connection, ops)
                    passing("append")
                    self._guard()
            passing("commit")
        except (NotOwner, Taken, Spent) as error:  # which say nothing about the database
            return error
        except Exception as error:  # whatever it is, this thread goes on: everybody waits for it
            failures = FAILURES if self._direct is None else self._direct.failures
            if not isinstance(error, (SQLAlchemyError, StoreUnavailable, *failures)):
                log.exception("the writer made a mistake")
            self._gone = self._direct is not None and self._direct.gone
            self.failures += 1
            self.failed = True
            self._failed_at = time.monotonic()
            if isinstance(error, StoreUnavailable):  # our own words
                return StoreUnavailable(f"What happened could not be saved: {reason(error)}.")
            return StoreUnavailable("What happened could not be saved.", reason(error))
        finally:
            self._since = None
        self.commits += 1
        self.failed = False
        return None

    def _tell(self, batches: list[_Batch], error: ServerError | None) -> None:
        if error is None:
            now = time.monotonic()
            for batch in batches:
                self.took.note(now - batch.since)
        by_loop: dict[asyncio.AbstractEventLoop, list[asyncio.Future[None]]] = {}
        for batch in batches:
            by_loop.setdefault(batch.loop, []).append(batch.done)
        for loop, futures in by_loop.items():
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                loop.call_soon_threadsafe(_settle, futures, error)


def _settle(futures: list[asyncio.Future[None]], error: ServerError | None) -> None:
    for future in futures:
        if not future.done():
            if error is None:
                future.set_result(None)
            else:
                future.set_exception(copy(error))


def _anything(_connection: Any) -> None:
    """Nobody minds."""


def _direct(
    engine: Engine, guard: Callable[[], None], agree: Callable[[Any], None]
) -> TransactionWriter | None:
    """The short way to this database, if there is one."""
    if engine.dialect.name == "sqlite":
        return LiteWriter(engine, guard)
    if engine.url.drivername == "postgresql+psycopg":
        from fengsheng.server.store.pg import PgWriter

        return PgWriter(engine, guard, agree)
    return None


def execute(connection: Connection, ops: Sequence[Op]) -> None:
    """On any database."""
    for statement, several in runs(ops):
        if isinstance(statement, Rows):
            rows = [dict(zip(statement.names, op.row, strict=True)) for op in several]
            connection.execute(statement.insert, rows)
        else:
            connection.execute(statement, [dict(op.parameters) for op in several])
