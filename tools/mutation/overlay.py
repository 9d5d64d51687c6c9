"""Copies of the tree in which one rule at a time is broken. The tree itself is never touched."""

from __future__ import annotations

import os
import resource
import shutil
import signal
import subprocess
import sys
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path

from .edits import Source
from .sites import Mutant

COPIED = ("src", "tests", "tools", "scenarios", "docs", "pyproject.toml", "README.md", "Makefile")
MEMORY = 3 << 30  # a rule that never stops may pile up cards for ever
TESTS = ("tests/core", "tests/scenario", "tests/flow", "tests/laws")
DONE_BEFORE = "tests/scenario/test_scenarios.py"  # the stage "scenarios" has run them


@dataclass(frozen=True)
class Answer:
    """What a stage said: whether anything was noticed, and its words."""

    noticed: bool
    words: str
    lines: tuple[str, ...] = ()


def snapshot(root: Path, to: Path) -> None:
    """Copy what is needed to run the tests; later changes to the tree do not matter then."""
    to.mkdir(parents=True)
    for name in COPIED:
        here = root / name
        if here.is_dir():
            shutil.copytree(here, to / name, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info"))
        elif here.is_file():
            shutil.copy2(here, to / name)


def watchers(tree: Path) -> str:
    """A digest of everything that may notice a broken rule: who survived others must be tried again."""
    digest = sha256()
    for folder in ("scenarios", "tests"):
        for path in sorted((tree / folder).rglob("*")):
            if path.is_file():
                digest.update(path.relative_to(tree).as_posix().encode() + b"\0" + path.read_bytes())
    return digest.hexdigest()[:12]


class Overlay:
    """A working copy of its own for one worker."""

    def __init__(self, root: Path) -> None:
        self.root = root
        self.package = root / "src" / "fengsheng"

    def put(self, mutant: Mutant) -> None:
        """Break the rule. A compiled file of the same size and second would hide the change, so there
        must be none."""
        path = self.package / mutant.file
        text = path.read_text(encoding="utf-8")
        shutil.copy2(path, path.with_suffix(".whole"))
        path.write_text(Source(text).edited(mutant.edit), encoding="utf-8")
        for stale in path.parent.glob(f"__pycache__/{path.stem}.*"):
            stale.unlink()

    def restore(self, mutant: Mutant) -> None:
        """Mend it."""
        path = self.package / mutant.file
        path.with_suffix(".whole").replace(path)

    def trial(self, stage: str, left_out: tuple[str, ...], limit: int, *, everything: bool = False) -> Answer:
        """Run scenarios or laws."""
        more = ["--all"] if everything else []
        command = [sys.executable, "-m", "tools.mutation.trial", stage, *more, *left_out]
        return self._run(command, limit)

    def pytest(
        self, folders: tuple[str, ...], left_out: tuple[str, ...], limit: int, *, everything: bool = False
    ) -> Answer:
        """Run tests, to the first that fails."""
        there = [folder for folder in folders if (self.root / folder).exists()]
        if not there:
            return Answer(False, "no tests")
        command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-rfE"]
        command += ["--tb=no", *([] if everything else ["-x"]), f"--ignore={DONE_BEFORE}", *there]
        for name in left_out:
            command += ["--deselect", name]
        return self._run(command, limit)

    def _run(self, command: list[str], limit: int) -> Answer:
        places = (self.root / "src", self.root)
        environment = dict(os.environ, PYTHONPATH=os.pathsep.join(str(place) for place in places))
        environment |= {"PYTHONDONTWRITEBYTECODE": "1", "PYTHONHASHSEED": "0"}

        def restrain() -> None:
            resource.setrlimit(resource.RLIMIT_CPU, (limit, limit + 5))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))

        child = subprocess.Popen(
            command,
            cwd=self.root,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            start_new_session=True,
            preexec_fn=restrain,
        )
        try:
            output, _ = child.communicate(timeout=6 * limit)
        except subprocess.TimeoutExpired:
            os.killpg(child.pid, signal.SIGKILL)
            child.communicate()
            return Answer(True, "it does not come to an end")
        lines = tuple(line for line in output.splitlines() if line.strip())
        if child.returncode in (-signal.SIGXCPU, -signal.SIGKILL):
            return Answer(True, "it does not come to an end")
        failed = [line for line in lines if line.startswith(("FAILED", "ERROR"))]
        words = (failed or lines[-1:] or [""])[0]
        return Answer(child.returncode != 0, words[:160], lines)
