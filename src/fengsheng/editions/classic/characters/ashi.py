"""怪盜阿十 the phantom thief: open, male (CL-CHAR-ASHI-0)."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.skill import MALE, Mission
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, DrawHandCard


class FromTheGainer(DrawHandCard):
    """When a player gains false intelligence that you sent, you may draw one hand card of that player."""

    when = ("gained_sent",)  # CL-CHAR-ASHI-1a

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-ASHI-1b, CL-RULING-095/129: somebody else who is there and has cards."""
        return e.by == seat and e.target in e.seats and self.allows(s, seat, e.target)


class FromTheSender(DrawHandCard):
    """When you gain false intelligence that a player sent, you may draw one hand card of that player."""

    when = ("gained_sent",)  # CL-CHAR-ASHI-2a, CL-INCON-17

    def victim(self, s: State, e: Frame) -> int:
        """The sender."""
        return e.by

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """CL-CHAR-ASHI-2b, CL-RULING-129: somebody else who is there and has cards."""
        return seat in e.seats and self.allows(s, seat, e.by)


class TenCards(Mission):
    """Hold ten or more hand cards."""

    shows_hand = True
    hand_from = 10

    def met(self, s: State, seat: int) -> bool:
        """CL-RULING-030: there is no hand limit."""
        return len(s.hands[seat]) >= self.hand_from


ASHI = Character("ashi", "怪盜阿十", MALE, skills=(FromTheGainer(), FromTheSender()), mission=TenCards())
