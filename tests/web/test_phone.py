"""A whole game on a phone: a finger, a narrow page, and nothing beyond its edge."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.people import PHONE, People
from tests.web.players import BY_HAND, Player, quick_play

NARROW = (360, 740)
# not innerWidth, which grows with what sticks out
WIDE = """Math.max(document.documentElement.scrollWidth, document.body.scrollWidth)
  > document.documentElement.clientWidth"""
KEYS = "document.querySelector('[data-testid=prompt] :is(.k, kbd), .hand .key')?.outerHTML"
SMALL = """() => [...document.querySelectorAll('button, a[href], input, select')]
  .filter((one) => !one.disabled && one.checkVisibility() && !one.closest('.sr'))
  .map((one) => [one.dataset.testid ?? one.className, one.getBoundingClientRect()])
  .filter(([, r]) => r.width > 0 && (r.width < 40 || r.height < 40) && Math.max(r.width, r.height) < 44)
  .map(([name, r]) => `${name} ${Math.round(r.width)}x${Math.round(r.height)}`)"""


def once_more(page: Page, player: Player) -> bool:
    """A game that was over before a card could be used says nothing; another one."""
    if player.did["hand-card"] and player.did["confirm"]:
        return False
    page.get_by_test_id("rematch").click()
    expect(page.get_by_test_id("table")).to_be_visible()
    return True


def test_a_whole_game_with_a_finger(people: People) -> None:
    page = people.person("Ann", lang="zh-Hant", size=PHONE)
    quick_play(page, people.base, edition="classic", seats=5)
    player = Player(page, BY_HAND, seed=4)
    moves = 0
    while player.move() or once_more(page, player):
        moves += 1
        if moves == 12:
            page.set_viewport_size({"width": NARROW[0], "height": NARROW[1]})
            page.wait_for_timeout(100)
        assert not page.evaluate(WIDE), f"after {moves} moves"
        assert not page.evaluate(KEYS), "a phone has no keys"
        if moves in (8, 16):
            assert page.evaluate(SMALL) == []
        assert moves < 2000
    expect(page.get_by_test_id("result")).to_be_visible()
    assert not page.evaluate(WIDE)
    assert player.did["hand-card"] > 0
    assert player.did["confirm"] > 0


def test_nine_seats_fit_the_narrowest_phone(people: People) -> None:
    page = people.person("Ann", lang="en", size=NARROW)
    quick_play(page, people.base, edition="classic", seats=9)
    player = Player(page, seed=5)
    for _ in range(12):
        going = player.move()  # a game can be over sooner
        assert not page.evaluate(WIDE)
        if not going:
            break
    assert player.did["option"] > 0
