"""Break the rules, one at a time, and see whether anything notices.

    python -m tools.mutants [--edition classic|spywar|all] [--count N] [--seed N] [--jobs N] [--state FILE]

Sites are drawn by lot with a published seed. Every broken rule is tried in a copy of the tree, up to the
first complaint: the scenarios nearest to it, all scenarios of its edition, the tests, random games under the
laws, the tests of laws. Golden games are asked as well; what nothing else notices is listed apart. What
complains before anything was broken is named and left out. `docs/mutants.md` says what became of the
survivors.
"""

from __future__ import annotations

import argparse
import json
import signal
import sys
import tempfile
from pathlib import Path

from tools.mutation.judged import Judged
from tools.mutation.report import GOLDEN, listed, noticed_by, table
from tools.mutation.run import QUICK, THOROUGH, Run
from tools.mutation.sites import FILES, Mutant, drawn, mutants_of, rule_files
from tools.mutation.snapshot import snapshot

from fengsheng import editions

ROOT = Path(__file__).resolve().parent.parent
SEED = 20010  # the published seed
COUNT = 300


def house_rule_values(edition: str) -> dict[str, tuple[str, ...]]:
    """What every house rule may be set to."""
    return {name: tuple(rule["values"]) for name, rule in editions()[edition]["options"].items()}


def sites(package: Path, edition: str, only: str) -> dict[str, list[Mutant]]:
    """Every way to break a rule of an edition, by file."""
    values = house_rule_values(edition)
    return {
        path.relative_to(package).as_posix(): mutants_of(path, package, values)
        for path in rule_files(package, edition)
        if only in path.relative_to(package).as_posix()
    }


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Break the rules, one at a time, and see who notices.")
    parser.add_argument("--edition", choices=(*FILES, "all"), default="all", help="whose (default: all)")
    parser.add_argument("--count", type=int, default=COUNT, help="how many of each (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="which ones (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=1, help="how many at once (default: %(default)s)")
    parser.add_argument("--state", type=Path, help="remember results here, and go on from here")
    parser.add_argument("--only", default="", help="only files whose name contains this")
    parser.add_argument("--quick", action="store_true", help="without the tests of laws, which take long")
    parser.add_argument("--json", action="store_true", help="results as JSON")
    return parser.parse_args()


def main() -> int:
    """Break, try, tell. The exit status is 0 however many survive: they are a list to read."""
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))  # and clean up on the way
    args = arguments()
    wanted = tuple(FILES) if args.edition == "all" else (args.edition,)
    with tempfile.TemporaryDirectory(prefix="fengsheng-mutants-") as folder:
        tree = Path(folder) / "tree"
        snapshot(ROOT, tree)
        found = {edition: sites(tree / "src" / "fengsheng", edition, args.only) for edition in wanted}
        chosen = {edition: drawn(found[edition], args.seed, args.count) for edition in wanted}
        run = Run(tree, args.jobs, args.state, quiet=args.json)
        try:
            run.load()
            judged = Judged.of(tree)
            for mutants in chosen.values():
                run.go([m for m in mutants if m in judged], QUICK[:1])  # no need to wait for the rest
                run.go([m for m in mutants if m not in judged], QUICK)
            for mutants in chosen.values():
                run.go([m for m in mutants if m not in judged], () if args.quick else THOROUGH)
        finally:
            run.close()
        results = {edition: [run.known[m.name] for m in mutants] for edition, mutants in chosen.items()}
    if args.json:
        print(json.dumps({"seed": args.seed, "results": results}, ensure_ascii=False, indent=1))
        return 0
    for edition in wanted:
        came, files = results[edition], found[edition]
        equal = [r for r in came if not noticed_by(r) and judged.reason(r["file"], r["before"], r["after"])]
        rest = [r for r in came if r not in equal]
        print(f"{edition}\n\n{table(came)}\n")
        print(f"seed {args.seed}; {sum(len(m) for m in files.values())} sites in {len(files)} files")
        for head, lines in (
            ("Only golden games noticed", listed(came, GOLDEN)),
            (f"The same rule in other words, {len(equal)} (docs/mutants.md says why)", listed(equal, "")),
            ("Nobody noticed", listed(rest, "") or "nothing else"),
            ("Judged in docs/mutants.md, but the line reads otherwise now", "\n".join(judged.stale(files))),
        ):
            if lines:
                print(f"\n{head}:\n{lines}")
        print()
    return 0


if __name__ == "__main__":
    sys.exit(main())
