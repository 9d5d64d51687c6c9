"""Somebody who plays: what to touch next is read from the page in one go, then it is touched as a person
would, with the mouse, a finger or the keyboard. Nothing that is covered by something else is ever touched."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.people import at_start

MOST_SHEETS = 10  # that somebody opens by mistake in a game
MOST_GAMES = 10  # until a moment has come: with five seats somebody dies before the end in two games of three
GAME_S = 300.0  # seconds after which a game is said to stand still; on a busy machine one takes long
PAUSE_MS = 25
# Every question waits, or none that would end by itself: what a browser remembers for both kinds of table.
ALWAYS: dict[str, Any] = {kind: {"hold": ["always"], "named": []} for kind in ("strict", "relaxed")}
NEVER: dict[str, Any] = {kind: {"hold": [], "named": []} for kind in ("strict", "relaxed")}

# What the drivers share: the open question, and where something can be touched.
_EYES = """
const all = (css) => [...document.querySelectorAll(css)].filter((one) => !one.disabled);
const id = (name) => `[data-testid=${name}]`;
const over = () => !!document.querySelector(id('result'));
const prompt = () => document.querySelector(id('prompt'))?.dataset.prompt ?? '';
const one = (list) => list[Math.floor(lot * list.length)];
const point = (node, what) => {
  node.scrollIntoView({block: 'nearest', inline: 'nearest', behavior: 'instant'});
  const r = node.getBoundingClientRect();
  // cards of a hand overlap: what sticks out on the left is what one touches
  for (const share of [0.5, 0.12, 0.88]) {
    const x = r.x + r.width * share, y = r.y + r.height / 2;
    if (node.contains(document.elementFromPoint(x, y))) return {x, y, what, prompt: prompt()};
  }
  const top = document.elementFromPoint(r.x + r.width / 2, r.y + r.height / 2);
  return {covered: what + ' by ' + (top?.outerHTML ?? 'nothing').slice(0, 200), prompt: prompt()};
};
"""

# A row of the list of all options, and the button beside it; passing more often than not, so that cards are
# left for later.
BY_LIST = (
    "([lot, shy]) => {"
    + _EYES
    + """
  if (over()) return {over: true};
  if (!prompt()) return {};
  const options = all(id('option'));
  if (!options.length) return {};
  const pass = options.find((option) => option.dataset.notation === 'pass');
  const confirm = all(id('option-confirm'))[0];
  if (confirm) return point(confirm, 'option-confirm');
  return point(pass && shy < 0.6 ? pass : one(options), 'option');
}"""
)

# Card → target → confirm. The list is not looked at.
BY_HAND = (
    "([lot, shy]) => {"
    + _EYES
    + """
  if (over()) return {over: true};
  if (!prompt()) return {};
  const confirm = all(id('confirm'))[0], pass = all(id('pass'))[0];
  const sheets = all(id('character-choice') + ' .paper');
  if (sheets.length && !sheets.some((sheet) => sheet.matches('.on'))) return point(one(sheets), 'character');
  if (confirm) return point(confirm, 'confirm');
  const picked = all(id('take-back')).length > 0;
  if (pass && !picked && shy < 0.5) return point(pass, 'pass');
  const seats = all('[data-lit=may] > button');
  if (seats.length) return point(one(seats), 'seat');
  for (const what of ['aim', 'other']) if (all(id(what)).length) return point(one(all(id(what))), what);
  if (picked && all(id('act')).length) return point(one(all(id('act'))), 'act');
  const cards = all(id('hand-card') + '[data-state=legal]');
  if (!picked && cards.length) return point(one(cards), 'hand-card');
  const rest = [...all(id('loose-card')), ...all(id('act'))];
  if (rest.length) return point(one(rest), one(rest).dataset.testid);
  if (pass) return point(pass, 'pass');
  return {stuck: document.querySelector(id('prompt')).textContent, prompt: prompt()};
}"""
)

# Which key to press: cards and choices have numbers, targets the arrows.
BY_KEY = (
    "([lot, shy]) => {"
    + _EYES
    + """
  if (over()) return {over: true};
  if (!prompt()) return {};
  const key = (name) => ({key: name, what: name, prompt: prompt()});
  const number = (list) => key(String(1 + Math.floor(lot * Math.min(9, list.length))));
  if (all(id('confirm')).length) return key('Enter');
  const pass = all(id('pass')).length > 0, picked = all(id('take-back')).length > 0;
  if (pass && !picked && shy < 0.5) return key(' ');
  if (all('[data-lit=may]').length) return key(lot < 0.5 ? 'ArrowRight' : 'ArrowLeft');
  for (const what of ['aim', 'other', 'character', 'loose-card']) {
    if (all(id(what)).length) return number(all(id(what)));
  }
  const cards = all(id('hand-card') + '[data-state=legal]');
  if (!picked && cards.length) return number(cards);
  if (all(id('act')).length) return number(all(id('act')));
  if (pass) return key(' ');
  return {stuck: document.querySelector(id('prompt')).textContent, prompt: prompt()};
}"""
)


class Player:
    """A person who plays at random in one of three ways."""

    def __init__(self, page: Page, way: str = BY_LIST, seed: int = 1) -> None:
        self.page = page
        self.did: Counter[str] = Counter()
        self._way = way
        self._lots = Random(seed)
        self._touch = bool(page.evaluate("matchMedia('(pointer: coarse)').matches"))
        self._trouble: tuple[str, int] = ("", 0)

    def move(self) -> bool:
        """Touch whatever is next, if anything is asked; False once the game is over."""
        found: dict[str, Any] = self.page.evaluate(self._way, [self._lots.random(), self._lots.random()])
        if found.get("over"):
            return False
        wrong = found.get("covered") or found.get("stuck")
        if wrong and not self._close_sheet():
            self._complain(wrong)
        elif "key" in found:
            self.page.keyboard.press(found["key"])
        elif "x" in found and self._touch:
            self.page.touchscreen.tap(found["x"], found["y"])
        elif "x" in found:
            self.page.mouse.click(found["x"], found["y"])
        if "what" in found:
            self.did[found["what"]] += 1
        self.page.wait_for_timeout(PAUSE_MS)
        return True

    def _close_sheet(self) -> bool:
        """A touch that came too late for its question may have opened a sheet; a person closes it."""
        close = self.page.locator("dialog[open] footer button")
        if self.did["sheet"] >= MOST_SHEETS or close.count() == 0:
            return False
        close.last.click()
        self.did["sheet"] += 1
        return True

    def _complain(self, wrong: str) -> None:
        """Something may move past for a moment; what stays in the way is a fault of the page."""
        same, times = self._trouble
        self._trouble = (wrong, times + 1 if same == wrong else 1)
        assert self._trouble[1] < 20, wrong

    def play(self, until: str = "false") -> bool:
        """Until the game is over, or until a moment (JavaScript) has come; whether it has."""
        end = time.monotonic() + GAME_S
        while time.monotonic() < end:
            if until != "false" and self.page.evaluate(f"!!({until})"):
                return True
            if not self.move():
                return False
        raise AssertionError(f"the game has not ended: {self.tell()}")

    def tell(self) -> str:
        """How far it went and what is on the page, for whoever has to find out why it stands still."""
        return f"{dict(self.did)} {asked(self.page)} {self.page.locator('body').inner_text()[-600:]!r}"

    def reach(self, moment: str) -> None:
        """Until a moment has come, in another game if it does not come in this one. Nothing is picked then: a
        question may have come up between the look for it and a touch."""
        for _ in range(MOST_GAMES):
            if self.play(moment):
                if self.page.get_by_test_id("take-back").count():
                    self.page.keyboard.press("Escape")
                return
            self.page.get_by_test_id("rematch").click()
            expect(self.page.get_by_test_id("table")).to_be_visible()
        raise AssertionError(f"it has not come to this: {moment}")


def asked(page: Page) -> dict[str, Any]:
    """The open question as the page shows it: its id, kind and words, and every option."""
    found: dict[str, Any] = page.evaluate(
        """() => {
          const prompt = document.querySelector('[data-testid=prompt]');
          const options = [...document.querySelectorAll('[data-testid=option]')];
          return {
            id: prompt?.dataset.prompt ?? '', kind: prompt?.dataset.decision ?? '',
            text: prompt?.querySelector('h2').textContent ?? '',
            options: options.map((one) => one.dataset.notation),
            labels: options.map((one) => one.textContent.trim()),
          };
        }"""
    )
    return found


def remember(page: Page, **kept: Any) -> None:
    """What this browser has kept from an earlier visit: usual settings of a table, when questions wait, …"""
    at_start(
        page,
        f"for (const [key, value] of Object.entries({json.dumps(kept)})) "
        "localStorage.setItem('fengsheng.' + key.replace('_', '.'), JSON.stringify(value));",
    )


def quick_play(page: Page, base: str, **usual: Any) -> None:
    """From the first page to a running game against bots that do not wait."""
    remember(page, usual={"pace": "instant", **usual})
    page.goto(base)
    page.get_by_test_id("quick-play").click()
    expect(page.get_by_test_id("table")).to_be_visible()


def wait_for(page: Page, moment: Callable[[], bool], seconds: float = 20.0) -> None:
    """Until it is so."""
    end = time.monotonic() + seconds
    while not moment():
        assert time.monotonic() < end, "it has not come to that"
        page.wait_for_timeout(30)
