"""Which rule is named when a card or a skill of the spywar edition cannot be used."""

from __future__ import annotations

import pytest
from tests.explain import positions
from tests.explain.positions import Case, check_rule, rules_named

from fengsheng import Game
from fengsheng.editions.registry import find
from fengsheng.explain import NothingToExplain
from fengsheng.words.keys import decision_kinds


def position(text: str) -> Game:
    """The game that a scenario without a head leads to."""
    return positions.position("rules: SW-TRIG-04\nedition: spywar", text)


MAIN = "甲: hand {a}, 平衡/black/←/锁\n乙: hand {b}\nplay:\nasked 甲 play"
SEND = "phase: pass\n甲: hand 威逼/black/→, {a}\n乙: hand {b}\nplay:\nasked 甲 send"
SENT = "phase: pass\n甲: hand 威逼/black/→, {a}\n乙: hand {b}\nplay:\n甲: send 威逼/black/→\n"
CONTEST = SENT + "乙: accept\nasked 乙 contest"
RESCUE = (
    "{options}甲: hand 澄清/red/↑/锁, ?\n乙: hand 澄清/blue/↑/锁\n丙: intel 利诱/black/→/锁 x3; dying\n"
    "play:\n甲: pass\nasked 乙 rescue"
)
CONFINED = "甲: character 王田香; hand 平衡/red/→/锁, ?\n{rest}\nplay:\n甲: skill 王田香 1 on 乙\n"

