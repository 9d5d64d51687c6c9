"""A real server in a process of its own, on a port of its own, ended by its id."""

from __future__ import annotations

import json
import os
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

from websockets.sync.client import connect

ROOT = Path(__file__).resolve().parent.parent.parent
HURRIED = {"FENGSHENG_HURRY": "20"}  # nobody waits for a test longer than needed
PATIENCE = 90.0  # seconds that a slow machine may take to start


def free_port() -> int:
    """One that nobody listens on."""
    with socket.socket() as trial:
        trial.bind(("127.0.0.1", 0))
        return int(trial.getsockname()[1])


class Process:
    """A running `fengsheng serve`."""

    def __init__(self, data: Path, *flags: str, port: int = 0, env: dict[str, str] | None = None) -> None:
        self.data = data
        self.log = data.parent / f"{data.name}.log"
        self._out = self.log.open("ab")
        command = [
            sys.executable,
            "-m",
            "fengsheng",
            "serve",
            "--port",
            str(port),
            "--data",
            str(data),
            *flags,
        ]
        clean = {k: v for k, v in os.environ.items() if not k.startswith("FENGSHENG_")}
        self._process = subprocess.Popen(
            command,
            stdout=subprocess.PIPE,
            stderr=self._out,
            env=clean | HURRIED | (env or {}),
            cwd=data.parent,
        )
        assert self._process.stdout is not None
        line = self._process.stdout.readline().decode()
        assert "listens on" in line, self.log.read_text()
        self.base = line.split()[-1]
        self.port = urlsplit(self.base).port or 0
        self.socket = self.base.replace("http", "ws", 1) + "/ws"
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
        if self._process.poll() is None:
            self._process.send_signal(number)
        return self._process.wait(30)

    @property
    def status(self) -> int | None:
        """How it has ended; None: it runs."""
        return self._process.poll()

    def stop(self) -> int:
        """As a service is stopped."""
        code = self.end(signal.SIGTERM)
        self._out.close()
        if self._process.stdout is not None:
            self._process.stdout.close()
        return code

    @property
    def pid(self) -> int:
        """Its id."""
        return self._process.pid

    def alive(self) -> bool:
        """Whether it runs."""
        return self._process.poll() is None


@contextmanager
def process(data: Path, *flags: str, env: dict[str, str] | None = None) -> Iterator[Process]:
    """A server for one test."""
    running = Process(data, *flags, env=env)
    try:
        yield running
    finally:
        running.stop()
