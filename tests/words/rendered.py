"""Every sentence with every sort of argument: what may be put in, and what must never come out."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from itertools import product

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from fengsheng.editions.registry import EDITIONS, make_ruleset
from fengsheng.words import (
    card_name,
    cards_phrase,
    character_name,
    end_reason,
    identity_name,
    listing,
    route_name,
    say,
    skill_label,
    skill_text,
)
from fengsheng.words.bundles import GAME, LESSONS, WEB, files
from fengsheng.words.people import bot_names, nobody, person
from fengsheng.words.terms import CARDS, REASONS, SKILLS, function_name

Values = Mapping[str, str | int]

READER, JADE, AMBER = 0, 1, 2  # seats: who reads, and two others
PEOPLE = frozenset(
    {"by", "target", "sender", "at", "lock", "asked", "who", "to", "usurper", "owner", "dying"}
)
NUMBERS = frozenset(
    [
        "n",
        "x",
        "red",
        "blue",
        "black",
        "turn",
        "minutes",
        "seconds",
        "bots",
        "people",
        "empty",
        "seats",
        "step",
        "steps",
        "deck",
        "discard",
    ]
)
# Sentences about what people did or may do to each other: whoever is both is called so, never twice by name.
DONE = re.compile(r"^(sw-)?(log|label)-")
WHOLE = re.compile(r"^(sw-)?(log|effect|prompt|why)-")
NOT_THE_READER = frozenset(  # rules and pages allow only others there
    {
        *("effect-play-sw-coerce", "effect-pick-on", "effect-skill-wangtianxiang-1", "label-pick-on"),
        *("prompt-coerced", "prompt-confine"),  # whom it is used on is asked
        *("web-table-muted", "web-table-unmuted", "web-table-about-line"),
        *("web-end-growth-of", "web-public-table"),  # everybody by name
        *("who-s", "web-table-who-s"),  # made for them
    }
)
# What can only be two people; for one there is another sentence, or it cannot be.
TWO = frozenset(
    {
        *("prompt-probed", "prompt-after_probe", "prompt-trigger-received", "prompt-trigger-used-on"),
        *("prompt-arrive", "prompt-contest"),
        *("log-gain-sent", "log-gain-skill", "log-gain-received", "log-gain-placed", "log-gain-moved"),
        *("log-react-nothing", "sw-log-send-up-lock", "sw-label-send-up-lock", "sw-effect-send-up-lock"),
    }
)
# What may be one: the subject of the sentence, and who is then not named again.
SAME = {
    "prompt-gained_sent-card": ("target", "by"),
    "prompt-countered": ("by", "target"),
    "prompt-trigger-targeted": ("by", "target"),
}
NEVER_ONE = frozenset({"term-welcome", "web-seats-taken"})  # tables have three seats and more
FACE_DOWN = re.compile(r"^(sw-)?(log|term)-|^(sw-)?prompt-(decide|contest)")  # cards that may not be known
# Where a page joins words, or shows what is typed.
SPACED = frozenset({"web-dot", "web-list", "web-table-list", "web-house-usual"})
IN_CHINESE = frozenset(
    {
        *("web-about-what", "web-about-unofficial", "web-postmark"),
        *("term-help-why", "sw-term-help-why", "term-help-language", "term-welcome"),
    }
)


class _Variables(Visitor):
    """The variables of a message, in every form."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


@cache
def _all(lang: str) -> tuple[FluentBundle, dict[str, frozenset[str]]]:
    """Everything a language says, and the variables of each message."""
    bundle = FluentBundle([lang], use_isolating=False)
    variables: dict[str, frozenset[str]] = {}
    for file in (file for part in (GAME, WEB, LESSONS) for file in files(lang, part)):
        text = file.read_text("utf-8")
        bundle.add_resource(FluentResource(text))
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ftl.Message):
                found = _Variables()
                found.visit(entry)
                variables[entry.id.name] = frozenset(found.found)
    return bundle, variables


def keys(lang: str) -> list[str]:
    """Every message."""
    return list(_all(lang)[1])


def _base(variable: str) -> str:
    return re.sub(r"_(s|me)$", "", variable)


@cache
def _things(lang: str) -> dict[str, tuple[str | int, ...]]:
    """What may be put in that is neither a person nor a number: every card, character, skill, identity …"""
    cards: list[str] = []
    for edition in EDITIONS:
        faces = make_ruleset(next(iter(edition.presets)), max(edition.seats), {}).faces
        cards += sorted({face.name for face in faces})
    named = tuple(card_name(lang, face) for face in cards)
    uses = (*(function_name(lang, one) for one in CARDS), *(skill_label(lang, one) for one in SKILLS))
    people = [who.name for edition in EDITIONS for who in edition.roster]
    identities = [one for edition in EDITIONS for one in edition.identity_names]
    routes = [one for edition in EDITIONS for one in edition.routes]
    colours = tuple(say(lang, f"colour-{one}") for one in ("red", "blue", "black"))
    several: tuple[list[str], ...] = (
        [cards[0]],
        cards[:2],
        cards[:3],
        ["?"],
        ["?", "?"],
        [cards[0], "?"],
        [],
    )
    hidden = say(lang, "card-hidden", name=function_name(lang, next(iter(CARDS))))
    return {
        "card": (*named, say(lang, "term-card-unknown"), hidden),
        "aim": named,
        "cards": tuple(cards_phrase(lang, faces) for faces in several),
        "as": uses,
        "on": uses,
        "item": uses,
        "skill": tuple(skill_label(lang, one) for one in SKILLS),
        "character": tuple(character_name(lang, one, full) for one in people for full in (False, True)),
        "identity": tuple(identity_name(lang, one) for one in (*identities, "?")),
        "route": tuple(route_name(lang, one) for one in routes),
        "colour": colours,
        "reason": tuple(end_reason(lang, one) for one in REASONS),
        "phrase": tuple(say(lang, f"probe-phrase-{one}") for one in ("draw", "discard")),
        "text": tuple(skill_text(lang, one) for one in SKILLS),
        "word": (*colours, listing(lang, uses[:2]), say(lang, "word-draw"), say(lang, "word-count", n=1)),
        "source": tuple(function_name(lang, one) for one in CARDS),
    }


