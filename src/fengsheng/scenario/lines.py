"""The text of a scenario as numbered lines, so that every complaint can say where."""

from __future__ import annotations

import re
from dataclasses import dataclass

from fengsheng.core.errors import ScenarioError, ScenarioFailed

# "#2" in an answer says which of several events a skill is used for
_COMMENT = re.compile(r"(^|\s)#(?!\d).*$")
_SPACE = re.compile(r"\s+")


@dataclass(frozen=True, slots=True)
class Line:
    """One line that says something: comments are gone, spaces are single."""

    file: str
    number: int
    text: str

    def wrong(self, sentence: str) -> ScenarioError:
        """The line itself is a mistake."""
        return ScenarioError(f"{self.file}:{self.number}: {sentence}")

    def failed(self, *sentences: str) -> ScenarioFailed:
        """The line is well written, and what it says does not hold."""
        lines = (f"{self.file}:{self.number}: {self.text}", *sentences)
        return ScenarioFailed("\n    ".join(lines))


def split_lines(text: str, file: str) -> list[Line]:
    """Every line but empty ones and comments."""
    lines: list[Line] = []
    for number, raw in enumerate(text.removeprefix("\ufeff").splitlines(), 1):
        said = _SPACE.sub(" ", _COMMENT.sub("", raw)).strip()
        if said:
            lines.append(Line(file, number, said))
    return lines
