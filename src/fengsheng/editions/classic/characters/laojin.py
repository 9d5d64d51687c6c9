"""老金 Lao Jin: lurking, male (CL-CHAR-LAOJIN-0)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import EVERYONE
from fengsheng.core.face import BLUE, RED
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw, hold, lift_from_hand, put_on_pile
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import cover_character
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import MALE, Mission, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, ask_for_black, has_black
from fengsheng.editions.classic.flow.gain import NO_SKILLS, gain

DRAWS: Final = 5
PUTS_BACK: Final = 2


class SeenThrough(Trigger):
    """When a card of yours is countered, you may flip this character: draw five cards, then put two hand
    cards on top of the pile in any order."""

    when = ("countered",)  # never otherwise: CL-CHAR-LAOJIN-1a
    flip = True
    steps = ("respond", "settle", "putting", "asking", "finish")
    answers = ("put",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-RULING-112: any card he used, also one he countered himself."""
        return e.target == seat

    def resolve(self, s: State, f: Frame) -> None:
        """Draw five."""
        draw(s, f.by, DRAWS, self.rule, "CL-DRAW-01")
        f.at = PUTS_BACK
        f.step = "putting"

    def putting(self, s: State, f: Frame) -> None:
        """Two, if he has them (CL-RULING-023)."""
        f.step = "asking" if f.at and s.hands[f.by] else "finish"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-67: the last one lies on top."""
        ask(s, f, f.by, "put", hand_options(s, f.by, "put", self.rule), then="put")

    def put(self, s: State, f: Frame, o: Option) -> None:
        """CL-RULING-025: a pile that ran out is re-formed first."""
        put_on_pile(s, f.by, o.card, self.rule)
        f.at -= 1
        f.step = "putting"


class Spread(Trigger):
    """When you gain false intelligence, you may place one false intelligence in front of yourself: cover
    this character and place one intelligence in front of each of any number of players."""

    when = ("gained_sent", "gained_otherwise")
    covers = True  # CL-RULING-010: covered meanwhile by somebody else it still resolves; dead it does not
    steps = ("respond", "settle", "choosing", "covering", "spreading", "placing", "finish")
    answers = ("chosen", "spread")

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """He gained a black one."""
        return seat in e.seats

    def mine(self, s: State, seat: int, e: Frame) -> bool:
        """CL-PRIO-04: he needs a black hand card."""
        return has_black(s, seat)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-RULING-161: in one go, from his hand (CL-CHAR-LAOJIN-2a)."""
        f.step = "choosing"

    def choosing(self, s: State, f: Frame) -> None:
        """CL-DEC-68: which black card on himself."""
        ask_for_black(s, f, self, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """It is checked for death; it is no occasion for this skill again (CL-RULING-161)."""
        if o.kind == "none":
            f.step = "finish"
            return
        f.step = "covering"
        lift_from_hand(s, f.by, o.card)
        gain(s, [(f.by, (o.card,))], f.by, "skill", self.rule, NO_SKILLS)

    def covering(self, s: State, f: Frame) -> None:
        """CL-RULING-111: dead by now: nothing more. CL-CHAR-LAOJIN-2b: he covers himself."""
        if not s.alive >> f.by & 1:
            f.step = "finish"
            return
        cover_character(s, f.by, f.by, self.rule)
        f.step = "spreading" if s.hands[f.by] else "finish"

    def spreading(self, s: State, f: Frame) -> None:
        """CL-CHAR-LAOJIN-2c/2d, CL-RULING-110, CL-DEC-69: at least one, one card each, any colour, himself
        allowed."""
        options: list[Option] = []
        for o in hand_options(s, f.by, "place", self.rule):
            for target in everybody(s, f.by):
                if target not in f.seats:
                    options.append(Option(s.rules, "place", card=o.card, target=target, rule=self.rule))
        if f.seats:
            options.insert(0, Option(s.rules, "done", rule=self.rule))
        ask(s, f, f.by, "spread", options, then="spread")

    def spread(self, s: State, f: Frame, o: Option) -> None:
        """A chosen card is set aside with the skill."""
        if o.kind == "done":
            f.step = "placing"
            return
        hold(s, f, f.by, o.card, EVERYONE, self.rule)
        f.seats = (*f.seats, o.target)
        more = s.hands[f.by] and len(f.seats) < s.alive.bit_count()
        f.step = "spreading" if more else "placing"

    def placing(self, s: State, f: Frame) -> None:
        """CL-RULING-110: all at once."""
        placements: list[tuple[int, tuple[int, ...]]] = [
            (seat, (card,)) for seat, card in zip(f.seats, f.cards, strict=True)
        ]
        f.cards = ()
        f.step = "finish"
        gain(s, placements, f.by, "skill", self.rule)


class ThreeAndThree(Mission):
    """Your hand holds three red and three blue cards."""

    shows_hand = True
    hand_from = 6

    def met(self, s: State, seat: int) -> bool:
        """CL-RULING-082/083: at least; looked at when an effect is complete."""
        if len(s.hands[seat]) < self.hand_from:
            return False
        counts = [0, 0, 0]
        for card in s.hands[seat]:
            for colour in s.rules.faces[card].colours:
                counts[colour] += 1
        return counts[RED] >= 3 and counts[BLUE] >= 3

    def might(self, s: State, seat: int) -> bool:
        """Six cards could be those."""
        return len(s.hands[seat]) >= self.hand_from


LAOJIN = Character(
    "laojin", "老金", MALE, lurking=True, skills=(SeenThrough(), Spread()), mission=ThreeAndThree()
)
