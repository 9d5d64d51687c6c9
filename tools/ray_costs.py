"""What Ray costs beside processes: the same games by `--jobs` and by Ray, in turns, on one machine.

    python -m tools.ray_costs [--cores 4] [--games 20000] [--turns 3]

Wants that many cores that nothing else uses, and runs of a minute or more (`--games`). What Ray needs to
begin, and its workers to load the program, is not in it: both are there before the first turn. All times are
printed, and the ratio of the medians; the digests must be the same. Exit code 1 where they are not, or where
the ratio is over 1.15; 2 where there are too few cores.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from typing import Any

from fengsheng.editions.registry import USUAL
from fengsheng.simulate import Plan, simulate
from fengsheng.simulate.figures import Figures

MOST = 1.15  # times as long as by processes
LEAST_CORES = 4  # with fewer the driver, Ray's own processes and the workers are in each other's way


def measured(plan: Plan, cores: int, turns: int) -> tuple[dict[str, list[float]], set[str]]:
    """Seconds of every turn by both ways, and the digests that came."""
    seconds: dict[str, list[float]] = {"jobs": [], "ray": []}
    digests = set()
    for turn in range(turns):
        for way in seconds:
            found: Figures = simulate(plan, cores, ray="there" if way == "ray" else None)
            seconds[way].append(round(found.seconds, 1))
            digests.add(found.digest)
            print(f"turn {turn + 1}, {way}: {found.seconds:.1f} s", flush=True)
    return seconds, digests


def main() -> int:
    """How it went, as an exit code."""
    options = argparse.ArgumentParser(description="What Ray costs beside processes.")
    options.add_argument("--cores", type=int, default=LEAST_CORES)
    options.add_argument("--games", type=int, default=20_000)
    options.add_argument("--turns", type=int, default=3)
    given = options.parse_args()
    there = len(os.sched_getaffinity(0))
    if there < given.cores:
        print(f"This machine has {there} cores for us, not {given.cores}.", file=sys.stderr)
        return 2
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    ray.init(num_cpus=given.cores, include_dashboard=False, **quiet)
    stay: Any = lambda *_, **__: None  # noqa: E731  one Ray for all turns
    begin, end, ray.init, ray.shutdown = ray.init, ray.shutdown, stay, stay
    try:
        simulate(Plan.make(USUAL, 5, 40 * given.cores, seed="warm", check_every=0), ray="there")
        plan = Plan.make(USUAL, 5, given.games, seed="costs", check_every=0)
        seconds, digests = measured(plan, given.cores, given.turns)
    finally:
        ray.init, ray.shutdown = begin, end
        ray.shutdown()
    ratio = statistics.median(seconds["ray"]) / statistics.median(seconds["jobs"])
    print(f"{given.games} games on {given.cores} cores, {seconds}, ratio {ratio:.2f}, at most {MOST}")
    if len(digests) != 1:
        print("the games are not the same", file=sys.stderr)
    return int(len(digests) != 1 or ratio > MOST)


if __name__ == "__main__":
    sys.exit(main())
