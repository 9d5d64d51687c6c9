"""燒毀 BURN."""

from __future__ import annotations

from fengsheng.core.face import BLACK, NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.moves import burn
from fengsheng.core.option import Option
from fengsheng.core.picks import aimed_at, copies
from fengsheng.core.reason import Case, Reason
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import BURN
from fengsheng.editions.classic.flow.moments import ANY_TIME


def burnable(s: State) -> bool:
    """CL-PRIO-04, CL-RULING-053: is there any black intelligence to burn in front of somebody who lives
    (CL-CARD-BURN-02/04)? Nothing lies in front of anybody else (a law); a card in transit is none yet."""
    return any(s.tally[BLACK::3])


def owner_of(s: State, card: int) -> int:
    """In front of which living player this intelligence lies now (CL-RULING-069)."""
    for seat in range(s.rules.seats):
        if card in s.intel[seat]:
            return seat
    return NOBODY


class Burn(FunctionCard):
    """燒毀 BURN: at any time, burn one black intelligence of any player who is still alive. Every window will
    do (CL-RULING-070), and no special phase (CL-SPEC-04/05)."""

    name = "burn"
    function = BURN
    rule = "CL-CARD-BURN-03"
    moments = ANY_TIME

    def users(self, s: State, on: int) -> int:
        """CL-CARD-BURN-02: everybody, if there is anything to burn."""
        return s.alive if burnable(s) else 0

    def offer(
        self,
        s: State,
        seat: int,
        moment: str,
        on: int,
        card: int,
        ways: list[list[Option]],
        out: list[Option],
    ) -> None:
        """CL-RULING-069: player and exact card are named on use; equal cards of a player are one option,
        until something pending has named one of them (CL-RULING-178)."""
        rules = s.rules
        aims = aimed_at(s)
        for owner in rules.round[0]:
            if s.tally[owner * 3 + BLACK]:
                for aim, named in copies(s, s.intel[owner], aims, BLACK):
                    if named:
                        use = Option(rules, "play", self.name, card, owner, aim, rule=self.rule, named=True)
                    else:
                        use = rules.once("play", self.name, card, owner, aim, "", 0, self.rule)
                    out.append(use)

    def why_not(self, c: Case) -> Reason:
        """CL-PRIO-04: the only thing that can be missing."""
        return Reason("burn-nothing", "CL-PRIO-04")

    def pointless(self, s: State, f: Frame) -> bool:
        """The object is the card: wherever it lies now, unless it is gone (CL-RULING-069)."""
        return owner_of(s, f.aim) == NOBODY

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-BURN-02, CL-TERM-17."""
        burn(s, f.by, owner_of(s, f.aim), (f.aim,), "CL-CARD-BURN-02")
