"""How long a move keeps a page busy at a time: the tasks of its thread, by processor time.

The browser itself counts from when a task begins to when it ends, and so what other programs take from it
meanwhile; beside other work that is a multiple. Both are told, what the page itself takes is judged.
"""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page

from fengsheng.editions.registry import EDITIONS

MOST_TASK_MS = 50.0  # what a browser calls a long task
MOVES = 40
MARK = "on the table"
CATEGORIES = ["toplevel", "blink.user_timing", "__metadata"]
TASK = "ThreadControllerImpl::RunTask"
# Everybody plays who can: the more at a table, the more is drawn.
TABLES = {edition.name: max(edition.seats) for edition in EDITIONS}


class Tasks(NamedTuple):
    """The longest of them, in milliseconds."""

    processor: float
    clock: float


def answer(page: Page) -> None:
    """Select the first option, if anything is asked, and confirm it."""
    for what in ("option", "option-confirm"):
        found = page.get_by_test_id(what)
        if found.count():
            found.first.dispatch_event("click")


def longest(events: list[dict[str, Any]]) -> Tasks:
    """Of what was recorded, up to the last mark: what comes after the game is another page."""
    last = max((event for event in events if event["name"] == MARK), key=lambda event: event["ts"])
    tasks = [
        event
        for event in events
        if event["name"] == TASK
        and event["ph"] == "X"  # one that has ended
        and (event["pid"], event["tid"]) == (last["pid"], last["tid"])
        and event["ts"] + event["dur"] < last["ts"]
    ]
    return Tasks(
        max(event.get("tdur", 0) for event in tasks) / 1000, max(event["dur"] for event in tasks) / 1000
    )


def measured(browser: Browser, base: str, edition: str) -> Tasks:
    """A game of as many as may play, recorded from when the table is laid."""
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    usual = {"pace": "instant", "edition": edition, "seats": TABLES[edition]}
    kept = {"name": "Ann", "lang": "zh-Hant", "usual": usual}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(kept)})) "
        "localStorage.setItem('fengsheng.' + key, JSON.stringify(value));"
    )
    page = context.new_page()
    page.goto(base)
    page.get_by_test_id("quick-play").click()
    page.get_by_test_id("table").wait_for()
    answer(page)  # a character; then the table is laid
    page.wait_for_timeout(500)
    with tempfile.TemporaryDirectory() as folder:
        record = Path(folder) / "trace.json"
        browser.start_tracing(page=page, path=record, categories=CATEGORIES)
        for _ in range(MOVES):
            answer(page)
            page.wait_for_timeout(100)
            if page.get_by_test_id("result").count():
                break
            page.evaluate(f"performance.mark('{MARK}') && undefined")
        browser.stop_tracing()
        events = json.loads(record.read_text("utf-8"))["traceEvents"]
    context.close()
    return longest(events)
