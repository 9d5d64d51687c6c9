"""A skip must be seen: under CI=true it is a failure."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
SKIPS = "import pytest\n\ndef test_it():\n    pytest.skip('something is not installed')\n"


@pytest.mark.slow
@pytest.mark.interpreted_only
@pytest.mark.parametrize(("ci", "code", "word"), [("true", 1, "1 failed"), ("", 0, "1 skipped")])
def test_a_skip_is_a_failure_under_ci_alone(tmp_path: Path, ci: str, code: int, word: str) -> None:
    (tmp_path / "test_skips.py").write_text(SKIPS, "utf-8")
    call = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "tests.conftest",
        "-p",
        "no:cacheprovider",
        str(tmp_path),
    ]
    # whatever options the outer run has been given: one more -q, and the line with the numbers is missing
    env = os.environ | {"CI": ci, "PYTEST_ADDOPTS": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(call, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, word in done.stdout) == (code, True), done.stdout
