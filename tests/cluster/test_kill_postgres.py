"""The kill test of one server, with PostgreSQL in the place of the file."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import psycopg
import pytest
from tests.cluster.engines import needs_postgres, plain
from tests.server.faults import held_answers_are_forgotten, told_before_it_is_written
from tests.server.nursery import nursery
from tests.server.patience import within
from tests.server.test_kill import kill_again_and_again
from tests.server.truth import Lost, Truth

pytestmark = needs_postgres
KILLS = 12


def at_rest(url: str) -> Truth:
    """What is there once the sessions of a killed server have ended, and with them what they did."""
    others = (
        "SELECT count(*) FROM pg_stat_activity "
        "WHERE backend_type = 'client backend' AND pid <> pg_backend_pid()"
    )
    with psycopg.connect(plain(url), autocommit=True) as connection:
        within(lambda: connection.execute(others).fetchone() == (0,), "its sessions end")
    return Truth(plain(url))


def test_killed_at_any_moment_nothing_is_lost_and_nothing_doubled(url: str, tmp_path: Path) -> None:
    flags = ("--no-address-limits", "--database", url)
    with nursery() as home:
        club, kills = kill_again_and_again(
            home, tmp_path, 1, KILLS - 1, truth_of=partial(at_rest, url), flags=flags
        )
    assert sum(kills.values()) == KILLS
    assert all(kills[place] >= 1 for place in ("append", "commit", "broadcast", ""))
    for what in ("accepted", "held answers back", "prompts back", "lobbies back", "pauses back"):
        assert club.seen[what] > 0, (what, club.seen)


@pytest.mark.parametrize("fault", [told_before_it_is_written, held_answers_are_forgotten])
def test_a_planted_fault_is_noticed(fault: object, url: str, tmp_path: Path) -> None:
    plant = f"{fault.__module__}:{fault.__name__}"  # type: ignore[attr-defined]
    flags = ("--no-address-limits", "--database", url)
    with nursery() as home, pytest.raises(Lost):
        kill_again_and_again(
            home, tmp_path, 3, 30, plant, ("append",), truth_of=partial(at_rest, url), flags=flags
        )
