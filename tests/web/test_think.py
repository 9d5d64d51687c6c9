"""“Let me think”: a question that would end by itself waits for whoever says so, and everybody is told."""

from __future__ import annotations

import json
import re
import time
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, TimeoutError, expect
from tests.web.people import DESKTOP, PHONE, People, at_start
from tests.web.players import NEVER, Player, quick_play, remember, wait_for

HELD = "document.querySelector('[data-testid=prompt]')?.dataset.held === 'true'"
MINE = "document.querySelector('[data-testid=prompt]')?.dataset.holding === 'true'"
# A question of one's own, which waits anyway: only then is there nothing to ask for.
WAITS = """() => {
  const { prompt, holding } = document.querySelector('[data-testid=prompt]')?.dataset ?? {};
  return !!prompt && holding !== 'true' && !document.querySelector('[data-testid=think]');
}"""
GAME_S = 120.0


class Frames:
    """What a page says to the server."""

    def __init__(self, page: Page) -> None:
        self.sent: list[dict[str, Any]] = []
        page.on("websocket", lambda socket: socket.on("framesent", lambda text: self._note(str(text))))

    def _note(self, text: str) -> None:
        self.sent.append(json.loads(text))

    def of(self, kind: str) -> list[dict[str, Any]]:
        """All messages of a kind, without saying so again."""
        return [{k: v for k, v in one.items() if k != "t"} for one in self.sent if one["t"] == kind]


def two_at_a_table(ann: Page, bob: Page, base: str, **usual: Any) -> None:
    """Both play, with bots; no question waits unless they say so."""
    remember(ann, usual={"edition": "classic", "seats": 5, **usual}, holding=NEVER)
    remember(bob, holding=NEVER)
    ann.goto(base)
    ann.get_by_test_id("create-table").click()
    ann.get_by_test_id("create").click()
    bob.goto(ann.get_by_test_id("table-link").inner_text())
    expect(ann.get_by_test_id("seat-1")).to_contain_text("Bob")
    ann.get_by_test_id("start").click()
    for page in (ann, bob):
        expect(page.get_by_test_id("table")).to_be_visible()


@pytest.mark.parametrize(("size", "lang"), [(DESKTOP, "en"), (PHONE, "zh-Hant")])
def test_whoever_wants_to_think_is_waited_for_and_all_are_told(
    slow_people: People, size: tuple[int, int], lang: str
) -> None:
    ann, bob = slow_people.person("Ann"), slow_people.person("Bob", lang=lang, size=size, anew=True)
    frames = Frames(bob)
    two_at_a_table(ann, bob, slow_people.base, pace="normal")
    one, two = Player(ann, seed=2), Player(bob, seed=3)
    wanted: set[str] = set()
    end = time.monotonic() + GAME_S
    while not bob.evaluate(MINE):  # on a slow machine a question may be over before it is held
        assert time.monotonic() < end, (one.tell(), two.tell())
        for player in (one, two):
            if player.page.evaluate(WAITS):
                player.move()
        asked = bob.evaluate("document.querySelector('[data-testid=prompt]')?.dataset.prompt ?? ''")
        if asked and asked not in wanted and bob.get_by_test_id("think").is_visible():
            wanted.add(asked)
            bob.wait_for_timeout(600)  # the second of two clicks on what was there before is not meant
            if size == DESKTOP:
                bob.keyboard.press("t")
            else:
                with suppress(TimeoutError):  # it is over: the next one
                    bob.get_by_test_id("think").tap(timeout=1000)
        bob.wait_for_timeout(150)  # a question lasts ten times as long
    assert frames.of("hold")
    # the clock is the ordinary one, and passing is possible, with something to use or without
    timer = bob.get_by_test_id("prompt").get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"\d"))
    assert 4 < int(timer.inner_text()) <= 45  # the clock of this pace, and more than is left of a window
    expect(bob.get_by_test_id("pass")).to_be_enabled()
    expect(ann.get_by_test_id("prompt")).to_contain_text(re.compile("(Someone|Bob) is thinking"))
    expect(ann.get_by_test_id("prompt")).to_have_attribute("data-held", "true")
    bob.wait_for_timeout(2000)  # longer than any question lasts by itself at this pace: a second and a half
    assert bob.evaluate(MINE)
    assert ann.evaluate(HELD)
    bob.get_by_test_id("pass").click()
    expect(ann.get_by_test_id("prompt")).to_have_attribute("data-held", "false", timeout=5000)


def test_a_touch_of_a_card_that_cannot_be_used_holds(slow_people: People) -> None:
    ann, bob = slow_people.person("Ann"), slow_people.person("Bob", size=PHONE, anew=True)
    frames = Frames(bob)
    two_at_a_table(ann, bob, slow_people.base, pace="calm")
    one, two = Player(ann, seed=2), Player(bob, seed=3)
    end = time.monotonic() + GAME_S
    while not bob.evaluate(MINE):
        assert time.monotonic() < end, (one.tell(), two.tell())
        for player in (one, two):
            if player.page.evaluate(WAITS):
                player.move()
        grey = bob.locator("[data-testid=hand-card]:not([data-state=legal]):not([data-state=picked])")
        if not bob.evaluate(WAITS) and grey.count():
            grey.first.tap()
            bob.wait_for_timeout(500)
    assert frames.of("hold")
    expect(ann.get_by_test_id("prompt")).to_contain_text(re.compile("(Someone|Bob) is thinking"))


