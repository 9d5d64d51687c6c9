"""Skills that answer an event go round the table: why one cannot be used before, at and after one's place."""

from __future__ import annotations

import pytest
from tests.explain.positions import Case, check_rule, position

SPYWAR = "rules: SW-TRIG-09\nedition: spywar"
CLASSIC = "rules: CL-RULING-003"
# 甲 sends a black card; 乙 accepts it, and everybody lets him have it
RECEIVED = "phase: pass\n甲: character 邵秀; hand {hand}\n乙: character {who}\nplay:\n"
SENT = "甲: send 威逼/black/→\n乙: accept\n乙: pass\n丙: pass\n丁: pass\n戊: pass\n甲: pass\n"
BOTH = RECEIVED.format(hand="威逼/black/→, 威逼/black/←", who="吴志国; hand ?; intel 利诱/black/→/锁")
NEEDLE = "甲: skill 邵秀 1 威逼/black/← on 乙\n"
DYING = "吴志国; hand ?; intel 利诱/black/→/锁 x2"
OWN = "option: skills_before_dying = own\n"

# position, seat, skill, rule
CASES: dict[str, tuple[str, str, str, str]] = {
    "the place has not come": (BOTH + SENT + "asked 甲 trigger", "乙", "skill 吴志国 1", "SW-TRIG-09"),
    "declined": (BOTH + SENT + "甲: pass\nasked 乙 trigger", "甲", "skill 邵秀 1", "SW-TRIG-09"),
    "used": (BOTH + SENT + NEEDLE + "asked 乙 trigger", "甲", "skill 邵秀 1", "SW-TRIG-11"),
    # that somebody else has answered the same event is no use of one's own skill
    "lacks the card": (
        RECEIVED.format(
            hand="威逼/black/→, 威逼/black/←", who="王魁; hand 威逼/red/←; intel 利诱/black/→/锁", more=""
        )
        + SENT
        + NEEDLE
        + "asked 乙 trigger",
        "乙",
        "skill 王魁 1",
        "SW-TRIG-15",
    ),
    "another round comes": (
        OWN + RECEIVED.format(hand="威逼/black/→, 威逼/black/←", who=DYING) + SENT + "asked 乙 trigger",
        "甲",
        "skill 邵秀 1",
        "SW-TRIG-09",
    ),
    # not the limit of a skill that may be used in anybody's turn
    "once in the own turn": (
        "phase: contest\ntransit: 威逼/red/→ at 甲\n甲: character 玄青子; hand ?\n"
        "乙: hand 截获/red/↑\nplay:\n甲: skill 玄青子 1\n甲: draw\nasked 甲 contest",
        "甲",
        "skill 玄青子 1",
        "SW-CHAR-XUANQINGZI-1",
    ),
}


@pytest.mark.parametrize("name", CASES)
def test_the_rule_that_is_named(name: str) -> None:
    case = Case(*CASES[name])
    check_rule(position(SPYWAR, case.text), case, usable=False)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("the place has not come", "your turn to answer has not come"),
        ("declined", "your turn to answer has passed"),
        ("another round comes", "your turn to answer has not come"),
    ],
)
def test_before_and_after_are_told_apart(name: str, said: str) -> None:
    case = Case(*CASES[name])
    assert said in position(SPYWAR, case.text).explain("甲乙".index(case.seat), case.what).sentence


@pytest.mark.parametrize(
    ("asked", "answer", "seat", "what", "said"),
    [
        ("乙", "", "丙", "skill 情報處長 1", "your turn to answer has not come"),
        ("丙", "乙: pass\n", "乙", "skill 老槍 1", "your turn to answer has passed"),
    ],
)
def test_classic_tells_before_and_after_apart(
    asked: str, answer: str, seat: str, what: str, said: str
) -> None:
    """CL-RULING-003."""
    game = position(
        CLASSIC,
        "甲: hand 試探/red/潛伏戰線抽2, ?\n乙: character 老槍; face down; identity front\n"
        "丙: character 情報處長\nplay:\n甲: play 試探/red/潛伏戰線抽2 on 乙\n"
        f"until 甲\n甲: pass\n{answer}asked {asked} probed",
    )
    told = game.explain("甲乙丙".index(seat), what)
    assert (told.rule, told.usable) == ("CL-RULING-003", False)
    assert said in told.sentence
