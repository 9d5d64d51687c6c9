"""How characters bend the game: actives, triggers, modifiers, conversions, missions.

A skill is a stateless rule owned by whoever plays the character. An edition lists its characters in a
roster; the ruleset builds lookup tables from it, so that a game without a kind of skill pays nothing.
"""

from __future__ import annotations

from typing import ClassVar, Final

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.item import Item
from fengsheng.core.option import Option
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.reveals import turn_up_character
from fengsheng.core.state import State

MALE: Final = 1
FEMALE: Final = 2


class Skill(Item):
    """One printed skill. `flip` marks a "flip this character" skill: the only sort a face-down
    character has. `covers` marks one whose own text covers the character."""

    character: str = ""  # whose it is, which of its skills, and the rule: given by the character
    number: int = 0
    rule: str = ""
    flip: bool = False
    covers: bool = False
    closed: bool = False  # names the event of a special phase: nothing may respond to it

    def fizzles(self, s: State, f: Frame) -> bool:
        """A skill dies with its owner; covering its character stops it unless it flips or covers."""
        if not s.alive >> f.by & 1 or s.dying >> f.by & 1:
            return True
        if not self.flip and not self.covers and not s.face_up >> f.by & 1:
            return True
        return self.pointless(s, f)

    def allows(self, s: State, seat: int, target: int) -> bool:
        """Every condition that its text puts on whom its owner, at `seat`, aims it at, as things lie now.
        What is offered comes from it, and it is asked again when the skill takes effect."""
        return True

    def pointless(self, s: State, f: Frame) -> bool:
        """Whether what it aimed at is gone, or is no longer what its text asks for."""
        return f.target != NOBODY and not self.allows(s, f.by, f.target)

    def victim(self, s: State, e: Frame) -> int:
        """Whom a skill that answers an event is about (default: whom the event is about)."""
        return e.target

    def used_by(self, c: Case, o: Option) -> bool:
        """Whether an option that is offered uses this skill, or goes on with it."""
        if o.kind == "skill":
            return o.uses == self.name
        return o.rule.rstrip("abcdefg") == self.rule

    def spent(self, c: Case) -> Reason | None:
        """Why it cannot be used for the rest of the game, if so."""
        return None

    def why_not(self, c: Case) -> Reason:
        """The first thing that stands in the way of its owner in the right moment (default: it is not for its
        owner to use)."""
        return Reason("by-itself", self.rule, when=SAID)

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """Costs that are paid on use, before anybody can respond (default: flipping oneself, if that is
        what the skill does). `o` is what its owner chose; None if it was forced."""
        if self.flip:
            turn_up_character(s, f.by, self.rule)


class Active(Skill):
    """A skill its owner uses when it fits: offered in windows and in the own turn."""

    moments: ClassVar[tuple[str, ...]] = ()

    def when(self, house_rules: dict[str, str]) -> tuple[str, ...]:
        """The moments at which it may be used where these house rules hold."""
        return self.moments

    def turns(self, house_rules: dict[str, str]) -> str:
        """Whose turns it is for: one's `own`, or any (empty). `ready` says it exactly."""
        return ""

    def ready(self, s: State, seat: int) -> bool:
        """Exactly: whether `offer` would add anything in such a moment."""
        raise NotImplementedError

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """Add the ways to use it now."""
        raise NotImplementedError

    def why_not(self, c: Case) -> Reason:
        """What can be missing although the moment is right."""
        raise NotImplementedError


