"""The list of the longest tests is of tests that are there; and what shall stay together does."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.conftest import FIRST_BROWSER, LONGEST, READERS, ROOT, pytest_collection_modifyitems


def test_the_longest_are_there() -> None:
    for name in LONGEST:
        file, _, function = name.partition("::")
        assert re.search(rf"^def {function}\(", (ROOT / file).read_text("utf-8"), re.MULTILINE), name
    assert len(set(LONGEST)) == len(LONGEST) > 5


def test_the_longest_come_first_and_the_others_in_their_order() -> None:
    class Item:
        path = Path()

        def __init__(self, nodeid: str) -> None:
            self.nodeid = nodeid

    names = ["a.py::test_x", f"{LONGEST[1]}[1]", "b.py::test_y", f"{LONGEST[1]}[2]", LONGEST[0]]
    items = [Item(name) for name in names]
    pytest_collection_modifyitems(items)  # type: ignore[arg-type]
    assert [item.nodeid for item in items] == [names[4], names[1], names[3], names[0], names[2]]


def test_files_that_stay_together_are_there() -> None:
    for names in (FIRST_BROWSER, READERS):
        assert len(names) > 1
        assert {name for name in names if not (ROOT / name).is_file()} == set()


WHERE = """
import os, time
import pytest

@pytest.mark.parametrize("number", range(4))
def test_it(number, request):
    time.sleep(0.05)
    with open("where", "a") as file:
        print(os.environ["PYTEST_XDIST_WORKER"], request.node.path.stem, file=file)
"""


@pytest.mark.slow
def test_two_workers_have_browsers_and_the_others_none(tmp_path: Path) -> None:
    """The workers say so themselves: a plugin that is no longer understood would be seen here."""
    (tmp_path / "tests" / "web").mkdir(parents=True)
    for name in ("test_axe", "test_think", "test_games", "test_phone"):
        (tmp_path / "tests" / "web" / f"{name}.py").write_text(WHERE, "utf-8")
    call = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-n",
        "3",
        "--dist",
        "loadgroup",
        "--rootdir",
        str(tmp_path),
    ]
    for plugin in ("tests.conftest", "no:faker", "no:schemathesis", "no:cacheprovider"):
        call += ["-p", plugin]
    env = os.environ | {"PYTHONPATH": str(ROOT), "CI": ""}
    done = subprocess.run(
        [*call, "tests"], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    ran = [line.split() for line in (tmp_path / "where").read_text().splitlines()]
    assert len(ran) == 16
    first = {worker for worker, name in ran if name in ("test_axe", "test_think")}
    second = {worker for worker, name in ran if name in ("test_games", "test_phone")}
    assert len(first) == len(second) == 1
    assert first != second
