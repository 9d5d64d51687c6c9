"""One run over chosen mutants: what is known already, what has to be tried, by whom it was noticed."""

from __future__ import annotations

import json
import sys
import threading
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import SimpleQueue
from typing import Any

from .nearest import Nearest
from .report import as_data, is_settled, noticed_by
from .sites import Mutant
from .snapshot import watchers
from .workers import Worker

# The quick ones first; the tests of laws take minutes.
QUICK = ("scenarios", "tests", "games", "golden")
THOROUGH = ("laws",)
LONGEST = 1200.0  # seconds of processor time for what is not broken

Result = dict[str, Any]


class Run:
    """Tries mutants in a copy of the tree and remembers in a file, line by line, what came out."""

    def __init__(self, tree: Path, jobs: int, state: Path | None, quiet: bool) -> None:
        self.tree = tree
        self.jobs = jobs
        self.state = state
        self.quiet = quiet
        self.known: dict[str, Result] = {}
        self.left_out: dict[str, tuple[str, ...]] = {}
        self.limits: dict[str, float] = {}
        self._nearest = Nearest(tree)
        self._digests: dict[tuple[str, tuple[str, ...]], str] = {}
        self._lock = threading.Lock()
        self._workers = [Worker(tree) for _ in range(jobs)]
        self._idle: SimpleQueue[Worker] = SimpleQueue()
        for worker in self._workers:
            self._idle.put(worker)

    def close(self) -> None:
        """Let the workers go."""
        for worker in self._workers:
            worker.close()

    def load(self) -> None:
        """Go on where an earlier run stopped."""
        if self.state is None:
            return
        self.state.parent.mkdir(parents=True, exist_ok=True)
        if self.state.exists():
            for line in self.state.read_text(encoding="utf-8").splitlines():
                result = json.loads(line)
                self.known[result["name"]] = result

    def say(self, words: str) -> None:
        """Progress goes where it does not disturb the results."""
        if not self.quiet:
            print(words, file=sys.stderr, flush=True)

    def digest(self, stage: str, editions: tuple[str, ...]) -> str:
        """Who is watching at this stage."""
        key = (stage, editions)
        if key not in self._digests:
            self._digests[key] = watchers(self.tree, stage, editions)
        return self._digests[key]

    def missing(self, mutant: Mutant, stages: tuple[str, ...]) -> list[str]:
        """The stages that this mutant has not been through. Who was noticed has been through enough, unless
        by golden games alone; who survived has to survive again when others are watching."""
        known = self.known.get(mutant.name)
        if known is None:
            return list(stages)
        if is_settled(known):
            return []
        return [
            stage
            for stage in stages
            if known["tried"].get(stage, {}).get("watchers") != self.digest(stage, mutant.editions)
        ]

    def go(self, mutants: Iterable[Mutant], stages: tuple[str, ...]) -> None:
        """Put every mutant through the stages that it lacks, up to the first complaint."""
        waiting = [(m, lacks) for m in mutants if (lacks := self.missing(m, stages))]
        if not waiting:
            return
        editions = tuple(dict.fromkeys(edition for m, _ in waiting for edition in m.editions))
        for stage in stages:
            if any(stage in lacks for _, lacks in waiting):
                self.baseline(stage, editions)
        pool = ThreadPoolExecutor(self.jobs)
        try:
            for number, result in enumerate(pool.map(lambda todo: self._try(*todo), waiting), 1):
                by = noticed_by(result)
                words = f"{by}: {result['tried'][by]['words']}" if by else "NOT NOTICED"
                self.say(f"{number}/{len(waiting)} {result['file']}:{result['line']} {words}")
        finally:
            pool.shutdown(cancel_futures=True)  # whoever interrupts a run does not wait for the rest

    def baseline(self, stage: str, editions: tuple[str, ...]) -> None:
        """What complains about unbroken rules cannot notice anything; and a broken rule may take longer,
        but only so much."""
        worker = self._idle.get()
        answer = worker.try_(stage, editions, None, LONGEST, everything=True)
        self._idle.put(worker)
        self.limits[stage] = 20 + 5 * answer.seconds
        self.left_out[stage] = tuple(name for name, _ in answer.noticed)
        if stage in self.left_out[stage]:
            raise SystemExit(f"{stage} cannot be run even before anything is broken: {answer.words}")
        self.say(f"{stage}: {answer.seconds} s with nothing broken, at most {self.limits[stage]:.0f} s")
        if answer.noticed:
            self.say(f"{len(answer.noticed)} complain before anything is broken and are left out:")
            for name, words in answer.noticed:
                self.say(f"  {name}: {words}")

    def _try(self, mutant: Mutant, stages: list[str]) -> Result:
        result = self.known.get(mutant.name) or as_data(mutant)
        rules = (self.tree / "src" / "fengsheng" / mutant.file).read_text("utf-8")
        worker = self._idle.get()
        try:
            for stage in stages:
                answer = worker.try_(
                    stage,
                    mutant.editions,
                    mutant,
                    self.limits[stage],
                    first=self._nearest.to(rules) if stage == "scenarios" else [],
                    left_out=self.left_out[stage],
                )
                digest = self.digest(stage, mutant.editions)
                tried = result["tried"] | {stage: {"watchers": digest, "words": answer.words}}
                result = result | {"tried": tried}
                if is_settled(result):
                    break
        finally:
            self._idle.put(worker)
        self._write(result)
        return result

    def _write(self, result: Result) -> None:
        with self._lock:
            self.known[result["name"]] = result
            if self.state is not None:
                with self.state.open("a", encoding="utf-8") as out:
                    out.write(json.dumps(result, ensure_ascii=False) + "\n")
