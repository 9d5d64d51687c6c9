"""鬼脚 Guijiao, the rickshaw man: male, public."""

from __future__ import annotations

from typing import Final

from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn, discard_from_hand
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options, intel_options
from fengsheng.core.procedure import ask
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.cards.intercept import move_intel
from fengsheng.editions.spywar.characters.common import Act, Character, ask_whom, note_use, used
from fengsheng.editions.spywar.flow.moments import CONTEST
from fengsheng.editions.spywar.hooks import is_black

PRICE: Final = 2  # hand cards


class Express(Act):
    """急送: once in the 争夺阶段 of each turn, discard two hand cards, or one intelligence without black from
    in front of you; put the pending intelligence in front of anybody."""

    steps = ("settle", "asking_price", "asking_aim", "finish")
    answers = ("paid", "aimed")

    moments = (CONTEST,)

    def ready(self, s: State, seat: int) -> bool:
        """SW-CHAR-GUIJIAO-1a: once in anybody's turn, if he can pay (SW-TERM-16)."""
        if s.transit is None or used(s, self, seat):
            return False
        return len(s.hands[seat]) >= PRICE or any(not is_black(s, c) for c in s.intel[seat])

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """SW-CHAR-GUIJIAO-1b: with two hand cards, or with one intelligence that has no black in it."""
        if len(s.hands[seat]) >= PRICE:
            out.append(named(s, self))
        for o in intel_options(s, seat, "discard", self.rule):
            if not is_black(s, o.card):
                out.append(named(s, self, aim=o.card))

    def announce(self, s: State, f: Frame, o: Option | None) -> None:
        """Intelligence is paid at once."""
        note_use(s, self, f.by)
        if f.aim != NO_CARD:
            burn(s, f.by, f.by, (f.aim,), self.rule)

    def resolve(self, s: State, f: Frame) -> None:
        """Hand cards are chosen one by one."""
        f.step = "asking_price" if f.aim == NO_CARD else "asking_aim"

    def asking_price(self, s: State, f: Frame) -> None:
        """He chooses."""
        ask(s, f, f.by, "discard", hand_options(s, f.by, "discard", self.rule), then="paid")

    def paid(self, s: State, f: Frame, o: Option) -> None:
        """Exactly two, face up (SW-TERM-11)."""
        discard_from_hand(s, f.by, o.card, True, self.rule)
        f.at += 1
        f.step = "asking_price" if f.at < PRICE else "asking_aim"

    def asking_aim(self, s: State, f: Frame) -> None:
        """SW-CHAR-GUIJIAO-1c, SW-RULING-43/60: anybody alive, himself and the present holder included."""
        ask_whom(s, f, self, then="aimed")

    def aimed(self, s: State, f: Frame, o: Option) -> None:
        """The poll goes on from there."""
        f.step = "finish"
        move_intel(s, o.target, f.by, self.rule)


GUIJIAO = Character("guijiao", "鬼脚", MALE, skills=(Express(),))
