"""Behind a path prefix everything works as at the root."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect
from tests.server.process import free_port, process
from tests.web.people import Pages, People, open_table


def test_a_game_behind_a_prefix(pages: Pages, tmp_path: Path) -> None:
    port = free_port()
    base = f"http://127.0.0.1:{port}/games/fengsheng"
    with process(tmp_path / "data", "--port", str(port), "--public-url", base, "--no-address-limits"):
        people = People(pages, base)
        page = people.person()
        open_table(page, f"{base}/")
        expect(page).to_have_url(re.compile(re.escape(base) + r"/t/[A-Z]{6}$"))
        page.get_by_test_id("start").click()
        expect(page.get_by_test_id("table")).to_be_visible()
        page.goto(f"{base}/rules")
        expect(page.get_by_test_id("rules-search")).to_be_visible()
        people.leave()
