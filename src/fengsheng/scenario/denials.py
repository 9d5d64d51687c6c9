"""Denials that could not have been otherwise: what can never happen here proves nothing by not happening."""

from __future__ import annotations

from fengsheng.core.card import Card
from fengsheng.core.notation import NAMED, SEATS
from fengsheng.core.skill import Active, Skill, Trigger
from fengsheng.core.state import State
from fengsheng.core.vocabulary import CARD, CHARACTER, IDENTITY, SKILL
from fengsheng.editions.registry import find
from fengsheng.scenario.pattern import Pattern
from fengsheng.scenario.table import Table

# verbs whose card is one of the hand; other verbs may name cards that lie elsewhere
_FROM_HAND = ("play", "send", "discard", "hand_over", "put")
_FROM_INTEL = ("burn",)
_ANY_TRIGGER = "trigger"  # the question that is the same for all events
# what people do of their own accord: a rule may let them or not, whatever they are asked
_AT_LEISURE = ("pass", "play", "skill", "send", "declare", "end")
# families of words that name what somebody at the table has, or is
_SOMEBODYS = {CARD, CHARACTER, IDENTITY, SKILL}
# verbs whose second card lies in front of the player who is named; skills may also move cards there
_AT_TARGET = ("play", "burn")


def cannot_be_offered(table: Table, seat: int, notation: str) -> str:
    """Why a seat could not be offered this whatever the rules say; empty if it could."""
    s = table.state
    verb, *rest = notation.split(" ")
    if verb == "skill" and (empty := _no_skill(table, seat, rest)):
        return empty
    if "as" in rest and not _converts(s, seat, rest[rest.index("as") + 1]):
        return f"no skill of {SEATS[seat]} uses a card as {rest[rest.index('as') + 1]}"
    if verb == "play" and (empty := _never_on(s, rest)):
        return empty
    return _not_there(s, seat, verb, rest) or _no_answer(table, verb)


def _not_there(s: State, seat: int, verb: str, words: list[str]) -> str:
    """Which card of an answer does not lie where it would have to."""
    faces = {face.name for face in s.rules.faces}
    target = -1
    for word in words:
        name = word.removesuffix(NAMED)
        if len(word) == 1 and word in SEATS:
            target = SEATS.index(word)
        elif name in faces:
            there, where = _place(s, seat, verb, target)
            if name not in there:
                return where.format(name)
    return ""


def _place(s: State, seat: int, verb: str, target: int) -> tuple[list[str], str]:
    """The cards that such an answer may name, behind a target or not, and what is said of one that is not
    among them."""
    if target >= 0 and verb in _AT_TARGET:
        return _names(s, s.intel[target]) + _under_way(s), f"no {{}} lies in front of {SEATS[target]}"
    if verb in _FROM_HAND:
        return _names(s, s.hands[seat]), f"{SEATS[seat]} does not hold {{}}"
    if verb in _FROM_INTEL:
        return _names(s, [card for zone in s.intel for card in zone]), "{} lies in front of nobody"
    return _names(s, _in_sight(s)) + _under_way(s), "{} is in no hand, in front of nobody and not in use"


def _no_answer(table: Table, verb: str) -> str:
    """Why no such question is ever answered like that."""
    assert table.asked is not None
    kind = find(table.state.rules.preset).vocabulary.question(table.asked.kind)
    if kind is None or verb in kind.answers or verb in _AT_LEISURE:
        return ""
    return f"a question of kind {kind.name} is never answered with {verb!r}"


def _no_skill(table: Table, seat: int, words: list[str]) -> str:
    """Why a seat has no such skill to use at a question of this sort: to use at will, or to answer what has
    happened."""
    assert table.asked is not None
    rules, me = table.state.rules, SEATS[seat]
    who, number, *_ = words
    if who != rules.characters[table.state.character[seat]].name:
        return f"{me} is not {who} and has no such skill"
    skill = next(skill for skill in _skills(table.state, seat) if skill.number == int(number))
    at_will = table.asked.kind in rules.moments
    if isinstance(skill, Active if at_will else Trigger):
        return ""
    if not isinstance(skill, Active | Trigger):
        return f"{who} {number} is never used: it holds by itself"
    how = "answers what has happened" if at_will else "is used at will"
    return f"{who} {number} {how}, and is no answer to a question of kind {table.asked.kind}"


def _never_on(s: State, words: list[str]) -> str:
    """Why a card that is used so is never aimed at a player: its function takes none."""
    rules = s.rules
    if "on" not in words or words[words.index("on") + 1] not in SEATS:
        return ""
    printed = words[0].removesuffix(NAMED)
    face = next(face for face in rules.faces if face.name == printed)
    name = words[2] if words[1] == "as" else rules.function_names[face.function]
    use = type(rules.cards[rules.card_of_function[rules.function_names.index(name)]])
    aims = use.targets is not Card.targets or use.offer is not Card.offer
    return "" if aims else f"{name} is never used on a player"


def cannot_happen(table: Table, pattern: Pattern) -> str:
    """Why no such event could have happened whatever the rules say; empty if it could."""
    s, kind, word = table.state, pattern.kind, pattern.word
    if (
        word is not None
        and not _SOMEBODYS.isdisjoint(kind.words)
        and (empty := _without(s, word, pattern.by))
    ):
        return empty
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


def cannot_be_asked(s: State, seat: int, kind: str) -> str:
    """Why a seat could not be asked (such a question) whatever the rules say; empty if it could."""
    question = find(s.rules.preset).vocabulary.question(kind)
    if question is None or kind in s.rules.moments or "skill" not in question.answers:
        return ""
    who = [s.character[seat]]
    if s.ask_forced and not s.face_up >> seat & 1:  # whoever sits there, as far as the others know
        who = [number for number in range(len(s.rules.characters)) if s.could_be[seat] >> number & 1]
    answers = [
        skill
        for number in who
        for skill in s.rules.characters[number].skills
        if isinstance(skill, Trigger) and kind in (*skill.when, _ANY_TRIGGER)
    ]
    return "" if answers else f"{SEATS[seat]} has no skill that answers a question of kind {kind}"


def _without(s: State, name: str, by: int | None) -> str:
    """Why this card or skill cannot have been used (by somebody), or nobody has this identity or character;
    empty if it can. Where there are skills they may use a card that nobody holds."""
    seats = range(s.rules.seats) if by is None else (by,)
    characters = [s.rules.characters[s.character[seat]] for seat in seats]
    if any(name == character.name for character in s.rules.characters):
        there = any(name == character.name for character in characters)
        return "" if there else f"{'nobody' if by is None else SEATS[by]} is {name}"
    if name in s.rules.identity_names:
        held = [s.rules.identity_names[identity] for identity in s.identity]
        return "" if name in held else f"nobody is {name}"
    skills = [skill.name for character in characters for skill in character.skills]
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
