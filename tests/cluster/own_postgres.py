"""A PostgreSQL that a test may do anything to: stop it, copy it, put an old copy in its place, promote it."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from tests.server.postgres import USER, _run, programs
from tests.server.process import free_port


@cache
def _empty() -> Path:
    """A cluster that was never started: others are copies of it, which is quicker than making them."""
    folder = _place()
    _run(_program("initdb"), "-D", folder / "data", "-U", USER, "--auth=trust", "--no-sync", "-E", "UTF8")
    return folder / "data"


def _program(name: str) -> Path:
    found = programs()
    assert found is not None
    return found / name


def _place() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="fengsheng-own-"))  # one that its user may enter
    if os.geteuid() == 0:
        shutil.chown(folder, USER, USER)
    return folder


class Own:
    """One, on one port all its life."""

    def __init__(self, folder: Path, durable: bool = False) -> None:
        self.folder = folder
        self._durable = durable
        self.data = folder / "data"
        self.port = free_port()
        self.url = f"postgresql+psycopg://{USER}@127.0.0.1:{self.port}/postgres"

    def start(self) -> None:
        """Again."""
        options = f"-p {self.port} -c listen_addresses=127.0.0.1 -k {self.folder}"
        options += "" if self._durable else " -c fsync=off"
        _run(_program("pg_ctl"), "-D", self.data, "-l", self.folder / "log", "-w", "-o", options, "start")

    def stop(self) -> None:
        """Without a word: as it is when a machine fails."""
        _run(_program("pg_ctl"), "-D", self.data, "-m", "immediate", "-w", "stop")

    def copy(self, target: Path, *more: str) -> None:
        """A copy of it while it runs."""
        where = f"host=127.0.0.1 port={self.port} user={USER}"
        _run(_program("pg_basebackup"), "-D", target, "-d", where, "-c", "fast", "--no-sync", *more)

    def promote(self) -> None:
        """A standby takes the place of its primary."""
        _run(_program("pg_ctl"), "-D", self.data, "-w", "promote")

    def running(self) -> bool:
        """Whether it was started and not stopped."""
        return (self.data / "postmaster.pid").exists()


@contextmanager
def own(copied: bool = True, durable: bool = False) -> Iterator[Own]:
    """For one test; with `copied` off it has no data yet. Where figures matter it is `durable`."""
    found = Own(_place(), durable)
    try:
        if copied:
            subprocess.run(["cp", "-a", str(_empty()), str(found.data)], check=True)
            found.start()
        yield found
    finally:
        if found.running():
            found.stop()
        shutil.rmtree(found.folder)


def forget() -> None:
    """Nothing of it is left behind."""
    if _empty.cache_info().currsize:
        shutil.rmtree(_empty().parent)
        _empty.cache_clear()
