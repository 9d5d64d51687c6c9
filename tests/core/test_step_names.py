"""Steps are named by text, for speed; so every such text is checked against the class it belongs to."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import fengsheng
from fengsheng.core.book import Book
from fengsheng.core.item import Item
from fengsheng.core.rule import Rule
from fengsheng.editions.registry import make_book

ROOT = Path(fengsheng.__file__).parent
FILES = [*sorted((ROOT / "core").glob("*.py")), *sorted((ROOT / "editions").rglob("*.py"))]


def book() -> Book:
    return make_book("classic", 5, {})


RULES: dict[str, Rule] = book().rules
BY_CLASS: dict[str, Rule] = {type(rule).__name__: rule for rule in RULES.values()}


@pytest.mark.parametrize("name", RULES)
def test_every_declared_step_is_a_method_with_the_right_arity(name: str) -> None:
    rule = RULES[name]
    for step in rule.steps:
        assert list(inspect.signature(getattr(rule, step)).parameters) == ["s", "f"], step
    for answer in rule.answers:
        assert list(inspect.signature(getattr(rule, answer)).parameters) == ["s", "f", "o"], answer
    assert not set(rule.steps) & set(rule.answers)
    assert len(set(rule.steps)) == len(rule.steps)
    assert rule.name == name


@pytest.mark.parametrize("name", [n for n, rule in RULES.items() if isinstance(rule, Item)])
def test_an_item_can_be_answered_settled_and_put_away(name: str) -> None:
    """Unless it only ever bends a rule, or draws, it goes through the life of every item."""
    rule = RULES[name]
    assert set(Item.steps) <= set(rule.steps) or "respond" not in rule.steps


def named(tree: ast.AST) -> Iterator[tuple[str, str, ast.AST]]:
    """(what for, name, where): every step named by text below a node."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            called = node.func.id
            then = [k.value for k in node.keywords if k.arg == "then"]
            place = {"ask": 5, "call": 3, "open_window": 4, "offer_victory": 2, "lock": 2, "goto": 1}
            if called in place:
                then += node.args[place[called] : place[called] + 1]
                for value in then:
                    for text in texts(value):
                        yield ("answer" if called == "ask" else "step"), text, node
            if called == "Frame" and len(node.args) >= 2:
                for rule in texts(node.args[0]):
                    for text in texts(node.args[1]):
                        yield f"frame {rule}", text, node
        elif isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute) and target.attr == "step":
                    for text in texts(node.value):
                        yield "step", text, node


def texts(value: ast.AST) -> list[str]:
    """The texts an expression can come to, as far as it names any."""
    if isinstance(value, ast.Constant) and isinstance(value.value, str):
        return [value.value]
    if isinstance(value, ast.IfExp):
        return texts(value.body) + texts(value.orelse)
    return []


def classes_of(path: Path) -> Iterator[tuple[ast.ClassDef, Rule | None]]:
    for node in ast.parse(path.read_text("utf-8")).body:
        if isinstance(node, ast.ClassDef):
            yield node, BY_CLASS.get(node.name)


def subclasses(name: str) -> list[Rule]:
    """Every rule of the game that inherits from a class of that name."""
    return [r for r in RULES.values() if name in {c.__name__ for c in type(r).__mro__}]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_step_named_by_text_exists_in_its_class(path: Path) -> None:
    for node, _ in classes_of(path):
        for rule in subclasses(node.name):
            for what, text, where in named(node):
                if not text:
                    continue  # finished
                at = f"{path.name}:{getattr(where, 'lineno', 0)} {text!r} for {rule.name}"
                if what == "answer":
                    assert text in rule.answers, at
                elif what == "step":
                    assert text in rule.steps, at


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_frame_made_by_name_exists(path: Path) -> None:
    for what, text, where in named(ast.parse(path.read_text("utf-8"))):
        if what.startswith("frame "):
            rule = RULES.get(what.removeprefix("frame "))
            at = f"{path.name}:{getattr(where, 'lineno', 0)} {what} {text!r}"
            assert rule is not None, at
            assert text == "" or text in rule.steps, at


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_step_that_asks_does_nothing_else(path: Path) -> None:
    """It is run again after a load or a re-deal: it must not move a card, tell anything or count."""
    moving = {
        *(name for name, value in vars(fengsheng.core.moves).items() if inspect.isfunction(value)),
        *("call", "tail", "goto", "open_window", "raise_event", "start_skill", "gain", "lose", "declare"),
    } - {"rebuild"}
    for node, _ in classes_of(path):
        if not subclasses(node.name):
            continue
        for method in node.body:
            if not isinstance(method, ast.FunctionDef):
                continue
            calls = [
                c.func.id
                for c in ast.walk(method)
                if isinstance(c, ast.Call) and isinstance(c.func, ast.Name)
            ]
            if "ask" in calls:
                assert not set(calls) & moving, f"{path.name} {node.name}.{method.name}"
                changed = [
                    ast.unparse(t)
                    for a in ast.walk(method)
                    if isinstance(a, ast.Assign | ast.AugAssign)
                    for t in (a.targets if isinstance(a, ast.Assign) else [a.target])
                    if isinstance(t, ast.Attribute | ast.Subscript) and not ast.unparse(t).endswith(".step")
                ]
                assert changed == [], f"{path.name} {node.name}.{method.name}"


def test_the_check_reads_what_it_should() -> None:
    """On a made-up rule with one mistake of each sort."""
    tree = ast.parse(
        'def a(self, s, f):\n    ask(s, f, 0, "k", [], then="one")\n    f.step = "two" if x else "three"\n'
        '    call(s, f, Frame("turn", "four"), then="five")\n    open_window(s, f, K, 1, "six")\n'
    )
    found = {(what, text) for what, text, _ in named(tree)}
    assert found == {
        ("answer", "one"),
        ("step", "two"),
        ("step", "three"),
        ("step", "five"),
        ("step", "six"),
        ("frame turn", "four"),
    }


def test_enough_steps_are_named_by_text() -> None:
    """Else the reader of the source has lost its way."""
    found = [n for path in FILES for n in named(ast.parse(path.read_text("utf-8")))]
    assert len(found) > 100
