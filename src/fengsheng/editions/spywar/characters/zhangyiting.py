"""张一挺 Zhang Yiting, the commander: male, public."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Answer, Character
from fengsheng.editions.spywar.deck import FUNCTIONS

_PAIR: Final = 16
# one or two names, as they are said and as a number
_NAMES: Final = (
    *((name, i) for i, name in enumerate(FUNCTIONS)),
    *(
        (f"{FUNCTIONS[i]} {FUNCTIONS[j]}", (j + 1) * _PAIR + i)
        for i in range(len(FUNCTIONS))
        for j in range(i + 1, len(FUNCTIONS))
    ),
)


class StrictOrder(Answer):
    """强令: after you sent intelligence, or accepted it, you may name one or two functions: for the rest of
    the turn nobody may use cards of those names."""

    when = ("sent", "accepted")  # SW-CHAR-ZHANGYITING-1e, SW-RULING-63: accepting, not merely getting it

    def concerns(self, s: State, seat: int, e: Frame) -> bool:
        """SW-CHAR-ZHANGYITING-1a/1d: each time, accepting also in another player's turn."""
        return e.by == seat

    def offer(self, s: State, seat: int, e: Frame, out: list[Option]) -> None:
        """SW-RULING-36: any one or two names of the deck."""
        for word, x in _NAMES:
            out.append(named(s, self, word=word, x=x))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-ZHANGYITING-1b/1c/1d, SW-RULING-16: real cards only, by the name they are used under; he
        is bound by it himself."""
        second, first = divmod(f.number, _PAIR)
        for function in (first, second - 1):
            if function >= 0:
                s.marks[f"ban:{function}"] = 1
                emit(s, "banned", f.by, word=FUNCTIONS[function], rule=self.rule)


ZHANGYITING = Character("zhangyiting", "张一挺", MALE, skills=(StrictOrder(),))
