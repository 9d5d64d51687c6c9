"""Setting up: characters, then identities, then game cards (CL-SETUP-02)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.deal import ChooseCharacters
from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw
from fengsheng.core.option import Option
from fengsheng.core.procedure import ask, call
from fengsheng.core.reveals import known_character
from fengsheng.core.state import State
from fengsheng.editions.classic.identities import column

HAND: Final = 3  # CL-SETUP-10


class Setup(ChooseCharacters):
    """Everybody keeps one of two characters, in secret; then identities and hands are dealt."""

    name = "setup"
    steps = ("choose", "asking", "lay_out", "showing", "deal", "begin")
    answers = ("kept", "shown")

    choose_rule = "CL-SETUP-03"  # two random cards each, chosen in secret (CL-RULING-031)
    open_rule = "CL-SETUP-06"

    def lay_out(self, s: State, f: Frame) -> None:
        """CL-SETUP-04..07: only now open characters are shown; lurking ones lie face down; the cards
        that were not chosen stay unseen."""
        self.lay_characters(s)
        f.at = 0
        f.step = "deal" if s.rules.house["lurker_start_face"] == "forced_down" else "showing"

    def showing(self, s: State, f: Frame) -> None:
        """CL-OPT-02, CL-DEC-02: the owner of a lurking character may show it."""
        for seat in range(f.at, s.rules.seats):
            if not s.face_up >> seat & 1:
                options = [
                    Option(s.rules, "hide", rule="CL-OPT-02"),
                    Option(s.rules, "show", number=seat, rule="CL-OPT-02"),
                ]
                ask(s, f, seat, "lurker", options, then="shown")
                return
        f.step = "deal"

    def shown(self, s: State, f: Frame, o: Option) -> None:
        """Asked in seat order."""
        seat = f.at
        while s.face_up >> seat & 1:
            seat += 1
        f.at = seat + 1
        f.step = "showing"
        if o.kind == "show":
            s.face_up |= 1 << seat
            known_character(s, seat)
            name = s.rules.characters[s.character[seat]].name
            emit(s, "flip", seat, word=name, rule="CL-OPT-02")

    def deal(self, s: State, f: Frame) -> None:
        """CL-SETUP-08/09: identities, secretly; CL-SETUP-10/11: three cards each, the rest is the pile."""
        if s.identity[0] < 0:
            cards: list[int] = []
            for identity, count in enumerate(column(s.rules.seats, s.rules.house)):
                cards += [identity] * count
            s.rng.shuffle(cards)
            s.identity = cards
        for seat in range(s.rules.seats):
            draw(s, seat, HAND, "CL-SETUP-10")
        f.step = "begin"

    def begin(self, s: State, f: Frame) -> None:
        """CL-SETUP-12, CL-RULING-029: a random player starts, unless one was named."""
        if s.turn < 0:
            s.turn = s.rng.below(s.rules.seats)
        s.goal_stale = (1 << s.rules.seats) - 1
        call(s, f, Frame("turn", "start", s.turn), then="")
