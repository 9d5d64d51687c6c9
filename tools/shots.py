"""Pictures of every page at the sizes that count: `make shots` writes them to build/shots.

A server of its own, bots that do not wait, and somebody who plays at random until the wanted moment has come.
`python -m tools.shots landing table-5-turn` makes only those whose names begin so.
"""

from __future__ import annotations

import json
import random
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, Page, TimeoutError, sync_playwright
from tools.browser import FLAGS, chromium, missing
from tools.serving import serving

ROOT = Path(__file__).resolve().parent.parent
OUT = ROOT / "build" / "shots"
SIZES = {"desktop": (1440, 900), "low": (1280, 720), "laptop": (1366, 768), "phone": (390, 844)}
LANGS = ("zh-Hant", "zh-Hans", "en")
PATIENCE = 150.0  # seconds for a moment of a game to come


class Moment(NamedTuple):
    """A moment of a game that is worth a picture."""

    name: str
    edition: str
    seats: int
    when: str
    """JavaScript that says whether it has come."""
    langs: tuple[str, ...] = ("zh-Hant",)


_KIND = "document.querySelector('[data-testid=prompt]')?.dataset.decision"
_CARDS = "document.querySelectorAll('[data-testid=hand-card]').length"
_TURN = f"{_KIND} === 'play' && {_CARDS} > 3"
_CHOICE = "!!document.querySelector('[data-testid=character-choice]')"
MOMENTS = (
    Moment("character", "classic", 5, _CHOICE, LANGS),
    Moment("character-spywar", "spywar", 5, _CHOICE, LANGS),
    Moment("table-3-turn", "classic", 3, _TURN),
    Moment("table-5-turn", "classic", 5, _TURN, LANGS),
    Moment("table-5-window", "classic", 5, f"{_KIND} === 'respond' && {_CARDS} > 2", LANGS),
    Moment("table-9-turn", "classic", 9, _TURN),
    Moment("table-death", "classic", 5, "!!document.querySelector('[data-alive=false]')"),
    Moment("table-spywar-turn", "spywar", 6, _TURN, LANGS),
    Moment("table-spywar-contest", "spywar", 6, f"{_KIND} === 'contest' && {_CARDS} > 2", LANGS),
    Moment("table-7-turn", "classic", 7, _TURN, ("en",)),
)


@contextmanager
def _page(browser: Browser, size: str, lang: str, known: bool = True, **usual: object) -> Iterator[Page]:
    """`known`: somebody who has been here before, and has a name."""
    width, height = SIZES[size]
    phone = size == "phone"
    context = browser.new_context(
        viewport={"width": width, "height": height}, is_mobile=phone, has_touch=phone, reduced_motion="reduce"
    )
    name = {"zh-Hant": "青鳥", "zh-Hans": "青鸟", "en": "Bluebird"}[lang]
    kept = {"lang": lang, "name": name if known else "", "usual": {"pace": "instant", **usual}}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(kept)})) "
        "localStorage.setItem('fengsheng.' + key, JSON.stringify(value));"
    )
    page = context.new_page()
    page.on("console", lambda m: print(f"  {m.type}: {m.text}") if m.type == "error" else None)
    page.on("pageerror", lambda error: print(f"  page error: {error}"))
    yield page
    context.close()


# One answer from the list of options, which is there on every screen: select, then confirm.
_ANSWER = """([lot, shy]) => {
  const confirm = document.querySelector('[data-testid=option-confirm]');
  if (confirm) return confirm.click();
  const options = [...document.querySelectorAll('[data-testid=option]')];
  const pass = options.find((option) => option.dataset.notation === 'pass');
  (pass && shy < 0.4 ? pass : options[Math.floor(lot * options.length)])?.click();
}"""


def _play(page: Page, when: str) -> bool:
    """Answer at random until the moment comes; False if the game is over before."""
    rnd = random.Random(7)
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        if page.get_by_test_id("result").count():
            return when == "end"
        if when != "end" and page.evaluate(f"!!({when})"):
            return True
        page.evaluate(_ANSWER, [rnd.random(), rnd.random()])
        page.wait_for_timeout(40)
    return False


