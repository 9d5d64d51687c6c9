"""Things that happen in the middle of a game: a reload, another language, a server that goes away."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.server.process import Process
from tests.web.people import PHONE, Pages, People
from tests.web.players import ALWAYS, GAME_S, Player, asked, quick_play, remember, wait_for

KIND = "document.querySelector('[data-testid=prompt]')?.dataset.decision"
WINDOW = f"{KIND} === 'respond'"
TURN = f"{KIND} === 'play'"
STYLED = "() => [...document.querySelectorAll('link[rel=stylesheet]')].every((link) => link.sheet)"


def come_to(page: Page, base: str, moment: str) -> Player:
    """A quick game that has come to a moment."""
    if moment == WINDOW:
        remember(page, holding=ALWAYS)  # not only where there is something to use
    quick_play(page, base, edition="classic", seats=5)
    player = Player(page)
    player.reach(moment)
    return player


def test_a_reload_in_a_response_window_brings_the_same_question(people: People) -> None:
    page = people.person("Ann", lang="en")
    player = come_to(page, people.base, WINDOW)
    before = asked(page)
    assert before["options"]
    page.reload()
    wait_for(page, lambda: asked(page)["id"] != "")
    assert asked(page) == before
    assert player.move()  # and it can be answered: select,
    assert player.move()  # confirm
    wait_for(page, lambda: asked(page)["id"] != before["id"])


def in_english(text: str) -> bool:
    """No Chinese in it."""
    return not any("\u4e00" <= letter <= "\u9fff" for letter in text)


def test_the_language_changes_in_the_middle(people: People) -> None:
    page = people.person("Ann", lang="zh-Hant")
    player = come_to(page, people.base, TURN)
    before, told = asked(page), page.get_by_test_id("log").inner_text()
    page.get_by_test_id("language").locator("[data-lang=en]").click()
    wait_for(page, lambda: in_english(asked(page)["text"]))
    wait_for(page, lambda: page.get_by_test_id("log").inner_text() != told)
    after = asked(page)
    assert (after["id"], after["kind"], after["options"]) == (before["id"], before["kind"], before["options"])
    assert len(after["labels"]) == len(before["labels"])
    assert not set(after["labels"]) & set(before["labels"])
    # names of players may be Chinese or not; the sentences of the log are English now
    lines = page.get_by_test_id("log").locator("li").all_inner_texts()
    assert lines
    assert not [line for line in lines if "。" in line]
    expect(page.locator("html")).to_have_attribute("lang", "en")
    # the game goes on, in this language
    questions = {after["id"]}
    end = time.monotonic() + GAME_S
    while len(questions) < 5 and player.move():
        assert time.monotonic() < end, player.tell()
        if (now := asked(page))["id"]:
            assert in_english(now["text"]), now
            questions.add(now["id"])
    assert len(questions) >= 3


@pytest.fixture
def own_server(tmp_path: Path) -> Process:
    """A server that may be stopped."""
    return Process(tmp_path / "data", "--no-address-limits")


def test_a_server_that_goes_away_and_comes_back(pages: Pages, own_server: Process, tmp_path: Path) -> None:
    people = People(pages, own_server.base)
    try:
        page = people.person("Ann", lang="en")
        player = come_to(page, people.base, WINDOW)
        before = asked(page)
        own_server.stop()
        expect(page.get_by_test_id("reconnecting")).to_be_visible()
        again = Process(tmp_path / "data", "--no-address-limits", port=own_server.port)
        try:
            button = page.get_by_test_id("reconnecting").get_by_role("button")
            button.evaluate_all("all => all.forEach((one) => one.click())")  # unless it came back by itself
            expect(page.get_by_test_id("reconnecting")).to_have_count(0)
            wait_for(page, lambda: asked(page)["id"] != "")
            assert asked(page) == before
            assert player.move()  # and it can be answered: select,
            assert player.move()  # confirm
            wait_for(page, lambda: asked(page)["id"] != before["id"])
        finally:
            for said in list(people.complaints):  # the browser itself mentions a socket that is refused
                if "ERR_CONNECTION_REFUSED" in said or "WebSocket connection" in said:
                    people.expect_complaint(said)
            people.leave()
            again.stop()
    finally:
        if own_server.alive():
            own_server.stop()


def test_the_network_of_a_phone_goes_and_comes_back(people: People) -> None:
    """What it is told lies across the page, and what could not be opened meanwhile opens afterwards."""
    page = people.person("Ann", lang="zh-Hant", size=PHONE, anew=True)
    come_to(page, people.base, TURN)
    before = asked(page)
    page.context.set_offline(True)
    page.get_by_test_id("menu").tap()
    expect(page.get_by_role("status").first).to_contain_text("沒有載入成功")
    expect(page.locator("dialog[open]")).to_have_count(0)
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    banner = page.get_by_test_id("reconnecting")
    expect(banner).to_be_visible()
    box = banner.bounding_box()
    assert box is not None
    assert box["height"] < 90, box  # one letter a line was three times as high
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    page.context.set_offline(False)
    expect(banner).to_have_count(0)
    page.get_by_test_id("menu").tap()
    sheet = page.locator("dialog[open]")
    expect(sheet).to_be_visible()
    # with its styles, which did not come the first time
    wait_for(page, lambda: sheet.evaluate(STYLED))
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert asked(page) == before
    for said in list(people.complaints):  # the browser itself mentions what it cannot reach
        if "ERR_INTERNET_DISCONNECTED" in said:
            people.expect_complaint(said)
