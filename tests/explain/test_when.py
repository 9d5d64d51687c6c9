"""When something will be possible: what the answer to "why not" ends with."""

from __future__ import annotations

from random import Random

import pytest
from tests.explain.positions import position
from tests.some import some
from tests.words.seen import NAMES, edition, play

from fengsheng import Decision, Game
from fengsheng.core.explanation import Explanation
from fengsheng.core.notation import SEATS
from fengsheng.core.skill import Active, Modifier
from fengsheng.explain import NothingToExplain
from fengsheng.words import LANGUAGES

PEOPLE = ["Pine", "Jade", "Amber", "Ivory", "Onyx"]
SENT = "甲: hand 截獲/black, {a}\n乙: hand {b}\nplay:\n甲: send 截獲/black\n"


def told(text: str, seat: str, what: str, lang: str = "en", head: str = "rules: CL-PRIO-03") -> Explanation:
    return position(head, text).explain(SEATS.index(seat), what, lang, PEOPLE)


def check(found: Explanation, rule: str, *ends: str) -> None:
    """The rule, and how the whole answer ends."""
    assert found.rule == rule, found
    assert not found.usable
    assert any(found.whole.endswith(end) for end in ends), found.whole


# Cards: the moments that the card declares.


def test_a_card_names_its_moments() -> None:
    text = SENT.format(a="鎖定/red", b="截獲/red, 燒毀/red, 調虎離山/red") + "all pass\nasked 乙 decide"
    check(
        told(text, "乙", "截獲/red"),
        "CL-PASS-05",
        "Next chance: while another player’s message is in transit.",
    )
    check(told(text, "乙", "調虎離山/red"), "CL-PASS-05", "Next chance: while a message is in transit.")
    check(told(text, "乙", "燒毀/red"), "CL-PASS-05", "Next chance: whenever you are asked to act.")
    check(told(text, "甲", "鎖定/red"), "CL-PASS-05", "Next chance: while your own message is in transit.")
    assert told(text, "乙", "截獲/red", "zh-Hant").when == "下次可以：別人的情報傳遞時。"


def test_a_reason_that_says_when_is_not_said_twice() -> None:
    text = "甲: hand 破譯/red, 鎖定/red\nplay:\nasked 甲 play"
    found = told(text, "甲", "破譯/red")
    assert found.when == ""
    assert found.whole == found.sentence
    assert "only when a message has reached you" in found.sentence


def test_house_rules_move_the_moment() -> None:
    """CL-OPT-09/10/12: a lock before sending, a lure on one's own turn, an interception on any."""
    text = "edition: classic-lite\n" + SENT.format(a="鎖定/red", b="截獲/red") + "all pass\nasked 乙 decide"
    ends = told(text, "甲", "鎖定/red").when
    assert ends == "Next chance: while your own message is in transit, or in your play phase."
    assert told(text, "乙", "截獲/red").when == "Next chance: while a message is in transit."


# Skills.


def test_a_skill_names_its_moment_or_waits_for_its_character() -> None:
    text = "甲: character 黑玫瑰; face down; hand 截獲/black\n"
    text += "play:\n甲: send 截獲/black\nall pass\nasked 乙 decide"
    check(told(text, "甲", "skill 黑玫瑰 1"), "CL-PASS-05", "Next chance: whenever you are asked to act.")
    hidden = "甲: character 峨嵋風; face down; hand ?\nplay:\nasked 甲 play"
    check(told(hidden, "甲", "skill 峨嵋風 2"), "CL-FACE-01", "Next chance: once your character is face up.")


