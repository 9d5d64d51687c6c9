"""老汉 Lao Han, the second wife of the house of Qiu: female, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.picks import intel_options
from fengsheng.core.skill import FEMALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, draws, move_intel_card
from fengsheng.editions.spywar.hooks import is_black


class FaceDeath(Answer):
    """视死: after you receive intelligence with black in it, draw two cards. Forced."""

    when = ("received",)  # SW-CHAR-LAOHAN-1a: what is merely placed is not received
    forced = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """She received a black one."""
        return e.target == seat and is_black(s, e.aim)

    def resolve(self, s: State, f: Frame) -> None:
        """Two cards."""
        draws(s, f.by, 2, self)


class GoHome(Answer):
    """如归: before you die you may move one of your intelligence in front of the player whose turn it is."""

    when = ("dies",)
    own_death = True

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-LAOHAN-2b, SW-RULING-23: not in her own turn, not to a dead player, not without
        intelligence."""
        return e.target == seat and s.turn != seat and bool(s.alive >> s.turn & 1) and bool(s.intel[seat])

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """Any of hers."""
        for o in intel_options(s, seat, "move", self.rule):
            out.append(named(s, self, s.turn, o.card))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-LAOHAN-2a/2c: it does not save her; what it brings about is judged afterwards."""
        move_intel_card(s, f, f.by, f.target, f.aim, self.rule)


LAOHAN = Character("laohan", "老汉", FEMALE, skills=(FaceDeath(), GoHome()))
