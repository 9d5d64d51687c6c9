"""What somebody could send who wants to break a server: messages of any content, and what is no message."""

from __future__ import annotations

import json
import string
from random import Random
from typing import Any

import msgspec

from fengsheng.server.wire import client

_UNION = msgspec.inspect.type_info(client.ClientMessage)
assert isinstance(_UNION, msgspec.inspect.UnionType)
KINDS = [kind for kind in _UNION.types if isinstance(kind, msgspec.inspect.StructType)]
# what would bring the table or the attacker to an end is said rarely
RARE = {"leave", "concede", "hello"}

ANYTHING: list[Any] = [
    "",
    "pass",
    "1.1",
    "1.99999",
    "ABCDEF",
    "x" * 79,
    "x" * 301,
    "\u202e\u200b",
    "\x00",
    "截獲",
    "skill 老槍 2",
    "../../etc/passwd",
    "'; DROP TABLE games; --",
    0,
    1,
    8,
    -1,
    99,
    2**31,
    2**63,
    2**64,
    -(2**70),
    1e300,
    0.5,
    True,
    None,
    [],
    {},
    ["截獲"] * 30,
    [[[[]]]],
    {"a": {"b": {}}},
    "en",
]


def fitting(kind: msgspec.inspect.Type, dice: Random) -> Any:
    """Something of the right type."""
    if isinstance(kind, msgspec.inspect.IntType):
        return dice.randrange(kind.ge or 0, 1 + (kind.le if kind.le is not None else 100))
    if isinstance(kind, msgspec.inspect.BoolType):
        return dice.random() < 0.5
    if isinstance(kind, msgspec.inspect.LiteralType):
        return dice.choice(kind.values)
    if isinstance(kind, msgspec.inspect.ListType):
        return dice.choice([[], ["截獲"], ["x"] * 20])
    if isinstance(kind, msgspec.inspect.StructType):
        return {}
    return dice.choice(["", "x", "Ann", "截獲/red", "\u202e", "a\u200bb", "ß" * 40])


def message(dice: Random, known: dict[str, list[Any]]) -> dict[str, Any]:
    """A message of some kind; `known` are values by field that make sense at the table."""
    kind = dice.choice(KINDS)
    while kind.tag in RARE and dice.random() < 0.95:
        kind = dice.choice(KINDS)
    wild = 0.25 if dice.random() < 0.3 else 0.0
    made: dict[str, Any] = {"t": kind.tag}
    for field in kind.fields:
        name = field.encode_name
        if dice.random() < wild:
            made[name] = dice.choice(ANYTHING)
        elif field.required or dice.random() < 0.7:
            sensible = known.get(name) if dice.random() < 0.7 else None
            made[name] = dice.choice(sensible) if sensible else fitting(field.type, dice)
    if dice.random() < 0.02:
        made[dice.choice(string.ascii_letters)] = dice.choice(ANYTHING)
    return made


def spoiled(text: str, dice: Random) -> str:
    """A text with some characters changed, gone or new."""
    raw = list(text)
    for _ in range(dice.randrange(1, 4)):
        place = dice.randrange(len(raw) + 1)
        raw[place : place + dice.randrange(2)] = dice.choice(
            ["", '"', "{", "}", "\x7f", "9", "\\", "\\u", "[", "é", "\U0001f0a1"]
        )
    return "".join(raw)


def frame(dice: Random, known: dict[str, list[Any]]) -> str | bytes:
    """Mostly a message, sometimes one that is damaged, seldom something else entirely."""
    draw = dice.random()
    text = json.dumps(message(dice, known), ensure_ascii=dice.random() < 0.5)
    if draw < 0.86:
        return text
    if draw < 0.96:
        return spoiled(text, dice)
    if draw < 0.97:
        return "[" * dice.randrange(1, 8000)
    if draw < 0.98:
        return '{"t":' * dice.randrange(1, 1500)
    if draw < 0.985:
        return json.dumps({"t": "say", "text": "x" * dice.randrange(300, 8000)})
    if draw < 0.99:
        return "".join(chr(dice.randrange(32, 0xD7FF)) for _ in range(dice.randrange(1, 200)))
    if draw < 0.995:
        return dice.randbytes(dice.randrange(1, 300))
    return "x" * dice.randrange(8193, 60_000)
