"""The first page: in three languages, and everything one can do from it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect
from tests.server.process import Process
from tests.web.people import PHONE, People, open_table, violations
from tests.web.players import Player, remember
from tools.web_figures import MOST_BYTES, MOST_TABLE_BYTES, packed

from fengsheng.server.http.page import DIST

# Pages and sheets that are loaded when they are opened.
LATER = {"Lobby", "Coach", "RuleBook", "Rules", "End", "ReplayPage", "Replays", "Learn", "LessonPage"}
LANGUAGES = {"zh-Hant": "立即開局", "zh-Hans": "立即开局", "en": "Play now"}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_it_loads_in_every_language(people: People, lang: str) -> None:
    page = people.person(lang=lang)
    page.goto(people.base)
    expect(page.get_by_test_id("quick-play")).to_contain_text(LANGUAGES[lang])
    expect(page.locator("html")).to_have_attribute("lang", lang)
    for testid in ("create-table", "join-code", "language", "rulebook"):
        expect(page.get_by_test_id(testid)).to_be_visible()


def test_the_language_changes_without_a_reload(people: People) -> None:
    page = people.person(lang="zh-Hant")
    page.goto(people.base)
    page.evaluate("window.stays = true")
    for lang, words in LANGUAGES.items():
        page.get_by_test_id("language").locator(f"[data-lang={lang}]").click()
        expect(page.get_by_test_id("quick-play")).to_contain_text(words)
        expect(page.locator("html")).to_have_attribute("lang", lang)
    assert page.evaluate("window.stays") is True
    page.reload()
    expect(page.get_by_test_id("quick-play")).to_contain_text(LANGUAGES["en"])  # remembered


@pytest.mark.parametrize("size", [(1440, 900), PHONE, (360, 640), (1024, 768)])
def test_nothing_sticks_out_of_the_page(people: People, size: tuple[int, int]) -> None:
    page = people.person(lang="en", size=size)
    page.goto(people.base)
    page.get_by_test_id("quick-play").wait_for()
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    # names of editions are whole, each in its own place
    whole = (
        page.get_by_test_id("edition")
        .locator("label")
        .evaluate_all("(labels) => labels.map((one) => one.scrollWidth <= one.clientWidth + 1)")
    )
    assert len(whole) > 1
    assert all(whole)


def test_one_click_to_a_running_game(people: People) -> None:
    page = people.person(name="")
    page.goto(people.base)
    page.get_by_test_id("quick-play").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z]{6}$"))
    expect(page.get_by_test_id("prompt").or_(page.get_by_test_id("option")).first).to_be_visible()
    page.goto(people.base)
    expect(page.get_by_test_id("unfinished")).to_be_visible()  # the way back
    page.get_by_test_id("back-to-table").click()
    expect(page).to_have_url(re.compile(r"/t/[A-Z]{6}$"))


def test_no_more_is_loaded_than_is_looked_at(people: People) -> None:
    """In the limits that `tools.web_figures` has, with the largest words and portraits."""
    page = people.person(lang="zh-Hant", anew=True)
    remember(page, usual={"pace": "instant", "edition": "spywar"})
    urls: list[str] = []
    page.on("response", lambda reply: urls.append(reply.url))
    page.goto(people.base)
    page.get_by_test_id("quick-play").wait_for()
    page.wait_for_load_state("networkidle")
    first = [url for url in urls if "/api/" not in url]
    assert packed(first, people.base) <= MOST_BYTES
    page.get_by_test_id("quick-play").click()
    Player(page).play("document.querySelector('[data-testid=hand-card]')")
    page.wait_for_load_state("networkidle")
    files = [url for url in urls if "/assets/" in url]
    assert packed(files, people.base) <= MOST_TABLE_BYTES
    parts = {url.rsplit("/", 1)[1].split("-")[0] for url in files}
    assert "TablePage" in parts
    assert parts.isdisjoint(LATER)
    assert all(any(DIST.glob(f"assets/{part}-*.js")) for part in LATER)  # by their names of today


def test_a_table_is_joined_by_code_and_by_a_pasted_link(people: People, server: Process) -> None:
    code = server.open_table("Owner")["code"]
    for typed in (code.lower(), f"{server.base}/t/{code}"):
        page = people.person(name=f"Guest {len(typed)}")
        page.goto(people.base)
        page.get_by_test_id("join-code").fill(typed)
        expect(page.get_by_test_id("table-code")).to_have_text(code)


def test_a_code_that_no_table_has(people: People) -> None:
    page = people.person(lang="en")
    page.goto(people.base)
    page.get_by_test_id("join-code").fill("ZZZZZZ")
    expect(page.get_by_role("status").first).to_contain_text("There is no such table")
    people.expect_complaint("404")  # the browser itself mentions an answer of 404


def test_public_tables_can_be_joined_or_watched(people: People, server: Process) -> None:
    table = server.open_table("Hostess", public=True)
    page = people.person(lang="en")
    with server.at_table(table):
        page.goto(people.base)
        page.get_by_test_id("public").click()
        row = page.get_by_test_id("public-tables").get_by_role("listitem").filter(has_text=table["code"])
        expect(row).to_contain_text("Hostess")
        row.get_by_role("button", name="Join").click()
        expect(page.get_by_test_id("table-code")).to_have_text(table["code"])


def test_house_rules_and_bans_reach_the_table(people: People) -> None:
    page = people.person(lang="en")
    page.goto(people.base)
    page.get_by_test_id("create-table").click()
    page.get_by_test_id("house-rules").locator("summary").click()
    page.locator("select[data-rule=lock_target]").select_option("intelligence")
    page.get_by_test_id("banned").locator("summary").click()
    page.get_by_test_id("banned").get_by_role("checkbox").first.check()
    page.get_by_test_id("set-public").click()
    page.get_by_test_id("create").click()
    summary = page.get_by_test_id("summary")
    expect(summary).to_contain_text("Public")
    expect(summary.get_by_role("listitem")).to_have_count(1)  # the one rule that differs


@pytest.mark.parametrize(
    ("where", "lang"),
    [  # languages take turns: what axe looks at is the same in all of them, but for the words
        ("landing", "zh-Hant"),
        ("new table", "en"),
        ("lobby", "zh-Hant"),
        ("about", "en"),
        ("rules", "zh-Hant"),
        ("replays", "en"),
        ("door", "zh-Hant"),
        ("closed", "en"),
    ],
)
def test_axe_finds_nothing_serious(people: People, server: Process, where: str, lang: str) -> None:
    page = people.person(name="" if where == "door" else "Ann", lang=lang)
    if where in ("landing", "new table"):
        page.goto(people.base)
        page.get_by_test_id("quick-play").wait_for()
        if where == "new table":
            page.get_by_test_id("create-table").click()
            page.get_by_test_id("house-rules").locator("summary").click()
    elif where == "lobby":
        open_table(page, people.base)
    elif where == "door":
        page.goto(f"{people.base}/t/{server.open_table('Hostess')['code']}")
        expect(page.get_by_test_id("door-about")).not_to_be_empty()
    elif where == "closed":
        page.goto(f"{people.base}/t/ZZZZZZ")
        page.get_by_test_id("closed").wait_for()
    else:
        page.goto(f"{people.base}/{where}")
        page.get_by_test_id({"rules": "rules-toc"}.get(where, where)).wait_for()
    page.wait_for_timeout(200)
    assert violations(page) == []


def test_the_whole_page_by_keyboard(people: People) -> None:
    page = people.person(lang="en")
    page.goto(people.base)
    page.get_by_test_id("create-table").focus()
    page.keyboard.press("Enter")
    sheet = page.get_by_test_id("new-table")
    expect(sheet).to_be_visible()
    for _ in range(40):  # the focus stays in the sheet
        page.keyboard.press("Tab")
        assert page.evaluate(
            "document.activeElement === document.body || !!document.activeElement.closest('dialog')"
        )
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    expect(page.get_by_test_id("create-table")).to_be_focused()  # and comes back
