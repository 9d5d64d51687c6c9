"""Words of the game: what notation, views and events write in Chinese, in the reader's language.

The editions write their cards, identities, ways and characters differently (試探 and 试探), so a name says
by itself which edition it belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from fengsheng.core.face import COLOURS
from fengsheng.core.notation import NAMED
from fengsheng.core.option import Option
from fengsheng.core.skill import Skill
from fengsheng.core.view import UNKNOWN
from fengsheng.editions.registry import EDITIONS
from fengsheng.words.bundles import say
from fengsheng.words.editions import speech_of
from fengsheng.words.people import listing

NO_RULES: Mapping[str, str] = {}  # nothing is known of the table

# What all editions write, in one table a sort of name; and whose a name is.
CARDS = {title: key for edition in EDITIONS for title, key in edition.functions.items()}
ROUTE_KEYS = {title: key for edition in EDITIONS for title, key in edition.routes.items()}
IDENTITY_KEYS = {title: code for edition in EDITIONS for title, code in edition.identities.items()}
CHARACTERS = {who.name: who.code for edition in EDITIONS for who in edition.roster}
SKILLS: dict[str, Skill] = {
    skill.name: skill for edition in EDITIONS for who in edition.roster for skill in who.skills
}
_BY_CARD = {title: edition for edition in EDITIONS for title in edition.functions}
_BY_IDENTITY = {code: edition for edition in EDITIONS for code in edition.identities.values()}
_BLANKS = tuple(edition.blank for edition in EDITIONS)
REASONS = {reason.name: reason.key for edition in EDITIONS for reason in edition.vocabulary.reasons}


def function_name(lang: str, function: str) -> str:
    """A function by its Chinese name."""
    return say(lang, f"card-{CARDS[function]}")


def item_name(lang: str, rule: str) -> str:
    """What is in use, by the name of its rule: a function, or a character's skill."""
    return skill_label(lang, rule) if rule in SKILLS else say(lang, f"card-{rule}")


def colours_of(face: str) -> list[str]:
    """The colours of a card, by their names in notation."""
    return face.split("/")[1].split("+")


def colour_name(lang: str, colours: Sequence[str]) -> str:
    """One colour, or the two of a dual card."""
    words = [say(lang, f"colour-{colour}") for colour in colours]
    return words[0] if len(words) == 1 else say(lang, "colour-two", a=words[0], b=words[1])


def as_called(face: str, house_rules: Mapping[str, str]) -> str:
    """A card with what its table calls things: notation writes the same name everywhere."""
    edition = _BY_CARD.get(face.partition("/")[0])
    return face if edition is None else speech_of(edition).as_called(face, house_rules)


def card_name(lang: str, face: str, house_rules: Mapping[str, str] = NO_RULES) -> str:
    """A card of notation as it is called at a table; ? is a card nobody has shown the reader, * stands behind
    one of several equal cards that something pending has named."""
    if face == UNKNOWN:
        return say(lang, "cards-hidden", n=1)
    if face.endswith(NAMED):
        return say(lang, "card-named", card=card_name(lang, face.removesuffix(NAMED), house_rules))
    face = as_called(face, house_rules)
    function = face.split("/")[0]
    name, tint = function_name(lang, function), colour_name(lang, colours_of(face))
    return speech_of(_BY_CARD[function]).card_name(lang, face, name, tint)


def cards_phrase(lang: str, faces: Sequence[str], house_rules: Mapping[str, str] = NO_RULES) -> str:
    """Several cards: the known ones by name, the hidden ones by number."""
    words = [card_name(lang, face, house_rules) for face in faces if face != UNKNOWN]
    hidden = len(faces) - len(words)
    if hidden:
        words.append(say(lang, "cards-hidden", n=hidden))
    return listing(lang, words) if words else say(lang, "cards-nothing")


def other_text(function: str) -> tuple[str, str] | None:
    """The house rule, and its value, with which the text of a card is another one."""
    return speech_of(_BY_CARD[function]).texts.get(CARDS[function])


