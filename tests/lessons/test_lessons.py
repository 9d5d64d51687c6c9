"""Every lesson: it holds as a scenario, it has its words, and whatever is tried leads back to it."""

from __future__ import annotations

import pytest
from tests.some import some

from fengsheng.core.option import Option
from fengsheng.lessons import Lesson, LessonError, LessonGame, UnknownLesson, lessons
from fengsheng.lessons.check import problems
from fengsheng.lessons.index import courses, folder
from fengsheng.scenario import Scenario
from fengsheng.scenario.teaching import Do, End
from fengsheng.scenario.things import LEARNER

ALL = [lesson.name for edition in courses() for lesson in lessons(edition)]
SCENES = sorted(path.relative_to(folder()).as_posix() for path in folder().rglob("*.scn"))


def test_there_are_eight_classic_lessons_and_six_of_the_newer_edition() -> None:
    assert [f"classic/{n}" for n in range(1, 9)] + [f"spywar/{n}" for n in range(1, 7)] == ALL
    assert len(SCENES) == 16
    assert courses()["classic"].known == 6


@pytest.mark.parametrize("name", SCENES)
def test_a_scene_holds_and_its_words_are_there(name: str) -> None:
    scene = Scenario.load(folder() / name)
    scene.run()
    assert problems(scene) == []


def test_a_step_that_is_about_no_rule_of_its_scene_is_named() -> None:
    text = (folder() / "classic/04.scn").read_text("utf-8")
    text = text.replace(" by CL-DEATH-01", " by CL-WIN-01", 1).replace(" by CL-CARD-LURE-02", "")
    told = problems(Scenario.parse(text, name="04.scn"))
    assert [sentence.partition(": ")[2] for sentence in told] == [
        "it is about CL-WIN-01; expected one that the scene names.",
        "it is about no rule; expected one that the scene names.",
    ]


def test_every_scene_is_listed_where_it_belongs() -> None:
    listed = [path for edition in courses() for entry in courses()[edition].entries for path in entry.scenes]
    assert sorted(path.relative_to(folder()).as_posix() for path in listed) == SCENES
    for name in ALL:
        lesson = Lesson.load(name)
        assert {str(scene.lesson) for scene in lesson.scenes} == {name}
        assert 2 <= lesson.minutes <= 4
        ends = [isinstance(scene.steps[-1], End) for scene in lesson.scenes]
        assert ends == [False] * (len(ends) - 1) + [True]


def test_the_cards_met_are_cards_of_the_edition() -> None:
    for name in some(ALL):
        lesson = Lesson.load(name)
        assert set(lesson.cards) <= set(lesson.scenes[0].position.edition.functions.values())


def do_all(game: LessonGame) -> list[str]:
    """Go through a lesson as wanted; the kinds of notes on the way."""
    kinds = [game.note.kind]
    while game.state != "done":
        if game.state == "do":
            assert game.answer(game.wanted).kind == "right"
        else:
            game.next()
        kinds.append(game.note.kind)
    return kinds


@pytest.mark.parametrize("name", ALL)
def test_the_wanted_path_leads_to_the_end(name: str) -> None:
    game = Lesson.load(name).start()
    kinds = do_all(game)
    assert kinds[-1] == "end"
    assert "end" not in kinds[:-1]
    assert kinds.count("do") >= 1
    assert game.step == game.steps == len(kinds)


def tried(game: LessonGame) -> list[Option]:
    asked = game.asked
    assert asked is not None
    line = game._line
    assert isinstance(line, Do)
    return [option for option in asked.options if option.notation not in line.wanted]


@pytest.mark.parametrize("name", ALL)
def test_every_other_answer_is_played_out_and_taken_back(name: str) -> None:
    """The table comes back exactly as it was; at most eight events are seen, none of the next turn."""
    game = Lesson.load(name).start()
    played = 0
    while game.state != "done":
        if game.state == "do":
            before = game.game.fingerprint()
            for option in tried(game):
                outcome = game.answer(option.notation)
                assert outcome.kind in ("wrong", "else")
                assert game.state == "trying"
                assert len(outcome.events) <= 8
                assert "turn" not in [event["kind"] for event in outcome.events]
                assert game.game.fingerprint() != before
                assert game.back() == ()
                assert game.game.fingerprint() == before
                played += 1
        game.skip()
    assert played


@pytest.mark.parametrize("name", ALL)
def test_answers_as_good_lead_on(name: str) -> None:
    """The rest of the lesson is the same from there."""
    game = Lesson.load(name).start()
    while game.state != "done":
        line = game._line
        if isinstance(line, Do):
            for other in line.others:
                twin = Lesson.load(name).start(game.step)
                assert twin.answer(other.notation).kind == "right"
                assert twin.step == game.step + 1
                do_all(twin)
        game.skip()
    assert game.step == game.steps


def test_two_lessons_take_other_answers_for_as_good() -> None:
    found = {
        scene.lesson
        for name in ALL
        for scene in Lesson.load(name).scenes
        for step in scene.steps
        if isinstance(step, Do) and step.others
    }
    assert {str(lesson) for lesson in found} == {"classic/3", "spywar/5"}


