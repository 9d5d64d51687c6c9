"""Looking back in a browser, for `python -m tools.rulebook_by_browser --part replay analysis`.

A game of seven seats of each edition is played without a page; then its replay is walked by keyboard, and its
analysis is asked for and read: turning points, tables, the result, links.
"""

from __future__ import annotations

import json
import urllib.request
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from websockets.sync.client import connect

SEATS = 7
PATIENCE = 60_000
ANALYSIS = 900_000  # milliseconds, on a machine that has other things to do


def _ask(base: str, path: str, body: dict[str, Any] | None = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(base + path, data, {"content-type": "application/json"})
    with urllib.request.urlopen(asked, timeout=60) as reply:
        return json.loads(reply.read())


def finished_game(base: str, edition: str) -> str:
    """One person and six bots have played; the id of the replay."""
    settings = {"edition": edition, "seats": SEATS, "pace": "instant"}
    table = _ask(base, "/api/tables", {"name": "Ann", "settings": settings})
    chance, answered = Random(1), ""
    with connect(base.replace("http", "ws", 1) + "/ws", compression=None, max_size=None) as line:
        line.send(
            json.dumps({"t": "hello", "table": table["code"], "token": table["token"], "words": "none"})
        )
        started = False
        while True:
            said = json.loads(line.recv(90))
            if said["t"] == "table" and said["phase"] == "lobby" and not started:
                started = True
                line.send(json.dumps({"t": "start"}))
            if said["t"] == "table" and said.get("replay"):
                return str(said["replay"])
            prompt = said.get("prompt")
            if isinstance(prompt, dict) and prompt["id"] != answered:
                answered = prompt["id"]
                option = chance.choice(prompt["options"])["n"]
                line.send(json.dumps({"t": "answer", "prompt": answered, "option": option}))


def walk_replay(page: Page, base: str, game: str) -> int:
    """By keyboard alone: every chapter, eyes, a jump, the end; how many chapters there were."""
    page.goto(f"{base}/replay/{game}")
    now = page.locator("[data-testid=replay-chapter][data-now=true]")
    expect(now).to_have_attribute("data-turn", "0", timeout=PATIENCE)
    chapters = page.get_by_test_id("replay-chapter").count()
    for turn in range(1, chapters):
        page.keyboard.press("Shift+ArrowRight")
        expect(now).to_have_attribute("data-turn", str(turn))
        expect(page.get_by_test_id("replay-caption")).not_to_be_empty()
    page.keyboard.press("Shift+ArrowLeft")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowDown")  # through the eyes of the first seat
    expect(page.get_by_test_id("replay-eyes")).to_have_value("0")
    page.keyboard.press("ArrowUp")
    expect(page.get_by_test_id("replay-eyes")).to_have_value("spectator")
    page.keyboard.press("j")
    page.get_by_test_id("jump-turn").nth(1).press("Enter")
    expect(now).to_have_attribute("data-turn", "1")
    page.keyboard.press("End")
    at, last = (page.get_by_test_id("replay-at").text_content() or "").split("/")
    assert at == last, (at, last)
    page.keyboard.press("a")
    expect(page.get_by_test_id("analysis")).to_be_visible(timeout=PATIENCE)
    return chapters


def read_analysis(page: Page, base: str, game: str) -> tuple[int, int]:
    """Ask for the standard analysis and read it; how many turning points and tables there were."""
    page.goto(f"{base}/analysis/{game}")
    desk = page.get_by_test_id("analysis")
    page.get_by_test_id("analysis-from").select_option("0", timeout=PATIENCE)
    page.get_by_test_id("analysis-ask").click(timeout=PATIENCE)
    expect(desk).to_have_attribute("data-state", "ready", timeout=ANALYSIS)
    points = page.get_by_test_id("win-chart").locator("[data-point]").count()
    for number in range(1, points + 1):
        page.goto(f"{base}/analysis/{game}#{number}")
        moment = page.get_by_test_id("moment")
        expect(moment.locator("h2")).not_to_be_empty(timeout=PATIENCE)
        assert str(number) in (moment.locator(".kick").text_content() or "")
        assert moment.locator("p").count() > 0
    tables = page.get_by_test_id("chart-table")
    for details in page.locator("details").all():
        details.locator("summary").click()
    count = tables.count()
    for table in tables.all():
        assert table.locator("tbody tr").count() > 0
    expect(page.get_by_test_id("honest")).not_to_be_empty()
    page.get_by_test_id("tab-result").click()
    expect(page.get_by_test_id("analysis-result").locator("article")).to_have_count(SEATS, timeout=PATIENCE)
    return points, count
