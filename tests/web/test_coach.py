"""The coach in the browser: a whole game by its hints, its three buttons, what it says by itself, the way
back."""

from __future__ import annotations

import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as Late
from tests.server.process import Process
from tests.web.finished import guest
from tests.web.people import DESKTOP, PHONE, People, at_start, open_table, violations
from tests.web.players import GAME_S, Player, asked, quick_play, remember, wait_for

from fengsheng.lessons import lessons

# Buttons of the coach that are not wholly on the page.
BEYOND = """() => [...document.querySelectorAll('.coachbar button')]
  .filter((one) => one.getBoundingClientRect().right > innerWidth || one.scrollWidth > one.clientWidth + 1)
  .map((one) => one.textContent)"""
SAYING = "document.querySelector('[data-testid=coach]')?.dataset.state ?? ''"


def coached(page: Page, people: People, edition: str = "classic", speed: str = "instant") -> None:
    """From the overview of the lessons to a coached game, at a speed of which nothing stands still: what does
    is tried in stands.test.ts."""
    remember(page, speed=speed)
    page.goto(f"{people.base}/learn")
    page.locator(f'[data-testid="coached-game"][data-edition="{edition}"]').click()
    expect(page.get_by_test_id("table")).to_be_visible()
    expect(page.get_by_test_id("hint")).to_be_visible()


def open_question(page: Page) -> dict[str, Any]:
    """The next question that is put to the learner; without an id: the game is over."""
    end = time.monotonic() + GAME_S
    while time.monotonic() < end:
        found = asked(page)
        if found["id"] or page.get_by_test_id("result").count():
            return found
        page.wait_for_timeout(40)
    raise AssertionError("the game stands still")


def state(page: Page) -> str:
    return str(page.evaluate(SAYING))


def hinted(page: Page, prompt: str) -> list[str]:
    """Press H until the options are there; their notations. None: another question is open by then."""
    for _ in range(200):
        if state(page) in ("shown", "equal", "unknown"):
            options = page.get_by_test_id("hint-option")
            return [options.nth(i).get_attribute("data-notation") or "" for i in range(options.count())]
        if asked(page)["id"] != prompt:
            return []
        if state(page) != "thinking":
            page.keyboard.press("h")
        page.wait_for_timeout(40)
    raise AssertionError(f"no hint: {state(page)}")


def follow(page: Page) -> bool:
    """Do what the coach would do first; False once the game is over."""
    question = open_question(page)
    if not question["id"]:
        return False
    options = hinted(page, question["id"])
    if not options:
        return True
    assert set(options) <= set(question["options"])
    try:
        page.get_by_test_id("hint-option").first.click()
    except Late:  # of a table with a clock: it has answered before us
        assert asked(page)["id"] != question["id"]
        return True
    page.keyboard.press("Enter")
    wait_for(page, lambda: asked(page)["id"] != question["id"] or state(page) == "warning")
    if state(page) == "warning":
        page.get_by_test_id("coach-anyway").click()
    return True


@pytest.mark.parametrize(
    ("edition", "size", "lang", "most"),
    [("classic", DESKTOP, "zh-Hant", 1000), ("spywar", PHONE, "zh-Hans", 15)],
)
def test_a_game_by_the_hints(
    people: People, edition: str, size: tuple[int, int], lang: str, most: int
) -> None:
    """To its end; on a phone as far as to see that it goes on."""
    page = people.person(lang=lang, size=size)
    coached(page, people, edition)
    followed = 0
    end = time.monotonic() + GAME_S
    while followed < most and follow(page):
        assert time.monotonic() < end, (followed, state(page), asked(page))
        followed += 1
    assert followed > 3
    assert violations(page) == []


