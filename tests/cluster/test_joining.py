"""Who may be a node: everything that is missing or wrong is one sentence, and nothing is half started."""

from __future__ import annotations

from pathlib import Path

from tests.cluster.engines import needs_postgres
from tests.cluster.nodes import cluster, get
from tests.server.nursery import Forked
from tests.server.patience import refused, within

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
