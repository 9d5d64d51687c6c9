"""Whom a card cannot be used on, whom a message cannot be sent to, why nobody declares: the rule named."""

from __future__ import annotations

import pytest
from tests.explain import positions
from tests.explain.classic_table import MAIN, SENT, position
from tests.explain.positions import Case, check_rule

OUT = "戊: out dead\n"
LOST = "戊: out lost\n"
PROBE = "試探/red/潛伏戰線抽2"
WON = "丙: identity front; intel 識破/red x3\n"
PASSING = SENT.format(a="鎖定/red, 調虎離山/red", b="調虎離山/blue")

# position, seat, answer, rule
CASES: dict[str, tuple[str, str, str, str]] = {
    "a probe of oneself": (MAIN.format(a=PROBE, b="?"), "甲", f"play {PROBE} on 甲", "CL-CARD-PROBE-07"),
    "a probe of the dead": (OUT + MAIN.format(a=PROBE, b="?"), "甲", f"play {PROBE} on 戊", "CL-DEATH-08"),
    "a probe of who lost": (LOST + MAIN.format(a=PROBE, b="?"), "甲", f"play {PROBE} on 戊", "CL-LOSE-03"),
    "a lock on oneself": (
        PASSING + "until 甲\nasked 甲 pass",
        "甲",
        "play 鎖定/red on 甲",
        "CL-CARD-LOCK-03",
    ),
    "a lock on the dead": (
        OUT + PASSING + "until 甲\nasked 甲 pass",
        "甲",
        "play 鎖定/red on 戊",
        "CL-DEATH-08",
    ),
    "a lock on a player where the card itself is locked": (
        "option: lock_target = intelligence\n" + PASSING + "until 甲\nasked 甲 pass",
        "甲",
        "play 鎖定/red on 乙",
        "CL-CARD-LOCK-07",
    ),
    "a lure on who is lured": (
        PASSING + "until 乙\n乙: play 調虎離山/blue on 丙\nuntil 甲\n甲: pass\nuntil 甲\nasked 甲 pass",
        "甲",
        "play 調虎離山/red on 丙",
        "CL-RULING-036",
    ),
    "a lure on oneself": (
        "option: lure_targets = others_only\n" + PASSING + "asked 乙 pass",
        "乙",
        "play 調虎離山/blue on 乙",
        "CL-OPT-11",
    ),
    "a skill on the dead": (
        OUT + "甲: character 老槍; face up; hand ?\nplay:\nasked 甲 play",
        "甲",
        "skill 老槍 2 on 戊",
        "CL-DEATH-08",
    ),
    "a message to oneself": (
        MAIN.format(a="識破/red", b="?"),
        "甲",
        "send 識破/red to 甲",
        "CL-RULING-034",
    ),
    "a message to the dead": (
        OUT + MAIN.format(a="識破/red", b="?"),
        "甲",
        "send 識破/red to 戊",
        "CL-DEATH-08",
    ),
    "a message that goes round, to somebody": (
        MAIN.format(a="?", b="?"),
        "甲",
        "send 截獲/black to 甲",
        "CL-PASS-07",
    ),
    # declaring
    "nothing to declare": (WON + MAIN.format(a="?", b="?"), "乙", "declare", "CL-WIN-07"),
    "won, while another plays": (WON + MAIN.format(a="?", b="?"), "丙", "declare", "CL-RULING-012"),
    "won, and passed": (WON + PASSING + "until 甲\nasked 甲 pass", "丙", "declare", "CL-RULING-001"),
    "won, while another decides": (
        WON + SENT.format(a="?", b="?") + "all pass\nasked 乙 decide",
        "丙",
        "declare",
        "CL-PASS-05",
    ),
    "lite: nobody declares": (
        "edition: classic-lite\n" + MAIN.format(a="?", b="?"),
        "甲",
        "declare",
        "CL-OPT-21",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_rule_that_is_named(name: str) -> None:
    """CL-CARD-PROBE-07, CL-CARD-LOCK-03/07, CL-RULING-034/036/075, CL-OPT-07/11/21."""
    case = Case(*CASES[name])
    check_rule(position(case.text), case, usable=False)


def test_the_newer_edition_sends_to_others_only() -> None:
    """SW-PASS-06, SW-DEATH-01."""
    text = "edition: spywar\nphase: pass\n甲: hand 截获/red/↑, ?\n戊: out dead\nplay:\nasked 甲 send"
    game = positions.position("rules: SW-PASS-06", text)
    assert game.explain(0, "send 截获/red/↑ to 甲").rule == "SW-PASS-06"
    assert game.explain(0, "send 截获/red/↑ to 戊").rule == "SW-DEATH-01"
    assert game.explain(0, "send 截获/red/↑ to 乙").usable


CLEARING = "甲: hand 澄清/red/↑/锁, ?\n丁: intel 威逼/black/→\n"
RESCUED = CLEARING + "丙: intel 利诱/black/→/锁 x3; dying\nplay:\nasked 甲 rescue"
CLEARED = CLEARING + "play:\nasked 甲 play"
PROBING = "甲: hand 试探/red/→/神秘人抽, ?\nplay:\nasked 甲 play"
MISLED = "phase: contest\ntransit: 威逼/red/→ at 甲\n甲: hand 误导/red/→\nplay:\nasked 甲 contest"


@pytest.mark.parametrize(
    ("text", "what", "rule"),
    [
        (RESCUED, "play 澄清/red/↑/锁 on 丁", "SW-DYING-10"),
        (CLEARED, "play 澄清/red/↑/锁 on 丙", "SW-CARD-CHENGQING-04"),
        (PROBING, "play 试探/red/→/神秘人抽 on 甲", "SW-CARD-SHITAN-01"),
        (MISLED, "play 误导/red/→ on 甲", "SW-CARD-WUDAO-03"),
        (MISLED, "play 误导/red/→ on 丙", "SW-CARD-WUDAO-02"),
    ],
)
def test_the_newer_edition_names_what_a_card_asks_of_its_target(text: str, what: str, rule: str) -> None:
    """SW-DYING-10, SW-CARD-CHENGQING-04, SW-CARD-SHITAN-01, SW-CARD-WUDAO-02/03."""
    game = positions.position("rules: SW-TERM-09\nedition: spywar", text)
    check_rule(game, Case(text, "甲", what, rule), usable=False)


def test_what_is_done_to_oneself_says_so() -> None:
    """Not "on you": whoever asks is the one who would do it."""
    text = "甲: character 老槍; face up; hand ?\n乙: character 六姐\nplay:\nasked 甲 play"
    told = position(text).explain(0, "skill 老槍 2 on 甲")
    assert "on yourself now" in told.sentence
