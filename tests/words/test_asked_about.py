"""A question whether to use a skill says what the skill would answer."""

from __future__ import annotations

from typing import Any

import pytest

from fengsheng import Game, Scenario
from fengsheng.core.view import DecisionView, View
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.table import Table
from fengsheng.words import prompt

# moves in a position; who is asked; what the view says it is about; the question in two languages
ASKED: dict[str, tuple[str, int, dict[str, Any], str, str]] = {
    "received": (
        """edition: spywar
phase: pass
甲: character 邵秀; hand 威逼/black/→, 威逼/black/←
play:
甲: send 威逼/black/→
乙: accept
asked 甲 trigger""",
        0,
        {"kind": "received", "by": 0, "target": 1, "card": "威逼/black/→"},
        "B has received Coerce (black →) from you. Use a skill?",
        "乙接收了你传出的威逼（黑→）。要发动技能吗？",
    ),
    "used": (
        """edition: spywar
甲: character 白小年; hand 平衡/red/→/锁, ?; intel 威逼/red/→
play:
甲: play 平衡/red/→/锁 on 乙
asked 甲 trigger""",
        0,
        {"kind": "used", "by": 0, "target": 1, "word": "sw-balance"},
        "You used Balance on B. Use a skill?",
        "你对乙使用了平衡。要发动技能吗？",
    ),
    "targeted": (
        """edition: spywar
甲: hand 试探/black/→/特工机关抽, ?
丙: character 李宁玉; identity tegong
play:
甲: play 试探/black/→/特工机关抽 on 丙
asked 丙 trigger""",
        2,
        {"kind": "targeted", "by": 0, "target": 2, "word": "sw-probe"},
        "A is using Probe on you. Use a skill before it takes effect?",
        "甲对你使用试探，还没生效。要发动技能吗？",
    ),
    "sent": (
        """edition: spywar
phase: pass
甲: character 张一挺; hand 威逼/blue/→, ?
play:
甲: send 威逼/blue/→
asked 甲 trigger""",
        0,
        {"kind": "sent", "by": 0},
        "Your message is in transit. Use a skill?",
        "你传出了情报。要发动技能吗？",
    ),
    "dies": (
        """edition: spywar
phase: pass
甲: hand 威逼/black/→, ?
乙: character 老汉; intel 威逼/black/← x2, 误导/red/→
play:
甲: send 威逼/black/→
乙: accept
asked 乙 trigger""",
        1,
        {"kind": "dies", "by": 1, "target": 1},
        "You are about to die. Use a skill?",
        "你即将死亡。要发动技能吗？",
    ),
    "gained": (
        """甲: character 職業殺手; hand 鎖定/black, 截獲/black, ?
丙: intel 識破/black
play:
甲: send 鎖定/black to 丙
丙: accept
asked 甲 gained_sent""",
        0,
        {"kind": "gained_sent", "by": 0, "target": 2, "card": "鎖定/black"},
        "C has gained Lock (black), sent by you. Use a skill?",
        "丙获得了你传出的锁定（黑）。要发动技能吗？",
    ),
}


def at_question(text: str) -> Game:
    scenario = Scenario.parse(f"title: for a test\nrules: SW-TRIG-15\n{text}")
    game, fresh = lay_out(scenario.position)
    table = Table(game, fresh, scenario.position.play)
    for step in scenario.steps:
        step.run(table)
    return game


def asked(view: View) -> DecisionView:
    """The open question."""
    decision = view["decision"]
    assert decision is not None
    return decision


@pytest.mark.parametrize("kind", ASKED)
def test_what_a_skill_would_answer_is_named(kind: str) -> None:
    text, seat, about, english, chinese = ASKED[kind]
    game = at_question(text)
    view = game.view(seat)
    assert asked(view)["about"] == [about]
    assert asked(game.view(None))["about"] == [about], "it is no secret"
    assert prompt("en", view) == english
    assert prompt("zh-Hans", view) == chinese


def test_two_things_at_once_are_not_named() -> None:
    view = at_question(ASKED["received"][0]).view(0)
    about = asked(view)["about"]
    asked(view)["about"] = about + about
    assert prompt("en", view) == "You may use a skill in response. Use one?"


def test_other_questions_are_about_nothing() -> None:
    game = Game.new("spywar", 5, 1)
    assert "about" not in asked(game.view(0))


def test_a_card_that_was_shuffled_away_is_not_named() -> None:
    game = at_question(ASKED["gained"][0])
    event = game.state.stack[-1]
    assert event.occasion == "gained_sent"
    game.state.seen[event.aim] = 0
    assert asked(game.view(0))["about"] == [{"kind": "gained_sent", "by": 0, "target": 2}]
