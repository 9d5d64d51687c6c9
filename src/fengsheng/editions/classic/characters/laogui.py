"""老鬼 Lao Gui, the old ghost: lurking, female (CL-CHAR-LAOGUI-0)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import RED
from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_held, give_held, hold, lift_from_hand
from fengsheng.core.option import Option
from fengsheng.core.skill import FEMALE, Mission, Modifier, named
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, DrawCards
from fengsheng.editions.classic.flow.deaths import in_death, taken_openly
from fengsheng.editions.classic.flow.gain import gain
from fengsheng.editions.classic.hooks import OwnDeath

PICKS: Final = 3


class Probed(DrawCards):
    """When you are probed, flip this character and draw two cards. This is forced."""

    when = ("probed",)
    flip = True
    forced = True  # CL-CHAR-LAOGUI-1b; never otherwise: CL-CHAR-LAOGUI-1a
    count = 2

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """She is the one who is probed."""
        return e.target == seat


class Conceal(Modifier):
    """When you are probed you may conceal your identity: choose either reaction the card offers."""

    hooks = ("conceal",)  # only while face up: CL-CHAR-LAOGUI-2a; CL-RULING-096


class Legacy(OwnDeath):
    """When you die you may hand your whole hand, face down, to one player, who gains three of those cards
    at random as intelligence (all of them if there are no more)."""

    def usable(self, s: State, seat: int) -> bool:
        """She has cards, and somebody is there to take them."""
        return bool(s.hands[seat]) and bool(s.alive & ~s.dying & ~(1 << seat))

    def offer(self, s: State, seat: int, out: list[Option]) -> None:
        """CL-RULING-099: any other living player who is not dying."""
        for target in s.rules.after[seat]:
            if target != seat and s.alive >> target & 1 and not s.dying >> target & 1:
                out.append(named(s, self, target))

    def happen(self, s: State, f: Frame, o: Option) -> None:
        """CL-CHAR-LAOGUI-3c/3d: no refusal; three at random, at once. CL-OPT-54, CL-RULING-097: the rest
        stays hers, or is set aside for the recipient or the discard pile until the death is over."""
        seat = f.target
        hand = sorted(s.hands[seat])
        s.rng.shuffle(hand)
        picked = tuple(hand[:PICKS])
        for card in picked:
            lift_from_hand(s, seat, card)
            taken_openly(s, card)
        if s.rules.house["laogui_rest"] != "stay":
            for card in hand[PICKS:]:
                hold(s, f, seat, card, 1 << seat, self.rule)
            f.by = o.target
        gain(s, [(o.target, picked)], seat, "skill", self.rule)

    def put_away(self, s: State, f: Frame) -> None:
        """CL-OPT-54."""
        if s.rules.house["laogui_rest"] == "to_recipient" and s.alive >> f.by & 1:
            give_held(s, f, f.target, f.by, "CL-OPT-54")
        else:
            discard_held(s, f)


class FourRed(Mission):
    """When you die, you show your hand and it holds four or more red cards."""

    shows_hand = True
    hand_from = 1 << 10  # no hand will do: only her death looks at it

    def met_by_dying(self, s: State, seat: int) -> bool:
        """The hand as it was when she began to die (CL-OPT-52)."""
        hand = (*s.hands[seat], *self.set_aside(s, seat))
        faces = s.rules.faces
        return in_death(s).at + sum(RED in faces[c].colours for c in hand) >= 4

    def might_by_dying(self, s: State, seat: int) -> bool:
        """Four cards could be red."""
        return in_death(s).at + len(s.hands[seat]) + len(self.set_aside(s, seat)) >= 4

    def set_aside(self, s: State, seat: int) -> tuple[int, ...]:
        """CL-OPT-52/54, CL-RULING-077: what nobody picked of her legacy; it is shown with the hand."""
        return in_death(s).cards


LAOGUI = Character(
    "laogui", "老鬼", FEMALE, lurking=True, skills=(Probed(), Conceal(), Legacy()), mission=FourRed()
)
