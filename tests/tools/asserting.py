"""Reads tests and says which of them may end without having checked anything.

What counts as a check: `assert`, `raise`, `pytest.raises`, playwright's `expect(…)`, running a scenario
(which has a check, or is refused), and calling something in the tests that checks. It counts if it is surely
reached: not inside an `if`, an `except` or a loop that may have nothing to go over, and not behind something
that may leave before. `assert all(…)` is such a loop. There is something to go over if it is written out,
there or as a constant, or if `some(…)` (tests/some.py) has seen to it.
"""

from __future__ import annotations

import ast
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

FUNCTION = (ast.FunctionDef, ast.AsyncFunctionDef)
Routine = ast.FunctionDef | ast.AsyncFunctionDef
CHECKING = ("raises", "warns", "expect", "fail")


class Module(NamedTuple):
    """A file of tests or of what they share."""

    name: str
    tree: ast.Module
    functions: dict[str, Routine]  # methods too: the name must do
    methods: list[Routine]
    imported: dict[str, str]  # name here: module it comes from
    constants: dict[str, ast.expr]

    @property
    def is_test(self) -> bool:
        """Or what is tested."""
        return self.name.startswith("tests.")


def origin(name: str, path: Path, node: ast.ImportFrom) -> str:
    """The module that something is imported from, by its full name."""
    package = name.split(".") if path.name == "__init__.py" else name.split(".")[:-1]
    base = package[: len(package) - node.level + 1] if node.level else []
    return ".".join([*base, *([node.module] if node.module else [])])


def read(root: Path, paths: Iterable[Path]) -> dict[str, Module]:
    """Files by their module's name."""
    found = {}
    for path in paths:
        name = ".".join(path.relative_to(root).with_suffix("").parts).removesuffix(".__init__")
        tree = ast.parse(path.read_text("utf-8"))
        # of what is tested only constants are looked up, and where they come from
        nodes = list(ast.walk(tree)) if name.startswith("tests.") else tree.body
        functions = {node.name: node for node in nodes if isinstance(node, FUNCTION)}
        methods = [
            node
            for kind in nodes
            if isinstance(kind, ast.ClassDef)
            for node in kind.body
            if isinstance(node, FUNCTION)
        ]
        imported = {
            alias.asname or alias.name: origin(name, path, node)
            for node in nodes
            if isinstance(node, ast.ImportFrom)
            for alias in node.names
        }
        constants = {
            target.id: node.value
            for node in tree.body
            if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
            for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
            if isinstance(target, ast.Name) and target.id.isupper()
        }
        found[name] = Module(name, tree, functions, methods, imported, constants)
    return found


