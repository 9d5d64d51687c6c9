"""What all tests share: the tree's root is importable, golden files can be written anew, the longest come
first, and nothing is skipped in CI."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Generator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from tempfile import gettempdir
from typing import Any

import pytest

from fengsheng.core import engine

ROOT = Path(__file__).resolve().parent.parent
# Begun first, the longest of them at the top: whoever begins one of these last is waited for by all others.
# Whole files, or tests of a file that several workers share (tests/workers.py).
LONGEST = (
    "tests/server/test_kill.py::test_killed_at_any_moment_nothing_is_lost_and_nothing_doubled",
    "tests/server/test_container.py::test_the_script_of_the_container_installs_a_server_that_starts",
    "tests/server/test_load.py",
    "tests/server/test_restore.py",
    "tests/coach/test_hint.py",
    "tests/spread/test_ray.py",
    "tests/server/test_schemathesis.py",
    "tests/cluster/test_kill_postgres.py",
    "tests/cluster/test_takeover.py",
    "tests/cluster/test_several.py",
    "tests/cluster/test_the_database_fails.py",
    "tests/bots/test_honesty.py",
    "tests/bots/test_search.py",
    "tests/laws/test_coach.py",
    "tests/server/test_patience.py",
    "tests/server/test_http.py",
    "tests/server/test_attack.py",
    "tests/tools/test_mutation.py",
    "tests/tools/test_dead_code.py",
    "tests/server/test_socket.py",
    "tests/scenario/test_scenarios.py",
    "tests/terminal/test_play.py",
    "tests/server/test_coached.py",
    "tests/cluster/test_mute.py",
    "tests/server/test_analysis.py",
    "tests/cluster/test_hangs.py",
    "tests/lessons/test_terminal.py",
    "tests/server/test_timing.py::test_time_does_not_tell_who_has_a_choice",
    "tests/server/test_twins.py::test_twin_games_give_the_same_bytes",
    "tests/tools/test_new_character.py",
    "tests/server/test_limits.py",
    "tests/words/test_sentences.py",
    "tests/docs/test_documents.py",
    "tests/cli/test_play.py",
    "tests/server/test_kill.py::test_killed_while_it_starts_it_starts_the_next_time",
    "tests/server/test_disk.py::test_a_disk_that_takes_no_more",
    "tests/server/test_openers.py",
    "tests/tools/test_walk_through.py",
    "tests/words/test_rendered.py",
    "tests/words/test_complete.py",
    "tests/server/test_same_guest.py",
    "tests/server/test_remote_bot.py",
    "tests/server/test_postgres.py",
    "tests/server/test_pace.py",
    "tests/tools/test_every_test_checks.py",
    "tests/tools/test_longest.py",
    "tests/server/test_calendar.py::test_a_start_with_a_wrong_clock_throws_nothing_away",
    "tests/server/test_files.py::test_a_deleted_file_is_noticed_while_nobody_plays",
    # of those with browsers, which have workers of their own
    "tests/web/test_think.py",
    "tests/web/test_coach.py",
    "tests/web/test_lessons.py",
    "tests/web/test_newcomer.py",
    "tests/web/test_layout.py",
    "tests/web/test_end_and_replay.py",
    "tests/web/test_axe.py",
    "tests/web/test_landing.py",
    "tests/web/test_teacher.py",
    "tests/web/test_games.py",
    "tests/web/test_table_cloth.py",
    "tests/web/test_spectators.py",
    "tests/web/test_rulebook.py",
    "tests/web/test_lobby.py",
)
# A thousand short ones, which several workers share: with them all are done at the same time.
LAST = (
    "tests/laws/test_determinize.py",
    "tests/laws/test_every_decision.py",
    "tests/laws/test_planted_deals.py",
    "tests/laws/test_planted_leaks.py",
    "tests/laws/test_views_leak_nothing.py",
)

# The tests start Python hundreds of times: what one has compiled the next one reads, whatever the shell says.
sys.dont_write_bytecode = False
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

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
    """The longest first, the shortest last; the others stay in their order. (Several workers take them one
    after the other.)"""
    rank = {name: place for place, name in enumerate(LONGEST)}

    def place(item: pytest.Item) -> int:
        function = item.nodeid.partition("[")[0]
        others = len(rank) + function.startswith(LAST)
        return rank.get(function, rank.get(function.partition("::")[0], others))

    items.sort(key=place)


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Generator[None, object, object]:
    """What is loaded and collected stays to the end: thousands of tests and several large libraries. Nobody
    looks for waste there, where there is hardly any, neither while it grows nor afterwards. In a new tree one
    worker compiles, and the others read what it has written."""
    gc.disable()
    try:
        with _in_turn(session.config):
            return (yield)
    finally:
        gc.freeze()
        gc.set_threshold(100_000, 50, 100)  # games make much and waste little
        gc.enable()


def _in_turn(config: pytest.Config) -> AbstractContextManager[None]:
    run: dict[str, str] | None = getattr(config, "workerinput", None)
    if run is None:
        return nullcontext()
    from tests.workers import compiled, first_alone

    lock = Path(gettempdir()) / f"fengsheng-tests-{run['testrunuid']}"
    return nullcontext() if compiled(ROOT / "tests") else first_alone(lock)


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
