"""柒佰 Seven Hundred: open, male (CL-CHAR-QIBAI-0)."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw, give
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options, or_none
from fengsheng.core.procedure import ask
from fengsheng.core.reason import Case
from fengsheng.core.ruleset import others
from fengsheng.core.skill import MALE, Mission, Modifier, Trigger
from fengsheng.core.state import State
from fengsheng.editions.classic.characters.common import Character, non_black


class AnyTurn(Modifier):
    """You may use 鎖定 in other players' turns."""

    # CL-PRIO-02, CL-CHAR-QIBAI-1a, CL-RULING-156: while a card passes
    hooks = ("lock_any_turn",)

    def used_by(self, c: Case, o: Option) -> bool:
        """A 鎖定 in somebody else's turn."""
        return o.kind == "play" and o.uses == "lock" and not c.mine


class Generous(Trigger):
    """When you use 鎖定, draw two cards, then give one hand card to another player. This is forced."""

    when = ("locked",)  # CL-RULING-121: once it has taken effect
    forced = True  # CL-CHAR-QIBAI-2a
    steps = ("respond", "settle", "asking", "finish")
    answers = ("given",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """Every 鎖定 of his."""
        return e.by == seat

    def resolve(self, s: State, f: Frame) -> None:
        """Draw, then he must give."""
        draw(s, f.by, 2, self.rule, "CL-DRAW-01")
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """CL-DEC-74, CL-RULING-155: only the two see the card."""
        options: list[Option] = []
        for o in hand_options(s, f.by, "give", self.rule):
            for target in others(s, f.by):
                options.append(Option(s.rules, "give", card=o.card, target=target, rule=self.rule))
        ask(s, f, f.by, "give", or_none(s, options, "CL-RULING-023"), then="given")

    def given(self, s: State, f: Frame, o: Option) -> None:
        """Hand it over."""
        f.step = "finish"
        if o.kind == "give":
            give(s, f.by, o.target, o.card, self.rule)


class TakeHerAlong(Modifier):
    """When you declare victory, choose one female to win with you."""

    # CL-CHAR-QIBAI-3a..3d, CL-RULING-122
    hooks = ("wins_along",)


class FiveTrue(Mission):
    """Gain five non-false intelligence."""

    def met(self, s: State, seat: int) -> bool:
        """CL-RULING-083: at least."""
        return non_black(s, seat) >= 5


QIBAI = Character("qibai", "柒佰", MALE, skills=(AnyTurn(), Generous(), TakeHerAlong()), mission=FiveTrue())
