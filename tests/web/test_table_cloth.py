"""Nothing on the felt lies on anything else: the card in transit, its words, rows, seats, chips."""

from __future__ import annotations

from collections import Counter

import pytest
from playwright.sync_api import expect
from tests.web.people import DESKTOP, PHONE, People
from tests.web.players import Player, quick_play

# Pairs of things that overlap by more than a frayed edge. Animations are over: who is here wants no motion.
OVERLAPS = """() => {
  const all = (css) => [...document.querySelectorAll(css)].filter((one) => one.checkVisibility());
  const things = {
    label: all('[data-testid=transit-label]'),
    card: all('[data-zone=transit]'),
    rows: all('[data-testid=stack] > section'),
    plate: all('.tbl .seat .plate, .tbl .cp .face'),
    chip: all('.tbl .seat .tray > *'),
    pile: all('.tbl .piles > div'),
    tag: all('.tbl .cp .tag'),
    count: all('.tbl .cp .hn'),
  };
  const pairs = [
    ['label', 'rows'], ['label', 'plate'], ['label', 'chip'], ['label', 'card'],
    ['card', 'rows'], ['card', 'plate'], ['rows', 'plate'], ['rows', 'chip'],
    ['card', 'pile'], ['tag', 'count'],
  ];
  const found = [];
  for (const [a, b] of pairs) for (const one of things[a]) for (const other of things[b]) {
    const p = one.getBoundingClientRect(), q = other.getBoundingClientRect();
    const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (w > 3 && h > 3) found.push(`${a} on ${b}: ${Math.round(w)}x${Math.round(h)}`);
  }
  return {found, things: Object.fromEntries(Object.entries(things).map(([name, all]) => [name, all.length]))};
}"""


@pytest.mark.parametrize(("edition", "side"), [("classic", "Bystander"), ("spywar", "Stranger")])
def test_the_notebook_says_who_may_be_what(people: People, edition: str, side: str) -> None:
    page = people.person("Ann")
    quick_play(page, people.base, edition=edition, seats=5)
    Player(page, seed=3).move()
    page.keyboard.press("p")
    notebook = page.get_by_test_id("notebook")
    expect(notebook.get_by_test_id("sides")).to_contain_text(f"2 red · 2 blue · 1 {side}")
    expect(notebook.get_by_test_id("note")).to_have_count(4)
    expect(notebook.get_by_test_id("note").first).to_contain_text("May be: ")
    expect(notebook.get_by_test_id("tasks")).to_have_count(int(edition == "spywar"))


# What must have been there to be looked at; a phone has no room for words and chips, and tags of turns lie on
# its plates, where the number of cards is.
THINGS = {
    DESKTOP: {"label", "card", "rows", "plate", "chip"},
    PHONE: {"card", "rows", "plate", "pile", "tag", "count"},
}


@pytest.mark.parametrize(
    ("edition", "seats", "size", "lang"),
    [("spywar", 6, DESKTOP, "zh-Hans"), ("spywar", 6, PHONE, "en"), ("classic", 8, DESKTOP, "en")],
)
def test_nothing_covers_anything(
    people: People, edition: str, seats: int, size: tuple[int, int], lang: str
) -> None:
    page = people.person("Ann", lang=lang, size=size)
    quick_play(page, people.base, edition=edition, seats=seats)
    player = Player(page, seed=11)
    seen: Counter[str] = Counter()
    for move in range(200):
        if not player.move():  # bots are quick; there is always another game
            page.get_by_test_id("rematch").click()
            expect(page.get_by_test_id("table")).to_be_visible()
            continue
        page.wait_for_timeout(60)
        felt = page.evaluate(OVERLAPS)
        for _ in range(20):  # bots move on, and the rows are measured before they are placed
            if not felt["found"]:
                break
            page.wait_for_timeout(100)
            felt = page.evaluate(OVERLAPS)
        assert felt["found"] == [], f"after {move} moves"
        seen.update(name for name, count in felt["things"].items() if count)
        seen["looks"] += 1
        if move >= 40 and seen.keys() >= THINGS[size]:
            break
    assert seen["looks"] >= 25
    assert seen.keys() >= THINGS[size]


def test_something_that_covers_is_found(people: People) -> None:
    """Plates that are far too large, while a card is in transit."""
    page = people.person("Ann")
    quick_play(page, people.base, edition="spywar", seats=6)
    player = Player(page, seed=11)
    found: list[str] = []
    for _ in range(20):  # a card that is drawn anew meanwhile is not looked at
        player.reach("document.querySelector('[data-zone=transit]')")
        found = page.evaluate(
            f"""() => {{
              for (const plate of document.querySelectorAll('.tbl .seat .plate')) {{
                plate.style.width = '900px';
                plate.style.height = '600px';
              }}
              return ({OVERLAPS})().found;
            }}"""
        )
        if any(" on plate" in one for one in found):
            break
    assert any(" on plate" in one for one in found), found
