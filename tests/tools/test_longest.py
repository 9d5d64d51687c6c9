"""The list of the longest tests is of tests that are there; and what shall stay together does."""

from __future__ import annotations

import gc
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from threading import Event, Thread

import pytest
from tests.conftest import LAST, LONGEST, ROOT, pytest_collection_modifyitems
from tests.some import some
from tests.workers import APART, BROWSERS, compiled, first_alone


def test_the_longest_are_there() -> None:
    for name in LONGEST:
        file, _, function = name.partition("::")
        assert bool(function) == (file in APART), name  # what stays together begins together
        assert re.search(rf"^def {function or 'test_'}", (ROOT / file).read_text("utf-8"), re.MULTILINE), name
    assert len(set(LONGEST)) == len(LONGEST) > 5


def test_the_longest_come_first_the_shortest_last_and_the_others_in_their_order() -> None:
    class Item:
        path = Path()

        def __init__(self, nodeid: str) -> None:
            self.nodeid = nodeid

    file, law = f"{LONGEST[-1]}::test_z", f"{LAST[0]}::test_w"
    names = ["a.py::test_x", law, file, f"{LONGEST[1]}[1]", "b.py::test_y", f"{LONGEST[1]}[2]", LONGEST[0]]
    items = [Item(name) for name in names]
    pytest_collection_modifyitems(items)  # type: ignore[arg-type]
    assert [item.nodeid for item in items] == [names[place] for place in (6, 3, 5, 2, 0, 4, 1)]


def test_files_that_several_workers_share_are_there_and_make_nothing_for_all_of_their_tests() -> None:
    assert set(some(LAST)) <= APART  # or all would wait for one who has a whole file of them
    for name in some(APART):
        text = (ROOT / name).read_text("utf-8")
        assert not re.search(r"scope=|^@cache", text, re.MULTILINE), name


def test_waste_is_looked_for_but_not_in_what_was_collected() -> None:
    assert gc.isenabled()
    assert gc.get_freeze_count() > 10_000


WHERE = """
import os, time
import pytest

@pytest.mark.parametrize("number", range(4))
def test_it(number, request):
    if request.node.path.parent.name != "web":
        time.sleep(0.05)
    with open("where", "a") as file:
        print(os.environ["PYTEST_XDIST_WORKER"], request.node.path.stem, file=file)
"""
WITH_BROWSER = {"test_axe", "test_games", "test_phone", "test_think"}
OTHERS = {f"test_{number}" for number in range(8)}
SHARED = {Path(name).stem for name in APART if name.startswith("tests/laws/")}


@pytest.mark.slow
def test_some_workers_have_browsers_and_the_others_none(tmp_path: Path) -> None:
    """The workers say so themselves: a plugin that is no longer understood would be seen here."""
    for folder, names in (("web", WITH_BROWSER), ("core", OTHERS), ("laws", SHARED)):
        (tmp_path / "tests" / folder).mkdir(parents=True)
        for name in names:
            (tmp_path / "tests" / folder / f"{name}.py").write_text(WHERE, "utf-8")
    call = [sys.executable, "-m", "pytest", "-q", "-n", f"{BROWSERS + 1}", "--dist", "loadgroup"]
    call += ["--rootdir", str(tmp_path)]
    for plugin in ("xdist", "tests.conftest", "no:cacheprovider"):
        call += ["-p", plugin]
    env = os.environ | {"PYTHONPATH": str(ROOT), "CI": "", "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    done = subprocess.run(
        [*call, "tests"], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    ran = [line.split() for line in (tmp_path / "where").read_text().splitlines()]
    assert len(ran) == 4 * len(WITH_BROWSER | OTHERS | SHARED) > 50
    where = {name: {worker for worker, done in ran if done == name} for _, name in ran}
    stay = WITH_BROWSER | OTHERS
    assert {name for name in stay if len(where[name]) > 1} == set()  # a file stays on one worker
    assert {name for name in SHARED if len(where[name]) == 1} != SHARED  # but of these each takes some
    browsers = set().union(*(where[name] for name in WITH_BROWSER))
    assert len(browsers) == BROWSERS
    # they begin with it, and the others never come to it
    first = {worker: next(name for who, name in ran if who == worker) for worker, _ in ran}
    assert {worker for worker, name in first.items() if name in WITH_BROWSER} == browsers
    assert len(first) == BROWSERS + 1


def test_what_was_compiled_is_kept_for_the_next_who_reads_it() -> None:
    """Without that every worker and every server that a test starts compiles all of it again."""
    assert "PYTHONDONTWRITEBYTECODE" not in os.environ
    told = "import sys; print(sys.dont_write_bytecode)"
    done = subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, check=True)
    assert [done.stdout.strip(), sys.dont_write_bytecode] == ["False", False]


def test_in_a_new_tree_one_worker_compiles_and_the_others_read_that(tmp_path: Path) -> None:
    lock, done = tmp_path / "lock", Event()

    def other() -> None:
        with first_alone(lock):
            done.set()

    waiting = [Thread(target=other) for _ in range(2)]
    with first_alone(lock):
        for thread in waiting:
            thread.start()
        assert not done.wait(0.2)
    for thread in waiting:
        thread.join(30)
    assert done.is_set()
    assert not lock.exists()


def test_a_tree_is_new_until_most_of_it_was_compiled(tmp_path: Path) -> None:
    here = Path(__file__)
    shutil.copy(here, tmp_path)
    assert not compiled(tmp_path)
    (tmp_path / "__pycache__").mkdir()
    for kept in here.parent.glob(f"__pycache__/{here.stem}.*-pytest-*.pyc"):  # by who reads this file
        shutil.copy(kept, tmp_path / "__pycache__")
    assert compiled(tmp_path)
