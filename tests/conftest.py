"""What all tests share: the tree's root is importable, golden files can be written anew, the longest come
first, and nothing is skipped in CI."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest

from fengsheng.core import engine

ROOT = Path(__file__).resolve().parent.parent
# Begun first, the longest of them at the top: whoever begins one of these last is waited for by all others.
LONGEST = (
    "tests/server/test_container.py::test_the_script_of_the_container_installs_a_server_that_starts",
    "tests/server/test_kill.py::test_killed_at_any_moment_nothing_is_lost_and_nothing_doubled",
    "tests/server/test_schemathesis.py::test_no_request_is_answered_with_a_mistake",
    "tests/server/test_load.py::test_people_at_every_seat",
    "tests/server/test_load.py::test_more_and_more_tables",
    "tests/server/test_attack.py::test_ten_thousand_messages_of_any_content_break_nothing",
    "tests/tools/test_mutation.py::test_a_rule_that_never_stops_is_noticed_soon",
    "tests/tools/test_dead_code.py::test_nothing_in_this_tree_is_dead",
    "tests/server/test_openers.py::test_thousands_of_empty_lobbies_from_as_many_addresses_keep_nobody_from_opening_a_table",
    "tests/tools/test_every_test_checks.py::test_every_test_checks_something",
    "tests/tools/test_longest.py::test_two_workers_have_browsers_and_the_others_none",
    "tests/server/test_patience.py::test_connections_over_which_nothing_comes_are_counted_and_closed",
    "tests/server/test_disk.py::test_a_disk_that_takes_no_more",
    "tests/server/test_calendar.py::test_a_start_with_a_wrong_clock_throws_nothing_away",
    "tests/server/test_twins.py::test_twin_games_give_the_same_bytes",
    "tests/server/test_timing.py::test_time_does_not_tell_who_has_a_choice",
    "tests/server/test_kill.py::test_killed_while_it_starts_it_starts_the_next_time",
    "tests/server/test_files.py::test_a_deleted_file_is_noticed_while_nobody_plays",
    # of those with browsers, which have workers of their own: whole files
    "tests/web/test_think.py",
    "tests/web/test_axe.py",
    "tests/web/test_layout.py",
    "tests/web/test_end_and_replay.py",
    "tests/web/test_table_cloth.py",
    "tests/web/test_games.py",
    "tests/web/test_teacher.py",
    "tests/web/test_landing.py",
    "tests/web/test_lessons.py",
    "tests/web/test_spectators.py",
)

# Tests share helpers as `tests.laws.tables` and the like, however pytest was started.
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))


def pytest_addoption(parser: pytest.Parser) -> None:
    """`pytest tests/golden --regenerate-golden` accepts how games come out now."""
    parser.addoption(
        "--regenerate-golden",
        action="store_true",
        help="write the games in tests/golden anew instead of comparing with them",
    )


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The longest first; the others stay in their order. (Several workers take them one after the other.)"""
    rank = {name: place for place, name in enumerate(LONGEST)}

    def place(item: pytest.Item) -> int:
        function = item.nodeid.partition("[")[0]
        return rank.get(function, rank.get(function.partition("::")[0], len(rank)))

    items.sort(key=place)


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """What is loaded and collected stays to the end: thousands of tests and several large libraries. Nobody
    looks for waste there, neither while it grows nor during the tests."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Any) -> Any:
    """Who does what is said in tests/workers.py."""
    if config.getvalue("dist") != "loadgroup":
        return None
    from tests.workers import scheduler

    return scheduler(config, log)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Under CI=true a test that was skipped has failed: what it needs must be there. (On a compiled engine
    no fault can be planted, so the tests that plant one are skipped by nature.)"""
    report = yield
    interpreted = str(engine.__file__).endswith(".py")
    if os.environ.get("CI") == "true" and interpreted and report.skipped and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"skipped under CI=true: {report.longrepr}"
    return report


@pytest.fixture
def regenerate_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden results are to be written instead of compared."""
    return bool(request.config.getoption("--regenerate-golden"))