def _pages(browser: Browser, base: str, wanted: Callable[[str], bool]) -> None:
    for size in SIZES:
        for lang in LANGS:
            for where in ("", "rules", "about", "replays", "learn", "learn/classic/4", "learn/spywar/2"):
                name = f"{where.replace('/', '-') or 'landing'}-{size}-{lang}"
                if wanted(name) and (lang == "zh-Hant" or where == "" or where.startswith("learn")):
                    with _page(browser, size, lang) as page:
                        page.goto(f"{base}/{where}")
                        _shoot(page, name)
            if wanted(f"lobby-{size}-{lang}") or wanted(f"join-{size}-{lang}"):
                _lobby(browser, base, size, lang)


def _lobby(browser: Browser, base: str, size: str, lang: str) -> None:
    """A table that waits for people, and what somebody sees who comes by its link for the first time."""
    with _page(browser, size, lang, seats=7) as page, _page(browser, size, lang, known=False) as guest:
        page.goto(base)
        page.get_by_test_id("create-table").click()
        page.get_by_test_id("create").click()
        page.get_by_test_id("lobby").wait_for()
        page.get_by_test_id("seat-3").get_by_test_id("bot-here").select_option("club")
        _shoot(page, f"lobby-{size}-{lang}")
        guest.goto(page.url)
        guest.get_by_test_id("enter").wait_for()
        _shoot(guest, f"join-{size}-{lang}")


# Whoever is asked something that waits answers; what ends by itself does.
_WAITS = """() => !!document.querySelector('[data-testid=prompt]')?.dataset.prompt
  && !document.querySelector('[data-testid=think], [data-testid=prompt][data-holding=true]')"""
_THINKS = "document.querySelector('[data-testid=prompt]')?.dataset.holding === 'true'"


def _think(who: Page, *others: Page) -> bool:
    """Have somebody think, at the next question that would end by itself."""
    rnd = random.Random(7)
    end = time.monotonic() + PATIENCE
    said = False
    while time.monotonic() < end:
        if who.evaluate(_THINKS):
            return True
        think = who.get_by_test_id("think")
        if not said and think.count():
            who.wait_for_timeout(600)  # right after an answer it is taken for a second click
            who.keyboard.press("t")
            said = True
        for page in (who, *others):
            if page.evaluate(_WAITS):
                page.evaluate(_ANSWER, [rnd.random(), rnd.random()])
        who.wait_for_timeout(40)
    return False


def _together(browser: Browser, base: str, wanted: Callable[[str], bool]) -> None:
    """Two people at one table: somebody thinks, the settings, and the form of a new table."""
    for size in SIZES:
        for lang in ("zh-Hant", "en"):
            names = {
                what: f"{what}-{size}-{lang}"
                for what in ("form", "thinking", "waits", "given", "settings", "keys")
            }
            if not any(map(wanted, names.values())):
                continue
            with (
                _page(browser, size, lang, pace="calm", relaxed=True) as page,
                _page(browser, "desktop", "zh-Hans") as other,
            ):
                page.goto(base)
                page.get_by_test_id("create-table").click()
                page.get_by_test_id("set-relaxed").scroll_into_view_if_needed()
                _shoot(page, names["form"])
                page.get_by_test_id("set-relaxed").uncheck()
                page.get_by_test_id("create").click()
                page.get_by_test_id("lobby").wait_for()
                other.goto(page.url)
                other.get_by_test_id("lobby").wait_for()
                page.get_by_test_id("start").click()
                if _think(other, page):
                    _shoot(page, names["thinking"])
                    page.wait_for_timeout(600)
                    page.keyboard.press("t")
                    page.locator("[data-testid=prompt]:not(.idle)").wait_for()
                    _shoot(page, names["waits"])
                    page.get_by_test_id("pass").click()
                    _shoot(page, names["given"])
                    other.get_by_test_id("pass").click()
                if size == "phone":
                    page.get_by_test_id("menu").click()
                    page.get_by_test_id("open-prefs").click()
                else:
                    page.get_by_test_id("prefs").click()
                page.get_by_test_id("wait-named").check()
                _shoot(page, names["settings"])
                page.keyboard.press("Escape")
                page.keyboard.press("?")
                _shoot(page, names["keys"])


