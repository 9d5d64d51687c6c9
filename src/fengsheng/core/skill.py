"""How characters bend the game: actives, triggers, modifiers, conversions, missions.

A skill is a stateless rule owned by whoever plays the character. An edition lists its characters in a
roster; the book builds lookup tables from it, so that a game without a kind of skill pays nothing.
"""

from __future__ import annotations

from typing import ClassVar

from .frame import Frame
from .item import Item
from .moves import emit
from .option import Option
from .state import State

MALE, FEMALE = 1, 2


class Skill(Item):
    """One printed skill. `flip` marks a "flip this character" skill: the only sort a face-down
    character has. `covers` marks one whose own text covers the character."""

    character: ClassVar[str] = ""
    number: ClassVar[int] = 0
    law: ClassVar[str] = ""  # rule ID of the skill
    flip: ClassVar[bool] = False
    covers: ClassVar[bool] = False

    def in_force(self, s: State, seat: int) -> bool:
        """Face up: every skill but the flips; face down: the flips alone."""
        return (s.face_up >> seat & 1 == 0) == self.flip

    def fizzles(self, s: State, f: Frame) -> bool:
        """A skill dies with its owner; covering its character stops it unless it flips or covers."""
        if not s.alive >> f.by & 1 or s.dying >> f.by & 1:
            return True
        if not self.flip and not self.covers and not s.face_up >> f.by & 1:
            return True
        return self.pointless(s, f)

    def pointless(self, s: State, f: Frame) -> bool:
        """Whether what it aimed at is gone."""
        return False

    def announce(self, s: State, f: Frame) -> None:
        """Costs that are paid on use, before anybody can respond (default: none)."""


class Active(Skill):
    """A skill its owner uses when it fits: offered in windows and in the own turn."""

    def ready(self, s: State, seat: int, kind: str) -> bool:
        """Exactly: whether `offer` would add anything."""
        raise NotImplementedError

    def offer(self, s: State, seat: int, kind: str, out: list[Option]) -> None:
        """Add the ways to use it now."""
        raise NotImplementedError


class Trigger(Skill):
    """A skill that answers an event. `when` names the events; `forced` ones are not asked about."""

    when: ClassVar[tuple[str, ...]] = ()
    forced: ClassVar[bool] = False

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """Whether the event may concern the owner, judged on public facts alone."""
        raise NotImplementedError

    def mine(self, s: State, seat: int, e: Frame) -> bool:
        """Whether it can really be used: may look at what the owner knows."""
        return True

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Add the ways to use it (default: one)."""
        out.append(Option(s.book, "skill", self.name, law=self.law))


class Modifier(Skill):
    """A skill that answers questions of the rules; `bends` names them (see the edition's questions)."""

    bends: ClassVar[tuple[str, ...]] = ()


class Conversion(Modifier):
    """Cards of one function may be used as another one; colour and everything else stay."""

    source: ClassVar[int] = -1  # function printed on the card
    becomes: ClassVar[str] = ""  # rule name of what it is used as


class Mission:
    """A private win condition."""

    law: ClassVar[str] = ""
    shows_hand: ClassVar[bool] = False

    def met(self, s: State, seat: int) -> bool:
        """Whether it is fulfilled."""
        raise NotImplementedError

    def might(self, s: State, seat: int) -> bool:
        """Whether it may be fulfilled as far as everybody can see."""
        raise NotImplementedError


class Character:
    """A character card: name, whether it starts face down, gender, skills in printed order, mission."""

    __slots__ = ("code", "gender", "lurking", "mission", "name", "skills")

    def __init__(
        self,
        code: str,
        name: str,
        lurking: bool,
        gender: int,
        skills: tuple[Skill, ...] = (),
        mission: Mission | None = None,
    ) -> None:
        self.code = code
        self.name = name
        self.lurking = lurking
        self.gender = gender
        self.skills = skills
        self.mission = mission


def start_skill(
    s: State,
    skill: Skill,
    seat: int,
    target: int,
    aim: int,
    cards: tuple[int, ...],
    event: Frame | None,
    x: int = 0,
) -> Frame:
    """Put a skill into use: costs are paid at once, then it can be responded to."""
    f = Frame(skill.name, "respond", seat, target, -1, aim)
    f.x = x
    if event is not None:
        f.kind = event.kind
        f.on = len(s.stack) - 1
    s.anchor = seat
    s.stack.append(f)
    emit(s, "skill", seat, target, word=skill.name, rule=skill.law)
    skill.announce(s, f)
    return f


def bent_by(s: State, seat: int, question: str) -> Skill | None:
    """The skill of a living, face-up character that bends the answer to `question`, if any."""
    mask = s.book.bends.get(question, 0)
    if not mask:
        return None
    character = s.character[seat]
    if character < 0 or not mask >> character & 1 or not s.face_up >> seat & 1:
        return None
    return s.book.bender[question][character]
