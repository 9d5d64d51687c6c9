"""Leases, claims, relays and the fence in a simulated cluster: nobody is told what is not so."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.cluster.simulated import run
from tests.cluster.simulated_cluster.database import Database, Line
from tests.cluster.simulated_cluster.people import SimulatedTruth
from tests.server.truth import Lost
from tests.server.verdict import check_file
from tests.server.witness import Memory, Witness

from fengsheng.server.wire import codec, server

SEEDS = 20  # `python -m tests.cluster.simulated` runs thousands
FAULTS = ("told", "cluster_relayed", "stop", "cut", "split", "kill", "restart", "free", "drain", "went back")


@pytest.fixture(autouse=True)
def quiet() -> Iterator[None]:
    """What fails here is meant to."""
    logging.disable(logging.CRITICAL)
    yield
    logging.disable(logging.NOTSET)


def test_nobody_is_told_what_the_database_has_otherwise() -> None:
    happened: Counter[str] = Counter()
    for seed in range(SEEDS):
        found, counts = run(seed)
        assert found == [], f"seed {seed}"
        happened += counts
    for what in FAULTS:
        assert happened[what] > 5, what
    for what in ("fenced", "late", "passed on"):
        assert happened[what] > 0, what


def test_without_the_fence_there_are_lies() -> None:
    assert any(run(seed, fenced=False, leased=False)[0] for seed in range(20))


def test_the_fence_is_enough_where_leases_are_not_looked_at() -> None:
    """Leases make takeovers quiet; what makes them safe is the epoch."""
    for seed in range(5):
        assert run(seed, fenced=True, leased=False)[0] == []


def test_a_database_that_was_put_back_is_noticed_because_a_new_connection_is_asked() -> None:
    assert any(run(seed, careful=False)[0] for seed in range(30))


def test_a_run_follows_from_its_seed() -> None:
    assert run(7) == run(7)
    assert run(7)[1] != run(8)[1]


def test_the_checker_finds_what_is_planted() -> None:
    first, second = (Line(n, "Ann", "Ann", text, 0) for n, text in ((1, "a"), (2, "b")))
    ann = Witness("Ann", "T0", guest="Ann")
    ann.said = ["a", "b"]
    for line in (first, second):
        ann._note(Memory("Ann"), codec.encode(server.Chat(server.Line(*line))))

    def judged(*lines: Line) -> None:
        check_file([ann], SimulatedTruth(Database(lines={"T0": list(lines)})), None)

    judged(first, second)
    for wrong in (
        (first,),
        (first, second._replace(text="c")),
        (first, second, second._replace(line=3)),
        (first, second, second._replace(line=4, text="d")),
    ):
        with pytest.raises(Lost):
            judged(*wrong)
    with pytest.raises(AssertionError, match="told twice"):
        ann._note(Memory("Ann"), codec.encode(server.Chat(server.Line(*second))))
