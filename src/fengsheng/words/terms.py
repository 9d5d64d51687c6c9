"""Words of the game: what notation, views and events write in Chinese, in the reader's language.

The editions write their cards, identities, ways and characters differently (試探 and 试探), so a name says
by itself which edition it belongs to.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..core.face import COLOURS
from ..core.notation import NAMED
from ..core.option import Option
from ..core.skill import Character, Skill
from ..core.view import UNKNOWN
from ..editions.classic import deck as classic_deck
from ..editions.classic import identities as classic_identities
from ..editions.classic import options as classic_options
from ..editions.classic import roster as classic_roster
from ..editions.registry import EDITIONS
from ..editions.spywar import deck as spywar_deck
from ..editions.spywar import identities as spywar_identities
from ..editions.spywar import options as spywar_options
from ..editions.spywar import roster as spywar_roster
from .bundles import say
from .people import listing

EDITION_OF_PRESET: dict[str, str] = {
    **dict.fromkeys(classic_options.PRESETS, "classic"),
    **dict.fromkeys(spywar_options.PRESETS, "spywar"),
}
ROSTERS: dict[str, tuple[Character, ...]] = {
    "classic": classic_roster.ROSTER,
    "spywar": spywar_roster.ROSTER,
}
HOUSE_RULES = {"classic": classic_options.HOUSE_RULES, "spywar": spywar_options.HOUSE_RULES}
FUNCTIONS: dict[str, dict[str, str]] = {
    "classic": dict(zip(classic_deck.FUNCTIONS, classic_deck.FUNCTION_RULES, strict=True)),
    "spywar": dict(zip(spywar_deck.FUNCTIONS, spywar_deck.FUNCTION_RULES, strict=True)),
}
ROUTES: dict[str, dict[str, str]] = {
    "classic": dict(zip(classic_deck.ROUTES, ("coded", "direct", "text"), strict=True)),
    "spywar": {route: route for route in spywar_deck.ROUTES},
}
IDENTITIES: dict[str, dict[str, str]] = {
    "classic": {
        **dict(zip(classic_identities.IDENTITIES, classic_identities.CODES, strict=True)),
        "軍情處": "office",
    },
    "spywar": dict(zip(spywar_identities.IDENTITIES, spywar_identities.CODES, strict=True)),
}
BUREAU = classic_identities.IDENTITIES[classic_identities.BUREAU]  # as notation has it
NO_RULES: Mapping[str, str] = {}  # nothing is known of the table
FACTION_KEYS = dict(zip(spywar_identities.FACTIONS, ("qianfu", "tegong", "shenmi"), strict=True))

CARDS = {**FUNCTIONS["classic"], **FUNCTIONS["spywar"]}
ROUTE_KEYS = {**ROUTES["classic"], **ROUTES["spywar"]}
IDENTITY_KEYS = {**IDENTITIES["classic"], **IDENTITIES["spywar"]}
CHARACTERS = {who.name: who.code for roster in ROSTERS.values() for who in roster}
SKILLS: dict[str, Skill] = {
    skill.name: skill for roster in ROSTERS.values() for who in roster for skill in who.skills
}
EDITION_OF_SKILL = {
    skill.name: edition for edition, roster in ROSTERS.items() for who in roster for skill in who.skills
}
BLANKS = tuple(edition.blank for edition in EDITIONS)
LOCK = "锁"
DRAWS = "抽"  # the end of what a 试探 of the spywar edition says about who draws
EFFECT_KEYS = dict(zip(classic_deck.EFFECTS, ("draw", "discard"), strict=True))
PHRASE_KEYS = dict(zip(classic_deck.PHRASES, ("draw", "discard"), strict=True))
REASONS = {
    "declared victory": "declared",
    "last survivor": "survivor",
    "nobody is left": "nobody",
    "one player is left": "draw",
    "collected": "collected",
    "task": "task",
    "usurped": "usurped",
    "one faction is left": "faction",
}

# cards whose text is another one where a house rule has another value
TEXTS: dict[str, tuple[str, str]] = {
    "lock": ("lock_target", "intelligence"),
    "lure": ("lure_turn", "own_turn_only"),
    "intercept": ("intercept_destination", "hand"),
    "return": ("return_effect", "to_sender"),
    "decode": ("decode_on_text", "face_down_only"),
}

# values of house rules that cannot be part of a key
_VALUE_KEYS = {"軍情局": "bureau", "軍情處": "office"}


def function_name(lang: str, function: str) -> str:
    """A function by its Chinese name."""
    return say(lang, f"card-{CARDS[function]}")


def item_name(lang: str, rule: str) -> str:
    """What is in use, by the name of its rule: a function, or a character's skill."""
    return skill_label(lang, rule) if rule in SKILLS else say(lang, f"card-{rule}")


def probe_detail(face: str) -> tuple[str, str]:
    """The identity a classic 試探 names and the key of its effect, read from the card's name."""
    detail = face.split("/")[2]
    for effect, key in EFFECT_KEYS.items():
        if detail.endswith(effect):
            return detail.removesuffix(effect), key
    raise ValueError(f"{face!r} is no probe.")


def probe_draws(lang: str, face: str, short: bool = False) -> str:
    """Who draws a card for a 试探 of the spywar edition."""
    detail = face.split("/")[-1].removesuffix(DRAWS)
    keys = [key for name, key in FACTION_KEYS.items() if name in detail]
    if short:
        return "/".join(say(lang, f"faction-{key}-short") for key in keys)
    return listing(lang, [say(lang, f"faction-{key}") for key in keys])


