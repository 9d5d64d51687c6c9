"""Copies of the database that are whole, also while a server writes to it."""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import NamedTuple

from fengsheng.server.errors import StoreError
from fengsheng.server.store.database import make_folder, newest, sqlite_file
from fengsheng.server.store.files import make_private
from fengsheng.server.store.locking import only_server

_SECRET = "SELECT count(*) FROM tables WHERE phase IN ('lobby', 'playing')"


class Copy(NamedTuple):
    """A backup that was made."""

    size: int
    seeds: int
    """Tables in it whose game is not over or not yet dealt. Without its seed a game could not go on from it;
    with it, whoever reads the file knows all its cards."""


def _file(url: str) -> Path:
    file = sqlite_file(url)
    if file is None:
        raise StoreError("Only SQLite is copied by this command; use the tools of your database (pg_dump).")
    return file.resolve()


def _to_read(file: Path) -> str:
    """Its address: whatever it is called, and nothing is written to it."""
    return f"{file.resolve().as_uri()}?mode=ro"


def _check(file: Path) -> None:
    """Raise one clear sentence if this is no whole database of ours that this program can read."""
    try:
        with closing(sqlite3.connect(_to_read(file), uri=True)) as connection:
            (found,) = connection.execute("PRAGMA integrity_check").fetchone()
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise StoreError(f"{file.name} is no database of fengsheng: {error}.") from None
    if found != "ok" or row is None:
        raise StoreError(f"{file.name} is damaged.")
    if row[0] > newest():
        raise StoreError(
            f"{file.name} was made by a newer program: its schema is {row[0]}, this one knows {newest()}."
        )


def _to_disk(file: Path) -> None:
    """Nothing of it waits in memory any more."""
    handle = os.open(file, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def backup(url: str, target: Path) -> Copy:
    """Copy the database to a file that does not exist yet, for its owner alone."""
    source = _file(url)
    if not source.exists():
        raise StoreError(f"There is no database {source.name} to copy.")
    if target.exists():
        raise StoreError(f"{target} exists already; a backup never overwrites anything.")
    partial = target.with_name(target.name + ".partial")
    try:
        partial.unlink(missing_ok=True)
        make_private(partial)
        with (
            closing(sqlite3.connect(_to_read(source), uri=True)) as one,
            closing(sqlite3.connect(partial)) as two,
        ):
            one.backup(two)
            two.execute("PRAGMA journal_mode=DELETE")  # one file, whole by itself
            (seeds,) = two.execute(_SECRET).fetchone()
        _check(partial)
        _to_disk(partial)
        partial.rename(target)
    except (OSError, sqlite3.Error) as error:
        partial.unlink(missing_ok=True)
        raise StoreError(f"The backup could not be made: {error}.") from None
    return Copy(target.stat().st_size, seeds)


def restore(url: str, source: Path, force: bool) -> None:
    """Put a backup in the place of the database; no server may be running on it."""
    target = _file(url)
    _check(source)
    if target.exists() and not force:
        raise StoreError(f"{target} exists already; say --force to put the backup in its place.")
    make_folder(url)
    with only_server(url, create=False):
        fresh = target.with_name(target.name + ".restoring")
        try:
            fresh.unlink(missing_ok=True)
            make_private(fresh)
            with closing(sqlite3.connect(source)) as one, closing(sqlite3.connect(fresh)) as two:
                one.backup(two)
            _to_disk(fresh)
            for end in ("-wal", "-shm"):
                target.with_name(target.name + end).unlink(missing_ok=True)
            fresh.replace(target)
        except (OSError, sqlite3.Error) as error:
            fresh.unlink(missing_ok=True)
            raise StoreError(f"The backup could not be restored: {error}.") from None
