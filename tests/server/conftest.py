"""Games of servers inside the test process are dealt by the test's name: what fails once fails again. What
must be true of both databases is tried on both."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from tests.cluster import engines
from tests.server import harness, postgres
from tests.server.seeds import deal_by

BOTH = ("test_restore.py", "test_shelf.py")
"""Files whose tests run on SQLite and on PostgreSQL."""


@pytest.fixture(autouse=True)
def seeds_by_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal of a test has a seed of its own, and the same one each time the test runs."""
    deal_by(request.node.name, monkeypatch.setattr)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Those of `BOTH` twice."""
    if metafunc.definition.path.name in BOTH:
        skipped = pytest.mark.skipif(bool(postgres.missing()), reason=postgres.missing())
        metafunc.fixturenames.append("database")
        metafunc.parametrize("database", ["sqlite", pytest.param("postgres", marks=skipped)], indirect=True)


@pytest.fixture
def database(request: pytest.FixtureRequest) -> Iterator[None]:
    """Where the servers of a test keep what they keep: a schema stands for a file."""

    def in_postgres(path: Path) -> str:
        return engines.make_schema(f"p{sha256(str(path).encode()).hexdigest()[:16]}")

    harness.WHERE.append(in_postgres if request.param == "postgres" else harness.in_a_file)
    yield
    harness.WHERE.pop()
