"""Both editions are there for bots, also while one of them is not in the list of editions yet."""

from __future__ import annotations

import pytest

from fengsheng.editions import registry
from fengsheng.editions.spywar.edition import SPYWAR


@pytest.fixture(autouse=True)
def both_editions(monkeypatch: pytest.MonkeyPatch) -> None:
    """Spywar is played, listed or not."""
    if SPYWAR not in registry.EDITIONS:
        monkeypatch.setattr(registry, "EDITIONS", (*registry.EDITIONS, SPYWAR))
