"""職業殺手 the professional killer: open, male (CL-CHAR-SHASHOU-0)."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import lift_from_hand
from fengsheng.core.option import Option
from fengsheng.core.skill import MALE, Conversion, Mission, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, ask_for_black, has_black
from fengsheng.editions.classic.deck import COUNTER
from fengsheng.editions.classic.flow.gain import gain


class OneMore(Trigger):
    """When a player gains false intelligence that you sent, you may place one more false intelligence in
    front of that player."""

    when = ("gained_sent",)  # CL-CHAR-SHASHOU-1a: sent, nothing else
    steps = ("respond", "settle", "asking", "finish")
    answers = ("chosen",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-RULING-095/114: the gainer must be there; it may be himself."""
        return e.by == seat and e.target in e.seats and self.allows(s, seat, e.target)

    def mine(self, s: State, seat: int, e: Frame) -> bool:
        """He needs a black hand card."""
        return has_black(s, seat)

    def allows(self, s: State, seat: int, target: int) -> bool:
        """Somebody who is there."""
        return bool(s.alive >> target & 1)

    def resolve(self, s: State, f: Frame) -> None:
        """The card is chosen on resolution (CL-RULING-161)."""
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-72."""
        ask_for_black(s, f, self, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Place it."""
        f.step = "finish"
        if o.kind == "place":
            lift_from_hand(s, f.by, o.card)
            gain(s, [(f.target, (o.card,))], f.by, "skill", self.rule)


class CounterAsLock(Conversion):
    """You may use your 識破 as 鎖定. Name and effect change, the colour stays; it can be countered."""

    # CL-CHAR-SHASHOU-2a/2b; with the timing of 鎖定: CL-RULING-159
    hooks = ("conversions",)
    source = COUNTER
    becomes = "lock"


class Kill(Mission):
    """With your own hands, make a player the second or a later one to die."""

    def met(self, s: State, seat: int) -> bool:
        """CL-CHAR-SHASHOU-Ma/Mb, CL-RULING-115/116: by what he sent, used or placed; not his own death;
        only completed deaths count (CL-RULING-084/085)."""
        return any(s.killer[dead] == seat for dead in s.deaths[1:] if dead != seat)


SHASHOU = Character("shashou", "職業殺手", MALE, skills=(OneMore(), CounterAsLock()), mission=Kill())
