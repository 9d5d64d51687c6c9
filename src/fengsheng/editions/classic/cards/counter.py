"""識破 COUNTER."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import CANCELLED, Frame
from fengsheng.core.moves import void_card
from fengsheng.core.option import Option, Ways
from fengsheng.core.procedure import call
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.ruleset import Ruleset
from fengsheng.core.skill import modifier
from fengsheng.core.state import State
from fengsheng.core.triggers import raise_event
from fengsheng.core.window import RESPOND
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import COUNTER


def counterable(s: State, on: int) -> bool:
    """CL-RULING-005/007: the topmost pending item, if it is a card and no skill protects it."""
    f = s.stack[on]
    if f.card == NO_CARD or f.flags & CANCELLED:
        return False
    return f.name != "lock" or modifier(s, f.by, "uncounterable") is None  # CL-CHAR-DAOFENG-1


class Counter(FunctionCard):
    """識破 COUNTER: when a player uses a card, that card is void; another 識破 too (CL-CARD-COUNTER-07); and
    a 真偽莫辨 as a whole (CL-CARD-TRUEFALSE-07). What was voided has not happened: no "when" sees it
    (CL-TERM-18)."""

    name = "counter"
    function = COUNTER
    rule = "CL-CARD-COUNTER-02"
    moments = (RESPOND,)
    on_pending = True

    def users(self, s: State, on: int) -> int:
        """CL-CARD-COUNTER-02; CL-OPT-46, CL-RULING-006: one's own card only where the table plays so."""
        if not counterable(s, on):
            return 0
        if s.rules.house["self_counter"] == "forbidden":
            return s.alive & ~(1 << s.stack[on].by)
        return s.alive

    def ways(self, rules: Ruleset, card: int, rule: str) -> Ways:
        """By the function it is used on."""
        return [
            [Option(rules, "play", self.name, card, word=f"on {name}", rule=rule)]
            for name in rules.function_names
        ]

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """What is being used."""
        return [s.rules.cards[s.stack[on].name].function]

    def why_not(self, c: Case) -> Reason:
        """CL-CARD-COUNTER-02/06, CL-RULING-005..007, CL-CHAR-DAOFENG-1, CL-OPT-46."""
        if c.kind != RESPOND:
            if c.stage:
                return Reason("counter-intelligence", "CL-CARD-COUNTER-06")
            return Reason("counter-nothing", "CL-CARD-COUNTER-02", when=SAID)
        pending = c.s.stack[c.s.stack[-1].on]
        if pending.card == NO_CARD:
            return Reason("counter-skill", "CL-RULING-007")
        if pending.name == "lock" and modifier(c.s, pending.by, "uncounterable") is not None:
            return Reason("counter-sure", "CL-CHAR-DAOFENG-1")
        return Reason("counter-own", "CL-OPT-46")

    def pointless(self, s: State, f: Frame) -> bool:
        """Its card is void already."""
        return bool(s.stack[f.on].flags & CANCELLED)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-COUNTER-03..05: no effect at all; the card goes to the discard pile, a 試探 face down
        unless discards are open (CL-RULING-059). It goes at once; the 識破, as any card in use, only when the
        skills that answer have drawn (CL-RULING-181)."""
        victim = s.stack[f.on]
        victim.flags |= CANCELLED
        card = void_card(s, victim, s.rules.house["discard_visibility"] == "face_up")
        emit(
            s,
            "countered",
            f.by,
            victim.by,
            (card,),
            (s.seen[card],),
            victim.name,
            rule="CL-CARD-COUNTER-03",
        )
        event = raise_event(s, "countered", f.by, victim.by, s.rules.after[f.by][0])
        if event is not None:
            call(s, f, event, then="finish")
