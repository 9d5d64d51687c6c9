"""Setting up: identities, characters, hands (SW-SETUP)."""

from __future__ import annotations

from typing import Final

from fengsheng.core.deal import ChooseCharacters
from fengsheng.core.frame import Frame
from fengsheng.core.moves import draw
from fengsheng.core.state import State
from fengsheng.editions.spywar.identities import POOLS, TABLES

HAND: Final = 3  # SW-SETUP-13


class Setup(ChooseCharacters):
    """SW-SETUP-09/10: one of the characters dealt is kept in secret; public ones are then turned up."""

    name = "setup"
    steps = ("choose", "asking", "lay_out", "deal")
    answers = ("kept",)
    choose_rule = "SW-SETUP-09"
    open_rule = "SW-SETUP-10"

    def lay_out(self, s: State, f: Frame) -> None:
        """SW-SETUP-08/10."""
        self.lay_characters(s)
        f.step = "deal"

    def deal(self, s: State, f: Frame) -> None:
        """SW-SETUP-11..14: a random first player; three cards each from there on; then the first turn."""
        if s.turn < 0:
            s.turn = s.rng.below(s.rules.seats)
        for seat in s.rules.round[s.turn]:
            draw(s, seat, HAND, "SW-SETUP-13", "SW-RULING-01")
        s.goal_stale = (1 << s.rules.seats) - 1
        s.stack.append(Frame("turn", "start", s.turn))


def deal_identities(s: State) -> list[int]:
    """SW-SETUP-03/04/07: the tasks are drawn at random from their pool, each at most once."""
    qianfu, tegong, shenmi = TABLES[s.rules.seats]
    tasks = list(POOLS[s.rules.house["identity_pool"]])
    s.rng.shuffle(tasks)
    cards = [0] * qianfu + [1] * tegong + tasks[:shenmi]
    s.rng.shuffle(cards)
    return cards
