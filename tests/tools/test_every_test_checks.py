"""No test ends without having checked anything: read in all of them, and tried on tests with that fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.tools.asserting import idle, read

ROOT = Path(__file__).resolve().parents[2]


def test_every_test_checks_something() -> None:
    modules = {
        **read(ROOT / "src", sorted((ROOT / "src").rglob("*.py"))),
        **read(ROOT, sorted((ROOT / "tools").rglob("*.py"))),
        **read(ROOT, sorted((ROOT / "tests").rglob("*.py"))),
    }
    tests = [
        node
        for module in modules.values()
        for node in module.functions.values()
        if node.name.startswith("test_")
    ]
    assert len(tests) > 800
    assert idle(modules) == []


HELPERS = """
from tests.some import some
LIST = (1, 2)
EMPTY = ()
def ready(page):
    expect(page).to_be_visible()
def checked(x):
    assert x
"""
IDLE = {
    "nothing at all": "x = 1",
    "a loop that may be empty": "for x in found(): assert x",
    "a loop that is empty": "for x in EMPTY: assert x",
    "only under a condition": "if found(): assert True",
    "an early return": "if found(): return\n    assert True",
    "a break before": "for x in LIST:\n        if found(): break\n        assert x",
    "a continue before": "for x in LIST:\n        if found(): continue\n        assert x",
    "while it lasts": "while found(): assert True",
    "only if it fails": "try: found()\n    except ValueError: assert True",
    "all of perhaps nothing": "assert all(x for x in found())",
    "all of those chosen": "assert all(x for x in LIST if found(x))",
    "only that it was ready": "ready(1)\n    for x in found(): assert x",
    "defined, not called": "def inner(): assert True",
    "a loop in what it calls": "def inner():\n        for x in found(): assert x\n    inner()",
}
BUSY = {
    "an assertion": "assert found()",
    "a loop over what is written out": "for x in (1, 2): assert x",
    "a loop over a constant": "for x in LIST: assert x",
    "a loop over some": "for x in some(found()): assert x",
    "all of some": "assert all(x for x in some(found()))",
    "at the end": "seen = 0\n    for x in found():\n        seen += 1\n    assert seen",
    "either way": "if found(): assert True\n    else: assert False",
    "return behind it": "for x in found():\n        assert x\n        return\n    raise Lost",
    "an error is expected": "with pytest.raises(ValueError): found()",
    "by others": "checked(1)",
    "in what it calls": "async def inner(): assert True\n    asyncio.run(inner())",
    "in what it hands over": "def inner(): assert True\n    found(inner)",
    "a continue in a loop before": "for x in found():\n        if x: continue\n    assert True",
}


def judged(body: str, tmp_path: Path) -> list[str]:
    path = tmp_path / "tests" / "test_made.py"
    path.parent.mkdir()
    path.write_text(f"{HELPERS}\ndef test_it():\n    {body}\n", encoding="utf-8")
    return idle(read(tmp_path, [path]))


@pytest.mark.parametrize("fault", IDLE)
def test_a_test_that_may_check_nothing_is_found(fault: str, tmp_path: Path) -> None:
    assert judged(IDLE[fault], tmp_path) == ["tests.test_made.test_it"]


@pytest.mark.parametrize("virtue", BUSY)
def test_a_test_that_checks_is_left_alone(virtue: str, tmp_path: Path) -> None:
    assert judged(BUSY[virtue], tmp_path) == []
