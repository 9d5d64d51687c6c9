"""Why a card or a skill cannot be used now: ordered lists of checks, the first that applies answers.

Everything looked at is public or belongs to the seat that asks. Where nothing is offered although no check
of a list applies, the last entry of the list is the answer, so every list ends with one that always does.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...core.face import BLACK, NO_CARD, Face
from ...core.frame import Frame, Transit
from ...core.option import Option
from ...core.skill import Active, Conversion, Skill, Trigger, bent_by
from ...core.window import CHECKPOINT, RESPOND
from .. import explain as general
from ..explain import Reason, lacks_source, usable_card
from .cards.lock import can_bind
from .deck import TEXT
from .flow.transmit import ARRIVE, PASS_STAGE, bound
from .questions import OwnDeath


class Case(general.Case):
    """What the lists below look at."""

    __slots__ = ()

    @property
    def mine(self) -> bool:
        """Whether it is this seat's turn."""
        return self.s.turn == self.seat

    @property
    def transit(self) -> Transit | None:
        """The card under way, where this question lets it matter."""
        return None if self.kind == CHECKPOINT else self.s.transit

    @property
    def stage(self) -> str:
        """How far the card under way is."""
        t = self.transit
        return "" if t is None else t.stage

    def rule(self, name: str) -> str:
        """A house rule."""
        return self.s.book.options[name]

    @property
    def alone(self) -> bool:
        """Whether nobody else is left."""
        return not self.s.alive & ~(1 << self.seat)

    @property
    def burnable(self) -> bool:
        """Whether black intelligence lies in front of a living player."""
        s = self.s
        return any(s.alive >> i & 1 and s.tally[i * 3 + BLACK] for i in range(s.book.seats))


Check = Callable[[Case], Reason | None]


# -- what holds for everything --------------------------------------------------------------------

SETUP = ("character", "lurker")
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


def in_the_game(c: Case) -> Reason | None:
    """Over, out, or not begun."""
    s = c.s
    if s.result is not None:
        return Reason("game-over", "CL-WIN-06")
    if not c.alive:
        return Reason("out", "CL-DEATH-08" if s.dead >> c.seat & 1 else "CL-LOSE-03")
    return Reason("not-begun", "CL-SETUP-02") if c.kind in SETUP else None


def right_moment(c: Case) -> Reason | None:
    """Special phases, effects that are being carried out, other people's moves."""
    s = c.s
    if c.kind == "decide":
        return Reason("deciding", "CL-PASS-05")
    if c.kind in ("victory", "partner"):
        return Reason("declaring", "CL-WIN-13")
    if any(f.rule == "deaths" and f.step for f in s.stack):
        return Reason("dying", "CL-DEATH-06") if s.dying >> c.seat & 1 else Reason("death", "CL-SPEC-02")
    if c.kind == "play":
        return None if c.asked == c.seat else Reason("their-move", "CL-RULING-012")
    if c.kind in EVENTS:
        return Reason("event", "CL-RULING-012")
    if s.stack[-1].rule != "window":
        return Reason("effect", "CL-PRIO-05")
    return Reason("passed", "CL-RULING-001") if c.offered is None else None


# -- cards ----------------------------------------------------------------------------------------


def lock_turn(c: Case) -> Reason | None:
    """CL-CARD-LOCK-02; CL-PRIO-01: a skill may lift it."""
    free = c.mine or bent_by(c.s, c.seat, "lock_any_turn") is not None
    return None if free else Reason("lock-turn", "CL-CARD-LOCK-02")


def somebody_else(c: Case) -> Reason | None:
    """CL-PRIO-04."""
    return Reason("no-target", "CL-PRIO-04") if c.alone else None


def somebody_to_lock(c: Case) -> Reason | None:
    """CL-RULING-182."""
    return None if can_bind(c.s) else Reason("no-target", "CL-RULING-182")


def lock_moment(c: Case) -> Reason:
    """CL-CARD-LOCK-07/08, CL-OPT-09."""
    if c.stage == ARRIVE:
        return Reason("arrived", "CL-CARD-LOCK-08")
    if c.mine and c.rule("lock_timing") == "with_intel":
        return Reason("lock-early", "CL-OPT-09")
    return Reason("lock-moment", "CL-CARD-LOCK-07")


def lure_turn(c: Case) -> Reason | None:
    """CL-OPT-10."""
    if c.mine or c.rule("lure_turn") == "any_turn":
        return None
    return Reason("lure-turn", "CL-OPT-10")


def lure_moment(c: Case) -> Reason:
    """CL-CARD-LURE-05; in the right moment only the target can be missing (CL-CARD-LURE-03/04)."""
    if c.stage == ARRIVE:
        return Reason("arrived", "CL-PASS-04")
    return (
        Reason("no-target", "CL-PRIO-04")
        if c.stage == PASS_STAGE
        else Reason("lure-moment", "CL-CARD-LURE-05")
    )


