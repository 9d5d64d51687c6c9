"""The same work on Ray. Only what has to be right is done here: who gets which numbers, and what to do when
somebody dies. Moving tasks, data and machines is Ray's."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from fengsheng.processes import collect_seldom
from fengsheng.spread.errors import MixedCluster, PieceLost, Unreachable
from fengsheng.spread.sharing import Done, R, Work, Workers
from fengsheng.spread.stamp import Stamp, stamp

LOCAL = "local"
SECONDS = 2.0  # of work in a piece: much more than a task costs, little enough to lose
FIRST = 4  # numbers in a piece before anybody knows how long one takes
LARGEST = 5000
AHEAD = 4  # pieces under way for each worker
RETRIES = 3

# Nobody is told about our games, and nobody looks at a page of Ray's.
os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")


class Cutter:
    """Cuts numbers into pieces of about the same time."""

    def __init__(self, numbers: Sequence[int], workers: int) -> None:
        self._numbers = numbers
        self._workers = workers
        self._at = 0
        self._seconds = 0.0
        self._done = 0

    def next(self) -> tuple[int, Sequence[int]] | None:
        """The next piece and where it begins; None: all are given out."""
        left = len(self._numbers) - self._at
        if not left:
            return None
        # towards the end pieces become smaller, so that nobody waits long for the last one
        size = max(1, min(self._size(), LARGEST, -(-left // (2 * self._workers))))
        at, self._at = self._at, self._at + min(size, left)
        return at, self._numbers[at : self._at]

    def took(self, count: int, seconds: float) -> None:
        """So long a piece of so many has taken its worker."""
        self._done += count
        self._seconds += seconds

    def _size(self) -> int:
        return int(SECONDS * self._done / self._seconds) if self._seconds else FIRST


def on_ray(work: Work[R], numbers: Sequence[int], workers: Workers) -> Iterator[Done[R]]:
    """All of it, in pieces as they are finished."""
    import ray

    with _connected(workers) as cores:
        play: Any = ray.remote(num_cpus=1, max_retries=RETRIES)(_piece)
        sent = ray.put(work)
        mine = stamp()
        cutter = Cutter(numbers, cores)
        under_way: dict[Any, tuple[int, Sequence[int]]] = {}
        while True:
            while len(under_way) < AHEAD * cores and (piece := cutter.next()) is not None:
                under_way[play.remote(sent, mine, piece[1])] = piece
            if not under_way:
                return
            for ref in ray.wait(list(under_way), num_returns=1)[0]:
                at, some = under_way.pop(ref)
                seconds, results = _fetched(ref, some)
                cutter.took(len(some), seconds)
                yield at, results


def _piece(work: Work[R], wanted: Stamp, numbers: Sequence[int]) -> tuple[float, list[R]]:
    """At the worker. Every piece looks, so that no machine that joins later slips in."""
    differs = wanted.differs(stamp())
    if differs:
        raise MixedCluster(f"A worker has another program: {differs}.")
    if not gc.get_freeze_count():
        collect_seldom()
    begin = time.perf_counter()
    results = work(numbers)
    return time.perf_counter() - begin, results


def _fetched(ref: Any, numbers: Sequence[int]) -> Any:
    import ray

    try:
        return ray.get(ref)
    except ray.exceptions.RayTaskError as error:
        cause = error.cause
        if isinstance(cause, Exception):
            raise cause from None
        raise
    except ray.exceptions.RayError as error:
        which = f"{numbers[0]} to {numbers[-1]}" if len(numbers) > 1 else f"{numbers[0]}"
        why = type(error).__name__
        raise PieceLost(
            f"Games {which} could not be played: {RETRIES + 1} workers died of it ({why})."
        ) from None


@contextmanager
def _connected(workers: Workers) -> Iterator[int]:
    """To the cluster, or to one of our own; how many workers it has."""
    import ray

    quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
    if workers.ray == LOCAL:
        ray.init(num_cpus=max(1, workers.jobs), include_dashboard=False, **quiet)
    else:
        try:
            ray.init(address=workers.ray, **quiet)
        except (ConnectionError, ValueError, RuntimeError) as error:
            raise Unreachable(f"No Ray answers at {workers.ray}: {error}") from None
    try:
        resources: dict[str, float] = ray.cluster_resources()  # type: ignore[no-untyped-call]
        yield max(1, int(resources.get("CPU", 1)))
    finally:
        ray.shutdown()
