"""Survivors that people have looked at: `docs/mutants.md` lists them, each with the reason.

A row of its tables that begins with a rule file is read: file, the line as it is, the line as it was broken,
why that makes no difference. As everywhere in Markdown, a `|` inside a cell is written `\\|`.
"""

from __future__ import annotations

import re
from pathlib import Path

from .sites import Mutant

_CELL = re.compile(r"(?<!\\)\|")
_CELLS = 4


class Judged:
    """What makes no difference, by file, line before and line after."""

    def __init__(self, document: str) -> None:
        self.reasons: dict[tuple[str, str, str], str] = {}
        for line in document.splitlines():
            cells = [cell.strip().replace("\\|", "|") for cell in _CELL.split(line.strip())[1:-1]]
            if len(cells) == _CELLS and cells[0].endswith(".py`"):
                file, before, after = (cell.strip("`") for cell in cells[:3])
                self.reasons[file, before, after] = cells[3]

    @classmethod
    def of(cls, tree: Path) -> Judged:
        """Those of a tree's own document."""
        return cls((tree / "docs" / "mutants.md").read_text("utf-8"))

    def reason(self, file: str, before: str, after: str) -> str:
        """Why it makes no difference; empty if nobody has said so."""
        return self.reasons.get((file, before, after), "")

    def __contains__(self, mutant: Mutant) -> bool:
        return (mutant.file, mutant.before, mutant.after) in self.reasons

    def stale(self, found: dict[str, list[Mutant]]) -> list[str]:
        """Judgements about these files whose line reads otherwise now: to be looked at again."""
        there = {(m.file, m.before, m.after) for mutants in found.values() for m in mutants}
        return [f"{key[0]}: {key[1]}" for key in self.reasons if key[0] in found and key not in there]