def test_no_chance_is_named_that_will_not_come() -> None:
    """CL-RULING-124, CL-CHAR-SHANLING-1, CL-DEATH-06: a spent skill, a flip that was made, the dying."""
    shown = "甲: hand ?\n乙: character 大美女; identity up; intel 截獲/black\nphase: start\nplay:\n"
    assert told(shown + "asked 乙 checkpoint", "乙", "skill 大美女 2").when == ""
    up = "甲: hand ?\n乙: character 閃靈; face up\n丙: intel 截獲/black\nphase: start\nplay:\n"
    found = told(up + "asked 乙 checkpoint", "乙", "skill 閃靈 1")
    assert "already face up" in found.sentence
    assert found.when == ""
    alone = "option: last_survivor = play_on\n" + "".join(f"{seat}: out dead\n" for seat in "乙丙丁戊")
    alone += "甲: hand 鎖定/red, 試探/red/打醬油抽2\nplay:\nasked 甲 play"
    for card in ("鎖定/red", "試探/red/打醬油抽2"):
        found = told(alone, "甲", card)
        assert "no valid target" in found.sentence
        assert found.when == ""
    dies = "甲: hand 截獲/black, ?\n乙: hand 燒毀/red, ?; intel 截獲/black x2; character 老鬼; face up\n"
    dies += "play:\n甲: send 截獲/black\nall pass\n乙: accept\nasked 乙 own_death"
    found = told(dies, "乙", "燒毀/red")
    assert "You are dying" in found.sentence
    assert found.when == ""


def test_whose_message_it_has_to_be() -> None:
    """CL-RULING-130, CL-PRIO-02: 貝雷帽 locks on his own turn only, 柒佰 with the card on any."""
    decided = SENT.format(a="鎖定/blue", b="?") + "all pass\nasked 乙 decide"
    beret = decided.replace("play:", "丙: character 貝雷帽; hand 鎖定/black\nplay:")
    found = told(beret, "丙", "skill 貝雷帽 2")
    check(found, "CL-PASS-05", "Next chance: while your own message is in transit.")
    seven = decided.replace("play:", "丙: character 柒佰; hand 鎖定/red\nplay:")
    check(told(seven, "丙", "鎖定/red"), "CL-PASS-05", "Next chance: while a message is in transit.")
    covered = seven.replace("柒佰;", "柒佰; face covered;")
    check(told(covered, "丙", "鎖定/red"), "CL-PASS-05", "Next chance: while your own message is in transit.")


def test_the_lock_of_a_skill_follows_the_table() -> None:
    """CL-OPT-09, CL-RULING-130/165: where a lock may be declared before sending, so may this one."""
    lite = "edition: classic-lite\n"
    settled = "甲: character 貝雷帽; hand 鎖定/black\nphase: sent\nplay:\nasked 甲 play"
    check(
        told(lite + settled, "甲", "skill 貝雷帽 2"),
        "CL-OPT-09",
        "before you send it or while it is in transit: Dead Drop (Beret).",
    )
    check(told(settled, "甲", "skill 貝雷帽 2"), "CL-RULING-130", "while your message is in transit.")
    passing = SENT.format(a="?", b="鎖定/black").replace("乙:", "乙: character 貝雷帽;", 1) + "asked 乙 pass"
    check(
        told(lite + passing, "乙", "skill 貝雷帽 2"),
        "CL-RULING-130",
        "Next chance: while your own message is in transit, or in your play phase.",
    )
    check(told(passing, "乙", "skill 貝雷帽 2"), "CL-RULING-130", "while your message is in transit.")


# Seats that cannot be chosen.


def test_whom_it_can_be_used_on_instead() -> None:
    """CL-CARD-LURE-03: not the sender."""
    text = SENT.format(a="?", b="調虎離山/red") + "until 乙\nasked 乙 pass"
    check(
        told(text, "乙", "play 調虎離山/red on 甲"),
        "CL-CARD-LURE-03",
        "You can choose: you, Amber, Ivory and Onyx.",
    )
    found = told(text, "乙", "play 調虎離山/red on 丙")
    assert found.usable
    assert found.when == ""


def test_whom_a_skill_can_be_used_on_instead() -> None:
    text = "甲: character 老槍; face up; hand ?\n乙: character 六姐\n"
    text += "丙: character 黑玫瑰; face down\nplay:\nasked 甲 play"
    found = told(text, "甲", "skill 老槍 2 on 丙")
    check(found, "CL-CHAR-LAOQIANG-2", "You can choose: Jade, Ivory and Onyx.")
    assert told(text, "甲", "skill 老槍 2 on 乙").usable


# Answers that are not there.


