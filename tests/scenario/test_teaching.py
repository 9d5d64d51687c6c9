"""The statements of a lesson: read before anything runs, and true when it does."""

from __future__ import annotations

import pytest

from fengsheng.scenario import Scenario, ScenarioError, ScenarioFailed
from fengsheng.scenario.teaching import Do, LessonName, Mark, Pattern, Quietly, Show

HEAD = """title: T
rules: CL-CARD-BURN-03
lesson: classic 3
seats: 3
turn: 丙
甲: identity front; hand 燒毀/red, ?2; intel 識破/black, 截獲/black
乙: hand ?2; intel 鎖定/black x2
丙: hand 截獲/black, ?2
play:
"""
SENT = "丙: send 截獲/black\n"
DO = "do burn at hand 燒毀/red\n"
BURN = "甲: play 燒毀/red on 甲 識破/black\n"
TRUE = "expect game goes on\n"


def lesson(text: str) -> Scenario:
    return Scenario.parse(HEAD + text, "lesson")


def test_a_lesson_is_read_with_all_its_parts() -> None:
    scene = lesson(
        "mark 乙 blue?\nsay a at tray 甲\nshow b at transit\n"
        + SENT
        + DO
        + "or play 燒毀/red on 甲 截獲/black\nwrong play 燒毀/red on 乙 * c\nthen 乙: accept\nwrong pass d\n"
        + "why send 燒毀/red e\n"
        + BURN
        + TRUE
        + "end f\n"
    )
    assert scene.lesson == LessonName("classic", 3)
    assert str(scene.lesson) == "classic/3"
    (mark,) = (step for step in scene.steps if isinstance(step, Mark))
    assert (mark.seat, mark.guess, mark.sure) == (1, "blue", False)
    (do,) = (step for step in scene.steps if isinstance(step, Do))
    assert do.wanted == ("play 燒毀/red on 甲 識破/black", "play 燒毀/red on 甲 截獲/black")
    assert [(tried.pattern.text, tried.key) for tried in do.wrong] == [
        ("play 燒毀/red on 乙 *", "c"),
        ("pass", "d"),
    ]
    assert [then.notation for then in do.wrong[0].then] == ["accept"]
    assert [tried.key for tried in do.why] == ["e"]
    assert [str(step.thing) for step in scene.steps if isinstance(step, Show)] == ["transit"]


@pytest.mark.parametrize(
    ("pattern", "fitting", "other"),
    [
        ("send *", "send 鎖定/red to 丙", "end"),
        ("send *", "send", "sends"),
        ("play 鎖定/red on *", "play 鎖定/red on 乙", "play 鎖定/blue on 乙"),
        ("play * on 乙", "play 鎖定/red on 乙", "play 鎖定/red on 丙"),
        ("pass", "pass", "pass on"),
    ],
)
def test_a_star_stands_for_any_words(pattern: str, fitting: str, other: str) -> None:
    assert Pattern(pattern).fits(fitting)
    assert not Pattern(pattern).fits(other)


def test_what_can_be_explained_of_a_pattern_comes_before_the_star() -> None:
    assert Pattern("play 鎖定/red on *").known == "play 鎖定/red"
    assert Pattern("end").known == "end"


WRONG_LINES = {
    "say a": "expected 'say KEY at THING by RULE'",
    "say A at hand": "expected 'say KEY at THING by RULE'",
    "say a at nose": "'nose' is nothing to point at",
    "say a at seat": "which seat\\?",
    "say a at seat 丁": "'丁' is no seat of this table",
    "say a at hand 燒毀/green": "is no card",
    "say a at option fly": "'fly' is no verb",
    "say a at skill 老鬼 9": "there is no skill",
    "say a at pile discard": "does not stand behind 'pile'",
    "say a at transit 甲": "does not stand behind 'transit'",
    "mark 甲 red!": "nobody marks the own seat",
    "mark 乙 green!": "expected 'mark 乙 red!'",
    "quietly 乙: pass": "expected 'quietly 甲: NOTATION'",
    "end": "expected 'end KEY'",
    "or pass": "belongs between",
    "wrong pass a": "belongs between",
    "then 乙: accept": "belongs between",
    "else a": "belongs between",
    "why end a": "belongs between",
    BURN.strip(): "the learner is told what to do",
}