# position, seat, card or skill, rule
CASES: dict[str, tuple[str, str, str, str]] = {
    # the wrong phase
    "probe in another's turn": (
        MAIN.format(a="?", b="试探/red/→/特工机关抽"),
        "乙",
        "试探/red/→/特工机关抽",
        "SW-CARD-SHITAN-01",
    ),
    "coerce in a contest": (
        CONTEST.format(a="?", b="威逼/red/←"),
        "乙",
        "威逼/red/←",
        "SW-CARD-WEIBI-01",
    ),
    "entice by who does not decide": (
        SENT.format(a="利诱/red/→/锁", b="?") + "asked 乙 decide",
        "甲",
        "利诱/red/→/锁",
        "SW-CARD-LIYOU-01",
    ),
    "balance in another's turn": (
        MAIN.format(a="?", b="平衡/red/→/锁"),
        "乙",
        "平衡/red/→/锁",
        "SW-CARD-PINGHENG-01",
    ),
    "clear up in a contest": (
        CONTEST.format(a="?", b="澄清/red/↑/锁"),
        "乙",
        "澄清/red/↑/锁",
        "SW-CARD-CHENGQING-06",
    ),
    "intercept in the play phase": (
        MAIN.format(a="截获/red/↑", b="?"),
        "甲",
        "截获/red/↑",
        "SW-CARD-JIEHUO-01",
    ),
    "mislead before it is accepted": (
        SENT.format(a="?", b="误导/red/←") + "asked 乙 decide",
        "乙",
        "误导/red/←",
        "SW-CARD-WUDAO-01",
    ),
    "swap in the play phase": (
        MAIN.format(a="调包/red/←", b="?"),
        "甲",
        "调包/red/←",
        "SW-CARD-DIAOBAO-01",
    ),
    "decipher in a contest": (
        CONTEST.format(a="?", b="破译/red/→/锁"),
        "乙",
        "破译/red/→/锁",
        "SW-CARD-POYI-01",
    ),
    "decipher of what lies elsewhere": (
        SENT.format(a="破译/red/→/锁", b="?") + "asked 乙 decide",
        "甲",
        "破译/red/→/锁",
        "SW-CARD-POYI-01",
    ),
    "anything while intelligence must be sent": (
        SEND.format(a="平衡/red/→/锁", b="?"),
        "甲",
        "平衡/red/→/锁",
        "SW-PASS-17",
    ),
    # no target, passed
    "clear up without black": (
        MAIN.format(a="澄清/red/↑/锁", b="?"),
        "甲",
        "澄清/red/↑/锁",
        "SW-CARD-CHENGQING-04",
    ),
    "who has passed": (
        SENT.format(a="?", b="截获/red/↑") + "乙: accept\n乙: pass\nasked 丙 contest",
        "乙",
        "截获/red/↑",
        "SW-FIGHT-15",
    ),
    "who has passed in a rescue": (RESCUE.format(options=""), "甲", "澄清/red/↑/锁", "SW-DYING-07"),
    "who has passed in a rescue where asking goes on": (
        RESCUE.format(options="option: dying_poll_after_use = continue\n"),
        "甲",
        "澄清/red/↑/锁",
        "SW-CONFLICT-02",
    ),
    # being asked again would not help
    "who has passed with a forbidden card": (
        "phase: pass\n甲: character 张一挺; hand 威逼/black/→\n乙: hand 截获/red/↑, 误导/red/→\n"
        "丙: hand 误导/red/←\nplay:\n甲: send 威逼/black/→\n甲: skill 张一挺 1 截获\n"
        "乙: accept\n乙: pass\nasked 丙 contest",
        "乙",
        "截获/red/↑",
        "SW-CHAR-ZHANGYITING-1",
    ),
    "who has passed after a skill with a limit": (
        CONTEST.format(a="?", b="?")
        .replace("乙: hand ?", "乙: character 鬼脚; intel 威逼/blue/→\n丙: hand 截获/red/↑")
        .replace("asked 乙 contest", "乙: skill 鬼脚 1 威逼/blue/→\n乙: aim on 乙\n乙: pass\n")
        + "asked 丙 contest",
        "乙",
        "skill 鬼脚 1",
        "SW-TERM-16",
    ),
    # 禁闭, 强令
    "a confined player's card": (
        CONFINED.format(rest="乙: hand 截获/red/↑")
        + "甲: end\n甲: send 平衡/red/→/锁\n乙: accept\nasked 乙 contest",
        "乙",
        "截获/red/↑",
        "SW-CHAR-WANGTIANXIANG-1",
    ),
    "a confined player's skill": (
        CONFINED.format(rest="乙: character 鬼脚; hand ?") + "asked 甲 play",
        "乙",
        "skill 鬼脚 1",
        "SW-CHAR-WANGTIANXIANG-1",
    ),
    "a forbidden name": (
        "phase: pass\n甲: character 张一挺; hand 威逼/black/→, ?\n乙: hand 截获/red/↑\nplay:\n"
        "甲: send 威逼/black/→\n甲: skill 张一挺 1 截获\n乙: accept\nasked 乙 contest",
        "乙",
        "截获/red/↑",
        "SW-CHAR-ZHANGYITING-1",
    ),
    # skills
    "a face-down character": (
        "甲: hand ?\n乙: character 李宁玉; face down\nplay:\nasked 甲 play",
        "乙",
        "skill 李宁玉 3",
        "SW-TERM-23",
    ),
    "a flip of a face-up character": (
        "甲: hand ?\n乙: character 商玉; face up\nplay:\nasked 甲 play",
        "乙",
        "skill 商玉 1",
        "SW-TERM-23",
    ),
    "a skill of the contest in the play phase": (
        "甲: hand ?\n乙: character 韩梅; face down\nplay:\nasked 甲 play",
        "乙",
        "skill 韩梅 1",
        "SW-CHAR-HANMEI-1",
    ),
    "a skill of the play phase in another's turn": (
        "甲: hand ?\n乙: character 端木静; hand ?\nplay:\nasked 甲 play",
        "乙",
        "skill 端木静 1",
        "SW-CHAR-DUANMUJING-1",
    ),
    "a skill used already": (
        "甲: character 肥原龙川; hand ?\nplay:\n甲: skill 肥原龙川 1 on 甲 利诱\nasked 甲 play",
        "甲",
        "skill 肥原龙川 1",
        "SW-TERM-15",
    ),
    "nobody to take cards from": (
        "甲: character 裴玲; hand ?\n乙: hand none\n丙: hand none\n丁: hand none\n戊: hand none\n"
        "play:\nasked 甲 play",
        "甲",
        "skill 裴玲 1",
        "SW-CHAR-PEILING-1",
    ),
    "an oracle in another's turn": (
        "phase: pass\n甲: hand 威逼/black/→\n乙: character 玄青子\nplay:\n甲: send 威逼/black/→\n乙: accept\n"
        "asked 乙 contest",
        "乙",
        "skill 玄青子 1",
        "SW-CHAR-XUANQINGZI-1a",
    ),
    "a skill for another event": (
        "甲: character 毛不拔; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 毛不拔 1",
        "SW-CHAR-MAOBUBA-1",
    ),
    "a skill for one's death": (
        "甲: character 老汉; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 老汉 2",
        "SW-CHAR-LAOHAN-2",
    ),
    "a skill that works by itself": (
        "甲: character 白菲菲; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 白菲菲 2",
        "SW-CHAR-BAIFEIFEI-2",
    ),
    "any arrow, while nothing is sent": (
        "甲: character 老鳖; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 老鳖 1",
        "SW-CHAR-LAOBIE-1",
    ),
    "nothing to use as mislead": (
        "甲: character 李宁玉（SP）; hand 平衡/red/→/锁\nplay:\nasked 甲 play",
        "甲",
        "skill 李宁玉（SP） 1",
        "SW-CHAR-LININGYU_SP-1",
    ),
    "a conversion outside the contest": (
        "甲: character 李宁玉（SP）; hand 截获/red/↑\nplay:\nasked 甲 play",
        "甲",
        "skill 李宁玉（SP） 1",
        "SW-CARD-WUDAO-01",
    ),
    "dead": (
        "甲: hand ?\n乙: character 鬼脚; out dead\nplay:\nasked 甲 play",
        "乙",
        "skill 鬼脚 1",
        "SW-DEATH-01",
    ),
    "eliminated": (
        "甲: hand ?\n乙: character 鬼脚; out lost\nplay:\nasked 甲 play",
        "乙",
        "skill 鬼脚 1",
        "SW-PASS-15",
    ),
    # and what can be used
    "an intercept in time": (
        CONTEST.format(a="?", b="截获/red/↑"),
        "乙",
        "截获/red/↑",
        "SW-CARD-JIEHUO-01",
    ),
    "a decipher in time": (
        SENT.format(a="?", b="破译/red/→/锁") + "asked 乙 decide",
        "乙",
        "破译/red/→/锁",
        "SW-CARD-POYI-01",
    ),
    "any arrow in time": (
        "phase: pass\n甲: character 老鳖; hand 威逼/black/→\nplay:\nasked 甲 send",
        "甲",
        "skill 老鳖 1",
        "SW-CHAR-LAOBIE-1",
    ),
}
USABLE = {"an intercept in time", "a decipher in time", "any arrow in time"}


