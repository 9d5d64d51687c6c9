"""澄清 clear up."""

from __future__ import annotations

from fengsheng.core.face import BLACK
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn
from fengsheng.core.option import Option
from fengsheng.core.picks import sorts
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.ruleset import everybody
from fengsheng.core.state import State
from fengsheng.editions.spywar.deck import CLEAR
from fengsheng.editions.spywar.flow.moments import PLAY, RESCUE, at_idle
from fengsheng.editions.spywar.flow.use import FunctionCard


class Clear(FunctionCard):
    """澄清: discard one intelligence with black in it, in your play phase from anybody, in a rescue from
    the dying player (SW-CARD-CHENGQING-06: at no other time)."""

    name = "sw-clear"
    function = CLEAR
    rule = "SW-CARD-CHENGQING-01"
    moments = (PLAY, RESCUE)

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """SW-CARD-CHENGQING-01/02, SW-DYING-10, SW-RULING-57: anybody with black in front, or the dying
        player."""
        if moment == RESCUE:
            return [s.marks["patient"]]
        return [target for target in everybody(s, seat) if s.tally[target * 3 + BLACK]]

    def offer(
        self,
        s: State,
        seat: int,
        moment: str,
        on: int,
        card: int,
        ways: list[list[Option]],
        out: list[Option],
    ) -> None:
        """SW-CARD-CHENGQING-04: which intelligence with black in it."""
        for target in self.targets(s, seat, moment, on):
            for black in sorts(s, s.intel[target], BLACK):
                use = s.rules.once("play", self.name, card, target, black, "", 0, "SW-CARD-CHENGQING-04")
                out.append(use)

    def wrong_moment(self, c: Case) -> Reason | None:
        """SW-CARD-CHENGQING-06."""
        there = at_idle(c, PLAY) or at_idle(c, RESCUE)
        return None if there else Reason("sw-clear-moment", "SW-CARD-CHENGQING-06", when=SAID)

    def no_target(self, c: Case) -> Reason:
        """SW-CARD-CHENGQING-04: no black."""
        return Reason("sw-clear-nothing", "SW-CARD-CHENGQING-04")

    def why_not_on(self, c: Case, target: int) -> Reason | None:
        """SW-DYING-10: in a rescue on nobody else; otherwise there is no black (SW-CARD-CHENGQING-04)."""
        return Reason("not-on", "SW-DYING-10" if c.kind == RESCUE else "SW-CARD-CHENGQING-04")

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-CHENGQING-03/04: a dual card goes whole."""
        if f.aim in s.intel[f.target]:
            burn(s, f.by, f.target, (f.aim,), "SW-CARD-CHENGQING-01")
