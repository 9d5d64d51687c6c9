"""What is seen on small and large screens: nothing lies below the fold, over something else, or half."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.server.process import Process
from tests.web.finished import guest
from tests.web.people import DESKTOP, PHONE, People
from tests.web.players import Player, asked, quick_play, remember, wait_for

LOW = (1280, 720)
MIDDLE = (1366, 768)
RECTS = """(css) => [...document.querySelectorAll(css)].map((one) => {
  const r = one.getBoundingClientRect();
  return [r.left, r.top, r.right, r.bottom];
})"""
Rect = list[float]


def rects(page: Page, css: str) -> list[Rect]:
    """Where these are."""
    found: list[Rect] = page.evaluate(RECTS, css)
    assert found, css
    return found


def apart(one: Rect, other: Rect) -> bool:
    """Whether neither covers anything of the other."""
    return one[2] <= other[0] or other[2] <= one[0] or one[3] <= other[1] or other[3] <= one[1]


def within(inner: Rect, outer: Rect, slack: float = 1.0) -> bool:
    """Whether all of it is inside."""
    return all(inner[i] >= outer[i] - slack for i in (0, 1)) and all(
        inner[i] <= outer[i] + slack for i in (2, 3)
    )


# Whether the round postmark, however it is turned, leaves the pencil at the end of the name alone.
CLEAR = """() => {
  const mark = document.querySelector('.pm'), box = mark.getBoundingClientRect();
  const pencil = document.querySelector('.form .fld .i').getBoundingClientRect();
  const x = Math.max(0, pencil.left - box.x - box.width / 2, box.x + box.width / 2 - pencil.right);
  const y = Math.max(0, pencil.top - box.y - box.height / 2, box.y + box.height / 2 - pencil.bottom);
  return Math.hypot(x, y) > mark.clientWidth * 59.2 / 140;
}"""


def overflow(page: Page) -> list[int]:
    """How much wider and higher the page is than the screen."""
    found: list[int] = page.evaluate(
        "(({scrollWidth, scrollHeight}) => [scrollWidth - innerWidth, scrollHeight - innerHeight])"
        "(document.documentElement)"
    )
    return found


def at_every_size(page: Page) -> Iterator[tuple[int, int]]:
    """The page, loaded anew on every screen that people sit at."""
    for size in (LOW, MIDDLE, DESKTOP):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        page.reload()
        yield size


@pytest.mark.parametrize("lang", ["en", "zh-Hant", "zh-Hans"])
def test_the_first_page_fits_and_its_words_are_out_of_the_light(people: People, lang: str) -> None:
    page = people.person("Ann", lang=lang)
    page.goto(people.base)
    wrong: list[str] = []
    for size in at_every_size(page):
        page.get_by_test_id("quick-play").wait_for()
        if overflow(page) != [0, 0]:
            wrong.append(f"{size}: {overflow(page)} does not fit")
        # the pool of light begins at about a quarter of the width
        line = page.locator(".tag1").evaluate(
            "(node) => { const range = document.createRange(); range.selectNodeContents(node);"
            " return Math.max(...[...range.getClientRects()].map((one) => one.right)); }"
        )
        if line >= size[0] * 0.26 + 24:
            wrong.append(f"{size}: words end in the light, at {line}")
        # the postmark lies on the paper, and its ring is not longer than it is round
        [mark], [paper] = rects(page, ".pm"), rects(page, ".paper .form")
        if not within(mark, paper, 4):
            wrong.append(f"{size}: the postmark at {mark} is not on the paper at {paper}")
        if not page.evaluate(CLEAR):
            wrong.append(f"{size}: the postmark lies on the pencil")
        ring = page.locator(".pm text").last
        long, round_ = (
            ring.evaluate("(node) => node.getComputedTextLength()"),
            ring.evaluate("(node) => node.previousElementSibling.getTotalLength()"),
        )
        if long > round_:
            wrong.append(f"{size}: the ring of the postmark is {long} long and {round_} round")
    assert wrong == []


@pytest.mark.parametrize("seats", [5, 7, 9])
def test_the_lobby_is_whole(people: People, seats: int) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    remember(ann, usual={"pace": "quick", "edition": "classic", "seats": seats})
    ann.goto(people.base)
    ann.get_by_test_id("create-table").click()
    ann.get_by_test_id("create").click()
    bob.goto(ann.get_by_test_id("table-link").inner_text())
    expect(bob.get_by_test_id("company")).to_have_text(re.compile("Ann"))
    wrong: list[str] = []
    for size in at_every_size(ann):
        expect(ann.get_by_test_id("company")).to_have_text(re.compile("Bob"))
        expect(ann.get_by_test_id("start")).to_be_in_viewport(ratio=1)
        [paper], [strip] = rects(ann, ".invite"), rects(ann, ".strip")
        places = rects(ann, "[data-testid^=seat-] .plate")
        assert len(places) == seats, size
        wrong += [f"{size}: {one} covers {paper}" for one in (*places, strip) if not apart(one, paper)]
    assert wrong == []
    if seats != 7:
        return
    # empty boxes look empty
    ann.get_by_test_id("open-settings").click()
    ann.get_by_test_id("banned").locator("summary").click()
    box = ann.get_by_test_id("banned").get_by_role("checkbox").first
    assert box.evaluate("(node) => getComputedStyle(node).colorScheme") == "light"


def test_who_cannot_watch_yet_sees_that(people: People) -> None:
    ann, new = people.person("Ann"), people.person("")
    remember(ann, usual={"pace": "quick", "edition": "classic", "seats": 5})
    ann.goto(people.base)
    ann.get_by_test_id("create-table").click()
    ann.get_by_test_id("create").click()
    new.goto(ann.get_by_test_id("table-link").inner_text())
    watch = new.get_by_test_id("watch")
    expect(watch).to_be_disabled()
    faded = watch.evaluate("(node) => getComputedStyle(node).color")
    new.get_by_test_id("name").fill("Zoe")
    expect(watch).to_be_enabled()
    assert watch.evaluate("(node) => getComputedStyle(node).color") != faded


@pytest.mark.parametrize(("edition", "size"), [("classic", LOW), ("spywar", LOW), ("spywar", PHONE)])
def test_choosing_and_the_own_plate(people: People, edition: str, size: tuple[int, int]) -> None:
    page = people.person("Ann", size=size)
    quick_play(page, people.base, edition=edition, seats=6)
    choice = page.get_by_test_id("character-choice")
    expect(choice).to_be_visible()
    # nothing is cut off above, however much is on the sheets
    top = choice.evaluate("(node) => node.getBoundingClientRect().top")
    first = choice.locator("header").evaluate("(node) => node.getBoundingClientRect().top")
    assert choice.evaluate("(node) => node.scrollTop") == 0
    assert first >= top
    player = Player(page, seed=3)
    player.reach("document.querySelector('[data-testid=prompt]')?.dataset.decision === 'play'")
    if size == PHONE:
        expect(page.get_by_test_id("goal")).not_to_be_empty()
        page.locator("[data-testid=hand-card][data-state=legal]").first.tap(position={"x": 14, "y": 60})
        expect(page.get_by_test_id("take-back")).not_to_contain_text("Esc")
        return
    # a tip on a card does not cover the question
    page.get_by_test_id("hand-card").first.hover(position={"x": 14, "y": 60})
    expect(page.get_by_role("tooltip")).to_be_visible()
    [tip], [prompt] = rects(page, "[role=tooltip]"), rects(page, "[data-testid=prompt]")
    assert apart(tip, prompt)
    # nor is anybody's character cut on a small plate, and every mission of one's own can be read whole
    words: dict[str, Any] = page.evaluate(
        "async (edition) => (await fetch(`/api/words/${edition}/en`)).json()", edition
    )
    page.locator(".seat.small .ch").first.wait_for()
    characters: list[Any] = page.evaluate(
        """(names) => {
          const place = document.querySelector('.seat.small .ch');
          return names.filter((name) => {
            place.textContent = name;
            return place.scrollWidth > place.clientWidth;
          });
        }""",
        [one["name"] for one in words["characters"]],
    )
    assert characters == []
    missions: list[str] = [one["mission"] for one in words["characters"] if one.get("mission")]
    cut: list[Any] = page.evaluate(
        """(missions) => {
          const plate = document.querySelector('.my');
          const small = plate.querySelector('.idr small') ?? plate.querySelector('.idr');
          return missions.filter((text) => {
            plate.classList.toggle('broad', text.length > 32);
            small.textContent = text;
            const inner = plate.querySelector('.mi').getBoundingClientRect();
            const counts = plate.querySelector('.row2').getBoundingClientRect();
            return small.scrollHeight > small.clientHeight + 1 || counts.bottom > inner.bottom + 1;
          });
        }""",
        missions,
    )
    assert cut == []


def test_a_replay_shows_who_is_who_and_all_chips(people: People, server: Process) -> None:
    page = people.person("Ann", size=LOW)
    with guest(server, edition="classic", seats=5) as ann:
        ann.hands_over_to(page)
        ann.play()
    page.goto(f"{people.base}/t/{ann.code}")
    page.get_by_test_id("replay").click()
    page.get_by_test_id("replay-eyes").select_option("all")
    # what was said at the table belongs to the table
    said = page.locator("[aria-live=polite]").all_inner_texts()
    assert not any(text.strip() for text in said), said
    for _ in range(12):  # after the deal
        page.keyboard.press("ArrowRight")
    wait_for(page, lambda: page.get_by_test_id("known-identity").count() == 5)
    page.keyboard.press("End")
    page.wait_for_timeout(300)
    [stage] = rects(page, ".stage")
    for tray in rects(page, ".stage .tray"):
        assert within(tray, stage), (tray, stage)


def test_a_spectator_is_told_of_the_next_game(people: People, server: Process) -> None:
    ann, eve = people.person("Ann"), people.person("Eve")
    with guest(server, edition="classic", seats=3) as owner:
        eve.goto(f"{people.base}/t/{owner.code}")
        expect(eve.get_by_test_id("table")).to_be_visible()
        owner.hands_over_to(ann)
        owner.play()
    expect(eve.get_by_test_id("result")).to_be_visible()
    ann.goto(eve.url)
    ann.get_by_test_id("rematch").click()
    expect(eve.get_by_role("status").filter(has_text="You are watching").first).to_be_visible()
    wait_for(ann, lambda: asked(ann)["id"] != "" or ann.get_by_test_id("table").is_visible())
