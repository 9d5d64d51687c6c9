"""Rulings in a browser, for `python -m tools.rulebook_by_browser --part rulings otherwise`.

Lays out rulings on their stage and steps through each to its end; plays one on the real table otherwise than
its script, goes back to its beginning and back to its page.
"""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from fengsheng.editions.registry import EDITIONS, USUAL
from fengsheng.rulebook import scenes
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
    expect(page.locator("[data-wanted], .wanted").first).to_be_visible()  # what the ruling does is marked
    hint.click()
    expect(hint).to_have_attribute("data-otherwise", "true")
    expect(page.locator("[data-wanted], .wanted")).to_have_count(0)
    card = page.locator("[data-testid=hand-card]:not([aria-disabled=true])").first
    card.click(timeout=PATIENCE)
    page.get_by_test_id("confirm").click(timeout=PATIENCE)
    expect(table).to_have_attribute("data-answers", "1", timeout=PATIENCE)
    page.get_by_test_id("trial-restart").click()
    expect(table).to_have_attribute("data-answers", "0", timeout=PATIENCE)
    page.get_by_test_id("trial-leave").click()
    expect(page.get_by_test_id("ruling-stage")).to_have_attribute("data-id", OTHERWISE, timeout=PATIENCE)
