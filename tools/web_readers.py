"""Readers who play alone with bots in a browser, a slow and a quick one, in a time that is faster than ours.

Server and page have clocks that are equally fast, so that everything lasts as long as ever by either; what a
processor takes is counted as so many times as long, to the disadvantage of the figures: those of the quick
reader mean something on an idle machine alone.
"""

from __future__ import annotations

import json
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Browser
from tools.serving import serving

from fengsheng.editions.registry import EDITIONS

NAMES = [edition.name for edition in EDITIONS]
QUICK_S, QUICK_FACTOR, QUICK_GAMES = 2, 2, 3
SLOW_S, SLOW_FACTOR = 90, 60
MOST_WAITING = 0.5
MOST_GAP_S = 8.0
GAME_S = 240.0  # of our own time

# Timers and clocks of the page, so many times as fast.
QUICKEN = """
const now = performance.now.bind(performance), date = Date.now, born = date();
performance.now = () => now() * FACTOR;
Date.now = () => born + (date() - born) * FACTOR;
for (const name of ['setTimeout', 'setInterval']) {
  const real = window[name];
  window[name] = (what, ms = 0, ...rest) => real(what, ms / FACTOR, ...rest);
}
"""

# Somebody who answers so long after a question came up; passing more often than not. What the server says is
# heard on the way in.
READ = """
const reader = window.reader = {begin: 0, end: 0, thinking: 0, gaps: [0], answers: 0, lapsed: 0, away: 0};
const Socket = window.WebSocket;
window.WebSocket = class extends Socket {
  constructor(...all) {
    super(...all);
    this.addEventListener('message', ({data}) => {
      const said = JSON.parse(data);
      if (said.t === 'lapsed') reader.lapsed++;
      if (said.t === 'table' && said.people.some((one) => one.away)) reader.away++;
    });
  }
};
const all = (name) => [...document.querySelectorAll(`[data-testid=${name}]`)];
const found = (name) => all(name).filter((one) => !one.disabled);
let asked = '', since = 0, free = 0;
setInterval(() => {
  const at = performance.now();
  if (reader.end || !(reader.begin || found('table').length)) return;
  reader.begin ||= free = at;
  if (found('result').length || found('to-result').length) return void (reader.end = at);
  if (found('forward').length) return found('forward')[0].click();
  const prompt = found('prompt')[0]?.dataset.prompt || (found('character-choice').length ? 'character' : '');
  const options = found('option');
  if (!prompt || !options.length) {
    if (asked) free = at;
    asked = '';
    const mine = document.querySelector('[data-me=true]');
    if (mine && mine.dataset.alive !== 'false') reader.gaps[reader.gaps.length - 1] = at - free;
    return;
  }
  if (prompt !== asked) {
    if (!asked) reader.gaps.push(0);
    asked = prompt;
    since = at;
  }
  if (at - since < THINK) return;
  const confirm = found('option-confirm')[0];
  if (confirm) {
    confirm.click();
    reader.answers++;
    reader.thinking += at - since;
    asked = '';
    free = at;
    return;
  }
  const pass = options.find((option) => option.dataset.notation === 'pass');
  (pass && Math.random() < 0.6 ? pass : options[Math.floor(Math.random() * options.length)]).click();
}, 40);
"""


class Read(NamedTuple):
    """A game as a reader had it, in seconds of the page."""

    seconds: float
    waiting: float
    """The share of it in which nothing was asked."""
    gap: float
    """The longest time from an answer to the next question, as long as they were in the game."""
    answers: int
    lost: int
    """How often time ran out for them, or a bot took their seat."""


def _play(browser: Browser, base: str, edition: str, think: float, factor: float) -> Read:
    context = browser.new_context(viewport={"width": 1440, "height": 900}, reduced_motion="no-preference")
    kept = {"name": "Ann", "lang": "en", "usual": {"edition": edition, "seats": 5, "pace": "normal"}}
    context.add_init_script(
        f"for (const [key, value] of Object.entries({json.dumps(kept)})) "
        "localStorage.setItem('fengsheng.' + key, JSON.stringify(value));"
        f"const FACTOR = {factor}, THINK = {think * 1000};" + QUICKEN + READ
    )
    page = context.new_page()
    page.goto(base)
    page.get_by_test_id("quick-play").click()
    end = time.monotonic() + GAME_S
    while not page.evaluate("reader.end"):
        if time.monotonic() > end:
            raise SystemExit(f"web_readers: a game of {edition} has not ended: {page.evaluate('reader')}")
        page.wait_for_timeout(200)
    told: dict[str, Any] = page.evaluate("reader")
    context.close()
    seconds = (told["end"] - told["begin"]) / 1000
    waiting = 1 - told["thinking"] / 1000 / seconds
    return Read(seconds, waiting, max(told["gaps"]) / 1000, told["answers"], told["lapsed"] + told["away"])


def slow(browser: Browser) -> dict[str, Any]:
    """Somebody who answers after a minute and a half: nobody hurries them, and the game comes to its end."""
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), SLOW_FACTOR) as base:
        games = {edition: _play(browser, base, edition, SLOW_S, SLOW_FACTOR) for edition in NAMES}
    return {
        f"slow_reader_{edition}": {
            "minutes": round(game.seconds / 60),
            "answers": game.answers,
            "timed_out": game.lost,
        }
        for edition, game in games.items()
    }


def quick(browser: Browser) -> dict[str, Any]:
    """Somebody who answers after two seconds: the median of some games, and the longest gap in any."""
    told: dict[str, Any] = {}
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), QUICK_FACTOR) as base:
        for edition in NAMES:
            games = [_play(browser, base, edition, QUICK_S, QUICK_FACTOR) for _ in range(QUICK_GAMES)]
            told[f"quick_reader_{edition}"] = {
                "minutes": round(statistics.median(game.seconds for game in games) / 60, 1),
                "answers": statistics.median(game.answers for game in games),
                "waiting": round(statistics.median(game.waiting for game in games), 2),
                "longest_gap_s": round(max(game.gap for game in games), 1),
                "timed_out": sum(game.lost for game in games),
            }
    return told


def faults(told: dict[str, Any]) -> list[str]:
    """What is out of bounds."""
    found = [f"{name}: timed out" for name, one in told.items() if one["timed_out"]]
    for name, one in told.items():
        if one.get("waiting", 0) > MOST_WAITING:
            found.append(f"{name}: more than half is waiting")
        if one.get("longest_gap_s", 0) > MOST_GAP_S:
            found.append(f"{name}: a wait is too long")
    return found
