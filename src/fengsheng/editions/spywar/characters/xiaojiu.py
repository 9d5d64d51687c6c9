"""小九 Xiao Jiu, the newspaper boy: male, hidden."""

from __future__ import annotations

from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, HiddenContest, draws, place_from_hand
from fengsheng.editions.spywar.hooks import would_have_three


class Extra(HiddenContest):
    """广发报: turn this card face up and draw three cards; then you may put any number of hand cards in front
    of any players, as long as nobody gets to three of a colour by it."""

    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def resolve(self, s: State, f: Frame) -> None:
        """Three cards."""
        draws(s, f.by, 3, self)
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-XIAOJIU-1a/1b, SW-RULING-40: one at a time, himself included. Colours only grow, so the
        zone after all placements is within the guard exactly if it is so after each of them."""
        options = [s.rules.plain("done", self.rule)]
        for o in hand_options(s, f.by, "place", self.rule):
            for target in everybody(s, f.by):
                if not would_have_three(s, target, (o.card,)):
                    options.append(s.rules.once("place", "", o.card, target, NO_CARD, "", 0, self.rule))
        ask(s, f, f.by, "place", options, then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Collected, not received."""
        f.step = "finish"
        if o.kind != "done":
            f.step = "asking"
            place_from_hand(s, f, o.card, o.target, self.rule)


XIAOJIU = Character("xiaojiu", "小九", MALE, lurking=True, skills=(Extra(),))
