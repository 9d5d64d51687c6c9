"""A real server in a process of its own, on a port of its own, ended by its id."""

from __future__ import annotations

import json
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from tests.server.nursery import PATIENCE, Forked, environment
from websockets.sync.client import connect


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Command(Forked):
    """The command itself, with all that it loads: slower, for tests that are about starting."""

    def __init__(self, data: Path, flags: tuple[str, ...], env: dict[str, str] | None = None) -> None:
        self.log = data.parent / f"{data.name}.log"
        self.out = data.parent / f"{data.name}.out"
        command = [sys.executable, "-m", "fengsheng", "serve", "--port", "0", "--data", str(data), *flags]
        with self.log.open("ab") as log, self.out.open("wb") as out:
            self._process = subprocess.Popen(
                command, stdout=out, stderr=log, env=environment(env), cwd=data.parent
            )
        self.pid = self._process.pid
        self.status = None

    def gone(self) -> bool:
        """Whether it has ended."""
        self.status = self._process.poll()
        return self.status is not None


class Process:
    """A running `fengsheng serve`, forked from a process that has loaded it already; or the command."""

    def __init__(
        self,
        data: Path,
        *flags: str,
        port: int = 0,
        env: dict[str, str] | None = None,
        command: bool = False,
        plant: str = "",
    ) -> None:
        self.data = data
        given = ("--port", str(port), *flags)
        server = Command(data, given, env) if command else Forked(data, given, env, plant)
        self._server = server.wait()
        self.log = self._server.log
        self.base = self._server.base
        self.port = urlsplit(self.base).port or 0
        self.socket = self._server.socket
        self._wait_until_ready()

    def _wait_until_ready(self) -> None:
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            try:
                self.get("/healthz")
                return
            except OSError:
                time.sleep(0.05)
        raise AssertionError(self.log.read_text())

    def get(self, path: str) -> Any:
        """A page of the API."""
        with urllib.request.urlopen(self.base + path, timeout=30) as reply:
            return json.loads(reply.read())

    def request(
        self, method: str, path: str, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, dict[str, str], bytes]:
        """Status, headers and body of any request."""
        asked = urllib.request.Request(self.base + path, body, headers or {}, method=method)
        try:
            with urllib.request.urlopen(asked, timeout=30) as reply:
                return reply.status, {k.lower(): v for k, v in reply.headers.items()}, reply.read()
        except urllib.error.HTTPError as error:
            return error.code, {k.lower(): v for k, v in error.headers.items()}, error.read()

    def open_table(self, name: str = "Ann", **settings: Any) -> dict[str, Any]:
        """A new table: code, link, guest, token."""
        body = json.dumps({"name": name, "settings": settings}).encode()
        status, _, reply = self.request("POST", "/api/tables", body, {"content-type": "application/json"})
        assert status == 201, reply
        opened: dict[str, Any] = json.loads(reply)
        return opened

    @contextmanager
    def at_table(self, table: dict[str, Any]) -> Iterator[None]:
        """Whoever has opened that table is connected to it for a while."""
        hello = {"t": "hello", "table": table["code"], "token": table["token"]}
        with connect(self.socket) as line:
            line.send(json.dumps(hello))
            assert json.loads(line.recv())["t"] == "welcome"
            yield

    def end(self, number: signal.Signals) -> int:
        """Send it a signal if it still runs, and wait until it is gone; how it ended."""
        return self._server.end(number)

    @property
    def status(self) -> int | None:
        """How it has ended; None: it runs."""
        self._server.gone()
        return self._server.status

    def stop(self) -> int:
        """As a service is stopped."""
        return self.end(signal.SIGTERM)

    @property
    def pid(self) -> int:
        """Its id."""
        return self._server.pid

    def alive(self) -> bool:
        """Whether it runs."""
        return not self._server.gone()


@contextmanager
def process(
    data: Path, *flags: str, env: dict[str, str] | None = None, command: bool = False, plant: str = ""
) -> Iterator[Process]:
    """A server for one test; `plant` as in a nursery."""
    running = Process(data, *flags, env=env, command=command, plant=plant)
    try:
        yield running
    finally:
        running.stop()
