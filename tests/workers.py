"""Which worker does what, where several share the tests (`--dist loadgroup`).

The marks that xdist has for it are written into the names of tests, where pytest 9.2 no longer looks for
them: nothing stays together, and nobody says so. So it is said here.
"""

from __future__ import annotations

import fcntl
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from xdist.scheduler import LoadScopeScheduling  # type: ignore[import-untyped]

WEB = "tests/web/"
BROWSERS = 3  # more would be in each other's way; the other workers do meanwhile what needs none
# A file stays on one worker: what its tests share (a server, a copy of the tree, everything that games show)
# is made once, not once by every worker. But these share nothing that costs anything, and take so long that
# several workers have to do them, test by test.
APART = frozenset(
    {
        "tests/laws/test_determinize.py",
        "tests/laws/test_every_decision.py",
        "tests/laws/test_planted_deals.py",
        "tests/laws/test_planted_leaks.py",
        "tests/laws/test_views_leak_nothing.py",
        "tests/server/test_calendar.py",
        "tests/server/test_container.py",
        "tests/server/test_disk.py",
        "tests/server/test_files.py",
        "tests/server/test_kill.py",
        "tests/server/test_timing.py",
        "tests/server/test_twins.py",
    }
)


# The files of these folders share something, too: one worker takes them all.
TOGETHER = ("tests/coach/",)


def together(nodeid: str) -> str:
    """Tests with the same word stay on one worker, one after the other."""
    file = nodeid.partition("::")[0]
    folder = next((folder for folder in TOGETHER if file.startswith(folder)), file)
    return nodeid if file in APART else folder


class Workers(LoadScopeScheduling):  # type: ignore[misc]
    """Three have a browser until all that needs one is done; nobody else opens one while there is other work,
    so that nobody waits at the end for the last file of one of them."""

    def _split_scope(self, nodeid: str) -> str:
        return together(nodeid)

    def _assign_work_unit(self, node: Any) -> None:
        browser = node in self.nodes[:BROWSERS]
        fit = (scope for scope in self.workqueue if scope.startswith(WEB) == browser)
        if first := next(fit, None):
            self.workqueue.move_to_end(first, last=False)
        # what is done is counted again after every test: let it not become thousands
        given = self.assigned_work[node]
        for scope in [scope for scope, unit in given.items() if all(unit.values())]:
            del given[scope]
        super()._assign_work_unit(node)


def scheduler(config: Any, log: Any) -> Workers:
    """In the order of the tests: those that come first (tests/conftest.py) are begun first."""
    config.option.loadscopereorder = False
    return Workers(config, log)


@contextmanager
def first_alone(lock: Path) -> Iterator[None]:
    """Whoever comes first does something alone; who comes meanwhile waits, and then all do it together."""
    with lock.open("a") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            fcntl.flock(file, fcntl.LOCK_SH)
            fcntl.flock(file, fcntl.LOCK_UN)
            yield
            return
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def compiled(tests: Path) -> bool:
    """Whether somebody has read most of the tests before: pytest keeps them with their assertions taken
    apart, and that is half of the work of reading them."""
    kept = f"{sys.implementation.cache_tag}-pytest-{pytest.__version__}.pyc"
    files = list(tests.rglob("test_*.py"))
    there = sum((file.parent / "__pycache__" / f"{file.stem}.{kept}").exists() for file in files)
    return 2 * there > len(files)