def intercept_turn(c: Case) -> Reason | None:
    """CL-CARD-INTERCEPT-02, CL-OPT-12."""
    if c.mine and c.rule("intercept_turn") == "others_turn_only":
        return Reason("intercept-turn", "CL-CARD-INTERCEPT-02")
    return None


def intercept_moment(c: Case) -> Reason:
    """CL-CARD-INTERCEPT-04."""
    if c.stage == ARRIVE:
        return Reason("arrived", "CL-PASS-04")
    return Reason("intercept-moment", "CL-CARD-INTERCEPT-04")


def return_moment(c: Case) -> Reason:
    """CL-CARD-RETURN-02/04..06, CL-RULING-042."""
    t = c.transit
    if t is None or t.stage != ARRIVE:
        return Reason("return-moment", "CL-CARD-RETURN-04")
    if t.position != c.seat:
        return Reason("return-elsewhere", "CL-CARD-RETURN-02")
    if t.sender == c.seat:
        return Reason("return-sender", "CL-CARD-RETURN-06")
    assert bound(c.s, t)
    return (
        Reason("return-locked-card", "CL-OPT-07")
        if t.locked_card
        else Reason("return-locked", "CL-CARD-RETURN-05")
    )


def decode_moment(c: Case) -> Reason:
    """CL-CARD-DECODE-02, CL-OPT-16/35."""
    t = c.transit
    if t is None or t.stage != ARRIVE:
        return Reason("decode-moment", "CL-CARD-DECODE-02")
    if t.position != c.seat:
        return Reason("decode-elsewhere", "CL-CARD-DECODE-02")
    if t.route == TEXT and c.rule("decode_on_text") == "face_down_only":
        return Reason("decode-text", "CL-OPT-16")
    return Reason("decode-own", "CL-OPT-35")


def nothing_to_burn(c: Case) -> Reason:
    """CL-PRIO-04: the only thing that can be missing."""
    return Reason("burn-nothing", "CL-PRIO-04")


def counter_what(c: Case) -> Reason:
    """CL-CARD-COUNTER-02/06, CL-RULING-005..007, CL-CHAR-DAOFENG-1, CL-OPT-46."""
    if c.kind != RESPOND:
        if c.stage:
            return Reason("counter-intelligence", "CL-CARD-COUNTER-06")
        return Reason("counter-nothing", "CL-CARD-COUNTER-02")
    pending = c.s.stack[c.s.stack[-1].on]
    if pending.card == NO_CARD:
        return Reason("counter-skill", "CL-RULING-007")
    if pending.rule == "lock" and bent_by(c.s, pending.by, "uncounterable") is not None:
        return Reason("counter-sure", "CL-CHAR-DAOFENG-1")
    return Reason("counter-own", "CL-OPT-46")


def probe_turn(c: Case) -> Reason | None:
    """CL-CARD-PROBE-02."""
    return None if c.mine else Reason("own-turn", "CL-CARD-PROBE-02")


def truefalse_turn(c: Case) -> Reason | None:
    """CL-CARD-TRUEFALSE-02."""
    return None if c.mine else Reason("own-turn", "CL-CARD-TRUEFALSE-02")


def main_only(c: Case) -> Reason:
    """CL-RULING-021."""
    return Reason("main-only", "CL-RULING-021")


CARDS: dict[str, tuple[Check, ...]] = {
    "lock": (lock_turn, somebody_to_lock, lock_moment),
    "lure": (lure_turn, lure_moment),
    "intercept": (intercept_turn, intercept_moment),
    "return": (return_moment,),
    "decode": (decode_moment,),
    "burn": (nothing_to_burn,),
    "counter": (counter_what,),
    "probe": (probe_turn, somebody_else, main_only),
    "truefalse": (truefalse_turn, main_only),
}


def explain_card(c: Case, face: Face) -> Reason:
    """Why this card of the hand cannot be used for its function, or that it can."""
    reason = in_the_game(c) or usable_card(c, face)
    return reason or _first(c, (right_moment, *CARDS[c.s.book.rule_of_function[face.function]]))


# -- skills ---------------------------------------------------------------------------------------


def uses(c: Case, option: Option, skill: Skill) -> bool:
    """Whether an option uses the skill, or goes on with it; two that merely hold show in other options."""
    if "lock_any_turn" in getattr(skill, "bends", ()):
        return option.kind == "play" and option.rule == "lock" and not c.mine
    if "directions" in getattr(skill, "bends", ()):
        return option.kind == "send" and option.word == "left"
    return general.uses(c, option, skill)


