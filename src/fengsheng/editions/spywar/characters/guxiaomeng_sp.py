"""顾小梦（SP） Gu Xiaomeng, of the decoding section: female, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.moves import give
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import others
from fengsheng.core.skill import FEMALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import Character, PlayPhase, draws


class Bond(PlayPhase):
    """羁绊: once in your play phase, draw two cards, then give one or more hand cards to another player."""

    steps = ("settle", "asking_taker", "asking_gift", "finish")
    answers = ("taker", "gift")

    def possible(self, s: State, seat: int) -> bool:
        """There is somebody to give to."""
        return bool(others(s, seat))

    def resolve(self, s: State, f: Frame) -> None:
        """Two cards; if there are not so many nothing follows (SW-TERM-14)."""
        if draws(s, f.by, 2, self):
            f.step = "asking_taker"

    def asking_taker(self, s: State, f: Frame) -> None:
        """SW-CHAR-GUXIAOMENG_SP-1b: one player for all of them."""
        options = [Option(s.rules, "taker", target=t, rule=self.rule) for t in others(s, f.by)]
        ask(s, f, f.by, "taker", options, then="taker")

    def taker(self, s: State, f: Frame, o: Option) -> None:
        """Now the cards."""
        f.target = o.target
        f.step = "asking_gift"

    def asking_gift(self, s: State, f: Frame) -> None:
        """SW-CHAR-GUXIAOMENG_SP-1a/1b: the first is compulsory, and then as many as she likes."""
        options = hand_options(s, f.by, "give", self.rule)
        if f.at:
            options.insert(0, Option(s.rules, "done", rule=self.rule))
        ask(s, f, f.by, "gift_card", options, then="gift")

    def gift(self, s: State, f: Frame, o: Option) -> None:
        """Face down (SW-TERM-10)."""
        if o.kind == "done":
            f.step = "finish"
            return
        give(s, f.by, f.target, o.card, self.rule)
        f.at += 1
        f.step = "asking_gift" if s.hands[f.by] else "finish"


GUXIAOMENG_SP = Character("guxiaomeng_sp", "顾小梦（SP）", FEMALE, skills=(Bond(),))
