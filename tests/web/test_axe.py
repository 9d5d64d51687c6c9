"""axe-core finds nothing serious at the table, on a large screen and on a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect
from tests.web.people import DESKTOP, PHONE, People, violations
from tests.web.players import ALWAYS, Player, quick_play, remember

KIND = "document.querySelector('[data-testid=prompt]')?.dataset.decision"
SHEETS = ("menu", "prefs", "notes", "rulebook")


def calm(page: Page) -> list[str]:
    """What axe says once nothing moves any more."""
    page.wait_for_timeout(250)
    return violations(page)


def tells_the_phase(page: Page, size: tuple[int, int], edition: str) -> None:
    """The bar has the phases of the edition and shows which it is; a phone has room for that one alone."""
    if size == PHONE:
        expect(page.locator("header h1 span")).not_to_be_empty()
        return
    expect(page.locator("ol.phase > li")).to_have_count(5 if edition == "spywar" else 3)
    expect(page.locator("ol.phase > li[aria-current=step]")).to_have_count(1)


@pytest.mark.parametrize(
    ("size", "lang", "edition"),
    [(DESKTOP, "zh-Hant", "classic"), (PHONE, "en", "classic"), (DESKTOP, "en", "spywar")],
)
def test_at_the_table(people: People, size: tuple[int, int], lang: str, edition: str) -> None:
    page = people.person("Ann", lang=lang, size=size)
    remember(page, holding=ALWAYS)
    quick_play(page, people.base, edition=edition, seats=6)
    expect(page.get_by_test_id("character-choice")).to_be_visible()
    assert calm(page) == []
    player = Player(page)
    window = "contest" if edition == "spywar" else "respond"
    for kind in ("play", window):
        player.reach(f"{KIND} === '{kind}'")
        assert calm(page) == [], kind
        tells_the_phase(page, size, edition)
    opened = 0
    for sheet in SHEETS if edition == "classic" else ("rulebook",):  # the others are those of any edition
        opener = page.get_by_test_id(sheet)
        if opener.count():
            opened += 1
            opener.click()
            expect(page.get_by_role("dialog")).to_be_visible()
            assert calm(page) == [], sheet
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
    assert opened > 0


def test_something_that_cannot_be_read_out_is_found(people: People) -> None:
    page = people.person("Ann")
    page.goto(people.base)
    page.get_by_test_id("quick-play").wait_for()
    assert calm(page) == []
    page.evaluate(
        "() => { const main = document.querySelector('main'), faint = document.createElement('p');"
        " faint.textContent = 'faint'; faint.style.cssText = 'position: fixed; top: 50px; left: 50px;"
        " z-index: 9; font: 16px sans-serif; color: #888; background: #999';"
        " main.append(new Image(40, 40), faint); }"
    )
    found = [said.partition(":")[0] for said in calm(page)]
    assert {"image-alt", "color-contrast"} <= set(found)


@pytest.mark.parametrize("where", ["", "rules", "about", "replays"])
def test_the_pages_around_it_on_a_phone(people: People, where: str) -> None:
    page = people.person("Ann", lang="zh-Hant", size=PHONE)
    page.goto(f"{people.base}/{where}")
    page.get_by_test_id({"": "quick-play", "rules": "rules-search"}.get(where, where)).wait_for()
    assert calm(page) == []