def test_the_three_buttons(people: People) -> None:
    """In their order; a hint says first what to look at, then what it would consider, then it is gone."""
    page = people.person()
    remember(page, coach={"level": 3, "games": 5})
    quick_play(page, people.base)
    Player(page).reach("document.querySelector('[data-testid=prompt]')?.dataset.decision === 'play'")
    bar = page.get_by_role("group", name="Coach").locator("button")
    expect(bar.nth(0)).to_have_attribute("data-testid", "hint")
    expect(bar.nth(1)).to_have_attribute("data-testid", "why-asked")
    expect(bar.nth(2)).to_have_attribute("data-testid", "why-not")
    coach = page.get_by_test_id("coach")
    page.get_by_test_id("hint").click()
    expect(coach).to_have_attribute("data-state", "look")
    expect(page.get_by_test_id("hint-option")).to_have_count(0)
    assert violations(page) == []
    page.keyboard.press("h")
    expect(page.get_by_test_id("hint-option").first).to_be_visible()
    assert state(page) in ("shown", "equal", "unknown")
    first = page.get_by_test_id("hint-option").first
    assert first.get_attribute("data-clear") in ("clear", "slightly", "equal")
    assert violations(page) == []
    first.click()
    notation = first.get_attribute("data-notation")
    expect(page.locator(f'[data-testid="option"][data-notation="{notation}"]')).to_have_attribute(
        "aria-pressed", "true"
    )
    page.keyboard.press("h")
    expect(coach).to_have_count(0)
    page.keyboard.press("w")
    expect(coach).to_have_attribute("data-state", "why-asked")
    expect(coach).to_contain_text("CL-")
    page.keyboard.press("Escape")
    expect(coach).to_have_count(0)


def test_why_not_is_asked_on_the_thing(people: People) -> None:
    """A card that cannot be used, and somebody who cannot be chosen; each with its rule."""
    page = people.person()
    remember(page, coach={"level": 3, "games": 5})
    quick_play(page, people.base)
    grey = "document.querySelector('[data-testid=hand-card]:not([data-state=legal])')"
    Player(page).reach(f"{grey} && document.querySelector('[data-testid=why-not]:not(:disabled)')")
    coach = page.get_by_test_id("coach")
    page.get_by_test_id("why-not").click()
    expect(coach).to_have_attribute("data-state", "tap")
    page.locator('[data-testid="hand-card"]:not([data-state="legal"])').first.click()
    expect(coach).to_have_attribute("data-state", "why-not")
    expect(coach).to_contain_text("CL-")
    page.get_by_test_id("coach-close").click()
    page.get_by_test_id("why-not").click()
    page.locator('[data-testid^="seat-"] > button.hit').first.click()
    expect(coach).to_have_attribute("data-state", "why-not")
    expect(page.get_by_role("dialog")).to_have_count(0)


def took_back(page: Page, before: str) -> dict[str, Any]:
    """The question that is put again when U is pressed."""
    page.keyboard.press("u")
    wait_for(page, lambda: asked(page)["id"] not in ("", before))
    return asked(page)


def test_the_last_answer_is_taken_back(slow_people: People) -> None:
    """On a phone the way back stands beside the three buttons, all in sight."""
    people = slow_people
    page = people.person(size=PHONE, reduced=False)
    coached(page, people, speed="normal")
    taken = 0
    end = time.monotonic() + GAME_S
    while not taken and time.monotonic() < end:
        question = open_question(page)
        if not question["id"]:
            coached(page, people, speed="normal")
            continue
        if not follow(page):
            continue
        if page.get_by_test_id("undo").count() == 0:
            continue
        assert page.evaluate(BEYOND) == []
        again = took_back(page, question["id"])
        taken = again["options"] == question["options"] and again["text"] == question["text"]
    assert taken
    expect(page.get_by_test_id("undo")).to_have_count(0)


def test_the_coach_says_what_is_new_once_a_turn(people: People) -> None:
    """On its first level; not again about the same, and further off not at all."""
    page = people.person()
    coached(page, people)
    coach = page.get_by_test_id("coach")
    expect(coach).to_have_attribute("data-state", "note")
    first = coach.inner_text()
    page.get_by_test_id("coach-read").click()
    page.reload()
    expect(page.get_by_test_id("hint")).to_be_visible()
    open_question(page)
    page.wait_for_timeout(400)
    if coach.count():
        assert coach.inner_text() != first


