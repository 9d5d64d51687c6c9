"""Waiting for something to happen at a real server."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.server.nursery import Forked

PATIENCE = 60.0  # seconds until it must have happened


def within(condition: Callable[[], bool], what: str, seconds: float = PATIENCE) -> None:
    """Wait for it, so long at most."""
    end = time.monotonic() + seconds
    while not condition():
        assert time.monotonic() < end, what
        time.sleep(0.05)


def refused(second: Forked) -> None:
    """A second server on a database ends with one sentence, and does not listen."""
    within(lambda: second.gone() or (second.out.exists() and bool(second.out.read_text())), "it is done")
    assert second.status == 2
    assert "Another server works with this database." in second.log.read_text()
