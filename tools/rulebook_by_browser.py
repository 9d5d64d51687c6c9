"""The rulebook and looking back in a browser: `python -m tools.rulebook_by_browser [--lang LANG] [--part …]`.

| part | what it does |
|---|---|
| `rules` | opens every rule that a whole game of each edition names: its log, its options, its end |
| `pairs` | searches twenty pairs of names of each edition, and wants a ruling for each |
| `questions` | searches what players type, and wants what answers it among the first hits |
| `paper` | prints the book of each edition in three languages and counts its pages |
| `rulings` | steps through 300 rulings (`--from` and `--count` choose others) |
| `otherwise` | plays one ruling otherwise than its script, and comes back |
| `replay` | walks the replay of a game of seven seats of each edition by keyboard |
| `analysis` | has such a game analysed, and reads its turning points and tables |

It needs a built page and a Chromium.
"""

from __future__ import annotations

import argparse
import re
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from itertools import combinations
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page, expect, sync_playwright
from tools.browser import FLAGS, chromium
from tools.lookback_by_browser import finished_game, read_analysis, walk_replay
from tools.questions_by_browser import answered
from tools.rulings_by_browser import chosen, play_otherwise, step_through
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


class Visit:
    """Somebody with a browser at a server, in one language."""

    def __init__(self, browser: Browser, base: str, lang: str, first: int, count: int) -> None:
        self._browser, self._base, self._lang = browser, base, lang
        self._first, self._count = first, count
        context = browser.new_context(viewport={"width": 1440, "height": 900})
        context.add_init_script(f"localStorage.setItem('fengsheng.lang', JSON.stringify({lang!r}))")
        self._page = context.new_page()
        self.complaints: list[str] = []
        self._page.on(
            "console", lambda said: self.complaints.append(said.text) if said.type == "error" else None
        )
        self._page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def rules(self) -> None:
        """Every rule of a game."""
        for edition in EDITIONS:
            print(f"{edition.name}: {follow(self._page, self._base, edition.name)} rules of a game opened")

    def pairs(self) -> None:
        """Pairs of names."""
        for edition in EDITIONS:
            print(f"{edition.name}: {look_up(self._page, self._base, edition.name)} pairs have a ruling")

    def questions(self) -> None:
        """What players type."""
        for edition in EDITIONS:
            print(f"{edition.name}: {answered(self._page, self._base, edition.name)} questions are answered")

    def paper(self) -> None:
        """The printed books."""
        for edition in EDITIONS:
            for other in LANGUAGES:
                count = paper(self._browser, self._base, edition.name, other)
                print(f"{edition.name}, {other}: {count} pages")

    def rulings(self) -> None:
        """Rulings on their stage."""
        wanted = chosen(self._first + self._count, self._lang)[self._first :]
        sentences = sum(step_through(self._page, self._base, *one) for one in wanted)
        print(f"{len(wanted)} rulings were stepped through: {sentences} sentences")

    def otherwise(self) -> None:
        """One ruling at the table."""
        play_otherwise(self._page, self._base)
        print("a ruling was played otherwise, and left")

    def replay(self) -> None:
        """A replay by keyboard."""
        for edition in EDITIONS:
            chapters = walk_replay(self._page, self._base, finished_game(self._base, edition.name))
            print(f"{edition.name}: a replay of {chapters} chapters was walked by keyboard")

    def analysis(self) -> None:
        """An analysis of each edition."""
        for edition in EDITIONS:
            points, tables = read_analysis(self._page, self._base, finished_game(self._base, edition.name))
            print(f"{edition.name}: an analysis with {points} turning points and {tables} tables was read")


PARTS: dict[str, Callable[[Visit], None]] = {
    "rules": Visit.rules,
    "pairs": Visit.pairs,
    "questions": Visit.questions,
    "paper": Visit.paper,
    "rulings": Visit.rulings,
    "otherwise": Visit.otherwise,
    "replay": Visit.replay,
    "analysis": Visit.analysis,
}


def main() -> int:
    """All of it, or some parts."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--lang", choices=LANGUAGES, default="zh-Hant")
    parser.add_argument("--part", choices=PARTS, nargs="+", default=list(PARTS))
    parser.add_argument("--from", type=int, default=0, dest="first", help="of the rulings, the first")
    parser.add_argument("--count", type=int, default=300, help="how many rulings")
    asked = parser.parse_args()
    with (
        tempfile.TemporaryDirectory() as data,
        serving(Path(data)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        visit = Visit(browser, base, asked.lang, asked.first, asked.count)
        for part in asked.part:
            PARTS[part](visit)
            sys.stdout.flush()
        browser.close()
        print("\n".join(visit.complaints))
        return bool(visit.complaints)


if __name__ == "__main__":
    sys.exit(main())