def test_how_near_the_coach_sits(people: People) -> None:
    page = people.person()
    coached(page, people)
    open_question(page)
    page.get_by_test_id("prefs").click()
    level = page.get_by_test_id("coach-level")
    expect(level.locator("label.on")).to_have_text("Close")
    assert violations(page) == []
    level.get_by_text("Far").click()
    expect(level.locator("label.on")).to_have_text("Far")
    level.get_by_text("Off").click()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("hint")).to_have_count(0)
    page.keyboard.press("h")
    expect(page.get_by_test_id("coach")).to_have_count(0)
    # whoever begins another coached game wants it back
    coached(page, people)


def test_after_two_games_the_coach_sits_further_off(people: People, server: Process) -> None:
    """The second is played to its end without this page, before its eyes."""
    page = people.person()
    remember(page, speed="instant")
    at_start(
        page,
        "localStorage.getItem('fengsheng.coach') || "
        "localStorage.setItem('fengsheng.coach', JSON.stringify({level: 1, games: 1}))",
    )
    with guest(server, edition="classic", seats=5, coached=True, spectators=False) as learner:
        learner.hands_over_to(page)
        page.goto(f"{people.base}/t/{learner.code}")
        expect(page.get_by_test_id("hint")).to_be_visible()
        learner.play()
        wait_for(page, lambda: page.evaluate("JSON.parse(localStorage['fengsheng.coach']).games") == 2)
    assert page.evaluate("JSON.parse(localStorage['fengsheng.coach']).level") == 2


def test_after_the_last_lesson_comes_a_game(people: People) -> None:
    """The teacher offers it where there is no lesson to follow; nobody needs a name for it."""
    page = people.person(name="")
    last = lessons("classic")[-1]
    game = last.start()
    remember(page, lessons={last.name: {"step": game.note.steps, "done": False}})
    page.goto(f"{people.base}/learn/{last.name}")
    expect(page.get_by_test_id("lesson")).to_have_attribute("data-step", str(game.note.steps))
    while page.get_by_test_id("lesson").get_attribute("data-state") != "done":
        page.get_by_test_id("lesson-skip").click()
    page.get_by_test_id("coached-game").click()
    expect(page.get_by_test_id("table")).to_have_attribute("data-edition", "classic")
    expect(page.get_by_test_id("hint")).to_be_visible()


def test_with_other_people_all_see_who_has_a_coach(people: People) -> None:
    """Where the owner allows it; else there is none."""
    ann, bob = people.person("Ann"), people.person("Bob")
    for allowed in (False, True):
        code = open_table(ann, people.base)
        if allowed:
            ann.get_by_test_id("open-settings").click()
            ann.get_by_test_id("set-coach").click()
            ann.get_by_test_id("settings-save").click()
        bob.goto(f"{people.base}/t/{code}")
        expect(ann.get_by_text("Bob").first).to_be_visible()
        ann.get_by_test_id("start").click()
        expect(bob.get_by_test_id("table")).to_be_visible()
        ann.get_by_test_id("prefs").click()
        level = ann.get_by_test_id("coach-level")
        if not allowed:
            expect(level).to_have_count(0)
            continue
        expect(level.locator("label.on")).to_have_text("Off")
        level.get_by_text("Far").click()
        ann.keyboard.press("Escape")
        bob.keyboard.press("1")
        bob.keyboard.press("Enter")
        mark = bob.locator('.tag[title="Coach"], .tag:has-text("Coach")')
        expect(mark).to_have_count(0)
        ann.get_by_test_id("why-asked").click()
        expect(ann.get_by_test_id("coach")).to_have_attribute("data-state", "why-asked")
        ann.keyboard.press("1")
        ann.keyboard.press("Enter")
        expect(mark).to_have_count(1)