class Trigger(Skill):
    """A skill that answers an event. `when` names the events; `forced` ones are not asked about."""

    when: ClassVar[tuple[str, ...]] = ()
    forced: bool = False
    own_death: bool = False  # about the death of its owner: works although its owner is dead

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """Whether the event may concern the owner, judged on public facts alone."""
        raise NotImplementedError

    def mine(self, s: State, seat: int, e: Frame) -> bool:
        """Whether it can really be used: may look at what the owner knows."""
        return True

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Add the ways to use it (default: one)."""
        out.append(Option(s.rules, "skill", self.name, rule=self.rule))


class Modifier(Skill):
    """A skill that changes what the rules say; `hooks` names where (see the edition's hooks)."""

    hooks: ClassVar[tuple[str, ...]] = ()


class Conversion(Modifier):
    """Cards of one function may be used as another one; colour and everything else stay."""

    source: int = -1  # function printed on the card
    cites_itself: bool = False  # this skill allows it, and not the rule of the card
    becomes: str = ""  # rule name of what it is used as

    def used_by(self, c: Case, o: Option) -> bool:
        """Whether an option uses a card of the one function as the other."""
        printed = c.s.rules.faces[o.card].function if o.kind == "play" else -1
        return printed == self.source and o.uses == self.becomes

    def why_not(self, c: Case) -> Reason:
        """No card to use so, or whatever stands in the way of what it becomes."""
        s = c.s
        if not s.has[self.source] >> c.seat & 1:
            return Reason("no-source", self.rule)
        return s.rules.cards[self.becomes].why_not(c)


class Mission:
    """A private win condition. `might` judges the same on public facts alone; an edition asks either only
    of those whose identity lets the mission count."""

    rule: str = ""
    shows_hand: bool = False
    hand_from: int = 0  # with fewer hand cards than that the hand cannot fulfil it

    def met(self, s: State, seat: int) -> bool:
        """Whether it is fulfilled."""
        return False

    def might(self, s: State, seat: int) -> bool:
        """Whether it may be fulfilled as far as everybody can see (default: it is a public fact)."""
        return self.met(s, seat)

    def met_by_dying(self, s: State, seat: int) -> bool:
        """Whether the death that is about to happen fulfils it."""
        return False

    def might_by_dying(self, s: State, seat: int) -> bool:
        """The same as far as everybody can see."""
        return self.met_by_dying(s, seat)

    def set_aside(self, s: State, seat: int) -> tuple[int, ...]:
        """Cards that count for it as cards of the hand, although they lie apart just now."""
        return ()

    def wins_along(self, s: State, seat: int, declarer: int, face_up: int) -> bool:
        """Whether another player's declaration fulfils it; `face_up` is how the characters lay before."""
        return False


class Character:
    """A character card: what is printed on it. Names, numbers and rule IDs of its skills and its mission
    follow from its code and their order, unless they have their own."""

    prefix: ClassVar[str] = ""  # of the rule IDs of its edition

    def __init__(
        self,
        code: str,
        name: str,
        gender: int,
        lurking: bool = False,
        skills: tuple[Skill, ...] = (),
        mission: Mission | None = None,
        rule: str = "",
    ) -> None:
        """`rule` is what its rule IDs begin with, if they are not of the catalogue."""
        self.code = code
        self.name = name
        self.lurking = lurking
        self.gender = gender
        self.skills = skills
        self.mission = mission
        rule = rule or f"{self.prefix}-CHAR-{code.upper()}"
        for number, skill in enumerate(skills, 1):
            skill.name = skill.name or f"{code}-{number}"
            skill.number = skill.number or number
            skill.character = skill.character or name
            skill.rule = skill.rule or f"{rule}-{number}"
        if mission is not None:
            mission.rule = mission.rule or f"{rule}-M"


def named(
    s: State, skill: Skill, target: int = -1, aim: int = -1, word: str = "", x: int = 0, again: bool = False
) -> Option:
    """The option to use a skill, with what is named on use; `again`: of several equal cards, one that
    something pending has named."""
    if again:
        return Option(s.rules, "skill", skill.name, NO_CARD, target, aim, word, x, skill.rule, named=True)
    return s.rules.once("skill", skill.name, NO_CARD, target, aim, word, x, skill.rule)


def start_skill(s: State, skill: Skill, seat: int, o: Option | None, event: Frame | None) -> Frame:
    """Put a skill into use: costs are paid at once, then it can be responded to (in a special phase it
    takes effect at once and is nobody's last action)."""
    f = Frame(skill.name, "settle" if skill.closed else "respond", seat)
    if o is not None:
        f.target = o.target
        f.aim = o.aim
        f.number = o.number
    if event is not None:
        f.occasion = event.occasion
        if f.target == NOBODY:
            f.target = skill.victim(s, event)
    if not skill.closed:
        s.anchor = seat
    s.stack.append(f)
    again = o is not None and o.named
    emit(s, "skill", seat, f.target, word=skill.name, rule=skill.rule, aim=f.aim, named=again)
    skill.announce(s, f, o)
    return f


def modifier(s: State, seat: int, hook: str) -> Skill | None:
    """The skill for a hook that a living, face-up character has, if any."""
    if not s.hooked.get(hook, 0) & s.face_up & s.alive & 1 << seat:
        return None
    return s.rules.modifiers[hook][s.character[seat]]
