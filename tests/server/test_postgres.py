"""PostgreSQL in the place of the file: the schema, and one server at a time."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, NullPool, text
from tests.server.nursery import nursery
from tests.server.patience import refused, within
from tests.server.postgres import missing, postgres
from tests.server.process import process
from websockets.sync.client import connect

from fengsheng.server.errors import StoreBusy, StoreUnavailable
from fengsheng.server.store import Store
from fengsheng.server.store.database import make_engine
from fengsheng.server.store.locking import lock_key, only_server
from fengsheng.server.store.schema import metadata

pytestmark = pytest.mark.skipif(bool(missing()), reason=missing())


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """One database for all tests of this file."""
    with postgres() as found:
        yield found


def test_the_migrations_make_the_schema(url: str) -> None:
    store = Store(url)
    with store.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
    store.close()


def test_a_second_server_is_refused(url: str, tmp_path: Path) -> None:
    with nursery() as home:
        with process(tmp_path / "one", "--database", url) as running:
            table = running.open_table("Ann")
            refused(home.begin(tmp_path / "two", "--database", url))
            with pytest.raises(StoreBusy), only_server(url):
                pass
            assert running.get("/healthz")["ok"]
        again = home.start(tmp_path / "three", "--database", url)  # the first one has let it go
        refused(home.begin(tmp_path / "four", "--database", url))
        again.end(signal.SIGKILL)  # and so does one that is killed
    with process(tmp_path / "five", "--database", url) as running:
        assert running.get(f"/api/tables/{table['code']}")["owner"] == "Ann"


def holders(connection: Connection) -> list[int]:
    """The processes of PostgreSQL that hold the lock."""
    found = connection.execute(text("SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND granted"))
    return [row[0] for row in found]


def test_a_server_that_has_lost_the_lock_writes_nothing_until_it_has_it_again(
    url: str, tmp_path: Path
) -> None:
    engine = make_engine(url, NullPool)
    key = {"key": lock_key("public")}
    with (
        process(tmp_path / "data", "--database", url) as running,
        engine.connect().execution_options(isolation_level="AUTOCOMMIT") as other,
    ):
        (first,) = holders(other)
        other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": first})
        # a session that is being ended holds its locks for a moment longer
        within(lambda: bool(set(holders(other)) - {first}), "the server takes the lock again")
        running.open_table("Ann")
        # and now somebody else is quicker
        (second,) = holders(other)
        other.execute(text("SELECT pg_terminate_backend(:pid)"), {"pid": second})
        other.execute(text("SELECT pg_advisory_lock(:key)"), key)

        def asked() -> tuple[int, str]:
            body = json.dumps({"name": "Bob"}).encode()
            status, _, reply = running.request(
                "POST", "/api/tables", body, {"content-type": "application/json"}
            )
            return status, reply.decode()

        within(lambda: running.request("GET", "/healthz")[0] == 503, "it is noticed")
        status, reply = asked()
        assert status == 503
        assert "another server works with this database now" in reply
        other.execute(text("SELECT pg_advisory_unlock(:key)"), key)
        within(lambda: running.request("GET", "/healthz")[0] == 200, "it is well again")
        assert asked()[0] == 201
    engine.dispose()


def test_a_database_that_cannot_be_reached_is_one_sentence() -> None:
    nowhere = "postgresql+psycopg://nobody@127.0.0.1:1/nothing"
    with pytest.raises(StoreUnavailable, match="cannot be reached"), only_server(nowhere):
        pass


def test_text_that_no_database_takes_makes_nobody_unwell(url: str, tmp_path: Path) -> None:
    """A token, the code of a table and the reason of a complaint go to the database as somebody has sent
    them: with a NUL in it PostgreSQL takes none, and a server that cannot write is taken out of the list."""
    with process(tmp_path / "data", "--database", url) as running:
        table = running.open_table("Ann")
        with connect(running.socket) as line:
            line.send(json.dumps({"t": "hello", "table": table["code"], "token": "a\0.b"}))
            assert json.loads(line.recv(10))["code"] == "bad-token"
        with connect(running.socket) as line:
            line.send(json.dumps({"t": "hello", "table": table["code"], "token": table["token"]}))
            for said in ({"t": "say", "text": "a\0b"}, {"t": "report", "line": 0, "reason": "a\0\u202eb"}):
                line.send(json.dumps(said))
            line.send(json.dumps({"t": "ping"}))
            told = []
            while (message := json.loads(line.recv(10)))["t"] != "pong":
                told.append(message)
        assert [message["line"]["text"] for message in told if message["t"] == "chat"] == ["a b"]
        assert not [message for message in told if message["t"] == "error"]
        assert running.request("GET", "/healthz")[0] == 200
    store = Store(url)
    assert [row.reason for row in store.reports()] == ["a b"]
    store.close()
