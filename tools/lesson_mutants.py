"""Break every rule that a lesson names, and see whether a lesson that names it notices.

    python -m tools.lesson_mutants [--tries N] [--seed N] [RULE …]

A rule is broken in the code that cites it, in one way after the other, until running the lessons as scenarios
complains; after N ways it counts as unnoticed. The exit status is 1 if one is. Rules that no code cites are
listed: they follow from others.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import resource
import subprocess
import sys
from pathlib import Path
from random import Random

from tools.mutation.breaking import Breaking
from tools.mutation.edits import Source
from tools.mutation.sites import FILES, Mutant, mutants_of, rule_files

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "fengsheng"
SEED = 20010
TRIES = 12
LIMIT = 20  # seconds of processor time: a broken rule may never come to an end

# In a process of its own: here nothing of the package may be loaded before a rule is broken.
ASK = """
import json
from fengsheng.lessons import lessons
from fengsheng.lessons.index import courses
from fengsheng.rules.coverage import coverage
scenes = [scene for edition in courses() for lesson in lessons(edition) for scene in lesson.scenes]
cited = {row["id"]: row["code"] for row in coverage()["rules"]}
print(json.dumps([{scene.name: scene.rules for scene in scenes}, cited]))
"""


def spans(path: Path) -> list[tuple[int, int]]:
    """First and last line of every definition of a file, and of the file."""
    text = path.read_text("utf-8")
    nodes = [n for n in ast.walk(ast.parse(text)) if isinstance(n, ast.FunctionDef | ast.ClassDef)]
    return [(n.lineno, n.end_lineno or n.lineno) for n in nodes] + [(1, len(text.splitlines()))]


def breakable(places: list[str], known: dict[str, list[Mutant]]) -> list[Mutant]:
    """What can be changed in the smallest definitions that cite a rule, each once."""
    found: dict[str, Mutant] = {}
    for place in places:
        name, _, line = place.rpartition(":")
        path = ROOT / name
        if path.is_relative_to(PACKAGE) and (file := path.relative_to(PACKAGE).as_posix()) in known:
            around = (span for span in spans(path) if span[0] <= int(line) <= span[1])
            for first, last in sorted(around, key=lambda span: span[1] - span[0]):
                here = [m for m in known[file] if first <= m.line <= last]
                if here:
                    found |= {m.name: m for m in here}
                    break
    return list(found.values())


def noticed(mutant: Mutant, scenes: list[str]) -> bool:
    """Whether one of the scenes does not come out as written."""
    child = os.fork()
    if child:
        return os.waitpid(child, 0)[1] != 0
    try:
        resource.setrlimit(resource.RLIMIT_CPU, (LIMIT, LIMIT))
        text = Source((PACKAGE / mutant.file).read_text("utf-8")).edited(mutant.edit)
        sys.meta_path.insert(0, Breaking(PACKAGE, mutant.file, text))
        from fengsheng.scenario import Scenario

        for scene in scenes:
            Scenario.load(scene).run()
    except BaseException:
        os._exit(1)
    os._exit(0)


def main() -> int:
    """Break, try, tell."""
    parser = argparse.ArgumentParser(
        description="Break the rules of the lessons, and see whether they notice."
    )
    parser.add_argument("--tries", type=int, default=TRIES, help="ways for each rule (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="which ones (default: %(default)s)")
    parser.add_argument("rules", nargs="*", metavar="RULE", help="only these")
    args = parser.parse_args()
    told = subprocess.run([sys.executable, "-c", ASK], cwd=ROOT, capture_output=True, text=True, check=True)
    named, cited = json.loads(told.stdout)
    rules = sorted({rule for scene in named.values() for rule in scene})
    files = {path for edition in FILES for path in rule_files(PACKAGE, edition)}
    known = {path.relative_to(PACKAGE).as_posix(): mutants_of(path, PACKAGE, {}) for path in sorted(files)}
    tried, complained, unnoticed, uncited = 0, 0, [], []
    for rule in args.rules or rules:
        ways = breakable(cited.get(rule, []), known)
        if not ways:
            uncited.append(rule)
            continue
        Random(f"{args.seed}/{rule}").shuffle(ways)
        scenes = [scene for scene, its in named.items() if rule in its]
        for way in ways[: args.tries]:
            tried += 1
            if noticed(way, scenes):
                complained += 1
                break
        else:
            unnoticed.append(rule)
            print(f"{rule}: unnoticed in {min(len(ways), args.tries)} of {len(ways)} ways", flush=True)
    print(
        f"{len(args.rules or rules)} rules, {tried} mutants, {complained} rules noticed by their own lesson"
    )
    print(
        f"unnoticed: {', '.join(unnoticed) or 'none'}; cited by no rule file: {', '.join(uncited) or 'none'}"
    )
    return 1 if unnoticed else 0


if __name__ == "__main__":
    sys.exit(main())
