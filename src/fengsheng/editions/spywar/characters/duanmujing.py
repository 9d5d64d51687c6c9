"""端木静 Duanmu Jing, the student: female, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import discard_from_hand
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.skill import FEMALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, PlayPhase, draws


class NewThinking(PlayPhase):
    """新思潮: once in your play phase, discard one hand card, then draw two."""

    steps = ("settle", "asking", "finish")
    answers = ("chosen",)

    def possible(self, s: State, seat: int) -> bool:
        """SW-CHAR-DUANMUJING-1a: she needs a hand card."""
        return bool(s.hands[seat])

    def resolve(self, s: State, f: Frame) -> None:
        """Which card."""
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """She chooses."""
        ask(s, f, f.by, "discard", hand_options(s, f.by, "discard", self.rule), then="chosen")

    def chosen(self, s: State, f: Frame, o: Option) -> None:
        """Discarding is no use of a card."""
        f.step = "finish"
        discard_from_hand(s, f.by, o.card, True, self.rule)
        draws(s, f.by, 2, self)


DUANMUJING = Character("duanmujing", "端木静", FEMALE, skills=(NewThinking(),))
