"""威逼 coerce."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.knowledge import claim, function_hint, unclaim
from fengsheng.core.moves import give
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import show_hand_to
from fengsheng.core.ruleset import Ruleset, others
from fengsheng.core.state import State
from fengsheng.editions.spywar.deck import CLEAR, COERCE, FUNCTIONS, INTERCEPT, MISLEAD, SWAP
from fengsheng.editions.spywar.flow.moments import PLAY
from fengsheng.editions.spywar.flow.use import FunctionCard

NAMES: Final = (CLEAR, INTERCEPT, SWAP, MISLEAD)  # SW-CARD-WEIBI-01


class Coerce(FunctionCard):
    """威逼: name 澄清, 截获, 调包 or 误导; another player who holds such a card gives you one, or else shows
    you the whole hand."""

    name = "sw-coerce"
    function = COERCE
    rule = "SW-CARD-WEIBI-01"
    moments = (PLAY,)
    resistible = True
    answerable = True
    steps = ("effect", "choosing", "after", "finish")
    answers = ("given",)

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """SW-CARD-WEIBI-01: another player."""
        return others(s, seat)

    def ways_on(self, rules: Ruleset, card: int, target: int, rule: str) -> list[Option]:
        """SW-CARD-WEIBI-01: one of four names."""
        return [
            Option(rules, "play", self.name, card, target, NO_CARD, FUNCTIONS[name], name, rule)
            for name in NAMES
        ]

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-WEIBI-02/04..06, SW-RULING-10: printed names alone count; only the user sees the hand."""
        emit(s, "named", f.by, f.target, word=FUNCTIONS[f.number], rule="SW-CARD-WEIBI-01")
        if s.has[f.number] >> f.target & 1:
            claim(s, f.target, function_hint(f.number))
            f.step = "choosing"
        else:
            show_hand_to(s, f.target, f.by, "SW-CARD-WEIBI-04")

    def choosing(self, s: State, f: Frame) -> None:
        """SW-CARD-WEIBI-03: the target picks which."""
        faces = s.rules.faces
        options = [
            o
            for o in hand_options(s, f.target, "give", "SW-CARD-WEIBI-03")
            if faces[o.card].function == f.number
        ]
        ask(s, f, f.target, "coerced", options, then="given")

    def given(self, s: State, f: Frame, o: Option) -> None:
        """Face down (SW-TERM-10)."""
        f.step = "after"
        unclaim(s, f.target)
        give(s, f.target, f.by, o.card, "SW-CARD-WEIBI-02")
