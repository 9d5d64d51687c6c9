"""`fengsheng learn`: the list, and a lesson in the terminal with the same words."""

from __future__ import annotations

from pathlib import Path

import pytest

from fengsheng.cli import main
from fengsheng.lessons import Lesson, lessons
from fengsheng.lessons.index import courses
from fengsheng.lessons.words import said
from fengsheng.words import LANGUAGES

ALL = [lesson.name for edition in courses() for lesson in lessons(edition)]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_lessons_are_listed(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "--lang", lang]) == 0
    out = capsys.readouterr().out
    for name in ALL:
        lesson = Lesson.load(name)
        assert name in out
        assert lesson.title(lang) in out
        assert lesson.goal(lang) in out


def flat(out: str) -> str:
    """What was printed without the frames and line breaks of a narrow terminal."""
    return "".join(out.replace("│", "").split())


def learned(
    name: str, answers: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str], lang: str = "en"
) -> str:
    script = tmp_path / "answers.txt"
    script.write_text("\n".join([*answers, ""]), "utf-8")
    assert main(["learn", name, "--lang", lang, "--script", str(script)]) == 0
    return flat(capsys.readouterr().out)


def wanted(name: str) -> list[str]:
    """What has to be typed: Enter after a sentence, and the answers."""
    game, typed = Lesson.load(name).start(), []
    while game.state != "done":
        typed.append(game.wanted if game.state == "do" else "")
        game.skip()
    return typed


@pytest.mark.parametrize("name", ALL)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_is_played_to_its_end(
    name: str, lang: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = learned(name, wanted(name), tmp_path, capsys, lang)
    game = Lesson.load(name).start()
    for step in range(1, game.steps + 1):
        assert flat(game.note_at(step).sentence(lang)) in out
    assert flat(said(lang, "lesson-done")) in out


def test_what_is_tried_is_told_and_taken_back(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = wanted("classic/1")
    at = typed.index("accept")
    out = learned("classic/1", [*typed[:at], "decline", "decline", "decline", *typed[at:]], tmp_path, capsys)
    assert out.count(flat(said("en", "lesson-classic-1-declined"))) == 3
    assert out.count(flat(said("en", "lesson-offer"))) == 1
    assert flat("What if you do this:") in out
    assert "Youdecline" in out
    assert flat(said("en", "lesson-done")) in out


def test_what_is_not_possible_is_explained_by_the_teacher(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    typed = wanted("classic/4")
    at = typed.index("play 調虎離山/blue on 乙")
    out = learned(
        "classic/4", [*typed[:at], "play 調虎離山/blue on 丙", "nonsense", *typed[at:]], tmp_path, capsys
    )
    assert flat(said("en", "lesson-classic-4-locked")) in out
    assert "nonsense" in out
    assert flat(said("en", "lesson-done")) in out


def test_show_back_restart_and_skip(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Each of them from a sentence or from a question; a whole lesson can be shown or skipped."""
    out = learned("classic/3", ["k", "k", "b", "r", "", "", "s", "s", "k"], tmp_path, capsys)
    assert out.count(flat(said("en", "lesson-classic-3-two-blacks"))) == 2
    assert "›play燒毀/redon甲識破/black" in out
    assert flat(said("en", "lesson-done")) in out


def test_help_and_another_language_in_the_middle(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    typed = wanted("classic/1")
    out = learned("classic/1", ["h", "l zh-Hant", *typed[:3], "h", "v", *typed[3:]], tmp_path, capsys)
    assert flat(said("zh-Hant", "lesson-classic-1-two-reds")) in out
    assert "白鴿" in out
    assert flat(said("zh-Hant", "lesson-done")) in out


def test_one_may_leave(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = learned("classic/1", ["q", "y"], tmp_path, capsys)
    assert flat(said("en", "lesson-done")) not in out
    out = learned("classic/1", [], tmp_path, capsys)
    assert flat(said("en", "lesson-done")) not in out


def test_no_such_lesson(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["learn", "classic/99"]) == 2
    assert "error[unknown-lesson]" in capsys.readouterr().err


def test_the_command_finds_missing_words(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A lesson is no better than its words: the run of its scenario fails without them."""
    folder = tmp_path / "classic"
    folder.mkdir()
    text = (courses()["classic"].entries[0].scenes[0]).read_text("utf-8")
    (folder / "01.scn").write_text(text, "utf-8")
    assert main(["scenario", "run", str(tmp_path)]) == 0
    (folder / "01.scn").write_text(text.replace("say identity at", "say who-you-are at"), "utf-8")
    assert main(["scenario", "run", str(tmp_path)]) == 1
    assert "has no words for 'lesson-classic-1-who-you-are'" in capsys.readouterr().out