def test_sending() -> None:
    """CL-TURN-05, CL-PASS-01/09."""
    start = "甲: hand 截獲/black, 識破/red\n乙: hand 截獲/red\nplay:\n"
    assert told(start + "asked 甲 play", "甲", "send 截獲/black").usable
    check(told(start + "asked 甲 play", "乙", "send 截獲/red"), "CL-TURN-05", "only on your own turn.")
    way = told(start + "asked 甲 play", "甲", "send 截獲/black to 丙")
    check(way, "CL-PASS-07", "this one is coded: Intercept (black).")
    sent = start + "甲: send 截獲/black\nall pass\n乙: accept\nall pass\nasked 甲 play"
    check(told(sent, "甲", "send 識破/red"), "CL-TURN-05", "Next chance: on your next turn.")


def test_accepting_and_declining() -> None:
    """CL-PASS-05/08, CL-CARD-LOCK-04."""
    passing = SENT.format(a="鎖定/red", b="截獲/red") + "until 乙\nasked 乙 pass"
    check(told(passing, "乙", "accept"), "CL-PASS-05", "it is time to decide.")
    reached = SENT.format(a="鎖定/red", b="?") + "all pass\nasked 乙 decide"
    assert told(reached, "乙", "accept").usable
    assert told(reached, "乙", "decline").usable
    locked = SENT.format(a="鎖定/red", b="?") + "until 甲\n甲: play 鎖定/red on 乙\nall pass\nasked 乙 decide"
    check(told(locked, "乙", "decline"), "CL-CARD-LOCK-04", "so you must accept the message.")
    back = "甲: hand 識破/black\nplay:\n甲: send 識破/black to 乙\n"
    back += "all pass\n乙: decline\nall pass\nasked 甲 decide"
    check(told(back, "甲", "decline"), "CL-PASS-08", "so you must accept it.")


def test_passing_and_declaring() -> None:
    """CL-WIN-07."""
    start = "甲: hand 截獲/black\nplay:\nasked 甲 play"
    check(told(start, "甲", "pass"), "CL-PASS-07", "choose one of the answers.")
    check(told(start, "甲", "declare"), "CL-WIN-07", "once you have met your goal.")
    assert told(SENT.format(a="?", b="截獲/red") + "until 乙\nasked 乙 pass", "乙", "pass").usable


def test_the_newer_edition() -> None:
    """SW-PASS-01/18, SW-WIN-06."""
    head = "edition: spywar\nrules: SW-PASS-01"
    start = "甲: hand 截获/red/↑, 威逼/red/←\nplay:\nasked 甲 play"
    check(told(start, "甲", "send 截获/red/↑", head=head), "SW-PASS-01", "when your play phase is over.")
    check(told(start, "甲", "accept", head=head), "SW-PASS-18", "it is time to decide.")
    check(told(start, "甲", "declare", head=head), "SW-WIN-06", "as soon as someone has won.")
    sending = start.replace("asked 甲 play", "甲: end\nasked 甲 send")
    check(told(sending, "甲", "威逼/red/←", head=head), "SW-PASS-17", "Next chance: in your play phase.")


def test_what_is_no_answer_at_all_is_an_error() -> None:
    game = position("rules: CL-PRIO-03", "甲: hand 截獲/black\nplay:\nasked 甲 play")
    for what in ("send", "send 鎖定/red", "fly", "skill 老槍 9"):
        with pytest.raises(NothingToExplain):
            game.explain(0, what)


# Everywhere.


