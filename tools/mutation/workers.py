"""Talks to a worker process: hands it a broken rule and a stage, and hears who has noticed."""

from __future__ import annotations

import ast
import json
import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from .edits import Source
from .sites import Mutant


@dataclass(frozen=True)
class Answer:
    """Who complained at a stage, in which words, and how many seconds of processor time it took."""

    noticed: tuple[tuple[str, str], ...]
    seconds: float

    @property
    def words(self) -> str:
        """The first complaint in one line; empty if there was none."""
        return ": ".join(self.noticed[0])[:160] if self.noticed else ""


class Worker:
    """One process in a copy of the tree; any number of workers may share the copy."""

    def __init__(self, tree: Path) -> None:
        self.tree = tree
        places = os.pathsep.join(str(place) for place in (tree / "src", tree))
        environment = dict(os.environ, PYTHONPATH=places, PYTHONHASHSEED="0", PYTHONDONTWRITEBYTECODE="1")
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tools.mutation.worker"],
            cwd=tree,
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def try_(
        self,
        stage: str,
        editions: tuple[str, ...],
        mutant: Mutant | None,
        limit: float,
        *,
        first: list[str] | None = None,
        left_out: tuple[str, ...] = (),
        everything: bool = False,
    ) -> Answer:
        """Run a stage with a rule broken, or with none, up to the first complaint or to the end."""
        text = ""
        if mutant is not None:
            whole = (self.tree / "src" / "fengsheng" / mutant.file).read_text("utf-8")
            text = Source(whole).edited(mutant.edit)
            ast.parse(text)  # what is no program would be noticed by everybody
        job = {
            "stage": stage,
            "editions": editions,
            "file": mutant.file if mutant else "",
            "text": text,
            "limit": limit,
            "first": first or [],
            "left_out": left_out,
            "everything": everything,
        }
        to, back = self._process.stdin, self._process.stdout
        assert to is not None
        assert back is not None
        to.write(json.dumps(job) + "\n")
        to.flush()
        line = back.readline()
        if not line:
            raise RuntimeError(f"the worker has ended with {self._process.wait()}")
        said = json.loads(line)
        return Answer(tuple((name, words) for name, words in said["noticed"]), said["seconds"])

    def close(self) -> None:
        """There is nothing more to try."""
        if self._process.stdin is not None:
            self._process.stdin.close()
        self._process.wait()
