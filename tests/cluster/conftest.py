"""A schema for each test, in one PostgreSQL for all of a process."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from tests.cluster import engines
from tests.server.conftest import seeds_by_name

__all__ = ["seeds_by_name"]


@pytest.fixture
def url() -> Iterator[str]:
    """An empty database."""
    with engines.schema() as found:
        yield found


@pytest.fixture(scope="session", autouse=True)
def engines_end() -> Iterator[None]:
    """No engine is left behind."""
    yield
    engines.close()
