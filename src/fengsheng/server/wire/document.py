"""docs/protocol.md, made from the types: `python -m fengsheng.server.wire.document docs/protocol.md`.

A message's documentation string becomes its paragraph, the string below a field the field's row. So the
document cannot say anything else than the program does; a test compares them.
"""

from __future__ import annotations

import ast
import inspect
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar, get_args

import msgspec
from msgspec import Struct

from fengsheng.core.vocabulary import EndReason, EventKind, Phase, QuestionKind, Verb, Vocabulary, Word
from fengsheng.editions.registry import EDITIONS
from fengsheng.server.http.requests import BODY_WITHIN, HEAD_WITHIN, KEPT_WITHIN, READ_WITHIN
from fengsheng.server.socket.connection import HELLO_WITHIN
from fengsheng.server.socket.limiter import (
    ADDRESS_MEANING,
    ADDRESS_RATES,
    ADDRESS_SHARE,
    CONNECTION_RATE,
    MOST_CONNECTIONS,
    OPENING,
    OWN_RATE,
    RATES,
    USUAL,
    WEIGHT,
)
from fengsheng.server.socket.limits import Rate
from fengsheng.server.table.settings import TableSettings
from fengsheng.server.wire import PROTOCOL, allowed, client, codes, server
from fengsheng.server.wire.codec import LONGEST
from fengsheng.server.wire.declared import declared

_INTRODUCTION = f"""# The protocol of the table

Version {PROTOCOL}. Made from the types in `src/fengsheng/server/wire/` by
`python -m fengsheng.server.wire.document docs/protocol.md`; do not edit it by hand.

One WebSocket, `/ws`, is one place at one table. Every frame is a text frame with one JSON object; its `t`
says which message it is. Fields that have their default value are left out. Unknown fields and messages
from a client are refused; a client must ignore fields and messages it does not know: both may be added.

A frame from a client has at most {LONGEST} bytes. The first must be `hello`, within {HELLO_WITHIN:g} seconds.
`examples/remote_bot.py` is a whole client.

1. `hello` with the code of a table. The answer is `welcome`, then `table`, and in a game `view`.
2. `view` is everything the reader may see. From then on `step` brings what happened and how the view changed.
   A `step` whose `seq` is not one more than the last means that something was missed: send `sync`.
3. Where `view`, `step` or `asked` has a `prompt`, the reader is asked. The answer is `answer` with the
   prompt's id and the notation of an option. `accepted` means that the answer is on the disk.
4. In a window all who may act are asked at once, with one clock. Answers come in any order and take effect in
   the rules' order. If somebody earlier acts, the answers of those behind are dropped unseen, and a new
   prompt with another id comes. Who has answered is told to nobody.
5. A window, and a question put to one seat because of what everybody can see, is `lasting`: it ends when its
   clock has run out, whatever anybody holds, and answers take effect then. Whoever is asked and can only pass
   gets no prompt, and is asked all the same. `hold` asks for longer; `prefs` says when that is wanted without
   asking. `docs/hosting.md` says what is promised about time, and for which tables.
6. `hello` with a `lesson` instead of a table begins a lesson: the same messages at a table of one's own, and
   `lesson`, in which the teacher speaks.
7. After the end `table` has the seed whose SHA-256 was in `fair` before the deal, and the id of the replay.

Guests have a token. It is sent in `hello` and comes in `welcome` or from `POST /api/tables`, over the same
connection that it protects; it never belongs into a URL. Browsers may connect from the server's own pages
alone: the `Origin` header is checked, and where a public URL is set that is the only one. Programs send no
`Origin`.

`GET /api/invitations` answers `{{"urls": [...]}}`: how other machines of the home network reach the server,
the likeliest first. It is told to requests from the server's own machine alone; others get an empty list.
"""

_PATCHES = """## Views and patches

A patch is an array of changes to the view that the client has. A change begins with a path: keys of objects
and indices of arrays.

| change | means |
|---|---|
| `[path, value]` | what is there is now `value`; with an empty path the whole view is new |
| `[path]` | the key is gone |
| `[path, start, count, items]` | in the array there, `count` items from `start` on are replaced by `items` |
"""


def _fields(kind: type[Struct]) -> Iterator[tuple[str, str, str, str]]:
    """Name, type, default and meaning of every field, as the source has them."""
    seen: dict[str, tuple[str, str]] = {}
    for cls in reversed(kind.__mro__):
        if cls in (object, Struct) or not issubclass(cls, Struct):
            continue
        (tree,) = ast.parse(textwrap.dedent(inspect.getsource(cls))).body
        assert isinstance(tree, ast.ClassDef)
        for node, after in zip(tree.body, [*tree.body[1:], None], strict=True):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                meaning = ""
                if isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant):
                    meaning = " ".join(str(after.value.value).split())
                seen[node.target.id] = (ast.unparse(node.annotation), meaning)
    for field in msgspec.structs.fields(kind):
        written, meaning = seen[field.name]
        yield field.name, _type(written), _default(field), meaning