def _people(lang: str, key: str, names: list[str]) -> Iterator[dict[str, str]]:
    """Every way in which the people of a sentence can be the reader, one and the same, or different ones."""
    seats = (JADE, AMBER) if key in NOT_THE_READER else (READER, JADE, AMBER)
    subject, same = SAME.get(key, ("", ""))
    called = ["", *bot_names(lang)]
    for where in product(seats, repeat=len(names)):
        placed = dict(zip(names, where, strict=True))
        if key in TWO and len(set(where)) < len(where):
            continue
        actor = placed.get("by", READER if key.removeprefix("sw-").startswith("label-") else None)
        found: dict[str, str] = {}
        for name, seat in placed.items():
            reflexive = actor if DONE.search(key) and name in ("target", "lock") else None
            found |= person(lang, name, seat, called, READER, placed[subject] if name == same else reflexive)
        acts = placed.get("asked", placed.get("who")) if actor is None else actor
        if acts is not None:
            found["me"] = "yes" if acts == READER else "no"
        if key.removeprefix("sw-").startswith("prompt-") and "target" in placed:
            found["me"] = "yes" if placed["target"] == READER else "no"
        yield found
    if key.removeprefix("sw-").startswith("label-") and "target" in names:
        yield {**nobody(lang, "target", "…"), **nobody(lang, "lock", "…"), "me": "yes"}


def _numbers(key: str) -> tuple[int, ...]:
    return (3, 9) if key in NEVER_ONE else (0, 1, 2)


def renderings(lang: str, key: str) -> Iterator[tuple[Values, str]]:
    """A message with every sort of argument: all people with each other, the rest one after the other."""
    bundle, variables = _all(lang)
    wanted = {_base(name) for name in variables[key]}
    people = sorted(wanted & PEOPLE)
    pattern = bundle.get_message(key).value
    assert pattern is not None
    things = _things(lang)
    usual: dict[str, str | int] = {"me": "no"}
    for plain in wanted - PEOPLE - {"me"}:
        usual[plain] = 2 if plain in NUMBERS else things.get(plain, ("…",))[0]
    for who in _people(lang, key, people) if people else ({"me": "yes"}, {"me": "no"}):
        for name in ("", *sorted(wanted - PEOPLE - {"me"})):
            values = _numbers(key) if name in NUMBERS else things.get(name, ())
            if name == "card" and not FACE_DOWN.search(key):
                values = values[:-2]
            for value in values if name else ("",):
                args = {**usual, **who} | ({name: value} if name else {})
                text, errors = bundle.format_pattern(pattern, args)
                yield args, f"{text}{errors or ''}"


# What must never come out.

_AGREES = "is has does was draws uses gets gains takes sends puts discards gives burns looks wins loses dies"
_ENGLISH = (
    rf"(?i)\byou ({_AGREES.replace(' ', '|')})\b",
    r"\b(of|by|from|to|on|for) You\b",
    r"(?<!front )(?<!instead )(?<!two )\bof you\b",
    r"(?i)\byou['’]s\b",
    r"\b1 (cards|players|lines|messages|winners|seats|people|bots|seconds|results|changes)\b",
    r"\b[Aa] (?!used)[aeiouAEIOU]",
    r"(?<!and )\b(Jade|Amber) (are|have|do|use|draw|discard|send|take|lose|win|die|gain)\b",
    r"(?i)\byourself.*\byourself\b|\bthemselves.*\bthemselves\b",
)
_TO_YOU = re.compile(r"\b(on|lure|lock|locking) you\b")
_CHINESE = (r"你[對对把]你", r"自己.{0,2}自己", r"[，。：]{2}", r"你的的|的的")
_EVERYWHERE = (r"[{}$]", r"  ", r"^ | $", r"None|undefined|\[\]", r"[:：]\s*[:：]", r"\(\)|（）")


def wrong(lang: str, key: str, args: Values, text: str) -> list[str]:
    """Everything that is wrong with a sentence as it came out."""
    rules = [*_EVERYWHERE, *(_ENGLISH if lang == "en" else _CHINESE)]
    if key in SPACED:
        rules.remove("^ | $")
    found = [rule for rule in rules if re.search(rule, text)]
    if lang == "en":
        if key not in IN_CHINESE and re.search(r"[\u3400-\u9fff]", text):
            found.append("Chinese in English")
        if WHOLE.search(key) and text[:1].islower():
            found.append("a sentence begins small")
        if DONE.search(key) and args.get("me") == "yes" and _TO_YOU.search(text):
            found.append("you do it to you")
    if DONE.search(key):
        found += [f"{name} twice" for name in bot_names(lang) if text.count(name) > 1]
    return found
