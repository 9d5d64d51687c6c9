"""Whole games in the browser, from the first page to the last."""

from __future__ import annotations

import time

from playwright.sync_api import expect
from tests.web.people import People
from tests.web.players import BY_HAND, BY_KEY, GAME_S, Player, quick_play, remember


def test_by_direct_manipulation_only(people: People) -> None:
    page = people.person("Ann", lang="zh-Hant", whole=True)
    remember(page, table_list=False)  # the list of all options is folded away
    quick_play(page, people.base, edition="classic", seats=5)
    player = Player(page, BY_HAND)
    for _ in range(3):
        player.play("document.querySelector('[data-testid=option]')")
        expect(page.get_by_test_id("option")).to_have_count(0)
        expect(page.get_by_test_id("result")).to_be_visible()
        if player.did["seat"]:
            break
        page.get_by_test_id("rematch").click()  # nobody was ever aimed at: once more
        expect(page.get_by_test_id("table")).to_be_visible()
    assert player.did["hand-card"] > 0
    assert player.did["seat"] > 0
    assert player.did["confirm"] > 0


def test_by_keyboard_alone(people: People) -> None:
    page = people.person("Ann", lang="en")
    remember(page, usual={"pace": "instant", "edition": "classic", "seats": 5})
    page.goto(people.base)
    page.get_by_test_id("quick-play").wait_for()
    for _ in range(30):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "quick-play":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    player = Player(page, BY_KEY)
    player.play()
    assert player.did["Enter"] > 0
    assert sum(player.did[str(number)] for number in range(1, 10)) > 0
    # the last page is within reach too
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.testid") == "rematch":
            break
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("table")).to_be_visible()


def test_two_people_and_bots_at_one_table(people: People) -> None:
    ann, bob = people.person("Ann", lang="zh-Hant"), people.person("Bob", lang="en")
    remember(ann, usual={"pace": "quick", "edition": "classic", "seats": 5})
    ann.goto(people.base)
    ann.get_by_test_id("create-table").click()
    ann.get_by_test_id("create").click()
    link = ann.get_by_test_id("table-link").inner_text()
    bob.goto(link)
    expect(ann.get_by_test_id("seat-1")).to_contain_text("Bob")
    ann.get_by_test_id("start").click()
    for page in (ann, bob):
        expect(page.get_by_test_id("table")).to_be_visible()
    expect(ann.get_by_test_id("seat-0")).to_have_attribute("data-me", "true")
    expect(bob.get_by_test_id("seat-1")).to_have_attribute("data-me", "true")
    one, two = Player(ann, seed=2), Player(bob, seed=3)
    end = time.monotonic() + GAME_S
    while one.move() | two.move():  # both move, whatever the first one finds
        assert time.monotonic() < end, (one.tell(), two.tell())
        for page in (ann, bob):  # the last table stays for a while, or until somebody has seen it
            if page.evaluate("!!document.querySelector('[data-testid=to-result]')"):
                page.get_by_test_id("to-result").click()
    assert one.did["option"] > 0
    assert two.did["option"] > 0
    told = [page.get_by_test_id("result").get_attribute("data-winners") for page in (ann, bob)]
    assert told[0] == told[1], (one.tell(), two.tell())
