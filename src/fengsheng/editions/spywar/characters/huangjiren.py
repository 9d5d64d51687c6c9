"""黄济仁 Huang Jiren, the doctor: male, hidden."""

from __future__ import annotations

from fengsheng.core.face import COLOURS
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn
from fengsheng.core.option import PASS, Option
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import MALE
from fengsheng.core.state import State
from fengsheng.editions.spywar.characters.common import (
    Character,
    HiddenContest,
    ask_for_burning,
    draws,
    show_cards,
)


class RightMedicine(HiddenContest):
    """对症下药: turn this card face up and draw three cards; then you may show two hand cards that share a
    colour and discard an intelligence of that colour from in front of anybody."""

    steps = ("settle", "asking_show", "asking_cure", "finish")
    answers = ("shown", "cured")

    def resolve(self, s: State, f: Frame) -> None:
        """Three cards."""
        draws(s, f.by, 3, self)
        f.step = "asking_show"

    def asking_show(self, s: State, f: Frame) -> None:
        """SW-CHAR-HUANGJIREN-1b/1d, SW-RULING-32: any colour two hand cards share and some intelligence
        has; he may leave it at that."""
        options = [s.rules.passing]
        faces = s.rules.faces
        for colour in range(len(COLOURS)):
            if not any(s.tally[t * 3 + colour] for t in everybody(s, f.by)):
                continue
            cards = [c for c in s.hands[f.by] if colour in faces[c].colours]
            pairs: set[tuple[int, int]] = set()
            for i, first in enumerate(cards):
                for second in cards[i + 1 :]:
                    a, b = (first, second) if faces[first].sort <= faces[second].sort else (second, first)
                    pair = (faces[a].sort, faces[b].sort)
                    if pair not in pairs:
                        pairs.add(pair)
                        word = COLOURS[colour]
                        options.append(
                            Option(s.rules, "show", word=word, number=colour, rule=self.rule, cards=(a, b))
                        )
        ask(s, f, f.by, "show_two", options, then="shown")

    def shown(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-HUANGJIREN-1a: they stay in his hand."""
        f.step = "finish"
        if o.kind != PASS:
            show_cards(s, f.by, o.cards, self.rule)
            f.number = o.number
            f.step = "asking_cure"

    def asking_cure(self, s: State, f: Frame) -> None:
        """SW-CHAR-HUANGJIREN-1c/1d: now one must go; a dual card that has the colour will do."""
        ask_for_burning(s, f, self, f.number, then="cured")

    def cured(self, s: State, f: Frame, o: Option) -> None:
        """It goes whole."""
        f.step = "finish"
        burn(s, f.by, o.target, (o.aim,), self.rule)


HUANGJIREN = Character("huangjiren", "黄济仁", MALE, lurking=True, skills=(RightMedicine(),))
