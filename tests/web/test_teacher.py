"""The teacher at the table: shows slowly, looks rules up, says why not, and is heard."""

from __future__ import annotations

import json

from playwright.sync_api import Locator, Page, expect
from tests.web.people import PHONE, People, at_start

from fengsheng.lessons.words import said


def begin(page: Page, base: str, name: str, step: int) -> Locator:
    """A lesson, opened at one of its steps, as somebody who was there before."""
    kept = json.dumps(json.dumps({name: {"step": step, "done": False}}))
    at_start(
        page,
        f"localStorage.getItem('fengsheng.lessons') || localStorage.setItem('fengsheng.lessons', {kept})",
    )
    page.goto(f"{base}/learn/{name}")
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_have_attribute("data-step", str(step))
    expect(page.get_by_test_id("teacher-note")).to_be_visible()
    return lesson


def card(page: Page, name: str) -> Locator:
    return page.locator(f'[data-testid="hand-card"][data-card="{name}"]').first


def test_show_me_lifts_the_card_then_rings_the_target_then_answers(people: People) -> None:
    page = people.person(reduced=False)
    lesson = begin(page, people.base, "classic/4", 3)
    page.get_by_test_id("lesson-show").click()
    expect(card(page, "鎖定/red")).to_have_attribute("data-state", "picked")
    expect(page.get_by_test_id("seat-2")).not_to_have_attribute("data-lit", "chosen")
    expect(lesson).to_have_attribute("data-step", "3")
    expect(page.get_by_test_id("seat-2")).to_have_attribute("data-lit", "chosen")
    expect(lesson).to_have_attribute("data-step", "3")
    expect(lesson).to_have_attribute("data-step", "4")


def test_show_me_is_done_at_once_where_nothing_is_to_move(people: People) -> None:
    page = people.person()
    lesson = begin(page, people.base, "classic/4", 3)
    page.evaluate(
        "window.lifted = 0; new MutationObserver(() => {"
        " window.lifted += document.querySelectorAll('[data-state=picked], [data-showing]').length"
        "}).observe(document.body, {attributes: true, childList: true, subtree: true})"
    )
    page.keyboard.press("s")
    expect(lesson).to_have_attribute("data-step", "4")
    assert page.evaluate("window.lifted") == 0


def test_after_three_tries_it_is_taken_back_and_shown(people: People) -> None:
    page = people.person(reduced=False)
    lesson = begin(page, people.base, "classic/4", 3)
    for tries in range(3):
        expect(page.get_by_test_id("lesson-show")).to_have_count(1)
        page.get_by_test_id("pass").click()
        expect(lesson).to_have_attribute("data-state", "trying")
        expect(page.get_by_test_id("lesson-show")).to_have_count(1 if tries == 2 else 0)
        if tries < 2:
            page.keyboard.press("b")
            expect(lesson).to_have_attribute("data-state", "do")
    expect(page.get_by_test_id("teacher-note")).to_contain_text(said("en", "lesson-offer"))
    page.keyboard.press("s")
    expect(lesson).to_have_attribute("data-state", "do")
    expect(card(page, "鎖定/red")).to_have_attribute("data-state", "picked")
    expect(lesson).to_have_attribute("data-step", "4")


def test_the_rulebook_opens_at_the_rule_of_the_step(people: People) -> None:
    """By W, by R and by the button; Esc returns to the same step."""
    page = people.person()
    lesson = begin(page, people.base, "classic/4", 3)
    here = page.get_by_test_id("rules-sheet").get_by_test_id("rulebook-page")
    for opens in ("w", "r", ""):
        if opens:
            page.keyboard.press(opens)
        else:
            page.get_by_test_id("lesson-why").click()
        expect(here).to_have_attribute("data-key", "CL-CARD-LOCK-04")
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("rules-sheet")).to_have_count(0)
        expect(lesson).to_have_attribute("data-step", "3")
        expect(lesson).to_have_attribute("data-state", "do")
    page.get_by_test_id("lesson-skip").click()
    expect(lesson).to_have_attribute("data-step", "4")
    page.keyboard.press("w")
    expect(here).to_have_attribute("data-key", "CL-CARD-LURE-02")


