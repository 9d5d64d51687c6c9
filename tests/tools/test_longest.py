"""The list of the longest tests is of tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

from tests.conftest import LONGEST, ROOT, pytest_collection_modifyitems


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
