"""The lessons in the browser: each in one of the ways there are, and what is tried is taken back.

`python -m tools.lessons_by_browser` goes through all of them in every way and every language.
"""

from __future__ import annotations

import os

import pytest
from playwright.sync_api import expect
from tests.web.people import PHONE, People, violations
from tests.web.taught import WAYS, at, boxes, foreseen, option, through, way_on

from fengsheng.lessons import Lesson, lessons
from fengsheng.lessons.index import courses
from fengsheng.lessons.words import said
from fengsheng.words import LANGUAGES

ALL = [lesson.name for edition in courses() for lesson in lessons(edition)]


def walks() -> list[tuple[str, str, str]]:
    """Lesson, way and language: all, or each lesson once, with ways and languages taking turns."""
    if os.environ.get("FENGSHENG_LESSONS") == "all":
        return [(name, way, lang) for name in ALL for way in WAYS for lang in LANGUAGES]
    ways = list(WAYS)
    return [
        (name, ways[i % len(ways)], LANGUAGES[(i + i // len(ways)) % len(LANGUAGES)])
        for i, name in enumerate(ALL)
    ]


# At their ends, which are all alike, axe looks once in every way, and where no lesson follows.
LOOKED_AT = {*ALL[: len(WAYS)], *(lessons(edition)[-1].name for edition in courses())}


@pytest.mark.parametrize(("name", "way", "lang"), walks())
def test_a_lesson_is_done(people: People, name: str, way: str, lang: str) -> None:
    """By the wanted answers; after trying whatever else is foreseen, which is taken back; by keyboard alone;
    on a phone. The note is never in the way, and there is always a way on."""
    page = people.person(lang=lang, size=WAYS[way].size)
    page.goto(f"{people.base}/learn/{name}")
    game = Lesson.load(name).start()
    tried = 0
    while game.state != "done":
        at(page, game, lang)
        boxes(page, game)
        way_on(page, game)
        for notation in foreseen(game) if way == "wrong" else ():
            option(page, notation)
            key = game.answer(notation).key
            expect(page.get_by_test_id("lesson")).to_have_attribute("data-state", "trying")
            expect(page.get_by_test_id("lesson-wrong")).to_have_text(said(lang, key))
            boxes(page, game)
            page.get_by_test_id("lesson-back").click()
            game.back()
            at(page, game, lang)
            tried += 1
        if game.state == "do":
            WAYS[way].answer(page, game.wanted)
            game.show()
        else:
            WAYS[way].next(page)
            game.next()
    at(page, game, lang)
    boxes(page, game)
    way_on(page, game)
    assert bool(tried) == (way == "wrong")
    expect(page.get_by_test_id("lesson-following")).to_have_count(1 if game.lesson.following else 0)
    if name in LOOKED_AT:
        assert violations(page) == []


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


def test_from_the_sheet_of_a_phone_one_begins_again(people: People) -> None:
    page = people.person(size=PHONE)
    page.goto(f"{people.base}/learn/classic/4")
    game = Lesson.load("classic/4").start()
    at(page, game)
    page.get_by_test_id("lesson-next").tap()
    game.next()
    at(page, game)
    page.get_by_test_id("open-log").tap()
    assert violations(page) == []
    page.get_by_test_id("lesson-restart").tap()
    game.restart()
    at(page, game)
    assert violations(page) == []


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
