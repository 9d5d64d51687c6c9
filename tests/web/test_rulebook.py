"""The rulebook: pages with addresses, search in every script, links from the table, without the server."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect
from tests.web.people import DESKTOP, PHONE, People, open_table, violations
from tests.web.players import remember

BOTH = {
    "zh-Hant": ("调虎离山 鎖定", "先被調虎離山，後來又被鎖定，怎麼算？"),
    "zh-Hans": ("lock 調虎離山", "先被调虎离山，后来又被锁定，怎么算？"),
    "en": ("lure away sd", "What if a player is lured away first and locked later?"),
}


def at(page: Page, kind: str, key: str) -> None:
    """The page that is open."""
    shown = page.get_by_test_id("rulebook-page")
    expect(shown).to_have_attribute("data-kind", kind)
    expect(shown).to_have_attribute("data-key", key)


def test_pages_have_addresses_and_the_search_knows_all_scripts(people: People) -> None:
    page = people.person(lang="zh-Hant")
    page.goto(f"{people.base}/rules/classic/card/intercept")
    at(page, "card", "intercept")
    expect(page).to_have_title("截獲·規則書·風聲")
    expect(page.get_by_test_id("rules-when")).to_have_attribute("data-steps", "pass")
    # a question has most of the room beside the button, however long its ID is
    narrow = "(all) => Math.min(...all.map((one) => one.clientWidth / one.closest('article').clientWidth))"
    assert page.locator("[data-testid=ruling] h4").evaluate_all(narrow) > 0.6
    # as many as the contents say
    said = page.get_by_test_id("rules-toc").locator("[data-key=intercept] small").inner_text()
    expect(page.get_by_role("heading", name=f"截獲的裁定·{said} 條")).to_be_visible()
    expect(page.get_by_test_id("rulebook-page").locator("h1")).to_contain_text("截獲")
    hits = page.get_by_test_id("rules-hit")
    for number, (lang, (words, sentence)) in enumerate(BOTH.items()):
        if number:
            page.get_by_test_id("language").locator(f"[lang={lang}]").click()
        page.get_by_test_id("rules-search").fill(words)
        expect(hits.and_(page.locator("[data-key=CL-RULING-038]"))).to_contain_text(sentence)
    page.get_by_test_id("rules-search").fill("jh")
    expect(hits.first).to_have_attribute("data-key", "intercept")
    page.keyboard.press("Enter")
    at(page, "card", "intercept")
    page.keyboard.press("Escape")
    page.locator("h1").last.click()
    page.keyboard.press("]")
    at(page, "card", "return")
    page.go_back()
    at(page, "card", "intercept")
    page.get_by_test_id("rule-link").first.click()
    expect(page).to_have_url(re.compile(r"/rules/classic/rule/CL-CARD-INTERCEPT-01$"))
    page.goto(f"{people.base}/rules/classic/ruling/CL-SC-INTERCEPT-07")
    expect(page.get_by_test_id("ruling")).to_have_attribute("data-id", "CL-SC-INTERCEPT-07")
    heading = page.get_by_test_id("rulebook-page").locator("h1")
    for kind, title in (
        ("card", "Cards"),
        ("chapter", "In five minutes"),
        ("identity", "Identities and goals"),
        ("character", "All characters"),
        ("rule", "All rules"),
    ):
        page.goto(f"{people.base}/rules/classic/{kind}")
        expect(heading, kind).to_have_text(title)
    page.get_by_test_id("rulebook-page").get_by_role("link").last.click()
    expect(page).to_have_url(re.compile(r"/rules/classic/section/[0-9]+$"))
    page.goto(f"{people.base}/rules/classic/card/nonsense")
    expect(page.get_by_test_id("rulebook-page").locator("h1")).to_contain_text("no such page")
    page.goto(f"{people.base}/rules/classic/card/interceptt")
    page.get_by_test_id("rules-near").get_by_text("Intercept").click()
    at(page, "card", "intercept")


@pytest.mark.parametrize(
    ("lang", "size", "paths"),
    [
        ("zh-Hans", DESKTOP, ("card/lock", "character/laogui", "term")),
        ("en", PHONE, ("card/lock", "rule/CL-CARD-LOCK-04", "house")),
    ],
)
def test_its_pages_are_for_everybody(
    people: People, lang: str, size: tuple[int, int], paths: tuple[str, ...]
) -> None:
    page = people.person(lang=lang, size=size)
    for path in paths:
        page.goto(f"{people.base}/rules/classic/{path}")
        page.get_by_test_id("rulebook-page").locator("h1").wait_for()
        assert violations(page) == [], path
        for region in page.locator("[data-region]").all():
            assert region.get_attribute("aria-label"), "F6 says where it has gone"
    page.get_by_test_id("rules-search").fill("lock burn")
    expect(page.get_by_test_id("rules-hit").first).to_be_visible()
    assert violations(page) == []
    hit = page.get_by_test_id("rules-hit").first.bounding_box()
    assert hit is not None
    assert hit["width"] > min(size[0], 600) - 40  # a phone has no room to give away
    if size == PHONE:
        # what the bar has no room for stands above the contents
        page.goto(f"{people.base}/rules/classic/rule/CL-CARD-LOCK-04")
        page.get_by_test_id("rules-contents").click()
        expect(page.get_by_test_id("rules-toc")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_test_id("rules-toc")).to_be_hidden()
        expect(page.get_by_test_id("rules-contents")).to_be_focused()
        page.keyboard.press("Enter")
        page.get_by_test_id("language").locator("[lang=zh-Hans]").click()
        expect(page.get_by_test_id("rules-toc")).to_contain_text("功能牌")
        assert violations(page) == []
        page.get_by_test_id("rules-edition").select_option("spywar")
        at(page, "chapter", "start")
        expect(page).to_have_url(re.compile("/rules/spywar/"))
        # the printed book can be read on it, too
        page.goto(f"{people.base}/book/classic/en")
        widths = page.locator("#sheet td").evaluate_all("(all) => all.map((one) => one.clientWidth)")
        assert min(widths) > 300
        # at the table the way out of a ruling is never cut off
        page.goto(f"{people.base}/try/ruling/spywar/SW-CHAR-BAIXIAONIAN-1e-swap")
        expect(page.get_by_test_id("ruling-other")).to_be_in_viewport(ratio=0.95)


@pytest.mark.parametrize("size", [PHONE, (1280, 800), DESKTOP])
def test_every_step_of_the_strip_is_whole(people: People, size: tuple[int, int]) -> None:
    page = people.person(lang="en", size=size)
    for path in ("classic/card/intercept", "spywar/card/sw-swap"):
        page.goto(f"{people.base}/rules/{path}")
        steps = page.get_by_test_id("rules-when").locator("li")
        steps.first.wait_for()
        cut = steps.evaluate_all("(all) => all.filter((one) => one.scrollWidth > one.clientWidth).length")
        assert cut == 0, path


def test_a_card_and_a_character_have_the_lesson_that_teaches_them(people: People) -> None:
    page = people.person(lang="en")
    for path, lesson in (("card/lock", "classic/"), ("character/yidianyuan", "classic/8")):
        page.goto(f"{people.base}/rules/classic/{path}")
        taught = page.get_by_test_id("rules-lesson")
        expect(taught.get_by_role("link")).to_have_attribute("href", re.compile(f"/learn/{lesson}"))


def test_over_the_table_it_has_the_house_rules_of_the_table(people: People) -> None:
    page = people.person(lang="en")
    remember(page, usual={"pace": "instant", "edition": "classic-lite", "seats": 5})
    open_table(page, people.base)
    page.get_by_test_id("start").click()
    page.get_by_test_id("table").wait_for()
    page.keyboard.press("r")
    at(page, "chapter", "start")
    page.get_by_test_id("rules-search").fill("lock")
    page.get_by_test_id("rules-hit").first.click()
    at(page, "card", "lock")
    expect(page.get_by_test_id("house-mark").first).to_contain_text("At this table")
    assert violations(page) == []
    back = page.get_by_test_id("rules-back").bounding_box()
    assert back is not None
    assert back["height"] < 60  # a button of the bar
    page.get_by_test_id("rules-back").click()
    at(page, "chapter", "start")
    href = page.get_by_test_id("rules-print").get_attribute("href")
    assert href is not None
    assert href.endswith("/book/classic-lite/en")
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("rules-sheet")).to_have_count(0)


def test_what_was_read_can_be_read_without_the_server(people: People) -> None:
    page = people.person(lang="en", anew=True)
    page.goto(f"{people.base}/rules/classic/card/lock")
    at(page, "card", "lock")
    kept = "caches.open('fengsheng-rules').then((c) => c.keys()).then((k) => k.map((r) => r.url).join(' '))"
    for _ in range(100):
        urls = page.evaluate(kept)
        if "/page" in urls and "api/rules" in urls and "api/words" in urls:
            break
        page.wait_for_timeout(100)
    page.context.set_offline(True)
    page.goto(f"{people.base}/rules/classic/rule/CL-CARD-LOCK-04")
    expect(page.get_by_test_id("rule-text")).to_be_visible()
    page.context.set_offline(False)
