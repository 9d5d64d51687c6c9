"""A copy of the tree to break rules in. The tree itself is never touched."""

from __future__ import annotations

import compileall
import shutil
from hashlib import sha256
from pathlib import Path

# The sources of the page are read by tests that look through all that is written.
COPIED = ("src", "tests", "tools", "scenarios", "docs", "web/src", "pyproject.toml", "README.md", "Makefile")
NOT_COPIED = shutil.ignore_patterns("__pycache__", "*.egg-info", "*.so", "node_modules")
# Who may notice a broken rule at each stage; `{}` is an edition.
WATCHERS = {
    "scenarios": ("scenarios/{}",),
    "tests": ("tests/core", "tests/scenario", "tests/flow", "tests/explain"),
    "games": ("tools/mutation/games.py",),
    "laws": ("tests/laws",),
    "golden": ("tests/golden",),
}


def snapshot(root: Path, to: Path) -> None:
    """Copy what is needed to run the tests; later changes to the tree do not matter then."""
    to.mkdir(parents=True)
    for name in COPIED:
        here = root / name
        if here.is_dir():
            shutil.copytree(here, to / name, ignore=NOT_COPIED)
        elif here.is_file():
            shutil.copy2(here, to / name)
    compileall.compile_dir(to / "src", quiet=2)  # every worker reads it again and again


def watchers(tree: Path, stage: str, editions: tuple[str, ...]) -> str:
    """A digest of what may notice at a stage: who survived others must be tried again."""
    digest = sha256()
    for pattern in WATCHERS[stage]:
        for place in dict.fromkeys(tree / pattern.format(edition) for edition in editions):
            files = [place] if place.is_file() else sorted(p for p in place.rglob("*") if p.is_file())
            for path in files:
                if "__pycache__" not in path.parts:
                    digest.update(path.relative_to(tree).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]