@pytest.mark.parametrize("line", WRONG_LINES)
def test_a_statement_that_says_nothing_is_a_mistake_before_anything_runs(line: str) -> None:
    with pytest.raises(ScenarioError, match=WRONG_LINES[line]):
        lesson(f"{line}\n{TRUE}")


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        (SENT + "mark 乙 red!\n" + TRUE, "marks are there from the start"),
        ("end a\n" + TRUE, "'end' is the last line"),
        (SENT + DO + TRUE, "what is to be done"),
        (SENT + DO + "say a at hand\n" + BURN + TRUE, "what is to be done"),
        (SENT + DO + "乙: pass\n" + BURN + TRUE, "what is to be done"),
        (SENT + DO + DO + BURN + TRUE, "what is to be done"),
        (SENT + DO + "else a\nelse b\n" + BURN + TRUE, "'else' is given twice"),
        (SENT + DO + "then 乙: accept\n" + BURN + TRUE, "expected 'then 丙: NOTATION'"),
        (SENT + DO + "wrong pass a\nelse b\nthen 乙: accept\n" + BURN + TRUE, "expected 'then 丙: NOTATION'"),
        (SENT + DO + "wrong pass a\nthen 甲: accept\n" + BURN + TRUE, "expected 'then 丙: NOTATION'"),
        (SENT + DO + "wrong fly * a\n" + BURN + TRUE, "'fly' is no verb"),
        (SENT + DO + "wrong play 燒毀/* a\n" + BURN + TRUE, "stands for whole words"),
        (SENT + DO + "or fly\n" + BURN + TRUE, "'fly' is no verb"),
    ],
)
def test_statements_stand_where_they_belong(text: str, reason: str) -> None:
    with pytest.raises(ScenarioError, match=reason):
        lesson(text)


@pytest.mark.parametrize("head", ["classic", "classic four", "spywar 3", "classic 0"])
def test_the_head_names_a_lesson_of_the_edition(head: str) -> None:
    with pytest.raises(ScenarioError, match=r"expected an edition|this is a scene of classic"):
        Scenario.parse(HEAD.replace("classic 3", head) + TRUE)


def test_only_a_lesson_has_a_teacher() -> None:
    with pytest.raises(ScenarioError, match="only a lesson says this"):
        Scenario.parse(HEAD.replace("lesson: classic 3\n", "") + "say a at hand\n" + TRUE)


def test_a_lesson_holds() -> None:
    lesson(
        "say a at tray 甲\nshow b at transit\n" + SENT + DO + "wrong pass c\n" + BURN + TRUE + "end d\n"
    ).run()


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("say a at transit\n" + TRUE, "transit cannot be pointed at: nothing is under way"),
        ("say a at tray 丙\n" + TRUE, "nothing lies in front of 丙"),
        ("say a at hand 識破/red\n" + TRUE, "甲 does not hold 識破/red"),
        ("say a at prompt\n" + TRUE, "甲 is not asked"),
        ("say a at stack\n" + TRUE, "nothing waits to take effect"),
        ("say a at skill 老鬼 1\n" + TRUE, "甲 has no skill 老鬼 1"),
        (SENT + "say a at option accept\n" + TRUE, "'accept' is not offered"),
        ("show a at transit\nsay b at hand\n" + SENT + TRUE, "transit cannot be pointed at"),
        ("show a at stack\n" + SENT + TRUE, "stack cannot be pointed at"),
        ("do a at hand\n甲: pass\n" + TRUE, "甲 is not asked"),
        (SENT + DO + "or accept\n" + BURN + TRUE, "not offered"),
        (SENT + DO + "or pass\n" + BURN + TRUE + "expect 甲 colours 1 black\n", "甲 colours 1 black"),
        (SENT + DO + "wrong send * a\n" + BURN + TRUE, "no answer that is offered and not wanted fits"),
        (
            SENT + DO + "wrong pass a\nwrong pass b\n" + BURN + TRUE,
            "no answer that is offered and not wanted",
        ),
        (SENT + DO + "wrong pass a\nwrong play * b\nelse c\n" + BURN + TRUE, "there are no other answers"),
        (SENT + DO + "why pass a\n" + BURN + TRUE, "it is offered"),
        (SENT + "quietly 甲: accept\n" + TRUE, "not offered"),
    ],
)
def test_what_a_lesson_says_must_be_so(text: str, reason: str) -> None:
    with pytest.raises((ScenarioFailed, ScenarioError), match=reason):
        lesson(text).run()


def test_what_the_engine_would_allow_is_no_reason() -> None:
    """The card can be used; only this answer is not offered, and nothing says why."""
    with pytest.raises(ScenarioFailed, match="explain has no reason"):
        lesson(SENT + DO + "why play 燒毀/red a\n" + BURN + TRUE).run()


def test_the_rule_behind_what_is_not_possible() -> None:
    text = (
        "title: T\nrules: CL-TURN-05\nlesson: classic 2\nseats: 3\n甲: hand 破譯/blue, 燒毀/red\nplay:\n"
        "do send at hand\nwhy end unsent\n甲: send 破譯/blue\n" + TRUE
    )
    assert Scenario.parse(text).reasons() == {"unsent": "CL-TURN-05"}


def test_quietly_is_an_answer_of_the_learner() -> None:
    scene = lesson(SENT + "quietly 甲: pass\nasked 甲 arrive\n")
    assert any(isinstance(step, Quietly) for step in scene.steps)
    scene.run()
    with pytest.raises(ScenarioFailed, match="asked 甲 arrive"):
        lesson(SENT + "asked 甲 arrive\n").run()