def test_alone_with_bots_nobody_is_hurried(people: People) -> None:
    page = people.person("Ann", lang="en")
    quick_play(page, people.base, edition="classic", seats=4, pace="normal")
    player = Player(page, seed=5)
    asked = "!!document.querySelector('[data-testid=prompt]')?.dataset.prompt"
    clocks: set[str] = set()
    for _ in range(12):
        if not player.play(asked):
            break
        clocks.add(page.get_by_test_id("prompt").get_by_role("timer").inner_text())
        player.move()
    assert clocks == {"∞"}


def test_conditions_are_sent_and_remembered(people: People) -> None:
    ann, bob = people.person("Ann", anew=True), people.person("Bob")
    remember_once = json.dumps({"auto_pass": False, "until_concerned": True, "named": ["截獲"]})
    at_start(ann, f"localStorage.setItem('fengsheng.prefs', {json.dumps(remember_once)})")
    frames = Frames(ann)
    remember(ann, usual={"pace": "quick", "edition": "classic", "seats": 5})
    ann.goto(people.base)
    ann.get_by_test_id("create-table").click()
    ann.get_by_test_id("create").click()
    bob.goto(ann.get_by_test_id("table-link").inner_text())
    expect(ann.get_by_test_id("seat-1")).to_contain_text("Bob")
    ann.get_by_test_id("start").click()
    expect(ann.get_by_test_id("table")).to_be_visible()
    ann.get_by_test_id("prefs").click()
    expect(ann.get_by_test_id("wait-can_act")).to_have_count(0)  # a strict table
    expect(ann.get_by_test_id("wait-decisive")).to_be_checked()
    assert frames.of("prefs") == []  # what was kept of old is not sent
    ann.get_by_test_id("wait-named").check()
    ann.get_by_test_id("prefs-sheet").get_by_label("Intercept").check()
    ann.get_by_test_id("wait-never").check()
    expect(ann.get_by_test_id("wait-decisive")).not_to_be_checked()
    ann.get_by_test_id("wait-always").check()
    ann.get_by_test_id("wait-targeted").check()
    expect(ann.get_by_test_id("wait-always")).not_to_be_checked()
    assert [one["hold"] for one in frames.of("prefs")] == [
        ["decisive", "named"],
        ["decisive", "named"],
        [],
        ["always"],
        ["targeted"],
    ]
    assert frames.of("prefs")[-1]["named"] == ["截獲"]
    ann.reload()
    ann.get_by_test_id("prefs").click()
    expect(ann.get_by_test_id("wait-targeted")).to_be_checked()
    expect(ann.get_by_test_id("wait-decisive")).not_to_be_checked()
    assert len(frames.of("prefs")) == 5  # the server knows

    # alone with bots something else is usual, and is kept apart
    quick_play(ann, people.base)
    ann.get_by_test_id("prefs").click()
    expect(ann.get_by_test_id("wait-can_act")).to_be_checked()
    expect(ann.get_by_test_id("wait-targeted")).not_to_be_checked()


def test_a_clock_alone_with_bots_is_a_wish_and_is_remembered(people: People) -> None:
    ann = people.person("Ann")
    ann.goto(people.base)
    ann.get_by_test_id("create-table").click()
    wish = ann.get_by_test_id("new-table").get_by_test_id("set-clock")
    expect(wish).not_to_be_checked()
    ann.get_by_test_id("create").click()
    ann.get_by_test_id("open-settings").click()
    ann.get_by_test_id("settings").get_by_test_id("set-clock").check()
    ann.get_by_test_id("settings-save").click()
    expect(ann.get_by_test_id("summary")).to_contain_text(re.compile(r"A clock for me too\s*yes"))
    ann.get_by_test_id("start").click()
    clock = ann.get_by_test_id("table").get_by_role("timer").first
    wait_for(ann, lambda: clock.inner_text().isdecimal())
    ann.goto(people.base)
    ann.get_by_test_id("quick-play").click()
    wait_for(ann, lambda: clock.inner_text().isdecimal())


def test_instant_is_for_one_and_relaxed_not_for_everybody(people: People) -> None:
    ann, bob = people.person("Ann"), people.person("Bob")
    ann.goto(people.base)
    ann.get_by_test_id("create-table").click()
    form = ann.get_by_test_id("new-table")
    form.get_by_test_id("pace").get_by_text("Instant").click()
    expect(form).to_contain_text("alone with bots")
    relaxed, public = form.get_by_test_id("set-relaxed"), form.get_by_test_id("set-public")
    relaxed.check()
    public.check()
    expect(relaxed).not_to_be_checked()
    expect(relaxed).to_be_disabled()
    expect(form).to_contain_text("A public table cannot be relaxed.")
    public.uncheck()
    relaxed.check()
    ann.get_by_test_id("create").click()
    expect(ann.get_by_test_id("summary")).to_contain_text("so everyone can see who had")
    bob.goto(ann.get_by_test_id("table-link").inner_text())
    expect(ann.get_by_test_id("seat-1")).to_contain_text("Bob")
    sentence = "Instant is a pace for playing alone with bots."
    expect(ann.get_by_test_id("lobby")).to_contain_text(sentence)
    ann.get_by_test_id("start").click()
    expect(ann.get_by_role("status").filter(has_text=sentence)).to_be_visible()
    ann.get_by_test_id("open-settings").click()
    ann.get_by_test_id("settings").get_by_test_id("pace").get_by_text("Quick").click()
    expect(ann.get_by_test_id("settings").get_by_text("Instant")).to_have_count(0)
    ann.get_by_test_id("settings-save").click()
    wait_for(ann, lambda: "Quick" in ann.get_by_test_id("summary").inner_text())
    ann.get_by_test_id("start").click()
    expect(bob.get_by_test_id("table")).to_be_visible()
