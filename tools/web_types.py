"""web/src/net/protocol.ts, made from the types of the wire:
`python -m tools.web_types web/src/net/protocol.ts`.

Messages come from the msgspec types, views from what core/view.py declares, so the client cannot drift from
the server; a test compares. Events are plain data of the engine: their fields are those that `allowed.py`
lets out, and a field that has no TypeScript type below stops this program.
"""

from __future__ import annotations

import ast
import sys
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

from fengsheng.editions.registry import EDITIONS
from fengsheng.server.http import routes
from fengsheng.server.hub.info import TableInfo
from fengsheng.server.wire import PROTOCOL, allowed, client, codes, server
from fengsheng.server.wire.declared import Declared, Part, declared
from fengsheng.server.wire.document import PARTS

HTTP: tuple[type[Struct], ...] = (
    routes.NewTable,
    routes.OpenedTable,
    TableInfo,
    routes.Invitations,
    routes.Health,
)

# How the client calls parts of the view that have another name in the engine.
CALLED = {"View": "GameView"}
# What only the library leaves out: at a table every seat has a name.
ALWAYS = {"names"}
EVENT_TYPES = {
    "kind": "EventKind",
    "by?": "number",
    "target?": "number",
    "cards?": "string[]",
    "aim?": "string",
    "on?": "string",
    "word?": "string",
    "x?": "number",
    "rule?": "string",
    "text?": "string",
}
_NAMES = {"str": "string", "int": "number", "bool": "boolean"}
_PLAIN = {str: "string", int: "number", bool: "boolean", float: "number", Raw: "unknown", type(None): "null"}


def _type(kind: Any) -> str:
    """A Python type as TypeScript writes it."""
    if kind in _PLAIN:
        return _PLAIN[kind]
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__name__
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(args[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    if origin is Union or str(origin) == "<class 'types.UnionType'>":
        return " | ".join(_type(arg) for arg in args)
    raise TypeError(f"There is no TypeScript for {kind!r}.")


def _doc(kind: type[Struct]) -> str:
    return f"/** {' '.join((kind.__doc__ or '').split())} */"


_RAW = {("View", "view"): "GameView", ("View", "events"): "GameEvent[]", ("Step", "events"): "GameEvent[]"}
_RAW[("Step", "patch")] = "Change[]"


def _interface(kind: type[Struct], name: str, optional: bool, tag: str = "") -> list[str]:
    """An interface; with `optional`, fields that have a default may be left out."""
    hints = get_type_hints(kind, include_extras=True)
    lines = [_doc(kind), f"export interface {name} {{"]
    if tag:
        lines.append(f"  t: '{tag}';")
    for field in msgspec.structs.fields(kind):
        mark = "?" if optional and not field.required else ""
        written = _RAW.get((kind.__name__, field.name)) or _type(hints[field.name])
        lines.append(f"  {field.name}{mark}: {written};")
    return [*lines, "}", ""]


def _rows(listed: dict[str, str], types: dict[str, str], name: str, about: str) -> list[str]:
    """An interface of the engine's data, which must have exactly the listed fields."""
    plain = {key.rstrip("?") for key in types}
    if plain != set(listed):
        raise TypeError(f"{name}: {sorted(plain ^ set(listed))} on one side only.")
    lines = [f"/** {about} */", f"export interface {name} {{"]
    for key, written in types.items():
        told = listed[key.rstrip("?")]
        lines += [f"  /** {told[:1].upper()}{told[1:]}. */"] if told else []
        lines.append(f"  {key}: {written};")
    return [*lines, "}", ""]


def _union(about: str, name: str, part: str) -> list[str]:
    """Every name that some edition declares, as one type."""
    names = sorted({item.name for edition in EDITIONS for item in getattr(edition.vocabulary, part)})
    lines = [f"/** {about} */", f"export type {name} ="]
    return [*lines, *(f"  | '{item}'" for item in names[:-1]), f"  | '{names[-1]}';", ""]


def _declared_type(view: Declared, node: ast.expr) -> str:
    """A type that core/view.py writes, as TypeScript writes it."""
    match node:
        case ast.Name(id=name) if name in view.parts:
            return CALLED.get(name, name)
        case ast.Name(id=name) if name in view.types:
            return _declared_type(view, view.types[name])
        case ast.Name(id=name) if name in _NAMES:
            return _NAMES[name]
        case ast.Constant(value=None):
            return "null"
        case ast.BinOp(left=left, right=right):
            return f"{_declared_type(view, left)} | {_declared_type(view, right)}"
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            item = _declared_type(view, inner)
            return f"({item})[]" if " | " in item else f"{item}[]"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[key, value])):
            return f"Record<{_declared_type(view, key)}, {_declared_type(view, value)}>"
        case ast.Subscript(value=ast.Name(id="Literal"), slice=ast.Tuple(elts=values)):
            return " | ".join(f"'{ast.literal_eval(value)}'" for value in values)
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[_, *items])):
            return f"[{', '.join(_declared_type(view, item) for item in items)}]"
    raise TypeError(f"There is no TypeScript for {ast.unparse(node)}.")


