"""Every key the program can ask the locale files for: the other side of the check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from fengsheng.core.face import COLOURS
from fengsheng.core.notation import SEATS
from fengsheng.editions.edition import Edition
from fengsheng.editions.registry import EDITIONS
from fengsheng.words.editions import speech_of
from fengsheng.words.terms import REASONS, house_value_key

PACKAGE = Path(__file__).resolve().parent.parent
_SAYING = frozenset({"say", "_say", "tell", "Reason"})  # what is called with a key

# words that are put together from a fixed start and one of these ends
_FAMILIES: dict[str, tuple[str, ...]] = {
    "arena-mode-": ("mixed", "focal", "block", "population", "together"),
    "arena-cross-": ("mixed", "focal", "block", "population", "together"),
    "arena-seeds-": ("development", "validation"),
    "arena-mistake-": (
        *("own-colour", "own-colour-astray", "blind-black", "blind-death", "blind-intercept"),
        *("black-intercept", "deadly-intercept", "own-counter", "best-as-paper", "third-black"),
        *("known-probe", "kept-swap"),
    ),
    "analyse-short-": ("red", "blue", "alone"),
    "analyse-stage-": ("reading", "playing", "choices", "ready"),
    "aim-": (
        *(
            "win",
            "collect",
            "no-use",
            "stay-alive",
            "safe-return",
            "own-death",
            "harm",
            "spare",
            "help",
            "stop-third",
            "keep-from",
        ),
        *("leave", "remove", "learn", "look", "cards", "save", "keep", "hide"),
    ),
    "because-": (
        *("identity-up", "identity-seen", "collects", "under-way", "lies-there", "odds"),
        *("probe-acted", "probe-acted-unsure", "probe-refused", "probe-refused-unsure"),
    ),
    "analysis-": ("rose", "fell", "title", "title-bare"),
    "mistake-": tuple(
        f"{kind}{end}"
        for kind in ("took", "let-go", "not-stopped", "helped", "shown", "mission", "turned", "late", "other")
        for end in ("", "-told")
    ),
    "gender-": ("male", "female", "both", "none"),
    "house-home_made": ("", "-about", "-off", "-on"),  # a rule that only houses with such characters have
    "identity-": ("unknown",),
    "look-": ("prompt", "identity", "tray", "seat", "transit", "stack", "hand"),
    "sure-": (
        *("only", "first-clear", "first-slightly", "first-equal"),
        *("other-clear", "other-slightly", "other-equal"),
    ),
    "when-": ("play", "pass", "pass-own", "pass-others", "arrive", "respond", "travel", "contest", "rescue"),
    "why-usable-": ("accept", "decline"),
    "term-status-": ("dead", "lost", "dying"),
    "picture-": ("turn", "deal", "hand", "eyes", "eyes-spectator", "eyes-all"),
}


def decision_kinds(edition: Edition) -> set[str]:
    """Kinds of questions an edition puts."""
    return {kind.name for kind in edition.vocabulary.questions}


def event_kinds(edition: Edition) -> set[str]:
    """Kinds of events that happen in an edition."""
    return {kind.name for kind in edition.vocabulary.events}


def gain_words(edition: Edition) -> set[str]:
    """Ways to get intelligence, as events call them."""
    return {word.name for word in edition.vocabulary.causes}


def wanted() -> set[str]:
    """All keys, composed ones included."""
    keys = {f"{start}{end}" for start, ends in _FAMILIES.items() for end in ends}
    keys |= {f"colour-{colour}{end}" for colour in COLOURS for end in ("", "-mark")}
    keys |= {f"seat-{seat}" for seat in range(len(SEATS))}
    keys |= {f"end-{reason}" for reason in REASONS.values()}
    keys |= {f"edition-{preset}" for edition in EDITIONS for preset in edition.presets}
    for edition in EDITIONS:
        keys |= _wanted_by(edition)
    return keys | _literal()


def _wanted_by(edition: Edition) -> set[str]:
    """What one edition asks for, each key in its own words where it has some."""
    roster, speech = edition.roster, speech_of(edition)
    variants, keys = speech.variants, speech.keys()
    keys |= {f"card-{rule}{end}" for rule in edition.functions.values() for end in ("", "-text")}
    keys |= {f"route-{route}{end}" for route in edition.routes.values() for end in ("", "-text")}
    keys |= {f"character-{who.code}{end}" for who in roster for end in ("", "-full")}
    keys |= {f"skill-{part}{skill.name}" for who in roster for skill in who.skills for part in ("", "name-")}
    keys |= {f"prompt-{kind}" for kind in decision_kinds(edition)}
    keys |= {f"log-{kind}{end}" for kind in event_kinds(edition) for end in variants.get(kind, ("",))}
    keys |= {f"term-phase-{phase.name}" for phase in edition.vocabulary.phases}
    keys |= _texts_of_speech()
    for rule in edition.house_rules:
        keys |= {f"house-{rule.name}", f"house-{rule.name}-about"}
        keys |= {house_value_key(rule.name, value) for value in rule.values}
    return {speech.own(key) for key in keys}


# Reading our own code.


def _in(*folders: str) -> list[Path]:
    return [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]


@cache
def _calls(path: Path) -> dict[str, list[ast.Call]]:
    """The calls in a file, by what is called."""
    found: dict[str, list[ast.Call]] = {}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            called = node.func
            name = called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")
            if name in _SAYING:
                found.setdefault(name, []).append(node)
    return found


def _texts(path: Path, name: str, place: int) -> Iterator[str]:
    """The texts that calls of a function have at one place."""
    for call in _calls(path).get(name, ()):
        if len(call.args) > place:
            yield from _written(call.args[place])


def _written(node: ast.expr) -> Iterator[str]:
    """A text that is written out, or either of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _written(node.body)
        yield from _written(node.orelse)


def _texts_of_speech() -> set[str]:
    """Keys that are written out where the edition matters: tell(lang, view, key, …)."""
    return {key for path in _in("terminal") for key in _texts(path, "tell", 2)}


def _literal() -> set[str]:
    """Keys that are written out: second argument of say(…), or first of a reason why not."""
    found: set[str] = set()
    speeches = sorted((PACKAGE / "editions").rglob("speech.py"))
    for path in (*_in("words", "coach", "review", "terminal", "cli", "arena"), *speeches):
        found |= {*_texts(path, "say", 1), *_texts(path, "_say", 0)}
    reasons = (*(PACKAGE / "core").glob("*.py"), *(PACKAGE / "editions").rglob("*.py"))
    for path in (*(PACKAGE / "explain").rglob("*.py"), *reasons):
        found |= set(_texts(path, "say", 1))
        found |= {f"why-{key}" for key in _texts(path, "Reason", 0)}
    return found