@pytest.mark.parametrize("name", NAMES)
def test_every_card_and_skill_has_its_moments_in_words(name: str) -> None:
    """At every question of some games, whatever stands in the way, in the language that is its turn."""
    said: set[str] = set()

    def look(game: Game, decision: Decision) -> None:
        s = game.state
        lang = LANGUAGES[decision.number % len(LANGUAGES)]
        for seat in range(game.seats):
            for face in sorted({s.rules.faces[card].name for card in s.hands[seat]})[:3]:
                found = game.explain(seat, face, lang)
                assert not (found.usable and found.when)
                if found.when:
                    said.add(f"{lang} {found.when}")
            if s.character[seat] >= 0:
                for skill in s.rules.characters[s.character[seat]].skills:
                    found = game.explain(seat, f"skill {skill.character} {skill.number}", lang)
                    if found.when:
                        said.add(f"{lang} {found.when}")

    for number in range(2):
        play(number, look, name)
    assert len(said) >= 3 * len(LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
def test_whose_turn_a_card_is_for_is_what_games_offer(name: str) -> None:
    """But for characters whose skill says otherwise."""
    offered: dict[str, int] = {}

    def look(game: Game, decision: Decision) -> None:
        s = game.state
        for option in decision.options:
            if option.kind != "play":
                continue
            turns = s.rules.cards[option.uses].turns(s.rules.house)
            skills = s.rules.characters[s.character[decision.seat]].skills
            if turns and not any(isinstance(skill, Modifier) for skill in skills):
                offered[option.uses] = offered.get(option.uses, 0) + 1
                assert (s.turn == decision.seat) == (turns == "own")

    rnd = Random(name)
    for number in rnd.sample(range(100), 6):
        play(number, look, name)
    assert name != "classic" or {"lock", "intercept"} <= set(offered)


def test_every_moment_of_every_card_and_skill_has_words() -> None:
    """Those that are for any time have one phrase for all."""
    from fengsheng.explain.when import SEVERAL
    from fengsheng.words.bundles import written

    for name in some(NAMES):
        for preset in some(edition(name).presets):
            rules = Game.new(preset, 5, 1).state.rules
            moments = [card.when(rules.house) for card in rules.cards.values()]
            moments += [
                skill.when(rules.house) for skill in rules.skills.values() if isinstance(skill, Active)
            ]
            for one in some(moments, 10):
                assert one
                assert len(one) >= SEVERAL or all(written(f"when-{moment}") for moment in one), one


def test_whose_place_in_the_order_has_gone_by() -> None:
    """CL-RULING-003: who was asked about a skill and left it is not told to wait."""
    text = "甲: hand 試探/red/潛伏戰線抽2, ?\n乙: identity bureau; hand none\n丙: character 情報處長\n"
    text += "丁: character 老槍; identity soy; face down\n"
    probed = "play:\n甲: play 試探/red/潛伏戰線抽2 on 丁\nuntil 甲\n甲: pass\nasked 丙 probed\n"
    assert told(text + probed, "丙", "skill 情報處長 1").usable
    assert "has not come" in told(text + probed, "丁", "skill 老槍 1").sentence
    later = told(text + probed + "丙: pass\nasked 丁 probed\n", "丙", "skill 情報處長 1")
    assert later.rule == "CL-RULING-003"
    assert "your turn to answer has passed" in later.sentence


@pytest.mark.parametrize(
    ("text", "seat", "what"),
    [
        (
            "phase: pass\n甲: character 张一挺; hand 威逼/black/→, ?\n乙: hand 截获/red/↑\nplay:\n"
            "甲: send 威逼/black/→\n甲: skill 张一挺 1 截获\n乙: accept\nasked 乙 contest",
            "乙",
            "截获/red/↑",
        ),
        (
            "甲: character 王田香; hand 平衡/red/→/锁, ?\n乙: character 鬼脚; hand 截获/red/↑\nplay:\n"
            "甲: skill 王田香 1 on 乙\n甲: end\n甲: send 平衡/red/→/锁\n乙: accept\nasked 乙 contest",
            "乙",
            "截获/red/↑",
        ),
        (
            "甲: character 王田香; hand 平衡/red/→/锁, ?\n乙: character 鬼脚; hand 截获/red/↑\nplay:\n"
            "甲: skill 王田香 1 on 乙\nasked 甲 play",
            "乙",
            "skill 鬼脚 1",
        ),
    ],
)
def test_what_is_barred_until_the_turn_ends_has_no_chance_in_it(text: str, seat: str, what: str) -> None:
    """SW-CHAR-ZHANGYITING-1, SW-CHAR-WANGTIANXIANG-1: the contest of this turn is no next chance."""
    found = told(text, seat, what, head="rules: SW-TRIG-04\nedition: spywar")
    assert "turn" in found.sentence
    assert found.when == ""
