"""Break the rules, one at a time, and see whether anything notices.

    python -m tools.mutants [--count N] [--seed N] [--jobs N] [--state FILE] [--json]

Sites are drawn by lot with a published seed. Every broken rule is put into a copy of the tree and tried,
up to the first complaint: all scenarios, random games under the laws, the golden games, then the tests of
core, flow, scenario and laws. What complains before anything was broken is named and left out.
`docs/mutants.md` says what became of the survivors.
"""

from __future__ import annotations

import argparse
import json
import shutil
import sys
import tempfile
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from tools.mutation.overlay import TESTS, Answer, Overlay, snapshot, watchers
from tools.mutation.report import as_data, survivors, table
from tools.mutation.sites import Mutant, drawn, mutants_of, rule_files

from fengsheng import editions

ROOT = Path(__file__).resolve().parent.parent
SEED = 20010  # the published seed
COUNT = 300
QUICK_LIMIT = 60  # seconds of processor time; unbroken it takes about five
TEST_LIMIT = 900

Result = dict[str, Any]


class Run:
    """One run over the chosen mutants; what is known already comes from the state file."""

    def __init__(self, snapshot_root: Path, jobs: int, state: Path | None, quiet: bool) -> None:
        self.jobs = jobs
        self.state = state
        self.quiet = quiet
        self.watchers = watchers(snapshot_root)
        self.known: dict[str, Result] = {}
        self.left_out: dict[str, tuple[str, ...]] = {}
        self._lock = threading.Lock()
        self._idle: SimpleQueue[Overlay] = SimpleQueue()
        for number in range(jobs):
            copy = snapshot_root.with_name(f"copy{number}")
            shutil.copytree(snapshot_root, copy)
            self._idle.put(Overlay(copy))

    def load(self) -> None:
        """Go on where an earlier run stopped. Who survived other tests has to survive these as well."""
        if self.state is None:
            return
        self.state.parent.mkdir(parents=True, exist_ok=True)
        if self.state.exists():
            for line in self.state.read_text(encoding="utf-8").splitlines():
                result = json.loads(line)
                if result["noticed_by"] or result["watchers"] == self.watchers:
                    self.known[result["name"]] = result

    def _write(self, result: Result) -> None:
        with self._lock:
            self.known[result["name"]] = result
            if self.state is not None:
                with self.state.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(result, ensure_ascii=False) + "\n")

    def say(self, words: str) -> None:
        """Progress goes where it does not disturb the results."""
        if not self.quiet:
            print(words, file=sys.stderr, flush=True)

    def baseline(self, stage: str) -> None:
        """What complains about unbroken rules cannot notice anything."""
        place = self._idle.get()
        answer = self._stage(place, stage, everything=True)
        self._idle.put(place)
        if not answer.noticed:
            return
        if stage in ("scenarios", "laws"):
            names = tuple(line.split(": ")[0] for line in answer.lines)
        else:
            names = tuple(
                line.split(" ", 1)[1].split(" - ")[0] for line in answer.lines if line.startswith("FAILED ")
            )
        if not names:
            raise SystemExit(f"{stage} cannot be run even before anything is broken: {answer.words}")
        self.left_out[stage] = names
        self.say(f"{stage}: {len(names)} complain before anything is broken and are left out:")
        for name in names:
            self.say(f"  {name}")

    def _stage(self, place: Overlay, stage: str, *, everything: bool = False) -> Answer:
        left_out = self.left_out.get(stage, ())
        if stage in ("scenarios", "laws"):
            return place.trial(stage, left_out, QUICK_LIMIT, everything=everything)
        folders = ("tests/flow",) if stage == "golden" else TESTS
        return place.pytest(folders, left_out, TEST_LIMIT, everything=everything)

    def go(self, mutants: Iterable[Mutant], stages: tuple[str, ...], done: str) -> None:
        """Try these stages on every mutant that nothing has noticed and that has not had them."""
        waiting = [
            m
            for m in mutants
            if m.name not in self.known
            or (not self.known[m.name]["noticed_by"] and done not in self.known[m.name]["done"])
        ]
        if not waiting:
            return
        for stage in stages:
            self.baseline(stage)
        with ThreadPoolExecutor(self.jobs) as pool:
            for number, result in enumerate(pool.map(lambda m: self._try(m, stages, done), waiting), 1):
                mark = result["noticed_by"] or "NOT NOTICED"
                self.say(f"{number}/{len(waiting)} {result['file']}:{result['line']} {mark}")

    def _try(self, mutant: Mutant, stages: tuple[str, ...], done: str) -> Result:
        place = self._idle.get()
        place.put(mutant)
        try:
            by, words = "", ""
            for stage in stages:
                answer = self._stage(place, stage)
                if answer.noticed:
                    by, words = stage, answer.words
                    break
        finally:
            place.restore(mutant)
            self._idle.put(place)
        earlier = self.known.get(mutant.name, {}).get("done", [])
        result = as_data(mutant, by, words) | {"done": [*earlier, done], "watchers": self.watchers}
        self._write(result)
        return result


def house_rule_values() -> dict[str, tuple[str, ...]]:
    """What every house rule may be set to."""
    return {name: tuple(rule["values"]) for name, rule in editions()["classic"]["options"].items()}


def arguments() -> argparse.Namespace:
    """The command line."""
    parser = argparse.ArgumentParser(description="Break the rules, one at a time, and see who notices.")
    parser.add_argument("--count", type=int, default=COUNT, help="how many to try (default: %(default)s)")
    parser.add_argument("--seed", type=int, default=SEED, help="which ones (default: %(default)s)")
    parser.add_argument("--jobs", type=int, default=2, help="how many at once (default: %(default)s)")
    parser.add_argument("--state", type=Path, help="remember results here, and go on from here")
    parser.add_argument("--only", default="", help="only files whose name contains this")
    parser.add_argument("--quick", action="store_true", help="scenarios, laws and golden games alone")
    parser.add_argument("--json", action="store_true", help="results as JSON")
    return parser.parse_args()


def main() -> int:
    """Break, try, tell. The exit status is 0 however many survive: they are a list to read."""
    args = arguments()
    with tempfile.TemporaryDirectory(prefix="fengsheng-mutants-") as folder:
        whole = Path(folder) / "whole"
        snapshot(ROOT, whole)
        package = whole / "src" / "fengsheng"
        values = house_rule_values()
        found = {
            path.relative_to(package).as_posix(): mutants_of(path, package, values)
            for path in rule_files(package)
            if args.only in path.relative_to(package).as_posix()
        }
        chosen = drawn(found, args.seed, args.count)
        run = Run(whole, args.jobs, args.state, quiet=args.json)
        run.load()
        run.go(chosen, ("scenarios", "laws", "golden"), "quick")
        if not args.quick:
            run.go([m for m in chosen if not run.known[m.name]["noticed_by"]], ("tests",), "tests")
        results = [run.known[m.name] for m in chosen]
    if args.json:
        print(json.dumps({"seed": args.seed, "results": results}, ensure_ascii=False, indent=1))
        return 0
    print(table(results))
    print(f"\nseed {args.seed}; {sum(len(m) for m in found.values())} sites in {len(found)} files")
    left = survivors(results)
    print(f"\nNobody noticed:\n{left}" if left else "\nEverything was noticed.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
