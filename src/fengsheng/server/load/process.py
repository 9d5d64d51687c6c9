"""The server under test: a process of its own on a core of its own, and what it uses."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from fengsheng.server.errors import ServerError

PATIENCE = 60.0  # seconds for a start
ANALYSIS = "fengsheng.server.analysis.worker"  # what its command line has in it


class NoServer(ServerError):
    """The server could not be started, or has stopped."""

    code = "no-server"


class Cores(NamedTuple):
    """Which processors the server and the clients run on; empty: wherever the system puts them."""

    server: frozenset[int] = frozenset()
    clients: frozenset[int] = frozenset()

    @contextmanager
    def of_clients(self) -> Iterator[None]:
        """This process runs on the clients' processors meanwhile."""
        if not self.clients:
            yield
            return
        before = os.sched_getaffinity(0)
        os.sched_setaffinity(0, self.clients)
        try:
            yield
        finally:
            os.sched_setaffinity(0, before)


def divide_cores() -> Cores:
    """One for the server, the others for the clients; with a single one everybody shares it."""
    if not hasattr(os, "sched_getaffinity"):
        return Cores()
    mine = sorted(os.sched_getaffinity(0))
    if len(mine) < 2:
        return Cores(frozenset(mine), frozenset(mine))
    return Cores(frozenset(mine[:1]), frozenset(mine[1:]))


class ServerProcess:
    """`fengsheng serve`; usually without limits per address because all clients come from one."""

    def __init__(
        self,
        data: Path,
        cores: frozenset[int],
        hurry: float = 1.0,
        limits: bool = False,
        database: str = "",
        more: Sequence[str] = (),
        program: Sequence[str] = ("-m", "fengsheng"),
        path: str = "",
    ) -> None:
        """`more` are flags, `program` is what Python runs, `path` where it looks for it first."""
        self.log = data / "server.log"
        command = [sys.executable, *program, "serve", "--port", "0", "--data", str(data), *more]
        command += ["--log-level", "warning", *([] if limits else ["--no-address-limits"])]
        command += ["--database", database] if database else []
        clean = {k: v for k, v in os.environ.items() if not k.startswith("FENGSHENG_")}
        clean["FENGSHENG_HURRY"] = str(hurry)
        if path:
            clean["PYTHONPATH"] = path
        with self.log.open("wb") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, env=clean)
        if cores:
            os.sched_setaffinity(self._process.pid, cores)
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        if "listens on" not in line:
            self._process.wait(PATIENCE)
            raise NoServer(f"The server did not start: {self.complaints()}")
        self.host, _, port = line.split("//", 1)[1].strip().rpartition(":")
        self.port = int(port)

    @property
    def pid(self) -> int:
        """Of the process."""
        return self._process.pid

    def complaints(self) -> str:
        """The last line of the server's log, if it wrote any."""
        lines = self.log.read_text("utf-8", "replace").strip().splitlines()
        return lines[-1][:300] if lines else "it said nothing."

    def check(self) -> None:
        """Raise an error if it has stopped."""
        if self._process.poll() is not None:
            raise NoServer(f"The server has stopped: {self.complaints()}")

    def cpu_seconds(self) -> float:
        """Processor time used so far, by all its threads."""
        return _cpu_seconds(self._proc("stat"))

    def analysis_seconds(self) -> float:
        """The same of the process that works on an analysis now."""
        return sum(
            _cpu_seconds(_read(f"/proc/{child}/stat"))
            for thread in Path(f"/proc/{self._process.pid}/task").glob("*/children")
            for child in _read(str(thread)).split()
            if ANALYSIS in _read(f"/proc/{child}/cmdline")
        )

    def memory_mb(self) -> float:
        """Resident memory now, in millions of bytes."""
        for line in self._proc("status").splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) * 1024 / 1e6
        return 0.0

    def _proc(self, name: str) -> str:
        return _read(f"/proc/{self._process.pid}/{name}")

    def stop(self) -> int:
        """As a service is stopped."""
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGTERM)
        try:
            code = self._process.wait(30)
        except subprocess.TimeoutExpired:
            self._process.kill()
            code = self._process.wait(30)
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code


def _read(path: str) -> str:
    """What the system says; nothing where it says nothing, or of a process that is gone."""
    try:
        return Path(path).read_text("ascii", "replace")
    except OSError:
        return ""


def _cpu_seconds(stat: str) -> float:
    if not stat:
        return 0.0
    fields = stat.rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
