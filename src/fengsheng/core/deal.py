"""Choosing characters: every edition deals some to each player, who keeps one in secret."""

from __future__ import annotations

from fengsheng.core.counters import index_characters
from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.procedure import Procedure, ask
from fengsheng.core.state import State


class ChooseCharacters(Procedure):
    """The part of a set-up that is the same everywhere; what lies open afterwards is the edition's."""

    choose_rule: str = ""
    open_rule: str = ""

    def choose(self, s: State, f: Frame) -> None:
        """Seat by seat; one whose character was given is not asked."""
        while f.at < s.rules.seats and s.character[f.at] >= 0:
            f.at += 1
        f.step = "asking" if f.at < s.rules.seats else "lay_out"

    def asking(self, s: State, f: Frame) -> None:
        """Which one to keep."""
        keeping = s.rules.keeping(self.choose_rule)
        ask(s, f, f.at, "character", [keeping[c] for c in s.offered[f.at]], then="kept")

    def kept(self, s: State, f: Frame, o: Option) -> None:
        """The others go back unseen."""
        s.character[f.at] = o.number
        f.at += 1
        f.step = "choose"
        emit(s, "chosen", f.at - 1, rule=self.choose_rule)

    def lay_characters(self, s: State) -> None:
        """Only when everybody has chosen: open characters are shown, lurking ones lie face down."""
        characters = s.rules.characters
        lurkers = 0  # what a face-down card can be: any that may be dealt, and any that was given by hand
        for c in (*s.rules.pool, *s.character):
            if characters[c].lurking:
                lurkers |= 1 << c
        for seat in range(s.rules.seats):
            if characters[s.character[seat]].lurking:
                s.could_be[seat] = lurkers
            else:
                s.face_up |= 1 << seat
                s.could_be[seat] = 1 << s.character[seat]
                name = characters[s.character[seat]].name
                emit(s, "flip", seat, word=name, rule=self.open_rule)
        index_characters(s)
