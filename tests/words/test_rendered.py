"""Every sentence of every file, in three languages, with every sort of argument."""

from __future__ import annotations

import pytest
from tests.words.rendered import keys, renderings, wrong
from tests.words.seen import NAMES, play

from fengsheng import Decision, Game, Option, Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.table import Table
from fengsheng.words import LANGUAGES, log_line, option_effect, option_label, prompt
from fengsheng.words.log import log_key
from fengsheng.words.people import bot_names


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_comes_out_wrong_whatever_is_put_in(lang: str) -> None:
    found: dict[str, str] = {}
    count = 0
    for key in keys(lang):
        for args, text in renderings(lang, key):
            count += 1
            said = wrong(lang, key, args, text)
            if said and key not in found:
                found[key] = f"{text!r}: {said}"
    assert found == {}
    assert count > 50_000


@pytest.mark.parametrize(
    ("lang", "key", "me", "text"),
    [
        ("en", "effect-x", "no", "The message skips { $target }."),
        ("en", "effect-x", "no", "Your turn. you is skipped."),
        ("en", "effect-x", "no", "you must accept it."),
        ("en", "log-x", "no", "Amber uses the Probe of you."),
        ("en", "log-x", "no", "It is used by You."),
        ("en", "log-x", "no", "Amber lures Amber away."),
        ("en", "log-x", "yes", "You use Lock on you."),
        ("en", "log-x", "no", "Amber use Lock."),
        ("en", "log-x", "no", "Amber draws 1 cards."),
        ("en", "log-x", "no", "Amber is a Underground."),
        ("en", "web-x", "no", "Amber  waits"),
        ("en", "web-x", "no", "Use 鎖定"),
        ("zh-Hant", "log-x", "no", "夜鷹對夜鷹使用鎖定。"),
        ("zh-Hans", "log-x", "yes", "你对你使用锁定。"),
        ("zh-Hans", "effect-x", "no", "夜鹰必须收下。。"),
    ],
)
def test_the_check_finds_it(lang: str, key: str, me: str, text: str) -> None:
    assert wrong(lang, key, {"me": me}, text)


SELF = {"kind": "lured", "by": 1, "target": 1, "rule": "CL-CARD-LURE-04"}


def test_whoever_does_it_to_themselves_is_called_so() -> None:
    names = ("Ann", "Bob", "Cid")
    assert log_line("en", SELF, names, 1) == "You lure yourself away from this message."
    assert log_line("en", SELF, names, 0) == "Bob lures themselves away from this message."
    for lang in ("zh-Hant", "zh-Hans"):
        assert log_line(lang, SELF, names, 0).count("Bob") == 1
        assert "自己" in log_line(lang, SELF, names, 1)


def offered(text: str, seat: int) -> tuple[Game, dict[str, Option]]:
    """A position after some moves, and what a seat may answer there."""
    scenario = Scenario.parse(f"title: for a test\nrules: SW-PASS-01\nedition: spywar\n{text}")
    game, fresh = lay_out(scenario.position)
    table = Table(game, fresh, scenario.position.play)
    for step in scenario.steps:
        step.run(table)
    return game, {option.notation: option for option in table.offers(seat) or ()}


def test_passing_that_costs_something_says_what() -> None:
    """SW-CHAR-WANGTIANXIANG-1: who gives nothing is confined; the pass of every other question is nothing."""
    _, answers = offered(
        "甲: character 王田香; hand 威逼/blue/→\n乙: hand 截获/red/↑, 误导/red/↑\n"
        "play:\n甲: skill 王田香 1 on 乙\nasked 乙 confine",
        1,
    )
    told = {lang: (answers["pass"].label(lang), answers["pass"].effect(lang)) for lang in LANGUAGES}
    assert told == {
        "en": ("Give nothing", "You are confined: no cards from hand and no skills this turn."),
        "zh-Hant": ("不交，受禁閉", "你受禁閉：本回合不能使用手牌，技能全部無效。"),
        "zh-Hans": ("不交，受禁闭", "你受禁闭：本回合不能使用手牌，技能全部无效。"),
    }


def test_whom_one_sends_to_and_locks_is_named_once() -> None:
    game, answers = offered("phase: pass\n甲: hand 截获/black/↑/锁, ?\nplay:\nasked 甲 send", 0)
    same, other = (answers[f"send 截获/black/↑/锁 to 丙 lock {seat}"] for seat in "丙丁")
    assert same.label() == "Send Intercept (black ↑ lock) to C and lock them"
    assert other.label() == "Send Intercept (black ↑ lock) to C, locking D"
    assert same.label("zh-Hans") == "把截获（黑↑，可锁）传给丙并锁定"
    assert option_label("en", same, vague={"target", "word"}) == option_label(
        "en", other, vague={"target", "word"}
    )
    game.apply(same)
    (sent,) = (event for event in game.events(1) if event["kind"] == "send")
    assert log_line("en", sent, (), 1) == "A sends a card to C (↑), locked."


@pytest.mark.parametrize("edition", NAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_a_game_says_comes_out_right_for_every_reader(lang: str, edition: str) -> None:
    called = bot_names(lang)
    said: list[tuple[str, str, str]] = []  # the kind, whether the reader acts, the words

    def read(game: Game, decision: Decision) -> None:
        me = decision.seat
        said.append(("prompt-x", "", prompt(lang, game.view(me), called)))
        for option in decision.options[-9:]:
            said.append(("label-x", "yes", option_label(lang, option, called, me)))
            said.append(("effect-x", "", option_effect(lang, option, called, me)))

    for number in (103, 108):
        game = play(number, read, edition)
        for viewer in (None, 0, 1):
            for event in game.events(viewer):
                acts = "yes" if viewer is not None and event.get("by") == viewer else "no"
                said.append((log_key(event), acts, log_line(lang, event, called, viewer)))
    assert len(said) > 1000
    assert [(key, text) for key, me, text in said if wrong(lang, key, {"me": me}, text)] == []
