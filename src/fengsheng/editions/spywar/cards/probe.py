"""试探 probe."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame, Probe
from fengsheng.core.moves import discard_from_hand, draw
from fengsheng.core.option import Option
from fengsheng.core.picks import hand_options
from fengsheng.core.procedure import ask
from fengsheng.core.ruleset import others
from fengsheng.core.state import State
from fengsheng.editions.spywar.deck import PROBE
from fengsheng.editions.spywar.flow.moments import PLAY
from fengsheng.editions.spywar.flow.use import FunctionCard


class ProbeCard(FunctionCard):
    """试探: hand it face down to another player (SW-TURN-07), who draws one card or discards one, as the
    card says for that player's identity."""

    name = "sw-probe"
    function = PROBE
    rule = "SW-CARD-SHITAN-01"
    moments = (PLAY,)
    face_down = True
    resistible = True
    answerable = True
    leaves_game = True
    handed_over = True  # SW-CARD-SHITAN-02
    steps = ("effect", "choosing", "after", "finish")
    answers = ("discarded",)

    def targets(self, s: State, seat: int, moment: str, on: int) -> list[int]:
        """SW-CARD-SHITAN-01: to another player."""
        return others(s, seat)

    def resolve(self, s: State, f: Frame) -> None:
        """SW-CARD-SHITAN-03/04/06/09: only the two know the card; everybody sees what the target does."""
        target = f.target
        draws = s.rules.faces[f.card].detail[0]
        acted = s.rules.probe_acts(draws, s.identity[target])
        s.probes.append(Probe(f.by, target, f.card, draws, 0, acted, True))
        if acted:
            emit(s, "react", target, f.by, word="draw", rule="SW-CARD-SHITAN-03")
            draw(s, target, 1, "SW-CARD-SHITAN-03", "SW-RULING-01")
        elif s.hands[target]:
            emit(s, "react", target, f.by, word="discard", rule="SW-CARD-SHITAN-03")
            f.step = "choosing"
        else:
            emit(s, "react", target, f.by, word="nothing", rule="SW-CARD-SHITAN-06")

    def choosing(self, s: State, f: Frame) -> None:
        """SW-CARD-SHITAN-05/08, SW-RULING-09: the target picks, from the hand."""
        options = hand_options(s, f.target, "discard", "SW-CARD-SHITAN-05")
        ask(s, f, f.target, "discard", options, then="discarded")

    def discarded(self, s: State, f: Frame, o: Option) -> None:
        """SW-TERM-11: face up."""
        f.step = "after"
        if o.card != NO_CARD:
            discard_from_hand(s, f.target, o.card, True, "SW-CARD-SHITAN-03")