def card_text(lang: str, function: str, house_rules: Mapping[str, str]) -> str:
    """What a function does at a table with such house rules."""
    name, value = other_text(function) or ("", "")
    other = bool(name) and house_rules.get(name) == value
    return say(lang, f"card-{CARDS[function]}-text{'-alt' if other else ''}")


def route_name(lang: str, route: str) -> str:
    """密電, 直達, 文本, or an arrow."""
    return say(lang, f"route-{ROUTE_KEYS[route]}")


def identity_name(lang: str, identity: str) -> str:
    """An identity, or that it is unknown."""
    if identity == UNKNOWN:
        return say(lang, "identity-unknown")
    return say(lang, f"identity-{IDENTITY_KEYS[identity]}")


def identity_goal(lang: str, identity: str, house_rules: Mapping[str, str]) -> str:
    """What somebody of this identity needs to win."""
    code = IDENTITY_KEYS[identity]
    return speech_of(_BY_IDENTITY[code]).goal(lang, code, house_rules)


def faction_name(lang: str, code: str, house_rules: Mapping[str, str] = NO_RULES) -> str:
    """Who won, by the code a result has."""
    return say(lang, f"identity-{speech_of(_BY_IDENTITY[code]).as_coded(code, house_rules)}")


def character_name(lang: str, name: str, full: bool = False) -> str:
    """A character; ? is one that lies face down; `full` adds what the name means, or the epithet."""
    if name == UNKNOWN:
        return say(lang, "character-unknown")
    if name in _BLANKS:
        return say(lang, "character-unnamed")
    return say(lang, f"character-{CHARACTERS[name]}{'-full' if full else ''}")


def skill_label(lang: str, name: str) -> str:
    """A skill by the name of its rule: what it is called, and the character that has it."""
    character = character_name(lang, SKILLS[name].character)
    return say(lang, "skill-label", character=character, name=skill_name(lang, name))


def skill_name(lang: str, name: str) -> str:
    """The name printed on the card, or our own where cards print only numbers."""
    return say(lang, f"skill-name-{name}")


def skill_text(lang: str, name: str) -> str:
    """What a skill does."""
    return say(lang, f"skill-{name}")


def skill_mark(lang: str, name: str) -> str:
    """What stands before a skill's text where a card lists its skills."""
    return say(lang, "skill-mark", name=skill_name(lang, name))


def mission_text(lang: str, character: str) -> str:
    """The secret mission of a character that has one."""
    return say(lang, f"mission-{CHARACTERS[character]}")


def end_reason(lang: str, reason: str, who: str = "") -> str:
    """Why a game ended; `who`: those who declared, where they are named."""
    return say(lang, f"end-{REASONS[reason]}", who=who, named="yes" if who else "no")


def edition_name(lang: str, preset: str) -> str:
    """A preset by name."""
    return say(lang, f"edition-{preset}")


def house_rule_name(lang: str, name: str) -> str:
    """A house rule by name."""
    return say(lang, f"house-{name}")


def house_rule_about(lang: str, name: str) -> str:
    """What a house rule is about."""
    return say(lang, f"house-{name}-about")


def house_value_key(name: str, value: str) -> str:
    """The key of one value of a house rule: names that notation writes cannot be part of a key."""
    return f"house-{name}-{IDENTITY_KEYS.get(value, value)}"


def house_value(lang: str, name: str, value: str) -> str:
    """One value of a house rule."""
    return say(lang, house_value_key(name, value))


def word_name(lang: str, word: str) -> str:
    """What notation adds to an answer (威逼 截获, red, 丙, 2, draw, #3) in words."""
    return listing(lang, [_token(lang, token) for token in word.split()])


def _token(lang: str, token: str) -> str:
    if token in CARDS:
        return function_name(lang, token)
    if token in COLOURS:
        return say(lang, f"colour-{token}")
    if token.startswith("#"):
        return say(lang, "word-number", n=int(token[1:]))
    if token.isdecimal():
        return say(lang, "word-count", n=int(token))
    return say(lang, f"word-{token}")


def face_of(option: Option, card: int) -> str:
    """A card of an option, as its table calls it."""
    return as_called(option.rules.faces[card].name, option.rules.house)
