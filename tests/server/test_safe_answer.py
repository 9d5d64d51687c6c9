"""What the server answers for somebody whose time is up (SW-RULING-54)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from fengsheng import Game
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.server.table.automatic import safe_answer

HEAD = "title: T\nrules: SW-RULING-54\nedition: spywar\n"


def asked(body: str, *answers: str) -> Game:
    game, _ = lay_out(Scenario.parse(f"{HEAD}{body}play:\nexpect game goes on\n", "x.scn").position)
    for answer in answers:
        game.apply(answer)
    return game


@pytest.mark.parametrize(
    ("body", "answers", "kind", "answer"),
    [
        ("甲: hand 澄清/red/↑/锁, ?\n丙: intel 威逼/black/← x2, 威逼/black/→; dying\n", (), "rescue", "pass"),
        ("甲: hand 平衡/red/→/锁, 威逼/red/→\n", (), "play", "end"),
        ("甲: hand 威逼/red/→, ?\n", ("end", "send 威逼/red/→"), "decide", "decline"),
    ],
)
def test_who_may_pass_or_decline_does(body: str, answers: tuple[str, ...], kind: str, answer: str) -> None:
    game = asked(body, *answers)
    assert game.decision is not None
    assert game.decision.kind == kind
    assert {safe_answer(game.decision.options, Random(n)).notation for n in range(30)} == {answer}


def test_a_compulsory_pick_is_made_at_random_among_what_is_legal() -> None:
    body = (
        "甲: hand 试探/black/→/神秘人抽, ?\n乙: identity qianfu; hand 威逼/red/←, 威逼/blue/→, 威逼/black/→\n"
    )
    game = asked(body, "play 试探/black/→/神秘人抽 on 乙")
    assert game.decision is not None
    assert (game.decision.seat, game.decision.kind) == (1, "discard")
    picks = Counter(safe_answer(game.decision.options, Random(n)).notation for n in range(300))
    assert set(picks) == {option.notation for option in game.decision.options}
    assert min(picks.values()) > 60
