"""From a plan to a file of numbers: play, learn, judge, write. What was played is kept, not played again."""

from __future__ import annotations

import gzip
import json
import multiprocessing
import os
from collections.abc import Callable, Iterator
from functools import partial
from hashlib import sha256
from pathlib import Path
from typing import Any, Final

import numpy as np

from fengsheng.bots.belief.tables import COLOURS
from fengsheng.fit.design import Design, Floats, Numbers
from fengsheng.fit.games import Row, follow
from fengsheng.fit.judge import judge
from fengsheng.fit.learn import Model, learn
from fengsheng.fit.plan import FitPlan
from fengsheng.processes import begin

CHUNK: Final = 25  # games in a file
HELD_OUT: Final = 4  # every so many games nothing is learned from
ENOUGH: Final = 700_000  # ways to learn from; with fewer, beliefs come out too sure of themselves
JUDGED: Final = 40_000  # ways to be judged by, at each sort of table
JUDGED_AGAIN: Final = 200_000  # the same where nothing else is done
SMALL: Final = 0.01  # numbers below this are not worth keeping
DIGITS: Final = 3

Progress = Callable[[int], None]


def play(plan: FitPlan, kept: Path, jobs: int = 1, progress: Progress | None = None) -> list[Row]:
    """All games of a plan, in order; those that lie in `kept` already are read."""
    folder = kept / _mark(plan)
    folder.mkdir(parents=True, exist_ok=True)
    chunks = [range(at, min(at + CHUNK, plan.games)) for at in range(0, plan.games, CHUNK)]
    missing = [chunk for chunk in chunks if not _file(folder, chunk).exists()]
    if progress is not None:
        progress(sum(len(chunk) for chunk in chunks) - sum(len(chunk) for chunk in missing))
    for count in _played(plan, folder, missing, jobs):
        if progress is not None:
            progress(count)
    return [row for chunk in chunks for row in _read(_file(folder, chunk))]


def _mark(plan: FitPlan) -> str:
    """The games of a plan hang on this and nothing else."""
    what = [plan.preset, plan.seats, plan.first, plan.populations, plan.options]
    return sha256(json.dumps(what, sort_keys=True).encode()).hexdigest()[:16]


def _file(folder: Path, chunk: range) -> Path:
    return folder / f"{chunk.start:06}-{chunk.stop:06}.json.gz"


def _read(path: Path) -> list[Row]:
    with gzip.open(path, "rt", encoding="utf-8") as file:
        rows: list[Row] = json.load(file)
    return rows


def _played(plan: FitPlan, folder: Path, chunks: list[range], jobs: int) -> Iterator[int]:
    if jobs <= 1 or len(chunks) <= 1:
        for chunk in chunks:
            yield _play_chunk(plan, folder, chunk)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(min(jobs, len(chunks)), begin) as pool:
        yield from pool.imap_unordered(partial(_play_chunk, plan, folder), chunks)


def _play_chunk(plan: FitPlan, folder: Path, chunk: range) -> int:
    rows = [follow(plan, number) for number in chunk]
    path = _file(folder, chunk)
    half = path.with_suffix(f".{os.getpid()}")
    with gzip.open(half, "wt", encoding="utf-8") as file:
        json.dump(rows, file, ensure_ascii=False)
    half.replace(path)  # a file is there whole or not at all
    return len(chunk)


def split(plan: FitPlan, games: list[Row]) -> tuple[list[Row], list[Row]]:
    """Games to learn from, and games to be judged by; every table and population is in both, also one that
    the plan has twice."""
    block = HELD_OUT * len(plan.seats) * len(plan.populations)
    held = [row for at, row in enumerate(games) if at % block >= block - block // HELD_OUT]
    return [row for at, row in enumerate(games) if at % block < block - block // HELD_OUT], held


def fit(plan: FitPlan, games: list[Row], told: Callable[[int, float], None] | None = None) -> dict[str, Any]:
    """The file of numbers, with how it came about and how good it is."""
    learned, held = split(plan, games)
    numbers = Numbers()
    design = Design(numbers, learned, ENOUGH)
    numbers.frozen = True
    count, doings = len(numbers.names), len(numbers.doings)
    values = learn(design, count, doings, plan.floor, plan.decay, plan.rounds, told)
    return {
        "format": "fengsheng-belief",
        "edition": plan.edition,
        "plan": plan.told(),
        "floor": plan.floor,
        "learned": {"games": len(learned), "moments": len(design.moments)},
        "judged": judged(numbers, values, held, plan.floor),
        "strange": _strange(numbers, values),
        "tables": _tables(numbers, values),
    }


def judge_again(plan: FitPlan, games: list[Row], data: dict[str, Any]) -> dict[str, Any]:
    """How good numbers of a file are on all of these games; nothing is learned."""
    numbers, values = numbers_of(data)
    return {
        "edition": plan.edition,
        "plan": plan.told(),
        "floor": data["floor"],
        "judged": judged(numbers, values, games, data["floor"], JUDGED_AGAIN),
    }


def numbers_of(data: dict[str, Any]) -> tuple[Numbers, Floats]:
    """What a file says, as numbers that learn no more."""
    numbers = Numbers()
    tables, strange = data["tables"], data["strange"]
    for what in tables:
        for colour in range(COLOURS):
            numbers.row(what, colour)
    for what in sorted({*tables, *strange}):
        numbers.doing(what)
    numbers.frozen = True
    values = [tables.get(what, {}).get(side, 0.0) for what, side in numbers.names]
    return numbers, np.array([*values, *(strange.get(what, 0.0) for what in numbers.doings)])


def judged(
    numbers: Numbers, values: Floats, games: list[Row], floor: float, most: int = JUDGED
) -> dict[str, Any]:
    """By population and number of seats."""
    tables = sorted({(row["population"], row["seats"]) for row in games})
    found: dict[str, Any] = {}
    for population, seats in tables:
        these = [game for game in games if (game["population"], game["seats"]) == (population, seats)]
        design = Design(numbers, these, most)
        found[f"{population} {seats}"] = judge(design, Model(design, floor, len(numbers.names)).odds(values))
    return found


def _tables(numbers: Numbers, values: Floats) -> dict[str, dict[str, float]]:
    found: dict[str, dict[str, float]] = {}
    for (what, side), value in zip(numbers.names, values.tolist(), strict=False):
        if abs(value) >= SMALL:
            found.setdefault(what, {})[side] = round(value, DIGITS)
    return {what: dict(sorted(found[what].items())) for what in sorted(found)}


def _strange(numbers: Numbers, values: Floats) -> dict[str, float]:
    rest = values[len(numbers.names) :].tolist()
    found = {what: round(rest[at], DIGITS) for what, at in numbers.doings.items() if abs(rest[at]) >= SMALL}
    return dict(sorted(found.items()))


def write(data: dict[str, Any], path: Path) -> None:
    """One table a line, so that a difference can be read."""
    head = {key: value for key, value in data.items() if key != "tables"}
    lines = [
        f"  {json.dumps(what, ensure_ascii=False)}: {json.dumps(row, ensure_ascii=False)}"
        for what, row in data["tables"].items()
    ]
    text = json.dumps(head, ensure_ascii=False, indent=1)[:-2]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(f'{text},\n "tables": {{\n' + ",\n".join(lines) + "\n }\n}\n", encoding="utf-8")