def test_every_answer_of_others_that_a_lesson_foresees_is_really_given() -> None:
    """`then`: in one of the answers it is for, somebody does just that."""
    seen = 0
    for name in ALL:
        game = Lesson.load(name).start()
        while game.state != "done":
            line = game._line
            for wrong in line.wrong if isinstance(line, Do) else ():
                for then in wrong.then:
                    kinds = set()
                    for option in tried(game):
                        if wrong.pattern.fits(option.notation):
                            events = game.answer(option.notation).events
                            kinds |= {(event["kind"], event.get("by")) for event in events}
                            game.back()
                    does = "gain" if then.notation == "accept" else then.notation
                    assert (does, then.seat) in kinds, (name, then.line.text)
                    seen += 1
            game.skip()
    assert seen == 4


@pytest.mark.parametrize("name", ALL)
def test_the_learner_is_shown_nothing_he_may_not_know(name: str) -> None:
    """What is told of an answer is what his seat sees, on the copy as on the table."""
    game = Lesson.load(name).start()
    while game.state != "done":
        if game.state == "do":
            for option in tried(game)[:3]:
                shown = game.answer(option.notation).events
                seen = game.game.events(LEARNER)
                assert all(event in seen for event in shown)
                game.back()
        game.skip()
    assert game.state == "done"


def test_what_is_not_legal_is_explained_with_its_rule() -> None:
    game = Lesson.load("classic/4").start(4)
    before = game.game.fingerprint()
    outcome = game.answer("play 調虎離山/blue on 丙")
    assert (outcome.kind, outcome.key, outcome.rule) == (
        "why",
        "lesson-classic-4-locked",
        "CL-CARD-LURE-04",
    )
    assert outcome.events == ()
    assert game.answer("fly away").kind == "illegal"
    assert (game.state, game.game.fingerprint()) == ("do", before)


def test_a_sentence_of_its_own_and_one_that_all_share() -> None:
    game = Lesson.load("classic/4").start(2)
    assert game.answer("send 調虎離山/blue").key == "lesson-else"
    game.back()
    game.answer(game.wanted)
    outcome = game.answer("play 鎖定/red on 丁")
    assert (outcome.kind, outcome.key) == ("wrong", "lesson-classic-4-locked-another")


def test_after_three_tries_the_teacher_offers_to_do_it() -> None:
    game = Lesson.load("classic/1").start(4)
    for offered in (False, False, True):
        game.answer("decline")
        game.back()
        assert game.offers_help is offered
    assert game.show().kind == "shown"
    assert (game.step, game.offers_help) == (5, False)


def test_showing_also_takes_back_what_was_tried() -> None:
    game = Lesson.load("classic/1").start(4)
    game.answer("decline")
    game.show()
    assert (game.step, game.state) == (5, "do")


def test_back_restart_and_skip() -> None:
    game = Lesson.load("classic/3").start()
    prints = [game.game.fingerprint()]
    while game.state != "done":
        game.skip()
        prints.append(game.game.fingerprint())
    assert game.skip() == ()
    for step in range(game.steps - 1, 0, -1):
        game.back()
        assert (game.step, game.game.fingerprint()) == (step, prints[step - 1])
    game.back()
    assert game.step == 1
    game.skip()
    game.restart()
    assert (game.step, game.game.fingerprint()) == (1, prints[0])
    do_all(game)


def test_back_goes_to_the_scene_before() -> None:
    game = Lesson.load("classic/5").start(5)
    assert game.scene == 1
    game.back()
    assert (game.step, game.scene) == (4, 0)
    do_all(game)


def test_what_a_note_shows_happens_while_it_stays() -> None:
    game = Lesson.load("classic/1").start(2)
    assert [event["kind"] for event in game.next()] == ["send", "arrive"]
    assert (game.state, game.note.key, str(game.note.thing)) == ("show", "lesson-classic-1-sent", "transit")
    assert game.game.view(LEARNER)["transit"] is not None
    assert game.next() == ()
    game.back()
    assert game.state == "show"


def test_one_may_go_on_at_the_step_where_one_stopped() -> None:
    for name in some(ALL):
        steps = Lesson.load(name).start().steps
        for step in range(1, steps + 1):
            game = Lesson.load(name).start(step)
            assert (game.step, game.note.step) == (step, step)
        with pytest.raises(LessonError, match=f"steps 1 to {steps}"):
            Lesson.load(name).start(steps + 1)


def test_marks_lie_there_from_the_start() -> None:
    (mark,) = Lesson.load("spywar/2").start().marks
    assert (mark.seat, mark.guess, mark.sure) == (2, "red", True)
    assert Lesson.load("classic/1").start().marks == ()


def test_what_is_not_possible_now_is_refused_and_changes_nothing() -> None:
    game = Lesson.load("classic/1").start()
    with pytest.raises(LessonError, match="waits for no answer"):
        game.answer("accept")
    with pytest.raises(LessonError, match="nothing to be done"):
        game.show()
    while game.state != "do":
        game.next()
    with pytest.raises(LessonError, match="something else"):
        game.next()
    game.answer("decline")
    with pytest.raises(LessonError, match="waits for no answer"):
        game.answer("accept")


@pytest.mark.parametrize(
    "name", ["classic", "classic/9", "classic/0", "chess/1", "classic/x", "classic/１", ""]
)
def test_there_is_no_such_lesson(name: str) -> None:
    with pytest.raises(UnknownLesson):
        Lesson.load(name)


def test_the_next_lesson() -> None:
    assert Lesson.load("classic/1").following == "classic/2"
    assert Lesson.load("classic/8").following == ""
    assert "CL-CARD-INTERCEPT-02" in Lesson.load("classic/5").rules
