"""Labels, effects, prompts and log lines, in whole games and one by one."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import Counter
from typing import Any

import pytest
from tests.some import some
from tests.words.seen import NAMES, play

from fengsheng import Decision, Game, Scenario
from fengsheng.scenario.layout import lay_out
from fengsheng.scenario.table import Table
from fengsheng.words import (
    LANGUAGES,
    card_name,
    card_text,
    log_line,
    option_effect,
    option_label,
    prompt,
    seat_label,
)

OFTEN = 40  # of one kind of question or event


@pytest.mark.slow
@pytest.mark.parametrize("name", NAMES)
def test_whole_games_find_words_for_everything(name: str) -> None:
    """In every language; a game is played once for all of them. What has been read often
    of a kind is read in one language after the other, and what somebody is offered again, as at every
    window, once."""
    read_so_far: Counter[str] = Counter()
    met: set[tuple[object, ...]] = set()

    def in_turn(kind: str) -> tuple[str, ...]:
        read_so_far[kind] += 1
        count = read_so_far[kind]
        return LANGUAGES if count <= OFTEN else (LANGUAGES[count % len(LANGUAGES)],)

    def read(game: Game, decision: Decision) -> None:
        me = decision.seat
        mine, other = game.view(me), game.view((me + 1) % game.seats)
        for lang in in_turn(decision.kind):
            assert prompt(lang, mine), lang
            assert prompt(lang, other), lang
        offered = (number, me, *(option.notation for option in decision.options))
        if offered in met:
            return
        met.add(offered)
        for lang in LANGUAGES:
            labels = [option_label(lang, option, (), me) for option in decision.options]
            assert len(set(labels)) == len(labels), (lang, labels)
            for option in decision.options[-4:]:
                assert option_effect(lang, option, (), me), lang

    for number in range(98, 112):
        game = play(number, read if number < 105 else None, name)
        for viewer in (None, 0):
            for event in some(game.events(viewer)):
                langs = in_turn(f"{event['kind']} {event.get('word', '')}")
                assert all(log_line(lang, event, (), viewer) for lang in some(langs)), event


@pytest.mark.parametrize("name", NAMES)
def test_every_event_names_a_rule_of_its_edition(name: str) -> None:
    """That is how its words are found."""
    prefix = {"classic": "CL-", "spywar": "SW-"}[name]
    for number in range(6):
        assert all(event["rule"].startswith(prefix) for event in some(play(number, None, name).events(None)))


def test_words_need_no_game_but_the_events_as_data() -> None:
    events = play(3).events(1)
    again = json.loads(json.dumps(events))
    assert [log_line("en", e, (), 1) for e in again] == [log_line("en", e, (), 1) for e in events]


LINES: list[tuple[dict[str, Any], str, str]] = [
    ({"kind": "draw", "by": 0, "cards": ["?", "?"], "x": 2}, "A draws 2 cards.", "甲抽了2張牌。"),
    (
        {"kind": "draw", "by": 1, "cards": ["?", "鎖定/red"]},
        "You draw Lock (red) and a card.",
        "你抽了鎖定（紅）和一張牌。",
    ),
    (
        {"kind": "play", "by": 0, "target": 1, "cards": ["?"], "word": "probe"},
        "A uses a face-down Probe on you.",
        "甲對你使用一張面朝下的試探。",
    ),
    (
        {"kind": "play", "by": 0, "target": 2, "cards": ["識破/blue"], "word": "lock"},
        "A uses Foil (blue) as Lock on C.",
        "甲把識破（藍）當作鎖定，對丙使用。",
    ),
    (
        {"kind": "play", "by": 0, "target": 2, "cards": ["?"], "word": "lock"},
        "A uses a face-down Probe as Lock on C.",
        "甲把一張面朝下的試探當作鎖定，對丙使用。",
    ),
    (
        {"kind": "send", "by": 0, "cards": ["?"], "word": "密電", "x": -1},
        "A sends a card to the left (coded).",
        "甲以密電向左傳出一張牌。",
    ),
    (
        {"kind": "gain", "by": 2, "target": 2, "cards": ["退回/black"], "word": "sent", "x": 1},
        "C’s message comes back, and they gain Return (black).",
        "丙獲得自己傳出的退回（黑）。",
    ),
    (
        {"kind": "say", "by": 1, "target": 0, "word": "我是臥底"},
        "You answer A: “I am undercover.”",
        "你回答甲：「我是臥底。」",
    ),
    (
        {"kind": "identity", "by": 2, "word": "軍情處"},
        "C’s identity is revealed: Intelligence Office.",
        "丙亮出身份：軍情處。",
    ),
    (
        {"kind": "locked", "by": 0},
        "A locks the message: the player it reaches must accept it.",
        "甲鎖定了這張情報：傳到誰面前，誰就必須收下。",
    ),
    (
        {"kind": "end", "word": "nobody is left"},
        "The game is over: no one is left.",
        "遊戲結束：場上已無人。",
    ),
    # the spywar edition
    (
        {"kind": "send", "by": 0, "cards": ["?"], "word": "left", "x": 2, "rule": "SW-PASS-01"},
        "A sends a card to the left (←), locking you.",
        "甲向左傳出一張牌（←），鎖定你。",
    ),
    (
        {
            "kind": "send",
            "by": 1,
            "target": 3,
            "cards": ["澄清/red/↑/锁"],
            "word": "up",
            "rule": "SW-PASS-01",
        },
        "You send Clear (red ↑ lock) to D (↑).",
        "你把澄清（紅↑，可鎖）（↑）傳給丁。",
    ),
    (
        {
            "kind": "play",
            "by": 0,
            "target": 1,
            "cards": ["?"],
            "word": "sw-probe",
            "rule": "SW-CARD-SHITAN-01",
        },
        "A uses a face-down Probe on you.",
        "甲對你使用一張面朝下的試探。",
    ),
    (
        {
            "kind": "play",
            "by": 0,
            "target": 2,
            "cards": ["截获/red/↑"],
            "word": "sw-mislead",
            "rule": "SW-CARD-WUDAO-01",
        },
        "A uses Intercept (red ↑) as Mislead on C.",
        "甲把截獲（紅↑）當作誤導，對丙使用。",
    ),
    (
        {"kind": "play", "by": 0, "word": "sw-intercept", "rule": "SW-CARD-JIEHUO-01"},
        "A uses Intercept without a card.",
        "甲發動技能，視為使用截獲。",
    ),
    (
        {
            "kind": "gain",
            "by": 1,
            "target": 0,
            "cards": ["破译/red+black/←/锁"],
            "word": "placed",
            "x": 1,
            "rule": "SW-CARD-LIYOU-02",
        },
        "A puts Decode (red+black ← lock) in front of you.",
        "甲把破譯（紅黑←，可鎖）放到你面前。",
    ),
    (
        {"kind": "banned", "by": 3, "word": "误导", "rule": "SW-CHAR-ZHANGYITING-1"},
        "D bans for this turn: Mislead.",
        "丁發動強令：本回合誰都不能使用誤導。",
    ),
    (
        {"kind": "named", "by": 3, "word": "black", "rule": "SW-CHAR-WANGFUGUI-1"},
        "D names black.",
        "丁說出：黑。",
    ),
    (
        {"kind": "skill", "by": 0, "target": 1, "word": "afuluola-1", "rule": "SW-CHAR-AFULUOLA-1"},
        "A uses Deft Hands (Croupier) on you.",
        "甲對你發動阿芙羅拉「妙手」。",
    ),
    (
        {
            "kind": "burn",
            "by": 0,
            "target": 2,
            "cards": ["试探/black/→/神秘人抽"],
            "rule": "SW-CARD-CHENGQING-01",
        },
        "A discards Probe (black →; draws: Stranger) in front of C.",
        "甲棄掉丙面前的試探（黑→，神秘摸牌）。",
    ),
    (
        {"kind": "usurp", "by": 0, "target": 2, "rule": "SW-WIN-09"},
        "A wins instead of C!",
        "甲取代丙獲勝！",
    ),
    (
        {"kind": "usurp", "by": 1, "target": 2, "rule": "SW-WIN-09"},
        "You win instead of C!",
        "你取代丙獲勝！",
    ),
    (
        {"kind": "lose", "by": 0, "rule": "SW-PASS-12"},
        "A has no card to send and is out of the game; the character card is removed.",
        "甲沒有手牌可傳，出局，角色牌移出遊戲。",
    ),
    (
        {"kind": "end", "by": 0, "word": "declared victory", "rule": "CL-WIN-01"},
        "The game is over: A declared victory.",
        "遊戲結束：甲達成目標，宣告勝利。",
    ),
    (
        {"kind": "end", "by": 1, "word": "declared victory", "rule": "CL-WIN-01"},
        "The game is over: you declared victory.",
        "遊戲結束：你達成目標，宣告勝利。",
    ),
    (
        {"kind": "end", "word": "usurped", "rule": "SW-WIN-09"},
        "The game is over: the Usurper took over someone else’s victory.",
        "遊戲結束：篡奪者取代了宣告勝利的玩家。",
    ),
]


@pytest.mark.parametrize(("event", "english", "chinese"), LINES, ids=lambda value: str(value)[:30])
def test_log_lines(event: dict[str, Any], english: str, chinese: str) -> None:
    assert log_line("en", event, (), 1) == english
    assert log_line("zh-Hant", event, (), 1) == chinese


def test_a_probe_is_named_in_full_and_a_hidden_card_is_a_card() -> None:
    assert card_name("en", "試探/black/打醬油棄1") == "Probe (black; Bystander: discard 1)"
    assert card_name("zh-Hans", "試探/black/打醬油棄1") == "试探（黑；打酱油：弃一张）"
    assert card_name("en", "?") == "a card"
    mixed = "试探/blue/←/潜伏战线特工机关抽"
    assert card_name("en", mixed) == "Probe (blue ←; draws: Underground/Service)"
    assert card_name("zh-Hans", mixed) == "试探（蓝←，潜伏/特工摸牌）"


def test_people_are_called_by_name_and_the_reader_is_you() -> None:
    assert seat_label("en", 2) == "C"
    assert seat_label("zh-Hant", 2, ("Ann", "Bob", "Cid")) == "Cid"
    assert seat_label("en", 2, ("Ann", "Bob", "Cid"), 2, subject=True) == "You"


def test_a_card_reads_as_the_table_plays_it() -> None:
    assert "choose another player" in card_text("en", "鎖定", {"lock_target": "player"})
    assert "the player it reaches" in card_text("en", "鎖定", {"lock_target": "intelligence"})


def test_labels_and_effects_say_whom_they_concern() -> None:
    scenario = Scenario.parse(
        "title: a lock and a lure\nrules: CL-CARD-LOCK-04\n"
        "甲: hand 截獲/black, 鎖定/red, 調虎離山/blue\nplay:\n甲: send 截獲/black\nasked 甲 pass"
    )
    game, fresh = lay_out(scenario.position)
    table = Table(game, fresh, scenario.position.play)
    for step in scenario.steps:
        step.run(table)
    offered = {option.notation: option for option in table.offers(0) or ()}
    lock, lure = offered["play 鎖定/red on 丙"], offered["play 調虎離山/blue on 乙"]
    assert lock.label() == "Use Lock (red) on C"
    assert lock.effect() == "If this turn’s message reaches C, C must accept it."
    assert lock.effect("zh-Hant") == "本回合的情報若傳到丙面前，丙必須收下。"
    assert option_label("en", lure, ("Ann", "Bob", "Cid", "Dan", "Eve")) == "Use Lure Away (blue) on Bob"
    assert option_effect("zh-Hans", lure, (), 1) == "这次传递从现在起跳过你；直达给你的情报则回到传出者。"


def test_a_skill_that_counts_as_a_card_says_what_that_card_does_at_this_table() -> None:
    """CL-RULING-165, CL-OPT-13."""
    told = {}
    for preset in ("classic", "classic-lite"):
        scenario = Scenario.parse(
            f"title: a flip\nedition: {preset}\nrules: CL-RULING-165\n"
            "甲: hand 截獲/black, ?\n乙: character 峨嵋風; face down\n"
            "play:\n甲: send 截獲/black\nasked 乙 pass"
        )
        game, fresh = lay_out(scenario.position)
        table = Table(game, fresh, scenario.position.play)
        for step in scenario.steps:
            step.run(table)
        offered = {option.notation: option for option in table.offers(1) or ()}
        told[preset] = offered["skill 峨嵋風 1 intercept"].effect()
    assert "gain the message" in told["classic"]
    assert "into your hand" in told["classic-lite"]


@pytest.mark.parametrize(
    ("lies", "label", "effect"),
    [
        ("up", "Draw three cards, put one back", "three cards; then a card from your hand goes on top"),
        ("covered", "Draw two cards", "two cards."),
    ],
)
def test_a_draw_that_may_be_left_is_the_one_that_would_be_made(lies: str, label: str, effect: str) -> None:
    """CL-RULING-142: 大美女 draws three and puts one back, or nothing; face down, two like everybody."""
    scenario = Scenario.parse(
        "title: a draw\nedition: classic-lite\nrules: CL-RULING-142\nphase: draw\n"
        f"甲: character 大美女; face {lies}; hand ?\nplay:\nasked 甲 draw"
    )
    game, _ = lay_out(scenario.position)
    decision = game.decision
    assert decision is not None
    (draw,) = [option for option in decision.options if option.kind == "draw"]
    assert draw.label() == label
    assert effect in draw.effect()
    assert draw.label("zh-Hant").startswith("抽三" if lies == "up" else "抽兩")
    assert "two" not in prompt("en", game.view(0))


def test_playing_without_words_loads_no_words() -> None:
    code = (
        "import sys, fengsheng; fengsheng.Game.new('classic', 5, 1).apply(0); print('fluent' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"
