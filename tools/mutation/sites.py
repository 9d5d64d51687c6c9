"""Where rules can be broken: every change that can be made to the rule files."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass, replace
from hashlib import sha256
from itertools import count, zip_longest
from pathlib import Path
from random import Random

from .edits import Edit, Source
from .operators import MAKERS, Surroundings

# The files that say how the game goes; tables of data and the door are checked otherwise. What both
# editions share is broken in the run of the elder one, so that no change is drawn twice.
FILES = {
    "classic": (
        "core/*.py",
        "editions/classic/*.py",
        "editions/classic/cards/*.py",
        "editions/classic/characters/*.py",
        "editions/classic/flow/*.py",
    ),
    "spywar": (
        "editions/spywar/*.py",
        "editions/spywar/cards/*.py",
        "editions/spywar/characters/*.py",
        "editions/spywar/flow/*.py",
    ),
}
LEFT_OUT = {
    "__init__.py",
    # what words, bots and simulations know about an edition
    "counting.py",
    "lore.py",
    "speech.py",
    # the door and its words
    "codec.py",
    "head.py",
    "saved.py",
    "edition.py",
    "errors.py",
    "explanation.py",
    "reason.py",
    "notation.py",
    # tables and records
    "deck.py",
    "face.py",
    "frame.py",
    "moment.py",
    "moments.py",
    "option.py",
    "house_rules.py",
    "reasons.py",
    "roster.py",
    "state.py",
    "vocabulary.py",
    # what watches over the rules
    "laws.py",
    "rng.py",
}
LEAST = 2  # changes tried in every file that has as many


@dataclass(frozen=True)
class Mutant:
    """One broken rule. The name stays the same as long as the file does."""

    file: str
    line: int
    what: str
    before: str
    after: str
    name: str
    edit: Edit

    @property
    def editions(self) -> tuple[str, ...]:
        """The editions that play by this file: its own, or all of them."""
        return tuple(e for e in FILES if self.file.startswith(f"editions/{e}/")) or tuple(FILES)


def rule_files(package: Path, edition: str) -> list[Path]:
    """The files in which rules of an edition are broken, in order."""
    found = {path for pattern in FILES[edition] for path in package.glob(pattern)}
    return sorted(path for path in found if path.name not in LEFT_OUT)


def mutants_of(path: Path, package: Path, values: dict[str, tuple[str, ...]]) -> list[Mutant]:
    """Every change that can be made to one file."""
    source = Source(path.read_text(encoding="utf-8"))
    file = path.relative_to(package).as_posix()
    digest = sha256(source.raw).hexdigest()
    tree = ast.parse(source.text)
    found: dict[str, Mutant] = {}
    for edit in _edits(tree, source, Surroundings(values)):
        text = source.edited(edit)
        if text not in found:
            before, after = source.lines_around(edit)
            key = f"{digest}/{edit.start}/{edit.end}/{edit.text}"
            name = sha256(key.encode()).hexdigest()[:12]
            line = source.line_of(edit.start)
            found[text] = Mutant(file, line, edit.what, before, after, name, edit)
    return list(found.values())


def _edits(node: ast.AST, source: Source, around: Surroundings) -> Iterator[Edit]:
    """The changes at and below a node, without those that would only change words."""
    if isinstance(node, ast.Import | ast.ImportFrom | ast.Raise | ast.Assert | ast.JoinedStr | ast.AnnAssign):
        return
    if isinstance(node, ast.ClassDef):
        around = replace(around, steps=_steps(node))
    elif isinstance(node, ast.FunctionDef):
        around = replace(around, returns_bool=getattr(node.returns, "id", "") == "bool")
    for make in MAKERS:
        yield from make(node, source, around)
    for child in _children(node):
        yield from _edits(child, source, around)


def _children(node: ast.AST) -> Iterator[ast.AST]:
    if isinstance(node, ast.FunctionDef):  # neither annotations nor decorators
        yield from node.args.defaults
        yield from node.body
    elif isinstance(node, ast.ClassDef):
        yield from node.body
    else:
        yield from ast.iter_child_nodes(node)


def _steps(node: ast.ClassDef) -> tuple[str, ...]:
    """The steps a rule declares, and those every item has."""
    names: list[str] = []
    for line in node.body:
        if isinstance(line, ast.Assign) and getattr(line.targets[0], "id", "") == "steps":
            names += [str(e.value) for e in ast.walk(line.value) if isinstance(e, ast.Constant)]
    return tuple(names)


def drawn(found: dict[str, list[Mutant]], seed: int, wanted: int) -> list[Mutant]:
    """At least two of each file, then one more of each in turn, until there are enough.

    Inside a file every way of breaking comes up before one comes up again; which site it is, is drawn
    by lot. The lots of one file do not depend on the others.
    """
    piles = [_shuffled(file, mutants, seed) for file, mutants in sorted(found.items())]
    chosen: list[Mutant] = []
    for number, row in zip(count(), zip_longest(*piles), strict=False):
        if number >= LEAST and len(chosen) >= wanted:
            break
        for mutant in row:
            if mutant is not None and (number < LEAST or len(chosen) < wanted):
                chosen.append(mutant)
    return chosen


def _shuffled(file: str, mutants: list[Mutant], seed: int) -> list[Mutant]:
    dice = Random(f"{seed}/{file}")
    kinds: dict[str, list[Mutant]] = {}
    for mutant in mutants:
        kinds.setdefault(mutant.what, []).append(mutant)
    rows = list(kinds.values())
    for row in rows:
        dice.shuffle(row)
    dice.shuffle(rows)
    return [mutant for column in zip_longest(*rows) for mutant in column if mutant is not None]