def _games(browser: Browser, base: str, wanted: Callable[[str], bool]) -> None:
    for size in SIZES:
        for moment in MOMENTS:
            for lang in moment.langs:
                if wanted(f"{moment.name}-{size}-{lang}"):
                    _moment(browser, base, moment, size, lang)
        for lang in LANGS:
            for edition in ("classic", "spywar"):
                if wanted(f"coached-{edition}-{size}-{lang}"):
                    _coached(browser, base, edition, size, lang)
            if any(wanted(f"{what}-{size}-{lang}") for what in ("end", "replay", "analysis")):
                _end(browser, base, size, lang)


def _moment(browser: Browser, base: str, moment: Moment, size: str, lang: str) -> None:
    name = f"{moment.name}-{size}-{lang}"
    for _ in range(6):  # another game, if this one ended before
        with _page(browser, size, lang, edition=moment.edition, seats=moment.seats) as page:
            page.goto(base)
            page.get_by_test_id("quick-play").click()
            page.get_by_test_id("table").wait_for()
            if not _play(page, moment.when):
                continue
            _shoot(page, name)
            if moment.when == _TURN and size != "phone":
                page.keyboard.press("p")
                _shoot(page, f"notebook-{name}")
            return
    print(f"{name}: the moment did not come")


def _coached(browser: Browser, base: str, edition: str, size: str, lang: str) -> None:
    """A game with the coach: its hint, then its reasons why one is asked."""
    with _page(browser, size, lang) as page:
        page.goto(f"{base}/learn")
        page.locator(f"[data-testid=coached-game][data-edition={edition}]").click()
        page.get_by_test_id("table").wait_for()
        if not _play(page, _TURN):
            return
        for name, keys in (("coached", "hh"), ("coached-why", "hw")):
            for key in keys:
                page.keyboard.press(key)
                page.wait_for_timeout(1000)
            _shoot(page, f"{name}-{edition}-{size}-{lang}")


def _end(browser: Browser, base: str, size: str, lang: str) -> None:
    """The last page of a game, the way back through it, and what can be said of it."""
    with _page(browser, size, lang, seats=7) as page:
        page.goto(base)
        page.get_by_test_id("quick-play").click()
        page.get_by_test_id("table").wait_for()
        if _play(page, "end"):
            _shoot(page, f"end-{size}-{lang}")
            page.get_by_test_id("replay").click()
            page.get_by_test_id("replay-page").wait_for()
            page.goto(page.url.replace("/replay/", "/analysis/"))
            page.get_by_test_id("suspicion").wait_for(state="attached")  # on a phone behind a tab
            _shoot(page, f"analysis-{size}-{lang}")
            page.go_back()
            last = page.get_by_test_id("replay-scrub")
            last.fill(str(int(last.get_attribute("max") or 0) * 2 // 3))
            _shoot(page, f"replay-{size}-{lang}", 2.0)


def _shoot(page: Page, name: str, wait: float = 0.8) -> None:
    page.mouse.move(1, 1)  # no help on what happens to be below it
    page.wait_for_load_state("networkidle")
    try:
        page.locator("[aria-busy=true]").first.wait_for(state="detached")
    except TimeoutError:  # one picture less is no reason to make no others
        print(f"{name}: it is still loading at {page.url}")
        return
    page.wait_for_timeout(wait * 1000)
    page.screenshot(path=OUT / f"{name}.png")
    print(f"{name}.png")


def main(names: list[str]) -> None:
    """All pictures, or those that are named."""
    if lacking := missing():
        sys.exit(f"shots: {lacking}")
    OUT.mkdir(parents=True, exist_ok=True)

    def wanted(name: str) -> bool:
        return not names or any(name.startswith(start) for start in names)

    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder)) as base,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium(), args=FLAGS)
        _pages(browser, base, wanted)
        _together(browser, base, wanted)
        _games(browser, base, wanted)
        browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
