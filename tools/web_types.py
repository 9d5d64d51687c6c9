"""web/src/net/protocol.ts, made from the types of the wire:
`python -m tools.web_types web/src/net/protocol.ts`.

Messages come from the msgspec types, so the client cannot drift from the server; a test compares. Views and
events are plain data of the engine: their fields are those that `allowed.py` lets out, and a field that has
no TypeScript type below stops this program.
"""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec
from msgspec import Raw, Struct

from fengsheng.editions.registry import EDITIONS
from fengsheng.server.http import routes
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import PROTOCOL, allowed, client, codes, server

PARTS: tuple[type[Struct], ...] = (
    TableSettings,
    server.Person,
    server.Chair,
    server.SentAway,
    server.Fair,
    server.Clock,
    server.Ask,
    server.Choice,
    server.Prompt,
    server.Line,
)
HTTP: tuple[type[Struct], ...] = (
    routes.NewTable,
    routes.OpenedTable,
    routes.TableInfo,
    routes.Invitations,
    routes.Health,
)

VIEW_TYPES = {
    "edition": "string",
    "me": "number | null",
    "names": "string[]",
    "seats": "SeatView[]",
    "turn": "number",
    "turn_no": "number",
    "phase": "string",
    "sent": "boolean",
    "anchor": "number",
    "deck": "{ count: number; known: [number, string][] }",
    "discard": "Pile",
    "aside": "Pile",
    "transit": "TransitView | null",
    "stack": "StackItem[]",
    "probes": "ProbeView[]",
    "marks": "Record<string, unknown>",
    "deaths": "number[]",
    "quiet": "boolean",
    "decision": "{ seat: number; kind: string; number: number; about?: Happened[] } | null",
    "result": "ResultView | null",
    "offered?": "string[]",
}
SEAT_TYPES = {
    "seat": "number",
    "status": "'in' | 'dead' | 'lost'",
    "hand": "number",
    "known": "string[]",
    "intel": "string[]",
    "colours": "[number, number, number]",
    "face_up": "boolean",
    "character": "string | string[]",
    "identity": "string",
    "identity_up": "boolean",
    "dying?": "boolean",
    "gender?": "string",
    "removed?": "boolean",
}
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
NESTED_TYPES: dict[str, tuple[str, str, dict[str, str]]] = {
    "transit": (
        "TransitView",
        "The intelligence on its way.",
        {
            "card": "string",
            "sender": "number",
            "route": "string",
            "addressee": "number",
            "direction": "number",
            "position": "number",
            "stage": "string",
            "refused": "boolean",
            "locked": "number",
            "lured": "number",
            "locked_card": "boolean",
        },
    ),
    "stack": (
        "StackItem",
        "Something that is being resolved.",
        {
            "frame": "number",
            "rule": "string",
            "by": "number",
            "kind?": "string",
            "asked?": "number",
            "target?": "number",
            "card?": "string",
            "cards?": "string[]",
            "aim?": "string",
            "on?": "number",
            "cancelled?": "boolean",
        },
    ),
    "probes": (
        "ProbeView",
        "A probe and the reaction everybody saw.",
        {
            "by": "number",
            "target": "number",
            "effect": "number",
            "acted": "boolean",
            "sure": "boolean",
            "named?": "string",
        },
    ),
    "result": (
        "ResultView",
        "How the game ended.",
        {
            "winners": "number[]",
            "reason": "string",
            "rule": "string",
            "declarer": "number",
            "faction": "string",
            "declarers": "number[]",
            "usurper": "number",
            "usurped": "number[]",
        },
    ),
}
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


def _views() -> list[str]:
    lines = _union("Kinds of events, of every edition.", "EventKind", "events")
    lines += ["/** Cards that lie together, and those of them the reader knows. */"]
    lines += ["export interface Pile {", "  count: number;", "  known: string[];", "}", ""]
    lines += ["/** What skills may answer with the open question. */"]
    lines += ["export interface Happened {", "  kind: string;", "  by?: number;", "  target?: number;"]
    lines += ["  card?: string;", "  word?: string;", "}", ""]
    for key, (name, about, types) in NESTED_TYPES.items():
        lines += _rows(dict.fromkeys(sorted(allowed.NESTED[key]), ""), types, name, about)
    lines += _rows(allowed.SEAT, SEAT_TYPES, "SeatView", "A seat of a view.")
    lines += _rows(allowed.VIEW, VIEW_TYPES, "GameView", "Everything one reader may see of a game.")
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
