"""Copies of the tree to try tools on."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from contextlib import suppress
from fnmatch import fnmatch
from pathlib import Path

from tools.new_character import Newcomer, remove
from tools.new_character_templates import TEMPLATES

ROOT = Path(__file__).resolve().parent.parent.parent
PARTS = ("src", *(f"scenarios/{edition}/characters" for edition in TEMPLATES), "pyproject.toml")
BUILT = ("__pycache__", "dist*", "*.egg-info")  # made of what is there, perhaps at this moment, and not text


def copy_tree(to: Path) -> Path:
    """The package and the scenarios of its characters, without those characters that the house has added."""
    to.mkdir()
    for part in PARTS:
        here = ROOT / part
        if here.is_dir():
            shutil.copytree(here, to / part, ignore=shutil.ignore_patterns(*BUILT))
            _copy_compiled(here, to / part)
        else:
            shutil.copy2(here, to / part)
    for edition in TEMPLATES:
        roster = (to / "src/fengsheng/editions" / edition / "roster.py").read_text("utf-8")
        listed = roster[roster.index("HOME_MADE:") :].partition("\n)")[0]
        for name in re.findall(r"^    (\w+),$", listed, re.MULTILINE):
            remove(Newcomer(to, edition, name.lower(), ""))
    return to


def _copy_compiled(here: Path, to: Path) -> None:
    """What Python has compiled: it fits a file as long as that has the same time and size; whoever runs the
    copy need not compile everything again."""
    for folder in here.rglob("__pycache__"):
        for path in folder.glob("*.pyc"):
            with suppress(FileNotFoundError):  # written anew at this moment
                beside = to / folder.relative_to(here)
                beside.mkdir(exist_ok=True)
                shutil.copy2(path, beside)


def signs(tree: Path) -> dict[str, tuple[int, ...]]:
    """Every file in a tree, and what of it changes whenever anybody writes to it, were it the same again."""
    found: dict[str, tuple[int, ...]] = {}
    for folder, inside, files in os.walk(tree):
        inside[:] = [name for name in inside if not _built(name)]
        for name in files:
            if not _built(name):
                path = Path(folder, name)
                told = path.stat()
                found[str(path)] = (told.st_ino, told.st_size, told.st_mtime_ns, told.st_ctime_ns)
    return found


class Copy:
    """A copy of the tree that is put right again after each test: most of them touch ten of its files."""

    def __init__(self, to: Path) -> None:
        self.tree = copy_tree(to)
        self._kept = copy_tree(to.with_name(f"{to.name}-kept"))
        self._signs = signs(self.tree)

    def restore(self) -> None:
        """As it was: what is new goes, what was written to or taken away comes back."""
        now = signs(self.tree)
        for name in now.keys() - self._signs.keys():
            Path(name).unlink()
            with suppress(OSError):  # there is something else in it
                Path(name).parent.rmdir()
        for name, before in self._signs.items():
            if now.get(name) != before:
                Path(name).parent.mkdir(exist_ok=True)
                shutil.copy2(self._kept / Path(name).relative_to(self.tree), name)
        self._signs = signs(self.tree)


def contents(tree: Path) -> dict[str, str]:
    """Every file in a tree, by its path, as text: of what is none, every byte has a sign of its own."""
    found: dict[str, str] = {}
    for folder, inside, files in os.walk(tree):
        inside[:] = sorted(name for name in inside if not _built(name))
        here = Path(folder).relative_to(tree)
        for name in sorted(files):
            if not _built(name):
                found[(here / name).as_posix()] = Path(folder, name).read_text("utf-8", "surrogateescape")
    return found


def _built(name: str) -> bool:
    return any(fnmatch(name, pattern) for pattern in BUILT)


SCENARIOS = """
import json, sys
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from fengsheng.cli import main

told = {}
for name in sys.argv[1:]:
    said = StringIO()
    with redirect_stdout(said), redirect_stderr(said):
        code = main(["scenario", "run", name])
    told[name] = (code, said.getvalue())
print(json.dumps(told))
"""


def scenarios(tree: Path, *names: str) -> dict[str, tuple[int, str]]:
    """What a copy's own command says of scenarios, one by one; all in one process, because each has to
    compile the copy."""
    done = python(tree, "-c", SCENARIOS, *names)
    assert done.returncode == 0, done.stderr
    told: dict[str, tuple[int, str]] = json.loads(done.stdout)
    return told


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
