"""Hands, intelligence, piles, their counters, what is known of a card and which card is under way are changed
by moves alone. docs/architecture.md says so."""

from __future__ import annotations

import ast
from functools import cache
from pathlib import Path

import pytest
from tests.core.changes import places
from tests.core.steps import Function, functions, parse
from tests.some import some

import fengsheng

ROOT = Path(fengsheng.__file__).parent
MOVES = {"core/moves.py", "core/counters.py", "core/transit.py", "core/reveals.py"}
ZONES = {"hands", "intel", "deck", "discard", "aside"}
COUNTERS = {"has", "held", "tally"}
KNOWN = {"seen", "hint"}
# They make, copy, load or deal anew a whole state; moves have nothing to do with that.
MAKERS = {"core/fresh.py", "core/state.py", "core/codec.py", "core/determinize.py", "core/worlds.py"}


@cache
def every() -> list[Function]:
    """The functions of the engine and of the editions."""
    return functions(parse(ROOT, [*(ROOT / "core").glob("*.py"), *(ROOT / "editions").rglob("*.py")]))


def field(node: ast.expr) -> str:
    """The field of a state that `s.field[…]` writes to; of a list of its own, none."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else ""


def written(function: Function) -> set[str]:
    """The fields that a function writes to."""
    found = {field(place) for node in ast.walk(function.node) for place in places(node)}
    # s.seen under another name: `seen = s.seen`, then `seen[card] = …`
    aliases = {
        target.id: field(node.value)
        for node in ast.walk(function.node)
        if isinstance(node, ast.Assign) and isinstance(node.value, ast.Attribute)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    for node in ast.walk(function.node):
        if (
            isinstance(node, ast.Subscript)
            and isinstance(node.ctx, ast.Store)
            and isinstance(node.value, ast.Name)
        ):
            found.add(aliases.get(node.value.id, ""))
    return found


def test_zones_counters_and_what_is_known_are_changed_by_moves_alone() -> None:
    others = {
        f"{function}: {name}"
        for function in some(every())
        if function.file not in MAKERS | MOVES | {"core/knowledge.py"}
        for name in written(function) & (ZONES | COUNTERS | KNOWN)
    }
    assert others == set()


def test_what_is_under_way_changes_by_moves_alone() -> None:
    """A rule may begin a transmission; it never ends one or puts another card in its place by itself."""
    others = set()
    for function in some(every()):
        if function.file in MAKERS | MOVES:
            continue
        for node in ast.walk(function.node):
            if isinstance(node, ast.Assign):
                for place in node.targets:
                    text = ast.unparse(place)
                    ends = text == "s.transit" and not isinstance(node.value, ast.Call)
                    if ends or text in ("t.card", "s.transit.card", "transit.card"):
                        others.add(f"{function}: {text}")
    assert others == set()


@pytest.mark.parametrize(
    ("body", "found"),
    [
        ("s.hands[0].append(1)", "hands"),
        ("s.deck, s.discard = [], []", "deck"),
        ("s.tally[3] += 1", "tally"),
        ("del s.intel[0][1]", "intel"),
        ("s.seen[card] |= 1", "seen"),
        ("seen = s.seen\n    seen[card] = 1", "seen"),
        ("s.hint[card] = 0", "hint"),
    ],
)
def test_every_way_to_write_is_seen(body: str, found: str) -> None:
    (function,) = functions({"made.py": ast.parse(f"def f(s, card):\n    {body}\n")})
    assert found in written(function)


def test_moves_do_write_them() -> None:
    """Else the reader has lost its way."""
    found = {name for function in every() if function.file in MOVES for name in written(function)}
    assert found >= ZONES | COUNTERS | KNOWN
