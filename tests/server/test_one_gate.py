"""Whatever a room tells has passed its gate: a law on the source, because no test can meet every moment."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import fengsheng.server

FOLDER = Path(fengsheng.server.__file__).parent
ROOM = FOLDER / "table" / "room.py"
# the hands through which something of a table could get to people: all that knows rooms or peers
HANDS = [*sorted((FOLDER / "table").glob("*.py")), *sorted((FOLDER / "hub").glob("*.py"))]
HANDS += [FOLDER / "cluster" / "hub.py", FOLDER / "cluster" / "sleeping.py"]
WAY_OUT, GATE = "_tell", "_gate"
# goodbyes that say nothing of the table: it goes on elsewhere, the server stops or has made a mistake
GOODBYES = {("leave", "moved"), ("_leave_with", "moved"), ("_recover", "server-error"), ("close", "restart")}


def functions(tree: ast.AST) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))


def called(tree: ast.AST, method: str) -> list[ast.Call]:
    """Calls of a method of this name."""
    calls = [n for n in ast.walk(tree) if isinstance(n, ast.Call) and isinstance(n.func, ast.Attribute)]
    return [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr == method]


def taken(tree: ast.AST, method: str) -> bool:
    """Whether one is passed on without being called, so that nobody can follow it."""
    named = [n for n in ast.walk(tree) if isinstance(n, ast.Attribute) and n.attr == method]
    return len(named) != len(called(tree, method))


def around(tree: ast.AST, call: ast.Call) -> str:
    """The innermost function that a call is in."""
    inside = [found for found in functions(tree) if call in ast.walk(found)]
    return min(inside, key=lambda found: len(list(ast.walk(found)))).name


def breaches(source: str, room: bool) -> list[str]:
    """What in a file gets past the gate."""
    tree = ast.parse(source)
    found = [f"{method} is passed on" for method in ("send", "close") if taken(tree, method)]
    for call in called(tree, "send"):
        if not room or around(tree, call) != WAY_OUT:
            found.append(f"line {call.lineno}: a frame is sent")
    for call in called(tree, "close"):
        if len(call.args) < 3:  # not somebody's connection
            continue
        where, reason = around(tree, call), call.args[1]
        word = reason.value if isinstance(reason, ast.Constant) else None
        if (where, word) not in GOODBYES and not (room and where == WAY_OUT):
            found.append(f"line {call.lineno}: a goodbye that says what it likes")
    if room:
        out, gate = (next(f for f in functions(tree) if f.name == name) for name in (WAY_OUT, GATE))
        first = out.body[1]  # behind the description
        guarded = isinstance(first, ast.If) and isinstance(first.body[0], ast.Return)
        if not guarded or not called(first, GATE):
            found.append("the way out does not begin at the gate")
        if any(isinstance(node, ast.Await) for node in ast.walk(out)):
            found.append("time passes between the gate and the telling")
        if not called(gate, "good"):
            found.append("the gate does not look at the lease")
    return found


@pytest.mark.parametrize("path", HANDS, ids=lambda path: f"{path.parent.name}/{path.name}")
def test_nothing_is_told_past_the_gate(path: Path) -> None:
    assert breaches(path.read_text("utf-8"), path == ROOM) == []


@pytest.mark.parametrize(
    ("right", "wrong"),
    [
        ("if not self._gate(items):\n            return False\n        for peer", "for peer"),
        ("self.owner.ownership.good() and not", "not"),
        ("refusals.append((item.peer, ", "item.peer.send(("),
        ("refusals.append((item.peer, ", "say = item.peer.send; say(("),
        ('peer.close(1013, "server-error",', "peer.close(1013, self.table.id,"),
        ('passing("broadcast")', "await self.clock.sleep(1)"),
    ],
)
def test_what_is_planted_is_found(right: str, wrong: str) -> None:
    source = ROOM.read_text("utf-8")
    assert right in source
    assert breaches(source.replace(right, wrong), True)
