"""A database that does not answer, in front of one server: it is said in time, and nobody else waits."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import psycopg
import pytest
from tests.cluster.engines import needs_postgres, plain, proxy
from tests.cluster.nodes import SECRET
from tests.cluster.stillness import watched, watched_and_asking_in_the_loop
from tests.server.patience import within
from tests.server.process import Process, process
from websockets.sync.client import connect

from fengsheng.server.errors import StoreUnavailable
from fengsheng.server.store import Store

pytestmark = needs_postgres
SAID_WITHIN = 5.0  # seconds
STILL_AT_MOST = 0.1  # seconds
TURNS = 3
NEW = {"content-type": "application/json"}


def opened(running: Process) -> tuple[int, str]:
    body = json.dumps({"name": "Bob"}).encode()
    status, _, reply = running.request("POST", "/api/tables", body, NEW)
    return status, reply.decode()


class Pulse(threading.Thread):
    """Asks for something that needs no database, again and again."""

    def __init__(self, running: Process) -> None:
        super().__init__(daemon=True)
        self._running, self.asked, self.ended = running, 0, False

    def run(self) -> None:
        while not self.ended:
            self._running.get("/api/editions")
            self.asked += 1
            time.sleep(0.02)


@contextmanager
def pulse(running: Process) -> Iterator[Pulse]:
    found = Pulse(running)
    found.start()
    yield found
    found.ended = True
    found.join()


def test_postgres_mute_is_said_in_time_and_holds_nobody_else_up(url: str, tmp_path: Path) -> None:
    with (
        proxy(url) as (between, way),
        process(tmp_path / "data", "--database", way, "--no-address-limits") as running,
    ):
        table = running.open_table("Ann")
        with connect(running.socket) as line, pulse(running) as beating:
            line.send(json.dumps({"t": "hello", "table": table["code"], "token": table["token"]}))
            while json.loads(line.recv(30))["t"] != "table":
                pass
            between.mute()
            begin = time.monotonic()
            line.send(json.dumps({"t": "say", "text": "is anybody there?"}))
            while (said := json.loads(line.recv(30))).get("code") != "not-saved":
                assert said["t"] != "chat", "it was told and is not saved"
            not_saved = time.monotonic() - begin
            within(lambda: running.request("GET", "/healthz")[0] == 503, "it is unwell")
            unwell = time.monotonic() - begin
            status, reply = opened(running)
            assert status == 503, reply
            asked = beating.asked
            between.speak()
            within(lambda: running.request("GET", "/healthz")[0] == 200, "it is well again")
            within(lambda: opened(running)[0] == 201, "it writes again")
        assert asked > 10, "nobody was served while the database was mute"
        # three seconds for the database to answer; without a limit nothing would ever have come
        assert not_saved < SAID_WITHIN
        assert unwell < SAID_WITHIN
    with psycopg.connect(plain(url)) as look:
        lines = look.execute("SELECT text FROM chat").fetchall()
    assert lines in ([], [("is anybody there?",)])  # never twice, and nobody was told


def stood_still(url: str, folder: Path, plant: Callable[[str], None], *flags: str) -> float:
    """The longest that the loop slept while a database was mute, people said something, came, and asked for
    all that is read from it."""
    told = folder / "longest"
    planted = f"{plant.__module__}:{plant.__name__}:{told}"
    with (
        proxy(url) as (between, way),
        process(folder / "data", "--database", way, "--no-address-limits", *flags, plant=planted) as running,
        ThreadPoolExecutor(12) as visitors,
    ):
        tables = [running.open_table(name) for name in ("Ann", "Bob")]
        with connect(running.socket) as line, connect(running.socket) as late:
            line.send(json.dumps({"t": "hello", "table": tables[0]["code"], "token": tables[0]["token"]}))
            while json.loads(line.recv(30))["t"] != "table":
                pass
            between.mute()
            line.send(json.dumps({"t": "say", "text": "is anybody there?"}))
            late.send(json.dumps({"t": "hello", "table": tables[1]["code"], "token": tables[1]["token"]}))
            game = "/api/replays/" + "0" * 24
            pages = ["/healthz", "/metrics", "/api/tables", f"/api/tables/{tables[1]['code']}", game]
            pages += [f"{game}/{part}" for part in ("analysis", "comments", "file", "picture?at=0")]
            asked = [visitors.submit(running.request, "GET", page) for page in pages]
            asked.append(visitors.submit(running.request, "POST", game + "/analysis"))
            opening = visitors.submit(opened, running)
            for page in asked:
                page.result()
            assert opening.result()[0] == 503
            between.speak()
            within(lambda: running.request("GET", "/healthz")[0] == 200, "it is well again")
    return float(told.read_text())


def never_stands_still(url: str, folder: Path, *flags: str) -> bool:
    """Who waits for a mute database does so every time; a machine that is short of processors is not."""
    for turn in range(TURNS):
        (again := folder / f"{turn}").mkdir()
        if stood_still(url, again, watched, *flags) <= STILL_AT_MOST:
            return True
    return False


def test_a_mute_database_never_makes_the_loop_wait(url: str, tmp_path: Path) -> None:
    assert never_stands_still(url, tmp_path)


def test_a_mute_database_never_makes_the_loop_of_a_node_wait(url: str, tmp_path: Path) -> None:
    (tmp_path / "secret").write_text(SECRET)
    flags = ("--cluster", "test", "--cluster-secret-file", str(tmp_path / "secret"))
    assert never_stands_still(url, tmp_path, *flags)


def test_a_loop_that_waits_is_noticed(url: str, tmp_path: Path) -> None:
    """The same with a server that asks the database itself: it waits for as long as that may take."""
    assert stood_still(url, tmp_path, watched_and_asking_in_the_loop) > 10 * STILL_AT_MOST


def test_while_nobody_plays_health_says_so_too(url: str, tmp_path: Path) -> None:
    with (
        proxy(url) as (between, way),
        process(tmp_path / "data", "--database", way) as running,
    ):
        assert running.request("GET", "/healthz")[0] == 200
        between.mute()
        begin = time.monotonic()
        within(lambda: running.request("GET", "/healthz")[0] == 503, "it is noticed")
        assert time.monotonic() - begin < SAID_WITHIN
        between.speak()
        within(lambda: running.request("GET", "/healthz")[0] == 200, "it is well again")


def test_a_commit_that_was_held_up_is_decided_before_anything_is_read_back(url: str) -> None:
    """The transaction lies in the network when the writer gives up. Whether it comes through later or never,
    the writer knows before anybody reads."""

    async def main(way: str) -> None:
        store = Store(way)
        try:
            await store.commit([store.put_meta("a", "1")])
            between.mute()
            with pytest.raises(StoreUnavailable, match="does not answer"):
                await store.commit([store.put_meta("a", "2")])
            with pytest.raises(StoreUnavailable, match="not known"):
                store.check_decided()
            between.speak()
            for _ in range(100):
                try:
                    await store.commit([store.put_meta("b", "1")])
                    break
                except StoreUnavailable:
                    await asyncio.sleep(0.05)
            store.check_decided()
            first = store.meta("a")
            await asyncio.sleep(0.5)
            assert store.meta("a") == first, "the earlier transaction came through afterwards"
            assert store.meta("b") == "1"
        finally:
            store.close()

    with proxy(url) as (between, way):
        asyncio.run(main(way))
