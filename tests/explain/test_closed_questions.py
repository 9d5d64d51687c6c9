"""Reasons that belong to no card alone: closed questions, answers that are not there, what nobody has."""

from __future__ import annotations

import pytest
from tests.explain.classic_table import MAIN, position
from tests.explain.positions import rules_named

from fengsheng.editions.registry import find
from fengsheng.explain import NothingToExplain
from fengsheng.words import LANGUAGES, UnknownLanguage
from fengsheng.words.keys import decision_kinds


def test_it_says_what_else_the_card_is_good_for() -> None:
    game = position(MAIN.format(a="識破/red", b="識破/red"))
    assert game.explain(0, "識破/red").sentence.endswith("But you can send it as a message.")
    assert "send it" not in game.explain(1, "識破/red").sentence


def test_what_nobody_has_cannot_be_explained() -> None:
    game = position(MAIN.format(a="識破/red", b="鎖定/red"))
    for what in ("鎖定/red", "鎖定", "skill 老槍 2", "skill", "nonsense", ""):
        with pytest.raises(NothingToExplain) as caught:
            game.explain(0, what)
        assert caught.value.code == "nothing-to-explain"
    with pytest.raises(UnknownLanguage):
        game.explain(0, "識破/red", "tlh")


# What holds for every card of everybody, by the kind of the open question; in a death, CL-SPEC-02 or
# CL-DEATH-06 whatever is asked.
DEATH = {"CL-SPEC-02", "CL-DEATH-06"}
EVENT, EFFECT = {"CL-RULING-012", *DEATH}, {"CL-PRIO-05", *DEATH}
KINDS: dict[str, set[str]] = {
    "decide": {"CL-PASS-05"},
    "victory": {"CL-WIN-13"},
    "partner": {"CL-WIN-13"},
    "death_mission": DEATH,
    "own_death": DEATH,
    "dies": DEATH,
    **dict.fromkeys(
        ("countered", "decoded", "gained_sent", "gained_otherwise", "locked", "reached_locked", "probed"),
        EVENT,
    ),
    **dict.fromkeys(
        (
            "aim",
            "burn",
            "discard",
            "discard_or_burn",
            "draw",
            "give",
            "hand_over",
            "place",
            "put",
            "reaction",
        ),
        EFFECT,
    ),
    "spread": EFFECT,
}
OPEN = {"character", "lurker", "play", "checkpoint", "respond", "pass", "arrive", "after_probe"}


def test_every_kind_of_question_is_in_one_of_the_tables() -> None:
    assert decision_kinds(find("classic")) == set(KINDS) | OPEN
    assert not set(KINDS) & OPEN


def test_closed_questions_name_the_rule_that_closes_them() -> None:
    met = rules_named("classic", lambda kind: kind in KINDS)
    for kind, rules in met.items():
        assert rules <= KINDS[kind], kind
    assert set(KINDS) - set(met) <= {"spread", "partner", "reached_locked"}


LOCKED = (
    "甲: hand 截獲/black, 鎖定/red, 調虎離山/blue x2, ?\nplay:\n甲: send 截獲/black\nuntil 甲\n"
    "甲: play 鎖定/red on 丙\nuntil 甲\n甲: pass\nuntil 甲\nasked 甲 pass"
)


@pytest.mark.parametrize(
    ("what", "rule", "usable"),
    [
        ("play 調虎離山/blue on 丙", "CL-CARD-LURE-04", False),
        ("play 調虎離山/blue on 甲", "CL-CARD-LURE-03", False),
        ("play 調虎離山/blue on 乙", "CL-CARD-LURE-05", True),
        ("play 調虎離山/blue", "CL-CARD-LURE-05", True),
        ("end", "CL-TURN-01", False),
    ],
)
def test_an_answer_that_is_not_there_is_explained_by_whom_it_would_concern(
    what: str, rule: str, usable: bool
) -> None:
    """CL-CARD-LURE-03/04: the card can be used, but not on everybody."""
    game = position(LOCKED)
    told = game.explain(0, what)
    assert (told.rule, told.usable) == (rule, usable)
    assert len({game.explain(0, what, lang).sentence for lang in LANGUAGES}) == len(LANGUAGES)


def test_why_the_phase_cannot_end() -> None:
    """CL-TURN-05: not before something was sent; afterwards it can."""
    game = position("甲: hand 截獲/black, ?\nplay:\nasked 甲 play")
    assert (game.explain(0, "end").rule, game.explain(0, "end").usable) == ("CL-TURN-05", False)
    assert game.explain(1, "end").rule == "CL-TURN-01"
    after = position("phase: sent\n甲: hand 試探/black/潛伏戰線抽2, ?\nplay:\nasked 甲 play")
    assert after.explain(0, "end").usable


def test_a_target_that_no_rule_of_the_card_speaks_of() -> None:
    game = position("甲: hand 燒毀/red, ?\n乙: intel 識破/black\nplay:\nasked 甲 play")
    told = game.explain(0, "play 燒毀/red on 丙")
    assert (told.rule, told.usable) == ("CL-CARD-BURN-03", False)
