"""连鸢 Lian Yuan, the writer: female, hidden."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import PASS, Option
from fengsheng.core.picks import intel_options
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import FEMALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, HiddenContest, intel_to_hand, name_intel


class SkilfulPen(HiddenContest):
    """妙笔巧辩: turn this card face up and take one intelligence, or two that have no colour in common, from
    in front of anybody into your hand."""

    steps = ("settle", "asking", "finish")
    answers = ("taken",)

    def possible(self, s: State, seat: int) -> bool:
        """SW-CHAR-LIANYUAN-1c/1d: some intelligence lies in front of somebody; the pending one does not."""
        return any(s.intel[t] for t in everybody(s, seat))

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """SW-CHAR-LIANYUAN-1a: the first, of anybody, herself included."""
        name_intel(s, self, everybody(s, seat), out)

    def resolve(self, s: State, f: Frame) -> None:
        """It is in her hand; its colours are remembered."""
        for colour in s.rules.faces[f.aim].colours:
            f.number |= 1 << colour
        intel_to_hand(s, f.by, f.target, f.aim, self.rule)
        f.step = "asking"

    def asking(self, s: State, f: Frame) -> None:
        """SW-CHAR-LIANYUAN-1a/1b: a second one of any player, without any colour of the first, or none."""
        options = [s.rules.passing]
        for source in everybody(s, f.by):
            for o in intel_options(s, source, "take", self.rule):
                if not any(f.number >> colour & 1 for colour in s.rules.faces[o.card].colours):
                    options.append(Option(s.rules, "take", target=source, aim=o.card, rule=self.rule))
        ask(s, f, f.by, "take", options, then="taken")

    def taken(self, s: State, f: Frame, o: Option) -> None:
        """Everybody saw which."""
        f.step = "finish"
        if o.kind != PASS:
            intel_to_hand(s, f.by, o.target, o.aim, self.rule)


LIANYUAN = Character("lianyuan", "连鸢", FEMALE, lurking=True, skills=(SkilfulPen(),))
