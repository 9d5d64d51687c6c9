"""People in front of browsers: each with a context of their own, and an eye on the console.

A page that somebody has left is cleared of all that the browser has kept of them, and is used again: it has
read and compiled the client already, which is half of the work of going to a table."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urljoin

from playwright.sync_api import Browser, CDPSession, ConsoleMessage, Error, Page, ViewportSize, expect

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
Heard = Callable[[ConsoleMessage], None]
Wrong = Callable[[Error], None]
Kind = tuple[bool, bool]  # whether it is a phone, and whether it wants less motion
_lines: dict[Page, CDPSession] = {}


def at_start(page: Page, script: str) -> None:
    """Done whenever this page is loaded, before anything of it, until its person leaves."""
    _lines[page].send("Page.addScriptToEvaluateOnNewDocument", {"source": script})


class Pages:
    """Those of one browser that nobody sits at."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._left: defaultdict[Kind, list[Page]] = defaultdict(list)

    def take(self, phone: bool, reduced: bool, size: tuple[int, int], anew: bool) -> Page:
        """One as if it were new, or a new one."""
        viewport = ViewportSize(width=size[0], height=size[1])
        if (left := self._left[phone, reduced]) and not anew:
            page = left.pop()
            page.set_viewport_size(viewport)
        else:
            motion: Literal["reduce", "no-preference"] = "reduce" if reduced else "no-preference"
            page = self._browser.new_context(
                viewport=viewport, is_mobile=phone, has_touch=phone, reduced_motion=motion
            ).new_page()
            page.context.set_default_timeout(PATIENCE)
        _lines[page] = line = page.context.new_cdp_session(page)
        line.send("Page.enable")
        return page

    def leave(self, page: Page, base: str, kind: Kind | None) -> None:
        """Its person goes, and the line to the server with them; nobody sits at it again that is of no kind,
        nor where something of them could stay."""
        line = _lines.pop(page)
        try:
            if kind is not None and page.context.pages == [page]:
                page.mouse.move(-1, -1)
                page.goto(f"{base}/healthz")  # not elsewhere: what it has compiled would be gone
                line.send("Storage.clearDataForOrigin", {"origin": urljoin(base, "/"), "storageTypes": "all"})
                line.send("Page.resetNavigationHistory")
                line.detach()  # and what was to be done at its start is gone
                self._left[kind].append(page)
                return
        except Error:  # it was closed, or the server is gone
            pass
        page.context.close()


class People:
    """Everybody who takes part in one test."""

    def __init__(self, pages: Pages, base: str) -> None:
        self.base = base
        self.complaints: list[str] = []
        self._pages = pages
        self._here: list[tuple[Page, Kind | None, Heard, Wrong]] = []

    def person(
        self,
        name: str = "Ann",
        lang: str = "en",
        size: tuple[int, int] = DESKTOP,
        reduced: bool = True,
        whole: bool = False,
        anew: bool = False,
    ) -> Page:
        """A page in a browser of its own, with a name and a language chosen before. An empty name: somebody
        who has never been here. The whole of it is drawn, and heard, only for who asks for that. Anew, and
        for nobody else afterwards: where it matters that nothing was loaded before, and where a test changes
        the browser itself (its network, its clock, what it listens to)."""
        phone = size[0] < 760 or size[1] < 500  # upright or turned
        page = self._pages.take(phone, reduced, size, anew or whole)
        kept: dict[str, Any] = {"lang": lang} | ({"name": name} if name else {})
        if not whole:
            kept["sound"] = SILENT
            at_start(page, UNDRAWN)
        keep = f"for (const [key, value] of Object.entries({json.dumps(kept)})) " + (
            "localStorage.getItem('fengsheng.' + key) || "
            "localStorage.setItem('fengsheng.' + key, JSON.stringify(value));"
        )
        at_start(page, keep)

        def heard(message: ConsoleMessage) -> None:
            if message.type in ("error", "warning"):
                self.complaints.append(f"{name}: {message.type}: {message.text}")

        def wrong(error: Error) -> None:
            self.complaints.append(f"{name}: {error}")

        page.on("console", heard)
        page.on("pageerror", wrong)
        self._here.append((page, None if anew or whole else (phone, reduced), heard, wrong))
        return page

    def expect_complaint(self, text: str) -> None:
        """One complaint is part of the test."""
        found = [said for said in self.complaints if text in said]
        assert found, (text, self.complaints)
        self.complaints.remove(found[0])

    def leave(self) -> None:
        """All go; nobody may have had an error."""
        for page, kind, heard, wrong in self._here:
            page.remove_listener("console", heard)
            page.remove_listener("pageerror", wrong)
            self._pages.leave(page, self.base, kind)
        self._here.clear()
        assert self.complaints == [], self.complaints


def violations(page: Page) -> list[str]:
    """What axe-core calls serious or critical on this page. It looks at colours, so they are there for it."""
    page.evaluate(DRAWN, True)
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    # what it finds well, a thousand things, need not be carried over here
    wrong: list[dict[str, Any]] = page.evaluate(
        "axe.run(document, {resultTypes: ['violations'], "
        "runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa']}).then((found) => found.violations)"
    )
    page.evaluate(DRAWN, False)
    return [
        f"{found['id']}: {node['target']} {node['failureSummary']}"
        for found in wrong
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
