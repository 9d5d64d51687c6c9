"""利诱 entice."""

from __future__ import annotations

from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.moves import take_top, to_discard, to_hand
from fengsheng.core.reveals import reveal
from fengsheng.core.ruleset import everybody
from fengsheng.core.state import State
from fengsheng.editions.spywar.deck import ENTICE
from fengsheng.editions.spywar.flow.arrival import lay_down
from fengsheng.editions.spywar.flow.moments import PLAY
from fengsheng.editions.spywar.flow.use import FunctionCard
from fengsheng.editions.spywar.hooks import would_have_three


class Entice(FunctionCard):
    """利诱: the top card of the pile is shown and put in front of a player; if that player would then have
    three of one of its colours, it goes into your hand instead."""

    name = "sw-entice"
    function = ENTICE
    rule = "SW-CARD-LIYOU-01"
    moments = (PLAY,)
    answerable = True

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """SW-CARD-LIYOU-01: any player, the user too."""
        return everybody(s, seat)

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-LIYOU-02..07: collected, not received; public in both cases."""
        card = take_top(s, "SW-RULING-01")
        if card == NO_CARD:
            return  # SW-RULING-11
        reveal(s, "show_top", f.by, (card,), "SW-CARD-LIYOU-07")
        if not would_have_three(s, f.target, (card,)):
            lay_down(s, f, f.by, f.target, card, "placed", "SW-CARD-LIYOU-02")
        elif s.alive >> f.by & 1:
            to_hand(s, f.by, card, "SW-CARD-LIYOU-03")
        else:
            to_discard(s, card)
