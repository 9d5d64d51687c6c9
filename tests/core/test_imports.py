"""Who may know whom: core knows no edition, editions know no door, and the engine knows no clock."""

from __future__ import annotations

import ast
import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fengsheng.editions import registry

# The sources of this tree, whichever package is installed: a compiled one has no docs beside it.
ROOT = Path(__file__).resolve().parents[2] / "src" / "fengsheng"
CORE = sorted((ROOT / "core").glob("*.py"))
EDITIONS = sorted((ROOT / "editions").rglob("*.py"))
# Bottom to top; a module may import from its own layer and from those before it.
LAYERS = ("core", "editions", "game")


@cache
def nodes(path: Path) -> tuple[ast.AST, ...]:
    """What a file is made of: of each, what these tests look at."""
    tree = ast.parse(path.read_text("utf-8"))
    return tuple(node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom | ast.Call))


@cache
def imports(path: Path) -> tuple[str, ...]:
    """Every module a file imports, by its full name, wherever the import stands."""
    return tuple(_imports(path))


def _imports(path: Path) -> Iterator[str]:
    package = ("fengsheng", *path.relative_to(ROOT).parts[:-1])
    for node in nodes(path):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else ()
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield module
            yield from (f"{module}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and "import_module" in (
            getattr(node.func, "id", ""),
            getattr(node.func, "attr", ""),
        ):
            yield from (str(arg.value) for arg in node.args if isinstance(arg, ast.Constant))


def layer(module: str) -> str:
    """core, editions, game, or whatever lies above."""
    parts = module.split(".")
    return parts[1] if parts[0] == "fengsheng" and len(parts) > 1 else ""


# The only looks upwards: an option can be asked how to say itself to a person, and the door why something
# cannot be done; only then the words are fetched. No rule depends on them, and a game that is only played
# never loads them.
ON_REQUEST = {("option.py", "fengsheng.words"), ("game.py", "fengsheng.explain")}


# What else is known about an edition lies in its folder; whoever needs it loads it, never the engine.
LAZY = {"speech.py": "words", "lore.py": "bots", "counting.py": "simulate"}


def lazy(path: Path) -> bool:
    """Whether a file belongs to an edition but not to the engine."""
    return path.name in LAZY and path.parent.parent == ROOT / "editions"


def layers(path: Path) -> set[str]:
    """The layers a file imports from by itself."""
    found = {layer(m) for m in imports(path) if (path.name, m) not in ON_REQUEST}
    return found - {LAZY[path.name]} if lazy(path) else found


@pytest.mark.parametrize("path", CORE, ids=lambda path: path.name)
def test_core_imports_nothing_but_core(path: Path) -> None:
    assert layers(path) <= {"", "core"}


@pytest.mark.parametrize("path", EDITIONS, ids=lambda path: str(path.relative_to(ROOT)))
def test_editions_import_nothing_above_them(path: Path) -> None:
    assert layers(path) <= {"", "core", "editions"}


def test_nothing_imports_what_an_edition_loads_when_it_is_needed() -> None:
    """It is fetched by the name that the edition has for it, so that playing a game never loads it."""
    parts = {f"fengsheng.editions.{path.parent.name}.{path.stem}" for path in EDITIONS if lazy(path)}
    named = {getattr(e, part.removesuffix(".py")) for e in registry.EDITIONS for part in LAZY}
    assert parts == named
    for path in ROOT.rglob("*.py"):
        assert not set(imports(path)) & parts, path


def test_the_door_imports_nothing_above_it() -> None:
    assert layers(ROOT / "game.py") <= {"", *LAYERS}


@pytest.mark.parametrize("path", [*CORE, *EDITIONS], ids=lambda path: str(path.relative_to(ROOT)))
def test_the_engine_knows_no_clock_no_disk_and_no_chance_but_its_own(path: Path) -> None:
    """The same seed and the same answers give the same game, for ever."""
    barred = {"time", "datetime", "random", "secrets", "os", "io", "sys", "pathlib", "threading", "asyncio"}
    assert not {m.split(".")[0] for m in imports(path)} & (barred | {"socket", "uuid", "logging", "copy"})
    called = {
        node.func.id for node in nodes(path) if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "input", "print", "eval", "exec", "hash", "id", "globals"} - (
        {"hash"} if path.name == "option.py" else set()  # an option is hashed by its text, in `__hash__`
    )


def test_playing_a_game_needs_nothing_but_the_standard_library() -> None:
    """Import the package in a fresh interpreter, play a little, and look at what was loaded."""
    code = """
import json, sys
before = set(sys.modules)
import fengsheng
game = fengsheng.Game.new("classic", 5, 1)
for _ in range(20):
    game.apply(0)
game.determinize(0, 1)
fengsheng.Game.from_dict(game.to_dict())
print(json.dumps(sorted({name.partition(".")[0] for name in set(sys.modules) - before})))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    # a compiled build keeps its code in a module of its own
    loaded = {name for name in json.loads(done.stdout) if not name.endswith("__mypyc")}
    assert "fengsheng" in loaded
    assert loaded - {"fengsheng"} <= set(sys.stdlib_module_names)


def test_importing_the_package_loads_no_players_no_tables_and_no_command_line() -> None:
    code = "import sys, fengsheng; print(*[m for m in sys.modules if m.startswith('fengsheng.')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = {layer(m) for m in done.stdout.split()}
    assert set(LAYERS) <= loaded
    assert not loaded & {"bots", "cli", "server", "simulate", "bench", "explain", "words"}


def table_of_imports() -> dict[str, set[str]]:
    """What docs/architecture.md says about who imports from whom."""
    text = (ROOT.parent.parent / "docs" / "architecture.md").read_text("utf-8")
    rows = text.split("| part | imports from |\n|---|---|\n")[1].split("\n\n")[0].splitlines()
    cells = [re.findall(r"`(\w+)`", row) for row in rows]
    return {part: set(others) for part, *others in cells}


def test_imports_go_the_way_the_document_says() -> None:
    """Exactly: nothing more, and nothing less."""
    found: dict[str, set[str]] = {}
    for path in ROOT.rglob("*.py"):
        part = path.relative_to(ROOT).parts[0].removesuffix(".py")
        if part.startswith("__"):
            continue
        found.setdefault(part, set()).update(layers(path) - {"", part})
    assert found == table_of_imports()
    done: set[str] = set()  # and there is an order in which each comes after all it imports from
    while ready := {part for part, others in found.items() if part not in done and others <= done}:
        done |= ready
    assert done == found.keys()
