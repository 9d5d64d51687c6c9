"""Steps are named by text, for speed; so every such text is checked against the class it belongs to."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from pathlib import Path

import pytest

import fengsheng
from fengsheng.core.item import Item
from fengsheng.core.rule import Rule
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS, make_book

ROOT = Path(fengsheng.__file__).parent


def rules_of(edition: Edition) -> dict[str, Rule]:
    """Every rule of an edition, by name."""
    preset = next(iter(edition.presets))
    return make_book(preset, edition.seats[0], {}).rules


RULES: dict[str, dict[str, Rule]] = {edition.name: rules_of(edition) for edition in EDITIONS}
CORE = sorted((ROOT / "core").glob("*.py"))
FILES = [*CORE, *(p for name in RULES for p in sorted((ROOT / "editions" / name).rglob("*.py")))]
EVERY_RULE = [
    pytest.param(rule, id=f"{edition}-{name}")
    for edition, rules in RULES.items()
    for name, rule in rules.items()
]


@pytest.mark.parametrize("rule", EVERY_RULE)
def test_every_declared_step_is_a_method_with_the_right_arity(rule: Rule) -> None:
    for step in rule.steps:
        assert list(inspect.signature(getattr(rule, step)).parameters) == ["s", "f"], step
    for answer in rule.answers:
        assert list(inspect.signature(getattr(rule, answer)).parameters) == ["s", "f", "o"], answer
    assert not set(rule.steps) & set(rule.answers)
    assert len(set(rule.steps)) == len(rule.steps)


@pytest.mark.parametrize("edition", RULES)
def test_every_rule_is_found_under_its_own_name(edition: str) -> None:
    assert all(rule.name == name for name, rule in RULES[edition].items())


@pytest.mark.parametrize("rule", [p for p in EVERY_RULE if isinstance(p.values[0], Item)])
def test_an_item_can_be_answered_settled_and_put_away(rule: Rule) -> None:
    """Unless it only ever bends a rule, or draws, it goes through the life of every item."""
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


def classes_of(path: Path) -> list[ast.ClassDef]:
    return [node for node in ast.parse(path.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]


def methods_of(node: ast.ClassDef, rule: Rule) -> list[ast.FunctionDef]:
    """The methods a rule can come to: those of an item's life only if it lives like an item."""
    lives = {*Item.steps, "resolve"} if "settle" not in rule.steps else set()
    return [m for m in node.body if isinstance(m, ast.FunctionDef) and m.name not in lives]


def subclasses(path: Path, name: str) -> list[Rule]:
    """Every rule of any game that is, or inherits from, the class of that name in that file."""
    module = ".".join(["fengsheng", *path.relative_to(ROOT).with_suffix("").parts])
    return [
        rule
        for rules in RULES.values()
        for rule in rules.values()
        if (module, name) in {(c.__module__, c.__name__) for c in type(rule).__mro__}
    ]


def known_frames(path: Path) -> list[dict[str, Rule]]:
    """The rules a file may mean when it makes a frame: those of its edition; core, those of all."""
    return [rules for name, rules in RULES.items() if path in CORE or name in path.parts]


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_every_step_named_by_text_exists_in_its_class(path: Path) -> None:
    for node in classes_of(path):
        for rule in subclasses(path, node.name):
            for what, text, where in [found for m in methods_of(node, rule) for found in named(m)]:
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
            at = f"{path.name}:{getattr(where, 'lineno', 0)} {what} {text!r}"
            meant = [rules.get(what.removeprefix("frame ")) for rules in known_frames(path)]
            there = [rule for rule in meant if rule is not None]  # an edition need not use all of core
            assert there, at
            for rule in there:
                assert text == "" or text in rule.steps, at


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(ROOT)))
def test_a_step_that_asks_does_nothing_else(path: Path) -> None:
    """It is run again after a load or a re-deal: it must not move a card, tell anything or count."""
    moving = {
        *(name for name, value in vars(fengsheng.core.moves).items() if inspect.isfunction(value)),
        *("call", "tail", "goto", "open_window", "raise_event", "start_skill", "gain", "lose", "declare"),
    } - {"rebuild"}
    for node in classes_of(path):
        if not subclasses(path, node.name):
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