_SHORT = {
    "Text": "text, at most 300",
    "Short": "text, at most 80",
    "Notation": "text, at most 200",
    "Word": "text, at most 40",
    "Seat": "seat (0–8)",
    "Raw": "JSON",
    "str": "text",
    "int": "number",
    "bool": "true or false",
    "Language": "`en`, `zh-Hant` or `zh-Hans`",
    "Detail": "`none`, `labels` or `full`",
    "TableSettings": "settings",
}


def _type(written: str) -> str:
    node = ast.parse(written, mode="eval").body
    return _words(node)


def _words(node: ast.expr) -> str:
    match node:
        case ast.BinOp(left=left, right=right):
            return f"{_words(left)} or {_words(right)}"
        case ast.Constant(value=None):
            return "null"
        case ast.Name(id=name):
            return _SHORT.get(name, name.lower())
        case ast.Subscript(value=ast.Name(id="Annotated"), slice=ast.Tuple(elts=[inner, meta])):
            return _words(inner) + _bounds(meta)
        case ast.Subscript(value=ast.Name(id="Literal"), slice=inner):
            values = inner.elts if isinstance(inner, ast.Tuple) else [inner]
            return ", ".join(f"`{ast.literal_eval(v)}`" if ast.literal_eval(v) else "empty" for v in values)
        case ast.Subscript(value=ast.Name(id="list"), slice=inner):
            return f"array of {_words(inner)}"
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[_, inner])):
            return f"object of {_words(inner)}"
        case _:
            raise TypeError(ast.unparse(node))


def _bounds(meta: ast.expr) -> str:
    assert isinstance(meta, ast.Call)
    found = {k.arg: ast.unparse(k.value) for k in meta.keywords}
    if "max_length" in found:
        return f", at most {found['max_length']}"
    if "ge" in found and "le" in found:
        return f" ({found['ge']} to {found['le'].replace('2 ** ', '2^')})"
    return ""


