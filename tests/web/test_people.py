"""Whoever comes to a page that somebody else has left finds nothing of them."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect
from tests.server.process import Process
from tests.web.people import PHONE, Pages, People, at_start
from tests.web.players import quick_play

# All that a browser keeps of somebody, and where they have been.
KEPT = """async () => ({
  local: Object.keys(localStorage).filter((key) => !['fengsheng.lang', 'fengsheng.sound'].includes(key)),
  tab: Object.keys(sessionStorage),
  cookies: document.cookie,
  stored: [...await caches.keys(), ...(await indexedDB.databases()).map((one) => one.name)],
  workers: (await navigator.serviceWorker.getRegistrations()).length,
  visits: history.length,
  planted: window.planted ?? '',
  wide: innerWidth,
})"""
NOTHING = {"local": [], "tab": [], "cookies": "", "stored": [], "workers": 0, "visits": 2, "planted": ""}


def kept(page: Page, base: str) -> dict[str, Any]:
    """What of it there is at the first page."""
    page.goto(base)
    page.get_by_test_id("quick-play").wait_for()
    found: dict[str, Any] = page.evaluate(KEPT)
    return found


def test_nothing_stays_of_who_has_left(pages: Pages, server: Process) -> None:
    first = People(pages, server.base)
    page = first.person("Ann")
    new = kept(page, server.base)
    assert new["local"] == ["fengsheng.name"]
    at_start(page, "window.planted = 'by Ann'")
    quick_play(page, server.base)
    page.set_viewport_size({"width": 700, "height": 700})
    page.evaluate(
        "async () => { localStorage.mine = sessionStorage.mine = document.cookie = 'mine=1';"
        " await caches.open('mine'); indexedDB.open('mine');"
        " await navigator.serviceWorker.register('/rules-worker.js'); }"
    )
    assert {name for name, found in kept(page, server.base).items() if found != new[name]} == {
        *NOTHING,
        "wide",
    }
    first.leave()

    second = People(pages, server.base)
    again, phone = second.person(""), second.person("", size=PHONE)
    assert again is page
    assert phone is not page
    expected = NOTHING | {"wide": 1440, "visits": new["visits"]}
    assert kept(again, server.base) == expected
    again.goto(server.base)
    expect(again.get_by_test_id("unfinished")).to_have_count(0)
    second.leave()

    third = People(pages, server.base)
    assert third.person("", anew=True) not in (page, phone)
    third.leave()
