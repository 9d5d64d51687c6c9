"""Games of servers inside the test process are dealt by the test's name: what fails once fails again."""

from __future__ import annotations

import pytest
from tests.server.seeds import deal_by


@pytest.fixture(autouse=True)
def seeds_by_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal of a test has a seed of its own, and the same one each time the test runs."""
    deal_by(request.node.name, monkeypatch.setattr)
