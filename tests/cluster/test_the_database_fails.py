"""The database itself fails: its disk is full, its machine is lost, an old copy is put in its place."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import psycopg
import pytest
from sqlalchemy import make_url
from tests.cluster import own_postgres
from tests.cluster.engines import needs_postgres, plain
from tests.cluster.nodes import Guests, cluster, get
from tests.cluster.own_postgres import Own, own
from tests.cluster.test_takeover import QUICK, judged
from tests.server.faults import can_mount, fill
from tests.server.patience import within
from tests.server.postgres import USER
from tests.server.truth import Truth

pytestmark = needs_postgres
SAID_WITHIN = 5.0  # seconds
TWO = "two"  # by which name the primary knows its standby


@pytest.fixture(scope="module", autouse=True)
def nothing_is_left() -> Iterator[None]:
    yield
    own_postgres.forget()


def sql(database: Own, *statements: str) -> None:
    with psycopg.connect(plain(database.url), autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


def beats(database: Own) -> set[tuple[str, int]]:
    """When each node was last heard of."""
    with psycopg.connect(plain(database.url)) as connection:
        return {(node, at) for node, at in connection.execute("SELECT id, beat_at FROM nodes")}


def refused(guests: Guests) -> set[str]:
    return {code for who in guests.people for code in who.refused}


def test_postgres_stops_and_comes_back(tmp_path: Path) -> None:
    with own() as database, cluster(tmp_path, database.url) as found:
        nodes = [found.start(), found.start()]

        async def main() -> None:
            guests = Guests(nodes[0].base, "Ann Bob", Random(5), **QUICK)
            guests.come(lambda: [node.socket for node in nodes])
            await guests.steps(5)
            await asyncio.to_thread(database.stop)
            begin = time.monotonic()
            await asyncio.to_thread(
                within, lambda: all(get(node, "/healthz")[0] == 503 for node in nodes), "they are unwell"
            )
            assert time.monotonic() - begin < SAID_WITHIN
            status, reply = await asyncio.to_thread(get, nodes[0], "/api/tables/ABCDEF")
            assert (status, reply["text"]) == (503, "The database cannot be read.")
            told = [who.steps for who in guests.people]
            sent_away = {"not-saved", "moved"}
            await asyncio.to_thread(within, lambda: bool(refused(guests) & sent_away), "they are told")
            await asyncio.sleep(0.3)
            assert [who.steps for who in guests.people] == told, "something happened that is not saved"
            await asyncio.to_thread(database.start)
            await judged(found, guests, 8)

        asyncio.run(main())
        for node in nodes:
            within(lambda node=node: get(node, "/healthz")[0] == 200, "it is well again")  # type: ignore[misc]


def test_failover_to_a_synchronous_standby_loses_nothing(tmp_path: Path) -> None:
    with own() as one, own(copied=False) as two:
        one.copy(two.data, "-R")
        conninfo = f"host=127.0.0.1 port={one.port} user={USER} application_name={TWO}"
        with (two.data / "postgresql.auto.conf").open("a") as settings:
            settings.write(f"primary_conninfo = '{conninfo}'\n")
        two.start()
        sql(one, f"ALTER SYSTEM SET synchronous_standby_names = '{TWO}'", "SELECT pg_reload_conf()")
        # either of them, whichever can be written
        either = (
            make_url(one.url)
            .set(host=None, port=None)
            .update_query_dict(
                {"host": [f"127.0.0.1:{db.port}" for db in (one, two)], "target_session_attrs": "read-write"}
            )
        )
        with cluster(tmp_path, either.render_as_string(False)) as found:
            nodes = [found.start(), found.start()]
            within(lambda: get(nodes[1], "/healthz")[1]["durable"] == "standby", "it is said")

            async def main() -> None:
                guests = Guests(nodes[0].base, "Ann Bob", Random(6), **QUICK)
                guests.come(lambda: [node.socket for node in nodes])
                await guests.steps(8)
                await asyncio.to_thread(one.stop)
                await asyncio.to_thread(two.promote)
                found.url = two.url
                await judged(found, guests, 8)
                assert refused(guests) <= {"not-saved", "moved", "stale-prompt", "restart"}

            asyncio.run(main())
            for node in nodes:
                within(lambda node=node: get(node, "/healthz")[0] == 200, "it is well")  # type: ignore[misc]


def test_a_database_that_was_put_back_ends_all_nodes_with_a_sentence(tmp_path: Path) -> None:
    with own() as database, cluster(tmp_path, database.url) as found:
        nodes = [found.start(), found.start()]

        async def main() -> Guests:
            guests = Guests(nodes[0].base, "Ann Bob", Random(7), **QUICK)
            guests.come(lambda: [node.socket for node in nodes])
            await guests.steps(3)
            old = database.folder / "old"
            await asyncio.to_thread(database.copy, old)
            known = beats(database)
            await guests.steps(8)
            # what was lost since a node's last beat cannot be told apart: each has one that the copy has not
            await asyncio.to_thread(within, lambda: not known & beats(database), "everybody was heard of")
            await asyncio.to_thread(database.stop)
            shutil.rmtree(database.data)
            old.rename(database.data)
            await asyncio.sleep(0.2)
            told = [who.steps for who in guests.people]
            await asyncio.to_thread(database.start)
            for node in nodes:
                assert await asyncio.to_thread(node.ends) == 2
                assert "put back to an earlier state" in node.log.read_text().splitlines()[-1]
                assert "Traceback" not in node.log.read_text()
            # nobody went on from what was in memory
            assert [who.steps for who in guests.people] == told
            await guests.leave()
            return guests

        guests = asyncio.run(main())
        # whoever is started again goes on from what is there
        again = found.start()
        assert get(again, f"/api/tables/{guests.code}")[0] == 200
        assert len(Truth(plain(database.url)).tables) == 1


@contextmanager
def small_disk(database: Own) -> Iterator[Path]:
    """All tables lie on a disk of a few megabytes."""
    place = database.folder / "disk"
    place.mkdir()
    subprocess.run(["mount", "-t", "tmpfs", "-o", "size=24m", "none", str(place)], check=True)
    try:
        shutil.chown(place, USER, USER)
        sql(
            database,
            f"CREATE TABLESPACE small LOCATION '{place}'",
            "ALTER DATABASE postgres SET default_tablespace = small",
        )
        yield place
    finally:
        subprocess.run(["umount", "--lazy", str(place)], check=True)


@pytest.mark.skipif(not can_mount(), reason="a small disk can be mounted by root alone")
def test_while_the_disk_of_the_database_is_full_nothing_happens_and_nothing_is_lost(tmp_path: Path) -> None:
    with own() as database, small_disk(database) as place, cluster(tmp_path, database.url) as found:
        nodes = [found.start(), found.start()]
        junk = place / "junk"

        async def main() -> None:
            guests = Guests(nodes[0].base, "Ann Bob", Random(8), **QUICK)
            guests.come(lambda: [node.socket for node in nodes])
            await guests.steps(5)
            fill(junk)  # what is there has room for a few rows more
            await asyncio.to_thread(
                within, lambda: any(get(node, "/healthz")[0] == 503 for node in nodes), "it is unwell"
            )
            await guests.people[0].talk("is this on the disk?")
            async with asyncio.timeout(60):
                while "not-saved" not in refused(guests):
                    await asyncio.sleep(0.05)
            junk.unlink()
            await judged(found, guests, 8)

        asyncio.run(main())
        for node in nodes:
            within(lambda node=node: get(node, "/healthz")[0] == 200, "it is well again")  # type: ignore[misc]
            assert "No space left on device" in "".join(one.log.read_text() for one in nodes)
