"""Rulings in a browser: `python -m tools.rulings_by_browser [--count 300] [--lang zh-Hant]`.

Lays out rulings on their stage and steps through each to its end; then plays one on the real table otherwise
than its script, goes back to its beginning and back to its page. It needs a built page and a Chromium.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright
from tools.browser import FLAGS, chromium
from tools.serving import serving

from fengsheng.editions.registry import EDITIONS, USUAL
from fengsheng.rulebook import scenes
from fengsheng.words import LANGUAGES
from fengsheng.words.rulings import ruling_text

PATIENCE = 60_000
OTHERWISE = "CL-SC-INTERCEPT-07"
UNNAMED = re.compile(r"\[\w+\]|\{|undefined")


def chosen(count: int, lang: str) -> list[tuple[str, str]]:
    """Edition and name of so many rulings: those that somebody has written a question for, first."""
    found = [(edition.name, scene.id) for edition in EDITIONS for scene in scenes(edition.name)]
    found.sort(key=lambda one: ruling_text(one[0], one[1], lang) is None)
    return found[:count]


def step_through(page: Page, base: str, edition: str, ruling: str) -> int:
    """All steps of one ruling; how many sentences were read."""
    page.goto(f"{base}/rules/{edition}/ruling/{ruling}")
    stage = page.get_by_test_id("ruling-stage")
    expect(stage, ruling).to_have_attribute("data-state", "ready", timeout=PATIENCE)
    steps = int(stage.get_attribute("data-steps") or 0)
    said = page.get_by_test_id("ruling-said")
    read: list[str] = []
    for step in range(steps + 1):
        expect(stage).to_have_attribute("data-step", str(step), timeout=PATIENCE)
        texts = said.locator("p").all_inner_texts()
        assert texts, f"{ruling} says nothing at step {step}"
        read += texts
        if step < steps:
            page.get_by_test_id("ruling-next").click()
    expect(page.get_by_test_id("ruling-next")).to_be_disabled()
    unnamed = [text for text in read if UNNAMED.search(text)]
    assert not unnamed, f"{ruling}: {unnamed}"
    return len(read)


def play_otherwise(page: Page, base: str) -> None:
    """At the table: not what the ruling has, back to the beginning, back to the page."""
    page.goto(f"{base}/rules/{USUAL}/ruling/{OTHERWISE}")
    page.get_by_test_id("ruling-table").click()
    table = page.get_by_test_id("trial")
    expect(table).to_have_attribute("data-answers", "0", timeout=PATIENCE)
    hint = page.get_by_test_id("ruling-other")
    expect(hint).to_have_attribute("data-left", "false", timeout=PATIENCE)
    card = page.locator("[data-testid=hand-card]:not([aria-disabled=true])").first
    card.click(timeout=PATIENCE)
    page.get_by_test_id("confirm").click(timeout=PATIENCE)
    expect(table).to_have_attribute("data-answers", "1", timeout=PATIENCE)
    page.get_by_test_id("trial-restart").click()
    expect(table).to_have_attribute("data-answers", "0", timeout=PATIENCE)
    page.get_by_test_id("trial-leave").click()
    expect(page.get_by_test_id("ruling-stage")).to_have_attribute("data-id", OTHERWISE, timeout=PATIENCE)


def main() -> int:
    """All of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--lang", choices=LANGUAGES, default="zh-Hant")
    parser.add_argument("--shots", type=Path, help="a folder for pictures of the first and of the table")
    arguments = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        context.add_init_script(f"localStorage.setItem('fengsheng.lang', JSON.stringify({arguments.lang!r}))")
        page = context.new_page()
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        play_otherwise(page, base)
        print(f"{OTHERWISE} was played otherwise, and left", flush=True)
        sentences = 0
        rulings = chosen(arguments.count, arguments.lang)
        for number, (edition, ruling) in enumerate(rulings, 1):
            sentences += step_through(page, base, edition, ruling)
            if arguments.shots and number == 1:
                page.screenshot(path=arguments.shots / "stage.png")
            if number % 25 == 0:
                print(f"{number} rulings, {sentences} sentences", flush=True)
        print(f"{len(rulings)} rulings were stepped through: {sentences} sentences")
        browser.close()
        print("\n".join(complaints))
        return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
