"""What a save holds, field by field with its shape, and how it is read: a law compares `FIELDS` with
`State.__slots__`."""

from __future__ import annotations

from typing import Any

from fengsheng.core.errors import SaveError
from fengsheng.core.frame import Frame, Probe, Result, Transit
from fengsheng.core.rng import SEED_BYTES, Rng

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
    "could_be": "[i]",
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
        "rules",
        "options",
        "has",
        "held",
        "tally",
        "active_seats",
        "hooked",
        "able",
        "acting",
        "listeners",
        "hand_watch",
        "meets",
        "may_meet",
        "goal_stale",
        "running_step",
        "events",
    }
)

RECORDS: dict[str, tuple[type, tuple[tuple[str, str], ...]]] = {
    "Frame": (
        Frame,
        (
            ("name", "s"),
            ("step", "s"),
            ("by", "i"),
            ("target", "i"),
            ("card", "i"),
            ("aim", "i"),
            ("on", "i"),
            ("occasion", "s"),
            ("at", "i"),
            ("number", "i"),
            ("flags", "i"),
            ("cards", "(i)"),
            ("seats", "(i)"),
            ("asked", "i"),
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
RECORD_FIELDS = {name: tuple(f for f, _ in fields) for name, (_, fields) in RECORDS.items()}
# Fields that came later are left out as long as they say nothing that the first ones do not say: so what
# was kept before is read, and its fingerprint comes out again.
FIRST_FIELDS = {"Frame": 13, "Result": 5}
_FLAGS = RECORD_FIELDS["Frame"].index("flags")


def record_of(value: Any, name: str) -> list[Any]:
    """A record as plain data."""
    return [list(v) if isinstance(v := getattr(value, field), tuple) else v for field in RECORD_FIELDS[name]]


def result_of(r: Result) -> list[Any]:
    """How a game ended as plain data."""
    told = record_of(r, "Result")
    plain = Result(r.winners, r.reason, r.rule, r.declarer, r.faction)
    return told[: FIRST_FIELDS["Result"]] if told == record_of(plain, "Result") else told


def read(shape: str, value: Any, field: str) -> Any:
    """`value` as the shape says, or an error that names the field."""
    if shape[0] == "?":
        return None if value is None else read(shape[1:], value, field)
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
            return [read(shape[1:-1], v, f"{field}[{i}]") for i, v in enumerate(value)]
    elif shape[0] == "(":
        if isinstance(value, list):
            return tuple(read(shape[1:-1], v, f"{field}[{i}]") for i, v in enumerate(value))
    elif shape[0] == "{":
        if isinstance(value, dict):
            return {str(k): read(shape[1:-1], v, f"{field}.{k}") for k, v in value.items()}
    elif shape == "Rng":
        return _read_rng(value, field)
    else:
        cls, fields = RECORDS[shape]
        if isinstance(value, list) and len(value) in (len(fields), FIRST_FIELDS.get(shape)):
            told = zip(value, fields[: len(value)], strict=True)
            return cls(*(read(inner, v, f"{field}.{name}") for v, (name, inner) in told))
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


def up_to_date(state: Any, version: int) -> Any:
    """The state of a save of that version, as it is saved today. (What is wrong with it is found later.)"""
    if version > 1 or not isinstance(state, dict):
        return state
    renamed = {"maybe": "could_be"}
    data = {renamed.get(field, field): value for field, value in state.items()}
    for field in ("stack", "deferred"):
        if isinstance(data.get(field), list):
            data[field] = [_with_asked(frame) for frame in data[field]]
    return data


def _with_asked(frame: Any) -> Any:
    """Whom a frame of triggers asks had its place among the flags."""
    if isinstance(frame, list) and len(frame) == FIRST_FIELDS["Frame"] and frame[0] == "triggers":
        return [*frame[:_FLAGS], 0, *frame[_FLAGS + 1 :], frame[_FLAGS]]
    return frame
