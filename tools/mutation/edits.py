"""One change to a source text, and where it stands."""

from __future__ import annotations

import ast
from dataclasses import dataclass


@dataclass(frozen=True)
class Edit:
    """Replace the bytes from `start` to `end`; `what` names the way it breaks the rule."""

    what: str
    start: int
    end: int
    text: str


class Source:
    """A module's text, addressed the way the syntax tree does: by line and byte column."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.raw = text.encode()
        self._starts = [0]
        for line in self.raw.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def span(self, node: ast.expr | ast.stmt) -> tuple[int, int]:
        """Where a node begins and ends."""
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        begin = self._starts[node.lineno - 1] + node.col_offset
        return begin, self._starts[node.end_lineno - 1] + node.end_col_offset

    def of(self, node: ast.expr | ast.stmt) -> str:
        """The text of a node."""
        start, end = self.span(node)
        return self.raw[start:end].decode()

    def between(self, left: ast.expr, right: ast.expr) -> tuple[int, int]:
        """What stands between two nodes: an operator with its blanks."""
        return self.span(left)[1], self.span(right)[0]

    def line_of(self, at: int) -> int:
        """The number of the line that a byte stands in, counted from one."""
        return self.raw.count(b"\n", 0, at) + 1

    def edited(self, edit: Edit) -> str:
        """The whole text with one change made."""
        return (self.raw[: edit.start] + edit.text.encode() + self.raw[edit.end :]).decode()

    def lines_around(self, edit: Edit) -> tuple[str, str]:
        """The line (or lines) touched, before and after, each in one line."""
        begin = self.raw.rfind(b"\n", 0, edit.start) + 1
        end = self.raw.find(b"\n", edit.end)
        end = len(self.raw) if end < 0 else end
        before = self.raw[begin:end].decode()
        after = (self.raw[begin : edit.start] + edit.text.encode() + self.raw[edit.end : end]).decode()
        return " ".join(before.split()), " ".join(after.split())
