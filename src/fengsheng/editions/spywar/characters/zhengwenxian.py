"""鄭文先 Zheng Wenxian, editor of the collaborators' newspaper: male, hidden."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.reveals import cover_character
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character, HiddenContest
from fengsheng.editions.spywar.deck import DECIPHER, SWAP


class StealTheSky(HiddenContest):
    """偷天: turn this card face up; you are treated as using a 截获."""

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-ZHENGWENXIAN-1a/1b, SW-TERM-20: no card, so no ban stops it; also with the intelligence
        in front of him already."""
        card = s.rules.cards["sw-intercept"]
        card.use(s, f.by, Option(s.rules, "play", card.name, rule=self.rule))


class ChangeTheSun(Answer):
    """换日: after you used a 调包 or 破译 you may turn this card face down."""

    when = ("used",)

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-ZHENGWENXIAN-2a: also a 破译 that brought nothing."""
        return e.by == seat and e.number in (SWAP, DECIPHER)

    def resolve(self, s: State, f: Frame) -> None:
        """Face down. SW-CHAR-ZHENGWENXIAN-2b: 偷天 is there again, even in the same phase."""
        cover_character(s, f.by, f.by, self.rule)


ZHENGWENXIAN = Character("zhengwenxian", "鄭文先", MALE, lurking=True, skills=(StealTheSky(), ChangeTheSun()))
