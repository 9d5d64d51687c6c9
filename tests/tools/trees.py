"""Copies of the tree to try tools on."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = ("src", "scenarios", "pyproject.toml")


def copy_tree(to: Path) -> Path:
    """The package and the scenarios, as source."""
    to.mkdir()
    for part in PARTS:
        here = ROOT / part
        if here.is_dir():
            shutil.copytree(here, to / part, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        else:
            shutil.copy2(here, to / part)
    return to


def contents(tree: Path) -> dict[str, str]:
    """Every text in a tree, by its path."""
    return {
        path.relative_to(tree).as_posix(): path.read_text("utf-8")
        for path in sorted(tree.rglob("*"))
        if path.is_file() and "__pycache__" not in path.parts
    }


def python(tree: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python on a copy's own package, whatever else is installed."""
    environment = dict(os.environ, PYTHONPATH=str(tree / "src"), PYTHONDONTWRITEBYTECODE="1")
    environment |= {"NO_COLOR": "1", "COLUMNS": "100"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=tree,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
