"""What core/view.py declares, read from its source: classes, fields, types, and what comments say of them.

`python -m fengsheng.server.wire.declared src/fengsheng/server/wire/view_fields.py` writes what may leave the
process; docs/protocol.md and the types of the browser client are made from the same reading. Tests compare
all three.
"""

from __future__ import annotations

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import fengsheng

SOURCE = Path(fengsheng.__file__).parent / "core" / "view.py"
VIEW = "View"
_PUBLIC = re.compile(r"# public: (.+)")


class Field(NamedTuple):
    """A field of a part of the view."""

    name: str
    type: ast.expr  # without NotRequired
    optional: bool
    about: str  # what it is; empty: it is not public


class Part(NamedTuple):
    """A class of the view: the whole, a seat, the card under way, …"""

    name: str
    about: str
    fields: tuple[Field, ...]

    @property
    def public(self) -> Iterator[Field]:
        """The fields that clients are told."""
        return (field for field in self.fields if field.about)


class Declared(NamedTuple):
    """Everything that is declared: parts, and names for types, by name."""

    parts: dict[str, Part]
    types: dict[str, ast.expr]

    def part_of(self, kind: ast.expr) -> Part | None:
        """The part that a type is, or is a list of, or may be."""
        names = (node.id for node in ast.walk(kind) if isinstance(node, ast.Name))
        return next((self.parts[name] for name in names if name in self.parts), None)

    def paths(self, name: str = VIEW, start: str = "") -> Iterator[tuple[str, Part]]:
        """Every part with where it lies in the view: nothing, seats, decision.about, …"""
        yield start, self.parts[name]
        for field in self.parts[name].public:
            inner = self.part_of(field.type)
            if inner is not None:
                yield from self.paths(inner.name, f"{start}.{field.name}".lstrip("."))


def read(source: str) -> Declared:
    """The classes of such a source that are typed dictionaries."""
    said = {
        token.start[0]: found.group(1)
        for token in tokenize.generate_tokens(io.StringIO(source).readline)
        if token.type == tokenize.COMMENT and (found := _PUBLIC.fullmatch(token.string))
    }
    parts: dict[str, Part] = {}
    types: dict[str, ast.expr] = {}
    for node in ast.parse(source).body:
        match node:
            case ast.ClassDef(bases=[ast.Name(id="TypedDict")]):
                rows = [row for row in node.body if isinstance(row, ast.AnnAssign)]
                fields = tuple(_field(row, said.get(row.end_lineno or 0, "")) for row in rows)
                parts[node.name] = Part(node.name, ast.get_docstring(node) or "", fields)
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Subscript() as value):
                types[name] = value
    return Declared(parts, types)


def _field(row: ast.AnnAssign, about: str) -> Field:
    match row.annotation:
        case ast.Subscript(value=ast.Name(id="NotRequired"), slice=inner):
            return Field(ast.unparse(row.target), inner, True, about)
    return Field(ast.unparse(row.target), row.annotation, False, about)


def declared() -> Declared:
    """What the view of this program declares."""
    return read(SOURCE.read_text("utf-8"))


def allow_list(view: Declared) -> str:
    """The file with what may leave the process."""
    lines = [
        '"""Every field of a view that may leave the process, by where it lies in the view.',
        "",
        "Made from the comments `# public: …` of core/view.py by",
        "`python -m fengsheng.server.wire.declared src/fengsheng/server/wire/view_fields.py`;",
        "do not edit it by hand.",
        '"""',
        "",
        "from __future__ import annotations",
        "",
        "FIELDS: dict[str, dict[str, str]] = {",
    ]
    for path, part in view.paths():
        lines.append(f'    "{path}": {{')
        lines += [f'        "{field.name}": "{field.about}",' for field in part.public]
        lines.append("    },")
    return "\n".join([*lines, "}", ""])


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(allow_list(declared()), encoding="utf-8")
