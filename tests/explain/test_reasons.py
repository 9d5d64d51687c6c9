"""Which rule is named when a card or a skill cannot be used: one position after the other."""

from __future__ import annotations

import pytest
from tests.explain.classic_table import MAIN, SENT, position
from tests.explain.positions import Case, check_rule

ALONE = "option: last_survivor = play_on\n" + "".join(f"{seat}: out dead\n" for seat in "乙丙丁戊")

# position, seat, card or skill, rule
CASES: dict[str, tuple[str, str, str, str]] = {
    # 鎖定
    "lock before sending": (MAIN.format(a="鎖定/red", b="?"), "甲", "鎖定/red", "CL-CARD-LOCK-07"),
    "lock in another's turn": (
        SENT.format(a="?", b="鎖定/red") + "asked 乙 pass",
        "乙",
        "鎖定/red",
        "CL-CARD-LOCK-02",
    ),
    "lock after delivery": (
        SENT.format(a="鎖定/red", b="破譯/red") + "all pass\nasked 乙 decide",
        "甲",
        "鎖定/red",
        "CL-PASS-05",
    ),
    "lock while it is delivered": (
        SENT.format(a="鎖定/red", b="破譯/red") + "until 乙\n乙: pass\nuntil 乙\nasked 乙 arrive",
        "甲",
        "鎖定/red",
        "CL-CARD-LOCK-08",
    ),
    "lite: lock when all is settled": (
        "edition: classic-lite\nphase: sent\n甲: hand 鎖定/red\nplay:\nasked 甲 play",
        "甲",
        "鎖定/red",
        "CL-OPT-09",
    ),
    "lock alone at the table": (
        ALONE + "甲: hand 鎖定/red, 截獲/red, 破譯/red\nplay:\nasked 甲 play",
        "甲",
        "鎖定/red",
        "CL-RULING-182",
    ),
    "lite: lock alone at the table, before sending": (
        "edition: classic-lite\n" + ALONE + "甲: hand 鎖定/red, 截獲/red, 破譯/red\nplay:\nasked 甲 play",
        "甲",
        "鎖定/red",
        "CL-RULING-182",
    ),
    "a direct card alone at the table": (
        ALONE + "甲: hand 鎖定/red, 截獲/red, 破譯/red\nplay:\nasked 甲 play",
        "甲",
        "send 鎖定/red",
        "CL-RULING-034",
    ),
    # 調虎離山
    "lure while nothing passes": (
        MAIN.format(a="調虎離山/red", b="?"),
        "甲",
        "調虎離山/red",
        "CL-CARD-LURE-05",
    ),
    "lure while it is delivered": (
        SENT.format(a="?", b="調虎離山/red") + "乙: pass\nuntil 乙\nasked 乙 arrive",
        "乙",
        "調虎離山/red",
        "CL-PASS-04",
    ),
    "lite: lure in another's turn": (
        "edition: classic-lite\n" + SENT.format(a="?", b="調虎離山/red") + "asked 乙 pass",
        "乙",
        "調虎離山/red",
        "CL-OPT-10",
    ),
    "lure with nobody left to lure": (
        "seats: 3\n甲: hand 截獲/black, 調虎離山/red x2, 調虎離山/blue\nplay:\n"
        "甲: send 截獲/black\nuntil 甲\n甲: play 調虎離山/red on 乙\n"
        "until 甲\n甲: pass\nuntil 甲\n甲: play 調虎離山/red on 丙\nuntil 甲\n甲: pass\n"
        "until 甲\nasked 甲 pass",
        "甲",
        "調虎離山/blue",
        "CL-PRIO-04",
    ),
    # 截獲
    "intercept in the own turn": (
        SENT.format(a="截獲/red", b="?") + "asked 乙 pass",
        "甲",
        "截獲/red",
        "CL-CARD-INTERCEPT-02",
    ),
    "intercept while it is delivered": (
        SENT.format(a="?", b="截獲/red") + "乙: pass\nuntil 乙\nasked 乙 arrive",
        "乙",
        "截獲/red",
        "CL-PASS-04",
    ),
    "intercept while nothing passes": (
        "甲: hand 燒毀/red, ?\n乙: intel 鎖定/black; hand 截獲/red\nplay:\n"
        "甲: play 燒毀/red on 乙 鎖定/black\nasked 乙 respond",
        "乙",
        "截獲/red",
        "CL-CARD-INTERCEPT-04",
    ),
    # 退回
    "return while it passes": (
        SENT.format(a="?", b="退回/red") + "asked 乙 pass",
        "乙",
        "退回/red",
        "CL-CARD-RETURN-04",
    ),
    "return of what lies elsewhere": (
        "甲: hand 截獲/black\n乙: hand 破譯/red\n丙: hand 退回/red\nplay:\n甲: send 截獲/black\n"
        "乙: pass\nuntil 乙\nasked 乙 arrive",
        "丙",
        "退回/red",
        "CL-CARD-RETURN-02",
    ),
    "return by the sender": (
        "甲: hand 截獲/black, 退回/blue, 破譯/red\n乙: hand 退回/red\nplay:\n"
        "甲: send 截獲/black\n乙: pass\nuntil 乙\n乙: play 退回/red\nuntil 甲\n甲: pass\n"
        "until 甲\n甲: pass\nuntil 甲\nasked 甲 arrive",
        "甲",
        "退回/blue",
        "CL-CARD-RETURN-06",
    ),
    "return by who is locked": (
        "甲: hand 截獲/black, 鎖定/red\n乙: hand 退回/red, 破譯/red\nplay:\n"
        "甲: send 截獲/black\nuntil 甲\n甲: play 鎖定/red on 乙\n"
        "乙: pass\nuntil 乙\n乙: pass\nuntil 乙\nasked 乙 arrive",
        "乙",
        "退回/red",
        "CL-CARD-RETURN-05",
    ),
    # 破譯
    "decode while it passes": (
        SENT.format(a="?", b="破譯/red") + "asked 乙 pass",
        "乙",
        "破譯/red",
        "CL-CARD-DECODE-02",
    ),
    "lite: decode of a text": (
        "edition: classic-lite\n甲: hand 退回/black\n乙: hand 破譯/red, 退回/red\nplay:\n"
        "甲: send 退回/black\n乙: pass\nuntil 乙\nasked 乙 arrive",
        "乙",
        "破譯/red",
        "CL-OPT-16",
    ),
    # 燒毀
    "burn without anything to burn": (MAIN.format(a="燒毀/red", b="?"), "甲", "燒毀/red", "CL-PRIO-04"),
    "burn while somebody decides": (
        SENT.format(a="燒毀/red", b="?") + "all pass\nasked 乙 decide",
        "甲",
        "燒毀/red",
        "CL-PASS-05",
    ),
    # 識破
    "counter while no card is used": (
        MAIN.format(a="識破/red", b="?"),
        "甲",
        "識破/red",
        "CL-CARD-COUNTER-02",
    ),
    "counter against intelligence": (
        SENT.format(a="?", b="識破/red") + "asked 乙 pass",
        "乙",
        "識破/red",
        "CL-CARD-COUNTER-06",
    ),
    "counter against a skill": (
        "甲: hand ?\n乙: character 閃靈; face down\n丙: intel 鎖定/red; hand 識破/red\n"
        "phase: start\nplay:\n"
        "乙: skill 閃靈 1 on 丙\nasked 丙 respond",
        "丙",
        "識破/red",
        "CL-RULING-007",
    ),
    "counter against a sure lock": (
        "甲: character 刀鋒; hand 截獲/black, 鎖定/red\n乙: hand 識破/red\nplay:\n"
        "甲: send 截獲/black\nuntil 甲\n甲: play 鎖定/red on 丙\n"
        "asked 乙 respond",
        "乙",
        "識破/red",
        "CL-CHAR-DAOFENG-1",
    ),
    "counter against one's own card": (
        "option: self_counter = forbidden\n甲: hand 燒毀/red, 識破/red\n乙: intel 鎖定/black\nplay:\n"
        "甲: play 燒毀/red on 乙 鎖定/black\nasked 乙 respond",
        "甲",
        "識破/red",
        "CL-OPT-46",
    ),
    # 試探, 真偽莫辨
    "probe in another's turn": (
        SENT.format(a="?", b="試探/red/打醬油抽2") + "asked 乙 pass",
        "乙",
        "試探/red/打醬油抽2",
        "CL-CARD-PROBE-02",
    ),
    "probe while a card passes": (
        SENT.format(a="試探/red/打醬油抽2", b="?") + "asked 乙 pass",
        "甲",
        "試探/red/打醬油抽2",
        "CL-RULING-021",
    ),
    "true or false in another's turn": (
        SENT.format(a="?", b="真偽莫辨/red") + "asked 乙 pass",
        "乙",
        "真偽莫辨/red",
        "CL-CARD-TRUEFALSE-02",
    ),
    "true or false while a card passes": (
        SENT.format(a="真偽莫辨/red", b="?") + "asked 乙 pass",
        "甲",
        "真偽莫辨/red",
        "CL-RULING-021",
    ),
    # whose question it is
    "another player's move": (MAIN.format(a="?", b="識破/red"), "乙", "識破/red", "CL-RULING-012"),
    "who has passed": (
        SENT.format(a="?", b="截獲/red") + "乙: pass\nasked 丙 pass",
        "乙",
        "截獲/red",
        "CL-RULING-001",
    ),
    # characters
    "a face-down character": (
        "甲: hand ?\n乙: character 老槍; face down\nplay:\nasked 甲 play",
        "乙",
        "skill 老槍 2",
        "CL-FACE-01",
    ),
    "a condition for flipping": (
        "甲: hand ?\n乙: character 老槍; face down\nplay:\nasked 甲 play",
        "乙",
        "skill 老槍 1",
        "CL-FACE-03",
    ),
    "a flip of a face-up character": (
        "甲: hand ?\n乙: character 老槍; face up\nplay:\nasked 甲 play",
        "乙",
        "skill 老槍 1",
        "CL-CHAR-LAOQIANG-1",
    ),
    "nobody else face up": (
        "everyone: face covered\n甲: character 老槍; face up; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 老槍 2",
        "CL-CHAR-LAOQIANG-2e",
    ),
    "a covered open character": (
        "甲: hand ?\n乙: character 大美女; face covered\nplay:\nasked 甲 play",
        "乙",
        "skill 大美女 2",
        "CL-FACE-06",
    ),
    "an identity that is up already": (
        "甲: character 大美女; identity soy; identity up; hand ?; intel 鎖定/black\nplay:\nasked 甲 play",
        "甲",
        "skill 大美女 2",
        "CL-RULING-124",
    ),
    "a rescuer whose identity is up": (
        "甲: character 服蒙面人; identity soy; identity up; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 服蒙面人 2",
        "CL-RULING-117",
    ),
    "beauty without black": (
        "甲: character 大美女; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 大美女 2",
        "CL-PRIO-04",
    ),
    "fewer than three cards": (
        "甲: character 小白; hand 鎖定/red, ?\n乙: intel 鎖定/blue\nplay:\nasked 甲 play",
        "甲",
        "skill 小白 2",
        "CL-CHAR-XIAOBAI-2c",
    ),
    "nobody to trade with": (
        "甲: character 小白; hand 鎖定/red x3\nplay:\nasked 甲 play",
        "甲",
        "skill 小白 2",
        "CL-RULING-132",
    ),
    "a skill that works by itself": (
        "甲: character 小白; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 小白 3",
        "CL-CHAR-XIAOBAI-3",
    ),
    "flash with nothing to burn": (
        "甲: hand ?; character 閃靈; face down\nplay:\nasked 甲 play",
        "甲",
        "skill 閃靈 1",
        "CL-RULING-104",
    ),
    "a look at the wrong moment": (
        "甲: hand ?; character 譯電員; face down\nplay:\nasked 甲 play",
        "甲",
        "skill 譯電員 1",
        "CL-CHAR-YIDIANYUAN-1a",
    ),
    "a black lock before sending": (
        "甲: character 貝雷帽; hand 鎖定/black, ?\nplay:\nasked 甲 play",
        "甲",
        "skill 貝雷帽 2",
        "CL-RULING-130",
    ),
    "a black lock without a black card": (
        "甲: character 貝雷帽; hand 截獲/red, 鎖定/red\nplay:\n甲: send 截獲/red\nasked 乙 pass",
        "甲",
        "skill 貝雷帽 2",
        "CL-PRIO-04",
    ),
    "lite: a black lock before sending, without a black card": (
        "edition: classic-lite\n甲: character 貝雷帽; hand 截獲/red, 破譯/red\nplay:\nasked 甲 play",
        "甲",
        "skill 貝雷帽 2",
        "CL-PRIO-04",
    ),
    "lite: a black lock alone at the table, before sending": (
        "edition: classic-lite\n"
        + ALONE
        + "甲: character 貝雷帽; hand 退回/black, 破譯/red\nplay:\nasked 甲 play",
        "甲",
        "skill 貝雷帽 2",
        "CL-RULING-182",
    ),
    "lite: a 識破 as a lock alone at the table, before sending": (
        "edition: classic-lite\n"
        + ALONE
        + "甲: character 職業殺手; hand 識破/red, 截獲/red, 破譯/red\nplay:\nasked 甲 play",
        "甲",
        "skill 職業殺手 2",
        "CL-RULING-182",
    ),
    "nothing to use as a lock": (
        "甲: character 職業殺手; hand 截獲/red, 截獲/black\nplay:\n甲: send 截獲/red\nasked 乙 pass",
        "甲",
        "skill 職業殺手 2",
        "CL-CHAR-SHASHOU-2",
    ),
    "a converted lock before sending": (
        "甲: character 職業殺手; hand 識破/red, ?\nplay:\nasked 甲 play",
        "甲",
        "skill 職業殺手 2",
        "CL-CARD-LOCK-07",
    ),
    "a skill for another event": (
        "甲: character 怪盜阿十; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 怪盜阿十 1",
        "CL-CHAR-ASHI-1",
    ),
    "the skill of the dying": (
        "甲: character 老鬼; face up; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 老鬼 3",
        "CL-CHAR-LAOGUI-3",
    ),
    "the skill of the dying, face down": (
        "甲: character 老鬼; face down; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 老鬼 3",
        "CL-CHAR-LAOGUI-3a",
    ),
    "out of the game": (
        "甲: hand ?\n乙: character 六姐; out dead\nplay:\nasked 甲 play",
        "乙",
        "skill 六姐 1",
        "CL-DEATH-08",
    ),
    "lost": (
        "甲: hand ?\n乙: character 六姐; out lost\nplay:\nasked 甲 play",
        "乙",
        "skill 六姐 1",
        "CL-LOSE-03",
    ),
    # and what can be used
    "a lock in time": (
        SENT.format(a="鎖定/red", b="?") + "asked 乙 pass",
        "甲",
        "鎖定/red",
        "CL-CARD-LOCK-07",
    ),
}
USABLE = {"a lock in time"}


@pytest.mark.parametrize("name", CASES)
def test_the_rule_that_is_named(name: str) -> None:
    case = Case(*CASES[name])
    check_rule(position(case.text), case, usable=name in USABLE)
