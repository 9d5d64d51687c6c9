"""Whom a skill of the newer edition is said to be used on, and what it is said to name."""

from __future__ import annotations

import pytest

from fengsheng import Game
from fengsheng.scenario import Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.words import log_line


def position(text: str) -> Game:
    """The game that a scenario without a head begins with."""
    head = "title: x\nrules: SW-TRIG-04\nedition: spywar\n"
    return lay_out(Scenario.parse(f"{head}{text}\nplay:\nexpect game goes on\n", "x.scn").position)[0]


def told(game: Game, lang: str, word: str) -> list[str]:
    """How a spectator reads that this skill was used."""
    events = [e for e in game.events() if e["kind"] == "skill" and e["word"] == word]
    return [log_line(lang, event) for event in events]


# position, answers, skill, and what the log says in English and in 繁體中文
ON_NOBODY: dict[str, tuple[str, tuple[str, ...], str, str, str]] = {
    "a ban, for a card sent to somebody": (
        "phase: pass\n甲: character 张一挺; hand 截获/black/↑, ?",
        ("send 截获/black/↑ to 丙", "skill 张一挺 1 误导"),
        "zhangyiting-1",
        "A uses Strict Order (Commander).",
        "甲發動張一挺「強令」。",
    ),
    "a card drawn because somebody received": (
        "phase: contest\ntransit: 威逼/black/→ at 丙\n甲: character 白菲菲\n丙: hand 截获/red/↑",
        ("pass",),
        "baifeifei-2",
        "A uses Black Heart (Nurse).",
        "甲發動白菲菲「腹黑」。",
    ),
    "a card drawn for moving something in front of somebody": (
        "phase: contest\ntransit: 威逼/red/→ at 丙\n乙: character 李宁玉（SP）; hand 误导/black/→",
        ("play 误导/black/→ on 丁",),
        "liningyu_sp-2",
        "B uses Lead On (Sly Decoder).",
        "乙發動李寧玉（SP）「誘導」。",
    ),
    "a colour named for a card sent to somebody": (
        "phase: pass\n甲: character 王富贵; hand 截获/black/↑, ?",
        ("send 截获/black/↑ to 丙", "skill 王富贵 1 red"),
        "wangfugui-1",
        "A uses Gang Order (Gang Boss).",
        "甲發動王富貴「江湖令」。",
    ),
}


@pytest.mark.parametrize("name", ON_NOBODY)
def test_a_skill_is_used_on_nobody_merely_because_somebody_is_concerned(name: str) -> None:
    text, answers, skill, english, chinese = ON_NOBODY[name]
    game = position(text)
    for answer in answers:
        game.apply(answer)
    assert told(game, "en", skill) == [english]
    assert told(game, "zh-Hant", skill) == [chinese]


def test_the_second_stage_of_a_skill_is_on_whose_card_it_takes() -> None:
    game = position("phase: pass\n甲: character 王富贵; hand 截获/black/↑, ?\n丙: intel 威逼/red/→")
    for answer in (
        "send 截获/black/↑ to 丙",
        "skill 王富贵 1 red",
        "accept",
        "skill 王富贵 1 on 丙 威逼/red/→",
    ):
        game.apply(answer)
    assert told(game, "en", "wangfugui-1") == [
        "A uses Gang Order (Gang Boss).",
        "A uses Gang Order (Gang Boss) on C.",
    ]


def label(game: Game, notation: str, lang: str) -> str:
    """What an answer that is offered is called."""
    assert game.decision is not None
    return next(o.label(lang) for o in game.decision.options if o.notation == notation)


def test_a_copied_coerce_names_a_card_and_is_not_two_cards() -> None:
    game = position("甲: character 肥原龙川; hand ?")
    coerce = "skill 肥原龙川 1 on 丙 威逼 截获"
    assert label(game, coerce, "en").endswith("on C: Coerce, naming Intercept")
    assert label(game, coerce, "zh-Hant").endswith("：威逼（截獲）")
    assert label(game, coerce, "zh-Hans").endswith("：威逼（截获）")
    assert label(game, "skill 肥原龙川 1 on 丙 利诱", "en").endswith("on C: Entice")


def test_a_probe_says_that_either_of_two_factions_draws() -> None:
    game = position("甲: hand 试探/red/←/潜伏战线特工机关抽, 试探/red/←/潜伏战线抽")
    assert game.decision is not None
    effects = {o.notation: [o.effect(lang) for lang in ("en", "zh-Hans")] for o in game.decision.options}
    english, chinese = effects["play 试探/red/←/潜伏战线特工机关抽 on 丙"]
    assert english.startswith("Draws a card: Underground or Secret Service.")
    assert chinese.startswith("丙若属于潜伏战线或特工机关就摸一张牌")
    assert effects["play 试探/red/←/潜伏战线抽 on 丙"][0].startswith("Draws a card: Underground.")