def face(c: Case, skill: Skill) -> Reason | None:
    """CL-FACE-01/03/06, CL-CHAR-LAOGUI-3a."""
    s = c.s
    up = bool(s.face_up >> c.seat & 1)
    if up and skill.flip:
        return Reason("face-up", skill.law)
    if up or skill.flip:
        return None
    if not s.book.characters[s.character[c.seat]].lurking:
        return Reason("covered", "CL-FACE-06")
    if isinstance(skill, OwnDeath):
        return Reason("face-down-dying", "CL-CHAR-LAOGUI-3a")
    return Reason("face-down", "CL-FACE-01")


def trigger(c: Case, skill: Trigger) -> Reason:
    """An answer to an event: not now, not this event, not possible, not yet."""
    s = c.s
    event: Frame = s.stack[-1]
    if skill.name == "mengmianren-2" and s.identity_up >> c.seat & 1:
        return Reason("identity-up", "CL-RULING-117")
    if event.rule != "triggers" or c.kind not in skill.when:
        return Reason("flip-when", "CL-FACE-03") if skill.flip else Reason("when", skill.law)
    if s.dying >> c.seat & 1:
        return Reason("dying", "CL-DEATH-06")
    if not skill.concerns(s, c.seat, event):
        return Reason("not-concerned", skill.law)
    if not skill.mine(s, c.seat, event):
        return Reason("no-black", "CL-PRIO-04")
    return Reason("wait-order", "CL-RULING-003")


def face_to_face(c: Case) -> Reason:
    """CL-CHAR-LAOQIANG-2e."""
    return Reason("nobody-face-up", "CL-CHAR-LAOQIANG-2e")


def flash(c: Case) -> Reason:
    """CL-RULING-104."""
    return Reason("nothing-to-burn", "CL-RULING-104")


def reveal(c: Case) -> Reason:
    """CL-PRIO-04: nothing to burn."""
    return Reason("skill-no-black-intel", "CL-PRIO-04")


def trade(c: Case) -> Reason:
    """CL-CHAR-XIAOBAI-2c, CL-RULING-132."""
    if len(c.s.hands[c.seat]) < 3:
        return Reason("too-few", "CL-CHAR-XIAOBAI-2c")
    return Reason("nobody-to-trade", "CL-RULING-132")


def look(c: Case) -> Reason:
    """CL-CHAR-YIDIANYUAN-1a."""
    return Reason("look-moment", "CL-CHAR-YIDIANYUAN-1a")


def black_lock(c: Case) -> Reason:
    """CL-RULING-130: as for 鎖定; with a black hand card."""
    before = c.kind == "play" and not c.s.sent and c.rule("lock_timing") == "with_intel"
    if not c.mine or not (before or c.stage == PASS_STAGE):
        return Reason("black-lock", "CL-RULING-130")
    return somebody_to_lock(c) or Reason("no-black", "CL-PRIO-04")


# skills to use at will, each with what can be missing in the right moment; 峨嵋風 and 黑玫瑰 lack nothing
ACTIVES: dict[str, Check] = {
    "laoqiang-2": face_to_face,
    "shanling-1": flash,
    "dameinv-2": reveal,
    "xiaobai-2": trade,
    "yidianyuan-1": look,
    "beileimao-2": black_lock,
}


def converted(c: Case, skill: Conversion) -> Reason:
    """CL-RULING-159: the timing of what it becomes, and a card to use."""
    if lacks_source(c, skill):
        return Reason("no-source", "CL-PRIO-04")
    return _first(c, CARDS[skill.becomes])


def explain_skill(c: Case, skill: Skill) -> Reason:
    """Why this skill cannot be used, or that it can."""
    reason = in_the_game(c)
    if reason is not None:
        return reason
    for option in c.offered or ():
        if uses(c, option, skill):
            return Reason("usable-skill", skill.law, usable=True)
    reason = face(c, skill)
    if reason is not None:
        return reason
    if isinstance(skill, OwnDeath):
        return Reason("own-death", skill.law)
    if isinstance(skill, Trigger) and not skill.forced:
        return trigger(c, skill)
    if skill.name == "dameinv-2" and c.s.identity_up >> c.seat & 1:
        return Reason("identity-up", "CL-RULING-124")
    if isinstance(skill, Active):
        return (
            _first(c, (right_moment, ACTIVES[skill.name]))
            if skill.name in ACTIVES
            else _first(c, (right_moment,))
        )
    if isinstance(skill, Conversion):
        return right_moment(c) or converted(c, skill)
    return Reason("by-itself", skill.law)


def _first(c: Case, checks: Sequence[Check]) -> Reason:
    for check in checks:
        reason = check(c)
        if reason is not None:
            return reason
    raise AssertionError("no check says why it cannot be used")
