"""Leases, claims and the fence in a simulated cluster: nobody is told what is not so."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterator

import pytest
from tests.cluster.simulated import lies, run
from tests.cluster.simulated_cluster.process import Told

SEEDS = 25  # `python -m tests.cluster.simulated` runs thousands


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
    for what in ("told", "fenced", "stop", "cut", "kill", "restart", "free", "went back"):
        assert happened[what] > 5, what


def test_without_the_fence_there_are_lies() -> None:
    assert any(run(seed, fenced=False, leased=False)[0] for seed in range(5))


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
    told = [Told("t", 0, "a", "n1", 1), Told("t", 1, "b", "n1", 1)]
    assert lies(told, {"t": ["a", "b"]}) == []
    assert lies(told, {"t": ["a"]})
    assert lies(told, {"t": ["a", "c"]})
    assert lies([*told, Told("t", 1, "c", "n2", 2)], {"t": ["a", "b"]})
    assert lies([], {"t": ["a", "a"]})
