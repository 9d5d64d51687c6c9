"""真偽莫辨 TRUEFALSE."""

from __future__ import annotations

from fengsheng.core.event import emit
from fengsheng.core.face import NO_CARD
from fengsheng.core.frame import Frame
from fengsheng.core.knowledge import forget
from fengsheng.core.moves import take_top, to_discard
from fengsheng.core.reason import SAID, Case, Reason
from fengsheng.core.state import State
from fengsheng.editions.classic.cards.function_card import FunctionCard
from fengsheng.editions.classic.deck import TRUEFALSE
from fengsheng.editions.classic.flow.gain import NO_CHECKPOINT, gain
from fengsheng.editions.classic.flow.moments import PLAY


class TrueFalse(FunctionCard):
    """真偽莫辨 TRUEFALSE: lay out one card of the pile per living player, face down; beginning with you,
    everybody in turn gains a random one as intelligence."""

    name = "truefalse"
    function = TRUEFALSE
    rule = "CL-CARD-TRUEFALSE-02"
    moments = (PLAY,)
    steps = ("respond", "settle", "pick", "surplus", "finish")

    def why_not(self, c: Case) -> Reason:
        """CL-CARD-TRUEFALSE-02, CL-RULING-021."""
        if not c.mine:
            return Reason("own-turn", "CL-CARD-TRUEFALSE-02", when=SAID)
        return Reason("main-only", "CL-RULING-021", when=SAID)

    def resolve(self, s: State, f: Frame) -> None:
        """CL-CARD-TRUEFALSE-03/05, CL-RULING-063/067: laid out and always shuffled; fewer if the piles
        hold no more."""
        cards: list[int] = []
        for _ in range(s.alive.bit_count()):
            card = take_top(s, "CL-DRAW-01")
            if card == NO_CARD:
                break
            cards.append(card)
        forget(s, cards)
        s.rng.shuffle(cards)
        f.cards = tuple(cards)
        emit(s, "lay_out", f.by, x=len(cards), rule="CL-CARD-TRUEFALSE-03")
        f.at = 0
        f.step = "pick"

    def pick(self, s: State, f: Frame) -> None:
        """CL-CARD-TRUEFALSE-04/06: from the user anticlockwise, each pick settled completely before the
        next (CL-RULING-063/149), the user dead or alive (CL-RULING-066); who is out by then gets none
        (CL-RULING-065). Shuffled, the top card is as random as any (CL-RULING-068)."""
        order = s.rules.round[f.by]
        while f.at < s.rules.seats and f.cards:
            seat = order[f.at]
            f.at += 1
            if s.alive >> seat & 1:
                card = f.cards[-1]
                f.cards = f.cards[:-1]
                f.step = "pick"
                quiet = s.rules.house["truefalse_checkpoint"] == "off"  # CL-OPT-55, CL-RULING-064
                gain(
                    s,
                    [(seat, (card,))],
                    f.by,
                    "truefalse",
                    "CL-CARD-TRUEFALSE-04",
                    NO_CHECKPOINT if quiet else 0,
                )
                return
        f.step = "surplus"

    def surplus(self, s: State, f: Frame) -> None:
        """CL-RULING-065: what nobody took is discarded unseen."""
        for card in f.cards:
            to_discard(s, card)
        if f.cards:
            emit(s, "surplus", f.by, x=len(f.cards), rule="CL-RULING-065")
        f.cards = ()
        f.step = "finish"
