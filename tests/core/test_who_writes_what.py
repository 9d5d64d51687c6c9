"""Hands, intelligence, piles and their counters are changed by moves alone; who else writes down what is
known is listed, and the list may only become shorter. docs/architecture.md says so."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest
from tests.core.changes import MUTATING
from tests.core.steps import Function, functions, parse
from tests.some import some

import fengsheng

ROOT = Path(fengsheng.__file__).parent
MOVES = "core/moves.py"
ZONES = {"hands", "intel", "deck", "discard", "aside"}
COUNTERS = {"has", "held", "tally"}
KNOWN = {"seen", "hint"}
# They make, copy, load or deal anew a whole state; moves have nothing to do with that.
MAKERS = {"core/fresh.py", "core/state.py", "core/codec.py", "core/determinize.py"}

# Rules that turn up a card where it lies, or say what all know of one, without a move of their own.
TURNED_UP_BY_RULES = {
    "editions/classic/cards/counter.py Counter.resolve",
    "editions/classic/cards/probe.py ProbeCard.finish",
    "editions/spywar/cards/decipher.py Decipher.turned",
    "editions/spywar/cards/entice.py Entice.resolve",
    "editions/spywar/cards/swap.py Swap.resolve",
    "editions/spywar/characters/common.py show_cards",
    "editions/spywar/flow/send.py drop",
    "editions/spywar/flow/use.py FunctionCard.finish",
}

EVERY = functions(parse(ROOT, [*(ROOT / "core").glob("*.py"), *(ROOT / "editions").rglob("*.py")]))


def field(node: ast.expr) -> str:
    """The field of a state that `s.field[…]` writes to; of a list of its own, none."""
    while isinstance(node, ast.Subscript):
        node = node.value
    return node.attr if isinstance(node, ast.Attribute) else ""


def written(function: Function) -> set[str]:
    """The fields that a function writes to."""
    found = set()
    for node in ast.walk(function.node):
        match node:
            case ast.Assign(targets=targets) | ast.Delete(targets=targets):
                places = targets
            case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
                places = [target]
            case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in MUTATING:
                places = [value]
            case _:
                continue
        found |= {field(one) for p in places for one in (p.elts if isinstance(p, ast.Tuple) else [p])}
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


def test_hands_intelligence_piles_and_counters_are_changed_by_moves_alone() -> None:
    others = {
        f"{function}: {name}"
        for function in some(EVERY)
        if function.file not in MAKERS | {MOVES}
        for name in written(function) & (ZONES | COUNTERS)
    }
    assert others == set()


def test_who_else_writes_down_what_is_known_of_a_card() -> None:
    others = {
        str(function)
        for function in some(EVERY)
        if function.file not in MAKERS | {MOVES, "core/knowledge.py"} and written(function) & KNOWN
    }
    assert others == TURNED_UP_BY_RULES


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
    found = {name for function in EVERY if function.file == MOVES for name in written(function)}
    assert found >= ZONES | COUNTERS | KNOWN
