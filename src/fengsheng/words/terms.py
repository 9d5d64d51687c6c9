"""Words of the game: what notation, views and events write in Chinese, in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.view import UNKNOWN
from ..editions.classic.deck import EFFECTS, FUNCTION_RULES, FUNCTIONS, PHRASES, ROUTES
from ..editions.classic.identities import IDENTITIES
from ..editions.classic.roster import BLANK, ROSTER
from .bundles import say
from .people import listing

CARDS = dict(zip(FUNCTIONS, FUNCTION_RULES, strict=True))
ROUTE_KEYS = dict(zip(ROUTES, ("coded", "direct", "text"), strict=True))
IDENTITY_KEYS = {**dict(zip(IDENTITIES, ("front", "bureau", "soy"), strict=True)), "軍情處": "office"}
CHARACTERS = {character.name: character.code for character in ROSTER}
SKILLS = {skill.name: skill for character in ROSTER for skill in character.skills}
EFFECT_KEYS = dict(zip(EFFECTS, ("draw", "discard"), strict=True))
PHRASE_KEYS = dict(zip(PHRASES, ("draw", "discard"), strict=True))
REASONS = {
    "declared victory": "declared",
    "last survivor": "survivor",
    "nobody is left": "nobody",
    "one player is left": "draw",
}

# cards whose text is another one where a house rule has another value
TEXTS: dict[str, tuple[str, str]] = {
    "lock": ("lock_target", "intelligence"),
    "lure": ("lure_turn", "own_turn_only"),
    "intercept": ("intercept_destination", "hand"),
    "return": ("return_effect", "to_sender"),
    "decode": ("decode_on_text", "face_down_only"),
}


def function_name(lang: str, function: str) -> str:
    """A function by its Chinese name."""
    return say(lang, f"card-{CARDS[function]}")


def item_name(lang: str, rule: str) -> str:
    """What is in use, by the name of its rule: a function, or a character's skill."""
    return skill_label(lang, rule) if rule in SKILLS else say(lang, f"card-{rule}")


def probe_detail(face: str) -> tuple[str, str]:
    """The identity a 試探 names and the key of its effect, read from the card's name."""
    detail = face.split("/")[2]
    for effect, key in EFFECT_KEYS.items():
        if detail.endswith(effect):
            return detail.removesuffix(effect), key
    raise ValueError(f"{face!r} is no probe.")


def card_name(lang: str, face: str) -> str:
    """A card as notation writes it; ? is a card nobody has shown the reader."""
    if face == UNKNOWN:
        return say(lang, "cards-hidden", n=1)
    function, colour, *detail = face.split("/")
    name, tint = function_name(lang, function), say(lang, f"colour-{colour}")
    if not detail:
        return say(lang, "card-full", name=name, colour=tint)
    identity, effect = probe_detail(face)
    return say(
        lang,
        "card-full-probe",
        name=name,
        colour=tint,
        identity=identity_name(lang, identity),
        effect=say(lang, f"probe-effect-{effect}"),
    )


def cards_phrase(lang: str, faces: Sequence[str]) -> str:
    """Several cards: the known ones by name, the hidden ones by number."""
    words = [card_name(lang, face) for face in faces if face != UNKNOWN]
    hidden = len(faces) - len(words)
    if hidden:
        words.append(say(lang, "cards-hidden", n=hidden))
    return listing(lang, words) if words else say(lang, "cards-nothing")


def card_text(lang: str, function: str, house_rules: Mapping[str, str]) -> str:
    """What a function does at a table with such house rules."""
    rule = CARDS[function]
    name, value = TEXTS.get(rule, ("", ""))
    other = bool(name) and house_rules.get(name) == value
    return say(lang, f"card-{rule}-text-alt" if other else f"card-{rule}-text")


def route_name(lang: str, route: str) -> str:
    """密電, 直達, 文本."""
    return say(lang, f"route-{ROUTE_KEYS[route]}")


def identity_name(lang: str, identity: str) -> str:
    """An identity, or that it is unknown."""
    if identity == UNKNOWN:
        return say(lang, "identity-unknown")
    return say(lang, f"identity-{IDENTITY_KEYS[identity]}")


def character_name(lang: str, name: str, full: bool = False) -> str:
    """A character; ? is one that lies face down; `full` adds what the name means, where one may wonder."""
    if name == UNKNOWN:
        return say(lang, "character-unknown")
    if name == BLANK:
        return say(lang, "character-unnamed")
    return say(lang, f"character-{CHARACTERS[name]}{'-full' if full else ''}")


def skill_label(lang: str, name: str) -> str:
    """A skill by the name of its rule: the character and the number on the card."""
    skill = SKILLS[name]
    return say(lang, "skill-label", character=character_name(lang, skill.character), n=skill.number)


def skill_text(lang: str, name: str) -> str:
    """What a skill does."""
    return say(lang, f"skill-{name}")


def mission_text(lang: str, character: str) -> str:
    """The secret mission of a character."""
    return say(lang, f"mission-{CHARACTERS[character]}")


def end_reason(lang: str, reason: str) -> str:
    """Why a game ended."""
    return say(lang, f"end-{REASONS[reason]}")
