"""白小年 Bai Xiaonian, the secretary: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.picks import intel_options
from fengsheng.core.ruleset import others
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, draws, move_intel_card
from fengsheng.editions.spywar.hooks import is_black, would_have_three


class PassOn(Answer):
    """转交: after you used a hand card you may move one of your intelligence without black in front of
    another player who would not then have three of one of its colours; if you do, draw two cards."""

    when = ("used",)  # SW-CHAR-BAIXIAONIAN-1a/1d/1e, SW-RULING-37: only hand cards, void ones too

    def _moves(self, s: State, seat: int) -> list[tuple[int, int]]:
        """SW-RULING-38: cards and where they may go; only the destination is tested (SW-TERM-31)."""
        moves: list[tuple[int, int]] = []
        for o in intel_options(s, seat, "move", self.rule):
            if not is_black(s, o.card):
                for target in others(s, seat):
                    if not would_have_three(s, target, (o.card,)):
                        moves.append((o.card, target))
        return moves

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """He used it, and something can be moved."""
        return e.by == seat and bool(self._moves(s, seat))

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """What, to whom."""
        for card, target in self._moves(s, seat):
            out.append(named(s, self, target, card))

    def resolve(self, s: State, f: Frame) -> None:
        """Moved, and so two cards (「然后」)."""
        move_intel_card(s, f, f.by, f.target, f.aim, self.rule)
        draws(s, f.by, 2, self)


BAIXIAONIAN = Character("baixiaonian", "白小年", MALE, skills=(PassOn(),))
