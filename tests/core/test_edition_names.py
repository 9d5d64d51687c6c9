"""Nobody outside an edition asks which edition it is: what differs is asked of the `Edition` object.

So no text and no name in the program contains the name of an edition or of a preset, and nothing but the
registry imports from the folder of one. Comments and docstrings may speak of editions. What is left is listed
with its reason; the list may only become shorter.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from fengsheng.editions.registry import EDITIONS

# The sources of this tree, whichever package is installed: a compiled one has no tools and no page beside it.
ROOT = Path(__file__).resolve().parents[2]
PACKAGE = ROOT / "src" / "fengsheng"
PAGE = ROOT / "web" / "src"

NAMES = sorted({edition.name for edition in EDITIONS} | {p for e in EDITIONS for p in e.presets})
# as a word: alone, or as a part of a name such as spywar_faces, SpywarProbe or portraits-classic.svg
NAMED = re.compile(
    rf"(?<![a-z])(?:{'|'.join(NAMES)})(?![a-z])|(?:{'|'.join(map(str.capitalize, NAMES))})(?![a-z])"
)
NAMED_LOUD = re.compile(rf"(?<![A-Z])(?:{'|'.join(map(str.upper, NAMES))})(?![A-Z])")
ANYWHERE = re.compile("|".join(NAMES), re.IGNORECASE)  # most files are done with this look

# Where one edition is meant and not asked for, for good.
REASONS = {
    **{f"src/fengsheng/editions/{edition.name}/": "the edition itself" for edition in EDITIONS},
    "src/fengsheng/editions/registry.py": "gathers the editions, and says which is the usual one",
    "src/fengsheng/cli/arguments.py": "an example in a help text",
    "tools/build_catalogue.py": "reads the papers of an edition, each in its own way",
    "tools/catalogue/": "reads the papers of an edition, each in its own way",
    "tools/dead_code_kept.py": "names of files",
    "tools/ladder.py": "how strong bots must be, edition by edition, as it was measured",
    "tools/mutation/sites.py": "where rules are broken; it must not load the engine that will be broken",
    "tools/new_character_templates.py": "what a new character of an edition begins with",
    "tools/questions_by_browser.py": "what players of each edition type, and what answers it",
    "tools/shots.py": "pictures of certain moments of certain games",
    "web/src/net/protocol.ts": "made by a tool; what a new table is unless somebody says otherwise",
    "web/src/settings/usual.ts": "the first choice of somebody who has never opened a table",
}
# Where it is still asked.
TO_DO: set[str] = set()


def named(text: str) -> bool:
    """Whether a text contains the name of an edition as a word of its own."""
    return NAMED.search(text) is not None or NAMED_LOUD.search(text) is not None


def docstrings(tree: ast.Module) -> set[int]:
    """The nodes that only tell a reader something."""
    return {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}


def python(path: Path) -> Iterator[str]:
    """Texts, names and imports of a Python file that name an edition."""
    text = path.read_text("utf-8")
    if not ANYWHERE.search(text):
        return
    tree = ast.parse(text)
    told = docstrings(tree)
    for node in ast.walk(tree):
        said: list[str] = []
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in told:
            said = [node.value]
        elif isinstance(node, ast.Name):
            said = [node.id]
        elif isinstance(node, ast.Attribute):
            said = [node.attr]
        elif isinstance(node, ast.arg):
            said = [node.arg]
        elif isinstance(node, ast.FunctionDef | ast.ClassDef):
            said = [node.name]
        elif isinstance(node, ast.ImportFrom):
            said = [node.module or "", *(alias.name for alias in node.names)]
        elif isinstance(node, ast.Import):
            said = [alias.name for alias in node.names]
        yield from (f"{node.lineno}: {text}" for text in said if named(text))  # type: ignore[attr-defined]


def script(path: Path) -> Iterator[str]:
    """The same for a file of the page: every line without its comments."""
    text = path.read_text("utf-8")
    # comments become empty lines, so that numbers stay
    text = re.sub(r"/\*.*?\*/|<!--.*?-->", lambda m: "\n" * m[0].count("\n"), text, flags=re.DOTALL)
    for number, line in enumerate(text.splitlines(), 1):
        code = re.sub(r"(?<!:)//.*", "", line)
        if named(code):
            yield f"{number}: {code.strip()}"


@cache
def found() -> dict[str, list[str]]:
    """Every file that names an edition, with the places."""
    files = [*sorted(PACKAGE.rglob("*.py")), *sorted((ROOT / "tools").rglob("*.py"))]
    pages = [p for p in sorted(PAGE.rglob("*")) if p.suffix in (".ts", ".svelte") and ".test." not in p.name]
    listed = [(path, list(python(path))) for path in files] + [(path, list(script(path))) for path in pages]
    return {str(path.relative_to(ROOT)): places for path, places in listed if places}


def test_nobody_outside_an_edition_names_it() -> None:
    places = {file: at for file, at in found().items() if not file.startswith(tuple(REASONS))}
    assert {file: at for file, at in places.items() if file not in TO_DO} == {}
    assert sorted(TO_DO - places.keys()) == [], "done: take them off the list"


def test_every_reason_is_still_one() -> None:
    files = found()
    for start in REASONS:
        assert any(file.startswith(start) for file in files), f"nothing under {start} names an edition"


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("classic", True),
        ("spywar_faces", True),
        ("SpywarProbe", True),
        ("portraits-classic.svg", True),
        ("SPYWAR_VERBS", True),
        ("..editions.classic.deck", True),
        ("classical", False),
        ("neoclassic", False),
    ],
)
def test_a_name_is_found_as_a_word(text: str, says: bool) -> None:
    assert named(text) is says
