"""試探 PROBE."""

from __future__ import annotations

from typing import Final

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame, Probe
from fengsheng.core.moves import discard_from_hand, draw, to_aside, to_discard
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask, call
from fengsheng.core.reason import NEVER, SAID, Case, Reason
from fengsheng.core.reveals import known_as, show
from fengsheng.core.ruleset import others
from fengsheng.core.skill import modifier
from fengsheng.core.state import State
from fengsheng.core.triggers import raise_event
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import DRAW_TWO, PHRASES, PROBE
from fengsheng.editions.classic.flow.moments import PLAY

ACTION: Final = 1
PHRASE: Final = 2


class ProbeCard(FunctionCard):
    """試探 PROBE: hand it face down to another player (CL-CARD-PROBE-03). If the card names that player's
    identity, the player does what it says (draw two, or discard one); otherwise the player speaks its
    phrase."""

    name = "probe"
    function = PROBE
    rule = "CL-CARD-PROBE-02"
    not_on_self = "CL-CARD-PROBE-07"
    moments = (PLAY,)  # CL-RULING-021
    face_down = True
    needs_user = True
    steps = ("respond", "settle", "react", "asking_reaction", "acting", "choosing", "after", "finish")
    answers = ("reacted", "discarded")

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """CL-CARD-PROBE-02/07: any other player."""
        return others(s, seat)

    def why_not(self, c: Case) -> Reason:
        """CL-CARD-PROBE-02, CL-RULING-021."""
        if not c.mine:
            return Reason("own-turn", "CL-CARD-PROBE-02", when=SAID)
        if c.alone:
            return Reason("no-target", "CL-PRIO-04", when=NEVER)
        return Reason("main-only", "CL-RULING-021", when=SAID)

    def pointless(self, s: State, f: Frame) -> bool:
        """Nobody there to probe."""
        return not s.alive >> f.target & 1

    def resolve(self, s: State, f: Frame) -> None:
        """CL-RULING-056: (3) the target sees the card, nobody else does (CL-CARD-PROBE-08);
        (4) "when probed" skills, from the right of the prober."""
        show(s, f.card, f.target, f.by, "CL-CARD-PROBE-08")
        f.step = "react"
        event = raise_event(s, "probed", f.by, f.target, s.rules.after[f.by][0])
        if event is not None:
            call(s, f, event, then="react")

    def react(self, s: State, f: Frame) -> None:
        """(5) the target reacts truthfully (CL-CARD-PROBE-06, CL-RULING-057), if still there."""
        if not s.alive >> f.target & 1:
            f.step = "finish"
            return
        if modifier(s, f.target, "conceal") is not None:
            f.step = "asking_reaction"
            return
        named, _ = s.rules.faces[f.card].detail
        f.number = ACTION if s.identity[f.target] == named else PHRASE
        self.acting(s, f)

    def asking_reaction(self, s: State, f: Frame) -> None:
        """CL-DEC-61: a skill lets the target choose either reaction."""
        effect = s.rules.faces[f.card].detail[1]
        act = "draw" if effect == DRAW_TWO else "discard"
        options = [
            Option(s.rules, "react", word=act, number=ACTION, rule="CL-CHAR-LAOGUI-2b"),
            Option(s.rules, "react", word="say", number=PHRASE, rule="CL-CHAR-LAOGUI-2b"),
        ]
        ask(s, f, f.target, "reaction", options, then="reacted")

    def reacted(self, s: State, f: Frame, o: Option) -> None:
        """What was chosen is what everybody sees."""
        f.number = o.number
        f.step = "acting"

    def acting(self, s: State, f: Frame) -> None:
        """CL-CARD-PROBE-04/05/10: the action, the phrase, or an announced discard of nothing. The
        reaction is public and is remembered (CL-RULING-058)."""
        target = f.target
        named, effect = s.rules.faces[f.card].detail
        acted = f.number == ACTION
        sure = modifier(s, target, "conceal") is None
        s.probes.append(Probe(f.by, target, f.card, named, effect, acted, sure))
        if acted and effect != DRAW_TWO and s.hands[target]:
            emit(s, "react", target, f.by, word="discard", rule="CL-CARD-PROBE-04")
            f.step = "choosing"
            return
        if not acted:
            emit(s, "say", target, f.by, word=PHRASES[effect], x=effect, rule="CL-CARD-PROBE-05")
        elif effect == DRAW_TWO:
            emit(s, "react", target, f.by, word="draw", rule="CL-CARD-PROBE-04")
            draw(s, target, 2, "CL-CARD-PROBE-04", "CL-DRAW-01")
        else:
            emit(s, "react", target, f.by, word="nothing", rule="CL-CARD-PROBE-10")
        self.after(s, f)

    def choosing(self, s: State, f: Frame) -> None:
        """CL-RULING-062, CL-DEC-60: the target chooses the card."""
        ask(
            s, f, f.target, "discard", hand_options(s, f.target, "discard", "CL-RULING-062"), then="discarded"
        )

    def discarded(self, s: State, f: Frame, o: Option) -> None:
        """CL-TERM-19, CL-OPT-40: hidden unless discards are open."""
        in_sight = s.rules.house["discard_visibility"] == "face_up"
        discard_from_hand(s, f.target, o.card, in_sight, "CL-CARD-PROBE-04")
        f.step = "after"

    def after(self, s: State, f: Frame) -> None:
        """CL-OPT-53: at some tables 六姐 draws only now."""
        event = raise_event(s, "after_probe", f.by, f.target, s.rules.after[f.by][0])
        if event is not None:
            call(s, f, event, then="finish")
        else:
            self.finish(s, f)

    def finish(self, s: State, f: Frame) -> None:
        """(6) CL-CARD-PROBE-09, CL-TURN-07, CL-DRAW-02, CL-RULING-060: laid face down in a place of its
        own, unless it was voided or fizzled or the table discards it (CL-OPT-18)."""
        card = f.card
        if card != NO_CARD:
            known_as(s, card, PROBE)
            used = bool(s.seen[card] >> f.target & 1)
            f.card = NO_CARD
            if used and s.rules.house["probe_destination"] == "separate_pile":
                to_aside(s, card)
            else:
                to_discard(s, card)
        s.rules.item_done(s, f)
