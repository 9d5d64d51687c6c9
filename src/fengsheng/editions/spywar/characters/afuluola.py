"""阿芙罗拉 Afuluola, the croupier: female, hidden."""

from __future__ import annotations

from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Frame, Transit
from fengsheng.core.moves import lift_from_hand, lift_from_intel
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options, intel_options
from fengsheng.core.procedure import ask
from fengsheng.core.reveals import show_hand_to
from fengsheng.core.ruleset import everybody
from fengsheng.core.skill import FEMALE
from fengsheng.core.state import State
from fengsheng.core.transit import drop_transit, lay_pending
from fengsheng.editions.spywar.cards.intercept import move_intel
from fengsheng.editions.spywar.characters.common import Character, HiddenContest, ask_whom
from fengsheng.editions.spywar.flow.moments import CONTEST


class SleightOfHand(HiddenContest):
    """妙手: turn this card face up and discard the pending intelligence. Look at the hand and
    the intelligence of one player: one of these cards is the new pending intelligence, face up in front of
    anybody."""

    steps = ("settle", "asking_whom", "asking_card", "asking_aim", "finish")
    answers = ("inspected", "picked", "aimed")

    def possible(self, s: State, seat: int) -> bool:
        """SW-CHAR-AFULUOLA-1b: somebody has a card."""
        return any(s.hands[t] or s.intel[t] for t in everybody(s, seat))

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CHAR-AFULUOLA-1c/1e: the old one goes face up, and nothing that follows is optional
        (SW-RULING-29). Sender and place are kept in the frame while there is no intelligence."""
        t = s.transit
        assert t is not None
        f.on = t.position
        f.number = t.sender
        drop_transit(s, f.by, True, self.rule)
        f.step = "asking_whom"

    def asking_whom(self, s: State, f: Frame) -> None:
        """SW-CHAR-AFULUOLA-1a/1b: anybody who has a card in hand or in front, herself included."""
        options = [
            Option(s.rules, "inspect", target=t, rule=self.rule)
            for t in everybody(s, f.by)
            if s.hands[t] or s.intel[t]
        ]
        ask(s, f, f.by, "inspect", options, then="inspected")

    def inspected(self, s: State, f: Frame, o: Option) -> None:
        """She alone sees the hand (SW-TERM-28)."""
        f.target = o.target
        if s.hands[f.target] and f.target != f.by:
            show_hand_to(s, f.target, f.by, self.rule)
        f.step = "asking_card"

    def asking_card(self, s: State, f: Frame) -> None:
        """Any card of the hand, or any intelligence."""
        options = hand_options(s, f.target, "pick", self.rule)
        for o in intel_options(s, f.target, "pick", self.rule):
            options.append(Option(s.rules, "pick", aim=o.card, word="intel", rule=self.rule))
        ask(s, f, f.by, "pick", options, then="picked")

    def picked(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-AFULUOLA-1d/1e: the sender stays the sender; intelligence stops counting at once."""
        if o.aim >= 0:
            card = o.aim
            lift_from_intel(s, f.target, card)
        else:
            card = o.card
            lift_from_hand(s, f.target, card)
        route = s.rules.faces[card].route  # without effect from here on
        lay_pending(s, Transit(card, f.number, route, NOBODY, 0, f.on, CONTEST), f.by, f.target, self.rule)
        f.step = "asking_aim"

    def asking_aim(self, s: State, f: Frame) -> None:
        """SW-RULING-43/60: anybody alive, herself included."""
        ask_whom(s, f, self, then="aimed")

    def aimed(self, s: State, f: Frame, o: Option) -> None:
        """SW-CHAR-AFULUOLA-1f: the poll goes on from there."""
        f.step = "finish"
        f.on = -1
        move_intel(s, o.target, f.by, self.rule)


AFULUOLA = Character("afuluola", "阿芙罗拉", FEMALE, lurking=True, skills=(SleightOfHand(),))
