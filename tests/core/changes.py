"""Reads in the source which functions change the game: what they are handed, or by calling others that do.

A function changes something if it writes to an attribute or an item of what it was given, or calls a function
(a method: any of that name) that does. What a function makes for itself is its own affair.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator

from tests.core.steps import Function, called, nearest

MUTATING = frozenset(
    {"add", "append", "clear", "discard", "extend", "insert", "pop", "popitem"}
    | {"remove", "reverse", "setdefault", "sort", "update"}
)


def _owner(node: ast.expr) -> str:
    """The name that `name.attribute[item]…` begins with; nothing for a name by itself."""
    inner = node
    while isinstance(inner, ast.Attribute | ast.Subscript):
        inner = inner.value
    return inner.id if inner is not node and isinstance(inner, ast.Name) else ""


def places(node: ast.AST) -> list[ast.expr]:
    """What a part of a function writes to; of `a, b = …`, both."""
    match node:
        case ast.Assign(targets=targets) | ast.Delete(targets=targets):
            found = targets
        case ast.AugAssign(target=target) | ast.AnnAssign(target=target):
            found = [target]
        case ast.Call(func=ast.Attribute(value=value, attr=name)) if name in MUTATING:
            found = [value]
        case _:
            return []
    return [one for place in found for one in (place.elts if isinstance(place, ast.Tuple) else [place])]


def written(function: Function, nodes: list[ast.stmt]) -> Iterator[str]:
    """What statements of a function write to, of what it was given; its next step does not count."""
    mine = {*function.parameters, "self"}
    for node in (part for statement in nodes for part in ast.walk(statement)):
        for place in places(node):
            if _owner(place) in mine and not ast.unparse(place).endswith(".step"):
                yield ast.unparse(place)


class Changes:
    """Who changes the game, by name."""

    def __init__(self, every: list[Function], harmless: set[str]) -> None:
        """`harmless` are functions that only write down what they were asked, or what can be made anew."""
        self._functions: dict[str, list[Function]] = {}
        self._methods: dict[str, list[Function]] = {}
        for function in every:
            table = self._methods if function.owner else self._functions
            table.setdefault(function.node.name, []).append(function)
        self.changing: set[str] = set()
        others = [f for f in every if str(f) not in harmless and f.node.name != "__init__"]
        while more := {
            str(f) for f in others if str(f) not in self.changing and any(self.by(f, f.node.body))
        }:
            self.changing |= more

    def by(self, function: Function, nodes: list[ast.stmt]) -> Iterator[str]:
        """What statements of a function change."""
        yield from written(function, nodes)
        for node in (part for statement in nodes for part in ast.walk(statement)):
            if isinstance(node, ast.Call):
                is_method, name = called(node)
                found = (
                    [one for one in self._methods.get(name, []) if name not in MUTATING]
                    if is_method
                    else [nearest(function, name, self._functions)]
                )
                yield from (str(one) for one in found if one is not None and str(one) in self.changing)


def leading_to(nodes: list[ast.stmt], name: str) -> list[ast.stmt]:
    """Statements without the branches that return before they come to a call of this name."""
    kept: list[ast.stmt] = []
    for node in nodes:
        if isinstance(node, ast.If) and not node.orelse and isinstance(node.body[-1], ast.Return):
            calls = [called(part) for part in ast.walk(node) if isinstance(part, ast.Call)]
            if (False, name) not in calls:
                kept.append(ast.Expr(node.test))
                continue
        kept.append(node)
    return kept
