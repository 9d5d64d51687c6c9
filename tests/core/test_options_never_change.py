"""Games share options and the ruleset keeps them: nobody changes one after it was made."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.core.steps import functions, parse
from tests.laws.checks import fields_of
from tests.some import some

import fengsheng
from fengsheng.core.option import Option

ROOT = Path(fengsheng.__file__).parent
NAMES = {"o", "option", "options"}


def changed(node: ast.AST) -> str:
    """What a statement writes to, if that is a field of an option or the list of those that are open."""
    places: list[ast.expr] = []
    if isinstance(node, ast.Assign):
        places = node.targets
    elif isinstance(node, ast.AugAssign | ast.AnnAssign):
        places = [node.target]
    for place in places:
        if isinstance(place, ast.Attribute) and place.attr in fields_of(Option):
            owner = place.value.value if isinstance(place.value, ast.Subscript) else place.value
            if isinstance(owner, ast.Name) and owner.id in NAMES:
                return ast.unparse(place)
        if isinstance(place, ast.Subscript) and ast.unparse(place.value).endswith("s.options"):
            return ast.unparse(place)
    return ""


def test_no_option_is_changed_after_it_was_made() -> None:
    found = [
        f"{function}: {text}"
        for function in some(functions(parse(ROOT, sorted(ROOT.rglob("*.py")))), 500)
        for node in ast.walk(function.node)
        if (text := changed(node))
    ]
    assert found == []


def test_the_reader_sees_what_would_be_wrong() -> None:
    wrong = ["o.word = 'x'", "option.mark += 1", "options[0].rule = ''", "s.options[0] = o"]
    assert all(changed(ast.parse(line).body[0]) for line in wrong)
    assert not any(
        changed(ast.parse(line).body[0]) for line in ["f.word = 'x'", "options = []", "s.options = ()"]
    )