def _default(field: Any) -> str:
    if field.default is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default).decode()}`"
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    return "needed"


def _paragraph(kind: type[Struct]) -> str:
    return " ".join((kind.__doc__ or "").split())


def _table(kind: type[Struct]) -> list[str]:
    rows = [f"| `{name}` | {typ} | {default} | {about} |" for name, typ, default, about in _fields(kind)]
    if not rows:
        return []
    return ["", "| field | type | default | |", "|---|---|---|---|", *rows]


def _message(kind: type[Struct]) -> list[str]:
    tag = kind.__struct_config__.tag
    return [f"### `{tag}`", "", _paragraph(kind), *_table(kind), ""]


def _part(kind: type[Struct]) -> list[str]:
    return [f"### {kind.__name__.lower()}", "", _paragraph(kind), *_table(kind), ""]


def _listed(heads: tuple[str, str], rows: dict[Any, str]) -> list[str]:
    return [f"| {heads[0]} | {heads[1]} |", "|---|---|", *(f"| `{k}` | {v} |" for k, v in rows.items()), ""]


_KINDS = """### Kinds of events, answers and questions

What `kind` of an event and of a question can be, and the first word of an answer's notation, with what the
other fields say there. Other fields are not there. Editions that mean the same share a row.
"""


Item = TypeVar("Item", EventKind, Verb, QuestionKind, EndReason | Phase | Word)


def _declared(part: Callable[[Vocabulary], tuple[Item, ...]]) -> list[tuple[Item, str]]:
    """What the editions declare: each declaration with the editions that have it."""
    found: dict[Item, list[str]] = {}
    for edition in EDITIONS:
        for item in part(edition.vocabulary):
            found.setdefault(item, []).append(edition.name)
    return [(item, ", ".join(names)) for item, names in found.items()]


def _says(item: EventKind | Verb, fields: tuple[str, ...]) -> str:
    return "; ".join(f"`{field}` {getattr(item, field)}" for field in fields if getattr(item, field))


def _vocabulary() -> list[str]:
    """Tables of everything declared. Options are sent as notation, so their numbers are nobody's business."""
    told = ("by", "target", "cards", "aim", "on", "word", "x")
    answered = ("card", "cards", "target", "aim", "word")
    lines = [_KINDS, "| event | edition | happens | fields |", "|---|---|---|---|"]
    for kind, where in sorted(_declared(lambda words: words.events)):
        lines.append(f"| `{kind.name}` | {where} | {kind.about} | {_says(kind, told)} |")
    lines += ["", "| verb | edition | means | with |", "|---|---|---|---|"]
    for verb, where in sorted(_declared(lambda words: words.verbs)):
        lines.append(f"| `{verb.name}` | {where} | {verb.about} | {_says(verb, answered)} |")
    lines += ["", "| question | edition | is put | to | answers |", "|---|---|---|---|---|"]
    for asked, where in sorted(_declared(lambda words: words.questions)):
        answers = ", ".join(f"`{verb}`" for verb in asked.answers)
        lines.append(f"| `{asked.name}` | {where} | {asked.about} | {asked.whom} | {answers} |")
    lines += ["", "| word | edition | means |", "|---|---|---|"]
    parts: dict[str, Callable[[Vocabulary], tuple[EndReason | Phase | Word, ...]]] = {
        "phase": lambda words: words.phases,
        "stage": lambda words: words.stages,
        "occasion": lambda words: words.occasions,
        "cause": lambda words: words.causes,
        "reason": lambda words: words.reasons,
    }
    for sort, part in parts.items():
        for word, where in _declared(part):
            lines.append(f"| {sort} `{word.name}` | {where} | {word.about} |")
    return [*lines, ""]


def _views() -> list[str]:
    """The view and its parts, each once, with where they lie in it."""
    places: dict[str, list[str]] = {}
    view = declared()
    for path, part in view.paths():
        places.setdefault(part.name, []).append(path)
    lines: list[str] = []
    for name, paths in places.items():
        part = view.parts[name]
        where = ", ".join(f"`{path}`" for path in paths if path)
        lines += [f"### A view: {where}" if where else "### A view", "", part.about, ""]
        rows = {field.name: f"{field.about}{' (may be missing)' * field.optional}" for field in part.public}
        lines += _listed(("field", "is"), rows)
    return lines


def _rate(name: str, rate: Rate) -> str:
    return f"| {name} | {rate.burst:g} | {rate.per_second:g} |"


def _rates() -> list[str]:
    heads = ["at once | a second |", "|---|---|---|"]
    return [
        "## Limits",
        "",
        "Limits belong to guests and to addresses; hanging up and coming again changes nothing. Of IPv6 a "
        "whole /64 is one address. What is too much is refused with `too-fast`; who does not stop is "
        "disconnected.",
        "",
        "A guest may send so many messages of a kind at once, and so many a second in the long run, over all "
        f"their connections together; all guests of one address together {ADDRESS_SHARE} times as many.",
        "",
        f"| message | {heads[0]}",
        heads[1],
        *(_rate(f"`{name}`", rate) for name, rate in RATES.items()),
        _rate("any other message", USUAL),
        _rate("new tables, over HTTP", OPENING),
        "",
        f"One address, over all its connections, of which there may be {MOST_CONNECTIONS} of any kind:",
        "",
        f"| what | {heads[0]}",
        heads[1],
        *(_rate(ADDRESS_MEANING[name], rate) for name, rate in ADDRESS_RATES.items()),
        "",
        "Frames count whatever they are: text, ping, pong, a part of a message; and so does what comes in a "
        f"piece that completes no frame. One counts once, and once more for every {WEIGHT} bytes. Of them a "
        f"single connection may send {CONNECTION_RATE.burst:g} at once and {CONNECTION_RATE.per_second:g} a "
        f"second; its first {OWN_RATE.burst:g}, and {OWN_RATE.per_second:g} a second, do not count for the "
        "address. An address that has tried too many codes for which there is no table is not told about any "
        "code for a while; guests who belong to a table get there all the same.",
        "",
        "## Time",
        "",
        "| what | within |",
        "|---|---|",
        f"| `hello` on a new socket | {HELLO_WITHIN:g} s |",
        f"| the head of an HTTP request, from the connection or the answer before it | {HEAD_WITHIN:g} s |",
        f"| its body | {BODY_WITHIN:g} s |",
        f"| the next request on a connection that is kept | {KEPT_WITHIN:g} s |",
        f"| reading the answer | {READ_WITHIN:g} s |",
        "",
        "Whoever takes longer is cut off. Where an address has as many connections as it may, those that "
        "have kept the server waiting longest make room for new ones; where none does, new ones are refused.",
        "",
    ]


# What messages are made of, in the order in which documents list it.
PARTS: tuple[type[Struct], ...] = (
    TableSettings,
    server.Person,
    server.Chair,
    server.SentAway,
    server.Fair,
    server.Clock,
    server.Ask,
    server.Prompt,
    server.Choice,
    server.Thing,
    server.Pencil,
    server.Advice,
    server.Topic,
    server.Line,
    server.Reason,
)


def document() -> str:
    """The whole page."""
    lines = [_INTRODUCTION, "## From clients", ""]
    for kind in get_args(client.ClientMessage):
        lines += _message(kind)
    lines += ["## From the server", ""]
    for kind in get_args(server.ServerMessage):
        lines += _message(kind)
    lines += ["## Parts of messages", ""]
    for kind in PARTS:
        lines += _part(kind)
    lines += [_PATCHES, *_views()]
    lines += ["### An event", "", *_listed(("field", "is"), allowed.EVENT)]
    lines += _vocabulary()
    lines += ["## Error codes", "", *_listed(("code", "means"), codes.ERRORS)]
    lines += ["## Close codes", "", *_listed(("code", "means"), codes.CLOSES)]
    lines += _rates()
    return "\n".join(lines).rstrip() + "\n"


if __name__ == "__main__":
    if len(sys.argv) > 1:
        Path(sys.argv[1]).write_text(document(), encoding="utf-8")
    else:
        print(document(), end="")
