"""Effects and missions that several cards word alike: written once."""

from __future__ import annotations

from fengsheng.core import skill
from fengsheng.core.face import BLACK, BLUE, NOBODY, RED
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn, draw, take_blind
from fengsheng.core.option import Option
from fengsheng.core.picks import aimed_at, copies, hand_options, or_none
from fengsheng.core.procedure import ask
from fengsheng.core.skill import Active, Mission, Skill, Trigger, named
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.burn import owner_of


class Character(skill.Character):
    """A character of this edition."""

    prefix = "CL"


def offer_black(s: State, skill: Skill, seat: int, out: list[Option]) -> None:
    """… one false intelligence of a player whom the skill allows: the exact card is named on use
    (CL-RULING-161)."""
    aims = aimed_at(s)
    for target in s.rules.round[seat]:
        if skill.allows(s, seat, target):
            for card, again in copies(s, s.intel[target], aims, BLACK):
                out.append(named(s, skill, target, card, again=again))


def black_is_gone(s: State, skill: Skill, f: Frame) -> bool:
    """The object is the card, wherever it lies now (CL-RULING-069); but that must be in front of somebody
    whom the skill still allows (CL-RULING-176)."""
    owner = owner_of(s, f.aim)
    return owner == NOBODY or not skill.allows(s, f.by, owner)


def burn_named(s: State, skill: Skill, f: Frame) -> None:
    """Burn it there."""
    burn(s, f.by, owner_of(s, f.aim), (f.aim,), skill.rule)


class OnPlayer(Active):
    """… a player whom the skill `allows`: the player is named on use (CL-RULING-161)."""

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """One way a player."""
        for target in s.rules.after[seat]:
            if self.allows(s, seat, target):
                out.append(named(s, self, target))


class DrawCards(Trigger):
    """… draw so many cards."""

    count = 0

    def resolve(self, s: State, f: Frame) -> None:
        """Drawing is done on resolution (CL-RULING-161)."""
        draw(s, f.by, self.count, self.rule, "CL-DRAW-01")


def ask_for_black(s: State, f: Frame, skill: Skill, then: str) -> None:
    """Which black hand card to place; asked also if the last one was spent meanwhile (CL-RULING-173)."""
    options = or_none(s, hand_options(s, f.by, "place", skill.rule, BLACK), "CL-RULING-173")
    ask(s, f, f.by, "place", options, then=then)


class DrawHandCard(Trigger):
    """… you may draw one hand card of that player (CL-TERM-13, CL-RULING-154). `victim` says whose."""

    def allows(self, s: State, seat: int, target: int) -> bool:
        """Somebody else who has cards; who is out has none."""
        return target != seat and bool(s.hands[target])

    def resolve(self, s: State, f: Frame) -> None:
        """Blindly."""
        take_blind(s, f.by, f.target, self.rule)


class Collect(Mission):
    """Gain so many intelligence of one colour (CL-RULING-083: at least)."""

    def __init__(self, colour: int, count: int) -> None:
        self.colour = colour
        self.count = count

    def met(self, s: State, seat: int) -> bool:
        """All intelligence is public."""
        return s.tally[seat * 3 + self.colour] >= self.count


class WipedOut(Mission):
    """A faction is wiped out (全滅): no member is left in the game (CL-RULING-086/087)."""

    def __init__(self, identities: tuple[int, ...]) -> None:
        self.identities = identities

    def met(self, s: State, seat: int) -> bool:
        """Identities of players who are out are face up, so this is public."""
        return any(wiped_out(s, identity) for identity in self.identities)


def wiped_out(s: State, identity: int) -> bool:
    """CL-OPT-50: whether members who lost count as gone."""
    if not s.dead | s.lost:
        return False
    members = s.identity.count(identity)  # how many there are is known from the table
    gone = s.dead | s.lost if s.rules.house["wipeout_counts_lost"] == "yes" else s.dead
    out = 0
    for other in range(s.rules.seats):
        if gone >> other & 1 and s.identity[other] == identity:
            out += 1
    return 0 < members <= out


def alone(s: State, seat: int) -> bool:
    """CL-RULING-120: all the others are out, by whatever cause."""
    return s.alive == 1 << seat


def first_on_left(s: State, seat: int) -> int:
    """CL-RULING-123: the first living, not dying player clockwise; -1 if there is none."""
    for other in reversed(s.rules.round[seat][1:]):
        if s.alive >> other & 1 and not s.dying >> other & 1:
            return other
    return -1


def non_black(s: State, seat: int) -> int:
    """How much non-false intelligence lies in front of a player."""
    return s.tally[seat * 3 + RED] + s.tally[seat * 3 + BLUE]


def has_black(s: State, seat: int) -> bool:
    """Whether a hand holds a black card."""
    faces = s.rules.faces
    for card in s.hands[seat]:
        if BLACK in faces[card].colours:
            return True
    return False
