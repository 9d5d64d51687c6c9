"""Mouse and keyboard together: a click picks, Enter confirms, Space passes; nothing is done by a slip."""

from __future__ import annotations

from playwright.sync_api import Page, expect
from tests.web.people import PHONE, People
from tests.web.players import ALWAYS, Player, asked, quick_play, remember, wait_for

KIND = "document.querySelector('[data-testid=prompt]')?.dataset.decision"
# One's turn, nothing begun, and some cards that can be used: those have numbers.
TURN = f"{KIND} === 'play' && !document.querySelector('[data-state=picked]')"
NUMBERED = "document.querySelectorAll('.hand .key').length"
LEGAL = "[data-testid=hand-card][data-state=legal]"
# So that what is offered is not all about one of them.
TWO_SORTS = f"new Set([...document.querySelectorAll('{LEGAL}')].map((card) => card.dataset.card)).size > 1"
# A card of the hand that needs nothing but itself: with it the primary button says what it does.
PICKED = "document.querySelector('[data-testid=confirm]:not(:disabled)') !== null"
BADGES = """() => [...document.querySelectorAll('.hand .key')].map((key) => {
  const r = key.getBoundingClientRect();
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2 + 4);
  return key.closest('.slot').contains(top) || top === key;
})"""


def order(page: Page) -> list[str]:
    """The hand as it lies there."""
    cards = page.get_by_test_id("hand-card").evaluate_all("all => all.map((one) => one.dataset.card)")
    return [str(card) for card in cards]


def test_a_click_then_enter_confirms_and_space_passes(people: People) -> None:
    page = people.person("Ann", size=(1210, 800))
    remember(page, holding=ALWAYS)
    quick_play(page, people.base, edition="classic", seats=3)
    player = Player(page, seed=3)
    player.reach(f"{TURN} && {NUMBERED} >= 3")
    # numbers that can be seen although the cards overlap
    badges = page.evaluate(BADGES)
    assert len(badges) >= 3
    assert all(badges)
    # a reload leaves the hand as it was
    before = order(page)
    page.reload()
    wait_for(page, lambda: asked(page)["id"] != "")
    assert order(page) == before
    # a click in the list only selects
    question = asked(page)["id"]
    row = page.get_by_test_id("option").first
    row.click()
    expect(row).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("option-confirm")).to_have_count(1)
    assert asked(page)["id"] == question
    page.keyboard.press("Escape")
    # cards with the mouse until one is ready, then the keyboard
    for slot in page.locator(LEGAL).evaluate_all("all => all.map((one) => one.dataset.slot)"):
        page.locator(f"[data-testid=hand-card][data-slot='{slot}']").dispatch_event("click")
        seats = page.locator("[data-lit=may] > button")
        if not page.evaluate(PICKED) and seats.count():
            seats.first.click()
        if page.evaluate(PICKED):
            break
        page.reload()  # nothing is chosen any more
        wait_for(page, lambda: asked(page)["id"] != "")
    assert page.evaluate(PICKED)
    page.keyboard.press("Enter")
    wait_for(page, lambda: asked(page)["id"] != question)
    # wherever the mouse was last, Space passes
    player.reach(f"{KIND} === 'respond' || {KIND} === 'pass' || {KIND} === 'checkpoint'")
    question = asked(page)["id"]
    page.get_by_role("button", name="All options").last.click()
    page.keyboard.press(" ")
    wait_for(page, lambda: asked(page)["id"] != question)


def test_a_tap_in_the_list_selects_and_the_list_follows_the_card(people: People) -> None:
    page = people.person("Ann", size=PHONE)
    quick_play(page, people.base, edition="classic", seats=5)
    Player(page, seed=3).reach(f"{TURN} && {TWO_SORTS}")
    question = asked(page)["id"]
    everything = page.get_by_test_id("option").count()
    card = page.locator("[data-testid=hand-card][data-state=legal]").first
    name = card.get_attribute("data-card")
    assert name
    card.tap(position={"x": 14, "y": 60})
    rows = page.get_by_test_id("option")
    wait_for(page, lambda: rows.count() < everything)
    assert all(name in (row.get_attribute("data-notation") or "") for row in rows.all())
    rows.first.tap()
    rows.first.tap()
    page.wait_for_timeout(400)  # two quick taps are meant for the row
    expect(page.get_by_test_id("option-confirm")).to_have_count(1)
    assert asked(page)["id"] == question
    page.get_by_test_id("option-confirm").tap()
    wait_for(page, lambda: asked(page)["id"] != question)
