"""Copies of the tree to try tools on."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from fnmatch import fnmatch
from pathlib import Path

from tools.new_character import Newcomer, remove
from tools.new_character_templates import TEMPLATES

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = ("src", "scenarios", "pyproject.toml")
BUILT = ("__pycache__", "dist*", "*.egg-info")  # made of what is there, perhaps at this moment, and not text


def copy_tree(to: Path) -> Path:
    """The package and the scenarios, as source, without the characters that the house has added."""
    to.mkdir()
    for part in PARTS:
        here = ROOT / part
        if here.is_dir():
            shutil.copytree(here, to / part, ignore=shutil.ignore_patterns(*BUILT))
        else:
            shutil.copy2(here, to / part)
    for edition in TEMPLATES:
        roster = (to / "src/fengsheng/editions" / edition / "roster.py").read_text("utf-8")
        listed = roster[roster.index("HOME_MADE:") :].partition("\n)")[0]
        for name in re.findall(r"^    (\w+),$", listed, re.MULTILINE):
            remove(Newcomer(to, edition, name.lower(), ""))
    return to


def contents(tree: Path) -> dict[str, str]:
    """Every text in a tree, by its path."""
    return {
        path.relative_to(tree).as_posix(): path.read_text("utf-8")
        for path in sorted(tree.rglob("*"))
        if path.is_file() and not any(fnmatch(part, built) for part in path.parts for built in BUILT)
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