def test_the_rules_met_are_links_at_the_end(people: People) -> None:
    page = people.person()
    begin(page, people.base, "classic/1", 5)
    page.keyboard.press("s")
    end = page.get_by_test_id("lesson-end")
    expect(end.get_by_test_id("lesson-rule")).to_have_count(4)
    end.get_by_text("CL-WIN-06").click()
    here = page.get_by_test_id("rules-sheet").get_by_test_id("rulebook-page")
    expect(here).to_have_attribute("data-key", "CL-WIN-06")


def test_the_rail_shows_the_cards_of_the_lesson(people: People) -> None:
    page = people.person()
    begin(page, people.base, "classic/4", 1)
    met = page.get_by_test_id("cards-met").get_by_role("listitem")
    expect(met).to_have_count(2)
    expect(met.locator("svg.mini, .pic > svg")).to_have_count(2)
    expect(met.nth(0)).to_contain_text("Lock")
    expect(met.nth(1)).to_contain_text("Lure Away")


def heard(page: Page) -> Locator:
    return page.get_by_test_id("live")


def test_what_is_said_is_heard(people: People) -> None:
    """The sentence, where, what to press; what is tried is announced as such, and so is the way back."""
    page = people.person()
    begin(page, people.base, "classic/1", 2)
    text = said("en", "lesson-classic-1-two-reds")
    expect(heard(page)).to_have_text(f"{text} Points at your messages. Press N to go on.")
    page.keyboard.press("n")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "3")
    page.keyboard.press("n")
    expect(heard(page)).to_contain_text("Press S to have it shown, W for the rule.")
    page.evaluate(
        "window.heard = []; const live = document.querySelector('[data-testid=live]');"
        "new MutationObserver(() => window.heard.push(live.textContent))"
        ".observe(live, {characterData: true, childList: true, subtree: true})"
    )
    page.get_by_test_id("pass").click()
    declined = said("en", "lesson-classic-1-declined")
    expect(heard(page)).to_contain_text("You decline it. The message reaches Jade.")
    expect(heard(page)).to_contain_text(f"{declined} Press B to step back.")
    assert page.evaluate("window.heard.findIndex(text => text === 'What if:')") >= 0
    page.keyboard.press("b")
    expect(heard(page)).to_contain_text(f"Back at step 4. {said('en', 'lesson-classic-1-accept')}")


def test_a_click_on_what_cannot_be_done_says_why(people: People) -> None:
    """A card of no use now, by the engine; the deck; and the button that cannot be pressed (CL-TURN-05)."""
    page = people.person()
    lesson = begin(page, people.base, "classic/4", 4)
    slip = page.get_by_test_id("lesson-wrong")
    lure = card(page, "調虎離山/blue")
    lure.click()
    off = page.locator('[data-testid="hand-card"][data-state="off"]').first
    off.click()
    expect(slip).to_contain_text("Probe")
    rule = slip.get_by_test_id("lesson-rule").inner_text()
    slip.get_by_test_id("lesson-rule").click()
    here = page.get_by_test_id("rules-sheet").get_by_test_id("rulebook-page")
    expect(here).to_have_attribute("data-key", rule)
    page.keyboard.press("Escape")
    page.locator('[data-zone="deck"]').click()
    expect(slip).to_have_text(said("en", "lesson-not-asked"))
    page.locator('[data-zone="intel-2"] > *').first.click()
    expect(slip).to_have_text(said("en", "lesson-classic-4-locked"))
    expect(lure).to_have_attribute("data-state", "picked")
    expect(lesson).to_have_attribute("data-state", "do")
    page = people.person()
    begin(page, people.base, "classic/2", 5)
    page.get_by_test_id("pass").click(force=True)
    expect(page.get_by_test_id("lesson-wrong")).to_have_text(said("en", "lesson-classic-2-unsent"))


def test_whoever_does_nothing_is_shown_again_where_to_look(people: People) -> None:
    page = people.person(anew=True)
    page.clock.install(time=0)
    page.clock.pause_at(1)  # from now on time passes only here, however long the page takes
    lesson = begin(page, people.base, "classic/4", 3)
    note = page.get_by_test_id("teacher-note")
    expect(note).to_have_attribute("data-drawn", "0")
    page.clock.run_for(19_000)
    expect(note).to_have_attribute("data-drawn", "0")
    page.clock.run_for(1_500)
    expect(note).to_have_attribute("data-drawn", "1")
    expect(note).to_contain_text(said("en", "lesson-idle"))
    ring = "node => getComputedStyle(node).outlineStyle"
    assert page.get_by_test_id("lesson-show").evaluate(ring) == "solid"
    expect(lesson).to_have_attribute("data-step", "3")


