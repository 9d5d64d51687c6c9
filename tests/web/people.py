"""People in front of browsers: each with a context of their own, and an eye on the console."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, expect

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
DESKTOP = (1440, 900)
PHONE = (390, 844)
PATIENCE = 15_000  # milliseconds; two tests share two cores
expect.set_options(timeout=PATIENCE)
# Nobody looks at the pictures, and to draw them is a quarter of all work: what is transparent is laid out,
# touched and read like anything else, but not drawn.
UNDRAWN = """
window.undrawn = new CSSStyleSheet();
window.undrawn.replaceSync('html { opacity: 0 }');
document.adoptedStyleSheets.push(window.undrawn);
"""
DRAWN = "drawn => { if (window.undrawn) window.undrawn.disabled = drawn; }"
SILENT = {"volume": 0.6, "muted": True}


class People:
    """Everybody who takes part in one test."""

    def __init__(self, browser: Browser, base: str) -> None:
        self.base = base
        self.complaints: list[str] = []
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def person(
        self,
        name: str = "Ann",
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        reduced: bool = True,
        whole: bool = False,
    ) -> Page:
        """A page in a browser of its own, with a name and a language chosen before. An empty name: somebody
        who has never been here. The whole of it is drawn, and heard, only for who asks for that."""
        phone = size[0] < 760 or size[1] < 500  # upright or turned
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="reduce" if reduced else "no-preference",
        )
        context.set_default_timeout(PATIENCE)
        kept: dict[str, Any] = {"lang": lang} | ({"name": name} if name else {})
        if not whole:
            kept["sound"] = SILENT
            context.add_init_script(UNDRAWN)
        keep = f"for (const [key, value] of Object.entries({json.dumps(kept)})) " + (
            "localStorage.getItem('fengsheng.' + key) || "
            "localStorage.setItem('fengsheng.' + key, JSON.stringify(value));"
        )
        context.add_init_script(keep)
        self._contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: self._heard(name, message))
        page.on("pageerror", lambda error: self.complaints.append(f"{name}: {error}"))
        return page

    def _heard(self, name: str, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(f"{name}: {message.type}: {message.text}")

    def expect_complaint(self, text: str) -> None:
        """One complaint is part of the test."""
        found = [said for said in self.complaints if text in said]
        assert found, (text, self.complaints)
        self.complaints.remove(found[0])

    def leave(self) -> None:
        """Close everything; nobody may have had an error."""
        for context in self._contexts:
            context.close()
        assert self.complaints == [], self.complaints


def violations(page: Page) -> list[str]:
    """What axe-core calls serious or critical on this page. It looks at colours, so they are there for it."""
    page.evaluate(DRAWN, True)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    result: dict[str, Any] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations'], "
        "runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']})"
    )
    page.evaluate(DRAWN, False)
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in result["violations"]
        if found["impact"] in ("serious", "critical")
        for node in found["nodes"][:5]
    ]


def open_table(page: Page, base: str, seats: int = 5) -> str:
    """A new table through the form; its code."""
    page.goto(base)
    page.get_by_test_id("seats").get_by_text(str(seats), exact=True).click()
    page.get_by_test_id("create-table").click()
    page.get_by_test_id("create").click()
    return page.get_by_test_id("table-code").inner_text()
