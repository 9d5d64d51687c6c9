"""Why a card or a skill cannot be used now: the first thing that stands in the way.

Everything looked at is public or belongs to the seat that asks. First the moment (an effect is carried out,
somebody else's move), then the phase the card or skill is for, then bans, then what is missing.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...core.face import Face
from ...core.frame import Frame
from ...core.option import Option
from ...core.skill import Active, Conversion, Modifier, Skill, Trigger
from .. import explain as general
from ..explain import Reason, lacks_source, usable_card
from .characters.common import PlayPhase, used
from .deck import CLEAR, DECIPHER, FUNCTION_RULES, INTERCEPT, MISLEAD, SWAP
from .flow.moments import CONTEST, PLAY, RESCUE
from .flow.node import _mark
from .questions import banned, barred, void

DECIDE = "decide"
IDLE = (PLAY, DECIDE, CONTEST, RESCUE)  # SW-TRIG-04
_EVENT = _mark(1, 0, 0)  # a node marks what was answered: the event's number times this, and who and how


class Case(general.Case):
    """What the checks below look at."""

    __slots__ = ()

    def at_idle(self, kind: str) -> bool:
        """Whether this seat is at an idle point of that kind."""
        return self.kind == kind and (kind in (CONTEST, RESCUE) or self.asked == self.seat)


# -- what holds for everything --------------------------------------------------------------------


def in_the_game(c: Case) -> Reason | None:
    """Over, out, or not begun."""
    s = c.s
    if s.result is not None:
        return Reason("game-over", "SW-WIN-06")
    if c.kind == "character":
        return Reason("not-begun", "SW-SETUP-09")
    if not c.alive:
        return Reason("out", "SW-DEATH-01" if s.dead >> c.seat & 1 else "SW-PASS-15")
    return None


def right_moment(c: Case) -> Reason | None:
    """SW-TRIG-03/04: cards and active skills can be used at idle points only."""
    if c.kind in IDLE:
        return None
    if c.kind == "send":
        mine = c.asked == c.seat
        return Reason("sw-sending-self" if mine else "sw-sending", "SW-PASS-17")
    if any(f.rule == "death" for f in c.s.stack):
        return Reason("death", "SW-DEATH-02")
    if c.kind == "trigger":
        return Reason("event", "SW-TRIG-07")
    return Reason("effect", "SW-TRIG-03")


def passed(c: Case) -> Reason | None:
    """SW-FIGHT-15: who has passed in a poll is asked again once somebody acts."""
    if c.offered is None and c.kind in (CONTEST, RESCUE):
        return Reason("passed", "SW-FIGHT-15" if c.kind == CONTEST else "SW-DYING-07")
    return None


# -- cards ----------------------------------------------------------------------------------------

_LAWS = {
    "sw-probe": "SW-CARD-SHITAN-01",
    "sw-coerce": "SW-CARD-WEIBI-01",
    "sw-entice": "SW-CARD-LIYOU-01",
    "sw-balance": "SW-CARD-PINGHENG-01",
    "sw-intercept": "SW-CARD-JIEHUO-01",
    "sw-mislead": "SW-CARD-WUDAO-01",
    "sw-swap": "SW-CARD-DIAOBAO-01",
}


def right_phase(c: Case, function: int) -> Reason | None:
    """SW-TURN-06, SW-FIGHT-02, SW-CARD-CHENGQING-06, SW-CARD-POYI-01."""
    if function in (INTERCEPT, MISLEAD, SWAP):
        return None if c.at_idle(CONTEST) else Reason("sw-contest-only", _LAWS[FUNCTION_RULES[function]])
    if function == DECIPHER:
        if c.kind != DECIDE:
            return Reason("sw-decipher-moment", "SW-CARD-POYI-01")
        return None if c.asked == c.seat else Reason("sw-decipher-elsewhere", "SW-CARD-POYI-01")
    if function == CLEAR:
        there = c.at_idle(PLAY) or c.at_idle(RESCUE)
        return None if there else Reason("sw-clear-moment", "SW-CARD-CHENGQING-06")
    return None if c.at_idle(PLAY) else Reason("sw-play-phase", _LAWS[FUNCTION_RULES[function]])


def forbidden(c: Case, function: int) -> Reason | None:
    """禁闭 and 强令."""
    if barred(c.s, c.seat):
        return Reason("sw-barred", "SW-CHAR-WANGTIANXIANG-1")
    return Reason("sw-banned", "SW-CHAR-ZHANGYITING-1") if banned(c.s, function) else None


def no_target(c: Case, function: int) -> Reason:
    """The only thing that is left."""
    if function == CLEAR:
        return Reason("sw-clear-nothing", "SW-CARD-CHENGQING-04")
    return Reason("sw-no-target", "SW-CARD-WUDAO-03")


def explain_card(c: Case, face: Face) -> Reason:
    """Why this card of the hand cannot be used for its function, or that it can."""
    return usable_card(c, face) or in_the_game(c) or right_moment(c) or _function(c, face.function)


def _function(c: Case, function: int) -> Reason:
    return right_phase(c, function) or passed(c) or forbidden(c, function) or no_target(c, function)


# -- skills ---------------------------------------------------------------------------------------


def uses(c: Case, option: Option, skill: Skill) -> bool:
    """Whether an option uses the skill, or goes on with it; one that merely holds shows in how one sends."""
    if "any_arrow" in getattr(skill, "bends", ()):
        return option.kind == "send" and option.x != c.s.book.faces[option.card].route
    return general.uses(c, option, skill)


def face(c: Case, skill: Skill) -> Reason | None:
    """SW-TERM-23/24."""
    up = bool(c.s.face_up >> c.seat & 1)
    if up and skill.flip:
        return Reason("face-up", "SW-TERM-23")
    return None if up or skill.flip else Reason("sw-face-down", "SW-TERM-23")


def active(c: Case, skill: Active) -> Reason:
    """The phase, then the limit, then what is missing."""
    reason = right_moment(c)
    if reason is not None:
        return reason
    if isinstance(skill, PlayPhase):
        if not c.at_idle(PLAY):
            return Reason("sw-skill-play-phase", skill.law)
        limit = "SW-TERM-15"
    else:
        reason = _contested(c, skill)
        if reason is not None:
            return reason
        limit = "SW-TERM-16"
    if used(c.s, skill, c.seat):
        return Reason("sw-used", limit)
    return Reason("sw-nothing", skill.law)


def _contested(c: Case, skill: Active) -> Reason | None:
    """Skills of the 争夺阶段; 急智 also in a rescue, 金口一开 only in the own turn."""
    if skill.name == "guxiaomeng-1":
        if c.kind == RESCUE and c.s.book.options["rescue_actions"] == "card_only":
            return Reason("sw-rescue-cards", "SW-CONFLICT-03")
        if c.kind not in (CONTEST, RESCUE):
            return Reason("sw-skill-rescue", skill.law)
    elif c.kind != CONTEST:
        return Reason("sw-skill-contest", skill.law)
    if skill.name == "xuanqingzi-1" and c.s.turn != c.seat:
        return Reason("sw-skill-own-turn", "SW-CHAR-XUANQINGZI-1a")
    return passed(c)


def _batch(c: Case) -> Iterator[tuple[int, Frame]]:
    """The events that are being answered, with their numbers."""
    node = c.s.stack[-1]
    if node.rule == "node":
        for number in range(node.on, node.on + node.x):
            yield number, c.s.deferred[number]


def trigger(c: Case, skill: Trigger) -> Reason:
    """An answer to an event: not now, not this event, not possible, not yet."""
    s = c.s
    events = [(number, e) for number, e in _batch(c) if e.kind in skill.when]
    if not events or c.kind != "trigger":
        if skill.own_death:
            return Reason("sw-own-death", skill.law)
        return Reason("flip-when" if skill.flip else "when", skill.law)
    concerning = [(number, e) for number, e in events if skill.concerns(s, c.seat, e)]
    if not concerning:
        return Reason("not-concerned", skill.law)
    answered = {mark // _EVENT for mark in s.stack[-1].seats}
    if c.asked == c.seat and all(number in answered for number, _ in concerning):
        return Reason("sw-answered", "SW-TRIG-11")
    if not any(skill.mine(s, c.seat, e) for _, e in concerning):
        return Reason("sw-lacks", "SW-TRIG-15")
    return Reason("wait-order", "SW-TRIG-09")


def converted(c: Case, skill: Conversion) -> Reason:
    """SW-CHAR-LININGYU_SP-1a: timing and bans of what it becomes, and a card to use."""
    function = FUNCTION_RULES.index(skill.becomes)
    if lacks_source(c, skill):
        return Reason("no-source", skill.law)
    return right_moment(c) or _function(c, function)


def explain_skill(c: Case, skill: Skill) -> Reason:
    """Why this skill cannot be used, or that it can."""
    for option in c.offered or ():
        if uses(c, option, skill):
            return Reason("usable-skill", skill.law, usable=True)
    reason = in_the_game(c)
    if reason is not None:
        return reason
    if void(c.s, c.seat):
        return Reason("sw-void", "SW-CHAR-WANGTIANXIANG-1")
    reason = face(c, skill)
    if reason is not None:
        return reason
    if isinstance(skill, Active):
        return active(c, skill)
    if isinstance(skill, Trigger) and not skill.forced:
        return trigger(c, skill)
    if isinstance(skill, Conversion):
        return converted(c, skill)
    if isinstance(skill, Modifier) and "any_arrow" in skill.bends:
        return Reason("sw-when-sending", skill.law)
    return Reason("by-itself", skill.law)
