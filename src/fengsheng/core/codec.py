"""State to plain data and back, checked field by field; a law compares `FIELDS` with `State.__slots__`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from hashlib import sha256
from typing import Any, Final, NamedTuple

from fengsheng.core.book import Book
from fengsheng.core.counters import rebuild
from fengsheng.core.engine import ask_again
from fengsheng.core.errors import FengshengError, NewerSave, SaveError
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame, Probe, Result, Transit
from fengsheng.core.laws import misplaced_cards
from fengsheng.core.rng import SEED_BYTES, Rng
from fengsheng.core.state import State

SAVE_VERSION: Final = 1

# What is saved, with its shape: i number, b truth, s text, m mask of seats, S seat or -1,
# [x] list, {x} by name, ? or nothing.
FIELDS: dict[str, str] = {
    "deck": "[i]",
    "discard": "[i]",
    "aside": "[i]",
    "hands": "[[i]]",
    "intel": "[[i]]",
    "transit": "?Transit",
    "stack": "[Frame]",
    "alive": "i",
    "dead": "i",
    "lost": "i",
    "dying": "i",
    "identity": "[i]",
    "identity_up": "i",
    "character": "[i]",
    "face_up": "i",
    "gender": "[i]",
    "offered": "[(i)]",
    "turn": "i",
    "turn_no": "i",
    "phase": "s",
    "sent": "b",
    "anchor": "i",
    "quiet": "b",
    "queue": "[i]",
    "killer": "[i]",
    "deaths": "[i]",
    "deferred": "[Frame]",
    "marks": "{i}",
    "rng": "Rng",
    "seen": "[i]",
    "hint": "[i]",
    "looks": "[i]",
    "probes": "[Probe]",
    "maybe": "[i]",
    "ask_seat": "i",
    "ask_kind": "s",
    "ask_step": "s",
    "ask_forced": "b",
    "asks": "i",
    "decisions": "i",
    "result": "?Result",
}
# What is made anew instead: tables, derived counters, the open options, what just happened.
NOT_SAVED = frozenset(
    {
        "book",
        "options",
        "has",
        "held",
        "tally",
        "active_seats",
        "bent",
        "able",
        "ears",
        "hand_watch",
        "wins",
        "mights",
        "dirty",
        "now",
        "events",
    }
)
# How a seat is asked is no part of the game itself: both modes give the same one.
_NOT_IN_FINGERPRINT = ("ask_forced",)

_RECORDS: dict[str, tuple[type, tuple[tuple[str, str], ...]]] = {
    "Frame": (
        Frame,
        (
            ("rule", "s"),
            ("step", "s"),
            ("by", "i"),
            ("target", "i"),
            ("card", "i"),
            ("aim", "i"),
            ("on", "i"),
            ("kind", "s"),
            ("idx", "i"),
            ("x", "i"),
            ("flag", "i"),
            ("cards", "(i)"),
            ("seats", "(i)"),
        ),
    ),
    "Transit": (
        Transit,
        (
            ("card", "i"),
            ("sender", "i"),
            ("route", "i"),
            ("addressee", "i"),
            ("direction", "i"),
            ("position", "i"),
            ("stage", "s"),
            ("refused", "b"),
            ("locked", "i"),
            ("lured", "i"),
            ("locked_card", "b"),
            ("hops", "i"),
        ),
    ),
    "Probe": (
        Probe,
        (
            ("asker", "i"),
            ("target", "i"),
            ("card", "i"),
            ("named", "i"),
            ("effect", "i"),
            ("acted", "b"),
            ("sure", "b"),
        ),
    ),
    "Result": (
        Result,
        (
            ("winners", "(i)"),
            ("reason", "s"),
            ("rule", "s"),
            ("declarer", "i"),
            ("faction", "s"),
            ("declarers", "(i)"),
            ("usurper", "i"),
            ("usurped", "(i)"),
        ),
    ),
}
RECORD_FIELDS = {name: tuple(f for f, _ in fields) for name, (_, fields) in _RECORDS.items()}
# Fields that came later are left out as long as they say nothing that the first ones do not say: so what
# was kept before is read, and its fingerprint comes out again.
_FIRST_FIELDS = {"Result": 5}


def _frame(f: Frame) -> list[Any]:
    return [
        f.rule,
        f.step,
        f.by,
        f.target,
        f.card,
        f.aim,
        f.on,
        f.kind,
        f.idx,
        f.x,
        f.flag,
        list(f.cards),
        list(f.seats),
    ]


def _record(value: Any, name: str) -> list[Any]:
    return [list(v) if isinstance(v := getattr(value, field), tuple) else v for field in RECORD_FIELDS[name]]


def _result(r: Result) -> list[Any]:
    told = _record(r, "Result")
    plain = Result(r.winners, r.reason, r.rule, r.declarer, r.faction)
    return told[: _FIRST_FIELDS["Result"]] if told == _record(plain, "Result") else told


def encode(s: State) -> dict[str, Any]:
    """The state as JSON-able data."""
    return {
        "deck": s.deck[:],
        "discard": s.discard[:],
        "aside": s.aside[:],
        "hands": [h[:] for h in s.hands],
        "intel": [i[:] for i in s.intel],
        "transit": None if s.transit is None else _record(s.transit, "Transit"),
        "stack": [_frame(f) for f in s.stack],
        "alive": s.alive,
        "dead": s.dead,
        "lost": s.lost,
        "dying": s.dying,
        "identity": s.identity[:],
        "identity_up": s.identity_up,
        "character": s.character[:],
        "face_up": s.face_up,
        "gender": s.gender[:],
        "offered": [list(o) for o in s.offered],
        "turn": s.turn,
        "turn_no": s.turn_no,
        "phase": s.phase,
        "sent": s.sent,
        "anchor": s.anchor,
        "quiet": s.quiet,
        "queue": s.queue[:],
        "killer": s.killer[:],
        "deaths": s.deaths[:],
        "deferred": [_frame(f) for f in s.deferred],
        "marks": dict(s.marks),
        "rng": [s.rng.seed.hex(), s.rng.used],
        "seen": s.seen[:],
        "hint": s.hint[:],
        "looks": s.looks[:],
        "probes": [_record(p, "Probe") for p in s.probes],
        "maybe": s.maybe[:],
        "ask_seat": s.ask_seat,
        "ask_kind": s.ask_kind,
        "ask_step": s.ask_step,
        "ask_forced": s.ask_forced,
        "asks": s.asks,
        "decisions": s.decisions,
        "result": None if s.result is None else _result(s.result),
    }


def fingerprint(s: State) -> str:
    """SHA-256 of the whole state in canonical form."""
    data = encode(s)
    for field in _NOT_IN_FINGERPRINT:
        del data[field]
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def digest(save: Mapping[str, Any]) -> str:
    """SHA-256 of everything in a save but the digest itself."""
    data = {key: value for key, value in save.items() if key != "digest"}
    text = json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return sha256(text.encode()).hexdigest()


def _read(shape: str, value: Any, field: str) -> Any:
    """`value` as the shape says, or an error that names the field."""
    if shape[0] == "?":
        return None if value is None else _read(shape[1:], value, field)
    if shape == "i":
        if isinstance(value, int) and not isinstance(value, bool):
            return value
    elif shape == "b":
        if isinstance(value, bool):
            return value
    elif shape == "s":
        if isinstance(value, str):
            return value
    elif shape[0] == "[":
        if isinstance(value, list):
            return [_read(shape[1:-1], v, f"{field}[{i}]") for i, v in enumerate(value)]
    elif shape[0] == "(":
        if isinstance(value, list):
            return tuple(_read(shape[1:-1], v, f"{field}[{i}]") for i, v in enumerate(value))
    elif shape[0] == "{":
        if isinstance(value, dict):
            return {str(k): _read(shape[1:-1], v, f"{field}.{k}") for k, v in value.items()}
    elif shape == "Rng":
        return _read_rng(value, field)
    else:
        cls, fields = _RECORDS[shape]
        if isinstance(value, list) and len(value) in (len(fields), _FIRST_FIELDS.get(shape)):
            told = zip(value, fields[: len(value)], strict=True)
            return cls(*(_read(inner, v, f"{field}.{name}") for v, (name, inner) in told))
    raise SaveError(f"The save is damaged: {field} is {value!r:.60}.")


def _read_rng(value: Any, field: str) -> Rng:
    if isinstance(value, list) and len(value) == 2:
        seed, used = value
        if isinstance(seed, str) and isinstance(used, int) and used >= 0:
            try:
                raw = bytes.fromhex(seed)
            except ValueError:
                raw = b""
            if len(raw) == SEED_BYTES:
                return Rng(raw, used)
    raise SaveError(f"The save is damaged: {field} is {value!r:.60}.")


def decode(book: Book, data: Any) -> State:
    """A state from plain data: right shapes, every card once, every frame a step that exists."""
    if not isinstance(data, Mapping):
        raise SaveError("The save is damaged: state is not an object.")
    for field in data:
        if field not in FIELDS:
            raise SaveError(f"The save is damaged: state.{field} is not a field of a game.")
    s = State()
    s.book = book
    for field, shape in FIELDS.items():
        if field not in data:
            raise SaveError(f"The save is damaged: state.{field} is missing.")
        setattr(s, field, _read(shape, data[field], f"state.{field}"))
    n = book.seats
    for field in ("hands", "intel", "identity", "character", "gender", "offered", "killer"):
        if len(getattr(s, field)) != n:
            raise SaveError(f"The save is damaged: state.{field} is not for {n} seats.")
    for field in ("looks", "maybe"):
        if len(getattr(s, field)) != n:
            raise SaveError(f"The save is damaged: state.{field} is not for {n} seats.")
    for field in ("seen", "hint"):
        if len(getattr(s, field)) != len(book.faces):
            raise SaveError(f"The save is damaged: state.{field} is not for {len(book.faces)} cards.")
    for field in ("turn", "anchor", "ask_seat"):
        if not NOBODY <= getattr(s, field) < n:
            raise SaveError(f"The save is damaged: state.{field} is no seat.")
    wrong = misplaced_cards(s)
    if wrong:
        raise SaveError(f"The save is damaged: {wrong[0]}.")
    for i, f in enumerate(s.stack):
        if f.rule not in book.steps:
            raise SaveError(f"The save is damaged: state.stack[{i}].rule is {f.rule!r}.")
        if f.step and f.step not in book.steps[f.rule] and f.step not in book.answers[f.rule]:
            raise SaveError(f"The save is damaged: state.stack[{i}].step is {f.step!r}.")
        if not NO_CARD <= f.card < len(book.faces) or not NO_CARD <= f.aim < len(book.faces):
            raise SaveError(f"The save is damaged: state.stack[{i}] means no card.")
    if s.ask_seat != NOBODY and (not s.stack or s.ask_step not in book.steps[s.stack[-1].rule]):
        raise SaveError(f"The save is damaged: state.ask_step is {s.ask_step!r}.")
    s.options = ()
    s.now = ""
    s.events = []
    rebuild(s)
    return s


def resume(s: State) -> None:
    """Put the open question of a loaded game again."""
    seat = s.ask_seat
    try:
        ask_again(s)
    except (AssertionError, IndexError, KeyError, TypeError) as error:
        raise SaveError(f"The save is damaged: state.stack cannot go on ({error}).") from None
    if s.ask_seat != seat or (seat != NOBODY and not s.options):
        raise SaveError(f"The save is damaged: state.ask_step {s.ask_step!r} asks nothing.")
    if seat == NOBODY and s.result is None:
        raise SaveError("The save is damaged: state.ask_seat is nobody, but the game is not over.")


class Head(NamedTuple):
    """What saves and records have in common."""

    edition: str
    seats: int
    options: dict[str, str]
    names: tuple[str, ...]
    seed: bytes
    deal: dict[str, Any]
    answers: list[str]
    asks: int
    guess: bool


def check_head(data: Any, form: str = "fengsheng-save", error: type[FengshengError] = SaveError) -> Head:
    """The common fields, each checked."""
    what = form.removeprefix("fengsheng-")
    if not isinstance(data, Mapping):
        raise error(f"This is not a {what}: it is not an object.")
    if data.get("format") != form:
        raise error(f"This is not a {what}: format is {data.get('format')!r}.")
    version = data.get("save_version")
    if not isinstance(version, int) or isinstance(version, bool) or version < 1:
        raise error(f"The {what} is damaged: save_version is {version!r}.")
    if version > SAVE_VERSION:
        raise NewerSave(
            f"The {what} was made by a newer program: save_version is {version}, "
            f"this program reads up to {SAVE_VERSION}."
        )
    shapes = {
        "edition": "s",
        "seats": "i",
        "options": "{s}",
        "names": "(s)",
        "seed": "s",
        "answers": "[s]",
        "digest" if form == "fengsheng-save" else "fingerprint": "s",
        "rules_version": "s",
    }
    if form == "fengsheng-record":
        shapes["asks"] = "i"
    else:
        shapes["guess"] = "b"
    read: dict[str, Any] = {}
    for field, shape in shapes.items():
        if field not in data:
            raise error(f"The {what} is damaged: {field} is missing.")
        try:
            read[field] = _read(shape, data[field], field)
        except SaveError:
            raise error(f"The {what} is damaged: {field} is {data[field]!r:.60}.") from None
    if form == "fengsheng-save" and "state" not in data:
        raise error(f"The {what} is damaged: state is missing.")
    if len(read["names"]) not in (0, read["seats"]):
        raise error(f"The {what} is damaged: names has {len(read['names'])} names for {read['seats']} seats.")
    deal = data.get("deal")
    keys = {"characters", "identities", "genders", "banned", "first", "ask_forced"}
    if not isinstance(deal, Mapping) or set(deal) != keys:
        raise error(f"The {what} is damaged: deal is {deal!r:.60}.")
    for field in ("characters", "identities", "genders", "banned"):
        names = deal[field]
        if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
            raise error(f"The {what} is damaged: deal.{field} is {names!r:.60}.")
    try:
        seed = bytes.fromhex(read["seed"])
    except ValueError:
        seed = b""
    if len(seed) != SEED_BYTES:
        raise error(f"The {what} is damaged: seed is not {SEED_BYTES} bytes in hexadecimal.")
    return Head(
        read["edition"],
        read["seats"],
        read["options"],
        read["names"],
        seed,
        dict(deal),
        read["answers"],
        read.get("asks", -1),
        read.get("guess", False),
    )
