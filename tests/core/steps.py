"""Reads in the source which steps are named by text, and by whom.

Nothing here lists helpers: whatever takes the name of a step as a parameter is found by looking where the
parameter goes. It begins with what the machine itself does: `f.step = …` and `s.running_step = …` name a
step, `Frame(name, step)` begins one, and `ask(…, then)` names an answer.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

ANSWER, STEP = "answer", "step"


class Function(NamedTuple):
    """A function or a method."""

    file: str
    owner: str  # the class, if it is a method
    node: ast.FunctionDef

    @property
    def parameters(self) -> list[str]:
        """What a caller gives it."""
        names = [argument.arg for argument in self.node.args.args]
        return names[1:] if self.owner else names

    @property
    def key(self) -> tuple[bool, str]:
        """What a call of it looks like: by its name alone, or of something."""
        return bool(self.owner), self.node.name

    def __str__(self) -> str:
        return f"{self.file} {self.owner + '.' if self.owner else ''}{self.node.name}"


class Named(NamedTuple):
    """A step that is named by text."""

    what: str  # ANSWER, STEP, or the rule whose frame begins with it; "self.name" is the rule itself
    text: str
    where: Function
    line: int

    def __str__(self) -> str:
        return f"{self.where}, line {self.line}: {self.what} {self.text!r}"


Helpers = dict[tuple[bool, str], dict[int, str]]
"""Which parameters of which functions are steps, and of which sort."""


def functions(trees: dict[str, ast.Module]) -> list[Function]:
    """Every function of some files, and every method of their classes."""
    found = []
    for file, tree in trees.items():
        for node in tree.body:
            if isinstance(node, ast.FunctionDef):
                found.append(Function(file, "", node))
            elif isinstance(node, ast.ClassDef):
                methods = (part for part in node.body if isinstance(part, ast.FunctionDef))
                found += [Function(file, node.name, method) for method in methods]
    return found


def parse(root: Path, paths: Iterable[Path]) -> dict[str, ast.Module]:
    """Files by their name below `root`."""
    return {path.relative_to(root).as_posix(): ast.parse(path.read_text("utf-8")) for path in paths}


def called(node: ast.Call) -> tuple[bool, str]:
    """What is called: a function by its name, or a method of something."""
    if isinstance(node.func, ast.Name):
        return False, node.func.id
    return True, node.func.attr if isinstance(node.func, ast.Attribute) else ""


def given(node: ast.Call, place: int, name: str) -> ast.expr | None:
    """What a call gives to a parameter."""
    if len(node.args) > place:
        return node.args[place]
    return next((keyword.value for keyword in node.keywords if keyword.arg == name), None)


def values(
    function: Function, helpers: Helpers, names: dict[tuple[bool, str], list[str]]
) -> Iterator[tuple[str, ast.expr]]:
    """(what, expression) wherever a function names a step."""
    for node in ast.walk(function.node):
        if isinstance(node, ast.Assign):
            for target in node.targets:
                if isinstance(target, ast.Attribute) and target.attr in ("step", "running_step"):
                    yield STEP, node.value
        elif isinstance(node, ast.Call):
            key = called(node)
            if key == (False, "Frame") and (step := given(node, 1, "step")) is not None:
                yield ast.unparse(node.args[0]).strip("'"), step
            for place, what in helpers.get(key, {}).items():
                if (value := given(node, place, names[key][place])) is not None:
                    yield what, value


def derive(every: list[Function]) -> Helpers:
    """Every function that takes the name of a step. `ask` names an answer; all else follows."""
    names = {function.key: function.parameters for function in every}
    asking = next(function for function in every if function.key == (False, "ask"))
    helpers: Helpers = {asking.key: {asking.parameters.index("then"): ANSWER}}
    grown = True
    while grown:
        grown = False
        for function in every:
            if function.key == asking.key or function.node.name == "__init__":  # a frame is made, not gone to
                continue
            for what, value in list(values(function, helpers, names)):
                if isinstance(value, ast.Name) and value.id in function.parameters:
                    place = function.parameters.index(value.id)
                    if place not in helpers.setdefault(function.key, {}):
                        helpers[function.key][place] = what
                        grown = True
    return {key: places for key, places in helpers.items() if places}


def texts(value: ast.expr, function: Function) -> list[str] | None:
    """The texts an expression can come to; None if it cannot be said by reading."""
    match value:
        case ast.Constant(value=str(text)):
            return [text]
        case ast.IfExp(body=one, orelse=other):
            first, second = texts(one, function), texts(other, function)
            return None if first is None or second is None else first + second
        case ast.Name(id=name) if name in function.parameters:
            return []  # its callers say
        case ast.Name(id=name):
            found: list[str] = []
            meant = [
                node.value
                for node in ast.walk(function.node)
                if isinstance(node, ast.Assign)
                and any(isinstance(target, ast.Name) and target.id == name for target in node.targets)
            ]
            for one in meant:
                some = texts(one, function)
                if some is None:
                    return None
                found += some
            return found if meant else None
    return None


class Reading(NamedTuple):
    """What some files say about steps."""

    functions: list[Function]
    helpers: Helpers
    named: list[Named]
    unreadable: set[str]  # functions that name a step in a way that cannot be read


def read(trees: dict[str, ast.Module]) -> Reading:
    """Everything in these files."""
    every = functions(trees)
    helpers = derive(every)
    names = {function.key: function.parameters for function in every}
    found: list[Named] = []
    unreadable: set[str] = set()
    for function in every:
        for what, value in values(function, helpers, names):
            some = texts(value, function)
            if some is None:
                unreadable.add(str(function))
            else:
                found += [Named(what, text, function, value.lineno) for text in some if text]
    return Reading(every, helpers, found, unreadable)


def nearest(function: Function, name: str, every: dict[str, list[Function]]) -> Function | None:
    """The function that is meant by a name: of the same file, of the same edition, or of core."""
    home = function.file.split("/")[:2]
    others = every.get(name, [])
    near = [f for f in others if f.file == function.file]
    near += [f for f in others if f.file.split("/")[:2] == home]
    near += [f for f in others if f.file.startswith("core/")]
    return near[0] if near else None


def made_here(function: Function) -> dict[str, str]:
    """The frames a function makes, by the name of the variable: whose rule it is."""
    return {
        target.id: str(node.value.args[0].value)
        for node in ast.walk(function.node)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and called(node.value) == (False, "Frame")
        and isinstance(node.value.args[0], ast.Constant)
        for target in node.targets
        if isinstance(target, ast.Name)
    }


Users = dict[str, set[Function | str]]


def handed_on(every: list[Function]) -> Users:
    """Whose frame can come to a function that is no method: that of the method which hands on its own `f`,
    directly or by other such functions, or one that was made on the way (then the name of its rule)."""
    by_name: dict[str, list[Function]] = {}
    for function in every:
        if not function.owner:
            by_name.setdefault(function.node.name, []).append(function)
    own: dict[str, set[str]] = {str(function): set() for function in every}
    found: Users = {str(function): set() for function in every if not function.owner}
    for function in every:
        made = made_here(function)
        for node in (part for part in ast.walk(function.node) if isinstance(part, ast.Call)):
            is_method, name = called(node)
            meant = None if is_method else nearest(function, name, by_name)
            if meant is None:
                continue
            for argument in (one.id for one in node.args if isinstance(one, ast.Name)):
                if argument == "f":
                    own[str(function)].add(str(meant))
                elif argument in made:
                    found[str(meant)].add(made[argument])
    methods = {str(function): function for function in every if function.owner}
    while True:
        before = sum(map(len, found.values()))
        for name, reached in own.items():
            for other in reached:
                found[other] |= {methods[name]} if name in methods else found[name]
        if sum(map(len, found.values())) == before:
            return found
