"""Before an answer that loses at once, and when a turn goes by unused."""

from __future__ import annotations

import pytest
from tests.coach.questions import EDITIONS, asked
from tests.explain.positions import position

from fengsheng import Decision, Option
from fengsheng.coach import Note, right, warning
from fengsheng.words import LANGUAGES

CLASSIC, SPYWAR = "rules: CL-PRIO-03", "edition: spywar\nrules: SW-PASS-01"
NAMES = ["Pine", "Jade", "Amber", "Ivory", "Onyx"]


def warned(text: str, notation: str, head: str = CLASSIC, lang: str = "en") -> Note | None:
    """What is said of an answer of whoever is asked last."""
    game = position(head, text)
    decision = game.decision
    assert decision is not None
    return warning(game.view(decision.seat), decision, _option(decision, notation), lang, NAMES)


def _option(decision: Decision, notation: str) -> Option:
    return next(option for option in decision.options if option.notation == notation)


REACHED = (
    "甲: hand {card}; identity bureau\n乙: identity front; intel {two}\n丙: identity bureau; intel {other}\n"
    "play:\n甲: send {card}\nall pass\nasked 乙 decide"
)
TWO_BLACK = REACHED.format(card="退回/black", two="截獲/black, 鎖定/black", other="none")


def test_a_third_black_that_one_can_see() -> None:
    assert warned(TWO_BLACK, "accept") == Note(
        "third-black", "You have two black messages. A third one kills you.", "CL-PASS-05"
    )
    assert warned(TWO_BLACK, "decline") is None
    assert len({str(warned(TWO_BLACK, "accept", lang=lang)) for lang in LANGUAGES}) == len(LANGUAGES)


def test_what_lies_face_down_is_not_known_to_be_the_third() -> None:
    text = TWO_BLACK.replace("退回/black", "破譯/black")
    assert warned(text, "accept") is None


def test_a_second_black_is_no_reason() -> None:
    text = REACHED.format(card="退回/black", two="截獲/black", other="none")
    assert warned(text, "accept") is None


def test_a_third_colour_that_one_gives_away() -> None:
    """By declining what the next player may take, and by sending it there."""
    text = REACHED.format(card="退回/blue", two="none", other="截獲/blue, 鎖定/blue")
    assert warned(text, "decline") == Note(
        "third-colour",
        "In front of Amber: two blue messages. A third one may win the game for them.",
        "CL-PASS-05",
    )
    assert warned(text, "accept") is None
    send = (
        "甲: hand 識破/blue, 識破/black; identity front\n"
        "丙: identity bureau; identity up; intel 截獲/blue, 鎖定/blue\nplay:\nasked 甲 play"
    )
    note = warned(send, "send 識破/blue to 丙")
    assert note is not None
    assert note.key == "third-colour"
    assert warned(send, "send 識破/black to 丙") is None


def test_a_friend_is_given_the_third_without_a_word() -> None:
    send = (
        "甲: hand 識破/blue, 識破/black; identity bureau\n"
        "丙: identity bureau; identity up; intel 截獲/blue, 鎖定/blue\nplay:\nasked 甲 play"
    )
    assert warned(send, "send 識破/blue to 丙") is None


def test_what_is_fought_over_in_sight_of_all() -> None:
    """Whoever could move it and passes gives the third away."""
    text = (
        "phase: contest\ntransit: 调包/red/→ at 乙 face up\n甲: identity 特工机关\n"
        "乙: identity 潜伏战线; identity up; intel 试探/red/→/潜伏战线神秘人抽, 截获/red/↑\n"
        "丙: identity 特工机关; hand 截获/black/↑\nplay:\nuntil 丙\nasked 丙 contest"
    )
    note = warned(text, "pass", SPYWAR)
    assert note is not None
    assert (note.key, note.rule) == ("third-colour", "SW-FIGHT-05")


def test_a_card_that_a_skill_puts_down_lies_in_front_of_whom_it_is_about() -> None:
    """黑玫瑰, with two black cards of her own, puts one in front of somebody else, or of herself."""
    text = (
        "甲: character 黑玫瑰; identity front; face down; intel 破譯/black, 識破/black; "
        "hand 鎖定/black x2, 識破/red\n丙: identity front; identity up\ndeck: 破譯/black\n"
        "play:\n甲: skill 黑玫瑰 1\nuntil 甲\n甲: pass\n"
        "甲: aim on {0}\nasked 甲 place"
    )
    assert warned(text.format("丙"), "place 鎖定/black") is None
    own = warned(text.format("甲"), "place 鎖定/black")
    assert own is not None
    assert own.key == "third-black"


UNUSED = "phase: sent\n甲: identity front; intel 截獲/black, 鎖定/black; hand 燒毀/red\nplay:\nasked 甲 play"


def test_a_turn_that_goes_by_unused() -> None:
    assert warned(UNUSED, "end") == Note(
        "unused",
        "Before your turn ends, you could still do this: "
        "Use Burn (red) on Intercept (black) in front of yourself.",
        "CL-CARD-BURN-03",
    )
    assert warned(UNUSED.replace("燒毀/red", "識破/red"), "end") is None


@pytest.mark.parametrize("edition", EDITIONS)
def test_what_the_adviser_finds_right_is_never_warned_of(edition: str) -> None:
    """And in every game there is something to warn of."""
    said = 0
    for game, decision in asked(edition, 4):
        view = game.view(decision.seat)
        for option in decision.options[:8]:
            note = warning(view, decision, option, "en")
            if note is not None:
                said += 1
                assert right(view, decision, option) is not True
                assert note.rule
    assert said > 0
