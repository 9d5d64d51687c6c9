"""肥原龙川 Feiyuan Longchuan, head of the secret service: male, public."""

from __future__ import annotations

from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.ruleset import everybody, others
from fengsheng.core.skill import MALE, named
from fengsheng.core.state import State
from fengsheng.editions.spywar.cards.coerce import NAMES
from fengsheng.editions.spywar.characters.common import Character, PlayPhase
from fengsheng.editions.spywar.deck import COERCE, ENTICE, FUNCTIONS
from fengsheng.editions.spywar.flow.use import FunctionCard


class Treachery(PlayPhase):
    """诡诈: once in your play phase, treat a 威逼 or a 利诱 as used by you on a player; no card is spent."""

    def offer(self, s: State, seat: int, moment: str, out: list[Option]) -> None:
        """SW-CHAR-FEIYUANLONGCHUAN-1a/1c: 威逼 on another player with a name, 利诱 on anybody; bans on
        cards do not matter (SW-TERM-20)."""
        for target in others(s, seat):
            for name in NAMES:
                words = f"{FUNCTIONS[COERCE]} {FUNCTIONS[name]}"
                out.append(named(s, self, target, word=words, x=name))
        for target in everybody(s, seat):
            out.append(named(s, self, target, word=FUNCTIONS[ENTICE], x=-1))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-FEIYUANLONGCHUAN-1b: it can be answered and voided like the card; there is no card."""
        rule = s.rules.card_of_function[ENTICE if f.number < 0 else COERCE]
        card = s.rules.procedures[rule]
        assert isinstance(card, FunctionCard)
        card.use(
            s, f.by, Option(s.rules, "play", rule, target=f.target, number=max(f.number, 0), rule=self.rule)
        )


FEIYUANLONGCHUAN = Character("feiyuanlongchuan", "肥原龙川", MALE, skills=(Treachery(),))
