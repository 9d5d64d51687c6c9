"""The hooks: the complete list of places at which a skill may change what the rules say.

| question | asked when | usual answer |
|---|---|---|
| draw_phase | the turn player draws | two cards |
| lock_any_turn | who may use 鎖定 in this window | the turn player alone |
| uncounterable | may 識破 answer this item | yes, if it is a card |
| directions | which way a 密電 or 文本 may go | to the right |
| conceal | how a probed player reacts | truthfully |
| loses_at | how much intelligence makes a player lose | never |
| wins_along | who else wins with a declarer | the faction |
| conversions | which cards may be used as a function | those it is printed on |
"""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.skill import Modifier, Skill
from fengsheng.core.state import State


class DrawPhase(Modifier):
    """Changes what happens in the owner's draw phase."""

    hooks = ("draw_phase",)

    def draw_phase(self, s: State, f: Frame) -> None:
        """Draw; `f` is the turn's frame and goes on by itself."""
        raise NotImplementedError


class LosesAt(Modifier):
    """Makes its owner lose with so much intelligence."""

    hooks = ("loses_at",)
    limit = 0


class OwnDeath(Skill):
    """A skill its owner uses when dying; the only sort a dying player still has (CL-DEATH-06)."""

    def usable(self, s: State, seat: int) -> bool:
        """Whether the owner is asked: public facts alone."""
        raise NotImplementedError

    def offer(self, s: State, seat: int, out: list[Option]) -> None:
        """Add the ways to use it."""
        raise NotImplementedError

    def happen(self, s: State, f: Frame, o: Option) -> None:
        """Carry it out at once; nothing may respond. `f` is the frame of the deaths."""
        raise NotImplementedError

    def put_away(self, s: State, f: Frame) -> None:
        """The death is over: what was set aside with it goes where it belongs."""

    def why_not(self, c: Case) -> Reason:
        """Only when its owner is dying."""
        return Reason("own-death", self.rule, when=SAID)
