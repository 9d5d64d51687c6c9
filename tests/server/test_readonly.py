"""Databases that cannot be used: the server says why in one sentence, ends with exit code 2, and leaves the
file alone."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import closing
from hashlib import sha256
from pathlib import Path

import pytest
from tests.server.faults import NOBODY
from tests.server.nursery import Forked, Nursery, nursery
from tests.server.test_kill import open_table

from fengsheng.server.store import Store
from fengsheng.server.store.locking import only_server


@pytest.fixture(scope="module")
def home() -> Iterator[Nursery]:
    """Where servers come from."""
    with nursery() as found:
        yield found


def refused(server: Forked, code: str, words: str) -> None:
    """It ends by itself, with one line that has a stable code and a sentence."""
    server.ends()
    log = server.log.read_text()
    assert server.status == 2, log
    (line,) = [text for text in log.splitlines() if text.startswith("error")]
    assert line.startswith(f"error[{code}]: ")
    assert words in line
    assert line.endswith(".")
    assert "Traceback" not in log
    assert "listens on" not in server.out.read_text()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a database that has been used."""
    folder = tmp_path / "data"
    folder.mkdir()
    Store(f"sqlite:///{folder / 'fengsheng.sqlite'}").close()
    return folder


def digest(folder: Path) -> str:
    return sha256((folder / "fengsheng.sqlite").read_bytes()).hexdigest()


def test_opened_for_reading_alone(home: Nursery, data: Path) -> None:
    before = digest(data)
    url = f"sqlite:///file:{data / 'fengsheng.sqlite'}?mode=ro&uri=true"
    refused(home.begin(data, "--database", url), "store-unavailable", "attempt to write a readonly database")
    assert digest(data) == before


def test_of_another_user(home: Nursery, data: Path) -> None:
    """The file may be read, but neither it nor its folder may be written."""
    # not below pytest's own folder: every run of pytest closes that to others
    with tempfile.TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        data = Path(shutil.copytree(data, Path(place) / "data"))
        before = digest(data)
        (data / "fengsheng.sqlite").chmod(0o444)
        data.chmod(0o555)
        try:
            # the superuser may write anywhere, so that this has to be somebody else
            plant = f"tests.server.faults:become:{NOBODY}" if os.geteuid() == 0 else ""
            server = home.begin(data, plant=plant)
            server.ends()
            assert server.status == 2
            log = server.log.read_text()
            assert "error[store-unavailable]: The database cannot be " in log
            assert "ermission denied" in log or "readonly" in log
            assert "Traceback" not in log
            assert digest(data) == before
        finally:
            data.chmod(0o755)


def test_made_by_a_newer_program(home: Nursery, data: Path) -> None:
    with closing(sqlite3.connect(data / "fengsheng.sqlite")) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("UPDATE meta SET value = '9998' WHERE key = 'compatible_from'")
        connection.commit()
    before = digest(data)
    refused(home.begin(data), "store-newer", "made by a newer program: its schema is 9999")
    assert digest(data) == before


def test_no_database_at_all(home: Nursery, data: Path) -> None:
    (data / "fengsheng.sqlite").write_bytes(b"these are not the pages you are looking for" * 100)
    before = digest(data)
    refused(home.begin(data), "store-unavailable", "file is not a database")
    assert digest(data) == before


def test_with_damaged_pages(home: Nursery, tmp_path: Path) -> None:
    """The head is whole, so that it can be opened; what is in it cannot be read."""
    server = home.start(tmp_path / "data")
    for number in range(3):
        open_table(server.base, f"P{number}")
    assert server.end(signal.SIGTERM) == 0
    file = tmp_path / "data" / "fengsheng.sqlite"
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'tables'").fetchone()
        (size,) = connection.execute("PRAGMA page_size").fetchone()
    whole = bytearray(file.read_bytes())
    whole[(page - 1) * size : page * size] = b"\xa5" * size
    file.write_bytes(whole)
    refused(home.begin(tmp_path / "data"), "store-unavailable", "malformed")


def test_in_use_by_another_server(home: Nursery, data: Path) -> None:
    with only_server(f"sqlite:///{data / 'fengsheng.sqlite'}"):
        refused(home.begin(data), "store-busy", "Another server works with this database")


def test_in_a_folder_that_cannot_be_made(home: Nursery, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    url = f"sqlite:///{tmp_path / 'file' / 'data' / 'x.sqlite'}"
    refused(home.begin(tmp_path / "data", "--database", url), "store-error", "cannot be made")


def test_on_a_port_that_is_taken(home: Nursery, tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        refused(home.begin(tmp_path / "d", "--port", port), "bad-config", "Cannot listen")


def test_a_stop_that_comes_early_is_obeyed(home: Nursery, tmp_path: Path) -> None:
    """At any moment of the start: it ends, by the signal or in order, and the next start finds all well."""
    for delay in (0.02, 0.06, 0.1, 0.14, 0.18, 0.25):
        server = home.begin(tmp_path / "data")
        time.sleep(delay)
        assert server.end(signal.SIGTERM) in (0, -signal.SIGTERM), server.log.read_text()
    assert home.start(tmp_path / "data").end(signal.SIGTERM) == 0
