"""Why something cannot be used: what the explanations of all editions have in common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from ..core.face import Face
from ..core.option import Option
from ..core.skill import Conversion, Skill
from ..core.state import State


class Reason(NamedTuple):
    """The answer: which sentence, which rule, and whether it says that it can be used."""

    key: str
    rule: str
    usable: bool = False


class Case:
    """One question put by one seat. `offered` is None if that seat is not asked in the open window."""

    __slots__ = ("asked", "kind", "offered", "s", "seat")

    def __init__(self, s: State, seat: int, offered: Sequence[Option] | None) -> None:
        self.s = s
        self.seat = seat
        self.offered = offered
        self.kind = s.ask_kind
        self.asked = s.ask_seat

    @property
    def alive(self) -> bool:
        """Whether the seat is in the game."""
        return bool(self.s.alive >> self.seat & 1)


def usable_card(c: Case, face: Face) -> Reason | None:
    """That a card of the hand can be used for its function, if it is offered."""
    for option in c.offered or ():
        if option.kind == "play" and c.s.book.faces[option.card] is face:
            return Reason("usable-card", option.law, usable=True)
    return None


def uses(c: Case, option: Option, skill: Skill) -> bool:
    """Whether an option uses the skill, or goes on with it."""
    if option.kind == "skill":
        return option.rule == skill.name
    if isinstance(skill, Conversion):
        face = c.s.book.faces[option.card] if option.kind == "play" else None
        return face is not None and face.function == skill.source and option.rule == skill.becomes
    return option.law.rstrip("abcdefg") == skill.law


def lacks_source(c: Case, skill: Conversion) -> bool:
    """Whether the hand has no card that could be used as another."""
    return not any(c.s.book.faces[card].function == skill.source for card in c.s.hands[c.seat])
