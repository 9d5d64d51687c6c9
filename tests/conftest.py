"""What all tests share: the tree's root is importable, and golden files can be written anew."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent

# Tests share helpers as `tests.laws.tables` and the like, however pytest was started.
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/flow --regenerate-golden` accepts how games come out now."""
    parser.addoption(
        "--regenerate-golden",
        action="store_true",
        help="write tests/flow/golden.json anew instead of comparing with it",
    )


@pytest.fixture
def regenerate_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden results are to be written instead of compared."""
    return bool(request.config.getoption("--regenerate-golden"))
