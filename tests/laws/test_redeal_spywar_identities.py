"""Which identity card left the game by 承志 (SW-CHAR-GUXIAOMENG-2): who cannot know it reckons with each."""

from __future__ import annotations

import pytest

from fengsheng import Game
from fengsheng.editions.spywar.identities import NONE, faction
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out

TAKEN = """# x
title: an identity has been taken
rules: SW-CHAR-GUXIAOMENG-2
edition: spywar
甲: identity tegong; hand ?2
乙: identity tegong; character 顾小梦; face up
丙: identity qianfu
丁: identity qianfu; intel 威逼/black/← x2, 威逼/black/→; dying
戊: identity zhenyazhe

play:
asked 乙 rescue
"""


def taken() -> Game:
    """乙 has laid her own card aside for that of 丁, who has died."""
    game = lay_out(Scenario.parse(TAKEN, "x.scn").position)[0]
    for _ in range(20):
        decision = game.decision
        assert decision is not None
        take = [i for i, option in enumerate(decision.options) if option.kind == "take_identity"]
        game.apply(take[0] if take else next(i for i, o in enumerate(decision.options) if o.kind == "pass"))
        if take:
            return game
    raise AssertionError("nobody is asked about an identity")


@pytest.mark.parametrize(
    ("seat", "possible"),
    [
        # the table had two, two and one alone; 甲 has seen nothing but an own card: any other may be gone
        (0, {(0, 0, 1), (0, 0, 2), (0, 1, 2)}),
        # 乙 knows which card she laid aside
        (1, {(0, 1, 2)}),
        # 丁 knows what 乙 holds now, and not what she had
        (3, {(0, 1, 1), (0, 1, 2), (1, 1, 2)}),
        (None, {(0, 0, 1, 1), (0, 0, 1, 2), (0, 1, 1, 2)}),
    ],
)
def test_what_is_gone_may_be_anything(seat: int | None, possible: set[tuple[int, ...]]) -> None:
    game = taken()
    assert game.state.identity[3] == NONE
    known = {seat, 3} | ({1} if seat == 3 else set())
    dealt = set()
    for number in range(60):
        identity = game.determinize(seat, number).state.identity
        dealt.add(tuple(sorted(faction(identity[i]) for i in range(5) if i not in known)))
    assert dealt == possible
