"""What came out: noticed and tried per file, and the survivors."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .sites import Mutant

STAGES = ("scenarios", "laws", "golden", "tests")


def as_data(mutant: Mutant, stage: str, words: str) -> dict[str, Any]:
    """One mutant and what noticed it; an empty stage: nothing did."""
    return {
        "name": mutant.name,
        "file": mutant.file,
        "line": mutant.line,
        "what": mutant.what,
        "before": mutant.before,
        "after": mutant.after,
        "noticed_by": stage,
        "words": words,
    }


def table(results: Iterable[dict[str, Any]]) -> str:
    """Per file: how many were tried, how many noticed, and by what first."""
    tried: Counter[str] = Counter()
    noticed: dict[str, Counter[str]] = {}
    for result in results:
        tried[result["file"]] += 1
        noticed.setdefault(result["file"], Counter())[result["noticed_by"]] += 1
    width = max((len(file) for file in tried), default=0)
    head = f"{'file':{width}}  noticed/tried  " + "  ".join(STAGES)
    lines = [head]
    total: Counter[str] = Counter()
    for file in sorted(tried):
        total += noticed[file]
        lines.append(_row(file, width, noticed[file], tried[file]))
    lines.append(_row("all", width, total, sum(tried.values())))
    return "\n".join(lines)


def _row(file: str, width: int, by: Counter[str], tried: int) -> str:
    count = sum(by[stage] for stage in STAGES)
    cells = "  ".join(f"{by[stage]:>{len(stage)}}" for stage in STAGES)
    return f"{file:{width}}  {count:>7}/{tried:<5}  {cells}"


def survivors(results: Iterable[dict[str, Any]]) -> str:
    """Broken rules that nothing noticed, as they would have to be read."""
    lines: list[str] = []
    for r in sorted(results, key=lambda r: (r["file"], r["line"])):
        if not r["noticed_by"]:
            lines += [f"{r['file']}:{r['line']}: {r['what']} ({r['name']})"]
            lines += [f"  - {r['before']}", f"  + {r['after']}"]
    return "\n".join(lines)
