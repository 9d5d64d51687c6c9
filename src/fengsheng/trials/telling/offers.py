"""Who is asked, and what may be answered."""

from __future__ import annotations

from collections.abc import Iterable

from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.notation import NAMED, SEATS
from fengsheng.core.option import Option
from fengsheng.core.ruleset import Ruleset
from fengsheng.scenario.offers import Asked, NeverAsked, Offered
from fengsheng.scenario.table import Table
from fengsheng.trials.telling.teller import Teller
from fengsheng.words import option_label, prompt

# quotations within the quotation of a question
_WITHIN = {"zh-Hant": str.maketrans("「」", "『』"), "zh-Hans": str.maketrans("“”", "‘’")}
MANY = 6  # answers that are named; the others are counted


def offered(t: Teller, table: Table, check: Offered) -> str:
    """What somebody may do, what alone, or what they may not."""
    known = {option.notation: option for option in table.offers(check.seat) or ()}
    rules = table.state.rules
    options = [known.get(one) or unoffered(rules, one) for one in check.notations]
    key = {"offered": "offered", "not offered": "offered-not", "offered only": "offered-only"}[check.mode]
    return t.person(key, check.seat, what=_list(t, (label(t, option) for option in options)))


def label(t: Teller, option: Option) -> str:
    """What an answer is called."""
    return option_label(t.lang, option, t.names)


def _list(t: Teller, labels: Iterable[str]) -> str:
    told = list(dict.fromkeys(labels))
    text = told[0]
    for more in told[1:MANY]:
        text = t.told("or", a=text, b=more)
    return t.told("and-more", what=text, n=len(told) - MANY) if len(told) > MANY else text


def asked(t: Teller, table: Table, check: Asked) -> str:
    """What somebody is asked, in the words in which they are."""
    if not check.yes:
        return t.person("asked-not-that" if check.kind else "asked-not", check.seat)
    question = prompt(t.lang, table.view(check.seat), t.names, table.state.rules.house)
    return t.person("asked", check.seat, what=question.translate(_WITHIN.get(t.lang, {})))


def never_asked(t: Teller, check: NeverAsked) -> str:
    """Nobody ever asked them."""
    return t.person("asked-never", check.seat)


def unoffered(rules: Ruleset, notation: str) -> Option:
    """The option that an answer would be if it were offered: for its words alone."""
    kind, *rest = notation.split(" ")
    uses, target, aim, as_function = "", NOBODY, NO_CARD, ""
    cards: list[int] = []
    words: list[str] = []
    if kind == "skill":
        character, number, *rest = rest
        uses = next(
            skill.name
            for skill in rules.skills.values()
            if (skill.character, str(skill.number)) == (character, number)
        )
    numbers = {face.name: card for card, face in reversed(list(enumerate(rules.faces)))}
    while rest:
        word = rest.pop(0)
        card = numbers.get(word.removesuffix(NAMED))
        if word in ("on", "to") and rest and rest[0] in SEATS:
            target = SEATS.index(rest.pop(0))
        elif word == "as" and rest:
            as_function = rest.pop(0)
        elif card is not None and target != NOBODY:
            aim = card
        elif card is not None:
            cards.append(card)
        else:
            words.append(word)
    if kind == "play":
        face = rules.faces[cards[0]]
        function = rules.function_names.index(as_function) if as_function else face.function
        uses = rules.card_of_function[function]
    first = cards[0] if cards else NO_CARD
    named = NAMED in notation
    return Option(rules, kind, uses, first, target, aim, " ".join(words), cards=tuple(cards[1:]), named=named)
