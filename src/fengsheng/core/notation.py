"""How an answer is written: verb, card, object. `docs/notation.md` defines it for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from fengsheng.core.face import NO_CARD, NOBODY

if TYPE_CHECKING:
    from fengsheng.core.option import Option
    from fengsheng.core.ruleset import Ruleset

SEATS: Final = "甲乙丙丁戊己庚辛壬"
NAMED: Final = "*"


def seat_name(seat: int) -> str:
    """甲 is seat 0, 乙 its right neighbour, and so on."""
    return SEATS[seat]


def written(name: str, named: bool) -> str:
    """A card; of several equal ones, the one that something pending has named has a star behind it."""
    return name + NAMED if named else name


def preposition(verb: str) -> str:
    """What stands before the seat that is aimed at; nothing where a seat is all there is."""
    if verb == "partner":
        return ""
    return "to" if verb in ("send", "give") else "on"


def card_text(o: Option) -> str:
    """The card of an option, as notation writes it; empty if it has none."""
    return "" if o.card == NO_CARD else written(o.rules.faces[o.card].name, o.named and o.aim == NO_CARD)


def aim_text(o: Option) -> str:
    """The card an option aims at, as notation writes it; empty if there is none."""
    return "" if o.aim == NO_CARD else written(o.rules.faces[o.aim].name, o.named)


def write(rules: Ruleset, o: Option) -> str:
    """The canonical text of an option, unique among the options of its decision."""
    words = [o.kind]
    if o.kind == "skill":
        skill = rules.skills[o.uses]
        words += [skill.character, str(skill.number)]
    if o.card != NO_CARD:
        face = rules.faces[o.card]
        words.append(card_text(o))
        if o.kind == "play":
            used_as = rules.procedures[o.uses].name
            if used_as != rules.card_of_function[face.function]:
                words += ["as", rules.function_of_card[used_as]]
    for card in o.cards:
        words.append(rules.faces[card].name)
    if o.target != NOBODY:
        before = preposition(o.kind)
        if before:
            words.append(before)
        words.append(seat_name(o.target))
    if o.aim != NO_CARD:
        words.append(aim_text(o))
    if o.word:
        words.append(o.word)
    return " ".join(words)
