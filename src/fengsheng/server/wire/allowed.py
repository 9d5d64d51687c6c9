"""Everything of a view or an event that may leave the process, by name.

The engine builds views from what a seat may know. This is the second lock: a field that somebody adds to
the engine's views or events reaches no client until it is listed here, with a word on what it is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from . import patch

_NOTHING: Final = object()

VIEW: dict[str, str] = {
    "edition": "edition or preset",
    "me": "the reader's seat; null: a spectator",
    "names": "names of the seats",
    "seats": "the seats in playing order; see below",
    "turn": "whose turn it is",
    "turn_no": "turns so far",
    "phase": "phase of the turn",
    "sent": "whether the turn player has sent",
    "anchor": "the last who acted: windows begin to their right",
    "deck": "the pile: how many cards, and those the reader knows with their depth",
    "discard": "the discard pile",
    "aside": "cards set aside",
    "transit": "the intelligence on its way; see below",
    "stack": "what is being resolved, oldest first; see below",
    "probes": "probes and the reactions everybody saw; what they named for the two involved",
    "marks": "public counters of the edition",
    "deaths": "seats that died, in order",
    "quiet": "nothing has happened since everybody passed",
    "decision": "the question the rules are at: seat, kind, number, and events that skills may answer",
    "result": "after the end: winners, reason, rule, who declared, and who was robbed of a victory by whom",
    "offered": "the characters the reader was dealt to choose from",
}

SEAT: dict[str, str] = {
    "seat": "number",
    "status": "in, dead or lost",
    "hand": "how many cards in the hand",
    "known": "cards of that hand the reader knows",
    "intel": "intelligence in front of the seat",
    "colours": "red, blue and black intelligence, counted",
    "face_up": "whether the character is open",
    "character": "its name, or what it can still be",
    "identity": "its name, or ?",
    "identity_up": "whether the identity is open to all",
    "dying": "about to die",
    "gender": "of the person",
    "removed": "the character card has left the game",
}

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

NESTED: dict[str, frozenset[str]] = {
    "deck": frozenset({"count", "known"}),
    "discard": frozenset({"count", "known"}),
    "aside": frozenset({"count", "known"}),
    "transit": frozenset(
        {
            "card",
            "sender",
            "route",
            "addressee",
            "direction",
            "position",
            "stage",
            "refused",
            "locked",
            "lured",
            "locked_card",
        }
    ),
    "stack": frozenset(
        {"frame", "rule", "by", "kind", "asked", "target", "card", "cards", "aim", "on", "cancelled"}
    ),
    "probes": frozenset({"by", "target", "effect", "acted", "sure", "named"}),
    "decision": frozenset({"seat", "kind", "number", "about"}),
    "result": frozenset(
        {"winners", "reason", "rule", "declarer", "faction", "declarers", "usurper", "usurped"}
    ),
    "seats": frozenset(SEAT),
}


def shown_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """The view with listed fields alone."""
    out: dict[str, Any] = {}
    for key, value in view.items():
        if key in VIEW:
            allowed = NESTED.get(key)
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
        if key not in VIEW:
            continue
        allowed = NESTED.get(key)
        shown = value if allowed is None else _only(value, allowed)
        out[key] = shown
        if before is _NOTHING:
            changes.append([[key], shown])
        elif before != shown:
            patch.extend(changes, before, shown, [key])
    if len(out) != len(old) or out.keys() != old.keys():
        changes += [[[key]] for key in old if key not in out]
    return out, changes


def _only(value: Any, allowed: frozenset[str]) -> Any:
    if isinstance(value, dict):
        if value.keys() <= allowed:
            return value
        return {key: item for key, item in value.items() if key in allowed}
    if isinstance(value, list):
        for item in value:
            if not isinstance(item, dict) or not item.keys() <= allowed:
                return [_only(item, allowed) for item in value]
    return value


def shown_event(event: Mapping[str, Any]) -> dict[str, Any]:
    """The event with listed fields alone."""
    return {key: value for key, value in event.items() if key in EVENT}


def unlisted(view: Mapping[str, Any]) -> list[str]:
    """Fields of a view that are held back."""
    held = [key for key in view if key not in VIEW]
    for key, allowed in NESTED.items():
        rows = view.get(key)
        for row in rows if isinstance(rows, list) else [rows]:
            if isinstance(row, dict):
                held += [f"{key}.{name}" for name in row if name not in allowed]
    return held
