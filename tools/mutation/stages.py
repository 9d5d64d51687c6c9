"""What is tried on a broken rule, stage by stage. Imported only where the rule is broken already."""

from __future__ import annotations

import re
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import pytest

import fengsheng
from fengsheng.scenario import Scenario

from .games import games
from .sites import FILES

SCENARIO_LIMIT = 2.0  # seconds of processor time; unbroken the slowest takes less than a fifth of a second
SUITES = {
    "tests": ("tests/core", "tests/scenario", "tests/flow", "tests/explain"),
    "laws": ("tests/laws",),
    "golden": ("tests/golden",),
}
# Run at a stage of their own, or about the tree and about other tests instead of the rules.
IGNORED = {
    "tests": (
        "tests/scenario/test_scenarios.py",
        "tests/core/test_imports.py",
        "tests/core/test_core_names_no_card.py",
        "tests/core/test_nothing_is_skipped_in_ci.py",
    ),
    "laws": ("tests/laws/test_laws_bite.py",),
    "golden": (),
}

Noticed = Iterator[tuple[str, str]]  # who complains, and in which words


class _TooLong(BaseException):
    """It does not come to an end. No `except Exception` on the way may swallow it."""


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    def stop(number: int, frame: FrameType | None) -> None:
        raise _TooLong

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def scenarios(editions: list[str], first: list[str], left_out: list[str]) -> Noticed:
    """The scenarios that do not come out as written."""
    found = [
        path.as_posix() for edition in editions for path in sorted(Path("scenarios", edition).rglob("*.scn"))
    ]
    known = set(found)
    for name in dict.fromkeys([*(name for name in first if name in known), *found]):
        if name in left_out:
            continue
        try:
            with _at_most(SCENARIO_LIMIT):
                Scenario.load(name).run()
        except _TooLong:
            yield name, "it does not come to an end"
        except Exception as error:
            yield name, type(error).__name__


class Ears:
    """Picks the tests of some editions and hears which fail."""

    def __init__(self, editions: list[str], left_out: list[str]) -> None:
        others = [edition for edition in FILES if edition not in editions]
        self._others = re.compile("|".join(others) or "(?!)")
        self._left_out = set(left_out)
        self.failed: list[str] = []

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [
            item
            for item in items
            if item.nodeid not in self._left_out and not self._others.search(item.nodeid)
        ]

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed.append(report.nodeid)


def suite(stage: str, editions: list[str], left_out: list[str], *, everything: bool) -> Noticed:
    """The tests that fail."""
    ears = Ears(editions, left_out)
    arguments = ["-q", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    arguments += [f"--ignore={name}" for name in IGNORED[stage]]
    arguments += [] if everything else ["-x"]
    status = pytest.main([*arguments, *SUITES[stage]], plugins=[ears])
    for name in dict.fromkeys(ears.failed):
        yield name, "failed"
    if not ears.failed and status not in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED):
        yield stage, f"pytest cannot go on: {status}"


def noticed(
    stage: str, editions: list[str], first: list[str], left_out: list[str], *, everything: bool
) -> Noticed:
    """Who complains at a stage; ask for the first of them only and the rest is not run."""
    if not Path(fengsheng.__file__).resolve().is_relative_to(Path.cwd().resolve()):
        raise RuntimeError("another copy of the package is being tried")
    if stage == "scenarios":
        yield from scenarios(editions, first, left_out)
    elif stage == "games":
        for edition in editions:
            yield from ((name, words) for name, words in games(edition) if name not in left_out)
    else:
        yield from suite(stage, editions, left_out, everything=everything)
