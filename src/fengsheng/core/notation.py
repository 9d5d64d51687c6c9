"""How an answer is written: verb, card, object. `docs/notation.md` defines it for people."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from .face import NO_CARD, NOBODY

if TYPE_CHECKING:
    from .book import Book
    from .option import Option

SEATS: Final = "甲乙丙丁戊己庚辛壬"


def seat_name(seat: int) -> str:
    """甲 is seat 0, 乙 its right neighbour, and so on."""
    return SEATS[seat]


def write(book: Book, o: Option) -> str:
    """The canonical text of an option, unique among the options of its decision."""
    words = [o.kind]
    if o.kind == "skill":
        skill = book.skills[o.rule]
        words += [skill.character, str(skill.number)]
    if o.card != NO_CARD:
        face = book.faces[o.card]
        words.append(face.name)
        if o.kind == "play":
            used_as = book.rules[o.rule].name
            if used_as != book.rule_of_function[face.function]:
                words += ["as", book.function_of_rule[used_as]]
    for card in o.cards:
        words.append(book.faces[card].name)
    if o.target != NOBODY:
        if o.kind != "partner":
            words.append("to" if o.kind in ("send", "give") else "on")
        words.append(seat_name(o.target))
    if o.aim != NO_CARD:
        words.append(book.faces[o.aim].name)
    if o.word:
        words.append(o.word)
    return " ".join(words)
