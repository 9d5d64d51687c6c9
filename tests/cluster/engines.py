"""The engines that more than one server needs, for tests: a PostgreSQL and a NATS of our own, in folders of
their own, on free ports of this machine, gone afterwards. Where `FENGSHENG_TEST_POSTGRES` or
`FENGSHENG_TEST_NATS` name some that run already, those are used."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest
from sqlalchemy import make_url
from tests.server import postgres
from tests.server.process import free_port

needs_postgres = pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())
NATS = shutil.which("nats-server") or shutil.which("nats-server", path="/usr/sbin:/usr/local/sbin")
needs_nats = pytest.mark.skipif(NATS is None, reason="nats-server is not installed (tools/setup_nats.sh)")
PATIENCE = 30.0

_open = ExitStack()  # closed when the tests of this process are over (conftest.py)


@cache
def shared() -> str:
    """One PostgreSQL for all tests of this process."""
    given = os.environ.get("FENGSHENG_TEST_POSTGRES", "")
    return given or _open.enter_context(postgres.postgres())


def close() -> None:
    """No engine is left behind."""
    _open.close()
    shared.cache_clear()


def plain(url: str) -> str:
    """The same for psycopg itself."""
    return make_url(url).set(drivername="postgresql").render_as_string(hide_password=False)


def in_schema(url: str, name: str) -> str:
    """The same database, with all our tables in a schema of this name."""
    return make_url(url).update_query_dict({"options": f"-csearch_path={name}"}).render_as_string(False)


def make_schema(name: str) -> str:
    """An empty schema in the shared database; its URL. (Databases would cost files, and minutes after a
    crash.)"""
    with psycopg.connect(plain(shared()), autocommit=True) as connection:
        connection.execute(f"CREATE SCHEMA IF NOT EXISTS {name}".encode())
    return in_schema(shared(), name)


@contextmanager
def schema() -> Iterator[str]:
    """For one test."""
    name = f"t{uuid4().hex[:12]}"
    yield make_schema(name)
    with psycopg.connect(plain(shared()), autocommit=True) as connection:
        connection.execute(f"DROP SCHEMA {name} CASCADE".encode())


def through(url: str, port: int) -> str:
    """The same database by way of somebody on another port."""
    return make_url(url).set(port=port).render_as_string(False)


class Proxy:
    """A process between a server and an engine, which can be stopped: the other side is mute then."""

    def __init__(self, target: int) -> None:
        self.port = free_port()
        file = Path(__file__).with_name("proxy.py")
        command = [sys.executable, "-S", str(file), str(self.port), str(target)]
        self._process = subprocess.Popen(command)
        answers(self.port)

    def mute(self) -> None:
        """Everything vanishes from now on."""
        self._process.send_signal(signal.SIGSTOP)

    def speak(self) -> None:
        """What was held up comes through."""
        self._process.send_signal(signal.SIGCONT)

    def end(self) -> None:
        """All connections break."""
        self._process.send_signal(signal.SIGCONT)
        self._process.kill()
        self._process.wait()


@contextmanager
def proxy(url: str) -> Iterator[tuple[Proxy, str]]:
    """One in front of a database."""
    found = Proxy(make_url(url).port or 5432)
    try:
        yield found, through(url, found.port)
    finally:
        found.end()


def answers(port: int) -> None:
    """Wait until somebody listens there."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
            return
        except OSError:
            assert time.monotonic() < end, f"nobody listens on {port}"
            time.sleep(0.02)


class Nats:
    """A nats-server that can be killed and started again on the same port."""

    def __init__(self) -> None:
        self.port = free_port()
        self.url = f"nats://127.0.0.1:{self.port}"
        self._folder = tempfile.mkdtemp(prefix="fengsheng-nats-")
        self.start()

    def start(self) -> None:
        """Again."""
        assert NATS is not None
        command = [NATS, "-a", "127.0.0.1", "-p", str(self.port), "-l", f"{self._folder}/log"]
        self._process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        answers(self.port)

    def kill(self) -> None:
        """Without a word."""
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """For good."""
        self.kill()
        shutil.rmtree(self._folder)


@contextmanager
def nats() -> Iterator[Nats]:
    """One for a test."""
    found = Nats()
    try:
        yield found
    finally:
        found.close()
