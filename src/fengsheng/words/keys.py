"""Every key the program can ask the locale files for: the other side of the check."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from ..core.face import COLOURS
from ..core.notation import SEATS
from ..core.skill import Active, Trigger
from ..editions.classic.options import HOUSE_RULES
from ..editions.classic.questions import OwnDeath
from .log import VARIANTS
from .terms import (
    CARDS,
    CHARACTERS,
    EFFECT_KEYS,
    IDENTITY_KEYS,
    PHRASE_KEYS,
    REASONS,
    ROUTE_KEYS,
    SKILLS,
    TEXTS,
)

PACKAGE = Path(__file__).resolve().parent.parent

# words that are put together from a fixed start and one of these ends
_FAMILIES: dict[str, tuple[str, ...]] = {
    "class-": ("lurking", "open"),
    "gender-": ("male", "female", "both", "none"),
    "identity-": ("unknown", "front-goal", "bureau-goal", "soy-goal"),
    "term-phase-": ("setup", "start", "draw", "play", "end", "over"),
    "term-status-": ("dead", "lost", "dying"),
    "label-": (
        "play",
        "play-on",
        "play-as",
        "play-as-on",
        "play-burn",
        "play-counter",
        "skill",
        "skill-on",
        "skill-aim",
        "skill-card",
        "skill-card-on",
        "skill-intercept",
        "send",
        "send-left",
        "send-to",
        "give",
        "give-to",
        "place",
        "place-on",
    ),
    "effect-": (
        "send-coded",
        "send-coded-left",
        "send-text",
        "send-text-left",
        "send-direct",
        "give",
        "give-to",
        "place",
        "place-on",
        "keep-lurking",
        "keep-open",
        "play-lock-card",
        "play-intercept-hand",
        "play-return-sender",
        "play-probe-draw",
        "play-probe-discard",
        "skill-emeifeng-1-intercept",
        "skill-beileimao-2-card",
    ),
}

# option kinds that have one label and one effect, each under the kind's own name
_PLAIN_OPTIONS = (
    "pass",
    "hide",
    "show",
    "draw",
    "skip",
    "end",
    "end-lose",
    "declare",
    "partner",
    "accept",
    "decline",
    "react-draw",
    "react-discard",
    "react-say",
    "discard",
    "burn",
    "put",
    "hand_over",
    "aim",
    "done",
    "none",
)


def option_kinds() -> set[str]:
    """Kinds of options there are words for."""
    return {
        "play",
        "skill",
        "send",
        "give",
        "place",
        "keep",
        *(kind.split("-")[0] for kind in _PLAIN_OPTIONS),
    }


def decision_kinds() -> set[str]:
    """Kinds of questions the engine puts: those written in its code, windows, and events of triggers."""
    found = {kind for tree in _engine() for kind in _texts(tree, "ask", 3)}
    found |= {kind for tree in _engine() for kind in _named(tree, "open_window", 2)}
    found |= {kind for skill in SKILLS.values() if isinstance(skill, Trigger) for kind in skill.when}
    return found


def event_kinds() -> set[str]:
    """Kinds of events the engine emits."""
    found = {kind for tree in _engine() for kind in _texts(tree, "emit", 1)}
    return found | {kind for tree in _engine() for kind in _texts(tree, "place", 4)}


def wanted() -> set[str]:
    """All keys, composed ones included."""
    keys = {f"{start}{end}" for start, ends in _FAMILIES.items() for end in ends}
    keys |= {f"{what}-{kind}" for what in ("label", "effect") for kind in _PLAIN_OPTIONS}
    keys |= {"label-keep"}
    keys |= {f"card-{rule}{end}" for rule in CARDS.values() for end in ("", "-text")}
    keys |= {f"card-{rule}-text-alt" for rule in TEXTS}
    keys |= {f"effect-play-{rule}" for rule in CARDS.values() if rule != "probe"}
    keys |= {f"route-{route}{end}" for route in ROUTE_KEYS.values() for end in ("", "-text")}
    keys |= {f"colour-{colour}{end}" for colour in COLOURS for end in ("", "-mark")}
    keys |= {f"probe-effect-{effect}" for effect in EFFECT_KEYS.values()}
    keys |= {f"probe-phrase-{effect}" for effect in PHRASE_KEYS.values()}
    keys |= {f"identity-{code}" for code in IDENTITY_KEYS.values()}
    keys |= {f"seat-{seat}" for seat in range(len(SEATS))}
    keys |= {f"{what}-{code}" for what in ("character", "mission") for code in CHARACTERS.values()}
    keys |= {f"character-{code}-full" for code in CHARACTERS.values()}
    keys |= {f"skill-{name}" for name in SKILLS}
    keys |= {f"effect-skill-{name}" for name in chosen_skills()}
    keys |= {f"prompt-{kind}" for kind in decision_kinds()} | {"prompt-play-sent"}
    keys |= {f"log-{kind}{end}" for kind in event_kinds() for end in VARIANTS.get(kind, ("",))}
    keys |= {f"end-{reason}" for reason in REASONS.values()}
    keys |= {f"house-{rule.name}{end}" for rule in HOUSE_RULES for end in ("", "-about")}
    return keys | _literal()


def chosen_skills() -> set[str]:
    """Skills that are used by choosing an option "skill"."""
    return {
        name
        for name, skill in SKILLS.items()
        if isinstance(skill, Active | OwnDeath) or (isinstance(skill, Trigger) and not skill.forced)
    }


# Reading our own code.


@cache
def _trees(*folders: str) -> tuple[ast.Module, ...]:
    paths = [path for folder in folders for path in sorted((PACKAGE / folder).rglob("*.py"))]
    return tuple(ast.parse(path.read_text(encoding="utf-8")) for path in paths)


def _engine() -> tuple[ast.Module, ...]:
    return _trees("core", "editions/classic")


def _calls(tree: ast.Module, name: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            called = node.func
            if name == (called.attr if isinstance(called, ast.Attribute) else getattr(called, "id", "")):
                yield node


def _texts(tree: ast.Module, name: str, place: int) -> Iterator[str]:
    """The texts that calls of a function have at one place."""
    for call in _calls(tree, name):
        if len(call.args) > place:
            yield from _written(call.args[place])


def _written(node: ast.expr) -> Iterator[str]:
    """A text that is written out, or either of two."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from _written(node.body)
        yield from _written(node.orelse)


def _named(tree: ast.Module, name: str, place: int) -> Iterator[str]:
    """The same where the text is a constant with a name of its own."""
    constants = {"CHECKPOINT": "checkpoint", "RESPOND": "respond", "PASS_STAGE": "pass", "ARRIVE": "arrive"}
    for call in _calls(tree, name):
        node = call.args[place]
        if isinstance(node, ast.Name) and node.id.isupper():
            yield constants[node.id]


def _literal() -> set[str]:
    """Keys that are written out: second argument of say(…), or first of a reason why not."""
    found: set[str] = set()
    for tree in _trees("words", "terminal", "cli"):
        found |= {*_texts(tree, "say", 1), *_texts(tree, "_say", 0)}
    for path in (PACKAGE / "explain.py", *(PACKAGE / "editions").rglob("explain.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= set(_texts(tree, "say", 1))
        found |= {f"why-{key}" for key in _texts(tree, "Reason", 0)}
    return found
