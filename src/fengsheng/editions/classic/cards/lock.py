"""鎖定 LOCK."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import NOBODY
from fengsheng.core.frame import Frame
from fengsheng.core.option import Option
from fengsheng.core.procedure import call
from fengsheng.core.reason import NEVER, SAID, Case, Reason
from fengsheng.core.ruleset import Ruleset, others
from fengsheng.core.skill import modifier
from fengsheng.core.state import State
from fengsheng.core.triggers import raise_event
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import LOCK
from fengsheng.editions.classic.flow.moments import ARRIVE, PASS_STAGE, PLAY
from fengsheng.editions.classic.flow.transmit import LOCKED_CARD


def can_bind(s: State) -> bool:
    """CL-RULING-182: whoever is alone at the table has nobody to bind: not with the card, not with a skill
    that counts as one, not by locking the card itself, before sending or later."""
    return bool(s.alive & (s.alive - 1))


def lock(s: State, f: Frame, then: str) -> None:
    """Bind the target for the intelligence of this turn (or the card itself: CL-OPT-07), then let
    skills answer, from the right of whoever acted last (CL-PRIO-09, CL-RULING-004): that is its user, unless
    somebody has responded. Used by the card and by every skill that counts as one."""
    t = s.transit
    if f.target == NOBODY:
        if t is None:
            s.marks["locked"] = s.marks.get("locked", 0) | LOCKED_CARD  # CL-RULING-141
        else:
            t.locked_card = True
        emit(s, "locked", f.by, rule="CL-OPT-07")
    else:
        if t is not None:
            t.locked |= 1 << f.target
        elif not s.sent:
            s.marks["locked"] = s.marks.get("locked", 0) | 1 << f.target
        emit(s, "locked", f.by, f.target, rule="CL-CARD-LOCK-04")
    f.step = then
    event = raise_event(s, "locked", f.by, f.target, s.rules.after[s.anchor][0])
    if event is not None:
        call(s, f, event, then=then)


def nothing_to_bind(s: State, f: Frame) -> bool:
    """The player is gone (CL-RULING-044). A transmission that is over does not matter to a lock on a player,
    but a lock on the card goes with the card (CL-RULING-162). The same for every skill that counts as one."""
    if f.target == NOBODY:
        return s.sent and s.transit is None
    return not s.alive >> f.target & 1


class Lock(FunctionCard):
    """鎖定 LOCK: name a player other than yourself; if this turn's intelligence reaches that player, it
    must be accepted. It redirects nothing (CL-CARD-LOCK-05)."""

    name = "lock"
    function = LOCK
    rule = "CL-CARD-LOCK-07"
    not_on_self = "CL-CARD-LOCK-03"
    moments = (PASS_STAGE,)

    def when(self, house_rules: dict[str, str]) -> tuple[str, ...]:
        """CL-OPT-09, CL-DEC-18: at some tables also before the intelligence is sent."""
        return (PASS_STAGE, PLAY) if house_rules["lock_timing"] == "with_intel" else self.moments

    def turns(self, house: dict[str, str]) -> str:
        """CL-CARD-LOCK-02."""
        return "own"

    def turns_of(self, c: Case) -> str:
        """CL-PRIO-02: for some characters, any."""
        return self.turns(c.s.rules.house) if modifier(c.s, c.seat, "lock_any_turn") is None else ""

    def users(self, s: State, on: int) -> int:
        """CL-CARD-LOCK-02, CL-RULING-033: the turn player, for the intelligence of this turn; some characters
        in any turn (CL-PRIO-01)."""
        if (s.transit is None and s.sent) or not can_bind(s):
            return 0
        return 1 << s.turn | s.hooked.get("lock_any_turn", 0) & s.face_up

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """CL-CARD-LOCK-03, CL-RULING-035: any other living player; CL-OPT-07: or the card itself."""
        if s.rules.house["lock_target"] == "intelligence":
            return [NOBODY]
        if s.transit is None:
            return others(s, seat)
        alive = s.alive
        return [t for t in s.rules.round[0] if t != seat and alive >> t & 1]

    def ways_on(self, rules: Ruleset, card: int, target: int, rule: str) -> list[Option]:
        """CL-OPT-07: on the card itself."""
        return super().ways_on(rules, card, target, "CL-OPT-07" if target == NOBODY else rule)

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
        """CL-DEC-18, CL-RULING-141/165: before it is sent another rule allows it."""
        if s.transit is not None:
            super().offer(s, seat, moment, on, card, ways, out)
        else:
            for target in self.targets(s, seat, moment, on):
                out.append(Option(s.rules, "play", self.name, card, target, rule="CL-OPT-09"))

    def why_not(self, c: Case) -> Reason:
        """CL-CARD-LOCK-02/07/08, CL-OPT-09, CL-RULING-182."""
        if not c.mine and modifier(c.s, c.seat, "lock_any_turn") is None:
            return Reason("lock-turn", "CL-CARD-LOCK-02")
        if not can_bind(c.s):
            return Reason("no-target", "CL-RULING-182", when=NEVER)
        if c.stage == ARRIVE:
            return Reason("arrived", "CL-CARD-LOCK-08")
        if c.mine and c.house("lock_timing") == "with_intel":
            return Reason("lock-early", "CL-OPT-09", when=SAID)
        return Reason("lock-moment", "CL-CARD-LOCK-07", when=SAID)

    def pointless(self, s: State, f: Frame) -> bool:
        """Nobody, or nothing, to bind."""
        return nothing_to_bind(s, f)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-LOCK-04."""
        lock(s, f, "finish")
