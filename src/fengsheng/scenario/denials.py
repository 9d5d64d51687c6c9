"""Denials that could not have been otherwise: what can never happen here proves nothing by not happening."""

from __future__ import annotations

from fengsheng.core.notation import NAMED, SEATS
from fengsheng.core.skill import Skill
from fengsheng.core.state import State
from fengsheng.core.vocabulary import CARD, SKILL
from fengsheng.scenario.pattern import Pattern
from fengsheng.scenario.table import Table

# verbs whose card is one of the hand; other verbs may name cards that lie elsewhere
_FROM_HAND = ("play", "send", "discard")
_FROM_INTEL = ("burn",)
# verbs whose second card lies in front of the player who is named; skills may also move cards there
_AT_TARGET = ("play", "burn")


def cannot_be_offered(table: Table, seat: int, notation: str) -> str:
    """Why a seat could not be offered this whatever the rules say; empty if it could."""
    s = table.state
    verb, *rest = notation.split(" ")
    me = SEATS[seat]
    if verb == "skill" and rest[0] != s.rules.characters[s.character[seat]].name:
        return f"{me} is not {rest[0]} and has no such skill"
    if "as" in rest and not _converts(s, seat, rest[rest.index("as") + 1]):
        return f"no skill of {me} uses a card as {rest[rest.index('as') + 1]}"
    faces = {face.name for face in s.rules.faces}
    target = -1
    for word in rest:
        name = word.removesuffix(NAMED)
        if len(word) == 1 and word in SEATS:
            target = SEATS.index(word)
        elif name not in faces:
            continue
        elif target >= 0 and verb in _AT_TARGET:
            if name not in _names(s, s.intel[target]) + _under_way(s):
                return f"no {name} lies in front of {SEATS[target]}"
        elif verb in _FROM_HAND:
            if name not in _names(s, s.hands[seat]):
                return f"{me} does not hold {name}"
        elif verb in _FROM_INTEL:
            if name not in _names(s, [card for zone in s.intel for card in zone]):
                return f"{name} lies in front of nobody"
        elif name not in _names(s, _in_sight(s)) + _under_way(s):
            return f"{name} is in no hand, in front of nobody and not in use"
    return ""


def cannot_happen(table: Table, pattern: Pattern) -> str:
    """Why no such event could have happened whatever the rules say; empty if it could."""
    s, kind, word = table.state, pattern.kind, pattern.word
    if word is not None and (SKILL in kind.words or CARD in kind.words):
        reason = _without(s, word, pattern.by)
        if reason:
            return reason
    if kind.source:
        reasons = [_without(s, name, None) for name in kind.source]
        if all(reasons):
            return reasons[0]
    if pattern.cards is not None and not kind.from_pile:
        pile = _names(s, s.deck)
        elsewhere = _names(s, [*_in_sight(s), *s.discard, *s.aside]) + _under_way(s)
        for name in pattern.cards.names:
            plain = name.partition("#")[0]
            if plain in pile and plain not in elsewhere:
                return f"{plain} lies in the pile"
    if pattern.rule is not None and "-CHAR-" in pattern.rule:
        code = pattern.rule.split("-")[2]
        if code not in [s.rules.characters[number].code.upper() for number in s.character]:
            return f"nobody is the character of {pattern.rule}"
    return ""


def _without(s: State, name: str, by: int | None) -> str:
    """Why this card or skill cannot have been used (by somebody), or who has this identity cannot be there;
    empty if it can. Where there are skills they may use a card that nobody holds."""
    if name in s.rules.identity_names:
        held = [s.rules.identity_names[identity] for identity in s.identity]
        return "" if name in held else f"nobody is {name}"
    skills = [skill.name for seat in range(s.rules.seats) if by in (None, seat) for skill in _skills(s, seat)]
    if name in s.rules.skills:
        who = "nobody has" if by is None else f"{SEATS[by]} has not"
        return "" if name in skills else f"{who} the skill {name}"
    function = s.rules.card_of_function.index(name)
    out = [*_in_sight(s), *s.discard, *s.aside]
    if skills or any(s.rules.faces[card].function == function for card in out):
        return ""
    return f"no {s.rules.function_names[function]} was ever in a hand"


def _skills(s: State, seat: int) -> tuple[Skill, ...]:
    return s.rules.characters[s.character[seat]].skills


def _converts(s: State, seat: int, function: str) -> bool:
    """Whether a skill of this seat's character makes such a card of another one."""
    rules = s.rules
    becomes = rules.card_of_function[rules.function_names.index(function)]
    names = [skill.name for skill in _skills(s, seat)]
    return any(skill.name in names for skill in rules.conversions.get(becomes, ()))


def _in_sight(s: State) -> list[int]:
    """Every card that is neither in a pile nor under way."""
    cards = [card for zone in (*s.hands, *s.intel) for card in zone]
    for frame in s.stack:
        cards += [card for card in (frame.card, *frame.cards) if card >= 0]
    return cards


def _under_way(s: State) -> list[str]:
    return [] if s.transit is None else _names(s, [s.transit.card])


def _names(s: State, cards: list[int]) -> list[str]:
    return [s.rules.faces[card].name for card in cards]
