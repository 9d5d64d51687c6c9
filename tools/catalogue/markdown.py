"""Reading a written catalogue: the lines of its sections, and its tables row by row."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass


class CatalogueError(Exception):
    """The written catalogue contradicts itself, or is not laid out as this script expects."""


@dataclass(frozen=True)
class Line:
    """A line with the headings above it; a table row has cells by column."""

    number: int
    section: str
    heading: str
    text: str
    cells: dict[str, str] | None = None


def read_lines(markdown: str, section_ends: str) -> Iterator[Line]:
    """Everything but headings, fenced blocks, and the first two lines of a table. What follows
    `section_ends` in the heading of a section is for writers."""
    section = heading = ""
    columns: list[str] = []
    fenced = False
    for number, text in enumerate(markdown.splitlines(), start=1):
        if text.startswith("```"):
            fenced = not fenced
        elif fenced:
            continue
        elif text.startswith("## "):
            section = re.sub(r"^(\d+)\.", r"\1", text[3:].split(section_ends)[0]).strip()
            heading = section
        elif text.startswith("### "):
            heading = text[4:].strip()
        elif text.startswith("|"):
            cells = [cell.strip() for cell in text.strip().strip("|").split("|")]
            if not columns:
                columns = cells
            elif not set("".join(cells)) <= set("-: "):
                if len(cells) != len(columns):
                    raise CatalogueError(f"line {number}: {len(cells)} cells under {len(columns)} columns")
                row = dict(zip(columns, cells, strict=True))
                yield Line(number, section, heading, text, row)
            continue
        else:
            yield Line(number, section, heading, text)
        columns = []
