"""How somebody goes through a lesson in a browser, and what has to hold at every step of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.people import DESKTOP, PHONE

from fengsheng.lessons import LessonGame
from fengsheng.scenario.teaching import Do

LAPTOP = (1280, 720)
PATIENT = 20  # looks at where things lie, while they are still moving
PAUSE = 100  # milliseconds between two of them

# Where the note lies, and what it lies over that it must not: the card under way, the question, the hand, the
# reader's own seat, whom it points at or names; and whether the page has become wider than the screen.
BOXES = """() => {
  const box = node => node.getBoundingClientRect();
  const note = document.querySelector('[data-testid="teacher-note"], [data-testid="lesson-end"]');
  const [mine, text] = [box(note), note.querySelector('.words').textContent];
  const about = 'seat-' + ((note.dataset.at.match(/^(?:seat|tray|portrait|mark) (\\d)/) || [])[1] ?? 'x');
  const over = other => Math.min(mine.right, other.right) - Math.max(mine.left, other.left) > 1
    && Math.min(mine.bottom, other.bottom) - Math.max(mine.top, other.top) > 1;
  const hard = '[data-zone="transit"], [data-testid="prompt"], [data-testid="hand-card"]';
  const named = [...document.querySelectorAll('[data-testid^="seat-"]')].filter(seat => {
    const name = seat.querySelector('.nm')?.textContent;
    return seat.dataset.me === 'true' || seat.dataset.testid === about || (name && text.includes(name));
  });
  const found = [...document.querySelectorAll(hard), ...named].filter(node => over(box(node)));
  const bad = found.map(node => 'over ' + (node.dataset.testid || node.dataset.zone));
  if (mine.left < 0 || mine.right > innerWidth || mine.top < 40) bad.push('off the screen');
  if (mine.bottom > innerHeight) bad.push('below the screen');
  if (document.documentElement.scrollWidth > innerWidth) bad.push('the page is too wide');
  return bad;
}"""


def at(page: Page, game: LessonGame, lang: str = "en") -> None:
    """The page is where the lesson is, and says what the teacher says."""
    lesson = page.get_by_test_id("lesson")
    expect(lesson).to_have_attribute("data-step", str(game.step))
    expect(lesson).to_have_attribute("data-state", game.state)
    note = page.get_by_test_id("lesson-end" if game.state == "done" else "teacher-note")
    expect(note).to_contain_text(game.note.sentence(lang))


def boxes(page: Page, game: LessonGame) -> None:
    """The note is not in the way, once everything lies still."""
    for _ in range(PATIENT):
        bad = page.evaluate(BOXES)
        if not bad:
            return
        page.wait_for_timeout(PAUSE)
    raise AssertionError((game.lesson.name, game.step, game.state, page.viewport_size, bad))


def way_on(page: Page, game: LessonGame) -> None:
    """Something that leads on can be pressed."""
    ways = {"say": "lesson-next", "show": "lesson-next", "do": "lesson-show", "done": "lesson-again"}
    button = page.get_by_test_id(ways[game.state])
    expect(button).to_be_visible()
    expect(button).to_be_enabled()


def option(page: Page, notation: str) -> None:
    """Choose it from the list, and confirm it there."""
    chosen = page.locator(f'[data-testid="option"][data-notation="{notation}"]')
    if chosen.get_attribute("aria-pressed") != "true":
        chosen.click()
    page.get_by_test_id("option-confirm").click()


def go_on(page: Page, game: LessonGame) -> None:
    """One step on, as it is wanted."""
    if game.state == "do":
        option(page, game.wanted)
        game.show()
    else:
        page.get_by_test_id("lesson-next").click()
        game.next()


def through(page: Page, game: LessonGame, lang: str = "en") -> None:
    """To the end by the wanted answers."""
    while True:
        at(page, game, lang)
        if game.state == "done":
            return
        go_on(page, game)


def foreseen(game: LessonGame) -> list[str]:
    """For every line of the open step that foresees something else, one answer that it is for."""
    line, asked = game._line, game.asked
    if not isinstance(line, Do) or asked is None:
        return []
    offered = [option.notation for option in asked.options if option.notation not in line.wanted]
    return [
        next(notation for notation in offered if line.foreseen(notation) is tried) for tried in line.wrong
    ]


def _focused(page: Page) -> str:
    found: Any = page.evaluate("document.activeElement?.dataset.notation ?? ''")
    return str(found)


def _typed(page: Page, notation: str) -> None:
    """L leads to the list, Tab through it; Enter takes what is there, unless it is proposed already, and
    again confirms it."""
    chosen = page.locator(f'[data-testid="option"][data-notation="{notation}"]')
    expect(chosen).to_have_count(1)
    for _ in range(PATIENT):  # the first L may close it
        if _focused(page):
            break
        page.keyboard.press("l")
        page.wait_for_timeout(50)
    while _focused(page) != notation:
        page.keyboard.press("Tab")
        assert _focused(page), f"Tab does not come to {notation}"
    if chosen.get_attribute("aria-pressed") != "true":
        page.keyboard.press("Enter")
        expect(chosen).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("Enter")


@dataclass(frozen=True)
class Way:
    """One way to go through a lesson."""

    size: tuple[int, int]
    answer: Callable[[Page, str], None]
    next: Callable[[Page], None]


def _click(page: Page) -> None:
    page.get_by_test_id("lesson-next").click()


WAYS = {
    "wanted": Way(DESKTOP, option, _click),
    "wrong": Way(LAPTOP, option, _click),
    "keys": Way(DESKTOP, _typed, lambda page: page.keyboard.press("n")),
    "phone": Way(PHONE, option, _click),
}
