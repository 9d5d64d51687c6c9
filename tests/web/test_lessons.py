"""The lessons in the browser: every one of them by the wanted answers, and what is tried is taken back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.people import PHONE, People, violations

from fengsheng.lessons import Lesson, LessonGame, lessons
from fengsheng.lessons.index import courses
from fengsheng.lessons.words import said
from fengsheng.scenario.teaching import Do
from fengsheng.words import LANGUAGES

ALL = [lesson.name for edition in courses() for lesson in lessons(edition)]


def at(page: Page, game: LessonGame, lang: str = "en") -> None:
    """The page is where the lesson is, and says what the teacher says."""
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_have_attribute("data-step", str(game.step))
    expect(lesson).to_have_attribute("data-state", game.state)
    note = page.get_by_test_id("lesson-end" if game.state == "done" else "teacher-note")
    expect(note).to_contain_text(game.note.sentence(lang))


def option(page: Page, notation: str) -> None:
    """Choose it from the list, and confirm it there."""
    chosen = page.locator(f'[data-testid="option"][data-notation="{notation}"]')
    if chosen.get_attribute("aria-pressed") != "true":
        chosen.click()
    page.get_by_test_id("option-confirm").click()


def through(page: Page, game: LessonGame, lang: str = "en") -> None:
    while True:
        at(page, game, lang)
        if game.state == "done":
            return
        if game.state == "do":
            option(page, game.wanted)
            game.show()
        else:
            page.get_by_test_id("lesson-next").click()
            game.next()


def wrong(game: LessonGame) -> list[str]:
    """For every line of the open step that foresees something else, one answer that it is for."""
    line, asked = game._line, game.asked
    assert isinstance(line, Do)
    assert asked is not None
    offered = [option.notation for option in asked.options if option.notation not in line.wanted]
    return [
        next(notation for notation in offered if line.foreseen(notation) is tried) for tried in line.wrong
    ]


@pytest.mark.parametrize("name", ALL)
def test_a_lesson_is_done_and_whatever_it_foresees_is_taken_back(people: People, name: str) -> None:
    lang = LANGUAGES[ALL.index(name) % len(LANGUAGES)]
    page = people.person(lang=lang)
    page.goto(f"{people.base}/learn/{name}")
    game = Lesson.load(name).start()
    tried = 0
    while game.state != "done":
        at(page, game, lang)
        for notation in wrong(game) if game.state == "do" else ():
            option(page, notation)
            key = game.answer(notation).key
            expect(page.get_by_test_id("lesson")).to_have_attribute("data-state", "trying")
            expect(page.get_by_test_id("lesson-wrong")).to_have_text(said(lang, key))
            page.get_by_test_id("lesson-back").click()
            game.back()
            at(page, game, lang)
            tried += 1
        if game.state == "do":
            option(page, game.wanted)
            game.show()
        else:
            page.get_by_test_id("lesson-next").click()
            game.next()
    at(page, game, lang)
    assert tried
    expect(page.get_by_test_id("lesson-following")).to_have_count(1 if game.lesson.following else 0)


def test_from_the_first_page_to_the_second_lesson(people: People) -> None:
    page = people.person(name="", lang="zh-Hant")
    page.goto(people.base)
    page.get_by_test_id("learn-start").click()
    expect(page.get_by_test_id("lessons")).to_be_visible()
    expect(page.get_by_test_id("lesson-card")).to_have_count(14)
    assert violations(page) == []
    first = page.locator('[data-lesson="classic/1"]')
    expect(first).to_have_attribute("data-done", "false")
    first.click()
    through(page, Lesson.load("classic/1").start(), "zh-Hant")
    assert violations(page) == []
    page.get_by_test_id("lesson-following").click()
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-lesson", "classic/2")
    page.get_by_test_id("lesson-leave").click()
    expect(page.locator('[data-lesson="classic/1"]')).to_have_attribute("data-done", "true")


def test_what_is_tried_is_shown_and_taken_back(people: People) -> None:
    page = people.person()
    page.goto(f"{people.base}/learn/classic/1")
    game = Lesson.load("classic/1").start()
    while game.state != "do":
        at(page, game)
        page.get_by_test_id("lesson-next").click()
        game.next()
    for tries in range(3):
        at(page, game)
        option(page, "decline")
        expect(page.get_by_test_id("lesson")).to_have_attribute("data-state", "trying")
        expect(page.get_by_test_id("lesson-wrong")).to_have_text(said("en", "lesson-classic-1-declined"))
        expect(page.get_by_test_id("lesson-show")).to_have_count(1 if tries == 2 else 0)
        if tries < 2:
            page.get_by_test_id("lesson-back").click()
    page.get_by_test_id("lesson-show").click()
    game.show()
    through(page, game)


def test_a_click_on_somebody_who_cannot_be_chosen_says_why(people: People) -> None:
    """CL-CARD-LURE-04: the selection stays."""
    page = people.person()
    page.goto(f"{people.base}/learn/classic/4")
    game = Lesson.load("classic/4").start()
    for _ in range(3):
        at(page, game)
        page.get_by_test_id("lesson-skip").click()
        game.skip()
    at(page, game)
    card = page.locator('[data-testid="hand-card"][data-card="調虎離山/blue"]')
    card.click()
    page.get_by_test_id("seat-2").click()
    expect(page.get_by_test_id("lesson-wrong")).to_have_text(said("en", "lesson-classic-4-locked"))
    expect(card).to_have_attribute("data-state", "picked")
    page.get_by_test_id("seat-1").click()
    page.get_by_test_id("confirm").click()
    game.show()
    through(page, game)


def test_by_keyboard_alone(people: People) -> None:
    page = people.person()
    page.goto(f"{people.base}/learn/classic/3")
    game = Lesson.load("classic/3").start()
    while game.state != "done":
        at(page, game)
        if game.state == "do":
            page.keyboard.press("s")
            game.show()
        else:
            page.keyboard.press("n")
            game.next()
    at(page, game)
    page.keyboard.press("b")
    game.back()
    at(page, game)


def test_a_reload_and_another_language_stay_at_the_step(people: People) -> None:
    page = people.person()
    page.goto(f"{people.base}/learn/classic/3")
    game = Lesson.load("classic/3").start()
    for _ in range(2):
        at(page, game)
        page.get_by_test_id("lesson-skip").click()
        game.skip()
    at(page, game)
    page.reload()
    at(page, game)
    page.get_by_role("button", name="简体").click()
    at(page, game, "zh-Hans")
    page.get_by_test_id("lesson-restart").click()
    game.restart()
    through(page, game, "zh-Hans")


@pytest.mark.parametrize("name", ["classic/4", "spywar/5"])
def test_on_a_phone(people: People, name: str) -> None:
    page = people.person(size=PHONE)
    page.goto(f"{people.base}/learn/{name}")
    game = Lesson.load(name).start()
    at(page, game)
    page.get_by_test_id("open-log").tap()
    page.get_by_test_id("lesson-restart").tap()
    assert violations(page) == []
    through(page, game)


def test_a_lesson_that_does_not_exist(people: People) -> None:
    page = people.person()
    page.goto(f"{people.base}/learn/classic/99")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-state", "broken")
    page.get_by_test_id("lesson-leave").click()
    expect(page.get_by_test_id("lessons")).to_be_visible()


def test_who_leaves_by_the_menu_comes_to_all_lessons(people: People) -> None:
    page = people.person()
    page.goto(f"{people.base}/learn/classic/1")
    at(page, Lesson.load("classic/1").start())
    expect(page.get_by_test_id("pause")).to_have_count(0)
    page.get_by_test_id("menu").click()
    expect(page.get_by_test_id("leave")).to_have_count(0)
    page.get_by_test_id("home").click()
    expect(page.get_by_test_id("lessons")).to_be_visible()
