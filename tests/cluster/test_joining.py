"""Who may be a node: everything that is missing or wrong is one sentence, and nothing is half started."""

from __future__ import annotations

import asyncio
import signal
from pathlib import Path

import psycopg
from sqlalchemy import make_url
from tests.cluster.engines import nats, needs_nats, needs_postgres, plain
from tests.cluster.nodes import cluster, get
from tests.cluster.test_owners import sql
from tests.server.nursery import Forked
from tests.server.patience import refused, within

from fengsheng.server.cluster.nats import NatsHints
from fengsheng.server.cluster.node import JOINED, MEMBER, join
from fengsheng.server.cluster.notify import NotifyHints
from fengsheng.server.errors import BadConfig
from fengsheng.server.operate.administer import CHANNEL, HINT
from fengsheng.server.store import Store

pytestmark = needs_postgres


def ends(server: Forked) -> str:
    within(server.gone, "it ends")
    assert server.status == 2
    assert not server.out.exists() or not server.out.read_text()
    return server.log.read_text()


def test_who_may_not_join(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        first = found.start()
        assert get(first, "/healthz")[1]["durable"] == "local"
        home = found._home
        refused(home.begin(tmp_path / "alone", "--database", url))
        short = tmp_path / "short"
        short.write_text("short")
        other = tmp_path / "other"
        other.write_text("a secret of somebody else")
        secret = ("--cluster-secret-file", str(tmp_path / "secret"))
        told = (
            ("a", ("--cluster", "test", *secret), "need PostgreSQL"),
            ("b", ("--cluster", "test", "--database", url), "need a secret"),
            (
                "c",
                ("--cluster", "test", "--database", url, "--cluster-secret-file", str(short)),
                "a secret of",
            ),
            (
                "d",
                ("--cluster", "test", "--database", url, "--cluster-secret-file", str(other)),
                "The secret is not that of the other servers",
            ),
            ("e", ("--cluster", "prod", "--database", url, *secret), "belongs to the cluster 'test'"),
            ("f", (*found.flags(), "--nats", "nats://127.0.0.1:1"), "NATS cannot be reached"),
            ("g", (*found.flags(), "--address", "10.0.0.7"), "The address is how other servers reach"),
            ("h", (*found.flags(), "--forward", "nats"), "by relay"),
            ("i", ("--nats", "nats://127.0.0.1:1"), "name them with --cluster"),
            ("k", (*secret, "--database", url), "name them with --cluster"),
            ("l", (*found.flags(), "--address", "ws://10.0.0.7:0"), "The address is how"),
            ("m", (*found.flags(), "--address", f"ws://{'a' * 200}:8766"), "The address is how"),
            ("j", found.flags("postgresql+psycopg://x@127.0.0.1:1/x"), "cannot be reached"),
        )
        begun = [(home.begin(tmp_path / name, *flags), name, sentence) for name, flags, sentence in told]
        for server, name, sentence in begun:
            assert sentence in ends(server), name
        assert get(first, "/healthz")[0] == 200


def test_a_schema_that_is_not_there_yet_is_not_made(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        late = found._home.begin(tmp_path / "late", *found.flags(), "--no-migrate")
        assert "run fengsheng migrate" in ends(late)


def test_a_start_that_fails_leaves_nothing_that_the_next_must_agree_with(url: str, tmp_path: Path) -> None:
    with cluster(tmp_path, url) as found:
        failed = found._home.begin(tmp_path / "failed", *found.flags(), "--nats", "nats://127.0.0.1:1")
        assert "NATS cannot be reached" in ends(failed)
        assert sql(url, f"SELECT count(*) FROM meta WHERE key = '{MEMBER}'") == [(0,)]
        (tmp_path / "secret").write_text("a better secret than the first")
        assert get(found.start(), "/healthz")[0] == 200


def test_no_two_nodes_are_at_one_address(url: str, tmp_path: Path) -> None:
    """A file that was copied. Whoever comes after one that was killed is not in its way."""
    with cluster(tmp_path, url) as found:
        first = found.start()
        copied = ("--address", first.base.replace("http", "ws", 1))
        second = found._home.begin(tmp_path / "second", *found.flags(), *copied)
        assert "Another server of this cluster is reached at" in ends(second)
        assert get(first, "/healthz")[0] == 200
        first.end(signal.SIGKILL)
        assert get(found.start("", "", "", *copied), "/healthz")[0] == 200


def test_a_secret_is_changed_while_no_node_runs(url: str) -> None:
    store = Store(url)

    def joins(cluster: str, secret: bytes, begin: bool = True) -> bool:
        try:
            join(store, cluster, secret, begin)
        except BadConfig:
            return False
        return True

    assert joins("test", b"one")
    assert not joins("test", b"two")  # the first has said so and is about to be a node
    sql(url, f"UPDATE meta SET value = '0' WHERE key = '{JOINED}'")
    node = "'n', 1, '', 'ws://n', '', 2, 'up', 0, %s, 0, 0"
    sql(url, f"INSERT INTO nodes VALUES ({node % 10**15})")
    assert not joins("test", b"two")
    assert not joins("prod", b"one")
    assert joins("test", b"one")
    sql(url, "UPDATE nodes SET beat_at = 0")
    assert joins("prod", b"two", begin=False)  # a look writes nothing
    assert joins("prod", b"two")
    assert not joins("test", b"one", begin=False)
    store.close()


@needs_nats
def test_what_the_command_line_says_is_heard_at_once_by_nodes_with_nats(url: str) -> None:
    """It knows the database alone."""

    async def main() -> None:
        heard: list[str] = []
        with nats() as engine:
            hints = NatsHints(engine.url, "test", NotifyHints(make_url(url), "test"))
            await hints.open(lambda subject, _: heard.append(subject))
            with psycopg.connect(plain(url), autocommit=True) as other:
                async with asyncio.timeout(20):
                    while not heard:
                        other.execute("SELECT pg_notify(%s, %s)", (CHANNEL, HINT))
                        await asyncio.sleep(0.05)
            heard.clear()
            assert await hints.tell("moved", {})
            async with asyncio.timeout(20):
                while "moved" not in heard:
                    await asyncio.sleep(0.05)
            await hints.close()
        assert heard.count("moved") == 1  # not over both ways

    asyncio.run(main())