def _part(view: Declared, part: Part) -> list[str]:
    """A part of the view, with the fields that clients are told."""
    lines = [f"/** {part.about} */", f"export interface {CALLED.get(part.name, part.name)} {{"]
    for field in part.public:
        mark = "?" if field.optional and field.name not in ALWAYS else ""
        lines.append(f"  /** {field.about[:1].upper()}{field.about[1:]}. */")
        lines.append(f"  {field.name}{mark}: {_declared_type(view, field.type)};")
    return [*lines, "}", ""]


def _views() -> list[str]:
    view = declared()
    shown_parts = {part.name: part for _, part in view.paths()}
    lines = _union("Kinds of events, of every edition.", "EventKind", "events")
    lines += [line for part in shown_parts.values() for line in _part(view, part)]
    return lines + _rows(allowed.EVENT, EVENT_TYPES, "GameEvent", "Something that has happened.")


def _default(field: Any) -> Any:
    if field.default is not msgspec.NODEFAULT:
        return field.default
    return field.default_factory()


def _fill(kind: type[Struct]) -> str:
    """What the server leaves out of a message, and which fields have parts of their own."""
    hints = get_type_hints(kind, include_extras=True)
    left_out = {f.name: _default(f) for f in msgspec.structs.fields(kind) if not f.required}
    parts: dict[str, str] = {}
    for name, hint in hints.items():
        found = [hint, *get_args(hint)]
        for part in found:
            if isinstance(part, type) and issubclass(part, Struct):
                parts[name] = part.__name__
    written = msgspec.json.encode({"defaults": left_out, "parts": parts}, order="deterministic").decode()
    return f"  {kind.__name__}: {written},"


def document() -> str:
    """The whole file."""
    lines = [
        "// Made from the types of the server by tools/web_types.py; do not edit it by hand.",
        "// `docs/protocol.md` says what everything means.",
        "",
        f"export const PROTOCOL = {PROTOCOL};",
        "",
        "/** One change of a patch; see docs/protocol.md. */",
        "export type Change =",
        "  | [path: (string | number)[]]",
        "  | [path: (string | number)[], value: unknown]",
        "  | [path: (string | number)[], start: number, count: number, items: unknown[]];",
        "",
        *_views(),
        "// Parts of messages. What the server leaves out has been filled in.",
        "",
    ]
    for kind in PARTS:
        lines += _interface(kind, kind.__name__, optional=False)
    lines += ["// From the server.", ""]
    said = get_args(server.ServerMessage)
    for kind in said:
        lines += _interface(kind, f"{kind.__name__}Message", False, str(kind.__struct_config__.tag))
    lines += ["export type ServerMessage =", *(f"  | {kind.__name__}Message" for kind in said)]
    lines[-1] += ";"
    lines += ["", "// From clients.", ""]
    asked = get_args(client.ClientMessage)
    for kind in asked:
        name = "Prefs" if kind is client.Prefs else f"{kind.__name__}Request"
        lines += _interface(kind, name, True, "" if kind is client.Prefs else str(kind.__struct_config__.tag))
    lines += ["export type ClientMessage ="]
    for kind in asked:
        lines.append(
            "  | ({ t: 'prefs' } & Prefs)" if kind is client.Prefs else f"  | {kind.__name__}Request"
        )
    lines[-1] += ";"
    lines += ["", "// Over HTTP.", ""]
    for kind in HTTP:
        lines += _interface(kind, kind.__name__, optional=False)
    lines += ["/** Codes of errors. */", "export type ErrorCode ="]
    lines += [f"  | '{code}'" for code in codes.ERRORS]
    lines[-1] += ";"
    lines += ["", "/** Default values that the server leaves out, by message and part. */"]
    filling = "{ defaults: Record<string, unknown>; parts: Record<string, string> }"
    lines += [f"export const FILL: Record<string, {filling}> = {{"]
    lines += [_fill(kind) for kind in (*PARTS, *said, client.Prefs, *HTTP)]
    lines += ["};", ""]
    return "\n".join(lines)


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(document(), encoding="utf-8")
    else:
        print(document(), end="")
