"""The rulebook in a browser: `python -m tools.rulebook_by_browser [--lang zh-Hant]`.

Opens the page of every rule that a whole game of each edition names (its log, its options, its end), searches
twenty pairs of names and wants a ruling for each, prints the book of each edition in three languages and
counts its pages. It needs a built page and a Chromium.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from itertools import combinations
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tools.browser import FLAGS, chromium
from tools.serving import serving

from fengsheng import Game
from fengsheng.editions.registry import EDITIONS
from fengsheng.rulebook import scenes
from fengsheng.rulebook.names import pages
from fengsheng.words import LANGUAGES

SEATS, PAIRS = 6, 20
LEAST, MOST = 12, 20  # pages of a printed book


def rules_of_a_game(edition: str, seed: int = 1) -> set[str]:
    """Every rule that is named in one: by what happens, by what can be chosen, and by how it ends."""
    game = Game.new(edition, seats=SEATS, seed=seed)
    chance = Random(seed)
    found: set[str] = set()
    while (decision := game.decision) is not None:
        found |= {option.rule for option in decision.options}
        game.apply(chance.choice(decision.options))
    found |= {str(event.get("rule", "")) for event in game.events()}
    result = game.view(None)["result"]
    assert result is not None
    return (found | {str(result["rule"])}) - {""}


def pairs(edition: str) -> list[tuple[str, str]]:
    """The names that stand together in most scenes, one in each script."""
    names = {page.id: page.names for page in pages(edition)}
    together = Counter(
        pair for scene in scenes(edition) for pair in combinations(sorted(set(scene.about) & set(names)), 2)
    )
    most = [pair for pair, _ in together.most_common(PAIRS)]
    return [(names[a]["zh-Hans"], names[b]["en" if n % 2 else "zh-Hant"]) for n, (a, b) in enumerate(most)]


def follow(page: Page, base: str, edition: str) -> int:
    """Open every rule of a game."""
    wanted = sorted(rules_of_a_game(edition))
    for rule in wanted:
        page.goto(f"{base}/rules/{edition}/rule/{rule}")
        text = page.get_by_test_id("rule-text")
        expect(text, rule).not_to_be_empty(timeout=30_000)
        assert text.get_attribute("lang") is None, f"{rule} is in another language"
    return len(wanted)


def look_up(page: Page, base: str, edition: str) -> int:
    """Search pairs of names."""
    page.goto(f"{base}/rules/{edition}")
    field = page.get_by_test_id("rules-search")
    asked = pairs(edition)
    for one, other in asked:
        field.fill(f"{one} {other}")
        ruling = page.locator("[data-testid=rules-hit][data-kind=ruling], [data-key*=RULING]").first
        expect(ruling, f"{one} {other}").to_be_visible(timeout=30_000)
    return len(asked)


def paper(browser: Browser, base: str, preset: str, lang: str) -> int:
    """The pages of the printed book; its first sheet must be one of them."""
    page = browser.new_page()
    page.goto(f"{base}/book/{preset}/{lang}")
    data = page.pdf(prefer_css_page_size=True)
    count = len(re.findall(rb"/Type\s*/Page\b", data))
    sheet = page.pdf(prefer_css_page_size=True, page_ranges="1")
    page.emulate_media(media="print")
    height = page.evaluate("document.getElementById('sheet').scrollHeight * 25.4 / 96")
    page.close()
    assert LEAST <= count <= MOST, (preset, lang, count)
    assert len(sheet) > 1000
    assert height <= 269, f"the sheet of {preset} in {lang} is {height:.0f} mm high: more than a page"
    return count


def main() -> int:
    """All of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lang", choices=LANGUAGES, default="zh-Hant")
    lang = parser.parse_args().lang
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        context.add_init_script(f"localStorage.setItem('fengsheng.lang', JSON.stringify({lang!r}))")
        page = context.new_page()
        complaints: list[str] = []
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        for edition in EDITIONS:
            print(f"{edition.name}: {follow(page, base, edition.name)} rules of a game opened")
            print(f"{edition.name}: {look_up(page, base, edition.name)} pairs of names have a ruling")
        for edition in EDITIONS:
            for other in LANGUAGES:
                print(f"{edition.name}, {other}: {paper(browser, base, edition.name, other)} pages")
        browser.close()
        print("\n".join(complaints))
        return bool(complaints)


if __name__ == "__main__":
    sys.exit(main())
