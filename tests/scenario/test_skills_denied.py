"""What nobody could be offered or asked is denied in vain: who has which skill."""

from __future__ import annotations

import pytest

from fengsheng.scenario import Scenario, ScenarioError, ScenarioFailed

OF_SKILLS = """title: Skills of three sorts
rules: CL-TURN-05
甲: character 柒佰; hand 截獲/black, ?2
乙: character 譯電員; hand ?2
戊: character 老槍; face up; hand ?2
play:
"""


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ("not offered 甲: skill 柒佰 1", "柒佰 1 is never used: it holds by itself"),
        (
            "not offered 甲: skill 柒佰 2",
            "柒佰 2 answers what has happened, and is no answer to a question of",
        ),
        ("not offered 甲: skill 柒佰 9", "there is no skill '柒佰 9'"),
    ],
)
def test_a_skill_that_is_never_used_at_such_a_question_is_no_denial(wrong: str, says: str) -> None:
    with pytest.raises((ScenarioFailed, ScenarioError), match=says):
        Scenario.parse(f"{OF_SKILLS}{wrong}\n", "x.scn").run()


def test_who_might_have_a_skill_for_all_the_others_know_might_be_asked() -> None:
    """With `questions: all` people are asked on public facts; else only whoever can really use something."""
    text = OF_SKILLS + "甲: send 截獲/black\nnot asked 乙 gained_sent\n"
    with pytest.raises(ScenarioFailed, match="乙 has no skill that answers a question of kind gained_sent"):
        Scenario.parse(text, "x.scn").run()
    Scenario.parse(text.replace("title", "questions: all\ntitle"), "x.scn").run()
    with pytest.raises(ScenarioFailed, match="戊 has no skill"):
        Scenario.parse(
            text.replace("title", "questions: all\ntitle").replace("asked 乙", "asked 戊"), "x.scn"
        ).run()
