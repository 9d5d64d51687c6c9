"""A file has one reason to exist; one that grows long has most often found a second."""

from __future__ import annotations

from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
MOST = 400  # lines
# Lists: what they are made of has no second reason.
DATA = {
    "src/fengsheng/server/wire/server.py": "every message of the server, declared",
    "web/src/net/protocol.ts": "the same for the page, made from it",
}


def lengths() -> dict[str, int]:
    """Every file of the program, its tools and its tests, and how many lines it has."""
    found = (path for folder in ("src", "tools", "tests", "web/src") for path in (ROOT / folder).rglob("*.*"))
    return {
        path.relative_to(ROOT).as_posix(): path.read_text("utf-8").count("\n")
        for path in found
        if path.suffix in (".py", ".ts", ".svelte", ".css")
    }


def test_no_file_is_long_unless_it_is_a_list() -> None:
    long = {name for name, lines in lengths().items() if lines > MOST}
    assert long == set(DATA)