class Reader:
    """Follows calls from file to file."""

    def __init__(self, modules: dict[str, Module], only: dict[str, Routine] | None = None) -> None:
        """`only`: nothing else is followed, as if it checked nothing."""
        self.modules = modules
        self._only = only
        self._known: dict[tuple[str, str], bool] = {}

    def function(self, module: Module, name: str) -> bool:
        """Whether calling this surely checks something."""
        key = (module.name, name)
        if key not in self._known:
            self._known[key] = False  # who calls only itself checks nothing
            node = (module.functions if self._only is None else self._only).get(name)
            if node is not None:
                self._known[key] = self.reached(module, node.body, {})
            elif self._only is not None:
                pass
            elif (home := self.modules.get(module.imported.get(name, ""))) is not None and home.is_test:
                self._known[key] = self.function(home, name)
        return self._known[key]

    def reached(self, module: Module, body: list[ast.stmt], local: dict[str, ast.expr]) -> bool:
        """Whether something is surely checked in these statements."""
        for node in body:
            if self.checks(module, node, local):
                return True
            if self.leaves(module, node, local):
                return False  # perhaps before it comes to a check
            if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
                local = {**local, node.targets[0].id: node.value}
        return False

    def checks(self, module: Module, node: ast.stmt, local: dict[str, ast.expr]) -> bool:
        """Whether a statement surely checks something."""
        match node:
            case ast.Assert(test=ast.Call(func=ast.Name(id="all"), args=[ast.GeneratorExp(generators=each)])):
                return all(self.has_some(module, one.iter, local) and not one.ifs for one in each)
            case ast.Assert() | ast.Raise():
                return True
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                return False  # when it is called
            case ast.If(test=test, body=yes, orelse=no):
                both = self.reached(module, yes, local) and self.reached(module, no, local)
                return both or self.calls(module, test)
            case ast.For(iter=over, body=inside) | ast.AsyncFor(iter=over, body=inside):
                some = self.has_some(module, over, local) and self.reached(module, inside, local)
                return some or self.calls(module, over)
            case ast.While(test=test, body=inside):
                always = isinstance(test, ast.Constant) and bool(test.value)
                return (always and self.reached(module, inside, local)) or self.calls(module, test)
            case ast.With(items=items, body=inside) | ast.AsyncWith(items=items, body=inside):
                return any(self.calls(module, i.context_expr) for i in items) or self.reached(
                    module, inside, local
                )
            case ast.Try(body=inside, finalbody=final):
                return self.reached(module, inside, local) or self.reached(module, final, local)
            case ast.Match(cases=cases):
                return all(self.reached(module, case.body, local) for case in cases)
        return self.calls(module, node)

    def calls(self, module: Module, node: ast.AST) -> bool:
        """Whether an expression surely calls something that checks."""
        for part in ast.walk(node):
            if isinstance(part, ast.Lambda | ast.FunctionDef | ast.IfExp):
                continue
            if isinstance(part, ast.Call):
                handed = [one.id for one in part.args if isinstance(one, ast.Name)]  # and called there
                method = isinstance(part.func, ast.Attribute)
                name = (
                    part.func.attr if isinstance(part.func, ast.Attribute) else getattr(part.func, "id", "")
                )
                scenario = name == "run" and "Scenario" in module.imported and not part.args
                if scenario or name in CHECKING or any(self.function(module, one) for one in (name, *handed)):
                    return True
                if method and self.method(name):
                    return True
        return False

    def leaves(self, module: Module, node: ast.AST, local: dict[str, ast.expr], loop: bool = False) -> bool:
        """Whether a statement may leave what it stands in, before it has checked anything."""
        if isinstance(node, ast.Return) or (isinstance(node, ast.Break | ast.Continue) and not loop):
            return True
        if isinstance(node, (*FUNCTION, ast.ClassDef)):
            return False
        inner = loop or isinstance(node, ast.For | ast.AsyncFor | ast.While)
        for name in ("body", "orelse", "handlers", "finalbody", "cases"):
            for one in getattr(node, name, []):
                if isinstance(one, ast.stmt) and self.checks(module, one, local):
                    break
                if isinstance(one, ast.AST) and self.leaves(module, one, local, inner):
                    return True
        return False

    def has_some(self, module: Module, over: ast.expr, local: dict[str, ast.expr]) -> bool:
        """Whether there is surely something to go over."""
        match over:
            case ast.Tuple(elts=elts) | ast.List(elts=elts) | ast.Set(elts=elts):
                return any(
                    self.has_some(module, one.value, local) if isinstance(one, ast.Starred) else True
                    for one in elts
                )
            case ast.Dict(keys=keys):
                return bool(keys)
            case ast.Constant(value=str(text)):
                return bool(text)
            case ast.Name(id=name) if name in local:
                return self.has_some(module, local[name], {})
            case ast.Name(id=name) | ast.Attribute(attr=name) if name.isupper():
                return self.constant(module, name)
            case ast.Call(func=ast.Name(id="range"), args=[ast.Constant()] | [_, ast.Constant()]):
                return True
            case ast.Call(func=ast.Name(id=name), args=[first, *_]) if name in (
                "enumerate",
                "sorted",
                "list",
            ):
                return self.has_some(module, first, local)
            case ast.Call(func=ast.Name(id="some")):
                return True
            case ast.Call(func=ast.Name(id="zip"), args=each):
                return all(self.has_some(module, one, local) for one in each)
            case ast.Call(func=ast.Attribute(value=owner, attr="items" | "values" | "keys")):
                return self.has_some(module, owner, local)
        return False

    def constant(self, module: Module, name: str) -> bool:
        """Whether a constant, of this file or of where it comes from, is written out and not empty."""
        if name in module.constants:
            return self.has_some(module, module.constants[name], {})
        home = self.modules.get(module.imported.get(name, ""))
        return home is not None and self.constant(home, name)

    def method(self, name: str) -> bool:
        """Whether every method of that name in the files checks something."""
        if self._only is not None:
            return False
        key = ("", name)
        if key not in self._known:
            self._known[key] = False
            owners = [
                (module, node)
                for module in self.modules.values()
                if module.is_test
                for node in module.methods
                if node.name == name
            ]
            self._known[key] = bool(owners) and all(self.reached(m, n.body, {}) for m, n in owners)
        return self._known[key]


def own_checks(test: ast.FunctionDef) -> bool:
    """Whether a test checks anything itself, wherever it may be."""
    for node in ast.walk(test):
        if isinstance(node, ast.Assert):
            return True
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in CHECKING:
                return True
    return False


def idle(modules: dict[str, Module]) -> list[str]:
    """Tests that may end without having checked anything: of their own, if they have any of their own (that
    the table was there at the beginning is not what they are about), else by calling others."""
    anywhere = Reader(modules)
    found = []
    for module in modules.values():
        if not module.name.split(".")[-1].startswith("test_"):
            continue
        for node in ast.walk(module.tree):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                inner = {
                    one.name: one for one in ast.walk(node) if isinstance(one, FUNCTION) and one is not node
                }
                reader = Reader(modules, inner) if own_checks(node) else anywhere
                if not reader.reached(module, node.body, {}):
                    found.append(f"{module.name}.{node.name}")
    return found