def test_the_next_visit_begins_where_one_stopped(people: People) -> None:
    page = people.person()
    begin(page, people.base, "classic/3", 1)
    expect(page.get_by_test_id("teacher-note")).not_to_contain_text(said("en", "lesson-again"))
    page.keyboard.press("n")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "2")
    page.goto(people.base)
    page.goto(f"{people.base}/learn/classic/3")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "2")
    expect(page.get_by_test_id("teacher-note")).to_contain_text(said("en", "lesson-again"))


def test_on_a_phone_the_note_lies_between_stage_and_prompt(people: People) -> None:
    """Full width, at most three lines; the steps in a sheet; how far one is under the header."""
    page = people.person(size=PHONE)
    begin(page, people.base, "classic/2", 3)
    note = page.get_by_test_id("teacher-note").bounding_box()
    stage = page.locator(".stage").bounding_box()
    prompt = page.get_by_test_id("prompt").bounding_box()
    assert note is not None
    assert stage is not None
    assert prompt is not None
    assert stage["y"] + stage["height"] <= note["y"] + 1
    assert note["y"] + note["height"] <= prompt["y"] + 1
    assert note["width"] >= PHONE[0] - 24
    words = page.locator(".note .words")
    assert words.evaluate("node => node.clientHeight") <= 3 * 23
    page.get_by_test_id("lesson-more").tap()
    expect(page.get_by_test_id("lesson-more")).to_have_count(0)
    assert words.evaluate("node => node.scrollHeight - node.clientHeight") <= 1
    pieces = page.get_by_test_id("lesson-progress").locator("span")
    expect(pieces).to_have_count(7)
    expect(page.locator('[data-testid="lesson-progress"] .done')).to_have_count(2)
    header = page.locator("header").bounding_box()
    bar = page.get_by_test_id("lesson-progress").bounding_box()
    assert header is not None
    assert bar is not None
    assert abs(header["y"] + header["height"] - bar["y"]) <= 1
    expect(page.get_by_test_id("lesson-steps")).to_have_count(0)
    page.get_by_test_id("open-log").tap()
    expect(page.get_by_test_id("drawer").get_by_test_id("lesson-steps")).to_be_visible()
    page.get_by_test_id("lesson-skip").tap()
    expect(page.get_by_test_id("drawer")).to_have_count(0)
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", "4")


def test_help_goes_with_what_it_is_about(people: People) -> None:
    """An answer has the keyboard and its help is shown when it goes away: no page error."""
    page = people.person()
    lesson = begin(page, people.base, "classic/4", 3)
    wanted = page.locator('[data-testid="option"][data-notation="play 鎖定/red on 丙"]')
    page.keyboard.press("l")
    page.keyboard.press("l")
    expect(page.locator('[data-testid="option"]:focus')).to_have_count(1)
    wanted.focus()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(lesson).to_have_attribute("data-step", "4")
    expect(page.get_by_role("tooltip")).to_have_count(0)


def test_who_has_never_finished_a_game_is_offered_the_lessons_twice(people: People) -> None:
    page = people.person()
    page.goto(people.base)
    expect(page.get_by_test_id("learn-start")).to_be_visible()
    page.get_by_test_id("learn-second").click()
    expect(page.get_by_test_id("lessons")).to_be_visible()
    expect(page.get_by_text("Know the boxed game? Start with lesson 6.")).to_be_visible()
    finished = (
        '[{"id": "x", "edition": "classic", "seats": 5, "names": [], "seat": 0, "winners": [], "at": 1}]'
    )
    page.evaluate("text => localStorage.setItem('fengsheng.replays', text)", finished)
    page.goto(people.base)
    expect(page.get_by_test_id("learn-start")).to_be_visible()
    expect(page.get_by_test_id("learn-second")).to_have_count(0)
