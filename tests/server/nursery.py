"""Servers that start in no time: a process that has loaded everything once and forks a server on demand.

A child runs `fengsheng serve` by the same function as the command, in a process of its own that can be killed
like any other; only the loading of the libraries, which is most of a start, is done once for all of them.
It deals by the name of the test that wants it.

Run as a program this is that process: orders come on stdin, one JSON object a line, answers go to stdout.
"""

from __future__ import annotations

import gc
import io
import json
import os
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, redirect_stdout
from functools import cache
from importlib import import_module
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from typing import Any

ROOT = Path(__file__).resolve().parent.parent.parent
HURRIED = {"FENGSHENG_HURRY": "20"}  # nobody waits for a test longer than needed
PATIENCE = 90.0  # seconds that a slow machine may take to start
LAST_WORDS = 30.0  # seconds that a server may take to end


class Loaded:
    """The process that has loaded everything; there is one for all tests of a run."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.nursery"],
            stdin=subprocess.PIPE,  # when we are gone, that is closed, and it goes too
            stdout=subprocess.PIPE,
            cwd=ROOT,
        )
        self._one_at_a_time = Lock()

    def ask(self, **order: Any) -> Any:
        """One order, one answer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with self._one_at_a_time:
            self._process.stdin.write(json.dumps(order).encode() + b"\n")
            self._process.stdin.flush()
            line = self._process.stdout.readline()
        assert line, "the nursery is gone"
        return json.loads(line)


@cache
def loaded() -> Loaded:
    """That process, from the first server on."""
    return Loaded()


class Nursery:
    """The side of the test: asks for servers and for their end."""

    def __init__(self) -> None:
        self._servers: list[Forked] = []

    def start(self, data: Path, *flags: str, failpoint: str = "", plant: str = "") -> Forked:
        """A new server that listens; `plant` names a function that is called before it serves, as
        `package.module:function`, with a word for it after another colon."""
        return self.begin(data, *flags, failpoint=failpoint, plant=plant).wait()

    def begin(self, data: Path, *flags: str, failpoint: str = "", plant: str = "") -> Forked:
        """The same, without waiting until it listens."""
        server = Forked(data, flags, {"FENGSHENG_FAILPOINT": failpoint}, plant)
        self._servers.append(server)
        return server

    def close(self) -> None:
        """No server is left behind."""
        for server in self._servers:
            server.end(signal.SIGKILL)


class Forked:
    """A running server."""

    def __init__(
        self, data: Path, flags: tuple[str, ...], env: dict[str, str] | None = None, plant: str = ""
    ) -> None:
        self.log = data.parent / f"{data.name}.log"
        self.out = data.parent / f"{data.name}.out"
        self.out.unlink(missing_ok=True)
        self.pid: int = loaded().ask(
            arguments=["serve", "--port", "0", "--data", str(data), *flags],
            out=str(self.out),
            log=str(self.log),
            cwd=str(data.parent),
            env=environment(env),
            plant=plant,
            seed=seed_name(),
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

    def gone(self) -> bool:
        """Whether it has ended; `status` is how, as subprocess says it."""
        if self.status is None:
            self.status = loaded().ask(reap=self.pid)
        return self.status is not None

    def ends(self) -> int:
        """Wait until it is gone; how it ended."""
        end = time.monotonic() + LAST_WORDS
        while not self.gone():
            assert time.monotonic() < end, self.log.read_text()
            time.sleep(0.005)
        assert self.status is not None
        return self.status

    def end(self, number: signal.Signals) -> int:
        """Send it a signal, and wait until it is gone; how it ended."""
        if not self.gone():
            os.kill(self.pid, number)
        return self.ends()


_started: Counter[str] = Counter()


def seed_name() -> str:
    """What the next server is dealt by: the test that runs, and which of its servers this is."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "").partition(" ")[0]
    _started[test] += 1
    return f"{test} {_started[test]}"


def environment(env: dict[str, str] | None = None) -> dict[str, str]:
    """That of a server: ours, without what is set for another one."""
    clean = {k: v for k, v in os.environ.items() if not k.startswith("FENGSHENG_")}
    return clean | HURRIED | (env or {})


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
    from tests.server.seeds import deal_by

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
    os.chdir(order["cwd"])
    os.environ.clear()
    os.environ.update(order["env"])
    failpoints._left = failpoints._armed()
    deal_by(order["seed"])
    if order["plant"]:
        module, function, *given = order["plant"].split(":", 2)
        getattr(import_module(module), function)(*given)
    return main(order["arguments"])


def _status(raw: int) -> int:
    return -os.WTERMSIG(raw) if os.WIFSIGNALED(raw) else os.WEXITSTATUS(raw)


def _load() -> None:
    """What takes its time: the libraries, also those that a server loads when it makes an application and
    begins to listen, and the words, which it reads before it does."""
    from litestar import Litestar

    from fengsheng.cli import main
    from fengsheng.coach import prepare
    from fengsheng.server.store.database import make_engine, migrate

    for name in (
        "anyio._backends._asyncio",
        "fengsheng.server.run",
        "fengsheng.server.socket.fast",
        "tests.server.seeds",
        "uvicorn.lifespan.on",
        "uvicorn.loops.uvloop",
        "uvicorn.protocols.http.h11_impl",
        "uvicorn.protocols.websockets.auto",
        "websockets.server",
    ):
        import_module(name)
    with TemporaryDirectory() as folder:  # Alembic, which makes tables where there are none, is large
        engine = make_engine(f"sqlite:///{folder}/none")
        migrate(engine)
        engine.dispose()
    Litestar()  # it looks for libraries that it could work with
    prepare()
    with redirect_stdout(io.StringIO()):
        main(["serve", "--help"])
    # what is there already is not looked through again by every child, which would copy all of it
    gc.collect()
    gc.freeze()


def _serve() -> None:
    """Until nobody asks any more; then no child is left behind."""
    _load()
    children: set[int] = set()
    for line in sys.stdin:
        order = json.loads(line)
        if "reap" in order:
            pid, raw = os.waitpid(order["reap"], os.WNOHANG)
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
