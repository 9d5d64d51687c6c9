"""One server at a time works with a database: two would each think that they know the tables."""

from __future__ import annotations

import errno
import logging
import os
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from hashlib import sha256
from pathlib import Path

from sqlalchemy import Connection, NullPool, text
from sqlalchemy.exc import SQLAlchemyError

from fengsheng.server.errors import StoreBusy, StoreUnavailable
from fengsheng.server.store.database import MUTE, backend, make_engine, make_folder, reason, sqlite_file
from fengsheng.server.store.files import LOCK, OWNER_ALONE, beside, make_private

if sys.platform != "win32":
    import fcntl

log = logging.getLogger("fengsheng.server")

BUSY = "Another server works with this database."
LOOK_EVERY = 1.0  # seconds
LOOK_WITHIN = 2.0  # seconds until a database is mute


class Held:
    """A database that is ours."""

    def trouble(self) -> str:
        """Why it may not be ours any more, in words; nothing while it is. May take a moment."""
        return ""

    @property
    def lost(self) -> str:
        """What was wrong when somebody last looked."""
        return ""


@contextmanager
def only_server(url: str, create: bool = True, several: bool = False) -> Iterator[Held]:
    """Hold the database for this process. With `create` a SQLite file that is not there yet is made, so that
    it can be held; with `several` others of a cluster may hold it too, but nobody who is alone."""
    file = sqlite_file(url)
    if backend(url) == "postgresql":
        held = _Advisory(url, several)
        try:
            yield held
        finally:
            held.close()
    elif file is None or sys.platform == "win32":
        yield Held()
    else:
        make_folder(url)
        with ExitStack() as stack:
            for handle in _locks(file.resolve(), create):
                stack.callback(os.close, handle)
            yield Held()


def _locks(file: Path, create: bool) -> Iterator[int]:
    """Two locks. The one beside the file is there before the database is, and while a backup takes its place.
    The one on the file itself belongs to the file, whatever it is called and whoever deletes the other."""
    try:
        yield _lock_beside(beside(file, LOCK))
        # elsewhere than on Linux such a lock would get into the way of SQLite's own
        if sys.platform == "linux":
            if create:
                make_private(file)
            with suppress(FileNotFoundError):
                yield from _lock_itself(file)
    except OSError as error:
        raise StoreUnavailable(f"The database cannot be locked: {error.strerror}.") from None


def _lock_beside(lock: Path) -> int:
    while True:
        handle = os.open(lock, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, OWNER_ALONE)
        try:
            _take(handle)
            with suppress(FileNotFoundError):  # else somebody has deleted it meanwhile, and it locks nothing
                if os.path.samestat(os.fstat(handle), lock.stat()):
                    return handle
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)


def _lock_itself(file: Path) -> Iterator[int]:
    # when this is closed all locks of SQLite in this process are gone too, so it is closed last
    handle = os.open(file, os.O_RDONLY | os.O_CLOEXEC)
    try:
        _take(handle)
    except BaseException as error:
        # a file system may have no such locks; the other one must do then
        if getattr(error, "errno", None) not in (errno.ENOLCK, errno.EOPNOTSUPP, errno.EINVAL):
            os.close(handle)
            raise
    yield handle


def _take(handle: int) -> None:
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        raise StoreBusy(BUSY) from None


class _Advisory(Held):
    """A lock that PostgreSQL holds for a connection. It is gone with the connection, so that is looked after:
    when the database was away the lock is taken again, unless somebody else has it now."""

    def __init__(self, url: str, several: bool = False) -> None:
        self._take = "pg_try_advisory_lock_shared" if several else "pg_try_advisory_lock"
        self._engine = make_engine(url, NullPool)
        self._lock = threading.Lock()
        self._looked = 0.0
        self._lost = ""
        self._connection: Connection | None = None
        try:
            self._connect()
        except SQLAlchemyError as error:
            raise StoreUnavailable(f"The database cannot be reached: {reason(error)}.") from None

    def _connect(self) -> None:
        self._drop()
        connection = self._engine.connect().execution_options(isolation_level="AUTOCOMMIT")
        try:
            schema = connection.execute(text("SELECT current_schema()")).scalar()
            taken = connection.execute(text(f"SELECT {self._take}(:key)"), {"key": lock_key(schema)})
            if not taken.scalar():
                raise StoreBusy(BUSY)
            vars(connection.connection.driver_connection)["within"] = LOOK_WITHIN
        except BaseException:
            connection.close()
            raise
        self._connection = connection

    def _drop(self) -> None:
        if self._connection is not None:
            with suppress(SQLAlchemyError):
                self._connection.close()
            self._connection = None

    @property
    def lost(self) -> str:
        return self._lost

    def trouble(self) -> str:
        with self._lock:
            if time.monotonic() - self._looked >= LOOK_EVERY:
                self._lost = self._look()
                self._looked = time.monotonic()
            return self._lost

    def _look(self) -> str:
        if self._connection is not None:
            try:
                self._connection.execute(text("SELECT 1"))
                return ""
            except SQLAlchemyError as error:
                if reason(error) == MUTE:  # the next look tries anew: this one has taken long enough
                    self._drop()
                    return MUTE
        try:
            self._connect()
        except StoreBusy:
            return "another server works with this database now"
        except SQLAlchemyError as error:
            log.warning("database cannot be reached", extra={"error": reason(error)})
            return "the database cannot be reached"
        return ""

    def close(self) -> None:
        """Let it go."""
        self._drop()
        self._engine.dispose()


def lock_key(schema: str | None) -> int:
    """The number of the lock: one for each set of our tables in a database."""
    return int.from_bytes(sha256(f"fengsheng {schema}".encode()).digest()[:8], "big", signed=True)
