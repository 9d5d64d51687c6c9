"""How large the client is and how fast it shows: `python -m tools.web_figures`; and how long a slow and a
quick reader wait who play alone with bots: `python -m tools.web_figures --readers`.

Loopback, an empty cache, five loads each; the median is printed. Fails if the first load is over 80 kB
compressed or, with the table, over 190 kB, if the first paint takes a second, if anything on the table shifts
by itself, or if a move keeps the page busy for more than 50 milliseconds at a time (see web_tasks). Of
readers: if time runs out for anybody, if more than half of a quick one's game is waiting, or a wait is longer
than 8 seconds.
"""

from __future__ import annotations

import gzip
import json
import re
import statistics
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright
from tools.browser import FLAGS, chromium, missing
from tools.serving import serving
from tools.web_readers import faults, quick, slow
from tools.web_tasks import MOST_TASK_MS, TABLES, answer, measured

from fengsheng.server.http.page import DIST

MOST_BYTES = 80_000
MOST_TABLE_BYTES = 190_000
MOST_MS = 1000.0
MOST_SHIFT = 0.01
PAINT = "performance.getEntriesByName('first-contentful-paint')[0]"
# The page at the end of a game is another page: it takes the place of the table.
WATCH = """
window.shift = 0;
const over = () => document.querySelector('[data-testid=result]') !== null;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput && !over()) window.shift += entry.value;
}).observe({type: 'layout-shift', buffered: true});
"""


def packed(urls: list[str], base: str) -> int:
    """The gzipped size of what was loaded."""
    total = 0
    for url in urls:
        name = url.removeprefix(base).lstrip("/").split("?")[0]
        path = DIST / (name if (DIST / name).is_file() else "index.html")
        total += len(gzip.compress(path.read_bytes(), 9))
    return total


def _load(browser: Browser, base: str, start: bool) -> dict[str, Any]:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    kept = {"name": "Ann", "lang": "zh-Hant", "usual": {"pace": "instant"}}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(kept)})) "
        "localStorage.setItem('fengsheng.' + key, JSON.stringify(value));" + WATCH
    )
    page: Page = context.new_page()
    urls: list[str] = []
    page.on("response", lambda reply: urls.append(reply.url))
    page.goto(base)
    page.get_by_test_id("quick-play").wait_for()
    while not page.evaluate(f"!!({PAINT})"):
        page.wait_for_timeout(20)  # known a frame later
    found: dict[str, Any] = {
        "paint_ms": page.evaluate(f"{PAINT}.startTime"),
        "landing_gzip_bytes": packed([url for url in urls if "/api/" not in url], base),
        "landing_requests": len(urls),
    }
    if start:
        page.get_by_test_id("quick-play").click()
        page.get_by_test_id("table").wait_for()
        answer(page)  # a character; then the table is laid
        page.wait_for_timeout(500)
        page.evaluate("window.shift = 0")
        table = list(urls)
        for _ in range(30):
            answer(page)
            page.wait_for_timeout(100)
            if page.get_by_test_id("result").count():
                break  # its page is loaded when the game is over, and is not the table
            table = list(urls)
        found["table_shift"] = page.evaluate("window.shift")
        files = [url for url in table if re.search(r"/assets/", url)]
        found["table_gzip_bytes"] = packed(files, base)
    context.close()
    return found


def _read() -> None:
    """The same for readers: several games, some minutes."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        told = slow(browser) | quick(browser)
        browser.close()
    print(json.dumps(told, indent=2))
    if found := faults(told):
        sys.exit("web_figures: " + "; ".join(found))


def main() -> None:
    """Measure and print as JSON."""
    if lacking := missing():
        sys.exit(f"web_figures: {lacking}")
    if sys.argv[1:] == ["--readers"]:
        _read()
        return
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        loads = [_load(browser, base, start=number == 0) for number in range(5)]
        tasks = {edition: measured(browser, base, edition) for edition in TABLES}
        browser.close()
    figures: dict[str, Any] = {
        "first_load_gzip_bytes": loads[0]["landing_gzip_bytes"],
        "first_load_requests": loads[0]["landing_requests"],
        "first_contentful_paint_ms": round(statistics.median(load["paint_ms"] for load in loads)),
        "with_the_table_gzip_bytes": loads[0]["table_gzip_bytes"],
        "layout_shift_on_the_table": round(loads[0]["table_shift"], 4),
        "longest_task_processor_ms": {edition: round(one.processor, 1) for edition, one in tasks.items()},
        "longest_task_with_waiting_ms": {edition: round(one.clock, 1) for edition, one in tasks.items()},
    }
    print(json.dumps(figures, indent=2))
    if figures["first_load_gzip_bytes"] > MOST_BYTES or figures["first_contentful_paint_ms"] >= MOST_MS:
        sys.exit("web_figures: too large or too slow")
    if figures["with_the_table_gzip_bytes"] > MOST_TABLE_BYTES:
        sys.exit("web_figures: the table is too large")
    if figures["layout_shift_on_the_table"] > MOST_SHIFT:
        sys.exit("web_figures: the table shifts")
    if max(one.clock for one in tasks.values()) > MOST_TASK_MS:
        sys.exit("web_figures: a move keeps the page busy for too long")


if __name__ == "__main__":
    main()
