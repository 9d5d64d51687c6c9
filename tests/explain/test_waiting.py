"""Whoever is not asked now but will be: waiting is worth a word only with what could be used then."""

from __future__ import annotations

import pytest
from tests.explain.classic_table import SENT, position
from tests.explain.positions import Case, check_rule

# 乙 has passed in the first passing window; 丙 is asked
PASSED = SENT.format(a="?", b="{hand}").replace("乙:", "乙: character {who};", 1) + "乙: pass\nasked 丙 pass"
HANDS = PASSED.format(who="貝雷帽", hand="鎖定/red, 破譯/red, 燒毀/red, 識破/red")

# position, seat, card or skill, rule
CASES: dict[str, tuple[str, str, str, str]] = {
    "what would be offered once more": (
        PASSED.format(who="黑玫瑰", hand="?"),
        "乙",
        "skill 黑玫瑰 1",
        "CL-RULING-001",
    ),
    "for one's own turn": (HANDS, "乙", "鎖定/red", "CL-CARD-LOCK-02"),
    "for a later step": (HANDS, "乙", "破譯/red", "CL-CARD-DECODE-02"),
    "nothing to burn": (HANDS, "乙", "燒毀/red", "CL-PRIO-04"),
    "nothing to counter": (HANDS, "乙", "識破/red", "CL-CARD-COUNTER-06"),
    "a skill for one's own turn": (HANDS, "乙", "skill 貝雷帽 2", "CL-RULING-130"),
}

# 黑玫瑰 has placed a card while the message passes: what follows the gain comes before it goes on
WAITS = """seats: 3
甲: hand 破譯/red, 鎖定/red, 試探/red/打醬油抽2
乙: hand 截獲/red, 鎖定/blue
丙: character 黑玫瑰; hand 鎖定/black, ?
play:
甲: send 破譯/red
乙: pass
丙: skill 黑玫瑰 1
甲: pass
乙: pass
丙: pass
丙: aim on 乙
丙: place 鎖定/black
丙: done
asked 甲 checkpoint
"""
CASES |= {
    "the message waits, its sender's lock": (WAITS, "甲", "鎖定/red", "CL-RULING-012"),
    "the message waits, an interception": (WAITS, "乙", "截獲/red", "CL-RULING-012"),
    "the message waits, what is not for it": (WAITS, "甲", "試探/red/打醬油抽2", "CL-RULING-021"),
    "the message waits, and it is not one's own": (WAITS, "乙", "鎖定/blue", "CL-CARD-LOCK-02"),
}


@pytest.mark.parametrize("name", CASES)
def test_what_whoever_waits_is_told(name: str) -> None:
    case = Case(*CASES[name])
    check_rule(position(case.text), case, usable=False)
