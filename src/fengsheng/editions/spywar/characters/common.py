"""What the skills of this edition have in common: they run to their end and nothing answers them."""

from __future__ import annotations

from collections.abc import Iterable
from typing import ClassVar

from fengsheng.core import skill
from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw, lift_from_hand, lift_from_intel, to_hand
from fengsheng.core.option import Option
from fengsheng.core.picks import intel_options
from fengsheng.core.procedure import ask
from fengsheng.core.reason import NEVER, SAID, Case, Reason
from fengsheng.core.reveals import reveal
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import MALE, Active, Skill, Trigger, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.flow.arrival import lay_down
from fengsheng.editions.spywar.flow.moments import CONTEST, PLAY, at_idle, passed


class Character(skill.Character):
    """A character of this edition."""

    prefix = "SW"


class Act(Active):
    """An active skill (主动): chosen at an idle point, resolved completely at once (SW-TRIG-03)."""

    closed = True
    limit: str = "SW-TERM-16"  # the rule that says how often, if there is a limit

    def why_not(self, c: Case) -> Reason:
        """The phase, the limit, whoever has passed already (being asked again would not renew it), and at
        last what is missing."""
        reason = self.wrong_moment(c)
        if reason is None and used(c.s, self, c.seat):
            reason = Reason("sw-used", self.limit, when=NEVER)
        return reason or passed(c) or Reason("sw-nothing", self.rule)

    def wrong_moment(self, c: Case) -> Reason | None:
        """Most of them are for the 争夺阶段."""
        return None if c.kind == CONTEST else Reason("sw-skill-contest", self.rule, when=SAID)

    def fizzles(self, s: State, f: Frame) -> bool:
        """A skill that was started runs to its end."""
        return False


class PlayPhase(Act):
    """A skill of the own 出牌阶段, once in each (SW-TERM-15)."""

    moments = (PLAY,)
    limit = "SW-TERM-15"

    def wrong_moment(self, c: Case) -> Reason | None:
        """Nobody else's."""
        return None if at_idle(c, PLAY) else Reason("sw-skill-play-phase", self.rule, when=SAID)

    def ready(self, s: State, seat: int) -> bool:
        """In the own play phase, not used yet, and possible at all."""
        return s.turn == seat and not used(s, self, seat) and self.possible(s, seat)

    def possible(self, s: State, seat: int) -> bool:
        """Whether there is anything to do."""
        return True

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """One way to start it, unless something is named first."""
        out.append(named(s, self))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """Once per phase."""
        note_use(s, self, f.by)


class HiddenContest(Act):
    """A hidden character's skill in the 争夺阶段: its first step turns the card face up (SW-TERM-23), and
    face down again, it has the skill again (SW-TERM-24)."""

    flip: bool = True
    moments: ClassVar[tuple[str, ...]] = (CONTEST,)

    def ready(self, s: State, seat: int) -> bool:
        """While the pending intelligence is contested."""
        return s.transit is not None and self.possible(s, seat)

    def possible(self, s: State, seat: int) -> bool:
        """Whether there is anything to do."""
        return True

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """One way to start it, unless something is named first."""
        out.append(named(s, self))


class Answer(Trigger):
    """A triggered skill (触发类): offered at the next node, resolved completely."""

    closed = True
    takes_identity: ClassVar[bool] = False  # its owner may know an identity card that has left the game

    def fizzles(self, s: State, f: Frame) -> bool:
        """A skill that was started runs to its end."""
        return False


class LaysCard(Answer):
    """… you may put a hand card in front of somebody: both are named on use, and it lies down at once."""

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """The card lies down."""
        assert o is not None
        place_from_hand(s, f, o.card, f.target, self.rule)


class LaysBlack(LaysCard):
    """… a hand card with black in it; then draw one card."""

    def mine(self, s: State, seat: int, e: Frame) -> bool:
        """There must be a black one."""
        return black_in_hand(s, seat)

    def resolve(self, s: State, f: Frame) -> None:
        """「然后」: only because it was placed (SW-TERM-14)."""
        draws(s, f.by, 1, self)


def used(s: State, skill: Skill, seat: int) -> bool:
    """Whether a skill with a limit was used in this turn already (marks end with the turn)."""
    return f"used:{skill.name}:{seat}" in s.marks


def note_use(s: State, skill: Skill, seat: int) -> None:
    """Remember it until the turn ends."""
    s.marks[f"used:{skill.name}:{seat}"] = 1


def black_in_hand(s: State, seat: int) -> bool:
    """Whether a hand holds a card with black in it."""
    return any(BLACK in s.rules.faces[c].colours for c in s.hands[seat])


def place_from_hand(s: State, f: Frame, card: int, target: int, rule: str) -> None:
    """A hand card of who uses the skill is put in front of somebody."""
    lift_from_hand(s, f.by, card)
    lay_down(s, f, f.by, target, card, "placed", rule)


def move_intel_card(s: State, f: Frame, source: int, target: int, card: int, rule: str) -> None:
    """Intelligence changes its place from one player to another."""
    lift_from_intel(s, source, card)
    lay_down(s, f, f.by, target, card, "moved", rule)


def intel_to_hand(s: State, seat: int, source: int, card: int, rule: str) -> None:
    """Intelligence is taken into a hand; everybody saw which."""
    lift_from_intel(s, source, card)
    to_hand(s, seat, card, rule)


def name_intel(s: State, skill: Skill, owners: Iterable[int], out: list[Option]) -> None:
    """Add the ways to use a skill on one intelligence of one of these players, which is named on use."""
    for owner in owners:
        for o in intel_options(s, owner, "take", skill.rule):
            out.append(named(s, skill, owner, o.card))


def ask_for_burning(s: State, f: Frame, skill: Skill, colour: int, then: str) -> None:
    """Who uses the skill chooses an intelligence with this colour in it, in front of anybody."""
    options: list[Option] = []
    for owner in everybody(s, f.by):
        for o in intel_options(s, owner, "burn", skill.rule, colour):
            options.append(Option(s.rules, "burn", target=owner, aim=o.card, rule=skill.rule))
    ask(s, f, f.by, "burn", options, then=then)


def ask_whom(s: State, f: Frame, skill: Skill, then: str) -> None:
    """Who uses the skill names anybody who lives, the user included."""
    options = [Option(s.rules, "aim", target=seat, rule=skill.rule) for seat in everybody(s, f.by)]
    ask(s, f, f.by, "aim", options, then=then)


def show_cards(s: State, seat: int, cards: tuple[int, ...], rule: str) -> None:
    """SW-TERM-12: hand cards are shown to everybody and stay in the hand."""
    reveal(s, "show", seat, cards, rule)


def draws(s: State, seat: int, count: int, skill: Skill) -> bool:
    """Draw, if still in the game; whether there were so many, for what follows 「然后」 (SW-TERM-14)."""
    return bool(s.alive >> seat & 1) and draw(s, seat, count, skill.rule, "SW-RULING-01") == count


def is_male(s: State, seat: int) -> bool:
    """SW-TERM-22: only a face-up character has a gender."""
    return bool(s.face_up >> seat & 1 and s.rules.characters[s.character[seat]].gender & MALE)


def both_draw(s: State, one: int, other: int, skill: Skill) -> None:
    """Two players draw a card each, the one nearer counter-clockwise from the turn player first
    (SW-RULING-19); twice the same player draws two."""
    if one == other:
        draws(s, one, 2, skill)
        return
    for seat in s.rules.round[s.turn]:
        if seat in (one, other):
            draws(s, seat, 1, skill)
