"""Games of servers inside the test process are dealt by the test's name: what fails once fails again."""

from __future__ import annotations

import itertools
from hashlib import sha256

import pytest

from fengsheng.server.hub import hub
from fengsheng.server.operate import tokens
from fengsheng.server.table import dealing


@pytest.fixture(autouse=True)
def seeds_by_name(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every deal of a test has a seed of its own, and the same one each time the test runs."""
    deals = itertools.count()

    def seed() -> bytes:
        return sha256(f"{request.node.name} {next(deals)}".encode()).digest()[: tokens.SEED_BYTES]

    monkeypatch.setattr(dealing, "new_seed", seed)
    monkeypatch.setattr(hub, "new_seed", seed)
