"""Find code that nothing uses: `python -m tools.dead_code`.

Two looks, because each sees what the other cannot.

* vulture knows methods, attributes and fields, but goes by the bare name: a method `close` counts as used if
  anything of that name is called anywhere.
* Functions, classes and constants of a module are looked up once more by where they come from: somebody must
  import them, or the module itself must use them. So must whole modules, and what a package passes on.

Tests do not count as users of the program. What stays although nothing uses it stands in
`tools/dead_code_kept.py`, each with its reason; what stands there and is used, or is gone, is a mistake too.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

from tools.dead_code_kept import KEPT
from vulture import Vulture  # type: ignore[import-untyped]

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ("src", "tools", "examples", "setup.py")
TESTS = ("tests",)
# Whoever decorates a function with these calls it: commands, fixtures, hooks of pytest.
CALLED_BY_DECORATOR = ("command", "callback", "fixture", "hookimpl")
# Fields of such classes are written as JSON, or asked for by text.
SENT = ("Struct", "TypedDict")
ANY = "any module"
# Names that somebody else's program looks for: pytest, and who reads what a package is.
KNOWN_OUTSIDE = ("test_", "pytest_", "pytestmark", "__")


class File(NamedTuple):
    """A source file."""

    path: Path
    module: str
    tree: ast.Module
    nodes: list[ast.AST]
    """All of the tree."""
    mentions: dict[str, list[ast.AST]]
    """Where a name stands in it, as such or as a text."""

    @property
    def package(self) -> list[str]:
        """What a relative import starts from."""
        parts = self.module.split(".")
        return parts if self.path.name == "__init__.py" else parts[:-1]


def read(root: Path, places: Iterable[str]) -> list[File]:
    """The files below these places."""
    found = []
    for place in places:
        where = root / place
        for path in sorted(where.rglob("*.py")) if where.is_dir() else [where] if where.exists() else []:
            parts = path.relative_to(root).with_suffix("").parts
            parts = parts[1:] if parts[0] == "src" else parts
            parts = parts[:-1] if parts[-1] == "__init__" else parts
            tree = ast.parse(path.read_text("utf-8"))
            nodes = list(ast.walk(tree))
            found.append(File(path, ".".join(parts), tree, nodes, _mentions(nodes)))
    return found


def _mentions(nodes: list[ast.AST]) -> dict[str, list[ast.AST]]:
    found: dict[str, list[ast.AST]] = {}
    for node in nodes:
        match node:
            case ast.Name(id=name) | ast.Constant(value=str(name)):  # in `__all__`, or a type in quotes
                found.setdefault(name, []).append(node)
    return found


# By where a name comes from.


def defined(file: File) -> Iterator[tuple[str, ast.stmt]]:
    """What a module defines, and what a package passes on."""
    for node in file.tree.body:
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) | ast.ClassDef(name=name):
                yield name, node
            case ast.Assign(targets=targets):
                yield from ((target.id, node) for target in targets if isinstance(target, ast.Name))
            case ast.AnnAssign(target=ast.Name(id=name)):
                yield name, node
            case ast.ImportFrom(module=str(source), names=names) if (
                file.path.name == "__init__.py" and source != "__future__"
            ):
                yield from ((alias.asname or alias.name, node) for alias in names)


def imported(file: File) -> Iterator[tuple[str, str, str]]:
    """(module, name, what it is called here) of everything a file imports; a module by itself has no name."""
    for node in file.nodes:
        if isinstance(node, ast.ImportFrom):
            base = file.package[: len(file.package) - node.level + 1] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from ((module, alias.name, alias.asname or alias.name) for alias in node.names)
        elif isinstance(node, ast.Import):
            yield from ((alias.name, "", alias.asname or alias.name) for alias in node.names)
        elif isinstance(node, ast.Assign) and (module := named_by_text(node.value)):
            yield from ((module, "", ast.unparse(target)) for target in node.targets)


def named_by_text(node: ast.expr) -> str:
    """The module that `import_module("…")` fetches; ANY where it says so only when it runs."""
    match node:
        case ast.Call(func=ast.Name(id="import_module") | ast.Attribute(attr="import_module"), args=args):
            return str(args[0].value) if isinstance(args[0], ast.Constant) else ANY
    return ""


def entries(file: File) -> Iterator[tuple[str, str]]:
    """(module, name) of what it names as entry points do, `module:name`: `resolve_name` fetches it."""
    for text in file.mentions:
        module, colon, name = text.partition(":")
        if colon and name.isidentifier() and all(part.isidentifier() for part in module.split(".")):
            yield module, name


def dotted(node: ast.expr) -> str:
    """`a.b.c` as it is written; nothing for what is no name."""
    match node:
        case ast.Name(id=name):
            return name
        case ast.Attribute(value=owner, attr=name) if before := dotted(owner):
            return f"{before}.{name}"
    return ""


def used_elsewhere(files: Iterable[File]) -> set[tuple[str, str]]:
    """(module, name) of everything that somebody fetches from a module. Where the module is known only when
    it runs, it may be any that is written out as a text somewhere."""
    found = {(module, name) for file in files for module, name in entries(file)}
    texts: set[str] = set()
    for file in files:
        called: dict[str, str] = {}
        for module, name, here in imported(file):
            found.add((module, name))
            called[here] = f"{module}.{name}" if name else module
        for node in file.nodes:
            if isinstance(node, ast.Attribute):
                owner = dotted(node.value)
                found.add((named_by_text(node.value) or called.get(owner, owner), node.attr))
            elif isinstance(node, ast.Constant) and isinstance(node.value, str) and "." in node.value:
                texts.add(node.value)
    return found | {(text, name) for module, name in found if module == ANY for text in texts}


def used_at_home(file: File, name: str, node: ast.stmt) -> bool:
    """Whether the module uses the name outside its own definition."""
    inside = {id(part) for part in ast.walk(node)} if name in file.mentions else set()
    return any(id(other) not in inside for other in file.mentions.get(name, ()))


def called_by_decorator(node: ast.stmt) -> bool:
    """Whether whoever decorates it calls it."""
    said = [ast.unparse(one).partition("(")[0] for one in getattr(node, "decorator_list", [])]
    return any(one.split(".")[-1] in CALLED_BY_DECORATOR for one in said)


def run_by_name(file: File) -> bool:
    """Whether a module is a program; a package is imported with anything in it."""
    if file.path.stem.startswith(KNOWN_OUTSIDE) or file.path.name in ("conftest.py", "setup.py"):
        return True
    return any(isinstance(node, ast.If) and "__main__" in ast.unparse(node.test) for node in file.tree.body)


def unfetched(files: list[File], users: list[File]) -> Iterator[tuple[Path, str]]:
    """What no module uses; a module that nobody imports is named by itself."""
    used = used_elsewhere(users)
    fetched = {module for module, _ in used} | {f"{module}.{name}" for module, name in used}
    for file in files:
        if file.module not in fetched and not run_by_name(file):
            yield file.path, ""
        for name, node in defined(file):
            outside = name.startswith(KNOWN_OUTSIDE) or called_by_decorator(node)
            if not outside and (file.module, name) not in used and not used_at_home(file, name, node):
                yield file.path, name


# By the bare name.


def steps(files: Iterable[File]) -> str:
    """The steps that rules list by text, as a program that uses them all. (tests/core/test_step_names.py sees
    to it that only real ones are listed, and none that nobody goes to.)"""
    names = set()
    for file in files:
        for node in file.nodes:
            match node:
                case ast.Assign(targets=[ast.Name(id="steps" | "answers")], value=value):
                    pass
                case ast.AnnAssign(target=ast.Name(id="steps" | "answers"), value=ast.expr() as value):
                    pass
                case _:
                    continue
            names |= {part.value for part in ast.walk(value) if isinstance(part, ast.Constant)}
    return "\n".join(sorted(name for name in names if isinstance(name, str) and name.isidentifier()))


def fields(files: Iterable[File]) -> str:
    """The fields of what is sent, as a program that uses them all: their readers are elsewhere."""
    classes = [node for file in files for node in file.nodes if isinstance(node, ast.ClassDef)]
    sent = set(SENT)
    while more := {
        node.name
        for node in classes
        if node.name not in sent and sent & {ast.unparse(base).split(".")[-1] for base in node.bases}
    }:
        sent |= more
    return "\n".join(
        field.target.id
        for node in classes
        if node.name in sent
        for field in node.body
        if isinstance(field, ast.AnnAssign) and isinstance(field.target, ast.Name)
    )


def unnamed(birds: Vulture, files: list[File], users: list[File]) -> Iterator[tuple[Path, str]]:
    """What vulture finds in these files, which it has not read yet; what it has read before uses them too."""
    birds.scan(steps(files))
    birds.scan(fields(users))
    birds.scan("\n".join(name for file in files for _, name in entries(file)))
    mine = {str(file.path): file for file in files}
    birds.scavenge(list(mine))
    for found in birds.get_unused_code():
        if (file := mine.get(str(found.filename))) is not None:
            yield file.path, found.name


def dead(root: Path) -> dict[str, str]:
    """What nothing uses: `path: name`, and how it was found. The program is looked at before anybody has read
    the tests, which do not count as its users."""
    birds = Vulture(
        ignore_names=[*(f"{start}*" for start in KNOWN_OUTSIDE if start != "__"), "visit_*"],
        ignore_decorators=[f"@*{name}*" for name in CALLED_BY_DECORATOR],
    )
    program, tests = read(root, PROGRAM), read(root, TESTS)
    found: dict[str, str] = {}
    for files, users in ((program, program), (tests, [*program, *tests])):
        nobody = dict.fromkeys(unfetched(files, users), "nobody fetches it")
        unused = dict.fromkeys(unnamed(birds, files, users), "nothing of that name is used")
        for (path, name), how in (unused | nobody).items():
            where = path.relative_to(root).as_posix()
            found[f"{where}: {name}" if name else where] = how
    return found


def in_folder(what: str, folder: str) -> bool:
    """Whether something lies in a folder that is kept as a whole."""
    return folder.endswith("/") and what.startswith(folder)


def problems(root: Path = ROOT, kept: dict[str, str] = KEPT) -> list[str]:
    """Everything that is wrong, a line each."""
    found = dead(root)
    covered = {one: what for one in found for what in kept if one == what or in_folder(one, what)}
    said = [f"{one} is dead: {how}" for one, how in found.items() if one not in covered]
    said += [f"{what} is kept, but it is used or gone" for what in kept if what not in covered.values()]
    said += [f"{what} is kept without a reason" for what, why in kept.items() if not why.strip()]
    return sorted(said)


if __name__ == "__main__":
    lines = problems()
    print("\n".join(lines) or "dead_code: everything is used", file=sys.stderr if lines else sys.stdout)
    raise SystemExit(bool(lines))