def colours_of(face: str) -> list[str]:
    """The colours of a card, by their names in notation."""
    return face.split("/")[1].split("+")


def colour_name(lang: str, colours: Sequence[str]) -> str:
    """One colour, or the two of a dual card."""
    words = [say(lang, f"colour-{colour}") for colour in colours]
    return words[0] if len(words) == 1 else say(lang, "colour-two", a=words[0], b=words[1])


def as_called(face: str, house_rules: Mapping[str, str]) -> str:
    """A card with what the table calls the blue faction (CL-OPT-01): notation writes the same name
    everywhere (CL-RULING-179)."""
    name = house_rules.get("bureau_name", BUREAU)
    return face if name == BUREAU else face.replace(f"/{BUREAU}", f"/{name}")


def card_name(lang: str, face: str, house_rules: Mapping[str, str] = NO_RULES) -> str:
    """A card of notation as it is called at a table; ? is a card nobody has shown the reader, * stands behind
    one of several equal cards that something pending has named."""
    if face == UNKNOWN:
        return say(lang, "cards-hidden", n=1)
    if face.endswith(NAMED):
        return say(lang, "card-named", card=card_name(lang, face.removesuffix(NAMED), house_rules))
    face = as_called(face, house_rules)
    function, _, *detail = face.split("/")
    name, tint = function_name(lang, function), colour_name(lang, colours_of(face))
    if function in FUNCTIONS["spywar"]:
        return _spywar_card(lang, face, name, tint, detail)
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


def _spywar_card(lang: str, face: str, name: str, tint: str, detail: Sequence[str]) -> str:
    arrow = detail[0]
    if detail[1:] == [LOCK]:
        return say(lang, "sw-card-full-lock", name=name, colour=tint, arrow=arrow)
    if len(detail) > 1:
        draws = probe_draws(lang, face, short=True)
        return say(lang, "sw-card-full-probe", name=name, colour=tint, arrow=arrow, draws=draws)
    return say(lang, "sw-card-full", name=name, colour=tint, arrow=arrow)


def cards_phrase(lang: str, faces: Sequence[str], house_rules: Mapping[str, str] = NO_RULES) -> str:
    """Several cards: the known ones by name, the hidden ones by number."""
    words = [card_name(lang, face, house_rules) for face in faces if face != UNKNOWN]
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
    """密電, 直達, 文本, or an arrow."""
    return say(lang, f"route-{ROUTE_KEYS[route]}")


def identity_name(lang: str, identity: str) -> str:
    """An identity, or that it is unknown."""
    if identity == UNKNOWN:
        return say(lang, "identity-unknown")
    return say(lang, f"identity-{IDENTITY_KEYS[identity]}")


def identity_goal(lang: str, identity: str, house_rules: Mapping[str, str]) -> str:
    """What somebody of this identity needs to win."""
    key = IDENTITY_KEYS[identity]
    if identity in IDENTITIES["spywar"]:
        return say(lang, f"identity-{key}-goal")
    goal = "bureau" if key == "office" else key
    return say(lang, f"identity-{goal}-goal", n=int(house_rules["faction_goal"]))


def faction_name(lang: str, code: str, house_rules: Mapping[str, str] = NO_RULES) -> str:
    """Who won, by the code a result has."""
    if code == IDENTITY_KEYS[BUREAU]:
        code = IDENTITY_KEYS[house_rules.get("bureau_name", BUREAU)]
    return say(lang, f"identity-{code}")


def character_name(lang: str, name: str, full: bool = False) -> str:
    """A character; ? is one that lies face down; `full` adds what the name means, or the epithet."""
    if name == UNKNOWN:
        return say(lang, "character-unknown")
    if name in BLANKS:
        return say(lang, "character-unnamed")
    return say(lang, f"character-{CHARACTERS[name]}{'-full' if full else ''}")


def skill_label(lang: str, name: str) -> str:
    """A skill by the name of its rule: its printed name, or the number on the card, and the character."""
    skill = SKILLS[name]
    character = character_name(lang, skill.character)
    if EDITION_OF_SKILL[name] == "spywar":
        return say(lang, "sw-skill-label", character=character, name=skill_name(lang, name))
    return say(lang, "skill-label", character=character, n=skill.number)


def skill_name(lang: str, name: str) -> str:
    """The name printed on the card; the classic edition numbers its skills."""
    if EDITION_OF_SKILL[name] == "spywar":
        return say(lang, f"skill-name-{name}")
    return str(SKILLS[name].number)


def skill_text(lang: str, name: str) -> str:
    """What a skill does."""
    return say(lang, f"skill-{name}")


def skill_mark(lang: str, name: str) -> str:
    """What stands before a skill's text where a card lists its skills: its printed name, or its number."""
    if EDITION_OF_SKILL[name] == "spywar":
        return say(lang, "sw-skill-mark", name=skill_name(lang, name))
    return f"{SKILLS[name].number}."


def mission_text(lang: str, character: str) -> str:
    """The secret mission of a character of the classic edition."""
    return say(lang, f"mission-{CHARACTERS[character]}")


def end_reason(lang: str, reason: str) -> str:
    """Why a game ended."""
    return say(lang, f"end-{REASONS[reason]}")


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
    """The key of one value of a house rule."""
    return f"house-{name}-{_VALUE_KEYS.get(value, value)}"


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
    """A card of an option, with what its table calls the blue faction."""
    return as_called(option.book.faces[card].name, option.book.options)
