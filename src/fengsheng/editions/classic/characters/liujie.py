"""六姐 Sixth Sister: open, female (CL-CHAR-LIUJIE-0)."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import lift_from_hand
from fengsheng.core.skill import FEMALE, Mission, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, DrawHandCard
from fengsheng.editions.classic.flow.deaths import taken_openly
from fengsheng.editions.classic.flow.gain import gain


class LightFingers(DrawHandCard):
    """When you probe a player, you may draw one hand card of that player."""

    when = ("probed", "after_probe")  # CL-CHAR-LIUJIE-1a: not if it was countered

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-OPT-53, CL-RULING-126: before or after the reaction, as the table plays."""
        early = s.rules.house["liujie_steal"] == "before_reaction"
        fits = e.occasion == ("probed" if early else "after_probe")
        return fits and e.by == seat and self.allows(s, seat, e.target)


class Inherit(Trigger):
    """When a player dies, you may draw one of that player's hand cards, without looking, as
    intelligence."""

    when = ("dies",)
    closed = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-LIUJIE-2b/2c, CL-RULING-127: somebody with cards, rescued or not; nobody is asked about the
        own death."""
        return self.allows(s, seat, e.target)

    def allows(self, s: State, seat: int, target: int) -> bool:
        """Somebody who has cards."""
        return bool(s.hands[target])

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CHAR-LIUJIE-2a: at random."""
        hand = sorted(s.hands[f.target])
        card = hand[s.rng.below(len(hand))]
        lift_from_hand(s, f.target, card)
        taken_openly(s, card)
        gain(s, [(f.by, (card,))], f.by, "skill", self.rule)


class Six(Mission):
    """Gain six intelligence."""

    def met(self, s: State, seat: int) -> bool:
        """CL-RULING-083: at least."""
        return len(s.intel[seat]) >= 6


LIUJIE = Character("liujie", "六姐", FEMALE, skills=(LightFingers(), Inherit()), mission=Six())
