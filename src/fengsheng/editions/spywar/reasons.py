"""Why nothing, or no skill, can be used now: what holds for every card and every skill."""

from __future__ import annotations

from collections.abc import Iterator

from fengsheng.core.frame import Frame
from fengsheng.core.reason import FACE_UP, NEXT_TURN, SAID, Case, Reason, Reasons, must_accept
from fengsheng.core.skill import Skill, Trigger
from fengsheng.editions.spywar.flow.moments import CONTEST, DECIDE, PLAY, RESCUE
from fengsheng.editions.spywar.flow.node import answered_with, place_is_past
from fengsheng.editions.spywar.hooks import void

IDLE = (PLAY, DECIDE, CONTEST, RESCUE)  # SW-TRIG-04


class SpywarReasons(Reasons):
    """Over or out, nodes and effects, a character that lies the other way or is silenced."""

    over = "SW-WIN-06"
    begins = "SW-SETUP-09"
    setup: tuple[str, ...] = ("character",)
    dead = "SW-DEATH-01"
    lost = "SW-PASS-15"
    to_others = "SW-PASS-06"

    def moment(self, c: Case) -> Reason | None:
        """SW-TRIG-03/04: cards and active skills can be used at idle points only."""
        if c.kind in IDLE:
            return None
        if c.kind == "send":
            mine = c.asked == c.seat
            return Reason("sw-sending-self" if mine else "sw-sending", "SW-PASS-17")
        if any(f.name == "death" for f in c.s.stack):
            return Reason("death", "SW-DEATH-02")
        if c.kind == "trigger":
            return Reason("event", "SW-TRIG-07")
        return Reason("effect", "SW-TRIG-03")

    def skill(self, c: Case, skill: Skill) -> Reason | None:
        """SW-CHAR-WANGTIANXIANG-1, SW-TERM-23/24."""
        if void(c.s, c.seat):
            return Reason("sw-void", "SW-CHAR-WANGTIANXIANG-1", when=SAID)
        if c.up and skill.flip:
            return Reason("face-up", "SW-TERM-23", when=SAID)
        return None if c.up or skill.flip else Reason("sw-face-down", "SW-TERM-23", when=FACE_UP)

    def end(self, c: Case) -> Reason:
        """SW-TURN-08: the turn player, in the own play phase."""
        return Reason("end-moment", "SW-TURN-08", when=SAID)

    def send(self, c: Case) -> Reason:
        """SW-PASS-01: the turn player, once, when the play phase is over."""
        if not c.mine:
            return Reason("send-turn", "SW-PASS-01", when=SAID)
        if c.s.sent:
            return Reason("send-done", "SW-PASS-01", when=NEXT_TURN)
        return Reason("sw-send-moment", "SW-PASS-01", when=SAID)

    def decide(self, c: Case) -> Reason:
        """SW-PASS-18; SW-PASS-08/09: who is locked must accept, and so must the sender."""
        return must_accept(c, DECIDE, "SW-PASS-18", "SW-PASS-09", "SW-PASS-08")

    def declare(self, c: Case) -> Reason:
        """SW-WIN-06: nobody is asked."""
        return Reason("declare-nobody", "SW-WIN-06", when=SAID)

    def trigger(self, c: Case, skill: Trigger) -> Reason:
        """An answer to an event: not now, not this event, answered or passed over, not possible, not yet."""
        s = c.s
        events = [(number, e) for number, e in _batch(c) if e.occasion in skill.when]
        if not events or c.kind != "trigger":
            if skill.own_death:
                return Reason("sw-own-death", skill.rule, when=SAID)
            return Reason("flip-when" if skill.flip else "when", skill.rule, when=SAID)
        concerning = [(number, e) for number, e in events if skill.concerns(s, c.seat, e)]
        if not concerning:
            return Reason("not-concerned", skill.rule, when=SAID)
        node = s.stack[-1]
        answered = answered_with(s, node, c.seat, skill)
        if all(number in answered for number, _ in concerning):
            return Reason("sw-answered", "SW-TRIG-11")
        if place_is_past(s, node, c.seat):
            return Reason("order-past", "SW-TRIG-09")
        if not any(skill.mine(s, c.seat, e) for _, e in concerning):
            return Reason("sw-lacks", "SW-TRIG-15")
        return Reason("wait-order", "SW-TRIG-09", when=SAID)


def _batch(c: Case) -> Iterator[tuple[int, Frame]]:
    """The events that are being answered, with their numbers."""
    node = c.s.stack[-1]
    if node.name == "node":
        for number in range(node.on, node.on + node.number):
            yield number, c.s.deferred[number]
