"""A phone that is turned: seats on the left, what is asked and the hand on the right, all in sight."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect
from tests.web.people import PHONE, People
from tests.web.players import BY_HAND, Player, asked, quick_play
from tests.web.test_layout import apart, overflow, rects, within
from tests.web.test_newcomer import OWN_TURN
from tests.web.test_phone import SMALL

from fengsheng.words import LANGUAGES

TURNED = (844, 390)
SMALLEST = (667, 375)


@pytest.mark.parametrize(
    ("edition", "seats", "size"),
    [("classic", 5, TURNED), ("classic", 9, SMALLEST), ("spywar", 8, TURNED), ("spywar", 6, SMALLEST)],
)
def test_all_that_is_played_with_is_in_sight(
    people: People, edition: str, seats: int, size: tuple[int, int]
) -> None:
    page = people.person("Ann", size=size)
    quick_play(page, people.base, edition=edition, seats=seats)
    choice = page.get_by_test_id("character-choice")
    for sheet in choice.get_by_test_id("option").all():
        expect(sheet).to_be_in_viewport()
    Player(page, seed=3).reach(OWN_TURN)
    # also with a mission that takes all the lines it may have
    page.get_by_test_id("goal").evaluate("(node) => { node.textContent = 'win or lose '.repeat(20); }")
    assert overflow(page) == [0, 0]
    screen = [0.0, 0.0, *map(float, size)]
    parts = [
        rects(page, f"[data-testid={name}]")[0] for name in ("prompt", "choices", "confirm", "pass", "goal")
    ]
    [hand] = rects(page, "[role=group][data-zone^=hand-]")
    places = rects(page, ".tbl [data-testid^=seat-]")
    assert len(places) == seats - 1
    for rect in (*parts, hand, *places):
        assert within(rect, screen), rect
    cards = page.get_by_test_id("hand-card")
    for at in range(cards.count()):  # more than eight are swiped
        cards.nth(at).scroll_into_view_if_needed()
        rect = rects(page, "[data-testid=hand-card]")[at]
        assert within(rect, screen), rect
    below = [*parts, hand]
    assert [(one, other) for one in places for other in below if not apart(one, other)] == []
    assert page.evaluate(SMALL) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_page_has_the_way_into_a_game_in_sight(people: People, lang: str) -> None:
    page = people.person("", lang=lang, size=TURNED)
    page.goto(people.base)
    expect(page.get_by_test_id("quick-play")).to_be_in_viewport(ratio=1)
    expect(page.get_by_test_id("name")).to_be_in_viewport(ratio=1)
    expect(page.locator(".pm")).to_be_hidden()  # there is no room for it beside the name
    assert overflow(page)[0] == 0


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_lesson_on_a_turned_phone(people: People, lang: str) -> None:
    """The note, the seats and what is asked lie beside each other."""
    page = people.person(lang=lang, size=(844, 390))
    page.goto(f"{people.base}/learn/classic/1")
    note = page.get_by_test_id("teacher-note")
    expect(note).to_be_in_viewport(ratio=0.98)
    expect(page.get_by_test_id("lesson-next")).to_be_in_viewport(ratio=1)
    assert overflow(page) == [0, 0]
    [bar], [far] = rects(page, ".ph header"), rects(page, "[data-testid=lesson-progress]")
    assert within(far, bar)
    [slip] = rects(page, "[data-testid=teacher-note]")
    for place in rects(page, ".tbl [data-testid^=seat-]"):
        assert apart(slip, place)


def test_turning_a_phone_keeps_what_was_picked(people: People) -> None:
    page = people.person("Ann", size=PHONE)
    quick_play(page, people.base, edition="classic", seats=5)
    player = Player(page, BY_HAND, seed=3)
    player.reach(OWN_TURN)
    page.locator("[data-testid=hand-card][data-state=legal]").first.tap(position={"x": 14, "y": 60})
    picked = page.locator("[data-testid=hand-card][data-state=picked]")
    card, before = picked.get_attribute("data-card"), asked(page)["id"]
    for width, height in (TURNED, PHONE, TURNED):
        page.set_viewport_size({"width": width, "height": height})
        expect(picked).to_have_attribute("data-card", card or "")
        assert asked(page)["id"] == before
    page.get_by_test_id("take-back").tap()
    assert player.play("document.querySelector('[data-testid=prompt]')?.dataset.decision !== 'play'")
