"""Events as sentences. An event is the plain data that one reader may see; nothing else is looked at."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from ..core.view import UNKNOWN
from .bundles import say
from .people import seat_label
from .terms import (
    CARDS,
    PHRASE_KEYS,
    SKILLS,
    card_name,
    cards_phrase,
    character_name,
    end_reason,
    identity_name,
    item_name,
    route_name,
)

EventData = Mapping[str, Any]


def log_line(lang: str, event: EventData, names: Sequence[str] = (), viewer: int | None = None) -> str:
    """What happened, as `viewer` (None: a spectator) reads it."""
    args = _people(lang, event, names, viewer)
    kind = str(event["kind"])
    args |= {"x": int(event.get("x", 0)), "cards": cards_phrase(lang, event.get("cards", ()))}
    word = str(event.get("word", ""))
    if kind in _WORDS:
        args |= _WORDS[kind](lang, word)
    if kind == "play":
        args |= _used(lang, event)
    return say(lang, log_key(event), **args)


def log_key(event: EventData) -> str:
    """Which sentence tells this event."""
    kind = str(event["kind"])
    choose = _VARIANTS.get(kind)
    variant = "" if choose is None else choose(event)
    return f"log-{kind}{variant}"


def _people(lang: str, event: EventData, names: Sequence[str], viewer: int | None) -> dict[str, str | int]:
    by = event.get("by")
    target = event.get("target")
    return {
        "me": "yes" if by is not None and by == viewer else "no",
        "by": "" if by is None else seat_label(lang, by, names, viewer, subject=True),
        "target": "" if target is None else seat_label(lang, target, names, viewer),
    }


# What `word` means for each kind of event.

_WORDS: dict[str, Callable[[str, str], dict[str, str]]] = {
    "flip": lambda lang, word: {"character": character_name(lang, word, full=True)},
    "identity": lambda lang, word: {"identity": identity_name(lang, word)},
    "learn_identity": lambda lang, word: {"identity": identity_name(lang, word)},
    "send": lambda lang, word: {"route": route_name(lang, word)},
    "skill": lambda lang, word: {"item": item_name(lang, word)},
    "countered": lambda lang, word: {"item": item_name(lang, word)},
    "fizzle": lambda lang, word: {"item": item_name(lang, word)},
    "say": lambda lang, word: {"phrase": say(lang, f"probe-phrase-{PHRASE_KEYS[word]}")},
    "end": lambda lang, word: {"reason": end_reason(lang, word)},
}


def _used(lang: str, event: EventData) -> dict[str, str]:
    """A card in use; hidden ones go by name alone, some are used as another function."""
    face, rule = event["cards"][0], event["word"]
    if face != UNKNOWN:
        return {"card": card_name(lang, face), "as": item_name(lang, rule)}
    if rule == "probe":
        return {"card": say(lang, "card-hidden", name=item_name(lang, rule)), "as": ""}
    # only a 試探 is hidden while it is used as something else (CL-RULING-061)
    return {"card": say(lang, "card-hidden", name=item_name(lang, "probe")), "as": item_name(lang, rule)}


# Which sentence of several.


def _send(event: EventData) -> str:
    if "target" in event:
        return "-to"
    return "-left" if event.get("x", 1) < 0 else ""


def _gain(event: EventData) -> str:
    own = event.get("target") == event["by"]
    if event["word"] == "sent":
        return "-own" if own else "-sent"
    if event["word"] == "truefalse":
        return "-truefalse"
    return "-self" if own else "-skill"


def _play(event: EventData) -> str:
    face = event["cards"][0]
    printed = "probe" if face == UNKNOWN else CARDS[face.split("/")[0]]
    converted = "" if printed == event["word"] else "-as"
    return converted + ("-on" if "target" in event else "")


def _skill(event: EventData) -> str:
    assert event["word"] in SKILLS
    return "-on" if event.get("target", event["by"]) != event["by"] else ""


_VARIANTS: dict[str, Callable[[EventData], str]] = {
    "send": _send,
    "gain": _gain,
    "play": _play,
    "skill": _skill,
    "locked": lambda event: "" if "target" in event else "-card",
    "burn": lambda event: "-own" if event["by"] == event["target"] else "",
    "look": lambda event: "-own" if event["by"] == event["target"] else "",
    "react": lambda event: f"-{event['word']}",
    "die": lambda event: "-by" if event.get("target", event["by"]) != event["by"] else "",
}

# every sentence of the kinds above; the other kinds have one, under their own name
VARIANTS: dict[str, tuple[str, ...]] = {
    "send": ("", "-left", "-to"),
    "gain": ("-sent", "-own", "-truefalse", "-skill", "-self"),
    "play": ("", "-on", "-as", "-as-on"),
    "skill": ("", "-on"),
    "locked": ("", "-card"),
    "burn": ("", "-own"),
    "look": ("", "-own"),
    "react": ("-draw", "-discard", "-nothing"),
    "die": ("", "-by"),
}
