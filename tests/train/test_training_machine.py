"""The script for a machine that is lent: a clone, and then a round of improving it, by the clock."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "tools" / "training_machine.sh"


def call(tmp_path: Path, **more: str) -> subprocess.CompletedProcess[str]:
    settings = {
        "OUT": str(tmp_path / "out"),
        "WORK": str(tmp_path / "work"),
        "PYTHON": sys.executable,
        "EDITIONS": "classic",
        "SEATS": "3",
        "BOTS": "random",
        "EXPERTS": "random",
        "GENERATE": "0.1",
        "LEARN": "0.1",
        "MATCHES": "0",
        "JOBS": "2",
        "BATCH": "64",
        "OMP_NUM_THREADS": "1",
    }
    return subprocess.run(
        ["bash", str(SCRIPT)],
        env={**os.environ, **settings, **more},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.slow
def test_a_clone_and_a_round(tmp_path: Path) -> None:
    done = call(tmp_path)
    assert done.returncode == 0, done.stdout + done.stderr
    weights, record = tmp_path / "out" / "neural-classic.npz", tmp_path / "out" / "neural-classic.json"
    first = weights.read_bytes()
    assert json.loads(record.read_text("utf-8"))["aim"] == "clone"

    done = call(tmp_path, START=str(tmp_path / "work" / "neural-EDITION.npz"))
    assert done.returncode == 0, done.stdout + done.stderr
    told = json.loads(record.read_text("utf-8"))
    assert told["aim"] == "improve"
    assert any("neural:weights=" in bot for bot in told["plan"]["bots"])
    assert weights.read_bytes() != first


def test_what_fails_is_told(tmp_path: Path) -> None:
    done = call(tmp_path, START=str(tmp_path / "nothing.npz"))
    assert done.returncode == 1
    assert "classic: failed" in done.stdout
