"""調虎離山 LURE."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.frame import Frame
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import LURE
from fengsheng.editions.classic.flow.moments import ARRIVE, PASS_STAGE


def lurable(s: State) -> int:
    """CL-CARD-LURE-03/04, CL-RULING-036: any living player but the sender, who is neither locked nor
    lured already."""
    t = s.transit
    if t is None:
        return 0
    return s.alive & ~(1 << t.sender) & ~t.locked & ~t.lured


class Lure(FunctionCard):
    """調虎離山 LURE: the chosen player takes no part in this transmission. Who is being locked is not locked
    yet (CL-RULING-037)."""

    name = "lure"
    function = LURE
    rule = "CL-CARD-LURE-05"
    moments = (PASS_STAGE,)

    def turns(self, house: dict[str, str]) -> str:
        """CL-OPT-10."""
        return "own" if house["lure_turn"] == "own_turn_only" else ""

    def users(self, s: State, on: int) -> int:
        """CL-CARD-LURE-07..09, CL-OPT-10/11/23: on every sort of transmission."""
        targets = lurable(s)
        house = s.rules.house
        may = 1 << s.turn if house["lure_turn"] == "own_turn_only" else s.alive
        if targets & (targets - 1) or house["lure_targets"] == "self_allowed":
            return may if targets else 0
        return may & ~targets if targets else 0

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """CL-OPT-11: oneself only where the table plays so."""
        may = lurable(s)
        if s.rules.house["lure_targets"] == "others_only":
            may &= ~(1 << seat)
        return [target for target in s.rules.round[0] if may >> target & 1]

    def why_not(self, c: Case) -> Reason:
        """CL-OPT-10, CL-CARD-LURE-05; in the right moment only the target can be missing
        (CL-CARD-LURE-03/04)."""
        if not c.mine and c.house("lure_turn") == "own_turn_only":
            return Reason("lure-turn", "CL-OPT-10")
        if c.stage == ARRIVE:
            return Reason("arrived", "CL-PASS-04")
        if c.stage == PASS_STAGE:
            return Reason("no-target", "CL-PRIO-04")
        return Reason("lure-moment", "CL-CARD-LURE-05", when=SAID)

    def why_not_on(self, c: Case, target: int) -> Reason | None:
        """CL-CARD-LURE-03/04, CL-OPT-11, CL-RULING-036."""
        t = c.transit
        if t is None:
            return None
        if target == t.sender:
            return Reason("lure-sender", "CL-CARD-LURE-03")
        if t.locked >> target & 1:
            return Reason("lure-locked", "CL-CARD-LURE-04")
        if t.lured >> target & 1:
            return Reason("lure-again", "CL-RULING-036")
        if target == c.seat and c.house("lure_targets") == "others_only":
            return Reason("not-on-self", "CL-OPT-11")
        return None

    def pointless(self, s: State, f: Frame) -> bool:
        """The transmission is over, or the player can no longer be lured (CL-RULING-162)."""
        return not lurable(s) >> f.target & 1

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-LURE-02."""
        assert s.transit is not None
        s.transit.lured |= 1 << f.target
        emit(s, "lured", f.by, f.target, rule="CL-CARD-LURE-02")
