"""Code blocks of the documentation, to be run."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent.parent
_BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def blocks(name: str, language: str) -> list[str]:
    """The blocks of one language in a document, in order; padded so that errors name the right line."""
    text = (ROOT / name).read_text(encoding="utf-8")
    return [
        "\n" * text.count("\n", 0, match.start(2)) + match.group(2)
        for match in _BLOCK.finditer(text)
        if match.group(1) == language
    ]


def run_blocks(name: str) -> dict[str, object]:
    """Run a document's Python from top to bottom; what it defined is returned."""
    names: dict[str, object] = {"__name__": name}
    for code in blocks(name, "python"):
        exec(compile(code, str(ROOT / name), "exec"), names)
    return names
