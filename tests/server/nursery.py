"""Servers that start in no time: a process that has loaded everything once and forks a server on demand.

A child runs `fengsheng serve` by the same function as the command, in a process of its own that can be killed
like any other; only the loading of the libraries, which is most of a start, is done once for all of them.

Run as a program this is that process: orders come on stdin, one JSON object a line, answers go to stdout.
"""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.server.process import HURRIED

ROOT = Path(__file__).resolve().parent.parent.parent
PATIENCE = 90.0  # seconds that a slow machine may take to start


class Nursery:
    """The side of the test: asks for servers and for their end."""

    def __init__(self) -> None:
        clean = {k: v for k, v in os.environ.items() if not k.startswith("FENGSHENG_")}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            cwd=ROOT,
            env=clean | HURRIED,
        )

    def ask(self, **order: Any) -> Any:
        """One order, one answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps(order).encode() + b"\n")
        self._process.stdin.flush()
        line = self._process.stdout.readline()
        assert line, "the nursery is gone"
        return json.loads(line)

    def start(self, data: Path, *flags: str, failpoint: str = "", plant: str = "") -> Forked:
        """A new server that listens; `plant` names a function that is called before it serves, as
        `package.module:function`, with a word for it after another colon."""
        return self.begin(data, *flags, failpoint=failpoint, plant=plant).wait()

    def begin(self, data: Path, *flags: str, failpoint: str = "", plant: str = "") -> Forked:
        """The same, without waiting until it listens."""
        return Forked(self, data, flags, failpoint, plant)

    def close(self) -> None:
        """No more servers."""
        assert self._process.stdin is not None
        self._process.stdin.close()
        self._process.wait(30)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Forked:
    """A running server."""

    def __init__(
        self, nursery: Nursery, data: Path, flags: tuple[str, ...], failpoint: str, plant: str
    ) -> None:
        self._nursery = nursery
        self.log = data.parent / f"{data.name}.log"
        self.out = data.parent / f"{data.name}.out"
        self.out.unlink(missing_ok=True)
        arguments = ["serve", "--port", "0", "--data", str(data), *flags]
        self.pid: int = nursery.ask(
            arguments=arguments, out=str(self.out), log=str(self.log), failpoint=failpoint, plant=plant
        )
        self.status: int | None = None
        self.base = self.socket = ""

    def wait(self) -> Forked:
        """Until it listens."""
        end = time.monotonic() + PATIENCE
        while not (self.out.exists() and "listens on" in (text := self.out.read_text())):
            assert time.monotonic() < end, self.log.read_text()
            assert not self.gone(), self.log.read_text()
            time.sleep(0.005)
        self.base = text.split()[-1]
        self.socket = self.base.replace("http", "ws", 1) + "/ws"
        return self

    def gone(self, wait: bool = False) -> bool:
        """Whether it has ended; `status` is how, as subprocess says it."""
        if self.status is None:
            self.status = self._nursery.ask(reap=self.pid, wait=wait)
        return self.status is not None

    def end(self, number: signal.Signals) -> int:
        """Send it a signal, and wait until it is gone; how it ended."""
        if not self.gone():
            os.kill(self.pid, number)
            self.gone(wait=True)
        assert self.status is not None
        return self.status


@contextmanager
def nursery() -> Iterator[Nursery]:
    """For the length of a test."""
    found = Nursery()
    try:
        yield found
    finally:
        found.close()


# The side that forks.


def _child(order: dict[str, Any]) -> int:
    """In the child: the command itself."""
    from fengsheng.cli import main
    from fengsheng.server.operate import failpoints

    for number, name in ((1, order["out"]), (2, order["log"])):
        handle = os.open(name, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
        os.dup2(handle, number)
        os.close(handle)
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    sys.stdout = os.fdopen(1, "w", buffering=1, closefd=False)
    sys.stderr = os.fdopen(2, "w", buffering=1, closefd=False)
    os.environ["FENGSHENG_FAILPOINT"] = order["failpoint"]
    failpoints._left = failpoints._armed()
    if order["plant"]:
        module, function, *given = order["plant"].split(":", 2)
        getattr(import_module(module), function)(*given)
    return main(order["arguments"])


def _status(raw: int) -> int:
    return -os.WTERMSIG(raw) if os.WIFSIGNALED(raw) else os.WEXITSTATUS(raw)


def _load() -> None:
    """What takes its time: the libraries, also those that a server loads when it begins to listen."""
    from fengsheng.cli import main

    for name in (
        "fengsheng.server.run",
        "uvicorn.lifespan.on",
        "uvicorn.loops.uvloop",
        "uvicorn.protocols.http.h11_impl",
        "uvicorn.protocols.websockets.auto",
        "websockets.server",
    ):
        import_module(name)
    with redirect_stdout(io.StringIO()):
        main(["serve", "--help"])


def _serve() -> None:
    """Until nobody asks any more; then no child is left behind."""
    _load()
    children: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "reap" in order:
            pid, raw = os.waitpid(order["reap"], 0 if order["wait"] else os.WNOHANG)
            children.discard(pid)
            print(json.dumps(_status(raw) if pid else None), flush=True)
            continue
        pid = os.fork()
        if pid == 0:
            try:
                code = _child(order)
            except BaseException:
                sys.excepthook(*sys.exc_info())
                code = 70
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
        children.add(pid)
        print(json.dumps(pid), flush=True)
    for pid in children:
        os.kill(pid, signal.SIGKILL)
        os.waitpid(pid, 0)


if __name__ == "__main__":
    _serve()
