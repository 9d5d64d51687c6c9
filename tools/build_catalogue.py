"""Make src/fengsheng/rules/classic.json and spywar.json out of the written catalogues (Markdown).

    .venv/bin/python -m tools.build_catalogue path/to/classic.md [--check]
    .venv/bin/python -m tools.build_catalogue path/to/spywar.md [--check]

The JSON is committed; this script says how it was made. The result depends on the text alone, in
the order of the text. The script refuses a catalogue that contradicts itself: a reference to an ID
that does not exist, an ID given twice, or counts that differ from its own table of contents. Which
edition it is, the IDs say: CL classic (tables only), SW spywar (lists and tables).
"""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from tools.catalogue import classic, spywar
from tools.catalogue.markdown import CatalogueError

ROOT = Path(__file__).resolve().parent.parent
OUTPUT = ROOT / "src" / "fengsheng" / "rules"


def build(markdown: str) -> tuple[str, str]:
    """The edition a catalogue is of, and the JSON text for it."""
    if re.search(r"\bSW-[A-Z]+-\d", markdown):
        return "spywar", spywar.build(markdown)
    return "classic", classic.build(markdown)


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("catalogue", type=Path, help="the written catalogue, Markdown")
    parser.add_argument("--check", action="store_true", help="only compare with the committed file")
    arguments = parser.parse_args()
    try:
        edition, text = build(arguments.catalogue.read_text("utf-8"))
    except CatalogueError as error:
        print(error, file=sys.stderr)
        return 1
    output = OUTPUT / f"{edition}.json"
    if arguments.check:
        if text != output.read_text("utf-8"):
            print(f"{output.relative_to(ROOT)} is not what the catalogue gives", file=sys.stderr)
            return 1
    else:
        output.write_text(text, "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
