"""Why nothing, or no skill, can be used now: what holds for every card and every skill."""

from __future__ import annotations

from fengsheng.core.reason import AGAIN, FACE_UP, NEVER, NEXT_TURN, SAID, Case, Reason, Reasons, must_accept
from fengsheng.core.skill import Skill, Trigger
from fengsheng.core.window import CHECKPOINT
from fengsheng.editions.classic.flow.victory import as_good_as_dead
from fengsheng.editions.classic.hooks import OwnDeath

EVENTS = (
    "countered",
    "decoded",
    "dies",
    "gained_sent",
    "gained_otherwise",
    "locked",
    "reached_locked",
    "probed",
    "after_probe",
)


class ClassicReasons(Reasons):
    """Over or out, special phases, a character that lies the other way."""

    over = "CL-WIN-06"
    begins = "CL-SETUP-02"
    setup: tuple[str, ...] = ("character", "lurker")
    dead = "CL-DEATH-08"
    lost = "CL-LOSE-03"
    to_others = "CL-RULING-034"

    def moment(self, c: Case) -> Reason | None:
        """Special phases, effects that are being carried out, other people's moves."""
        s = c.s
        if c.kind == "decide":
            return Reason("deciding", "CL-PASS-05")
        if c.kind in ("victory", "partner"):
            return Reason("declaring", "CL-WIN-13")
        if any(f.name == "deaths" and f.step for f in s.stack):
            lost = as_good_as_dead(s) >> c.seat & 1
            return Reason("dying", "CL-DEATH-06", when=SAID) if lost else Reason("death", "CL-SPEC-02")
        if c.kind == "play":
            return None if c.asked == c.seat else Reason("their-move", "CL-RULING-012")
        if c.kind in EVENTS:
            return Reason("event", "CL-RULING-012")
        if s.stack[-1].name != "window":
            return Reason("effect", "CL-PRIO-05")
        if c.kind == CHECKPOINT and s.transit is not None:  # something happened while a card is under way
            return Reason("between", "CL-RULING-012", when=AGAIN)
        return Reason("passed", "CL-RULING-001", when=AGAIN) if c.offered is None else None

    def skill(self, c: Case, skill: Skill) -> Reason | None:
        """CL-FACE-01/03/06, CL-CHAR-LAOGUI-3a."""
        if c.up and skill.flip:
            return Reason("face-up", skill.rule, when=SAID)
        if c.up or skill.flip:
            return None
        if not c.s.rules.characters[c.s.character[c.seat]].lurking:
            return Reason("covered", "CL-FACE-06", when=NEVER)
        if isinstance(skill, OwnDeath):
            return Reason("face-down-dying", "CL-CHAR-LAOGUI-3a", when=FACE_UP)
        return Reason("face-down", "CL-FACE-01", when=FACE_UP)

    def end(self, c: Case) -> Reason:
        """CL-TURN-05, CL-RULING-020; only the turn player ends anything."""
        if c.mine and not c.s.sent:
            return Reason("end-unsent", "CL-TURN-05", when=SAID)
        return Reason("end-moment", "CL-TURN-01", when=SAID)

    def send(self, c: Case) -> Reason:
        """CL-TURN-05: the turn player, once, in the play phase; a 直達 to somebody else (CL-RULING-034)."""
        if not c.mine:
            return Reason("send-turn", "CL-TURN-05", when=SAID)
        if c.s.sent:
            return Reason("send-done", "CL-TURN-05", when=NEXT_TURN)
        if c.kind == "play":
            return Reason("no-target", "CL-RULING-034", when=SAID)
        return Reason("send-moment", "CL-TURN-05", when=SAID)

    def decide(self, c: Case) -> Reason:
        """CL-PASS-05; CL-PASS-08/11/13: the sender must accept, so must who is locked (CL-CARD-LOCK-04)."""
        return must_accept(c, "decide", "CL-PASS-05", "CL-PASS-08", "CL-CARD-LOCK-04")

    def declare(self, c: Case) -> Reason:
        """CL-OPT-21: at some tables nobody is asked. CL-WIN-07: without having won there is nothing to
        declare; who has waits for the next window like everybody (CL-RULING-075)."""
        if c.house("win_trigger") == "automatic":
            return Reason("declare-nobody", "CL-OPT-21", when=SAID)
        if not c.s.rules.meets_goal(c.s, c.seat):
            return Reason("declare-goal", "CL-WIN-07", when=SAID)
        return self.moment(c) or Reason("their-move", "CL-RULING-075")

    def trigger(self, c: Case, skill: Trigger) -> Reason:
        """An answer to an event: not now, not this event, not possible, not yet."""
        s = c.s
        event = s.stack[-1]
        if event.name != "triggers" or c.kind not in skill.when:
            if skill.flip:
                return Reason("flip-when", "CL-FACE-03", when=SAID)
            return Reason("when", skill.rule, when=SAID)
        if s.dying >> c.seat & 1:
            return Reason("dying", "CL-DEATH-06", when=SAID)
        if not skill.concerns(s, c.seat, event):
            return Reason("not-concerned", skill.rule, when=SAID)
        if c.asked != c.seat and c.seat in s.rules.round[event.number][: event.at]:
            return Reason("order-past", "CL-RULING-003")
        if not skill.mine(s, c.seat, event):
            return Reason("no-black", "CL-PRIO-04")
        return Reason("wait-order", "CL-RULING-003", when=SAID)
