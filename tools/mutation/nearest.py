"""Which scenarios are the likeliest to notice a broken rule: those that speak of the same rules."""

from __future__ import annotations

import ast
import re
from pathlib import Path

from fengsheng.rules import Expander, catalogue, catalogue_names

_NAME = re.compile(r"[\u4e00-\u9fff]+(?:（SP）)?")


class Nearest:
    """The scenarios of a tree, and what each of them cites."""

    def __init__(self, tree: Path) -> None:
        self._expander = Expander(entry.id for name in catalogue_names() for entry in catalogue(name))
        self._texts: dict[str, str] = {}
        self._cited: dict[str, frozenset[str]] = {}
        for path in sorted((tree / "scenarios").rglob("*.scn")):
            name = path.relative_to(tree).as_posix()
            self._texts[name] = path.read_text("utf-8")
            self._cited[name] = self._ids(self._texts[name])

    def _ids(self, text: str) -> frozenset[str]:
        return frozenset(citation.id for citation in self._expander.expand(text))

    def to(self, rules: str) -> list[str]:
        """The scenarios that cite a rule of this module, or name the card or character it is about; those
        with the most in common first."""
        ids = self._ids(rules)
        about = _NAME.match(ast.get_docstring(ast.parse(rules)) or "")
        score: dict[str, int] = {}
        for name, text in self._texts.items():
            named = about is not None and about.group() in text
            score[name] = 2 * len(ids & self._cited[name]) + named
        return sorted((name for name in score if score[name]), key=lambda name: (-score[name], name))