@pytest.mark.parametrize("name", CASES)
def test_the_rule_that_is_named(name: str) -> None:
    case = Case(*CASES[name])
    check_rule(position(case.text), case, usable=name in USABLE)


def test_it_says_what_else_the_card_is_good_for() -> None:
    game = position(SEND.format(a="威逼/red/←", b="威逼/red/←"))
    assert game.explain(0, "威逼/red/←").sentence.endswith("But you can send it as a message.")
    assert "send it" not in game.explain(1, "威逼/red/←").sentence


def test_what_nobody_has_cannot_be_explained() -> None:
    game = position(MAIN.format(a="?", b="截获/red/↑"))
    for what in ("截获/red/↑", "截获", "skill 商玉 1", ""):
        with pytest.raises(NothingToExplain):
            game.explain(0, what)


# What holds for every card of everybody, by the kind of the open question; while somebody is dying to
# be settled, SW-DEATH-02 whatever is asked.
DEATH = "SW-DEATH-02"
EFFECT = {"SW-TRIG-03", DEATH}
OPEN = {"character", "play", "decide", "contest", "rescue", "respond"}
CLOSED = {"send": {"SW-PASS-17"}, "trigger": {"SW-TRIG-07", DEATH}, "gift": {DEATH}}


def test_closed_questions_name_the_rule_that_closes_them() -> None:
    met = rules_named("spywar", lambda kind: kind not in OPEN)
    for kind, rules in met.items():
        assert rules <= CLOSED.get(kind, EFFECT), kind
    assert decision_kinds(find("spywar")) - set(met) <= {*OPEN, "show_two"}
