"""Everything of a view or an event that may leave the process, by name.

The engine builds views from what a seat may know. This is the second lock: a field that somebody adds to
the engine's views reaches no client until its line in core/view.py says that it is public (`view_fields.py`
is made from that), one of an event until it is listed here, with a word on what it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from fengsheng.server.wire import patch
from fengsheng.server.wire.view_fields import FIELDS

_NOTHING: Final = object()

EVENT: dict[str, str] = {
    "kind": "what happened",
    "by": "who did it",
    "target": "to whom",
    "cards": "cards, those hidden from the reader as ?",
    "aim": "a card lying open that is meant; * behind it: of several equal ones, one that was named before",
    "on": "what is answered",
    "word": "a name that belongs to it",
    "x": "a number that belongs to it",
    "rule": "the ID of the rule",
    "text": "the sentence for the log, in the reader's language",
}


class _Allowed(NamedTuple):
    """The names of a part of the view, and which of them have parts of their own."""

    names: frozenset[str]
    inner: dict[str, _Allowed]


def _allowed(path: str) -> _Allowed:
    inner = {name: f"{path}.{name}".lstrip(".") for name in FIELDS[path]}
    return _Allowed(
        frozenset(FIELDS[path]), {name: _allowed(at) for name, at in inner.items() if at in FIELDS}
    )


VIEW: Final = _allowed("")


def shown_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view with listed fields alone."""
    out: dict[str, Any] = {}
    for key, value in view.items():
        if key in VIEW.names:
            allowed = VIEW.inner.get(key)
            out[key] = value if allowed is None else _only(value, allowed)
    return out


def renew_view(old: Mapping[str, Any], view: Mapping[str, Any]) -> tuple[dict[str, Any], list[patch.Change]]:
    """The view with listed fields alone, and what has changed since `old`, which was made in the same way.
    What has not changed is taken from there."""
    out: dict[str, Any] = {}
    changes: list[patch.Change] = []
    for key, value in view.items():
        before = old.get(key, _NOTHING)
        if before == value:
            out[key] = before
            continue
        if key not in VIEW.names:
            continue
        allowed = VIEW.inner.get(key)
        shown = value if allowed is None else _only(value, allowed)
        out[key] = shown
        if before is _NOTHING:
            changes.append([[key], shown])
        elif before != shown:
            patch.extend(changes, before, shown, [key])
    if len(out) != len(old) or out.keys() != old.keys():
        changes += [[[key]] for key in old if key not in out]
    return out, changes


def _only(value: Any, allowed: _Allowed) -> Any:
    names, inner = allowed
    if isinstance(value, dict):
        if value.keys() <= names and (not inner or inner.keys().isdisjoint(value)):
            return value
        return {
            key: _only(item, inner[key]) if key in inner else item
            for key, item in value.items()
            if key in names
        }
    if isinstance(value, list):
        for item in value:
            if inner or not isinstance(item, dict) or not item.keys() <= names:
                return [_only(item, allowed) for item in value]
    return value


def shown_event(event: Mapping[str, Any]) -> dict[str, Any]:
    """The event with listed fields alone."""
    return {key: value for key, value in event.items() if key in EVENT}


def unlisted(view: Mapping[str, Any], allowed: _Allowed = VIEW) -> list[str]:
    """Fields of a view that are held back."""
    held = [key for key in view if key not in allowed.names]
    for key, inner in allowed.inner.items():
        rows = view.get(key)
        for row in rows if isinstance(rows, list) else [rows]:
            if isinstance(row, dict):
                held += [f"{key}.{name}" for name in unlisted(row, inner)]
    return held
