"""The files of a SQLite database: for their owner alone, and still the ones that were opened."""

from __future__ import annotations

import logging
import os
import stat
from contextlib import suppress
from pathlib import Path

from sqlalchemy import Engine, PoolProxiedConnection, event

from fengsheng.server.errors import StoreUnavailable

log = logging.getLogger("fengsheng.server")

OWNER_ALONE = 0o600
BESIDE = ("-wal", "-shm")  # what SQLite keeps beside the file while it is open
LOCK = ".lock"


def beside(file: Path, end: str) -> Path:
    """The file of the same name with something behind it."""
    return file.with_name(file.name + end)


def make_private(file: Path) -> None:
    """Make an empty file for its owner alone, if there is none. SQLite takes it for a new database, and gives
    what it puts beside it the same rights."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL | os.O_CLOEXEC, OWNER_ALONE))


def tighten(file: Path) -> None:
    """In the files are the seeds of running games: others of this machine must not read them."""
    for end in ("", *BESIDE, LOCK):
        one = beside(file, end)
        try:
            mode = stat.S_IMODE(one.stat().st_mode)
            if mode & 0o077:
                one.chmod(OWNER_ALONE)
                log.warning("file was open to others", extra={"file": one.name, "mode": f"{mode:04o}"})
        except FileNotFoundError:
            continue
        except OSError as error:
            log.error("file is open to others", extra={"file": one.name, "error": error.strerror})


class OpenFiles:
    """Whether the files are still those that were opened. A file that is deleted or moved away can be written
    to for ever, and all of it is lost in the end. Without a file there is nothing to look after."""

    def __init__(self, engine: Engine, file: Path | None) -> None:
        self._known: dict[Path, tuple[int, int]] = {}
        self._anchor: PoolProxiedConnection | None = None
        if file is None:
            return
        # SQLite takes the files beside it away when nobody has the database open, and makes new ones: one
        # connection is open for as long as this is, so that they stay the same
        self._anchor = engine.raw_connection()
        cursor = self._anchor.cursor()
        cursor.execute("SELECT count(*) FROM sqlite_master")
        cursor.fetchone()
        cursor.close()
        for end in ("", *BESIDE):
            one = beside(file, end)
            with suppress(FileNotFoundError):
                self._known[one] = _identity(one)
        event.listen(engine, "do_connect", self._connecting)

    def trouble(self) -> str:
        """What is wrong, in words; nothing if all is well."""
        for one, identity in self._known.items():
            try:
                if _identity(one) != identity:
                    return f"another file was put in the place of {one.name}"
            except OSError:
                return f"the file {one.name} is gone"
        return ""

    def _connecting(self, *_: object) -> None:
        """SQLite would make an empty database where there is none any more."""
        if trouble := self.trouble():
            raise StoreUnavailable(f"The database cannot be opened: {trouble}.")

    def close(self) -> None:
        """They may go."""
        self._known.clear()
        if self._anchor is not None:
            self._anchor.close()


def _identity(file: Path) -> tuple[int, int]:
    found = file.stat()
    return found.st_dev, found.st_ino
