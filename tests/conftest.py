"""What all tests share: the tree's root is importable, golden files can be written anew, and nothing is
skipped in CI."""

from __future__ import annotations

import os
import sys
from collections.abc import Generator
from pathlib import Path

import pytest

from fengsheng.core import engine

ROOT = Path(__file__).resolve().parent.parent

# Tests share helpers as `tests.laws.tables` and the like, however pytest was started.
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/golden --regenerate-golden` accepts how games come out now."""
    parser.addoption(
        "--regenerate-golden",
        action="store_true",
        help="write the games in tests/golden anew instead of comparing with them",
    )


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under CI=true a test that was skipped has failed: what it needs must be there. (On a compiled engine
    no fault can be planted, so the tests that plant one are skipped by nature.)"""
    report = yield
    interpreted = str(engine.__file__).endswith(".py")
    if os.environ.get("CI") == "true" and interpreted and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped under CI=true: {report.longrepr}"
    return report


@pytest.fixture
def regenerate_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden results are to be written instead of compared."""
    return bool(request.config.getoption("--regenerate-golden"))
