"""What came out: noticed and tried per file, who survived, and what only golden games have noticed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from .sites import Mutant

# In the order in which they are asked; golden games come last, because whatever else notices says more.
STAGES = ("scenarios", "tests", "games", "laws", "golden")
GOLDEN = "golden"


def as_data(mutant: Mutant) -> dict[str, Any]:
    """One mutant that has not been tried."""
    return {
        "name": mutant.name,
        "file": mutant.file,
        "line": mutant.line,
        "what": mutant.what,
        "before": mutant.before,
        "after": mutant.after,
        "tried": {},
    }


def noticed_by(result: dict[str, Any]) -> str:
    """The stage that noticed; empty: none did. `golden`: golden games and nothing else."""
    return next((stage for stage in STAGES if result["tried"].get(stage, {}).get("words")), "")


def is_settled(result: dict[str, Any]) -> bool:
    """Something noticed that can say which rule is broken."""
    return noticed_by(result) not in ("", GOLDEN)


def table(results: Iterable[dict[str, Any]]) -> str:
    """Per file: how many were tried, how many noticed, and by what first."""
    tried: Counter[str] = Counter()
    noticed: dict[str, Counter[str]] = {}
    for result in results:
        tried[result["file"]] += 1
        noticed.setdefault(result["file"], Counter())[noticed_by(result)] += 1
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


def listed(results: Iterable[dict[str, Any]], stage: str) -> str:
    """The broken rules that this stage noticed (empty: that nothing did), as they would have to be read."""
    lines: list[str] = []
    for r in sorted(results, key=lambda r: (r["file"], r["line"])):
        if noticed_by(r) == stage:
            lines += [f"{r['file']}:{r['line']}: {r['what']} ({r['name']})"]
            lines += [f"  - {r['before']}", f"  + {r['after']}"]
    return "\n".join(lines)
