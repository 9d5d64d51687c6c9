"""Nothing on the felt lies on anything else: the card in transit, its words, rows, seats, chips."""

from __future__ import annotations

import pytest
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
  };
  const pairs = [
    ['label', 'rows'], ['label', 'plate'], ['label', 'chip'], ['label', 'card'],
    ['card', 'rows'], ['card', 'plate'], ['rows', 'plate'], ['rows', 'chip'],
  ];
  const found = [];
  for (const [a, b] of pairs) for (const one of things[a]) for (const other of things[b]) {
    const p = one.getBoundingClientRect(), q = other.getBoundingClientRect();
    const w = Math.min(p.right, q.right) - Math.max(p.left, q.left);
    const h = Math.min(p.bottom, q.bottom) - Math.max(p.top, q.top);
    if (w > 3 && h > 3) found.push(`${a} on ${b}: ${Math.round(w)}x${Math.round(h)}`);
  }
  return found;
}"""


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
    for move in range(60):
        if not player.move():
            break
        page.wait_for_timeout(60)
        if page.evaluate(OVERLAPS):
            page.wait_for_timeout(300)  # bots move on, and the rows are measured before they are placed
        assert page.evaluate(OVERLAPS) == [], f"after {move} moves"
